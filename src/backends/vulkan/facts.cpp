#include "backends/vulkan/pipeline.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

namespace {

std::string text_of(const VkPipelineExecutableStatisticKHR& s) {
  switch (s.format) {
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR:
      return s.value.b32 ? "yes" : "no";
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR:
      return cat(s.value.i64);
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_UINT64_KHR:
      return cat(s.value.u64);
    case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR:
      return cat(s.value.f64);
    default:
      return cat("of format ", int(s.format));
  }
}

// All that `list(&count, null or array)` gives; nothing after an error.
template <class T, class List>
std::vector<T> all(VkStructureType type, List&& list) {
  uint32_t count = 0;
  if (list(&count, static_cast<T*>(nullptr)) < 0) return {};
  std::vector<T> out(count, T{type, nullptr});
  if (list(&count, out.data()) < 0) return {};
  out.resize(count);
  return out;
}

}  // namespace

Facts facts_of(const DeviceApi& api, VkDevice device, VkPipeline pipeline) {
  if (!api.vkGetPipelineExecutablePropertiesKHR || !api.vkGetPipelineExecutableStatisticsKHR)
    return {};
  Facts facts;
  VkPipelineInfoKHR of{VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR};
  of.pipeline = pipeline;
  auto executables = all<VkPipelineExecutablePropertiesKHR>(
      VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR, [&](uint32_t* count, auto* out) {
        return api.vkGetPipelineExecutablePropertiesKHR(device, &of, count, out);
      });
  for (uint32_t e = 0; e < executables.size(); ++e) {
    facts.emplace_back("executable", executables[e].name);
    facts.emplace_back("subgroup size", cat(executables[e].subgroupSize));
    VkPipelineExecutableInfoKHR one{VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR};
    one.pipeline = pipeline;
    one.executableIndex = e;
    auto statistics = all<VkPipelineExecutableStatisticKHR>(
        VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR, [&](uint32_t* count, auto* out) {
          return api.vkGetPipelineExecutableStatisticsKHR(device, &one, count, out);
        });
    for (const auto& s : statistics) facts.emplace_back(s.name, text_of(s));
  }
  return facts;
}

}  // namespace pumice::backends::vulkan
