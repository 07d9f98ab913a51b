#include <cstring>

#include "backends/vulkan/trials.h"
#include "pumice/error.h"

namespace pumice::backends::vulkan {

namespace {

constexpr VkDeviceSize buffer_bytes = 1 << 18;  // matrices of 256 x 256 words

}  // namespace

TrialDevice::TrialDevice(const Instance& instance, VkPhysicalDevice physical, const Capabilities& c)
    : instance_(instance), physical_(physical) {
  device_ = create_device(instance, physical, c);
#define VK_DEVICE(name) \
  api_.name = reinterpret_cast<PFN_##name>(instance.api.vkGetDeviceProcAddr(device_, #name));
#define VK_OPTIONAL(name) VK_DEVICE(name)
#include "backends/vulkan/entry_points.def"
  try {
    api_.vkGetDeviceQueue(device_, c.queue_family, 0, &queue_);
    make_buffer(c.addresses());
    VkCommandPoolCreateInfo pool{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    pool.queueFamilyIndex = c.queue_family;
    check(api_.vkCreateCommandPool(device_, &pool, nullptr, &pool_), "vkCreateCommandPool");
    VkDescriptorPoolSize size{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 256};
    VkDescriptorPoolCreateInfo sets{VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
    sets.maxSets = 256;
    sets.poolSizeCount = 1;
    sets.pPoolSizes = &size;
    check(api_.vkCreateDescriptorPool(device_, &sets, nullptr, &sets_), "vkCreateDescriptorPool");
    VkSemaphoreTypeCreateInfo type{VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO};
    type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
    VkSemaphoreCreateInfo semaphore{VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, &type};
    check(api_.vkCreateSemaphore(device_, &semaphore, nullptr, &semaphore_), "vkCreateSemaphore");
  } catch (...) {
    release();
    throw;
  }
}

TrialDevice::~TrialDevice() { release(); }

void TrialDevice::release() noexcept {
  if (semaphore_) api_.vkDestroySemaphore(device_, semaphore_, nullptr);
  if (sets_) api_.vkDestroyDescriptorPool(device_, sets_, nullptr);
  if (pool_) api_.vkDestroyCommandPool(device_, pool_, nullptr);
  if (buffer_) api_.vkDestroyBuffer(device_, buffer_, nullptr);
  if (memory_) api_.vkFreeMemory(device_, memory_, nullptr);
  api_.vkDestroyDevice(device_, nullptr);
}

void TrialDevice::make_buffer(bool addressed) {
  VkBufferCreateInfo info{VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  info.size = buffer_bytes;
  info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
  if (addressed) info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  check(api_.vkCreateBuffer(device_, &info, nullptr, &buffer_), "vkCreateBuffer");
  VkMemoryRequirements needs;
  api_.vkGetBufferMemoryRequirements(device_, buffer_, &needs);
  VkPhysicalDeviceMemoryProperties2 memory{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2};
  instance_.api.vkGetPhysicalDeviceMemoryProperties2(physical_, &memory);
  constexpr VkMemoryPropertyFlags wanted =
      VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  VkMemoryAllocateFlagsInfo flags{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo allocate{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                addressed ? &flags : nullptr};
  allocate.allocationSize = needs.size;
  allocate.memoryTypeIndex = UINT32_MAX;
  for (uint32_t t = memory.memoryProperties.memoryTypeCount; t-- > 0;)
    if ((needs.memoryTypeBits >> t & 1) &&
        (memory.memoryProperties.memoryTypes[t].propertyFlags & wanted) == wanted)
      allocate.memoryTypeIndex = t;
  if (allocate.memoryTypeIndex == UINT32_MAX)
    throw DeviceError("vulkan", "self-test", 0, "no memory type that the host can map");
  check(api_.vkAllocateMemory(device_, &allocate, nullptr, &memory_), "vkAllocateMemory");
  check(api_.vkBindBufferMemory(device_, buffer_, memory_, 0), "vkBindBufferMemory");
  check(api_.vkMapMemory(device_, memory_, 0, VK_WHOLE_SIZE, 0, &mapped_), "vkMapMemory");
}

std::string TrialDevice::run(const Trial& trial, double seconds) {
  VkDescriptorSetLayout set = VK_NULL_HANDLE;
  VkPipelineLayout layout = VK_NULL_HANDLE;
  VkShaderModule module = VK_NULL_HANDLE;
  VkPipeline pipeline = VK_NULL_HANDLE;
  std::string wrong;
  try {
    VkDescriptorSetLayoutBinding row{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1,
                                     VK_SHADER_STAGE_COMPUTE_BIT, nullptr};
    VkDescriptorSetLayoutCreateInfo sets{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
    if (trial.pushed) sets.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    sets.bindingCount = 1;
    sets.pBindings = &row;
    check(api_.vkCreateDescriptorSetLayout(device_, &sets, nullptr, &set),
          "vkCreateDescriptorSetLayout");
    VkPipelineLayoutCreateInfo info{VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
    info.setLayoutCount = 1;
    info.pSetLayouts = &set;
    check(api_.vkCreatePipelineLayout(device_, &info, nullptr, &layout), "vkCreatePipelineLayout");
    VkShaderModuleCreateInfo code{VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
    code.codeSize = trial.kernel.size() * 4;
    code.pCode = trial.kernel.data();
    check(api_.vkCreateShaderModule(device_, &code, nullptr, &module), "vkCreateShaderModule");
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size{
        VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO};
    size.requiredSubgroupSize = trial.subgroup_size;
    VkComputePipelineCreateInfo compute{VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
    compute.stage = {VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO};
    if (trial.subgroup_size) {
      compute.stage.pNext = &size;
      compute.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    }
    compute.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    compute.stage.module = module;
    compute.stage.pName = "main";
    compute.layout = layout;
    check(api_.vkCreateComputePipelines(device_, VK_NULL_HANDLE, 1, &compute, nullptr, &pipeline),
          "vkCreateComputePipelines");
    wrong = submit(trial, layout, set, pipeline, seconds);
  } catch (const std::exception& e) {
    wrong = e.what();
  }
  if (pipeline) api_.vkDestroyPipeline(device_, pipeline, nullptr);
  if (module) api_.vkDestroyShaderModule(device_, module, nullptr);
  if (layout) api_.vkDestroyPipelineLayout(device_, layout, nullptr);
  if (set) api_.vkDestroyDescriptorSetLayout(device_, set, nullptr);
  return wrong;
}

std::string TrialDevice::submit(const Trial& trial, VkPipelineLayout layout,
                                VkDescriptorSetLayout set_layout, VkPipeline pipeline,
                                double seconds) {
  std::memset(mapped_, 0, buffer_bytes);
  std::memcpy(mapped_, trial.input.data(), trial.input.size() * 4);
  if (trial.address_at >= 0) {
    VkBufferDeviceAddressInfo own{VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    own.buffer = buffer_;
    VkDeviceAddress address = api_.vkGetBufferDeviceAddress(device_, &own);
    std::memcpy(static_cast<uint32_t*>(mapped_) + trial.address_at, &address, sizeof address);
  }
  VkDescriptorBufferInfo range{buffer_, 0, VK_WHOLE_SIZE};
  VkWriteDescriptorSet write{VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
  write.descriptorCount = 1;
  write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
  write.pBufferInfo = &range;
  VkCommandBufferAllocateInfo allocate{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  allocate.commandPool = pool_;
  allocate.commandBufferCount = 1;
  VkCommandBuffer commands;  // freed with its pool
  check(api_.vkAllocateCommandBuffers(device_, &allocate, &commands), "vkAllocateCommandBuffers");
  VkCommandBufferBeginInfo begin{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  check(api_.vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
  api_.vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  if (trial.pushed) {
    api_.vkCmdPushDescriptorSetKHR(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &write);
  } else {
    VkDescriptorSetAllocateInfo info{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO};
    info.descriptorPool = sets_;
    info.descriptorSetCount = 1;
    info.pSetLayouts = &set_layout;
    check(api_.vkAllocateDescriptorSets(device_, &info, &write.dstSet), "vkAllocateDescriptorSets");
    api_.vkUpdateDescriptorSets(device_, 1, &write, 0, nullptr);
    api_.vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1,
                                 &write.dstSet, 0, nullptr);
  }
  api_.vkCmdDispatch(commands, 1, 1, 1);
  VkMemoryBarrier barrier{VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  api_.vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                            VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, nullptr, 0, nullptr);
  check(api_.vkEndCommandBuffer(commands), "vkEndCommandBuffer");
  uint64_t value = ++submitted_;
  VkTimelineSemaphoreSubmitInfo timeline{VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO};
  timeline.signalSemaphoreValueCount = 1;
  timeline.pSignalSemaphoreValues = &value;
  VkSubmitInfo submit{VK_STRUCTURE_TYPE_SUBMIT_INFO, &timeline};
  submit.commandBufferCount = submit.signalSemaphoreCount = 1;
  submit.pCommandBuffers = &commands;
  submit.pSignalSemaphores = &semaphore_;
  check(api_.vkQueueSubmit(queue_, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
  VkSemaphoreWaitInfo wait{VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO};
  wait.semaphoreCount = 1;
  wait.pSemaphores = &semaphore_;
  wait.pValues = &value;
  VkResult result = api_.vkWaitSemaphores(device_, &wait, uint64_t(seconds * 1e9));
  if (result == VK_TIMEOUT) return "does not end";
  check(result, "vkWaitSemaphores");
  std::vector<uint32_t> out(buffer_bytes / 4);
  std::memcpy(out.data(), mapped_, buffer_bytes);
  return trial.wrong(out);
}

}  // namespace pumice::backends::vulkan
