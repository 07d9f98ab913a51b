#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "backends/vulkan/newer_headers.h"

// The Vulkan library, opened at run time, and its functions in tables of our own.
namespace pumice::backends::vulkan {

struct InstanceApi {
#define VK_GLOBAL(name) PFN_##name name = nullptr;
#define VK_INSTANCE(name) PFN_##name name = nullptr;
#include "backends/vulkan/entry_points.def"
};

struct DeviceApi {
#define VK_DEVICE(name) PFN_##name name = nullptr;
#define VK_OPTIONAL(name) PFN_##name name = nullptr;
#include "backends/vulkan/entry_points.def"
};

struct Instance {
  InstanceApi api;
  VkInstance handle = VK_NULL_HANDLE;
  std::vector<VkPhysicalDevice> devices;
  std::string library;  // the name it was found by
};

// The process's only instance, made on first use and never destroyed. Throws DeviceError that says
// what is missing; the next call tries again.
Instance& instance();

// Throws DeviceError when `result` is an error.
void check(VkResult result, const char* call);
std::string result_name(VkResult result);

// Messages of the validation layer (warnings and errors) so far, when PUMICE_VULKAN_VALIDATION
// was set as the instance was made; whether the layer is active.
uint64_t validation_messages();
bool validation_active();

}  // namespace pumice::backends::vulkan
