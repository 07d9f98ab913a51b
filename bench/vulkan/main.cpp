#include <cstdio>
#include <exception>

#include "vulkan/driver.h"

int main(int argc, char** argv) {
  const pumice::bench::Targets targets = {
      {"host, a dependent launch", 0.7},
      {"host, an independent launch", 0.7},
      {"host, replay of 1000 dependent", 20},
      {"host, replay of 1000 independent", 20},
      {"host, replay with 1000 other buffers", 20},
      {"device, a dependent launch", 1.9},
      {"device, a independent launch", 0.25},
      {"submit to visible, wait()", 12},
      {"submit to visible, done()", 12},
      {"fill", 4.3},
      {"copy", 4.2},
      {"queue copy", 4.2},
      {"read and reduce", 4.5},
      {"host to device, plain", 20},
      {"device to host, plain", 20},
      {"host to device, pinned", 45},
      {"device to host, pinned", 45},
      {"allocate and free, 4 KiB", 2},
      {"allocate and free, 3072 KiB", 2},
  };
  try {
    pumice::bench::run_device_bench(argc, argv, "vulkan", targets, pumice::bench::driver_rows);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "bench_vulkan: %s\n", e.what());
    return 1;
  }
}
