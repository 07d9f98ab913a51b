#pragma once
#include <string>

#include "ir/node.h"
#include "ir/program.h"

// Program -> textual LLVM IR with explicit vectors. No IR pass needs to run over it: values are
// SSA, loops are in the rotated form, vectors have their final width.
namespace pumice::codegen {

// The x86-64 instruction set to write for; it decides spellings, never results.
enum class Isa : uint8_t { sse, avx2, avx512 };

Isa isa_of_vector_bytes(int bytes);
int vector_bytes(Isa isa);

// One function, named as the program:
//   void entry(ptr buffers, ptr scalars, i64 begin, i64 end)
// runs grid items begin .. end - 1. `buffers` holds one address per Program buffer, `scalars` one
// i64 per Program scalar. f16 and bf16 values are moved and converted, never computed with.
// Throws InternalError when an instruction has no spelling here (see spells()).
std::string write_llvm(const ir::Program& program, Isa isa);

// Whether the writer can spell arithmetic of this op.
bool spells(ir::Op op);

}  // namespace pumice::codegen
