#include "backends/vulkan/queue.h"
#include "hal/recording.h"

namespace pumice::backends::vulkan {

namespace {

// Two timestamps.
struct Queries {
  explicit Queries(const Context& c) : context(c) {
    VkQueryPoolCreateInfo info{VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = 2;
    c.check(c.api.vkCreateQueryPool(c.device, &info, nullptr, &pool), "vkCreateQueryPool");
  }
  ~Queries() { context.api.vkDestroyQueryPool(context.device, pool, nullptr); }
  Queries(const Queries&) = delete;
  const Context& context;
  VkQueryPool pool = VK_NULL_HANDLE;
};

}  // namespace

// In ticks. The launch is alone in its window: its begin waits for all before it, its end for it.
uint64_t DeviceQueue::timed_run(const hal::Launch& launch, VkQueryPool queries) {
  open();
  api_.vkCmdResetQueryPool(window_.commands, queries, 0, 2);
  api_.vkCmdWriteTimestamp(window_.commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 0);
  VkCommandBuffer commands = window_.commands;
  this->launch(launch);
  api_.vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 1);
  flush();
  clock_->timeline->wait(clock_->timeline->submitted());
  uint64_t ticks[2] = {};
  context_->check(api_.vkGetQueryPoolResults(context_->device, queries, 0, 2, sizeof ticks, ticks,
                                             8, VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
                  "vkGetQueryPoolResults");
  uint32_t bits = context_->capabilities.timestamp_bits;
  uint64_t mask = bits >= 64 ? UINT64_MAX : (uint64_t(1) << bits) - 1;
  return (ticks[1] - ticks[0]) & mask;
}

double DeviceQueue::time(const hal::Launch& launch, int warm_up, int repeats) {
  if (traced_ || !context_->capabilities.timestamp_bits || launch.count == 0)
    return hal::Queue::time(launch, warm_up, repeats);
  submit()->wait();
  Queries queries(*context_);
  std::vector<double> seconds;
  for (int run = -warm_up; run < std::max(repeats, 1); ++run) {
    uint64_t ticks = timed_run(launch, queries.pool);
    double period = context_->capabilities.limits.timestampPeriod;  // nanoseconds
    if (run >= 0) seconds.push_back(double(ticks) * period * 1e-9);
  }
  return hal::median(std::move(seconds));
}

}  // namespace pumice::backends::vulkan
