#include "backends/vulkan/memory.h"

#include <algorithm>

#include "backends/vulkan/context.h"
#include "base/error.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

namespace {

constexpr uint64_t largest_step = uint64_t(256) << 20;

uint64_t padded_size(uint64_t bytes) {
  uint64_t unit = Allocator::granularity;
  if (bytes > UINT64_MAX - unit) return bytes;  // too much anyway; rounding up would wrap
  return std::max(unit, (bytes + unit - 1) / unit * unit);
}

// The memory type that has all of `want`, most of `like` and least of `avoid`; device-local ones
// by the size of their heap.
int choose_type(const VkPhysicalDeviceMemoryProperties& all, uint32_t allowed,
                VkMemoryPropertyFlags want, VkMemoryPropertyFlags like,
                VkMemoryPropertyFlags avoid) {
  int best = -1;
  std::pair<int, uint64_t> best_score{-100, 0};
  for (uint32_t t = 0; t < all.memoryTypeCount; ++t) {
    auto flags = all.memoryTypes[t].propertyFlags;
    if (!(allowed >> t & 1) || (flags & want) != want) continue;
    std::pair<int, uint64_t> score{
        __builtin_popcount(flags & like) - __builtin_popcount(flags & avoid),
        all.memoryHeaps[all.memoryTypes[t].heapIndex].size};
    if (best < 0 || score > best_score) best = int(t), best_score = score;
  }
  return best;
}

}  // namespace

Block::~Block() {
  if (buffer) context.api.vkDestroyBuffer(context.device, buffer, nullptr);
  if (memory) context.api.vkFreeMemory(context.device, memory, nullptr);
}

