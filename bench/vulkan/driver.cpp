#include "vulkan/driver.h"

#include <chrono>
#include <cstring>

#include "backends/vulkan/device.h"
#include "hal/recording.h"

namespace pumice::bench {

namespace {

using namespace backends::vulkan;
using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point since) {
  return std::chrono::duration<double, std::micro>(Clock::now() - since).count();
}

// A command buffer, a timeline and two timestamps of our own on the device's queue.
class Driver {
 public:
  explicit Driver(const std::shared_ptr<Context>& context);
  ~Driver();
  Driver(const Driver&) = delete;

  struct Cost {
    double host, device;  // us a launch
  };
  // `count` launches, one barrier after each where they depend on each other.
  Cost launches(const Pipeline& pipeline, std::span<const uint64_t> root, int count, bool depend);
  double latency(const Pipeline& pipeline, std::span<const uint64_t> root);

 private:
  void begin();
  void launch(const Pipeline& pipeline, std::span<const uint64_t> root);
  void barrier();
  void run();

  const std::shared_ptr<Context> context_;
  const DeviceApi& api_;
  VkCommandPool pool_ = VK_NULL_HANDLE;
  VkCommandBuffer commands_ = VK_NULL_HANDLE;
  VkQueryPool queries_ = VK_NULL_HANDLE;
  VkSemaphore semaphore_ = VK_NULL_HANDLE;
  uint64_t value_ = 0;
};

Driver::Driver(const std::shared_ptr<Context>& context) : context_(context), api_(context->api) {
  VkCommandPoolCreateInfo pool{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
  pool.queueFamilyIndex = context_->capabilities.queue_family;
  context_->check(api_.vkCreateCommandPool(context_->device, &pool, nullptr, &pool_),
                  "vkCreateCommandPool");
  VkCommandBufferAllocateInfo commands{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  commands.commandPool = pool_;
  commands.commandBufferCount = 1;
  context_->check(api_.vkAllocateCommandBuffers(context_->device, &commands, &commands_),
                  "vkAllocateCommandBuffers");
  VkQueryPoolCreateInfo queries{VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
  queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
  queries.queryCount = 2;
  context_->check(api_.vkCreateQueryPool(context_->device, &queries, nullptr, &queries_),
                  "vkCreateQueryPool");
  VkSemaphoreTypeCreateInfo type{VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO};
  type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
  VkSemaphoreCreateInfo semaphore{VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, &type};
  context_->check(api_.vkCreateSemaphore(context_->device, &semaphore, nullptr, &semaphore_),
                  "vkCreateSemaphore");
}

Driver::~Driver() {
  context_->wait_idle();
  api_.vkDestroySemaphore(context_->device, semaphore_, nullptr);
  api_.vkDestroyQueryPool(context_->device, queries_, nullptr);
  api_.vkDestroyCommandPool(context_->device, pool_, nullptr);
}

void Driver::begin() {
  context_->check(api_.vkResetCommandBuffer(commands_, 0), "vkResetCommandBuffer");
  VkCommandBufferBeginInfo info{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  context_->check(api_.vkBeginCommandBuffer(commands_, &info), "vkBeginCommandBuffer");
}

void Driver::launch(const Pipeline& pipeline, std::span<const uint64_t> root) {
  api_.vkCmdPushConstants(commands_, pipeline.layout.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                          uint32_t(root.size_bytes()), root.data());
  api_.vkCmdDispatch(commands_, 1, 1, 1);
}

void Driver::barrier() {
  constexpr VkPipelineStageFlags compute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  constexpr VkAccessFlags write = VK_ACCESS_SHADER_WRITE_BIT, read = VK_ACCESS_SHADER_READ_BIT;
  VkMemoryBarrier info{VK_STRUCTURE_TYPE_MEMORY_BARRIER, nullptr, write, read | write};
  api_.vkCmdPipelineBarrier(commands_, compute, compute, 0, 1, &info, 0, nullptr, 0, nullptr);
}

// Submits, and polls until it is done.
void Driver::run() {
  context_->check(api_.vkEndCommandBuffer(commands_), "vkEndCommandBuffer");
  ++value_;
  VkTimelineSemaphoreSubmitInfo timeline{VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO};
  timeline.signalSemaphoreValueCount = 1;
  timeline.pSignalSemaphoreValues = &value_;
  VkSubmitInfo info{VK_STRUCTURE_TYPE_SUBMIT_INFO, &timeline};
  info.commandBufferCount = 1;
  info.pCommandBuffers = &commands_;
  info.signalSemaphoreCount = 1;
  info.pSignalSemaphores = &semaphore_;
  context_->check(api_.vkQueueSubmit(context_->queue, 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
  for (uint64_t now = 0; now < value_;)
    context_->check(api_.vkGetSemaphoreCounterValue(context_->device, semaphore_, &now),
                    "vkGetSemaphoreCounterValue");
}

Driver::Cost Driver::launches(const Pipeline& pipeline, std::span<const uint64_t> root, int count,
                              bool depend) {
  std::vector<double> host, device;
  for (int repeat = 0; repeat < 9; ++repeat) {
    begin();
    api_.vkCmdResetQueryPool(commands_, queries_, 0, 2);
    api_.vkCmdWriteTimestamp(commands_, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries_, 0);
    api_.vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline.handle);
    auto since = Clock::now();
    for (int i = 0; i < count; ++i) {
      launch(pipeline, root);
      if (depend) barrier();
    }
    host.push_back(microseconds(since) / count);
    api_.vkCmdWriteTimestamp(commands_, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries_, 1);
    run();
    uint64_t ticks[2] = {};
    context_->check(
        api_.vkGetQueryPoolResults(context_->device, queries_, 0, 2, sizeof ticks, ticks, 8,
                                   VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
        "vkGetQueryPoolResults");
    double period = context_->capabilities.limits.timestampPeriod;
    device.push_back(double(ticks[1] - ticks[0]) * period * 1e-3 / count);
  }
  return {hal::median(host), hal::median(device)};
}

double Driver::latency(const Pipeline& pipeline, std::span<const uint64_t> root) {
  std::vector<double> times;
  for (int repeat = 0; repeat < 201; ++repeat) {
    auto since = Clock::now();
    begin();
    barrier();
    api_.vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline.handle);
    launch(pipeline, root);
    run();
    times.push_back(microseconds(since));
  }
  return hal::median(times);
}

}  // namespace

void driver_rows(const More& more) {
  auto& buffer = static_cast<DeviceBuffer&>(more.buffer);
  const auto& context = buffer.context();
  if (!context->capabilities.addresses()) return;
  auto& kernel = static_cast<LastingExecutable&>(more.kernel).on(context);
  Driver driver(context);
  uint64_t root[] = {1, buffer.range().begin()};
  auto depend = driver.launches(*kernel.pipeline, root, 1000, true);
  auto apart = driver.launches(*kernel.pipeline, root, 1000, false);
  more.add("driver alone, host, dependent", depend.host, "us");
  more.add("driver alone, host, independent", apart.host, "us");
  more.add("driver alone, device, dependent", depend.device, "us");
  more.add("driver alone, device, independent", apart.device, "us");
  // As recordings have it: the kernel finds its buffer's address in a table.
  Range table = context->allocate(8, Use::table);
  if (table.writable()) {
    std::memcpy(table.writable(), &root[1], 8);
    uint64_t by_table[] = {1, table.begin()};
    auto found = driver.launches(*kernel.replay_pipeline(context), by_table, 1000, true);
    more.add("driver alone, device, by table", found.device, "us");
  }
  context->free_when_unused(std::move(table));
  more.add("driver alone, submit to visible", driver.latency(*kernel.pipeline, root), "us");
}

}  // namespace pumice::bench
