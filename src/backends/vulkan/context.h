#pragma once
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

#include "backends/vulkan/memory.h"
#include "backends/vulkan/pipeline.h"
#include "base/thread_pool.h"
#include "pumice/error.h"

namespace pumice::backends::vulkan {

// The clock of a queue: a semaphore that counts its submissions. Fences are points on it, and may
// outlive their queue.
class Timeline {
 public:
  explicit Timeline(std::shared_ptr<const Context> context);
  ~Timeline();

  uint64_t submitted() const { return submitted_.load(std::memory_order_acquire); }
  void submit_next() { submitted_.fetch_add(1, std::memory_order_acq_rel); }
  bool reached(uint64_t value);  // or failed
  // Waits, then throws the first error of the work up to `value`.
  void wait(uint64_t value);
  void quiet_wait(uint64_t value) noexcept;
  // Keeps the error; all work from `value` on fails with it.
  void fail(uint64_t value, const DeviceError& error);
  bool failed() const { return failed_from_.load(std::memory_order_acquire) != never; }

  VkSemaphore semaphore = VK_NULL_HANDLE;

 private:
  static constexpr uint64_t never = UINT64_MAX;
  VkResult wait_once(uint64_t value, uint64_t nanoseconds);
  void throw_if_failed(uint64_t value);

  std::shared_ptr<const Context> context_;
  std::atomic<uint64_t> submitted_{0}, completed_{0}, failed_from_{never};
  std::mutex mutex_;
  std::unique_ptr<DeviceError> error_;
};

// All that the objects of one open device share; kept alive by each of them.
struct Context : std::enable_shared_from_this<Context> {
  Context(Instance& instance, VkPhysicalDevice physical, Capabilities found);
  ~Context();
  Context(const Context&) = delete;

  uint64_t memory_budget() const;  // 0 when the driver does not say
  void free_when_unused(Range range, hal::Memory memory);
  void collect();  // frees what waited and is no longer in use
  Range allocate(uint64_t bytes, hal::Memory memory);
  std::shared_ptr<Pipeline> copier();  // of copy_kernel(), made on first use
  // memcpy; by several threads where one would be slower than the bus.
  void copy_bytes(std::byte* to, const std::byte* from, uint64_t bytes);

  Instance& instance;
  const VkPhysicalDevice physical;
  const Capabilities capabilities;
  VkDevice device = VK_NULL_HANDLE;
  DeviceApi api;
  VkPhysicalDeviceMemoryProperties memory_properties{};
  VkQueue queue = VK_NULL_HANDLE;
  std::mutex queue_mutex;  // all queues of the HAL share one VkQueue
  std::unique_ptr<Allocator> allocator;
  std::unique_ptr<Pipelines> pipelines;

  // What a queue has recorded but not submitted counts as its next submission.
  struct Clock {
    std::shared_ptr<Timeline> timeline;
    std::atomic<bool> recording{false};
  };
  std::shared_ptr<Clock> add_clock();
  size_t live_queues();

 private:
  struct Waiting {
    Range range;
    std::vector<std::pair<std::shared_ptr<Timeline>, uint64_t>> until;
  };
  std::once_flag copier_once_;
  std::shared_ptr<Pipeline> copier_;
  std::unique_ptr<ThreadPool> copiers_;  // none for software devices
  std::mutex mutex_;
  std::vector<std::weak_ptr<Clock>> clocks_;
  std::deque<Waiting> waiting_;
};

}  // namespace pumice::backends::vulkan
