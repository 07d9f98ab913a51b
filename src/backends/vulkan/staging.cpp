#include "backends/vulkan/staging.h"

#include <algorithm>

namespace pumice::backends::vulkan {

Staging::~Staging() {
  for (const Chunk& chunk : chunks_) context_.allocator->free(chunk.range);
}

Range Staging::cut(Chunk& chunk, uint64_t bytes, uint64_t alignment, uint64_t value) {
  uint64_t at = (chunk.used + alignment - 1) / alignment * alignment;
  if (at + bytes > chunk.range.size) return {};
  chunk.used = at + bytes;
  chunk.last = value;
  return {chunk.range.block, chunk.range.offset + at, bytes};
}

Range Staging::take(uint64_t bytes, uint64_t alignment, uint64_t value, Timeline& timeline) {
  if (current_ < chunks_.size()) {
    Range range = cut(chunks_[current_], bytes, alignment, value);
    if (range.block) return range;
  }
  for (size_t c = 0; c < chunks_.size(); ++c) {
    if (chunks_[c].last >= value || !timeline.reached(chunks_[c].last)) continue;
    chunks_[c].used = 0;
    current_ = c;
    return cut(chunks_[c], bytes, alignment, value);
  }
  if (chunks_.size() >= chunk_limit) return {};
  chunks_.push_back({context_.allocate(chunk_bytes, Use::host)});
  current_ = chunks_.size() - 1;
  return cut(chunks_.back(), bytes, alignment, value);
}

uint64_t Staging::oldest() const {
  uint64_t value = UINT64_MAX;
  for (const Chunk& chunk : chunks_) value = std::min(value, chunk.last);
  return value;
}

}  // namespace pumice::backends::vulkan
