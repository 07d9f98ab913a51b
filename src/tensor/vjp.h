#pragma once
#include "ir/node.h"

namespace pumice::detail {

// The number of a mark on the operand of a maximum whose gradient goes to the first of equal
// elements; without it they share.
constexpr int64_t first_takes_all = -1;

// Gradients of the operands of n, given the gradient of its result: the vjp column of ops.def.
// Null where none flows.
SmallVector<ir::NodeRef, 3> vjp_of(const ir::NodeRef& n, const ir::NodeRef& gradient);

}  // namespace pumice::detail
