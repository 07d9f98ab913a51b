#include "backends/vulkan/context.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

#include "backends/vulkan/copy_kernel.h"
#include "base/error.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

Context::Context(Instance& made, VkPhysicalDevice chosen, Capabilities found)
    : instance(made),
      physical(chosen),
      capabilities(std::move(found)),
      host_copier(capabilities.software) {
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
  } catch (...) {
    pipelines.reset();
    api.vkDestroyDevice(device, nullptr);
    throw;
  }
}

Context::~Context() {
  wait_idle();  // an error is nobody's any more
  waiting_.clear();
  copier_.reset();
  pipelines.reset();
  allocator.reset();
  api.vkDestroyDevice(device, nullptr);
}

void Context::check(VkResult result, const char* call) const {
  if (result >= 0) return;
  if (result == VK_ERROR_DEVICE_LOST) {
    lose(call, result);
    throw failures_.combined("", "");
  }
  vulkan::check(result, call);
}

void Context::lose(const char* call, VkResult result) const noexcept {
  try {
    bool first = !failures_.any();
    std::string report = first ? fault_report() : "";
    failures_.add(DeviceError("vulkan", call, result,
                              cat(result_name(result), report.empty() ? "" : ": ", report)));
  } catch (...) {
    // Without memory for the words the fact alone is kept.
  }
  note_failure();
  lost_.store(true, std::memory_order_release);
}

VkResult Context::wait_idle() const {
  std::lock_guard lock(queue_mutex);
  return api.vkDeviceWaitIdle(device);
}

Heaps Context::heaps() const {
  VkPhysicalDeviceMemoryBudgetPropertiesEXT budget{
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT};
  VkPhysicalDeviceMemoryProperties2 memory{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2};
  bool known = capabilities.has(Feature::memory_budget);
  if (known) memory.pNext = &budget;
  instance.api.vkGetPhysicalDeviceMemoryProperties2(physical, &memory);
  Heaps heaps;
  heaps.all = memory.memoryProperties;
  for (uint32_t h = 0; h < heaps.all.memoryHeapCount; ++h)
    heaps.available[h] =
        !known ? heaps.all.memoryHeaps[h].size
               : budget.heapBudget[h] - std::min(budget.heapBudget[h], budget.heapUsage[h]);
  return heaps;
}

bool Context::shares_memory() const {
  if (!capabilities.has(Feature::mapped_memory)) return false;
  if (capabilities.type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU) return true;
  for (uint32_t h = 0; h < memory_properties.memoryHeapCount; ++h)
    if (!(memory_properties.memoryHeaps[h].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)) return false;
  return true;
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

// While there was one queue, memory that was freed could be handed out at once; what that queue has
// recorded and not submitted may still use it, and comes after the first work of the new one.
void Context::hold_free_memory() {
  std::vector<std::pair<std::shared_ptr<Timeline>, uint64_t>> until;
  for (const auto& weak : clocks_)
    if (auto clock = weak.lock(); clock && clock->recording)
      until.emplace_back(clock->timeline, clock->timeline->submitted() + 1);
  if (until.empty()) return;
  for (Range& range : allocator->take_all()) waiting_.push_back({std::move(range), until});
}

std::shared_ptr<Context::Clock> Context::add_clock() {
  auto clock = std::make_shared<Clock>();
  clock->timeline = std::make_shared<Timeline>(shared_from_this());
  std::lock_guard lock(mutex_);
  std::erase_if(clocks_, [](const auto& c) { return c.expired(); });
  hold_free_memory();
  clocks_.push_back(clock);
  return clock;
}

size_t Context::live_queues() const {
  std::lock_guard lock(mutex_);
  return size_t(
      std::count_if(clocks_.begin(), clocks_.end(), [](const auto& c) { return !c.expired(); }));
}

// Waits for all that was submitted, so that what it kept is free.
void Context::settle() {
  std::vector<std::shared_ptr<Timeline>> all;
  {
    std::lock_guard lock(mutex_);
    for (const auto& weak : clocks_)
      if (auto clock = weak.lock()) all.push_back(clock->timeline);
  }
  for (const auto& timeline : all) {
    timeline->quiet_wait(timeline->submitted());
    timeline->release();
  }
  collect();
}

// With one queue, device memory may be handed out again at once: whatever uses it next comes later
// on that queue. The host keeps no such order, nor do two queues.
void Context::free_when_unused(Range range) {
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
    bool ordered = w.range.block->use == Use::device && live <= 1;
    if (!ordered && !w.until.empty()) {
      waiting_.push_back(std::move(w));
      return;
    }
  }
  allocator->free(w.range);
}

// In the order they came, up to the first that is still in use.
void Context::collect() {
  for (;;) {
    Waiting done;
    {
      std::lock_guard lock(mutex_);
      if (waiting_.empty()) return;
      Waiting& next = waiting_.front();
      if (!std::all_of(next.until.begin(), next.until.end(),
                       [](const auto& u) { return u.first->reached(u.second); }))
        return;
      done = std::move(next);
      waiting_.pop_front();
    }
    allocator->free(done.range);
  }
}

std::shared_ptr<Pipeline> Context::copier() {
  // Holds the context by a pointer that does not count: the context owns it.
  std::call_once(copier_once_, [&] {
    std::shared_ptr<const Context> self(std::shared_ptr<void>(), this);
    copier_ = pipelines->make(self, copy_kernel(capabilities.features()));
  });
  return copier_;
}

ThreadPool& Context::compilers() {
  static auto* pool = new ThreadPool(int(std::clamp(std::thread::hardware_concurrency(), 1u, 16u)));
  return *pool;
}

void Context::relieve() {
  settle();
  allocator->trim();
}

// When the driver has no more: what is free but reserved goes back to it, then what others have
// done with.
Range Context::allocate(uint64_t bytes, Use use) {
  collect();
  Range range = allocator->take(bytes, use);
  for (int attempt = 0; !range.block; ++attempt) {
    try {
      return allocator->grow(bytes, use);
    } catch (const DeviceError& error) {
      if (lost()) throw;
      if (attempt == 2) throw allocator->exhausted(error, bytes);
    }
    if (attempt == 0)
      allocator->trim();
    else
      relieve();
    range = allocator->take(bytes, use, true);
  }
  return range;
}

}  // namespace pumice::backends::vulkan
