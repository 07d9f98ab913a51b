#include "backends/webgpu/timeline.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "backends/webgpu/context.h"

namespace pumice::backends::webgpu {

uint64_t Timeline::submit_next(uint64_t index) {
  std::lock_guard lock(mutex_);
  uint64_t value = submitted_.fetch_add(1, std::memory_order_acq_rel) + 1;
  if (index) indices_.emplace_back(value, index);
  return value;
}

void Timeline::complete(uint64_t value) {
  std::lock_guard lock(mutex_);
  uint64_t done = completed_.load();
  early_.insert(value);
  while (!early_.empty() && *early_.begin() <= done + 1) {
    done = std::max(done, *early_.begin());
    early_.erase(early_.begin());
  }
  completed_.store(done, std::memory_order_release);
  while (!indices_.empty() && indices_.front().first <= done) indices_.pop_front();
}

void Timeline::fail(uint64_t value, const DeviceError& error) {
  std::lock_guard lock(mutex_);
  if (error_ && failed_from_.load() <= value) return;
  error_ = std::make_unique<DeviceError>(error);
  context_->note_failure();
  failed_from_.store(value, std::memory_order_release);
}

void Timeline::raise() {
  told_.store(true, std::memory_order_release);
  std::lock_guard lock(mutex_);
  throw DeviceError(*error_);
}

uint64_t Timeline::index_of(uint64_t value) {
  std::lock_guard lock(mutex_);
  for (auto& [v, index] : indices_)
    if (v == value) return index;
  return 0;
}

bool Timeline::reached(uint64_t value) {
  if (settled(value)) return true;
  context_->poll(0);
  return settled(value);
}

// Short waits are polled: sleeping costs more than they last. A software device needs the processor
// itself. Longer ones sleep in the library where it can wait for one submission.
void Timeline::quiet_wait(uint64_t value) noexcept {
  auto patience = std::chrono::microseconds(context_->capabilities.software ? 5 : 200);
  auto until = std::chrono::steady_clock::now() + patience;
  do {
    if (reached(value)) return;
  } while (std::chrono::steady_clock::now() < until);
  for (int idle = 0; !reached(value); ++idle) {
    uint64_t index = index_of(value);
    if (index && idle == 0)
      context_->poll(index);
    else
      std::this_thread::sleep_for(std::chrono::microseconds(std::min(idle, 10) * 50));
  }
}

void Timeline::wait(uint64_t value) {
  quiet_wait(value);
  if (failed(value)) raise();
}

}  // namespace pumice::backends::webgpu
