#pragma once
#include <string>

#include "schedule/rangeify.h"
#include "schedule/schedule.h"

namespace pumice::schedule {

// The kernel of a draft, and the values behind its buffer slots: those it writes first, then those
// it reads in order of appearance. Output ranges get ids 0, 1, … and reduced ones those after.
struct FinishedKernel {
  ir::Kernel kernel;
  std::vector<int> values;  // by slot
};
FinishedKernel finish(const Draft& draft, const Values& values);

// A C identifier that says what the kernel does: kind, output extents, then reduced extents, as in
// "e_64x10", "sum_64_r784", "dot_64x10_r784", "conv_64x32x28x28_r32x3x3".
std::string kernel_name(const ir::Kernel& kernel);

}  // namespace pumice::schedule
