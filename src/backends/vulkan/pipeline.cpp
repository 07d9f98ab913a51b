#include "backends/vulkan/pipeline.h"

#include <algorithm>
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

std::shared_ptr<Pipeline> Pipelines::make(std::shared_ptr<const Context> context,
                                          const hal::Binary& binary, bool for_replay) {
  auto pipeline = std::make_shared<Pipeline>(std::move(context));
  pipeline->constants = {binary.written.size(), binary.constant_bytes / 8,
                         context_.capabilities.addresses(), for_replay};
  pipeline->name = binary.entry;
  pipeline->source = binary.source;
  pipeline->written = binary.written;
  pipeline->workgroup = uint64_t(binary.workgroup);
  pipeline->cost = std::make_shared<Cost>(binary.work);
  size_t bindings = pipeline->constants.bindings();
  if (bindings > context_.capabilities.limits.maxPerStageDescriptorStorageBuffers)
    throw CompileError(
        cat("[vulkan] kernel ", binary.entry, " binds ", bindings, " buffers, the device allows ",
            context_.capabilities.limits.maxPerStageDescriptorStorageBuffers),
        binary.source, "");
  const VkPhysicalDeviceLimits& limits = context_.capabilities.limits;
  uint32_t most =
      std::min(limits.maxComputeWorkGroupInvocations, limits.maxComputeWorkGroupSize[0]);
  if (binary.workgroup < 1 || uint32_t(binary.workgroup) > most)
    throw CompileError(cat("[vulkan] kernel ", binary.entry, " has a workgroup of ",
                           binary.workgroup, ", the device allows 1 to ", most),
                       binary.source, "");
  pipeline->layout = layout(bindings);
  VkShaderModuleCreateInfo module{VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
  const std::vector<std::byte>& bytes = for_replay ? binary.replay_bytes : binary.bytes;
  std::vector<uint32_t> words((bytes.size() + 3) / 4);
  if (!bytes.empty()) std::memcpy(words.data(), bytes.data(), bytes.size());
  if (!is_module(words))
    throw CompileError(cat("[vulkan] kernel ", binary.entry, ": ", bytes.size(),
                           " bytes that are no SPIR-V module"),
                       "", "");
  module.codeSize = words.size() * 4;
  module.pCode = words.data();
  VkShaderModule shader;
  context_.check(context_.api.vkCreateShaderModule(context_.device, &module, nullptr, &shader),
                 "vkCreateShaderModule");
  VkComputePipelineCreateInfo info{VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  info.flags = VK_PIPELINE_CREATE_DISPATCH_BASE;  // long launches go in pieces
  info.stage = {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO};
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

void Pipelines::save() {
  std::lock_guard lock(mutex_);
  if (!dirty_ || path_.empty()) return;
  dirty_ = false;
  saved_at_ = now_ms();
  size_t size = 0;
  if (context_.api.vkGetPipelineCacheData(context_.device, cache_, &size, nullptr) < 0) return;
  std::string data(size, '\0');
  if (context_.api.vkGetPipelineCacheData(context_.device, cache_, &size, data.data()) < 0) return;
  data.resize(size);
  write_cache_file(path_, context_.capabilities, data);
}

}  // namespace pumice::backends::vulkan
