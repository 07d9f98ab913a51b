#pragma once
#include <span>
#include <string>

#include "ir/kernel.h"
#include "ir/node.h"
#include "ir/program.h"

// Nodes as text, one a line, operands first:
//   %0 = variable[batch, 1, 64] : i64
//   %1 = input[0] : f32[batch, 10]
//   %2 = reduce_sum[1](%1) : f32[batch]
//   return %2
// Inputs that hold an object print a slot in order of first appearance. parse() reads it back, to
// the same nodes. Kernel and Program have forms of their own, see kernel.h and program.h.
namespace pumice::ir {

std::string print(std::span<const NodeRef> roots);
std::string print(const NodeRef& root);

}  // namespace pumice::ir
