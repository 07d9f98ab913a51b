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

// In nanoseconds. The launch is alone in its window: its begin waits for all before it, its end for
// it.
double DeviceQueue::timed_run(const hal::Launch& launch, VkQueryPool queries) {
  const auto& pipeline = static_cast<DeviceExecutable*>(launch.executable)->pipeline;
  struct Timing {
    explicit Timing(bool& f) : flag(f) { flag = true; }
    ~Timing() { flag = false; }
    bool& flag;
  } timing(is_timing_);
  open();
  api_.vkCmdResetQueryPool(window_.commands, queries, 0, 2);
  api_.vkCmdWriteTimestamp(window_.commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 0);
  double instructions = pipeline->cost->instructions(launch.count, launch.constants);
  record_launch(launch, pipeline, instructions, 0, nullptr);
  api_.vkCmdWriteTimestamp(window_.commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 1);
  flush();
  clock_->timeline->wait(clock_->timeline->submitted());
  double took = 0;
  context_->check(elapsed(queries, VK_QUERY_RESULT_WAIT_BIT, took), "vkGetQueryPoolResults");
  Work work;
  work.add(pipeline->cost, instructions);
  work.learn(took, context_->pace);
  return took;
}

double DeviceQueue::time(const hal::Launch& launch, int warm_up, int repeats) {
  if (traced_ || !context_->capabilities.timestamp_bits || launch.count == 0)
    return hal::Queue::time(launch, warm_up, repeats);
  const Cost& cost = *static_cast<DeviceExecutable*>(launch.executable)->pipeline->cost;
  double instructions = cost.instructions(launch.count, launch.constants);
  // In pieces it has no command buffer of its own, and nothing of the host's shows in its time.
  if (Work::nanoseconds(cost, instructions, context_->pace) > longest_)
    return hal::Queue::time(launch, warm_up, repeats);
  submit()->wait();
  Queries queries(*context_);
  std::vector<double> seconds;
  for (int run = -warm_up; run < std::max(repeats, 1); ++run) {
    double took = timed_run(launch, queries.pool);
    if (run >= 0) seconds.push_back(took * 1e-9);
  }
  return hal::median(std::move(seconds));
}

}  // namespace pumice::backends::vulkan
