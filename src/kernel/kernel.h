#pragma once
#include "ir/kernel.h"
#include "ir/program.h"
#include "ir/target.h"

// One kernel -> the linear Program a codegen writer reads.
namespace pumice::kernel {

// Runs the pass table (passes.h). A kernel whose `schedule` is empty gets one by heuristics.
// Throws CompileError when the target cannot hold one of its dtypes.
ir::Program lower(const ir::Kernel& kernel, const ir::Target& target);

// The same with no schedule at all: one element per grid item, nothing unrolled, one lane.
ir::Program lower_plain(const ir::Kernel& kernel, const ir::Target& target);

}  // namespace pumice::kernel
