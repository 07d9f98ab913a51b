#pragma once
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "backends/vulkan/capabilities.h"
#include "hal/hal.h"

namespace pumice::backends::vulkan {

struct Context;

// One VkBuffer over all of one VkDeviceMemory, from which ranges are cut. Kept by those who use it:
// the driver's memory goes back when the allocator and all work in flight have let go.
struct Block {
  explicit Block(const Context& c) : context(c) {}
  ~Block();
  Block(const Block&) = delete;

  const Context& context;  // outlives its blocks
  VkBuffer buffer = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  uint64_t size = 0;
  std::byte* mapped = nullptr;        // null when the host cannot see it, or only slowly
  uint64_t base = 0;                  // device address, or a number that is unique in the same way
  std::map<uint64_t, uint64_t> free;  // offset -> size
};

// Bytes of a block. `size` is what was asked for; the range is padded to the granularity.
struct Range {
  std::shared_ptr<Block> block;
  uint64_t offset = 0, size = 0;
  uint64_t begin() const { return block->base + offset; }
  std::byte* host() const { return block->mapped ? block->mapped + offset : nullptr; }
};

// Cuts buffers from blocks, best fit, and keeps what is freed. Thread-safe.
class Allocator {
 public:
  static constexpr uint64_t granularity = 256;

  explicit Allocator(const Context& context) : context_(context) {}

  // Throws DeviceError that says how much was asked, in use and reserved.
  Range allocate(uint64_t bytes, hal::Memory memory);
  void free(const Range& range);
  hal::MemoryStats stats() const;
  void clear();  // lets go of all blocks

 private:
  struct Pool {
    std::vector<std::shared_ptr<Block>> blocks;
    std::multimap<uint64_t, std::pair<std::shared_ptr<Block>, uint64_t>> by_size;
    uint64_t next_block = uint64_t(1) << 20;
  };
  Range take(Pool& pool, uint64_t bytes, uint64_t padded);
  void give(Pool& pool, const std::shared_ptr<Block>& block, uint64_t offset, uint64_t size);
  void forget(Pool& pool, Block* block, uint64_t offset, uint64_t size);
  void grow(Pool& pool, uint64_t padded, hal::Memory memory);
  void trim();
  std::shared_ptr<Block> make_block(uint64_t bytes, hal::Memory memory);
  Pool& pool(hal::Memory memory) { return memory == hal::Memory::device ? device_ : host_; }

  const Context& context_;
  mutable std::mutex mutex_;
  Pool device_, host_;
  uint64_t next_base_ = uint64_t(1) << 32;
  uint64_t in_use_ = 0, reserved_ = 0, peak_ = 0;
};

}  // namespace pumice::backends::vulkan
