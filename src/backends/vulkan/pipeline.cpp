#include "backends/vulkan/pipeline.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <span>

#include "backends/vulkan/context.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

namespace {

int64_t now_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// Devices that a process keeps open to its end are not closed; their caches are saved all the same.
struct Open {
  std::mutex mutex;
  std::vector<Pipelines*> all;
};
Open& open_caches() {
  static Open* made = new Open;
  return *made;
}
void save_open_caches() {
  std::lock_guard lock(open_caches().mutex);
  for (Pipelines* p : open_caches().all) p->save();
}

void note_open(Pipelines* p) {
  static const int registered = std::atexit(save_open_caches);
  (void)registered;
  std::lock_guard lock(open_caches().mutex);
  open_caches().all.push_back(p);
}
void note_closed(Pipelines* p) {
  std::lock_guard lock(open_caches().mutex);
  std::erase(open_caches().all, p);
}

}  // namespace

Pipeline::~Pipeline() {
  if (handle) context->api.vkDestroyPipeline(context->device, handle, nullptr);
}

Pipelines::Pipelines(const Context& context)
    : context_(context), path_(cache_file_path(context.capabilities)) {
  std::string data = read_cache_file(path_, context.capabilities);
  VkPipelineCacheCreateInfo info{VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO};
  info.initialDataSize = data.size();
  info.pInitialData = data.data();
  seen_ = data;
  if (context.api.vkCreatePipelineCache(context.device, &info, nullptr, &cache_) < 0) {
    info.initialDataSize = 0;
    context_.check(context.api.vkCreatePipelineCache(context.device, &info, nullptr, &cache_),
                   "vkCreatePipelineCache");
  }
  note_open(this);
}

Pipelines::~Pipelines() {
  note_closed(this);
  save();
  for (auto& [bindings, made] : layouts_) {
    context_.api.vkDestroyPipelineLayout(context_.device, made.layout, nullptr);
    if (made.set) context_.api.vkDestroyDescriptorSetLayout(context_.device, made.set, nullptr);
  }
  context_.api.vkDestroyPipelineCache(context_.device, cache_, nullptr);
}

