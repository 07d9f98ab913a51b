#pragma once
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "backends/backend.h"
#include "engine/kernel_cache.h"
#include "engine/plan_cache.h"
#include "hal/hal.h"
#include "ir/target.h"
#include "pumice/device.h"

namespace pumice::engine {

// An opened device: its queue, caches and counters. Opened once, never closed.
// The device "interpreter" has no hal device: its work is done by ir::interpret on host bytes.
class Device {
 public:
  Device(DeviceInfo info, const backends::Backend* backend, std::unique_ptr<hal::Device> device);

  const DeviceInfo& info() const { return info_; }
  const backends::Backend* backend() const { return backend_; }
  hal::Device* hal() const { return device_.get(); }
  const ir::Target& target() const { return target_; }
  // See backends::Backend::describe.
  std::vector<std::pair<std::string, std::string>> describe() const;
  KernelCache& kernels() { return kernels_; }
  PlanCache& plans() { return plans_; }

  // The queue, for this thread alone while this lives. Held only to hand over commands.
  class LockedQueue {
   public:
    explicit LockedQueue(Device& device);
    hal::Queue* operator->() const { return device_.queue_.get(); }
    // Lets another thread have its turn when one waits and this one has held the queue for long:
    // launches take their time on devices whose driver runs them at once.
    void give_way();

   private:
    using Clock = std::chrono::steady_clock;
    void take();
    Device& device_;
    std::unique_lock<std::mutex> lock_;
    Clock::time_point since_;
  };
  LockedQueue queue() { return LockedQueue(*this); }

  // Waits for all work so far; throws its errors.
  void synchronize();

  std::atomic<uint64_t> launches{0};
  std::atomic<uint64_t> plan_hits{0}, plans_made{0};

 private:
  DeviceInfo info_;
  const backends::Backend* backend_;
  std::unique_ptr<hal::Device> device_;
  ir::Target target_;
  std::mutex queue_mutex_;
  std::atomic<int> waiting_{0};     // threads that want the queue
  std::atomic<uint64_t> turns_{0};  // how often it was taken
  std::unique_ptr<hal::Queue> queue_;
  KernelCache kernels_;
  PlanCache plans_{512};
};

// What every backend finds, in the order of its table; "interpreter" comes last. Probed once.
std::span<const DeviceInfo> probed();

// Opens the device of this name, once. Throws UsageError that lists the names there are, or says
// why the device is not usable; DeviceError when opening fails.
Device& open(std::string_view name);

// See pumice::default_device.
Device& default_device();
void set_default_device(Device* device);
// For this thread; null: none. Returns what was set before.
Device* set_thread_device(Device* device);

std::vector<Device*> opened();

}  // namespace pumice::engine
