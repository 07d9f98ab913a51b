#pragma once
#include "ir/node.h"
#include "ir/range.h"
#include "ir/rewrite.h"

namespace pumice::ir {

// The rules that stand as text.
const Rules& simplify_rules();

// One step of the rules that hold for every dtype, on a node whose operands are simplified; the
// node itself when none applies.
NodeRef apply_rules(const NodeRef& node, Intervals& intervals);

}  // namespace pumice::ir
