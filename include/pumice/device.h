#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pumice/dtype.h"

namespace pumice {

namespace engine {
class Device;
}

/// One device as found on this machine.
struct DeviceInfo {
  std::string name;     ///< what device() takes: "cpu", "vulkan", "vulkan:1"
  std::string backend;  ///< "cpu", "vulkan", …
  std::string model;    ///< what the driver calls it
  std::string driver;
  bool software = false;  ///< emulated on the CPU
  uint64_t memory_bytes = 0;
  bool usable = false;
  std::string reason;  ///< why it is not usable
};

struct DeviceMemory {
  uint64_t in_use = 0;    ///< bytes of live buffers
  uint64_t reserved = 0;  ///< bytes taken from the driver
  uint64_t peak = 0;      ///< the most that was in use
  uint64_t budget = 0;    ///< what the driver grants this process; 0: unknown
};

/// What the plan cache did so far; a steady loop adds hits only.
struct EngineStats {
  uint64_t plans_made = 0, plan_hits = 0;
  uint64_t kernels_compiled = 0, launches = 0;
};

/// A handle to an opened device; copies are the same device.
class Device {
 public:
  const DeviceInfo& info() const;
  const std::string& name() const { return info().name; }
  /// dtypes that tensors on this device may have: all of them.
  std::vector<DType> dtypes() const;
  /// Those the device itself computes in and keeps in memory; the others are made of 32-bit words.
  std::vector<DType> native_dtypes() const;
  /// Waits for all work so far; throws the errors of work that failed.
  void synchronize() const;
  DeviceMemory memory_stats() const;
  EngineStats engine_stats() const;
  bool operator==(const Device&) const = default;

  explicit Device(engine::Device* device) : device_(device) {}
  engine::Device* handle() const { return device_; }

 private:
  engine::Device* device_;
};

/// All devices that any backend knows of, usable or not. Opens none.
std::vector<DeviceInfo> devices();

/// Opens (once) the device of this name. "interpreter" is the slow and obvious reference.
/// Throws UsageError "[device] no device 'gpu'; there are: cpu, vulkan".
Device device(std::string_view name);

/// Where new tensors live: what set_default_device() said, else the environment's PUMICE_DEVICE,
/// else the best that opens (real GPUs, then the CPU, then software drivers).
Device default_device();
void set_default_device(const Device& device);

/// Sets the default device of this thread for a scope.
class DeviceScope {
 public:
  explicit DeviceScope(const Device& device);
  ~DeviceScope();
  DeviceScope(const DeviceScope&) = delete;
  DeviceScope& operator=(const DeviceScope&) = delete;

 private:
  engine::Device* before_;
};

/// Waits for every opened device.
void synchronize();

}  // namespace pumice
