#pragma once
#include <vector>

#include "backends/vulkan/api.h"
#include "hal/hal.h"

namespace pumice::backends::vulkan {

// What each heap still has for this process.
struct Heaps {
  VkPhysicalDeviceMemoryProperties all{};
  uint64_t available[VK_MAX_MEMORY_HEAPS] = {};
};

constexpr VkMemoryPropertyFlags host_access =
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;

// What memory is for. Tables are small, written by the host and read by kernels.
enum class Use : uint8_t { device, host, table };

// The types among `allowed` to try for a block of `bytes`, best first, no two of one heap. Device
// memory lies in a device-local heap, that with most to give first, and is visible to the host
// where all of the heap is, for then uploads need no detour: where all memory is the host's
// (`shared`: integrated and software devices), or the bus shows the whole of the device's. Memory
// for the host is coherent, cached if possible, and of the host's heap.
std::vector<uint32_t> memory_types(const Heaps& heaps, uint32_t allowed, Use use, uint64_t bytes,
                                   bool shared);

}  // namespace pumice::backends::vulkan
