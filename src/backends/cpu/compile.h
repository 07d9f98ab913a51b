#pragma once
#include <string>

#include "codegen/llvm/writer.h"
#include "hal/hal.h"
#include "ir/node.h"
#include "ir/program.h"
#include "ir/target.h"

// Program -> machine code of this host.
namespace pumice::backends::cpu {

// The widest instruction set this processor has, or the narrower one that the setting
// PUMICE_CPU_ISA (sse, avx2, avx512) asks for. Throws DeviceError when it lacks even SSE4.2.
codegen::Isa host_isa();

// Threads that kernels run on: PUMICE_CPU_THREADS, else one per processor this process may use.
int host_threads();

// What compiles kernels, and for which instructions: "libLLVM-15.so.1, avx512".
std::string driver_name();

// Why nothing can be compiled here; empty when it can.
std::string compiler_problem();

// The description of this host, as if its widest instruction set were `isa`.
ir::Target describe(codegen::Isa isa, int threads);

hal::Binary compile(const ir::Program& program, const ir::Target& target);
std::string disassemble(const ir::Program& program, const ir::Target& target);

}  // namespace pumice::backends::cpu
