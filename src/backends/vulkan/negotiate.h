#pragma once
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "backends/vulkan/features.h"
#include "backends/vulkan/newer_headers.h"

// How each feature is asked for and turned on: one table for both.
namespace pumice::backends::vulkan {

// What a device has, by name of an extension.
struct Offered {
  uint32_t version = 0;  // of the API
  std::vector<VkExtensionProperties> extensions;
  bool has(const char* extension) const;
};

// The structures of features. Those that the device does not know are left out of the chain.
struct Chain {
  VkPhysicalDeviceFeatures2 base{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2};
  VkPhysicalDeviceVulkan11Features v11{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES};
  VkPhysicalDeviceVulkan12Features v12{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
  VkPhysicalDeviceSubgroupSizeControlFeatures subgroup_size{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES};
  VkPhysicalDeviceShaderIntegerDotProductFeatures dot{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES};
  VkPhysicalDeviceSynchronization2Features synchronization2{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES};
  VkPhysicalDeviceShaderAtomicFloatFeaturesEXT atomic_float{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT};
  VkPhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR explicit_layout{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_WORKGROUP_MEMORY_EXPLICIT_LAYOUT_FEATURES_KHR};
  VkPhysicalDeviceMemoryPriorityFeaturesEXT memory_priority{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PRIORITY_FEATURES_EXT};
  VkPhysicalDevicePageableDeviceLocalMemoryFeaturesEXT pageable{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PAGEABLE_DEVICE_LOCAL_MEMORY_FEATURES_EXT};
  VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executable{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR};
  VkPhysicalDeviceFaultFeaturesEXT fault{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT};
  VkPhysicalDeviceShaderBfloat16FeaturesKHR bfloat16{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_BFLOAT16_FEATURES_KHR, nullptr, 0, 0, 0};
  VkPhysicalDeviceCooperativeMatrixFeaturesKHR matrix{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR, nullptr, 0, 0};
  VkPhysicalDeviceCooperativeMatrix2FeaturesNV matrix2{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_2_FEATURES_NV,
      nullptr,
      0,
      0,
      0,
      0,
      0,
      0,
      0};

  explicit Chain(const Offered& offered);
  Chain(const Chain&) = delete;
  Chain& operator=(const Chain&) = delete;
};

using Bits = std::vector<VkBool32*>;

struct Row {
  Feature feature;
  const char* extension = nullptr;  // null: none is needed
  uint32_t core = 0;                // the version from which on the extension need not be named
  Bits (*bits)(Chain&) = nullptr;   // what must be true, and is set to turn the feature on
  std::vector<Feature> needs{};     // without these it is of no use to us
};
std::span<const Row> rows();

// All features that the device offers: the extension is there (or the version makes it needless)
// and each of the bits is true. `has_bits` must have been filled in by the driver.
FeatureSet offered_features(const Offered& offered, Chain& has_bits);

// Without those of which something they need is missing.
FeatureSet closed(FeatureSet set);

// Sets the bits of `enabled` and lists its extensions.
std::vector<const char*> turn_on(const FeatureSet& enabled, const Offered& offered, Chain& chain);

}  // namespace pumice::backends::vulkan
