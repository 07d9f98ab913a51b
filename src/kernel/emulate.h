#pragma once
#include "ir/program.h"
#include "ir/target.h"

namespace pumice::kernel {

// The program in dtypes that the target has: the same values from the same bytes of memory. What a
// writer meets afterwards is stated in README.md.
ir::Program emulate(const ir::Program& program, const ir::Target& target);

}  // namespace pumice::kernel
