#pragma once
#include "ir/kernel.h"

namespace pumice::kernel {

// Joins neighbouring output ranges, and neighbouring ranges of a reduction, where no index needs a
// division for it: one long contiguous range fills vectors better than several short ones.
ir::Kernel merge_ranges(const ir::Kernel& kernel);

}  // namespace pumice::kernel
