#pragma once
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>

#include "engine/device.h"
#include "pumice/device.h"

namespace pumice::test {

// Opens once; whoever passes before waits, but never for longer than a test may take.
class Gate {
 public:
  void open() {
    std::lock_guard lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }
  bool pass() {
    std::unique_lock lock(mutex_);
    ++waiting_;
    changed_.notify_all();
    return changed_.wait_for(lock, limit, [&] { return open_; });
  }
  bool wait_for_visitor() {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, limit, [&] { return waiting_ > 0; });
  }

 private:
  static constexpr std::chrono::seconds limit{20};
  std::mutex mutex_;
  std::condition_variable changed_;
  bool open_ = false;
  int waiting_ = 0;
};

// What a test can make a device do.
struct Orders {
  std::atomic<int> failing_launch{-1};   // so many launches from now one fails, as work does that
                                         // runs later: its error is told to those who wait
  std::atomic<int> throwing_launch{-1};  // and one throws at once
  std::atomic<bool> out_of_memory{false}, load_fails{false};
  std::atomic<int> loads{0};
  std::function<void()> before_wait;    // of a download
  std::function<void()> before_launch;  // within the queue
};

// The CPU device, with orders.
std::unique_ptr<hal::Device> make_stand_in(std::shared_ptr<Orders> orders);

// The CPU's backend with a hook before each compilation.
const backends::Backend& stand_in_backend();
void set_before_compile(std::function<void()> hook);

// A device of its own per test, with empty caches; the default one while the test runs.
class StandIn : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!stand_in_backend().probe()[0].reason.empty())
      GTEST_SKIP() << stand_in_backend().probe()[0].reason;
    DeviceInfo info;
    info.name = info.backend = "stand-in";
    info.usable = true;
    engine_ = std::make_unique<engine::Device>(info, &stand_in_backend(), make_stand_in(orders_));
    scope_ = std::make_unique<DeviceScope>(here());
  }
  void TearDown() override { set_before_compile({}); }
  Device here() const { return Device(engine_.get()); }
  EngineStats stats() const { return here().engine_stats(); }

  std::shared_ptr<Orders> orders_ = std::make_shared<Orders>();

 private:
  std::unique_ptr<engine::Device> engine_;
  std::unique_ptr<DeviceScope> scope_;
};

}  // namespace pumice::test
