#include "backends/vulkan/timeline.h"

#include <algorithm>
#include <chrono>

#include "backends/vulkan/context.h"
#include "backends/vulkan/recording.h"
#include "base/text.h"
#include "hal/fences.h"

namespace pumice::backends::vulkan {

std::unique_ptr<hal::Fence> make_fence(std::shared_ptr<Timeline> timeline, uint64_t value) {
  return std::make_unique<hal::TimelineFence<Timeline>>(std::move(timeline), value);
}

Timeline::Timeline(std::shared_ptr<const Context> context) : context_(std::move(context)) {
  VkSemaphoreTypeCreateInfo type{VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO};
  type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
  VkSemaphoreCreateInfo info{VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, &type};
  context_->check(context_->api.vkCreateSemaphore(context_->device, &info, nullptr, &semaphore),
                  "vkCreateSemaphore");
}

Timeline::~Timeline() { context_->api.vkDestroySemaphore(context_->device, semaphore, nullptr); }

void Timeline::advance(uint64_t value) {
  uint64_t before = completed_.load();
  while (before < value && !completed_.compare_exchange_weak(before, value)) {
  }
}

// A count that the driver cannot tell just now is asked for again.
bool Timeline::reached(uint64_t value) {
  if (completed_.load(std::memory_order_acquire) >= value) return true;
  if (failed_from_.load(std::memory_order_acquire) <= value || context_->lost()) return true;
  uint64_t now = 0;
  VkResult r = context_->api.vkGetSemaphoreCounterValue(context_->device, semaphore, &now);
  if (r == VK_ERROR_DEVICE_LOST) context_->lose("vkGetSemaphoreCounterValue", r);
  if (r < 0) return context_->lost();
  advance(now);
  return now >= value;
}

VkResult Timeline::wait_once(uint64_t value, uint64_t nanoseconds) {
  VkSemaphoreWaitInfo info{VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO};
  info.semaphoreCount = 1;
  info.pSemaphores = &semaphore;
  info.pValues = &value;
  return context_->api.vkWaitSemaphores(context_->device, &info, nanoseconds);
}

// A driver that cannot wait for the semaphore may still wait for the whole device. One that cannot
// do that either is as good as lost: nobody will ever know what it has done.
bool Timeline::settle(VkResult why, uint64_t value) {
  VkResult idle = why;
  if (why != VK_ERROR_DEVICE_LOST) idle = context_->wait_idle();
  if (idle >= 0) {
    advance(value);
    return true;
  }
  context_->lose("vkWaitSemaphores", why);
  if (idle != why) context_->lose("vkDeviceWaitIdle", idle);
  return false;
}

// In slices, so that a failure noted by another thread ends the wait. On a GPU the short waits are
// polled: sleeping costs more than they last.
void Timeline::quiet_wait(uint64_t value) noexcept {
  auto until = std::chrono::steady_clock::now() + std::chrono::microseconds(200);
  if (!context_->capabilities.software) do {
      if (reached(value)) return;
    } while (std::chrono::steady_clock::now() < until);
  constexpr uint64_t slice = 100'000'000;
  while (!reached(value)) {
    VkResult r = wait_once(value, slice);
    if (r == VK_SUCCESS) advance(value);
    if (r < 0 && !settle(r, value)) return;
  }
}

void Timeline::fail(uint64_t value, const DeviceError& error) {
  failures_.add(error);
  uint64_t before = failed_from_.load();
  while (value < before && !failed_from_.compare_exchange_weak(before, value)) {
  }
  context_->note_failure();
}

bool Timeline::failed() const {
  return failed_from_.load(std::memory_order_acquire) != never || context_->lost();
}

bool Timeline::failed(uint64_t value) const {
  if (failed_from_.load(std::memory_order_acquire) <= value) return true;
  return context_->lost() && completed_.load(std::memory_order_acquire) < value;
}

void Timeline::raise() {
  told_.store(true, std::memory_order_release);
  if (failures_.any()) throw failures_.combined("", "", &context_->failures());
  auto pipelines = running();
  throw context_->failures().combined(names_of(pipelines), sources_of(pipelines));
}

void Timeline::wait(uint64_t value) {
  quiet_wait(value);
  if (failed(value)) raise();
}

void Timeline::keep(Use use) {
  std::lock_guard lock(mutex_);
  uses_.push_back(std::move(use));
}

// What a lost device was running stays for the message until the queue goes.
void Timeline::release() {
  std::deque<Use> done;
  {
    std::lock_guard lock(mutex_);
    while (!context_->lost() && !uses_.empty() && reached(uses_.front().value)) {
      done.push_back(std::move(uses_.front()));
      uses_.pop_front();
    }
  }
}

void Timeline::drop() {
  std::deque<Use> all;
  std::lock_guard lock(mutex_);
  all.swap(uses_);
}

std::vector<std::shared_ptr<Pipeline>> Timeline::running() {
  std::vector<std::shared_ptr<Pipeline>> all;
  std::lock_guard lock(mutex_);
  for (const Use& use : uses_) {
    if (use.value <= completed_.load()) continue;
    for (const auto& p : use.pipelines)
      if (std::find(all.begin(), all.end(), p) == all.end()) all.push_back(p);
    if (use.recording) use.recording->name_kernels(all);
  }
  return all;
}

std::string names_of(const std::vector<std::shared_ptr<Pipeline>>& pipelines) {
  constexpr size_t most = 8;
  if (pipelines.empty()) return "";
  size_t shown = std::min(most, pipelines.size());
  std::string out = shown == 1 ? "in kernel " : "in one of the kernels ";
  for (size_t p = 0; p < shown; ++p) out += cat(p ? ", " : "", pipelines[p]->name);
  if (shown < pipelines.size()) out += cat(" and ", pipelines.size() - shown, " more");
  return out;
}

std::string sources_of(const std::vector<std::shared_ptr<Pipeline>>& pipelines) {
  std::string out;
  for (const auto& p : pipelines) out += p->source;
  return out;
}

}  // namespace pumice::backends::vulkan
