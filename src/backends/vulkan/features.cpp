#include "backends/vulkan/features.h"

#include "base/text.h"

namespace pumice::backends::vulkan {

namespace {

constexpr std::string_view names[] = {
#define VK_FEATURE(name) #name,
#include "backends/vulkan/features.def"
};

}  // namespace

std::string_view name(Feature feature) { return names[size_t(feature)]; }

std::optional<Feature> feature_of(std::string_view text) {
  for (size_t i = 0; i < feature_count; ++i)
    if (names[i] == text) return Feature(i);
  return std::nullopt;
}

std::string print(const FeatureSet& set) {
  std::string out;
  for (size_t i = 0; i < feature_count; ++i)
    if (set.test(i)) out += cat(out.empty() ? "" : " ", names[i]);
  return out;
}

}  // namespace pumice::backends::vulkan
