#include "backends/webgpu/pipeline.h"

#include <algorithm>
#include <cstring>

#include "base/text.h"
#include "codegen/spirv/features.h"
#include "codegen/wgsl/features.h"

namespace pumice::backends::webgpu {

namespace {

constexpr uint32_t spirv_magic = 0x07230203;

std::vector<uint32_t> words_of(const hal::Binary& binary) {
  std::vector<uint32_t> words(binary.bytes.size() / 4);
  std::memcpy(words.data(), binary.bytes.data(), 4 * words.size());
  return words;
}

bool is_spirv(const hal::Binary& binary) {
  uint32_t first = 0;
  if (binary.bytes.size() >= 4) std::memcpy(&first, binary.bytes.data(), 4);
  return first == spirv_magic;
}

wg::ShaderModule make_module(const Context& context, const hal::Binary& binary) {
  wg::ShaderSpirv spirv;
  wg::ShaderWgsl wgsl;
  std::vector<uint32_t> words;
  wg::ShaderModuleDescriptor descriptor;
  descriptor.label = wg::view(binary.entry);
  if (is_spirv(binary)) {
    words = words_of(binary);
    spirv.words = uint32_t(words.size());
    spirv.code = words.data();
    descriptor.next = &spirv.chain;
  } else {
    wgsl.code = {reinterpret_cast<const char*>(binary.bytes.data()), binary.bytes.size()};
    descriptor.next = &wgsl.chain;
  }
  // Kernels stay within their buffers by themselves.
  constexpr uint64_t no_checks = 0;
  if (context.api.DeviceCreateShaderModuleTrusted)
    return context.api.DeviceCreateShaderModuleTrusted(context.device, &descriptor, no_checks);
  return context.api.DeviceCreateShaderModule(context.device, &descriptor);
}

// The library ends the process over texts it cannot quote in an error.
bool is_text(const hal::Binary& binary) {
  return !binary.bytes.empty() &&
         std::all_of(binary.bytes.begin(), binary.bytes.end(), [](std::byte b) {
           return b == std::byte('\n') || (b >= std::byte(' ') && b <= std::byte('~'));
         });
}

ConstantWay way_of(const Context& context, const hal::Binary& binary) {
  size_t buffers = binary.written.size(), scalars = binary.constant_bytes / 8;
  if (is_spirv(binary)) {
    codegen::spirv::Layout layout{buffers, scalars, false};
    return layout.has_table() ? ConstantWay::table : ConstantWay::immediates;
  }
  codegen::wgsl::Layout layout{buffers, scalars, context.capabilities.has(wg::Feature::immediates)};
  return layout.is_uniform() ? ConstantWay::uniform : ConstantWay::immediates;
}

void check_limits(const Context& context, const hal::Binary& binary, size_t bindings) {
  const wg::Limits& limits = context.capabilities.limits;
  if (bindings > limits.max_storage_buffers)
    throw CompileError(cat("[webgpu] kernel ", binary.entry, " binds ", bindings,
                           " buffers, the device allows ", limits.max_storage_buffers),
                       "", "");
  uint32_t most = std::min(limits.max_workgroup_invocations, limits.max_workgroup_x);
  if (binary.workgroup < 1 || uint32_t(binary.workgroup) > most)
    throw CompileError(cat("[webgpu] kernel ", binary.entry, " has a workgroup of ",
                           binary.workgroup, ", the device allows 1 to ", most),
                       "", "");
}

std::string source_of(const hal::Binary& binary) {
  if (is_spirv(binary)) return {};
  return {reinterpret_cast<const char*>(binary.bytes.data()), binary.bytes.size()};
}

}  // namespace

Pipeline::~Pipeline() {
  if (handle) context->api.ComputePipelineRelease(handle);
  if (layout) context->api.PipelineLayoutRelease(layout);
}

std::shared_ptr<Pipeline> make_pipeline(std::shared_ptr<Context> context,
                                        const hal::Binary& binary) {
  auto p = std::make_shared<Pipeline>(context);
  const Api& api = context->api;
  p->name = binary.entry;
  p->written = binary.written;
  p->workgroup = uint64_t(binary.workgroup);
  p->scalars = binary.constant_bytes / 8;
  p->constants = way_of(*context, binary);
  if (!is_spirv(binary) && !is_text(binary))
    throw CompileError(cat("[webgpu] kernel ", binary.entry, " is neither SPIR-V nor a text"), "",
                       "");
  std::vector<bool> bindings = binary.written;
  if (p->constants == ConstantWay::table) bindings.push_back(false);
  check_limits(*context, binary, bindings.size());
  Scope scope(*context);
  wg::ShaderModule module = make_module(*context, binary);
  if (module) {
    p->group = context->group_layout(bindings);
    bool uniform = p->constants == ConstantWay::uniform;
    wg::BindGroupLayout groups[] = {p->group.layout,
                                    uniform ? context->constant_layout() : nullptr};
    wg::PipelineLayoutDescriptor layout;
    layout.group_count = uniform ? 2 : 1;
    layout.groups = groups;
    if (p->constants == ConstantWay::immediates)
      layout.immediate_bytes = uint32_t(8 * (1 + p->scalars));
    if (p->constants == ConstantWay::table) layout.immediate_bytes = 8;
    if (groups[0] && (groups[1] || !uniform))
      p->layout = api.DeviceCreatePipelineLayout(context->device, &layout);
    wg::ComputePipelineDescriptor descriptor;
    descriptor.label = descriptor.compute.entry = wg::view(binary.entry);
    descriptor.layout = p->layout;
    descriptor.compute.module = module;
    if (p->layout) p->handle = api.DeviceCreateComputePipeline(context->device, &descriptor);
    api.ShaderModuleRelease(module);
  }
  if (scope.end() != wg::ErrorType::none || !p->handle)
    throw CompileError(cat("[webgpu] ", context->capabilities.name, " does not compile the kernel ",
                           binary.entry, ": ", one_line(scope.message()).substr(0, 300)),
                       source_of(binary), scope.message());
  return p;
}

}  // namespace pumice::backends::webgpu
