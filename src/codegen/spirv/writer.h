#pragma once
#include <cstdint>
#include <vector>

#include "codegen/spirv/features.h"
#include "ir/program.h"

// Program -> SPIR-V 1.5 for Vulkan 1.2 and later.
namespace pumice::codegen::spirv {

// One compute entry point, named as the program, whose invocations are grid items. An invocation's
// item is workgroup * LocalSize + local index, the workgroup's number running over x, then y, then
// z; invocations from the launch's count on do nothing. Buffers are storage-buffer bindings 0, 1, …
// of set 0, or addresses; see Layout. Throws CompileError when the program needs a feature that is
// not there, InternalError when an instruction has no spelling here (see spells()).
std::vector<uint32_t> write(const ir::Program& program, uint64_t features);

// Whether the writer can spell arithmetic of this op, in every dtype but f16 and bf16, which are
// moved and converted, never computed with.
bool spells(ir::Op op);

}  // namespace pumice::codegen::spirv
