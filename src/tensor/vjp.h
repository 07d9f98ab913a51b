#pragma once
#include "ir/node.h"

namespace pumice::detail {

// Gradients of the operands of n, given the gradient of its result: the vjp column of ops.def.
// Null where none flows.
SmallVector<ir::NodeRef, 3> vjp_of(const ir::NodeRef& n, const ir::NodeRef& gradient);

}  // namespace pumice::detail
