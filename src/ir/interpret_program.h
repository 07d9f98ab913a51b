#pragma once
#include <cstddef>
#include <span>

#include "ir/kernel.h"
#include "ir/program.h"

// References for what kernel/ makes and reads, with no device. Buffers are raw memory, by slot.
namespace pumice::ir {

// Runs all grid items in order, vectors lane by lane, each op rounded to its dtype. Throws
// InternalError, naming the instruction, on an access outside its buffer or against its alignment.
void interpret_program(const Program& program, std::span<const std::span<std::byte>> buffers,
                       const Bindings& bindings = {});

// Evaluates the stores for all values of the output ranges; reductions accumulate as in
// interpret(). Throws InternalError on an access outside its buffer.
void interpret_kernel(const Kernel& kernel, std::span<const std::span<std::byte>> buffers,
                      const Bindings& bindings = {});

}  // namespace pumice::ir
