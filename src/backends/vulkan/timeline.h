#pragma once
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

#include "backends/vulkan/api.h"
#include "backends/vulkan/failures.h"
#include "hal/hal.h"

namespace pumice::backends::vulkan {

struct Block;
class Commands;
struct Context;
struct Pipeline;

// The clock of a queue: a semaphore that counts its submissions. Fences are points on it, and may
// outlive their queue. Thread-safe.
class Timeline {
 public:
  explicit Timeline(std::shared_ptr<const Context> context);
  ~Timeline();

  uint64_t submitted() const { return submitted_.load(std::memory_order_acquire); }
  void submit_next() { submitted_.fetch_add(1, std::memory_order_acq_rel); }
  bool reached(uint64_t value);  // or never will be
  // Waits, then throws the errors of the work up to `value`.
  void wait(uint64_t value);
  void quiet_wait(uint64_t value) noexcept;

  // Keeps the error; all work from `value` on is lost.
  void fail(uint64_t value, const DeviceError& error);
  bool failed() const;  // some of its work, or the device
  bool failed(uint64_t value) const;
  [[noreturn]] void raise();                                           // what failed
  bool told() const { return told_.load(std::memory_order_acquire); }  // its errors were thrown

  // What submission `value` uses, until it is done.
  struct Use {
    uint64_t value = 0;
    std::vector<std::shared_ptr<Block>> blocks;
    std::vector<std::shared_ptr<Pipeline>> pipelines;
    std::shared_ptr<Commands> recording;  // null: none
  };
  void keep(Use use);
  void release();  // what is no longer in use
  void drop();     // all of it; nothing runs any more

  VkSemaphore semaphore = VK_NULL_HANDLE;

 private:
  static constexpr uint64_t never = UINT64_MAX;
  VkResult wait_once(uint64_t value, uint64_t nanoseconds);
  bool settle(VkResult why, uint64_t value);
  void advance(uint64_t value);
  std::vector<std::shared_ptr<Pipeline>> running();

  std::shared_ptr<const Context> context_;
  std::atomic<uint64_t> submitted_{0}, completed_{0}, failed_from_{never};
  std::atomic<bool> told_{false};
  Failures failures_;
  std::mutex mutex_;
  std::deque<Use> uses_;
};

std::unique_ptr<hal::Fence> make_fence(std::shared_ptr<Timeline> timeline, uint64_t value);

// What a failure of these kernels says of them: their names for the message, their text to attach.
std::string names_of(const std::vector<std::shared_ptr<Pipeline>>& pipelines);
std::string sources_of(const std::vector<std::shared_ptr<Pipeline>>& pipelines);

}  // namespace pumice::backends::vulkan
