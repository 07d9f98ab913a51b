#pragma once
#include <string>
#include <vector>

#include "pumice/device.h"

namespace pumice::bench {

// What the kernels of one tensor program take on a device, each timed alone.
struct KernelTimes {
  std::string work;
  size_t kernels = 0;
  double seconds = 0;  // of all
};

// Of some programs that differ in what limits them; smaller ones for software devices.
std::vector<KernelTimes> kernel_times(const Device& device);

}  // namespace pumice::bench
