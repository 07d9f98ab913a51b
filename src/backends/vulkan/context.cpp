#include "backends/vulkan/context.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

#include "backends/vulkan/copy_kernel.h"
#include "base/error.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

Timeline::Timeline(std::shared_ptr<const Context> context) : context_(std::move(context)) {
  VkSemaphoreTypeCreateInfo type{VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO};
  type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
  VkSemaphoreCreateInfo info{VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, &type};
  check(context_->api.vkCreateSemaphore(context_->device, &info, nullptr, &semaphore),
        "vkCreateSemaphore");
}

Timeline::~Timeline() { context_->api.vkDestroySemaphore(context_->device, semaphore, nullptr); }

void Timeline::fail(uint64_t value, const DeviceError& error) {
  std::lock_guard lock(mutex_);
  if (error_ && failed_from_.load() <= value) return;
  error_ = std::make_unique<DeviceError>(error);
  failed_from_.store(value, std::memory_order_release);
}

bool Timeline::reached(uint64_t value) {
  if (completed_.load(std::memory_order_acquire) >= value) return true;
  if (failed_from_.load(std::memory_order_acquire) <= value) return true;
  uint64_t now = 0;
  VkResult r = context_->api.vkGetSemaphoreCounterValue(context_->device, semaphore, &now);
  if (r < 0) {
    fail(completed_ + 1, DeviceError("vulkan", "vkGetSemaphoreCounterValue", r, result_name(r)));
    return true;
  }
  uint64_t before = completed_.load();
  while (before < now && !completed_.compare_exchange_weak(before, now)) {
  }
  return now >= value;
}

VkResult Timeline::wait_once(uint64_t value, uint64_t nanoseconds) {
  VkSemaphoreWaitInfo info{VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO};
  info.semaphoreCount = 1;
  info.pSemaphores = &semaphore;
  info.pValues = &value;
  return context_->api.vkWaitSemaphores(context_->device, &info, nanoseconds);
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
    if (r < 0) {
      fail(completed_ + 1, DeviceError("vulkan", "vkWaitSemaphores", r, result_name(r)));
      return;
    }
  }
}

void Timeline::throw_if_failed(uint64_t value) {
  if (failed_from_.load(std::memory_order_acquire) > value) return;
  std::lock_guard lock(mutex_);
  throw DeviceError(*error_);
}

void Timeline::wait(uint64_t value) {
  quiet_wait(value);
  throw_if_failed(value);
}

Context::Context(Instance& made, VkPhysicalDevice chosen, Capabilities found)
    : instance(made), physical(chosen), capabilities(std::move(found)) {
  device = create_device(instance, physical, capabilities);
#define VK_DEVICE(name) \
  api.name = reinterpret_cast<PFN_##name>(instance.api.vkGetDeviceProcAddr(device, #name));
#define VK_OPTIONAL(name) VK_DEVICE(name)
#include "backends/vulkan/entry_points.def"
  api.vkGetDeviceQueue(device, capabilities.queue_family, 0, &queue);
  VkPhysicalDeviceMemoryProperties2 memory{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2};
  instance.api.vkGetPhysicalDeviceMemoryProperties2(physical, &memory);
  memory_properties = memory.memoryProperties;
  try {
    allocator = std::make_unique<Allocator>(*this);
    pipelines = std::make_unique<Pipelines>(*this);
    int threads = int(std::min(4u, std::thread::hardware_concurrency()));
    if (!capabilities.software && threads > 1) copiers_ = std::make_unique<ThreadPool>(threads);
  } catch (...) {
    pipelines.reset();
    api.vkDestroyDevice(device, nullptr);
    throw;
  }
}

Context::~Context() {
  api.vkDeviceWaitIdle(device);
  waiting_.clear();
  copier_.reset();
  pipelines.reset();
  allocator.reset();
  api.vkDestroyDevice(device, nullptr);
}

uint64_t Context::memory_budget() const {
  if (!capabilities.has(Feature::memory_budget)) return 0;
  VkPhysicalDeviceMemoryBudgetPropertiesEXT budget{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT};
  VkPhysicalDeviceMemoryProperties2 memory{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2,
                                           &budget};
  instance.api.vkGetPhysicalDeviceMemoryProperties2(physical, &memory);
  uint64_t largest = 0;
  for (uint32_t h = 0; h < memory.memoryProperties.memoryHeapCount; ++h)
    if (memory.memoryProperties.memoryHeaps[h].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)
      largest = std::max(largest, budget.heapBudget[h]);
  return largest;
}

std::shared_ptr<Context::Clock> Context::add_clock() {
  auto clock = std::make_shared<Clock>();
  clock->timeline = std::make_shared<Timeline>(shared_from_this());
  std::lock_guard lock(mutex_);
  std::erase_if(clocks_, [](const auto& c) { return c.expired(); });
  clocks_.push_back(clock);
  return clock;
}

size_t Context::live_queues() {
  std::lock_guard lock(mutex_);
  return size_t(
      std::count_if(clocks_.begin(), clocks_.end(), [](const auto& c) { return !c.expired(); }));
}

// With one queue, device memory may be handed out again at once: whatever uses it next comes later
// on that queue. The host keeps no such order, nor do two queues.
void Context::free_when_unused(Range range, hal::Memory memory) {
  Waiting w{std::move(range), {}};
  {
    std::lock_guard lock(mutex_);
    size_t live = 0;
    for (const auto& weak : clocks_)
      if (auto clock = weak.lock()) {
        ++live;
        uint64_t value = clock->timeline->submitted() + clock->recording.load();
        if (!clock->timeline->reached(value)) w.until.emplace_back(clock->timeline, value);
      }
    bool ordered = memory == hal::Memory::device && live <= 1;
    if (!ordered && !w.until.empty()) {
      waiting_.push_back(std::move(w));
      return;
    }
  }
  allocator->free(w.range);
}

void Context::collect() {
  std::vector<Range> done;
  {
    std::lock_guard lock(mutex_);
    for (auto at = waiting_.begin(); at != waiting_.end();) {
      bool over = std::all_of(at->until.begin(), at->until.end(),
                              [](const auto& u) { return u.first->reached(u.second); });
      if (over) done.push_back(std::move(at->range));
      at = over ? waiting_.erase(at) : std::next(at);
    }
  }
  for (const Range& range : done) allocator->free(range);
}

std::shared_ptr<Pipeline> Context::copier() {
  // Holds the context by a pointer that does not count: the context owns it.
  std::call_once(copier_once_, [&] {
    std::shared_ptr<const Context> self(std::shared_ptr<void>(), this);
    copier_ = pipelines->make(self, copy_kernel(capabilities.features()));
  });
  return copier_;
}

void Context::copy_bytes(std::byte* to, const std::byte* from, uint64_t bytes) {
  constexpr uint64_t grain = uint64_t(256) << 10;
  if (!copiers_ || bytes < 4 * grain) {
    std::memcpy(to, from, bytes);
    return;
  }
  copiers_->run(bytes, grain, [&](uint64_t begin, uint64_t end) {
    std::memcpy(to + begin, from + begin, end - begin);
  });
}

Range Context::allocate(uint64_t bytes, hal::Memory memory) {
  collect();
  return allocator->allocate(bytes, memory);
}

}  // namespace pumice::backends::vulkan
