#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <utility>

namespace pumice {

// Intrusive reference count. Starts at zero; Ref adds the first.
class RefCounted {
 public:
  RefCounted() = default;
  RefCounted(const RefCounted&) = delete;
  RefCounted& operator=(const RefCounted&) = delete;
  virtual ~RefCounted() = default;

  void retain() const { count_.fetch_add(1, std::memory_order_relaxed); }
  // False when the count has already reached zero: the object is being destroyed.
  bool try_retain() const {
    auto n = count_.load(std::memory_order_relaxed);
    while (n != 0)
      if (count_.compare_exchange_weak(n, n + 1, std::memory_order_relaxed)) return true;
    return false;
  }
  void release() const {
    if (count_.fetch_sub(1, std::memory_order_acq_rel) == 1) dispose();
  }
  uint32_t use_count() const { return count_.load(std::memory_order_acquire); }

 protected:
  virtual void dispose() const { delete this; }

 private:
  mutable std::atomic<uint32_t> count_{0};
};

// Owning pointer to a RefCounted; 8 bytes.
template <class T>
class Ref {
 public:
  Ref() = default;
  Ref(std::nullptr_t) {}
  explicit Ref(T* p) : p_(p) {
    if (p_) p_->retain();
  }
  Ref(const Ref& o) : Ref(o.p_) {}
  Ref(Ref&& o) noexcept : p_(std::exchange(o.p_, nullptr)) {}
  template <class U>
    requires std::is_convertible_v<U*, T*>
  Ref(const Ref<U>& o) : Ref(static_cast<T*>(o.get())) {}
  template <class U>
    requires std::is_convertible_v<U*, T*>
  Ref(Ref<U>&& o) noexcept : p_(o.detach()) {}
  ~Ref() {
    if (p_) p_->release();
  }
  Ref& operator=(Ref o) noexcept {
    std::swap(p_, o.p_);
    return *this;
  }
  // Takes over a count that the caller already holds.
  static Ref adopt(T* p) {
    Ref r;
    r.p_ = p;
    return r;
  }
  T* detach() { return std::exchange(p_, nullptr); }
  T* get() const { return p_; }
  T* operator->() const { return p_; }
  T& operator*() const { return *p_; }
  explicit operator bool() const { return p_ != nullptr; }
  bool operator==(const Ref& o) const { return p_ == o.p_; }
  bool operator==(std::nullptr_t) const { return p_ == nullptr; }

 private:
  T* p_ = nullptr;
};

template <class T, class... Args>
Ref<T> make_ref(Args&&... args) {
  return Ref<T>(new T(std::forward<Args>(args)...));
}

}  // namespace pumice

template <class T>
struct std::hash<pumice::Ref<T>> {
  size_t operator()(const pumice::Ref<T>& r) const { return std::hash<T*>{}(r.get()); }
};
