#pragma once
#include <vector>

#include "backends/vulkan/context.h"

namespace pumice::backends::vulkan {

// Host-visible memory for bytes on their way to and from the device, in chunks that are used again
// when the submission that read or wrote them is done. Used by one queue.
class Staging {
 public:
  static constexpr uint64_t chunk_bytes = uint64_t(4) << 20;
  static constexpr size_t chunk_limit = 16;

  explicit Staging(Context& context) : context_(context) {}
  ~Staging();

  // `bytes` (at most chunk_bytes) for use by submission `value`. An empty range when every chunk is
  // in flight: the caller submits and waits for oldest().
  Range take(uint64_t bytes, uint64_t alignment, uint64_t value, Timeline& timeline);
  uint64_t oldest() const;

 private:
  struct Chunk {
    Range range;
    uint64_t used = 0, last = 0;  // `last`: the latest submission that uses it
  };
  static Range cut(Chunk& chunk, uint64_t bytes, uint64_t alignment, uint64_t value);

  Context& context_;
  std::vector<Chunk> chunks_;
  size_t current_ = 0;
};

}  // namespace pumice::backends::vulkan
