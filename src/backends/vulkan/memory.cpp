#include "backends/vulkan/memory.h"

#include <algorithm>

#include "backends/vulkan/context.h"
#include "backends/vulkan/memory_types.h"
#include "base/error.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

namespace {

constexpr VkExternalMemoryHandleTypeFlagBits descriptor_kind =
    VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
constexpr uint64_t largest_step = uint64_t(256) << 20;

uint64_t padded_size(uint64_t bytes) {
  uint64_t unit = Allocator::granularity;
  if (bytes > UINT64_MAX - unit) return bytes;  // too much anyway; rounding up would wrap
  return std::max(unit, (bytes + unit - 1) / unit * unit);
}

}  // namespace

Block::~Block() {
  if (buffer) context.api.vkDestroyBuffer(context.device, buffer, nullptr);
  if (memory) context.api.vkFreeMemory(context.device, memory, nullptr);
}

// Memory of one type for a block whose buffer there is.
void Allocator::bind(Block& block, uint64_t bytes, uint32_t type, Sharing sharing) {
  const DeviceApi& api = context_.api;
  // To ask for more than the heap has at all is misuse.
  const VkPhysicalDeviceMemoryProperties& has_memory = context_.memory_properties;
  if (bytes > has_memory.memoryHeaps[has_memory.memoryTypes[type].heapIndex].size)
    context_.check(VK_ERROR_OUT_OF_DEVICE_MEMORY, "vkAllocateMemory");
  VkMemoryAllocateFlagsInfo flags{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo allocation{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  if (context_.capabilities.addresses()) allocation.pNext = &flags;
  // Where the system moves memory out of the device when others press, the tensors go last.
  VkMemoryPriorityAllocateInfoEXT priority{VK_STRUCTURE_TYPE_MEMORY_PRIORITY_ALLOCATE_INFO_EXT};
  priority.priority = block.use == Use::host ? 0.5f : 1.0f;
  if (context_.capabilities.has(Feature::memory_priority)) {
    priority.pNext = allocation.pNext;
    allocation.pNext = &priority;
  }
  VkMemoryDedicatedAllocateInfo dedicated{VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO};
  VkExportMemoryAllocateInfo exported{VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO};
  VkImportMemoryFdInfoKHR imported{VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR};
  if (sharing.shared) {
    dedicated.buffer = block.buffer;
    dedicated.pNext = allocation.pNext;
    exported.handleTypes = imported.handleType = descriptor_kind;
    exported.pNext = imported.pNext = &dedicated;
    if (sharing.descriptor) imported.fd = *sharing.descriptor;
    allocation.pNext = sharing.descriptor ? static_cast<const void*>(&imported) : &exported;
  }
  allocation.allocationSize = bytes;
  allocation.memoryTypeIndex = type;
  context_.check(api.vkAllocateMemory(context_.device, &allocation, nullptr, &block.memory),
                 "vkAllocateMemory");
  if (sharing.descriptor) *sharing.descriptor = -1;
  context_.check(api.vkBindBufferMemory(context_.device, block.buffer, block.memory, 0),
                 "vkBindBufferMemory");
  auto has = context_.memory_properties.memoryTypes[type].propertyFlags;
  bool seen = block.use == Use::host || context_.capabilities.has(Feature::mapped_memory);
  if ((has & host_access) != host_access || !seen) return;
  bool fast = (has & VK_MEMORY_PROPERTY_HOST_CACHED_BIT) || block.use == Use::host;
  void* mapped = nullptr;
  VkResult result = api.vkMapMemory(context_.device, block.memory, 0, VK_WHOLE_SIZE, 0, &mapped);
  // What the host need not see is no worse for being out of its sight.
  if (result == VK_ERROR_MEMORY_MAP_FAILED && block.use != Use::host) return;
  context_.check(result, "vkMapMemory");
  block.writable = static_cast<std::byte*>(mapped);
  if (fast) block.mapped = block.writable;
}

std::shared_ptr<Block> Allocator::make_block(uint64_t bytes, Use use, Sharing sharing) {
  const DeviceApi& api = context_.api;
  auto block = std::make_shared<Block>(context_, use);
  bool addresses = context_.capabilities.addresses();
  VkBufferCreateInfo info{VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  VkExternalMemoryBufferCreateInfo external{VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO};
  external.handleTypes = descriptor_kind;
  if (sharing.shared) info.pNext = &external;
  info.size = bytes;
  info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
               VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  if (addresses) info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  context_.check(api.vkCreateBuffer(context_.device, &info, nullptr, &block->buffer),
                 "vkCreateBuffer");
  VkMemoryRequirements needs;
  api.vkGetBufferMemoryRequirements(context_.device, block->buffer, &needs);
  Heaps heaps = context_.heaps();
  // Both sides must choose the same type, whatever they have left.
  if (sharing.shared)
    for (uint32_t h = 0; h < heaps.all.memoryHeapCount; ++h)
      heaps.available[h] = heaps.all.memoryHeaps[h].size;
  auto types = memory_types(heaps, needs.memoryTypeBits, use, needs.size, context_.shares_memory());
  PUMICE_ASSERT(!types.empty(), "a device without memory for buffers");
  bind(*block, needs.size, types[0], sharing);
  block->size = bytes;
  if (addresses) {
    VkBufferDeviceAddressInfo of{VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    of.buffer = block->buffer;
    block->base = api.vkGetBufferDeviceAddress(context_.device, &of);
  } else {
    block->base = next_base_.fetch_add(bytes);
  }
  return block;
}

// Of the piece that the pool's ranges gave.
Range Allocator::cut(Pool& pool, Tlsf::Id id, uint64_t bytes) {
  const Tlsf::Piece& piece = pool.ranges[id];
  in_use_ += piece.size;
  peak_ = std::max(peak_, in_use_);
  return {pool.blocks[piece.region], piece.offset, bytes, id};
}

Range Allocator::take(uint64_t bytes, Use use, bool thorough) {
  std::lock_guard lock(mutex_);
  Pool& from = pool(use);
  Tlsf::Id id = from.ranges.take(padded_size(bytes), thorough);
  return id == Tlsf::none ? Range{} : cut(from, id, bytes);
}

// Blocks double up to a limit; what does not fit one gets a block of its own. When the driver has
// no such block left, the exact size is tried before giving up.
Range Allocator::grow(uint64_t bytes, Use use) {
  uint64_t padded = padded_size(bytes), size;
  Pool& to = pool(use);
  {
    std::lock_guard lock(mutex_);
    size = std::max(padded, to.next_block);
  }
  std::shared_ptr<Block> block;
  try {
    block = make_block(size, use, {});
  } catch (const DeviceError& error) {
    if (size == padded || error.code() == VK_ERROR_DEVICE_LOST) throw;
    block = make_block(size = padded, use, {});
  }
  std::lock_guard lock(mutex_);
  to.next_block = std::min(to.next_block * 2, largest_step);
  auto free_region = std::find(to.blocks.begin(), to.blocks.end(), nullptr);
  auto region = uint32_t(free_region - to.blocks.begin());
  if (free_region == to.blocks.end()) {
    to.blocks.emplace_back();
    to.first.push_back(Tlsf::none);
  }
  Tlsf::Id whole = to.ranges.add(region, size);
  to.first[region] = whole;
  to.blocks[region] = std::move(block);
  reserved_ += size;
  return cut(to, to.ranges.split(whole, padded), bytes);
}

Range Allocator::shared(uint64_t bytes, int* descriptor) {
  auto block = make_block(padded_size(bytes), Use::device, {true, descriptor});
  std::lock_guard lock(mutex_);
  in_use_ += block->size;
  reserved_ += block->size;
  peak_ = std::max(peak_, in_use_);
  return {std::move(block), 0, bytes, Tlsf::none};
}

void Allocator::free(const Range& range) {
  std::lock_guard lock(mutex_);
  if (range.piece == Tlsf::none) {
    in_use_ -= range.block->size;
    reserved_ -= range.block->size;
    return;
  }
  Pool& to = pool(range.block->use);
  in_use_ -= to.ranges[range.piece].size;
  to.ranges.give(range.piece);
}

std::vector<Range> Allocator::take_all() {
  std::vector<Range> all;
  std::lock_guard lock(mutex_);
  for (Pool& pool : pools_)
    for (Tlsf::Id id : pool.ranges.take_all()) {
      const Tlsf::Piece& piece = pool.ranges[id];
      in_use_ += piece.size;
      all.push_back({pool.blocks[piece.region], piece.offset, piece.size, id});
    }
  return all;
}

void Allocator::trim() {
  std::vector<std::shared_ptr<Block>> gone;  // without the lock
  std::lock_guard lock(mutex_);
  for (Pool& pool : pools_)
    for (uint32_t region = 0; region < pool.blocks.size(); ++region) {
      auto& block = pool.blocks[region];
      if (!block || !pool.ranges.is_whole(pool.first[region])) continue;
      pool.ranges.remove(pool.first[region]);
      reserved_ -= block->size;
      gone.push_back(std::move(block));
    }
}

DeviceError Allocator::exhausted(const DeviceError& error, uint64_t bytes) const {
  Heaps heaps = context_.heaps();
  uint64_t most = 0, left = 0;
  for (uint32_t h = 0; h < heaps.all.memoryHeapCount; ++h)
    if (heaps.all.memoryHeaps[h].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) {
      most = std::max(most, heaps.all.memoryHeaps[h].size);
      left = std::max(left, heaps.available[h]);
    }
  std::lock_guard lock(mutex_);
  if (!context_.capabilities.has(Feature::memory_budget)) left = most - std::min(most, reserved_);
  return DeviceError("vulkan", error.call(), error.code(),
                     cat("out of memory: asked ", bytes, " bytes, in use ", in_use_, ", reserved ",
                         reserved_, ", free ", left, " of ", most));
}

hal::MemoryStats Allocator::stats() const {
  uint64_t budget = context_.memory_budget();
  std::lock_guard lock(mutex_);
  return {in_use_, reserved_, peak_, budget};
}

}  // namespace pumice::backends::vulkan