PipelineLayout Pipelines::layout(size_t bindings) {
  std::lock_guard lock(mutex_);
  auto found = layouts_.find(bindings);
  if (found != layouts_.end()) return found->second;
  PipelineLayout made;
  if (bindings) {
    std::vector<VkDescriptorSetLayoutBinding> rows(bindings);
    for (size_t b = 0; b < bindings; ++b)
      rows[b] = {uint32_t(b), VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT,
                 nullptr};
    VkDescriptorSetLayoutCreateInfo info{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
    if (context_.capabilities.has(Feature::push_descriptor))
      info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    info.bindingCount = uint32_t(bindings);
    info.pBindings = rows.data();
    context_.check(
        context_.api.vkCreateDescriptorSetLayout(context_.device, &info, nullptr, &made.set),
        "vkCreateDescriptorSetLayout");
  }
  VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, codegen::spirv::push_bytes};
  VkPipelineLayoutCreateInfo info{VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  info.setLayoutCount = bindings ? 1 : 0;
  info.pSetLayouts = &made.set;
  info.pushConstantRangeCount = 1;
  info.pPushConstantRanges = &range;
  VkResult result =
      context_.api.vkCreatePipelineLayout(context_.device, &info, nullptr, &made.layout);
  if (result < 0 && made.set)
    context_.api.vkDestroyDescriptorSetLayout(context_.device, made.set, nullptr);
  context_.check(result, "vkCreatePipelineLayout");
  layouts_[bindings] = made;
  return made;
}

namespace {

// Whether the words are instructions at all; there are drivers that end the process over less.
bool is_module(std::span<const uint32_t> words) {
  constexpr uint32_t magic = 0x07230203;
  constexpr size_t header = 5;
  if (words.size() <= header || words[0] != magic) return false;
  size_t at = header;
  while (at < words.size() && words[at] >> 16) at += words[at] >> 16;
  return at == words.size();
}

}  // namespace

void Pipelines::check_limits(const hal::Binary& binary, size_t bindings) const {
  const Capabilities& c = context_.capabilities;
  auto refuse = [&](const std::string& why) {
    throw CompileError(cat("[vulkan] kernel ", binary.entry, " ", why), binary.source, "");
  };
  if (bindings > c.limits.maxPerStageDescriptorStorageBuffers)
    refuse(cat("binds ", bindings, " buffers, the device allows ",
               c.limits.maxPerStageDescriptorStorageBuffers));
  if (binary.constant_bytes % 8)
    refuse(cat("has ", binary.constant_bytes, " bytes of constants, which are 8 each"));
  uint32_t most =
      std::min(c.limits.maxComputeWorkGroupInvocations, c.limits.maxComputeWorkGroupSize[0]);
  if (binary.workgroup < 1 || uint32_t(binary.workgroup) > most)
    refuse(cat("has a workgroup of ", binary.workgroup, ", the device allows 1 to ", most));
  if (!binary.subgroup) return;
  auto size = uint32_t(binary.subgroup);
  const Subgroups& s = c.subgroups;
  if (!c.has(Feature::subgroup_size_control) || !std::has_single_bit(size) || size < s.smallest ||
      size > s.largest)
    refuse(cat("relies on subgroups of ", size, ", the device can be asked for ",
               c.has(Feature::subgroup_size_control) ? cat(s.smallest, " to ", s.largest)
                                                     : std::string("none")));
  if (binary.workgroup % binary.subgroup || uint32_t(binary.workgroup) / size > s.most)
    refuse(cat("has a workgroup of ", binary.workgroup, ", which is not 1 to ", s.most,
               " full subgroups of ", size));
}

VkShaderModule Pipelines::load(const hal::Binary& binary,
                               const std::vector<std::byte>& bytes) const {
  std::vector<uint32_t> words((bytes.size() + 3) / 4);
  if (!bytes.empty()) std::memcpy(words.data(), bytes.data(), bytes.size());
  if (!is_module(words))
    throw CompileError(cat("[vulkan] kernel ", binary.entry, ": ", bytes.size(),
                           " bytes that are no SPIR-V module"),
                       "", "");
  VkShaderModuleCreateInfo info{VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
  info.codeSize = words.size() * 4;
  info.pCode = words.data();
  VkShaderModule shader;
  context_.check(context_.api.vkCreateShaderModule(context_.device, &info, nullptr, &shader),
                 "vkCreateShaderModule");
  return shader;
}

std::shared_ptr<Pipeline> Pipelines::make(std::shared_ptr<const Context> context,
                                          const hal::Binary& binary, Form form) {
  auto pipeline = std::make_shared<Pipeline>(std::move(context));
  pipeline->constants = {binary.written.size(), binary.constant_bytes / 8,
                         context_.capabilities.addresses(), form == Form::replay};
  pipeline->name = binary.entry;
  pipeline->source = binary.source;
  pipeline->written = binary.written;
  pipeline->workgroup = uint64_t(binary.workgroup);
  pipeline->cost = std::make_shared<Cost>(binary.work);
  size_t bindings = pipeline->constants.bindings();
  check_limits(binary, bindings);
  pipeline->layout = layout(bindings);
  VkShaderModule shader = load(binary, form == Form::replay ? binary.replay_bytes : binary.bytes);
  VkPipelineShaderStageRequiredSubgroupSizeCreateInfo subgroup{
      VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO};
  VkComputePipelineCreateInfo info{VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  info.flags = VK_PIPELINE_CREATE_DISPATCH_BASE;  // long launches go in pieces
  if (form == Form::examined) info.flags |= VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
  info.stage = {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO};
  if (binary.subgroup) {
    subgroup.requiredSubgroupSize = uint32_t(binary.subgroup);
    info.stage.pNext = &subgroup;
    info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
  }
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = shader;
  info.stage.pName = binary.entry.c_str();
  info.layout = pipeline->layout.layout;
  VkResult result = context_.api.vkCreateComputePipelines(context_.device, cache_, 1, &info,
                                                          nullptr, &pipeline->handle);
  context_.api.vkDestroyShaderModule(context_.device, shader, nullptr);
  // Not the kernel's fault.
  if (result == VK_ERROR_OUT_OF_HOST_MEMORY || result == VK_ERROR_OUT_OF_DEVICE_MEMORY ||
      result == VK_ERROR_DEVICE_LOST)
    context_.check(result, "vkCreateComputePipelines");
  if (result < 0)
    throw CompileError(cat("[vulkan] ", context_.capabilities.name, " does not compile the kernel ",
                           binary.entry, " (", int(result), ")"),
                       binary.source, result_name(result));
  bool due;
  {
    std::lock_guard lock(mutex_);
    dirty_ = true;
    due = now_ms() - saved_at_ > 500;
  }
  if (due) save();
  return pipeline;
}

// What is in the cache, and what other processes have put into the file meanwhile; empty when the
// driver does not say.
std::string Pipelines::merged() {
  VkPipelineCache both = cache_;
  std::string file = read_cache_file(path_, context_.capabilities);
  if (!file.empty() && file != seen_) {
    VkPipelineCacheCreateInfo info{VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO};
    info.initialDataSize = file.size();
    info.pInitialData = file.data();
    VkPipelineCache made;
    if (context_.api.vkCreatePipelineCache(context_.device, &info, nullptr, &made) >= 0)
      both = made;
    if (both != cache_) context_.api.vkMergePipelineCaches(context_.device, both, 1, &cache_);
  }
  size_t size = 0;
  std::string data;
  VkResult result = context_.api.vkGetPipelineCacheData(context_.device, both, &size, nullptr);
  data.resize(result < 0 ? 0 : size);
  if (size && result >= 0)
    result = context_.api.vkGetPipelineCacheData(context_.device, both, &size, data.data());
  data.resize(result < 0 ? 0 : size);
  if (both != cache_) context_.api.vkDestroyPipelineCache(context_.device, both, nullptr);
  return data;
}

void Pipelines::save() {
  std::lock_guard lock(mutex_);
  if (!dirty_ || path_.empty()) return;
  dirty_ = false;
  saved_at_ = now_ms();
  std::string data = merged();
  if (!data.empty() && write_cache_file(path_, context_.capabilities, data))
    seen_ = std::move(data);
}

}  // namespace pumice::backends::vulkan
