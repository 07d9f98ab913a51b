#pragma once
#include "ir/kernel.h"
#include "ir/program.h"
#include "ir/target.h"

namespace pumice::kernel {

// Kernel with its schedule -> Program. Output ranges' outer parts become the grid (the last range
// varies fastest), reduced ranges' outer parts loops; unrolled copies share what they can, and
// reductions over the same ranges share one loop nest. Ops must be the target's own already.
ir::Program linearize(const ir::Kernel& kernel, const ir::Target& target);

}  // namespace pumice::kernel
