#include "engine/device.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <thread>

#include "base/settings.h"
#include "base/text.h"
#include "hal/validating_device.h"
#include "pumice/error.h"

namespace pumice::engine {

namespace {

struct Candidate {
  DeviceInfo info;
  const backends::Backend* backend = nullptr;
  size_t index = 0;
};

DeviceInfo interpreter_info() {
  DeviceInfo info;
  info.name = info.backend = "interpreter";
  info.model = "reference interpreter";
  info.software = info.usable = true;
  return info;
}

std::vector<Candidate> probe_all() {
  std::vector<Candidate> all;
  for (auto* backend : backends::all()) {
    auto found = backend->probe();
    for (size_t i = 0; i < found.size(); ++i) {
      DeviceInfo info;
      info.name = i == 0 ? std::string(backend->name) : cat(backend->name, ":", i);
      info.backend = backend->name;
      info.model = found[i].name;
      info.driver = found[i].driver;
      info.software = found[i].software;
      info.memory_bytes = found[i].memory_bytes;
      info.usable = found[i].reason.empty();
      info.reason = found[i].reason;
      all.push_back({std::move(info), backend, i});
    }
  }
  all.push_back({interpreter_info(), nullptr, 0});
  return all;
}

const std::vector<Candidate>& candidates() {
  static auto* all = new std::vector<Candidate>(probe_all());
  return *all;
}

// Each device is opened once, and none waits for another.
struct Slot {
  std::mutex mutex;  // held while it is opened
  std::atomic<Device*> device{nullptr};
};

struct Opened {
  std::mutex mutex;
  std::map<std::string, Slot, std::less<>> devices;
  std::atomic<Device*> preferred{nullptr};
};
Opened& registry() {
  static auto* opened = new Opened;
  return *opened;
}

Slot& slot_of(const std::string& name) {
  auto& r = registry();
  std::lock_guard lock(r.mutex);
  return r.devices[name];
}

thread_local Device* thread_device = nullptr;

Device& open_candidate(const Candidate& candidate) {
  auto& slot = slot_of(candidate.info.name);
  std::lock_guard lock(slot.mutex);
  if (auto* open = slot.device.load()) return *open;
  std::unique_ptr<hal::Device> device;
  if (candidate.backend) device = candidate.backend->open(candidate.index);
  auto made = std::make_unique<Device>(candidate.info, candidate.backend, std::move(device));
  slot.device.store(made.get());
  return *made.release();
}

// Real hardware before emulation; among equals, as the backends say. Backends that compute
// nothing have a negative preference and are never chosen.
Device& best() {
  std::vector<const Candidate*> order;
  for (auto& c : candidates())
    if (c.info.usable && c.backend && c.backend->preference >= 0) order.push_back(&c);
  std::stable_sort(order.begin(), order.end(), [](auto* a, auto* b) {
    if (a->info.software != b->info.software) return b->info.software;
    return a->backend->preference > b->backend->preference;
  });
  for (auto* c : order) {
    try {
      return open_candidate(*c);
    } catch (const Error&) {
      // A driver that lists a device may still fail to open it; the next best serves.
    }
  }
  return open("interpreter");
}

}  // namespace

Device::Device(DeviceInfo info, const backends::Backend* backend,
               std::unique_ptr<hal::Device> device)
    : info_(std::move(info)), backend_(backend), device_(std::move(device)) {
  if (!device_) {
    target_.name = "interpreter";
    target_.storage.set();
    return;
  }
  target_ = backend_->target(*device_);
#ifdef PUMICE_CHECK
  device_ = hal::validate(std::move(device_));
#endif
  queue_ = device_->make_queue();
}

std::vector<std::pair<std::string, std::string>> Device::describe() const {
  if (!device_ || !backend_->describe) return {};
  return backend_->describe(hal::unwrap(*device_));
}

Device::LockedQueue::LockedQueue(Device& device) : device_(device) { take(); }

void Device::LockedQueue::take() {
  lock_ = std::unique_lock(device_.queue_mutex_, std::try_to_lock);
  if (!lock_) {
    device_.waiting_.fetch_add(1, std::memory_order_relaxed);
    lock_.lock();
    device_.waiting_.fetch_sub(1, std::memory_order_relaxed);
  }
  device_.turns_.fetch_add(1, std::memory_order_relaxed);
  since_ = Clock::now();
}

// A mutex alone would come back to this thread before the other has woken up.
void Device::LockedQueue::give_way() {
  constexpr auto turn = std::chrono::microseconds(200);
  if (device_.waiting_.load(std::memory_order_relaxed) == 0 || Clock::now() - since_ < turn) return;
  uint64_t before = device_.turns_.load(std::memory_order_relaxed);
  lock_.unlock();
  while (device_.waiting_.load(std::memory_order_relaxed) > 0 &&
         device_.turns_.load(std::memory_order_relaxed) == before)
    std::this_thread::yield();
  take();
}

void Device::synchronize() {
  if (!device_) return;
  std::unique_ptr<hal::Fence> fence;
  {
    auto q = queue();
    fence = q->submit();
  }
  fence->wait();
}

std::span<const DeviceInfo> probed() {
  static auto* infos = [] {
    auto* list = new std::vector<DeviceInfo>;
    for (auto& c : candidates()) list->push_back(c.info);
    return list;
  }();
  return *infos;
}

Device& open(std::string_view name) {
  for (auto& c : candidates()) {
    if (c.info.name != name) continue;
    if (!c.info.usable)
      throw UsageError(cat("[device] '", name, "' cannot be used: ", c.info.reason));
    return open_candidate(c);
  }
  std::vector<std::string> names;
  for (auto& c : candidates())
    if (c.info.usable) names.push_back(c.info.name);
  throw UsageError(cat("[device] no device '", name,
                       "'; there are: ", join(names, ", ", [](auto& n) { return n; })));
}

Device& default_device() {
  if (thread_device) return *thread_device;
  auto& preferred = registry().preferred;
  if (auto* d = preferred.load(std::memory_order_acquire)) return *d;
  auto wanted = settings::text("PUMICE_DEVICE");
  Device* chosen = wanted ? &open(*wanted) : &best();
  Device* expected = nullptr;
  preferred.compare_exchange_strong(expected, chosen);
  return *preferred.load(std::memory_order_acquire);
}

void set_default_device(Device* device) {
  registry().preferred.store(device, std::memory_order_release);
}

Device* set_thread_device(Device* device) { return std::exchange(thread_device, device); }

std::vector<Device*> opened() {
  auto& r = registry();
  std::lock_guard lock(r.mutex);
  std::vector<Device*> all;
  for (auto& [name, slot] : r.devices)
    if (auto* device = slot.device.load()) all.push_back(device);
  return all;
}

}  // namespace pumice::engine
