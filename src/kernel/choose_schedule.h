#pragma once
#include "ir/kernel.h"
#include "ir/target.h"

namespace pumice::kernel {

// Fills Kernel::schedule by a cost model: which range runs over vector lanes, and how many copies
// of each range share their loads in registers. A kernel that has a schedule keeps it.
ir::Kernel choose_schedule(const ir::Kernel& kernel, const ir::Target& target);

}  // namespace pumice::kernel
