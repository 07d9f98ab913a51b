#include <algorithm>
#include <set>

#include "backends/vulkan/capabilities.h"
#include "codegen/spirv/features.h"
#include "support/errors.h"
#include "vulkan/device.h"

// Negotiation with drivers of our own making, and what comes of it on the software driver.
namespace pumice::test {
namespace {

using namespace backends::vulkan;

Offered offer(uint32_t version, std::initializer_list<const char*> extensions) {
  Offered offered;
  offered.version = version;
  for (const char* e : extensions) {
    VkExtensionProperties p{};
    std::snprintf(p.extensionName, sizeof p.extensionName, "%s", e);
    offered.extensions.push_back(p);
  }
  return offered;
}

size_t chain_length(const Chain& chain) {
  size_t n = 0;
  for (auto* p = reinterpret_cast<const VkBaseOutStructure*>(&chain.base); p; p = p->pNext) ++n;
  return n;
}

FeatureSet set_of(std::initializer_list<Feature> features) {
  FeatureSet set;
  for (Feature f : features) set.set(size_t(f));
  return set;
}

TEST(negotiation, every_feature_has_one_row_and_one_name) {
  std::set<Feature> seen;
  for (const Row& row : rows()) {
    EXPECT_TRUE(seen.insert(row.feature).second) << name(row.feature);
    EXPECT_EQ(feature_of(name(row.feature)), row.feature);
  }
  EXPECT_EQ(seen.size(), feature_count);
  EXPECT_FALSE(feature_of("shiny"));
}

TEST(negotiation, a_feature_needs_its_extension_and_its_bits) {
  Offered bare = offer(VK_API_VERSION_1_2, {});
  Chain said(bare);
  said.bfloat16.shaderBFloat16Type = VK_TRUE;  // as a driver never would
  said.synchronization2.synchronization2 = VK_TRUE;
  FeatureSet found = offered_features(bare, said);
  EXPECT_FALSE(found.test(size_t(Feature::bf16)));
  EXPECT_FALSE(found.test(size_t(Feature::synchronization2)));
  Offered has = offer(VK_API_VERSION_1_2, {"VK_KHR_shader_bfloat16", "VK_KHR_synchronization2"});
  EXPECT_TRUE(offered_features(has, said).test(size_t(Feature::bf16)));
  EXPECT_TRUE(offered_features(has, said).test(size_t(Feature::synchronization2)));
  Chain silent(has);
  EXPECT_FALSE(offered_features(has, silent).test(size_t(Feature::bf16)));
  EXPECT_TRUE(offered_features(offer(VK_API_VERSION_1_3, {}), said)
                  .test(size_t(Feature::synchronization2)));
  // One of two bits is not enough.
  said.subgroup_size.subgroupSizeControl = VK_TRUE;
  EXPECT_FALSE(offered_features(offer(VK_API_VERSION_1_3, {}), said)
                   .test(size_t(Feature::subgroup_size_control)));
}

TEST(negotiation, only_known_structures_are_chained) {
  EXPECT_EQ(chain_length(Chain(offer(VK_API_VERSION_1_2, {}))), 3u);
  EXPECT_EQ(chain_length(Chain(offer(VK_API_VERSION_1_3, {}))), 6u);
  EXPECT_EQ(chain_length(Chain(offer(VK_API_VERSION_1_2,
                                     {"VK_KHR_cooperative_matrix", "VK_NV_cooperative_matrix2"}))),
            5u);
}

TEST(negotiation, turning_on_sets_bits_and_names_extensions_once) {
  Offered offered = offer(VK_API_VERSION_1_2, {"VK_KHR_portability_subset"});
  Chain chain(offered);
  auto names = turn_on(set_of({Feature::bf16, Feature::cooperative_matrix_bf16, Feature::int64}),
                       offered, chain);
  ASSERT_EQ(names.size(), 2u);
  EXPECT_STREQ(names[0], "VK_KHR_shader_bfloat16");
  EXPECT_STREQ(names[1], "VK_KHR_portability_subset");
  EXPECT_EQ(chain.bfloat16.shaderBFloat16Type, VK_TRUE);
  EXPECT_EQ(chain.bfloat16.shaderBFloat16CooperativeMatrix, VK_TRUE);
  EXPECT_EQ(chain.base.features.shaderInt64, VK_TRUE);
  EXPECT_EQ(chain.base.features.shaderFloat64, VK_FALSE);
  // What became core needs no name.
  Offered newer = offer(VK_API_VERSION_1_3, {"VK_KHR_synchronization2"});
  Chain second(newer);
  EXPECT_TRUE(turn_on(set_of({Feature::synchronization2}), newer, second).empty());
  EXPECT_EQ(second.synchronization2.synchronization2, VK_TRUE);
}

TEST(negotiation, what_needs_a_missing_feature_goes_too) {
  FeatureSet all = FeatureSet().set();
  EXPECT_EQ(closed(all), all);
  Capabilities c;
  c.enabled = all;
  c.turn_off(Feature::int64, "because");
  EXPECT_FALSE(c.has(Feature::int64));
  EXPECT_FALSE(c.has(Feature::buffer_device_address));
  EXPECT_FALSE(c.has(Feature::shared_atomic_int64));
  EXPECT_TRUE(c.has(Feature::int16));
  EXPECT_FALSE(c.has(Feature::f64));
  ASSERT_EQ(c.off.size(), 6u);
  EXPECT_EQ(c.off[0].second, "because");
  EXPECT_EQ(c.off[1].second, "needs int64");
  c.turn_off(Feature::subgroups, "again");
  EXPECT_FALSE(c.has(Feature::cooperative_matrix2));  // through two others
}

TEST(negotiation, names_of_users_are_checked) {
  Without none("f16, int64,shiny");
  EXPECT_EQ(error_of([] { disabled_by_user(); }).substr(0, 68),
            "[vulkan] PUMICE_VULKAN_DISABLE: no feature 'shiny'; there are: stora");
}

// Every switch reaches the writer or the device.
TEST(negotiation, each_feature_can_be_switched_off) {
  PUMICE_NEEDS_VULKAN();
  VkPhysicalDevice physical = instance().devices[size_t(test_device())];
  FeatureSet with = examine(instance(), physical).enabled;
  EXPECT_GT(with.count(), 8u);
  for (size_t f = 0; f < feature_count; ++f) {
    Without switched{std::string(name(Feature(f)))};
    Capabilities c = examine(instance(), physical);
    EXPECT_FALSE(c.enabled.test(f));
    EXPECT_EQ(c.reason.empty(), Feature(f) != Feature::timeline_semaphore) << c.reason;
    if (!with.test(f)) continue;
    EXPECT_EQ(c.off.at(0).first, Feature(f));
    EXPECT_EQ(c.off.at(0).second, "PUMICE_VULKAN_DISABLE");
  }
}

TEST(negotiation, the_writer_is_told) {
  using namespace codegen;
  Capabilities c;
  c.enabled = set_of({Feature::int64, Feature::f16, Feature::int16, Feature::float_controls,
                      Feature::buffer_device_address});
  EXPECT_EQ(c.features(), uint64_t(spirv::int64 | spirv::addresses));
  c.float_controls.shaderRoundingModeRTEFloat16 = VK_TRUE;
  c.float_controls.roundingModeIndependence = VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL;
  EXPECT_TRUE(c.features() & spirv::half_convert);
  // Not independent: all widths or none.
  c.float_controls.roundingModeIndependence = VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE;
  EXPECT_FALSE(c.features() & (spirv::half_convert | spirv::nearest16));
  c.driver_id = VK_DRIVER_ID_NVIDIA_PROPRIETARY;
  EXPECT_TRUE(c.features() & spirv::fused_fma);
  EXPECT_FALSE(c.features() & spirv::exact_divide);
}

TEST(negotiation, the_software_driver_is_described) {
  int index = find_device("llvmpipe");
  if (index < 0) GTEST_SKIP() << "no lavapipe (mesa-vulkan-drivers)";
  Capabilities c = examine(instance(), instance().devices[size_t(index)]);
  EXPECT_TRUE(c.software);
  EXPECT_EQ(c.driver_id, VK_DRIVER_ID_MESA_LLVMPIPE);
  for (Feature f : {Feature::int64, Feature::f64, Feature::f16, Feature::storage8,
                    Feature::buffer_device_address, Feature::push_descriptor})
    EXPECT_TRUE(c.has(f)) << name(f);
  EXPECT_FALSE(c.has(Feature::cooperative_matrix));
  auto facts = c.describe();
  auto fact = [&](const std::string& key) {
    for (auto& [k, v] : facts)
      if (k == key) return v;
    return std::string();
  };
  EXPECT_EQ(fact("enabled"), print(c.enabled));
  EXPECT_NE(fact("subgroups").find("basic vote arithmetic"), std::string::npos);
  EXPECT_NE(fact("storage range").find("134217728 bytes"), std::string::npos);
  EXPECT_EQ(fact("off"), "");
}

// Run with each width that lavapipe can be told to have.
TEST(Width, is_the_size_of_subgroups) {
  const char* width = std::getenv("LP_NATIVE_VECTOR_WIDTH");
  int index = find_device("llvmpipe");
  if (!width || index < 0) GTEST_SKIP() << "no LP_NATIVE_VECTOR_WIDTH, or no lavapipe";
  Capabilities c = examine(instance(), instance().devices[size_t(index)]);
  EXPECT_EQ(c.subgroups.size, uint32_t(std::atoi(width)) / 32);
  EXPECT_NE(c.name.find(std::string(width) + " bits"), std::string::npos) << c.name;
}

// A driver of Vulkan 1.1, by a table of functions of our own.
TEST(negotiation, older_drivers_are_refused_with_a_reason) {
  Instance fake;
  fake.api.vkGetPhysicalDeviceProperties = [](VkPhysicalDevice, VkPhysicalDeviceProperties* p) {
    *p = {};
    p->apiVersion = VK_API_VERSION_1_1;
    std::snprintf(p->deviceName, sizeof p->deviceName, "old");
  };
  fake.api.vkGetPhysicalDeviceMemoryProperties2 =
      [](VkPhysicalDevice, VkPhysicalDeviceMemoryProperties2* p) { p->memoryProperties = {}; };
  Capabilities c = examine(fake, VK_NULL_HANDLE);
  EXPECT_EQ(c.name, "old");
  EXPECT_EQ(c.reason, "needs Vulkan 1.2, has 1.1");
}

TEST(matrices, shapes_are_asked_for_and_printed) {
  Instance fake;
  fake.api.vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR =
      [](VkPhysicalDevice, uint32_t* count, VkCooperativeMatrixPropertiesKHR* p) {
        *count = 1;
        if (!p) return VK_SUCCESS;
        p->MSize = 16, p->NSize = 8, p->KSize = 32;
        p->AType = p->BType = VK_COMPONENT_TYPE_FLOAT16_KHR;
        p->CType = p->ResultType = VK_COMPONENT_TYPE_FLOAT32_KHR;
        p->scope = VK_SCOPE_SUBGROUP_KHR;
        return VK_SUCCESS;
      };
  fake.api.vkGetPhysicalDeviceCooperativeMatrixFlexibleDimensionsPropertiesNV =
      [](VkPhysicalDevice, uint32_t* count, VkCooperativeMatrixFlexibleDimensionsPropertiesNV* p) {
        *count = 1;
        if (!p) return VK_SUCCESS;
        p->MGranularity = p->NGranularity = 32, p->KGranularity = 16;
        p->AType = p->BType = VkComponentTypeKHR(pumice_component_bfloat16);
        p->CType = p->ResultType = VK_COMPONENT_TYPE_FLOAT32_KHR;
        p->scope = VK_SCOPE_WORKGROUP_KHR;
        p->workgroupInvocations = 256;
        return VK_SUCCESS;
      };
  Capabilities c;
  find_matrices(fake, VK_NULL_HANDLE, c);
  EXPECT_TRUE(c.matrices.empty());
  c.enabled.set();
  find_matrices(fake, VK_NULL_HANDLE, c);
  ASSERT_EQ(c.matrices.size(), 2u);
  EXPECT_EQ(print(c.matrices[0]), "16x8x32 f16 f16 f32 f32 subgroup");
  EXPECT_EQ(print(c.matrices[1]), "multiples of 32x32x16 bf16 bf16 f32 f32 workgroup of 256");
}

}  // namespace
}  // namespace pumice::test
