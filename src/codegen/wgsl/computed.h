#pragma once
#include <vector>

#include "codegen/wgsl/emitter.h"
#include "ir/program.h"

namespace pumice::codegen::wgsl {

// How each value of a program came about; see Computed. `fuses`: fma is the language's own.
std::vector<Computed> find_computed(const ir::Program& program, bool fuses);

}  // namespace pumice::codegen::wgsl
