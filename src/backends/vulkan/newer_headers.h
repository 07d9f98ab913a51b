#pragma once
#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include <cstddef>

// Extensions younger than the headers we must build with (1.3.239), declared under their own names
// unless the headers at hand have them.
#ifndef VK_KHR_shader_bfloat16
#define VK_KHR_SHADER_BFLOAT16_EXTENSION_NAME "VK_KHR_shader_bfloat16"
inline constexpr auto VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_BFLOAT16_FEATURES_KHR =
    VkStructureType(1000141000);
struct VkPhysicalDeviceShaderBfloat16FeaturesKHR {
  VkStructureType sType;
  void* pNext;
  VkBool32 shaderBFloat16Type;
  VkBool32 shaderBFloat16DotProduct;
  VkBool32 shaderBFloat16CooperativeMatrix;
};
#endif

#ifndef VK_KHR_cooperative_matrix
#define VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME "VK_KHR_cooperative_matrix"
inline constexpr auto VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR =
    VkStructureType(1000506000);
inline constexpr auto VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR =
    VkStructureType(1000506001);
enum VkComponentTypeKHR : int {
  VK_COMPONENT_TYPE_FLOAT16_KHR = 0,
  VK_COMPONENT_TYPE_FLOAT32_KHR = 1,
  VK_COMPONENT_TYPE_FLOAT64_KHR = 2,
  VK_COMPONENT_TYPE_SINT8_KHR = 3,
  VK_COMPONENT_TYPE_SINT16_KHR = 4,
  VK_COMPONENT_TYPE_SINT32_KHR = 5,
  VK_COMPONENT_TYPE_SINT64_KHR = 6,
  VK_COMPONENT_TYPE_UINT8_KHR = 7,
  VK_COMPONENT_TYPE_UINT16_KHR = 8,
  VK_COMPONENT_TYPE_UINT32_KHR = 9,
  VK_COMPONENT_TYPE_UINT64_KHR = 10,
};
enum VkScopeKHR : int {
  VK_SCOPE_DEVICE_KHR = 1,
  VK_SCOPE_WORKGROUP_KHR = 2,
  VK_SCOPE_SUBGROUP_KHR = 3,
  VK_SCOPE_QUEUE_FAMILY_KHR = 5,
};
struct VkCooperativeMatrixPropertiesKHR {
  VkStructureType sType;
  void* pNext;
  uint32_t MSize, NSize, KSize;
  VkComponentTypeKHR AType, BType, CType, ResultType;
  VkBool32 saturatingAccumulation;
  VkScopeKHR scope;
};
struct VkPhysicalDeviceCooperativeMatrixFeaturesKHR {
  VkStructureType sType;
  void* pNext;
  VkBool32 cooperativeMatrix;
  VkBool32 cooperativeMatrixRobustBufferAccess;
};
typedef VkResult(VKAPI_PTR* PFN_vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR)(
    VkPhysicalDevice, uint32_t*, VkCooperativeMatrixPropertiesKHR*);
#endif

#ifndef VK_NV_cooperative_matrix2
#define VK_NV_COOPERATIVE_MATRIX_2_EXTENSION_NAME "VK_NV_cooperative_matrix2"
inline constexpr auto VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_2_FEATURES_NV =
    VkStructureType(1000593000);
inline constexpr auto VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_FLEXIBLE_DIMENSIONS_PROPERTIES_NV =
    VkStructureType(1000593001);
struct VkPhysicalDeviceCooperativeMatrix2FeaturesNV {
  VkStructureType sType;
  void* pNext;
  VkBool32 cooperativeMatrixWorkgroupScope;
  VkBool32 cooperativeMatrixFlexibleDimensions;
  VkBool32 cooperativeMatrixReductions;
  VkBool32 cooperativeMatrixConversions;
  VkBool32 cooperativeMatrixPerElementOperations;
  VkBool32 cooperativeMatrixTensorAddressing;
  VkBool32 cooperativeMatrixBlockLoads;
};
struct VkCooperativeMatrixFlexibleDimensionsPropertiesNV {
  VkStructureType sType;
  void* pNext;
  uint32_t MGranularity, NGranularity, KGranularity;
  VkComponentTypeKHR AType, BType, CType, ResultType;
  VkBool32 saturatingAccumulation;
  VkScopeKHR scope;
  uint32_t workgroupInvocations;
};
typedef VkResult(VKAPI_PTR* PFN_vkGetPhysicalDeviceCooperativeMatrixFlexibleDimensionsPropertiesNV)(
    VkPhysicalDevice, uint32_t*, VkCooperativeMatrixFlexibleDimensionsPropertiesNV*);
#endif

// The component type of bfloat16, which older declarations of the enumeration lack.
inline constexpr int pumice_component_bfloat16 = 1000141000;

// As the C ABI lays out what the specification states; checked for our own declarations and for
// those of the headers alike.
static_assert(sizeof(VkPhysicalDeviceShaderBfloat16FeaturesKHR) == 2 * sizeof(void*) + 16);
static_assert(offsetof(VkPhysicalDeviceShaderBfloat16FeaturesKHR, shaderBFloat16Type) == 16);
static_assert(offsetof(VkPhysicalDeviceShaderBfloat16FeaturesKHR,
                       shaderBFloat16CooperativeMatrix) == 24);
static_assert(sizeof(VkPhysicalDeviceCooperativeMatrixFeaturesKHR) == 24);
static_assert(offsetof(VkPhysicalDeviceCooperativeMatrixFeaturesKHR, cooperativeMatrix) == 16);
static_assert(sizeof(VkCooperativeMatrixPropertiesKHR) == 56);
static_assert(offsetof(VkCooperativeMatrixPropertiesKHR, AType) == 28);
static_assert(offsetof(VkCooperativeMatrixPropertiesKHR, scope) == 48);
static_assert(sizeof(VkPhysicalDeviceCooperativeMatrix2FeaturesNV) == 48);
static_assert(offsetof(VkPhysicalDeviceCooperativeMatrix2FeaturesNV, cooperativeMatrixBlockLoads) ==
              40);
static_assert(sizeof(VkCooperativeMatrixFlexibleDimensionsPropertiesNV) == 56);
static_assert(offsetof(VkCooperativeMatrixFlexibleDimensionsPropertiesNV, scope) == 48);
static_assert(offsetof(VkCooperativeMatrixFlexibleDimensionsPropertiesNV, workgroupInvocations) ==
              52);
static_assert(sizeof(VkComponentTypeKHR) == 4 && sizeof(VkScopeKHR) == 4);
