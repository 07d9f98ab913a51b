#pragma once
#include <string>

#include "ir/node.h"
#include "ir/program.h"

// Program -> a C translation unit (C11 with GNU builtins), for hosts whose only compiler is `cc`.
// Vectors are arrays with a loop over the lanes, which the compiler vectorises. To be compiled
// with c_flags().
namespace pumice::codegen {

// One function, named as the program:
//   void entry(void *const *buffers, const int64_t *scalars, int64_t begin, int64_t end)
// Throws InternalError when an instruction has no spelling here.
std::string write_c(const ir::Program& program);

// What results depend on: no contraction, wrapping ints.
std::string c_flags();

}  // namespace pumice::codegen
