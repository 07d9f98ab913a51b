#include "engine/device.h"

#include "pumice/device.h"

namespace pumice {

const DeviceInfo& Device::info() const { return device_->info(); }

std::vector<DType> Device::dtypes() const {
  std::vector<DType> all;
  for (int i = 0; i < dtype_count; ++i) all.push_back(DType(i));
  return all;
}

std::vector<DType> Device::native_dtypes() const {
  std::vector<DType> native = dtypes();
  std::erase_if(native, [&](DType t) { return !device_->target().stores(t); });
  return native;
}

void Device::synchronize() const { device_->synchronize(); }

DeviceMemory Device::memory_stats() const {
  if (!device_->hal()) return {};
  auto m = device_->hal()->memory_stats();
  return {m.in_use, m.reserved, m.peak, m.budget};
}

EngineStats Device::engine_stats() const {
  EngineStats s;
  s.plans_made = device_->plans_made.load(std::memory_order_relaxed);
  s.plan_hits = device_->plan_hits.load(std::memory_order_relaxed);
  s.kernels_compiled = device_->kernels().compiled();
  s.launches = device_->launches.load(std::memory_order_relaxed);
  return s;
}

std::vector<DeviceInfo> devices() {
  auto all = engine::probed();
  return {all.begin(), all.end()};
}

Device device(std::string_view name) { return Device(&engine::open(name)); }
Device default_device() { return Device(&engine::default_device()); }
void set_default_device(const Device& device) { engine::set_default_device(device.handle()); }

DeviceScope::DeviceScope(const Device& device)
    : before_(engine::set_thread_device(device.handle())) {}
DeviceScope::~DeviceScope() { engine::set_thread_device(before_); }

void synchronize() {
  for (auto* d : engine::opened()) d->synchronize();
}

}  // namespace pumice
