#include "hal/caching_allocator.h"

#include <algorithm>
#include <bit>
#include <cerrno>

#include "base/text.h"
#include "pumice/error.h"

namespace pumice::hal {

namespace {
constexpr uint64_t smallest_class = 64, always_kept = uint64_t(64) << 20;
}

CachingAllocator::CachingAllocator(Source source) : source_(std::move(source)) {}

CachingAllocator::~CachingAllocator() { release_cache(); }

uint64_t CachingAllocator::size_class(uint64_t bytes) {
  if (bytes <= smallest_class) return smallest_class;
  if (bytes > uint64_t(1) << 62) return bytes;
  uint64_t step = std::max(std::bit_ceil(bytes) / 8, smallest_class);
  return (bytes + step - 1) / step * step;
}

void* CachingAllocator::from_cache(uint64_t size) {
  auto it = free_.find(size);
  if (it == free_.end() || it->second.empty()) return nullptr;
  void* block = it->second.back();
  it->second.pop_back();
  cached_ -= size;
  return block;
}

void* CachingAllocator::allocate(uint64_t bytes) {
  if (bytes == 0) return nullptr;
  uint64_t size = size_class(bytes);
  std::lock_guard lock(mutex_);
  void* block = from_cache(size);
  auto fits = [&] { return size <= source_.budget && in_use_ + cached_ <= source_.budget - size; };
  if (!block && fits()) block = source_.take(size);
  if (!block) {
    trim(0);
    if (fits()) block = source_.take(size);
  }
  if (!block) {
    uint64_t left = source_.budget - std::min(in_use_, source_.budget);
    throw DeviceError(
        source_.api, "allocate", ENOMEM,
        cat("out of memory: asked for ", bytes, " bytes, ", asked_, " in use, ", left, " free"));
  }
  in_use_ += size;
  asked_ += bytes;
  peak_ = std::max(peak_, in_use_);
  asked_peak_ = std::max(asked_peak_, asked_);
  return block;
}

void CachingAllocator::free(void* block, uint64_t bytes) {
  if (!block) return;
  uint64_t size = size_class(bytes);
  std::lock_guard lock(mutex_);
  in_use_ -= size;
  asked_ -= bytes;
  free_[size].push_back(block);
  cached_ += size;
  // What was once in use at one time may be again; more than that is only kept.
  uint64_t keep = std::max(peak_ - std::min(peak_, in_use_), always_kept);
  if (cached_ > keep) trim(keep);
}

void CachingAllocator::trim(uint64_t keep) {
  for (auto it = free_.rbegin(); it != free_.rend() && cached_ > keep; ++it) {
    while (!it->second.empty() && cached_ > keep) {
      source_.give_back(it->second.back(), it->first);
      it->second.pop_back();
      cached_ -= it->first;
    }
  }
}

void CachingAllocator::release_cache() {
  std::lock_guard lock(mutex_);
  trim(0);
}

MemoryStats CachingAllocator::stats() const {
  std::lock_guard lock(mutex_);
  return {asked_, in_use_ + cached_, asked_peak_,
          source_.budget == UINT64_MAX ? 0 : source_.budget};
}

}  // namespace pumice::hal
