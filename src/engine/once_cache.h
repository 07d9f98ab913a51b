#pragma once
#include <cstdint>
#include <exception>
#include <future>
#include <list>
#include <mutex>
#include <unordered_map>

namespace pumice::engine {

// Values by key, each made once: a second thread that wants the same one waits for the first,
// different ones never wait for each other. Keeps the `capacity` that were used last; who holds a
// value keeps it beyond that. Value: a shared pointer.
template <class Key, class Value, class Hash = std::hash<Key>>
class OnceCache {
 public:
  explicit OnceCache(size_t capacity) : capacity_(capacity) {}

  // make() runs without a lock. What it throws reaches all who wait; a later caller tries anew.
  template <class Make>
  Value find_or_make(const Key& key, bool& found, Make&& make) {
    std::promise<Value> promise;
    uint64_t number = 0;
    {
      std::unique_lock lock(mutex_);
      if (auto at = entries_.find(key); at != entries_.end()) {
        order_.splice(order_.begin(), order_, at->second);
        auto value = at->second->value;
        lock.unlock();
        found = true;
        return value.get();
      }
      number = insert(key, promise.get_future().share());
    }
    found = false;
    try {
      Value value = make();
      promise.set_value(value);
      return value;
    } catch (...) {
      erase(key, number);
      promise.set_exception(std::current_exception());
      throw;
    }
  }

  size_t size() const {
    std::lock_guard lock(mutex_);
    return order_.size();
  }

 private:
  struct Entry {
    Key key;
    uint64_t number;
    std::shared_future<Value> value;
  };

  uint64_t insert(const Key& key, std::shared_future<Value> value) {
    order_.push_front({key, ++last_number_, std::move(value)});
    entries_[key] = order_.begin();
    if (order_.size() > capacity_) {
      entries_.erase(order_.back().key);
      order_.pop_back();
    }
    return last_number_;
  }
  // Unless the entry has gone, or made room for a newer one.
  void erase(const Key& key, uint64_t number) {
    std::lock_guard lock(mutex_);
    auto at = entries_.find(key);
    if (at == entries_.end() || at->second->number != number) return;
    order_.erase(at->second);
    entries_.erase(at);
  }

  mutable std::mutex mutex_;
  const size_t capacity_;
  uint64_t last_number_ = 0;
  std::list<Entry> order_;  // the last used first
  std::unordered_map<Key, typename std::list<Entry>::iterator, Hash> entries_;
};

}  // namespace pumice::engine
