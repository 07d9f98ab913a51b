#pragma once
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

#include "backends/vulkan/memory.h"
#include "backends/vulkan/memory_types.h"
#include "backends/vulkan/pipeline.h"
#include "backends/vulkan/timeline.h"
#include "base/thread_pool.h"
#include "hal/host_copier.h"
#include "pumice/error.h"

namespace pumice::backends::vulkan {

// All that the objects of one open device share; kept alive by each of them.
struct Context : std::enable_shared_from_this<Context> {
  Context(Instance& instance, VkPhysicalDevice physical, Capabilities found);
  ~Context();
  Context(const Context&) = delete;

  // Throws DeviceError when `result` is an error; notes it when the device is lost.
  void check(VkResult result, const char* call) const;
  // A lost device does nothing any more, and its memory is gone. The first to notice asks the
  // driver for the reason.
  bool lost() const { return lost_.load(std::memory_order_acquire); }
  void lose(const char* call, VkResult result) const noexcept;
  [[noreturn]] void raise_loss() const {
    throw failures_.combined("the contents of a buffer are lost with it", "");
  }
  const Failures& failures() const { return failures_; }
  // Whether any work of any queue was ever lost.
  bool spoiled() const { return spoiled_.load(std::memory_order_acquire); }
  void note_failure() const { spoiled_.store(true, std::memory_order_release); }
  VkResult wait_idle() const;

  Heaps heaps() const;
  bool shares_memory() const;      // the device has none of its own: all is the host's
  uint64_t memory_budget() const;  // 0 when the driver does not say
  void free_when_unused(Range range);
  void collect();  // frees what waited and is no longer in use
  Range allocate(uint64_t bytes, Use use);
  void relieve();                      // waits for what runs and gives the driver all that is free
  std::shared_ptr<Pipeline> copier();  // of copy_kernel(), made on first use
  static ThreadPool& compilers();      // to compile pipelines side by side

  Instance& instance;
  const VkPhysicalDevice physical;
  const Capabilities capabilities;
  const hal::HostCopier host_copier;
  VkDevice device = VK_NULL_HANDLE;
  DeviceApi api;
  VkPhysicalDeviceMemoryProperties memory_properties{};
  std::atomic<double> pace{first_pace};  // of kernels that have not been measured
  VkQueue queue = VK_NULL_HANDLE;
  mutable std::mutex queue_mutex;  // all queues of the HAL share one VkQueue
  std::unique_ptr<Allocator> allocator;
  std::unique_ptr<Pipelines> pipelines;

  // What a queue has recorded but not submitted counts as its next submission.
  struct Clock {
    std::shared_ptr<Timeline> timeline;
    std::atomic<bool> recording{false};
  };
  std::shared_ptr<Clock> add_clock();
  size_t live_queues() const;

 private:
  struct Waiting {
    Range range;
    std::vector<std::pair<std::shared_ptr<Timeline>, uint64_t>> until;
  };
  void hold_free_memory();
  void settle();
  std::string fault_report() const;

  mutable Failures failures_;
  mutable std::atomic<bool> lost_{false}, spoiled_{false};
  std::once_flag copier_once_;
  std::shared_ptr<Pipeline> copier_;
  mutable std::mutex mutex_;
  std::vector<std::weak_ptr<Clock>> clocks_;
  std::deque<Waiting> waiting_;
};

}  // namespace pumice::backends::vulkan
