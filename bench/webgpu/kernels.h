#pragma once
#include <functional>
#include <string>
#include <vector>

#include "pumice/tensor.h"

namespace pumice::bench {

// A tensor program: makes its inputs on the default device, and gives results not yet computed.
struct Work {
  std::string name;
  std::function<std::vector<Tensor>()> results;
};
// Some that differ in what limits them; smaller ones for software devices.
std::vector<Work> works(bool small);

// What the kernels of a program take on a device, each timed alone.
struct KernelTimes {
  size_t kernels = 0;
  double seconds = 0;  // of all
};
KernelTimes time_kernels(const Work& work, const Device& device);

}  // namespace pumice::bench
