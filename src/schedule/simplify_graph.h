#pragma once
#include "ir/target.h"
#include "schedule/graph.h"

namespace pumice::schedule {

// Drops `mark` and `stop_gradient`, merges movement, folds constants, and applies the rules of
// ir/simplify. The adjoint of windows that do not overlap, a sum over unwindow, becomes a reshape.
// `contiguous` stays. Linear in the size of the graph.
Roots simplify_graph(const Roots& roots, const ir::Target& target);

}  // namespace pumice::schedule
