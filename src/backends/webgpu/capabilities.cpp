#include "backends/webgpu/capabilities.h"

#include <algorithm>

#include "base/settings.h"
#include "base/text.h"
#include "pumice/error.h"

namespace pumice::backends::webgpu {

namespace {

struct FeatureName {
  wg::Feature feature;
  const char* name;
};
constexpr FeatureName wanted[] = {
    {wg::Feature::immediates, "immediates"}, {wg::Feature::shader_i64, "i64"},
    {wg::Feature::shader_f64, "f64"},        {wg::Feature::shader_f16, "f16"},
    {wg::Feature::timestamps, "timestamps"}, {wg::Feature::native_subgroups, "subgroups"},
};

const char* backend_name(wg::BackendType type) {
  constexpr const char* names[] = {"undefined", "null",   "WebGPU", "D3D11",    "D3D12",
                                   "Metal",     "Vulkan", "OpenGL", "OpenGL ES"};
  return size_t(type) < std::size(names) ? names[size_t(type)] : "unknown";
}

void name(Capabilities& c, const wg::AdapterInfo& info, const Library& library) {
  c.name = text(info.device);
  if (c.name.empty()) c.name = text(info.description);
  if (c.name.empty()) c.name = "unnamed adapter";
  c.driver = cat(library.version, ", ", backend_name(info.backend));
  if (std::string more = text(info.description); !more.empty() && more != c.name)
    c.driver += cat(", ", more);
  c.software = info.type == wg::AdapterType::cpu;
  if (info.backend == wg::BackendType::null || info.backend == wg::BackendType::undefined ||
      c.name.find("Null backend") != std::string::npos)
    c.reason = "a null adapter: it computes nothing";
}

}  // namespace

wg::Limits default_limits() {
  wg::Limits l;
  l.max_bindings_per_group = 1000;
  l.max_storage_buffers = 8;
  l.max_uniform_buffers = 12;
  l.max_dynamic_uniforms = 8;
  l.max_uniform_binding = 65536;
  l.max_storage_binding = uint64_t(128) << 20;
  l.uniform_alignment = l.storage_alignment = 256;
  l.max_buffer_size = uint64_t(256) << 20;
  l.max_workgroup_storage = 16384;
  l.max_workgroup_invocations = l.max_workgroup_x = l.max_workgroup_y = 256;
  l.max_workgroup_z = 64;
  l.max_workgroups_per_dimension = 65535;
  l.max_immediate_bytes = 0;
  return l;
}

bool Capabilities::has(wg::Feature feature) const {
  return std::find(features.begin(), features.end(), feature) != features.end();
}

std::string Capabilities::print() const {
  std::string out = cat(name, ", ", driver);
  for (const FeatureName& f : wanted)
    if (has(f.feature)) out += cat(", ", f.name);
  return out;
}

Capabilities examine(const Library& library, wg::Adapter adapter) {
  const Api& api = library.api;
  Capabilities c;
  wg::AdapterInfo info;
  if (api.AdapterGetInfo(adapter, &info) != wg::Status::success) {
    c.name = "webgpu";
    c.reason = "the adapter does not describe itself";
    return c;
  }
  name(c, info, library);
  api.AdapterInfoFreeMembers(info);
  auto wanted_limits = settings::text("PUMICE_WEBGPU_LIMITS");
  bool defaults = wanted_limits && *wanted_limits == "default";
  if (defaults) {
    c.limits = default_limits();
  } else {
    c.limits = {};
    if (api.AdapterGetLimits(adapter, &c.limits) != wg::Status::success)
      c.reason = "the adapter does not tell its limits";
    for (const FeatureName& f : wanted)
      if (api.AdapterHasFeature(adapter, f.feature)) c.features.push_back(f.feature);
    if (!api.ComputePassEncoderSetImmediates) std::erase(c.features, wg::Feature::immediates);
  }
  c.limits.next = nullptr;
  if (auto bytes = settings::number("PUMICE_WEBGPU_MAX_BINDING"))
    c.limits.max_storage_binding = std::min(c.limits.max_storage_binding, uint64_t(*bytes));
  return c;
}

}  // namespace pumice::backends::webgpu
