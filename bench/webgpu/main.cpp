#include <algorithm>
#include <cstdio>
#include <exception>

#include "device/device_bench.h"
#include "pumice/error.h"
#include "webgpu/kernels.h"

// What bench_vulkan prints of a Vulkan device, of a WebGPU one; then how long the kernels of the
// same tensor programs take on both, by the clocks of the devices. Options: device/device_bench.h.
namespace {

using namespace pumice;

// The Vulkan device of the same driver as the default WebGPU one.
std::string vulkan_twin() {
  DeviceInfo own = device("webgpu").info();
  for (const DeviceInfo& d : devices())
    if (d.backend == "vulkan" && d.usable && d.model == own.model) return d.name;
  throw UsageError("[bench] no Vulkan device is called " + own.model);
}

void compare_kernels() {
  std::string twin = vulkan_twin();
  Device vulkan = device(twin), webgpu = device("webgpu");
  std::printf("%-34s %10s %10s %6s  target 1.3\n", "kernels of", (twin + " ms").c_str(),
              "webgpu ms", "ratio");
  for (const bench::Work& work : bench::works(webgpu.info().software)) {
    auto reference = bench::time_kernels(work, vulkan), own = bench::time_kernels(work, webgpu);
    std::printf("%-34s %10.4f %10.4f %6.2f  %zu and %zu kernels\n", work.name.c_str(),
                reference.seconds * 1e3, own.seconds * 1e3, own.seconds / reference.seconds,
                reference.kernels, own.kernels);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bench::Targets targets = {
      {"host, a dependent launch", 1},
      {"host, an independent launch", 1},
      {"host and device, a dependent launch", 4},
      {"fill", 4.0},
      {"copy", 4.0},
      {"read and reduce", 4.0},
  };
  try {
    bench::run_device_bench(argc, argv, "webgpu", targets);
    compare_kernels();
  } catch (const std::exception& e) {
    std::fprintf(stderr, "bench_webgpu: %s\n", e.what());
    return 1;
  }
}
