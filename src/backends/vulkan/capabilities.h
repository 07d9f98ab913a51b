#pragma once
#include <array>
#include <string>

#include "backends/vulkan/api.h"

namespace pumice::backends::vulkan {

// What a physical device offers and we use, negotiated once.
struct Capabilities {
  std::string name, driver;
  std::string reason;  // why the device cannot be used; empty when it can
  bool software = false;
  VkPhysicalDeviceLimits limits{};
  uint64_t features = 0;  // of codegen::spirv::Feature
  uint32_t queue_family = 0;
  bool push_descriptors = false;
  bool memory_budget = false;
  uint64_t memory_bytes = 0;  // the largest device-local heap
  uint64_t max_allocation = 0;
  uint32_t vendor = 0, device = 0, driver_version = 0;
  std::array<uint8_t, VK_UUID_SIZE> cache_uuid{};

  bool addresses() const;
  std::string print() const;  // one line, for cache keys and `pumice devices --verbose`
};

// Never throws for a device that merely lacks something.
Capabilities examine(const Instance& instance, VkPhysicalDevice physical);

// The device with one compute queue, and the features that examine() found enabled.
VkDevice create_device(const Instance& instance, VkPhysicalDevice physical,
                       const Capabilities& capabilities);

}  // namespace pumice::backends::vulkan
