#include <cmath>

#include "backends/vulkan/queue.h"

// When a window is full, how long windows take, and launches that would take too long.
namespace pumice::backends::vulkan {

namespace {

void write_timestamp(const DeviceApi& api, VkCommandBuffer commands, VkQueryPool queries,
                     uint32_t query) {
  api.vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, query);
}

}  // namespace

void DeviceQueue::flush_if_full() {
  double share = double(window_limit_) / full_window;
  if (window_.recorded >= window_limit_ || window_.nanoseconds >= full_nanoseconds * share) flush();
}

// From here to the end of the open window. Times help to estimate: without them there is a guess.
void DeviceQueue::begin_measure() {
  if (is_timing_ || !context_->capabilities.timestamp_bits) return;
  if (!window_.queries) {
    VkQueryPoolCreateInfo info{VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = 2;
    if (api_.vkCreateQueryPool(context_->device, &info, nullptr, &window_.queries) < 0) {
      window_.queries = VK_NULL_HANDLE;
      return;
    }
  }
  api_.vkCmdResetQueryPool(window_.commands, window_.queries, 0, 2);
  write_timestamp(api_, window_.commands, window_.queries, 0);
  window_.measured = true;
}

// The commands to submit after the replayed ones; null: none.
VkCommandBuffer DeviceQueue::end_measure() {
  if (!window_.replayed) {
    write_timestamp(api_, window_.commands, window_.queries, 1);
    return VK_NULL_HANDLE;
  }
  VkCommandBufferAllocateInfo info{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  info.commandPool = pool_;
  info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  info.commandBufferCount = 1;
  VkCommandBufferBeginInfo begin{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  VkResult result = VK_SUCCESS;
  if (!window_.tail) result = api_.vkAllocateCommandBuffers(context_->device, &info, &window_.tail);
  if (result >= 0) result = api_.vkBeginCommandBuffer(window_.tail, &begin);
  if (result >= 0) {
    write_timestamp(api_, window_.tail, window_.queries, 1);
    result = api_.vkEndCommandBuffer(window_.tail);
  }
  if (result >= 0) return window_.tail;
  window_.measured = false;
  return VK_NULL_HANDLE;
}

// Between two timestamps.
VkResult DeviceQueue::elapsed(VkQueryPool queries, VkQueryResultFlags how,
                              double& nanoseconds) const {
  uint64_t ticks[2] = {};
  VkResult result = api_.vkGetQueryPoolResults(context_->device, queries, 0, 2, sizeof ticks, ticks,
                                               8, VK_QUERY_RESULT_64_BIT | how);
  uint32_t bits = context_->capabilities.timestamp_bits;
  uint64_t mask = bits >= 64 ? UINT64_MAX : (uint64_t(1) << bits) - 1;
  double period = context_->capabilities.limits.timestampPeriod;
  nanoseconds = double((ticks[1] - ticks[0]) & mask) * period;
  return result;
}

void DeviceQueue::learn(Window& window) {
  window.measured = false;
  double took = 0;
  VkResult result = failed() ? VK_NOT_READY : elapsed(window.queries, 0, took);
  if (result == VK_ERROR_DEVICE_LOST) context_->lose("vkGetQueryPoolResults", result);
  if (result == VK_SUCCESS) {
    window.work.learn(took, context_->pace);
    ++statistics_.measured;
    statistics_.longest = std::max(statistics_.longest, took);
  }
  window.work.clear();
}

void DeviceQueue::measure_replay(const Work& work) {
  if (failed()) return;
  open();
  if (!window_.measured) begin_measure();
  if (window_.measured) window_.work.add(work);
}

// A kernel that has not been measured may take less than thought by far: not too many pieces.
void DeviceQueue::launch_in_pieces(const hal::Launch& launch,
                                   const std::shared_ptr<Pipeline>& pipeline, double instructions,
                                   double nanoseconds) {
  constexpr double most_unmeasured = 256;
  double pieces = std::ceil(nanoseconds / longest_);
  if (!pipeline->cost->measured()) pieces = std::min(pieces, most_unmeasured);
  uint64_t groups = (launch.count + pipeline->workgroup - 1) / pipeline->workgroup;
  auto most = uint64_t(std::max(double(groups) / pieces, 1.0));
  ++statistics_.splits;
  for (const Grid& piece :
       split_grid(groups, most, context_->capabilities.limits.maxComputeWorkGroupCount)) {
    if (failed()) return;
    double share = double(piece.size[0]) * piece.size[1] * piece.size[2] / double(groups);
    record_launch(launch, pipeline, instructions * share, nanoseconds * share, &piece);
    flush();
    ++statistics_.pieces;
  }
}

}  // namespace pumice::backends::vulkan
