#pragma once
#include <cstring>
#include <utility>

#include "hal/hal.h"

// Fences that several drivers need.
namespace pumice::hal {

// Of drivers whose launches are over when they return: nothing to wait for, and a download is a
// copy by whoever waits for it.
class HostFence final : public Fence {
 public:
  explicit HostFence(std::span<std::byte> to = {}, const std::byte* from = nullptr)
      : to_(to), from_(from) {}
  bool done() const override { return true; }
  void wait() override {
    if (!to_.empty()) std::memcpy(to_.data(), from_, to_.size());
  }

 private:
  std::span<std::byte> to_;
  const std::byte* from_;
};

// A value of a driver's timeline, which has reached(value) and wait(value).
template <class Timeline>
class TimelineFence final : public Fence {
 public:
  TimelineFence(std::shared_ptr<Timeline> timeline, uint64_t value)
      : timeline_(std::move(timeline)), value_(value) {}
  bool done() const override { return timeline_->reached(value_); }
  void wait() override { timeline_->wait(value_); }

 private:
  std::shared_ptr<Timeline> timeline_;
  uint64_t value_;
};

}  // namespace pumice::hal
