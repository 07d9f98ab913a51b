#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <span>
#include <utility>

namespace pumice {

// A vector whose first N elements need no heap.
template <class T, size_t N>
class SmallVector {
 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  SmallVector() = default;
  SmallVector(std::initializer_list<T> values) { append(values.begin(), values.end()); }
  explicit SmallVector(size_t count, const T& value = T()) { resize(count, value); }
  template <std::input_iterator I>
  SmallVector(I first, I last) {
    append(first, last);
  }
  SmallVector(std::span<const T> values) { append(values.begin(), values.end()); }
  SmallVector(const SmallVector& o) { append(o.begin(), o.end()); }
  SmallVector(SmallVector&& o) noexcept { take(o); }
  SmallVector& operator=(const SmallVector& o) {
    if (this != &o) {
      clear();
      append(o.begin(), o.end());
    }
    return *this;
  }
  SmallVector& operator=(SmallVector&& o) noexcept {
    if (this != &o) {
      destroy();
      take(o);
    }
    return *this;
  }
  ~SmallVector() { destroy(); }

  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return data_; }
  const T* data() const { return data_; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  T& operator[](size_t i) { return data_[i]; }
  const T& operator[](size_t i) const { return data_[i]; }
  T& front() { return data_[0]; }
  T& back() { return data_[size_ - 1]; }
  const T& front() const { return data_[0]; }
  const T& back() const { return data_[size_ - 1]; }

  void push_back(T value) {
    if (size_ == capacity_) grow(capacity_ * 2);
    new (data_ + size_) T(std::move(value));
    ++size_;
  }
  void pop_back() { data_[--size_].~T(); }
  void clear() {
    std::destroy_n(data_, size_);
    size_ = 0;
  }
  void reserve(size_t n) {
    if (n > capacity_) grow(n);
  }
  void resize(size_t n, const T& value = T()) {
    reserve(n);
    while (size_ > n) pop_back();
    while (size_ < n) push_back(value);
  }
  template <class I>
  void append(I first, I last) {
    for (; first != last; ++first) push_back(*first);
  }
  T* insert(const T* at, T value) {
    auto i = at - data_;
    push_back(std::move(value));
    std::rotate(data_ + i, data_ + size_ - 1, data_ + size_);
    return data_ + i;
  }
  T* erase(const T* at) {
    auto p = data_ + (at - data_);
    std::move(p + 1, end(), p);
    pop_back();
    return p;
  }
  operator std::span<const T>() const { return {data_, size_}; }
  bool operator==(const SmallVector& o) const {
    return std::equal(begin(), end(), o.begin(), o.end());
  }

 private:
  T* inline_data() { return reinterpret_cast<T*>(inline_); }
  void grow(size_t n) {
    T* fresh = static_cast<T*>(::operator new(n * sizeof(T), std::align_val_t(alignof(T))));
    std::uninitialized_move_n(data_, size_, fresh);
    std::destroy_n(data_, size_);
    release();
    data_ = fresh;
    capacity_ = n;
  }
  void release() {
    if (data_ != inline_data()) ::operator delete(data_, std::align_val_t(alignof(T)));
  }
  void destroy() {
    std::destroy_n(data_, size_);
    release();
    data_ = inline_data();
    size_ = 0;
    capacity_ = N;
  }
  void take(SmallVector& o) {
    if (o.data_ != o.inline_data()) {
      data_ = std::exchange(o.data_, o.inline_data());
      size_ = std::exchange(o.size_, 0);
      capacity_ = std::exchange(o.capacity_, N);
    } else {
      std::uninitialized_move_n(o.data_, o.size_, inline_data());
      size_ = o.size_;
      o.clear();
    }
  }

  alignas(T) std::byte inline_[N * sizeof(T)];
  T* data_ = inline_data();
  size_t size_ = 0, capacity_ = N;
};

}  // namespace pumice
