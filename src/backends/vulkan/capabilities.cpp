#include "backends/vulkan/capabilities.h"

#include <algorithm>
#include <cstring>

#include "base/text.h"
#include "codegen/spirv/features.h"

namespace pumice::backends::vulkan {

using namespace codegen::spirv;

namespace {

struct Features {
  VkPhysicalDeviceFeatures2 base{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2};
  VkPhysicalDeviceVulkan11Features v11{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES};
  VkPhysicalDeviceVulkan12Features v12{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
  Features() {
    base.pNext = &v11;
    v11.pNext = &v12;
  }
  Features(const Features&) = delete;
  Features& operator=(const Features&) = delete;
};

bool has_extension(const std::vector<VkExtensionProperties>& all, const char* name) {
  return std::any_of(all.begin(), all.end(),
                     [&](const auto& e) { return !std::strcmp(e.extensionName, name); });
}

std::vector<VkExtensionProperties> extensions_of(const Instance& instance, VkPhysicalDevice p) {
  uint32_t count = 0;
  if (instance.api.vkEnumerateDeviceExtensionProperties(p, nullptr, &count, nullptr) < 0) return {};
  std::vector<VkExtensionProperties> all(count);
  if (instance.api.vkEnumerateDeviceExtensionProperties(p, nullptr, &count, all.data()) < 0)
    return {};
  all.resize(count);
  return all;
}

// A family for compute without graphics where there is one: it is the faster to answer.
bool choose_queue_family(const Instance& instance, VkPhysicalDevice p, uint32_t& chosen) {
  uint32_t count = 0;
  instance.api.vkGetPhysicalDeviceQueueFamilyProperties(p, &count, nullptr);
  std::vector<VkQueueFamilyProperties> families(count);
  instance.api.vkGetPhysicalDeviceQueueFamilyProperties(p, &count, families.data());
  bool found = false;
  for (uint32_t f = 0; f < count; ++f) {
    if (!(families[f].queueFlags & VK_QUEUE_COMPUTE_BIT) || !families[f].queueCount) continue;
    bool alone = !(families[f].queueFlags & VK_QUEUE_GRAPHICS_BIT);
    if (!found || alone) chosen = f;
    found = true;
    if (alone) break;
  }
  return found;
}

// Modes that must be the same for widths that are not independent are taken for all or none.
uint64_t float_controls(const VkPhysicalDeviceFloatControlsProperties& p) {
  uint64_t out = 0;
  if (p.shaderSignedZeroInfNanPreserveFloat16) out |= preserve16;
  if (p.shaderSignedZeroInfNanPreserveFloat32) out |= preserve32;
  if (p.shaderSignedZeroInfNanPreserveFloat64) out |= preserve64;
  auto group = [&](VkShaderFloatControlsIndependence independence, bool of16, bool of32, bool of64,
                   uint64_t bit16, uint64_t bit32, uint64_t bit64) {
    if (independence == VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE)
      of16 = of32 = of64 = of16 && of32 && of64;
    if (independence == VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY)
      of16 = of64 = of16 && of64;
    out |= (of16 ? bit16 : 0) | (of32 ? bit32 : 0) | (of64 ? bit64 : 0);
  };
  group(p.denormBehaviorIndependence, p.shaderDenormPreserveFloat16, p.shaderDenormPreserveFloat32,
        p.shaderDenormPreserveFloat64, denormals16, denormals32, denormals64);
  group(p.roundingModeIndependence, p.shaderRoundingModeRTEFloat16, p.shaderRoundingModeRTEFloat32,
        p.shaderRoundingModeRTEFloat64, nearest16, nearest32, nearest64);
  return out;
}

// Drivers whose f32 division and square root are known to round correctly; Vulkan itself
// promises 2.5 ULP.
bool divides_exactly(VkDriverId driver) {
  return driver == VK_DRIVER_ID_MESA_LLVMPIPE || driver == VK_DRIVER_ID_GOOGLE_SWIFTSHADER;
}

// Drivers of hardware whose Fma is one instruction that rounds once; Vulkan leaves that open.
bool fuses(VkDriverId driver) {
  return driver == VK_DRIVER_ID_NVIDIA_PROPRIETARY || driver == VK_DRIVER_ID_MESA_RADV ||
         driver == VK_DRIVER_ID_AMD_PROPRIETARY || driver == VK_DRIVER_ID_AMD_OPEN_SOURCE ||
         driver == VK_DRIVER_ID_INTEL_OPEN_SOURCE_MESA ||
         driver == VK_DRIVER_ID_INTEL_PROPRIETARY_WINDOWS;
}

uint64_t writer_features(const Features& f, const VkPhysicalDeviceVulkan12Properties& p) {
  uint64_t out = float_controls(VkPhysicalDeviceFloatControlsProperties{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES, nullptr,
      p.denormBehaviorIndependence, p.roundingModeIndependence,
      p.shaderSignedZeroInfNanPreserveFloat16, p.shaderSignedZeroInfNanPreserveFloat32,
      p.shaderSignedZeroInfNanPreserveFloat64, p.shaderDenormPreserveFloat16,
      p.shaderDenormPreserveFloat32, p.shaderDenormPreserveFloat64,
      p.shaderDenormFlushToZeroFloat16, p.shaderDenormFlushToZeroFloat32,
      p.shaderDenormFlushToZeroFloat64, p.shaderRoundingModeRTEFloat16,
      p.shaderRoundingModeRTEFloat32, p.shaderRoundingModeRTEFloat64,
      p.shaderRoundingModeRTZFloat16, p.shaderRoundingModeRTZFloat32,
      p.shaderRoundingModeRTZFloat64});
  if (f.v12.storageBuffer8BitAccess) out |= storage8;
  if (f.v11.storageBuffer16BitAccess) out |= storage16;
  if (f.base.features.shaderInt64) out |= int64;
  if (f.base.features.shaderFloat64) out |= float64;
  if (f.v12.bufferDeviceAddress && f.base.features.shaderInt64 &&
      setting("PUMICE_VULKAN_ADDRESSES", true))
    out |= addresses;
  if (f.v12.shaderFloat16 && f.base.features.shaderInt16 && (out & nearest16)) out |= half_convert;
  if (divides_exactly(p.driverID)) out |= exact_divide;
  if (fuses(p.driverID)) out |= fused_fma;
  if (p.driverID == VK_DRIVER_ID_MESA_LLVMPIPE) out |= hide_constants;
  return out;
}

}  // namespace

bool Capabilities::addresses() const { return features & codegen::spirv::addresses; }

std::string Capabilities::print() const {
  return cat(name, ", ", driver, ", version ", driver_version, ", ", print_features(features),
             push_descriptors ? " push_descriptors" : "", memory_budget ? " memory_budget" : "");
}

Capabilities examine(const Instance& instance, VkPhysicalDevice physical) {
  Capabilities c;
  VkPhysicalDeviceProperties properties;
  instance.api.vkGetPhysicalDeviceProperties(physical, &properties);
  c.name = properties.deviceName;
  c.software = properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
  c.limits = properties.limits;
  c.vendor = properties.vendorID;
  c.device = properties.deviceID;
  c.driver_version = properties.driverVersion;
  std::copy_n(properties.pipelineCacheUUID, VK_UUID_SIZE, c.cache_uuid.begin());
  VkPhysicalDeviceMemoryProperties2 memory{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2};
  instance.api.vkGetPhysicalDeviceMemoryProperties2(physical, &memory);
  for (uint32_t h = 0; h < memory.memoryProperties.memoryHeapCount; ++h) {
    const auto& heap = memory.memoryProperties.memoryHeaps[h];
    if (heap.flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)
      c.memory_bytes = std::max(c.memory_bytes, heap.size);
  }
  if (properties.apiVersion < VK_API_VERSION_1_2) {
    c.reason = cat("needs Vulkan 1.2, has ", VK_API_VERSION_MAJOR(properties.apiVersion), ".",
                   VK_API_VERSION_MINOR(properties.apiVersion));
    return c;
  }
  VkPhysicalDeviceVulkan12Properties v12{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES};
  VkPhysicalDeviceProperties2 more{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, &v12};
  instance.api.vkGetPhysicalDeviceProperties2(physical, &more);
  c.driver = cat(v12.driverName, " ", v12.driverInfo);
  auto extensions = extensions_of(instance, physical);
  c.push_descriptors = has_extension(extensions, VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME) &&
                       setting("PUMICE_VULKAN_PUSH_DESCRIPTORS", true);
  c.memory_budget = has_extension(extensions, VK_EXT_MEMORY_BUDGET_EXTENSION_NAME);
  Features f;
  instance.api.vkGetPhysicalDeviceFeatures2(physical, &f.base);
  c.features = writer_features(f, v12);
  if (!choose_queue_family(instance, physical, c.queue_family))
    c.reason = "has no compute queue";
  else if (!f.v12.timelineSemaphore)
    c.reason = "has no timeline semaphores";
  return c;
}

VkDevice create_device(const Instance& instance, VkPhysicalDevice physical, const Capabilities& c) {
  auto offered = [&](Feature feature) { return VkBool32((c.features & feature) != 0); };
  Features f;
  f.base.features.shaderInt64 = offered(int64);
  f.base.features.shaderFloat64 = offered(float64);
  f.base.features.shaderInt16 = offered(half_convert);
  f.v11.storageBuffer16BitAccess = offered(storage16);
  f.v12.storageBuffer8BitAccess = offered(storage8);
  f.v12.shaderFloat16 = offered(half_convert);
  f.v12.bufferDeviceAddress = offered(addresses);
  f.v12.timelineSemaphore = VK_TRUE;
  float priority = 1;
  VkDeviceQueueCreateInfo queue{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
  queue.queueFamilyIndex = c.queue_family;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  std::vector<const char*> extensions;
  if (c.push_descriptors) extensions.push_back(VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME);
  if (c.memory_budget) extensions.push_back(VK_EXT_MEMORY_BUDGET_EXTENSION_NAME);
  VkDeviceCreateInfo info{VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &f.base};
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queue;
  info.enabledExtensionCount = uint32_t(extensions.size());
  info.ppEnabledExtensionNames = extensions.data();
  VkDevice device;
  check(instance.api.vkCreateDevice(physical, &info, nullptr, &device), "vkCreateDevice");
  return device;
}

}  // namespace pumice::backends::vulkan
