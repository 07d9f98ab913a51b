#pragma once
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "backends/vulkan/capabilities.h"
#include "backends/vulkan/memory_types.h"
#include "backends/vulkan/tlsf.h"
#include "hal/hal.h"
#include "pumice/error.h"

namespace pumice::backends::vulkan {

struct Context;

// One VkBuffer over all of one VkDeviceMemory, from which ranges are cut. Kept by those who use it:
// the driver's memory goes back when the allocator and all work in flight have let go.
struct Block {
  Block(const Context& c, Use u) : context(c), use(u) {}
  ~Block();
  Block(const Block&) = delete;

  const Context& context;  // outlives its blocks
  const Use use;
  VkBuffer buffer = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  uint64_t size = 0;
  std::byte* mapped = nullptr;    // null when the host cannot see it, or only slowly
  std::byte* writable = nullptr;  // null when the host cannot see it
  uint64_t base = 0;              // device address, or a number that is unique in the same way
};

// Bytes of a block. `size` is what was asked for; the range is padded to the granularity. Without a
// piece it is all of a shared block.
struct Range {
  std::shared_ptr<Block> block;
  uint64_t offset = 0, size = 0;
  Tlsf::Id piece = Tlsf::none;
  uint64_t begin() const { return block->base + offset; }
  std::byte* host() const { return block->mapped ? block->mapped + offset : nullptr; }
  std::byte* writable() const { return block->writable ? block->writable + offset : nullptr; }
};

// Cuts buffers from blocks and keeps what is freed. Thread-safe; no lock is held while the driver
// works.
class Allocator {
 public:
  static constexpr uint64_t granularity = 256;

  explicit Allocator(const Context& context) : context_(context) {}

  // From what is reserved; an empty range when nothing there is large enough.
  Range take(uint64_t bytes, Use use, bool thorough = false);
  // From a new block. Throws the driver's DeviceError.
  Range grow(uint64_t bytes, Use use);
  // A block of its own that others can open; or that opens theirs by a descriptor, which is set to
  // -1 when the driver has taken it. Throws the driver's DeviceError.
  Range shared(uint64_t bytes, int* descriptor = nullptr);
  void free(const Range& range);
  std::vector<Range> take_all();  // all that is free, as if it were in use
  void trim();                    // gives the driver back the blocks that are wholly free
  // The error to throw in the end: how much was asked, used and free.
  DeviceError exhausted(const DeviceError& error, uint64_t bytes) const;
  hal::MemoryStats stats() const;

 private:
  struct Pool {
    Tlsf ranges;
    std::vector<std::shared_ptr<Block>> blocks;  // by region; null: unused number
    std::vector<Tlsf::Id> first;                 // the piece at the start of each
    uint64_t next_block = uint64_t(1) << 20;
  };
  Range cut(Pool& pool, Tlsf::Id id, uint64_t bytes);
  // How memory is shared: not at all, for others to open, or by opening that of a descriptor.
  struct Sharing {
    bool shared = false;
    int* descriptor = nullptr;
  };
  std::shared_ptr<Block> make_block(uint64_t bytes, Use use, Sharing sharing);
  void bind(Block& block, uint64_t bytes, uint32_t type, Sharing sharing);
  Pool& pool(Use use) { return pools_[size_t(use)]; }

  const Context& context_;
  mutable std::mutex mutex_;
  std::array<Pool, 3> pools_;  // by use
  std::atomic<uint64_t> next_base_{uint64_t(1) << 32};
  uint64_t in_use_ = 0, reserved_ = 0, peak_ = 0;
};

}  // namespace pumice::backends::vulkan
