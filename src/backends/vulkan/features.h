#pragma once
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Names for the optional parts of Vulkan that the backend negotiates.
namespace pumice::backends::vulkan {

enum class Feature : uint8_t {
#define VK_FEATURE(name) name,
#include "backends/vulkan/features.def"
};
constexpr size_t feature_count = [] {
  size_t n = 0;
#define VK_FEATURE(name) ++n;
#include "backends/vulkan/features.def"
  return n;
}();

using FeatureSet = std::bitset<feature_count>;

std::string_view name(Feature feature);
std::optional<Feature> feature_of(std::string_view name);
std::string print(const FeatureSet& set);  // "storage8 int64 …"

}  // namespace pumice::backends::vulkan