std::shared_ptr<Block> Allocator::make_block(uint64_t bytes, hal::Memory kind) {
  const DeviceApi& api = context_.api;
  auto block = std::make_shared<Block>(context_);
  bool addresses = context_.capabilities.addresses();
  VkBufferCreateInfo info{VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  info.size = bytes;
  info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
               VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  if (addresses) info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  check(api.vkCreateBuffer(context_.device, &info, nullptr, &block->buffer), "vkCreateBuffer");
  VkMemoryRequirements needs;
  api.vkGetBufferMemoryRequirements(context_.device, block->buffer, &needs);
  constexpr VkMemoryPropertyFlags visible =
      VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  constexpr VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
  constexpr VkMemoryPropertyFlags cached = VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
  const auto& types = context_.memory_properties;
  int type =
      kind == hal::Memory::device
          ? choose_type(types, needs.memoryTypeBits, local, 0, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT)
          : choose_type(types, needs.memoryTypeBits, visible, cached, local);
  if (type < 0) type = choose_type(types, needs.memoryTypeBits, 0, 0, 0);
  VkMemoryAllocateFlagsInfo flags{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo allocation{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  if (addresses) allocation.pNext = &flags;
  allocation.allocationSize = needs.size;
  allocation.memoryTypeIndex = uint32_t(type);
  check(api.vkAllocateMemory(context_.device, &allocation, nullptr, &block->memory),
        "vkAllocateMemory");
  check(api.vkBindBufferMemory(context_.device, block->buffer, block->memory, 0),
        "vkBindBufferMemory");
  auto has = types.memoryTypes[type].propertyFlags;
  if ((has & visible) == visible && ((has & cached) || kind == hal::Memory::host_visible)) {
    void* mapped = nullptr;
    check(api.vkMapMemory(context_.device, block->memory, 0, VK_WHOLE_SIZE, 0, &mapped),
          "vkMapMemory");
    block->mapped = static_cast<std::byte*>(mapped);
  }
  block->size = bytes;
  if (addresses) {
    VkBufferDeviceAddressInfo of{VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    of.buffer = block->buffer;
    block->base = api.vkGetBufferDeviceAddress(context_.device, &of);
  } else {
    block->base = next_base_;
    next_base_ += bytes;
  }
  return block;
}

void Allocator::forget(Pool& pool, Block* block, uint64_t offset, uint64_t size) {
  auto [at, end] = pool.by_size.equal_range(size);
  for (; at != end; ++at)
    if (at->second.first.get() == block && at->second.second == offset) {
      pool.by_size.erase(at);
      return;
    }
}

void Allocator::give(Pool& pool, const std::shared_ptr<Block>& block, uint64_t offset,
                     uint64_t size) {
  auto next = block->free.lower_bound(offset);
  if (next != block->free.end() && offset + size == next->first) {
    forget(pool, block.get(), next->first, next->second);
    size += next->second;
    next = block->free.erase(next);
  }
  if (next != block->free.begin()) {
    auto before = std::prev(next);
    if (before->first + before->second == offset) {
      forget(pool, block.get(), before->first, before->second);
      offset = before->first;
      size += before->second;
      block->free.erase(before);
    }
  }
  block->free[offset] = size;
  pool.by_size.emplace(size, std::pair(block, offset));
}

Range Allocator::take(Pool& pool, uint64_t bytes, uint64_t padded) {
  auto at = pool.by_size.lower_bound(padded);
  if (at == pool.by_size.end()) return {};
  auto [block, offset] = at->second;
  uint64_t whole = at->first;
  pool.by_size.erase(at);
  block->free.erase(offset);
  if (whole > padded) give(pool, block, offset + padded, whole - padded);
  in_use_ += padded;
  peak_ = std::max(peak_, in_use_);
  return {std::move(block), offset, bytes};
}

// Blocks double up to a limit; what does not fit one gets a block of its own. When the driver has
// no such block left, the exact size is tried before giving up.
void Allocator::grow(Pool& pool, uint64_t padded, hal::Memory memory) {
  uint64_t size = std::max(padded, pool.next_block);
  std::shared_ptr<Block> block;
  try {
    block = make_block(size, memory);
  } catch (const DeviceError&) {
    if (size == padded) throw;
    block = make_block(size = padded, memory);
  }
  pool.next_block = std::min(pool.next_block * 2, largest_step);
  pool.blocks.push_back(block);
  reserved_ += size;
  give(pool, block, 0, size);
}

void Allocator::trim() {
  for (Pool* pool : {&device_, &host_})
    std::erase_if(pool->blocks, [&](const std::shared_ptr<Block>& block) {
      auto whole = block->free.find(0);
      if (whole == block->free.end() || whole->second != block->size) return false;
      forget(*pool, block.get(), 0, block->size);
      reserved_ -= block->size;
      return true;
    });
}

Range Allocator::allocate(uint64_t bytes, hal::Memory memory) {
  uint64_t padded = padded_size(bytes);
  std::lock_guard lock(mutex_);
  Pool& from = pool(memory);
  Range range = take(from, bytes, padded);
  if (range.block) return range;
  try {
    try {
      grow(from, padded, memory);
    } catch (const DeviceError&) {
      trim();
      grow(from, padded, memory);
    }
  } catch (const DeviceError& error) {
    throw DeviceError("vulkan", error.call(), error.code(),
                      cat("out of memory: asked ", bytes, " bytes, in use ", in_use_, ", reserved ",
                          reserved_, ", device ", context_.capabilities.memory_bytes));
  }
  return take(from, bytes, padded);
}

void Allocator::free(const Range& range) {
  std::lock_guard lock(mutex_);
  uint64_t padded = padded_size(range.size);
  in_use_ -= padded;
  auto owns = [&](const Pool& p) {
    return std::find(p.blocks.begin(), p.blocks.end(), range.block) != p.blocks.end();
  };
  give(owns(device_) ? device_ : host_, range.block, range.offset, padded);
}

hal::MemoryStats Allocator::stats() const {
  std::lock_guard lock(mutex_);
  return {in_use_, reserved_, peak_, context_.memory_budget()};
}

void Allocator::clear() {
  std::lock_guard lock(mutex_);
  for (Pool* pool : {&device_, &host_}) {
    pool->by_size.clear();
    pool->blocks.clear();
  }
}

}  // namespace pumice::backends::vulkan
