#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <vector>

#include "hal/hal.h"

namespace pumice::hal {

// Keeps freed blocks by size class and hands them out again, so that a steady program asks the
// system for nothing. Sizes are rounded up to one of four classes per power of two. Thread-safe.
class CachingAllocator {
 public:
  struct Source {
    std::string api;                            // for errors: "cpu"
    std::function<void*(uint64_t bytes)> take;  // null when there is none
    std::function<void(void*, uint64_t bytes)> give_back;
    uint64_t budget = UINT64_MAX;  // never reserve more than this
  };
  explicit CachingAllocator(Source source);
  ~CachingAllocator();
  CachingAllocator(const CachingAllocator&) = delete;
  CachingAllocator& operator=(const CachingAllocator&) = delete;

  // A block of at least `bytes` (0: null). When the source has none: gives the cache back and
  // asks again, then throws DeviceError with the bytes asked, used and free.
  void* allocate(uint64_t bytes);
  void free(void* block, uint64_t bytes);  // `bytes` as given to allocate
  void release_cache();
  MemoryStats stats() const;

  static uint64_t size_class(uint64_t bytes);

 private:
  void* from_cache(uint64_t size);
  void trim(uint64_t keep);

  Source source_;
  mutable std::mutex mutex_;
  std::map<uint64_t, std::vector<void*>> free_;
  uint64_t in_use_ = 0, cached_ = 0, peak_ = 0;  // in size-class bytes
  uint64_t asked_ = 0, asked_peak_ = 0;          // as callers asked
};

}  // namespace pumice::hal
