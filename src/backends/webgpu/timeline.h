#pragma once
#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <set>

#include "pumice/error.h"

namespace pumice::backends::webgpu {

struct Context;

// The clock of a queue: how many of its submissions are done. Fences are points on it, and may
// outlive their queue.
class Timeline {
 public:
  explicit Timeline(std::shared_ptr<Context> context) : context_(std::move(context)) {}

  uint64_t submitted() const { return submitted_.load(std::memory_order_acquire); }
  // A submission began; `index`: the library's number of it, 0: none.
  uint64_t submit_next(uint64_t index);  // gives its value
  // Work `value` is done; work before it counts as done when all of it is.
  void complete(uint64_t value);
  bool reached(uint64_t value);  // or failed
  // Waits, then throws the first error of the work up to `value`.
  void wait(uint64_t value);
  void quiet_wait(uint64_t value) noexcept;
  // Keeps the error; all work from `value` on fails with it.
  void fail(uint64_t value, const DeviceError& error);
  void fail_next(const DeviceError& error) { fail(submitted() + 1, error); }
  void fail_unfinished(const DeviceError& error) { fail(completed_ + 1, error); }
  bool failed() const { return failed_from_.load(std::memory_order_acquire) != never; }
  bool failed(uint64_t value) const {
    return failed_from_.load(std::memory_order_acquire) <= value;
  }
  [[noreturn]] void raise();                                           // the first error
  bool told() const { return told_.load(std::memory_order_acquire); }  // it was thrown

 private:
  static constexpr uint64_t never = UINT64_MAX;
  bool settled(uint64_t value) const {
    return completed_.load(std::memory_order_acquire) >= value || failed(value);
  }
  uint64_t index_of(uint64_t value);

  const std::shared_ptr<Context> context_;
  std::atomic<uint64_t> submitted_{0}, completed_{0}, failed_from_{never};
  std::atomic<bool> told_{false};
  std::mutex mutex_;
  std::deque<std::pair<uint64_t, uint64_t>> indices_;  // value, index; of what is in flight
  std::set<uint64_t> early_;                           // done before their predecessors
  std::unique_ptr<DeviceError> error_;
};

}  // namespace pumice::backends::webgpu
