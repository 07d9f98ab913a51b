#pragma once
#include <atomic>
#include <future>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "backends/backend.h"
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

// Loaded kernels of a device by the text of their program. Each is compiled once: a second thread
// that wants the same one waits for the first; different ones never wait for each other.
class KernelCache {
 public:
  // Lowers, compiles and loads. Throws CompileError, DeviceError.
  KernelRef find_or_compile(const ir::Kernel& kernel, const ir::Target& target,
                            const backends::Backend& backend, hal::Device& device);
  uint64_t compiled() const { return compiled_.load(std::memory_order_relaxed); }

 private:
  std::mutex mutex_;
  std::unordered_map<uint64_t, std::shared_future<KernelRef>> kernels_;
  std::atomic<uint64_t> compiled_{0};
};

}  // namespace pumice::engine
