#include "backends/vulkan/capabilities.h"
#include "base/text.h"
#include "codegen/spirv/features.h"

// A device's capabilities in words.
namespace pumice::backends::vulkan {

namespace {

std::string component(int type) {
  constexpr const char* names[] = {"f16", "f32", "f64", "i8",  "i16", "i32",
                                   "i64", "u8",  "u16", "u32", "u64"};
  if (type >= 0 && size_t(type) < std::size(names)) return names[type];
  return type == pumice_component_bfloat16 ? "bf16" : cat("type ", type);
}

std::string scope(int s) {
  if (s == VK_SCOPE_SUBGROUP_KHR) return "subgroup";
  return s == VK_SCOPE_WORKGROUP_KHR ? "workgroup" : cat("scope ", s);
}

std::string operations(VkSubgroupFeatureFlags flags) {
  constexpr const char* names[] = {"basic",   "vote",     "arithmetic", "ballot",
                                   "shuffle", "relative", "clustered",  "quad"};
  std::string out;
  for (size_t i = 0; i < std::size(names); ++i)
    if (flags >> i & 1) out += cat(out.empty() ? "" : " ", names[i]);
  return out;
}

std::string hex(const uint8_t* bytes, size_t n) {
  constexpr char digits[] = "0123456789abcdef";
  std::string out;
  for (size_t i = 0; i < n; ++i) out += {digits[bytes[i] >> 4], digits[bytes[i] & 15]};
  return out;
}

std::string three(const uint32_t* v) { return cat(v[0], " x ", v[1], " x ", v[2]); }

}  // namespace

std::string print(const MatrixShape& s) {
  return cat(s.flexible ? "multiples of " : "", s.m, "x", s.n, "x", s.k, " ", component(s.a), " ",
             component(s.b), " ", component(s.c), " ", component(s.result), " ", scope(s.scope),
             s.invocations ? cat(" of ", s.invocations) : "");
}

std::string Capabilities::print() const {
  return cat(name, ", ", driver, ", version ", driver_version, ", ",
             codegen::spirv::print_features(features()));
}

std::vector<std::pair<std::string, std::string>> Capabilities::describe() const {
  std::vector<std::pair<std::string, std::string>> out;
  auto add = [&](const char* key, std::string value) { out.emplace_back(key, std::move(value)); };
  add("api", cat(VK_API_VERSION_MAJOR(api_version), ".", VK_API_VERSION_MINOR(api_version), ".",
                 VK_API_VERSION_PATCH(api_version)));
  add("driver", cat("id ", int(driver_id), ", version ", vulkan::print(who().version)));
  add("device uuid", hex(identity.device_uuid.data(), VK_UUID_SIZE));
  if (identity.has_luid) add("luid", hex(identity.luid.data(), VK_LUID_SIZE));
  if (identity.has_pci)
    add("pci",
        cat(identity.pci[0], ":", identity.pci[1], ":", identity.pci[2], ".", identity.pci[3]));
  add("enabled", vulkan::print(enabled));
  for (const auto& [feature, why] : off) add("off", cat(vulkan::name(feature), ": ", why));
  for (const std::string& shape : wrong_matrices) add("off", cat("matrix ", shape, ": self-test"));
  if (!self_test.empty()) add("self-test", self_test);
  add("writer", codegen::spirv::print_features(features()));
  std::string sizes = cat(subgroups.size);
  if (subgroups.largest) sizes += cat(", ", subgroups.smallest, " to ", subgroups.largest);
  add("subgroups", cat(sizes, "; ", operations(subgroups.operations)));
  for (const MatrixShape& m : matrices) add("matrix", vulkan::print(m));
  add("workgroup",
      cat(three(limits.maxComputeWorkGroupSize), ", ", limits.maxComputeWorkGroupInvocations,
          " in all, ", limits.maxComputeSharedMemorySize, " bytes shared"));
  add("grid", three(limits.maxComputeWorkGroupCount));
  add("storage range", cat(uint64_t(limits.maxStorageBufferRange), " bytes, aligned to ",
                           uint64_t(limits.minStorageBufferOffsetAlignment), ", ",
                           limits.maxPerStageDescriptorStorageBuffers, " a kernel"));
  add("push constants", cat(limits.maxPushConstantsSize, " bytes"));
  add("allocation", cat(max_allocation, " bytes, ", limits.maxMemoryAllocationCount, " at most"));
  if (max_buffer != UINT64_MAX) add("buffer", cat(max_buffer, " bytes"));
  if (host_import_alignment) add("host import", cat("aligned to ", host_import_alignment));
  add("queue", cat("family ", queue_family,
                   transfer_family == UINT32_MAX ? "" : cat(", transfers ", transfer_family)));
  add("timestamps", cat(timestamp_bits, " bits, ", limits.timestampPeriod, " ns"));
  return out;
}

}  // namespace pumice::backends::vulkan
