#pragma once
#include <string>

#include "codegen/wgsl/features.h"
#include "ir/program.h"

// Program -> WGSL.
namespace pumice::codegen::wgsl {

// One compute entry point, entry_name(), whose invocations are grid items. An invocation's item is
// workgroup * workgroup size + local index, the workgroup's number running over x, then y, then z;
// invocations from the launch's count on do nothing. See Layout for the bindings. A binding's size
// must be a multiple of 16 bytes and cover the buffer: elements are read in vectors where alignment
// allows it, and the last one may be incomplete.
//
// Compilers of WGSL may take NaN and infinity for absent and reorder float arithmetic. The text
// leaves them nothing to see: results that another operation reads, and constants that are zero,
// NaN or infinite, pass through an integer operation with a word that is 0 at run time only.
//
// Throws CompileError when the program needs a feature that is not there, InternalError when an
// instruction has no spelling here (see spells()).
std::string write(const ir::Program& program, uint64_t features);

// The program's name, made safe against the words of the language.
std::string entry_name(const ir::Program& program);

// Whether the writer can spell arithmetic of this op, in every dtype but f16 and bf16, which are
// moved and converted, never computed with.
bool spells(ir::Op op);

}  // namespace pumice::codegen::wgsl
