#include "backends/vulkan/capabilities.h"

#include <algorithm>
#include <cstring>

#include "base/settings.h"
#include "base/text.h"
#include "codegen/spirv/features.h"
#include "pumice/error.h"

namespace pumice::backends::vulkan {

namespace {

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
bool choose_queue_families(const Instance& instance, VkPhysicalDevice p, Capabilities& c) {
  uint32_t count = 0;
  instance.api.vkGetPhysicalDeviceQueueFamilyProperties(p, &count, nullptr);
  std::vector<VkQueueFamilyProperties> families(count);
  instance.api.vkGetPhysicalDeviceQueueFamilyProperties(p, &count, families.data());
  bool found = false, alone = false;
  for (uint32_t f = 0; f < count; ++f) {
    VkQueueFlags flags = families[f].queueFlags;
    if (!families[f].queueCount) continue;
    bool computes = flags & VK_QUEUE_COMPUTE_BIT, draws = flags & VK_QUEUE_GRAPHICS_BIT;
    if (computes && (!found || (!draws && !alone))) {
      c.queue_family = f;
      c.timestamp_bits = families[f].timestampValidBits;
      alone = !draws;
      found = true;
    }
    if ((flags & VK_QUEUE_TRANSFER_BIT) && !computes && !draws && c.transfer_family == UINT32_MAX)
      c.transfer_family = f;
  }
  return found;
}

void read_basics(const Instance& instance, VkPhysicalDevice physical, Capabilities& c) {
  VkPhysicalDeviceProperties properties;
  instance.api.vkGetPhysicalDeviceProperties(physical, &properties);
  c.name = properties.deviceName;
  c.type = properties.deviceType;
  c.software = c.type == VK_PHYSICAL_DEVICE_TYPE_CPU;
  c.limits = properties.limits;
  c.vendor = properties.vendorID;
  c.device = properties.deviceID;
  c.driver_version = properties.driverVersion;
  c.api_version = c.offered.version = properties.apiVersion;
  std::copy_n(properties.pipelineCacheUUID, VK_UUID_SIZE, c.cache_uuid.begin());
  VkPhysicalDeviceMemoryProperties2 memory{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2};
  instance.api.vkGetPhysicalDeviceMemoryProperties2(physical, &memory);
  for (uint32_t h = 0; h < memory.memoryProperties.memoryHeapCount; ++h) {
    const auto& heap = memory.memoryProperties.memoryHeaps[h];
    if (heap.flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)
      c.memory_bytes = std::max(c.memory_bytes, heap.size);
  }
}

void read_float_controls(const VkPhysicalDeviceVulkan12Properties& p, Capabilities& c) {
  VkPhysicalDeviceFloatControlsProperties& f = c.float_controls;
  f.denormBehaviorIndependence = p.denormBehaviorIndependence;
  f.roundingModeIndependence = p.roundingModeIndependence;
  f.shaderSignedZeroInfNanPreserveFloat16 = p.shaderSignedZeroInfNanPreserveFloat16;
  f.shaderSignedZeroInfNanPreserveFloat32 = p.shaderSignedZeroInfNanPreserveFloat32;
  f.shaderSignedZeroInfNanPreserveFloat64 = p.shaderSignedZeroInfNanPreserveFloat64;
  f.shaderDenormPreserveFloat16 = p.shaderDenormPreserveFloat16;
  f.shaderDenormPreserveFloat32 = p.shaderDenormPreserveFloat32;
  f.shaderDenormPreserveFloat64 = p.shaderDenormPreserveFloat64;
  f.shaderRoundingModeRTEFloat16 = p.shaderRoundingModeRTEFloat16;
  f.shaderRoundingModeRTEFloat32 = p.shaderRoundingModeRTEFloat32;
  f.shaderRoundingModeRTEFloat64 = p.shaderRoundingModeRTEFloat64;
}

// Structures that an extension owns are chained where it is there.
void read_properties(const Instance& instance, VkPhysicalDevice physical, Capabilities& c) {
  VkPhysicalDeviceVulkan11Properties v11{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES};
  VkPhysicalDeviceVulkan12Properties v12{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES};
  VkPhysicalDeviceSubgroupSizeControlProperties sizes{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES};
  VkPhysicalDeviceMaintenance4Properties maintenance{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES};
  VkPhysicalDevicePCIBusInfoPropertiesEXT pci{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PCI_BUS_INFO_PROPERTIES_EXT};
  VkPhysicalDeviceExternalMemoryHostPropertiesEXT host{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT};
  VkPhysicalDeviceProperties2 all{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, &v11};
  v11.pNext = &v12;
  void** end = &v12.pNext;
  auto link = [&](auto& part, bool known) {
    if (known) *end = &part, end = &part.pNext;
    return known;
  };
  bool v13 = c.api_version >= VK_API_VERSION_1_3;
  bool ranged = link(sizes, v13 || c.offered.has(VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME));
  bool sized = link(maintenance, v13 || c.offered.has(VK_KHR_MAINTENANCE_4_EXTENSION_NAME));
  c.identity.has_pci = link(pci, c.offered.has(VK_EXT_PCI_BUS_INFO_EXTENSION_NAME));
  link(host, c.offered.has(VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME));
  instance.api.vkGetPhysicalDeviceProperties2(physical, &all);
  c.driver = cat(v12.driverName, " ", v12.driverInfo);
  c.driver_id = v12.driverID;
  read_float_controls(v12, c);
  c.max_allocation = v11.maxMemoryAllocationSize;
  c.max_buffer = sized ? maintenance.maxBufferSize : UINT64_MAX;
  c.host_import_alignment = host.minImportedHostPointerAlignment;
  std::copy_n(v11.deviceUUID, VK_UUID_SIZE, c.identity.device_uuid.begin());
  std::copy_n(v11.driverUUID, VK_UUID_SIZE, c.identity.driver_uuid.begin());
  std::copy_n(v11.deviceLUID, VK_LUID_SIZE, c.identity.luid.begin());
  c.identity.has_luid = v11.deviceLUIDValid;
  c.identity.pci = {pci.pciDomain, pci.pciBus, pci.pciDevice, pci.pciFunction};
  c.subgroups.size = v11.subgroupSize;
  if (v11.subgroupSupportedStages & VK_SHADER_STAGE_COMPUTE_BIT)
    c.subgroups.operations = v11.subgroupSupportedOperations;
  if (ranged && (sizes.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT)) {
    c.subgroups.smallest = sizes.minSubgroupSize;
    c.subgroups.largest = sizes.maxSubgroupSize;
    c.subgroups.most = sizes.maxComputeWorkgroupSubgroups;
  }
}

// What a table of structures cannot say.
void refine(Capabilities& c) {
  auto lacks = [&](Feature f) { c.offers.reset(size_t(f)); };
  constexpr VkSubgroupFeatureFlags wanted =
      VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_ARITHMETIC_BIT;
  if ((c.subgroups.operations & wanted) != wanted) lacks(Feature::subgroups);
  if (!c.subgroups.largest) lacks(Feature::subgroup_size_control);
}

// Modes that must be the same for widths that are not independent are taken for all or none.
uint64_t writer_modes(const VkPhysicalDeviceFloatControlsProperties& p) {
  using namespace codegen::spirv;
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

}  // namespace

uint64_t Capabilities::features() const {
  using namespace codegen;
  uint64_t out = known_traits(driver_id);
  if (has(Feature::float_controls)) out |= writer_modes(float_controls);
  if (has(Feature::storage8)) out |= spirv::storage8;
  if (has(Feature::storage16)) out |= spirv::storage16;
  if (has(Feature::int64)) out |= spirv::int64;
  if (has(Feature::f64)) out |= spirv::float64;
  if (addresses()) out |= spirv::addresses;
  if (has(Feature::f16) && has(Feature::int16) && (out & spirv::nearest16))
    out |= spirv::half_convert;
  return out;
}

Who Capabilities::who() const {
  return {driver_id, vendor, device, vulkan::driver_version(driver_id, driver_version)};
}

void Capabilities::turn_off(Feature feature, const std::string& why) {
  if (!has(feature)) return;
  FeatureSet before = enabled;
  enabled.reset(size_t(feature));
  enabled = closed(enabled);
  off.emplace_back(feature, why);
  for (size_t f = 0; f < feature_count; ++f)
    if (before.test(f) && !enabled.test(f) && Feature(f) != feature)
      off.emplace_back(Feature(f), cat("needs ", vulkan::name(feature)));
}

FeatureSet disabled_by_user() {
  FeatureSet set;
  for (const std::string& item : settings::list("PUMICE_VULKAN_DISABLE")) {
    auto feature = feature_of(item);
    if (!feature)
      throw UsageError(cat("[vulkan] PUMICE_VULKAN_DISABLE: no feature '", item,
                           "'; there are: ", print(FeatureSet().set())));
    set.set(size_t(*feature));
  }
  return set;
}

Capabilities examine(const Instance& instance, VkPhysicalDevice physical) {
  Capabilities c;
  read_basics(instance, physical, c);
  if (c.api_version < VK_API_VERSION_1_2) {
    c.reason = cat("needs Vulkan 1.2, has ", VK_API_VERSION_MAJOR(c.api_version), ".",
                   VK_API_VERSION_MINOR(c.api_version));
    return c;
  }
  c.offered.extensions = extensions_of(instance, physical);
  read_properties(instance, physical, c);
  Chain chain(c.offered);
  instance.api.vkGetPhysicalDeviceFeatures2(physical, &chain.base);
  c.offers = offered_features(c.offered, chain);
  refine(c);
  c.enabled = closed(c.offers);
  FeatureSet disabled = disabled_by_user();
  for (size_t f = 0; f < feature_count; ++f) {
    if (disabled.test(f)) c.turn_off(Feature(f), "PUMICE_VULKAN_DISABLE");
    if (const char* reason = quirk(c.who(), Feature(f))) c.turn_off(Feature(f), reason);
  }
  if (!choose_queue_families(instance, physical, c))
    c.reason = "has no compute queue";
  else if (!c.has(Feature::timeline_semaphore))
    c.reason = c.offers.test(size_t(Feature::timeline_semaphore))
                   ? "cannot do without timeline_semaphore, which is off: PUMICE_VULKAN_DISABLE"
                   : "has no timeline semaphores";
  return c;
}

void find_matrices(const Instance& instance, VkPhysicalDevice physical, Capabilities& c) {
  c.matrices.clear();
  auto ask = [&](auto function, auto empty) {
    std::vector<decltype(empty)> all;
    uint32_t count = 0;
    if (!function || function(physical, &count, nullptr) < 0) return all;
    all.resize(count, empty);
    if (function(physical, &count, all.data()) < 0) count = 0;
    all.resize(count);
    return all;
  };
  if (!c.has(Feature::cooperative_matrix)) return;
  VkCooperativeMatrixPropertiesKHR plain{};
  plain.sType = VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR;
  for (const auto& p : ask(instance.api.vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR, plain))
    c.matrices.push_back(
        {p.MSize, p.NSize, p.KSize, p.AType, p.BType, p.CType, p.ResultType, p.scope, false, 0});
  std::erase_if(c.matrices, [&](const MatrixShape& shape) {
    return std::find(c.wrong_matrices.begin(), c.wrong_matrices.end(), print(shape)) !=
           c.wrong_matrices.end();
  });
  if (!c.has(Feature::cooperative_matrix2)) return;
  VkCooperativeMatrixFlexibleDimensionsPropertiesNV flexible{};
  flexible.sType = VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_FLEXIBLE_DIMENSIONS_PROPERTIES_NV;
  for (const auto& p :
       ask(instance.api.vkGetPhysicalDeviceCooperativeMatrixFlexibleDimensionsPropertiesNV,
           flexible))
    c.matrices.push_back({p.MGranularity, p.NGranularity, p.KGranularity, p.AType, p.BType, p.CType,
                          p.ResultType, p.scope, true, p.workgroupInvocations});
}

VkDevice create_device(const Instance& instance, VkPhysicalDevice physical, const Capabilities& c) {
  Chain chain(c.offered);
  std::vector<const char*> extensions = turn_on(c.enabled, c.offered, chain);
  float priority = 1;
  VkDeviceQueueCreateInfo queue{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
  queue.queueFamilyIndex = c.queue_family;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  VkDeviceCreateInfo info{VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &chain.base};
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queue;
  info.enabledExtensionCount = uint32_t(extensions.size());
  info.ppEnabledExtensionNames = extensions.data();
  VkDevice device;
  check(instance.api.vkCreateDevice(physical, &info, nullptr, &device), "vkCreateDevice");
  return device;
}

}  // namespace pumice::backends::vulkan
