#include "backends/vulkan/memory_types.h"

#include <algorithm>
#include <tuple>

namespace pumice::backends::vulkan {

std::vector<uint32_t> memory_types(const Heaps& heaps, uint32_t allowed, Use use, uint64_t bytes,
                                   bool shared) {
  constexpr VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
  constexpr VkMemoryPropertyFlags cached = VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
  // Kinds of memory that a kernel cannot use or that cost too much.
  constexpr VkMemoryPropertyFlags never =
      VK_MEMORY_PROPERTY_LAZILY_ALLOCATED_BIT | VK_MEMORY_PROPERTY_PROTECTED_BIT |
      VK_MEMORY_PROPERTY_DEVICE_COHERENT_BIT_AMD | VK_MEMORY_PROPERTY_DEVICE_UNCACHED_BIT_AMD;
  const auto& all = heaps.all;
  bool device = use != Use::host;
  uint64_t largest = 0;  // of the device's own heaps
  for (uint32_t h = 0; h < all.memoryHeapCount; ++h)
    if (all.memoryHeaps[h].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)
      largest = std::max(largest, all.memoryHeaps[h].size);
  auto flags = [&](uint32_t t) { return all.memoryTypes[t].propertyFlags; };
  auto rank = [&](uint32_t t) {
    VkMemoryPropertyFlags f = flags(t);
    bool is_local = f & local, is_visible = (f & host_access) == host_access;
    uint32_t heap = all.memoryTypes[t].heapIndex;
    uint64_t left = heaps.available[heap];
    bool show = shared || use == Use::table || all.memoryHeaps[heap].size == largest;
    int like = device ? (is_local ? 4 : 0) + (is_visible == show ? 2 : 0) +
                            (shared && (f & cached) ? 1 : 0)
                      : (f & cached ? 2 : 0) + (is_local ? 0 : 1);
    return std::tuple(left >= bytes, like, left);
  };
  std::vector<uint32_t> types;
  for (uint32_t t = 0; t < all.memoryTypeCount; ++t) {
    bool usable = device || (flags(t) & host_access) == host_access;
    if ((allowed >> t & 1) && usable && !(flags(t) & never)) types.push_back(t);
  }
  std::stable_sort(types.begin(), types.end(),
                   [&](uint32_t a, uint32_t b) { return rank(a) > rank(b); });
  // Device memory is never the host's where the device has its own: slow without a word.
  bool has_local =
      std::any_of(types.begin(), types.end(), [&](auto t) { return flags(t) & local; });
  uint32_t seen = 0;
  std::erase_if(types, [&](uint32_t t) {
    uint32_t heap = 1u << all.memoryTypes[t].heapIndex;
    bool drop = (seen & heap) || (device && has_local && !(flags(t) & local));
    seen |= heap;
    return drop;
  });
  return types;
}

}  // namespace pumice::backends::vulkan
