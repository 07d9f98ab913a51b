#pragma once
#include <atomic>
#include <memory>

#include "backends/backend.h"
#include "engine/once_cache.h"
#include "hal/hal.h"
#include "ir/kernel.h"
#include "ir/program.h"

namespace pumice::engine {

// One kernel ready to launch on one device.
struct LoadedKernel {
  std::string name;
  std::unique_ptr<hal::Executable> executable;
  std::vector<ir::Dim> scalars;
  ir::Dim count;
};
using KernelRef = std::shared_ptr<const LoadedKernel>;

// Loaded kernels of a device by the text of their program.
class KernelCache {
 public:
  // Lowers, compiles and loads. Throws CompileError, DeviceError.
  KernelRef find_or_compile(const ir::Kernel& kernel, const ir::Target& target,
                            const backends::Backend& backend, hal::Device& device);
  uint64_t compiled() const { return compiled_.load(std::memory_order_relaxed); }

 private:
  OnceCache<uint64_t, KernelRef> kernels_{8192};
  std::atomic<uint64_t> compiled_{0};
};

}  // namespace pumice::engine
