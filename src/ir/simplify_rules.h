#pragma once
#include "ir/node.h"
#include "ir/range.h"

namespace pumice::ir {

// One step of the rules that hold for every dtype, on a node whose operands are simplified; the
// node itself when none applies.
NodeRef apply_rules(const NodeRef& node, Intervals& intervals);

}  // namespace pumice::ir
