#pragma once
#include "ir/target.h"
#include "schedule/graph.h"

namespace pumice::schedule {

// Decides which nodes get memory: each is wrapped in `contiguous`, and no other `contiguous` is
// left. What lies between two of them becomes one kernel. A root is wrapped below its reshapes.
//
// The choice compares two estimates in units of one add on one element: evaluating a node again
// wherever it is used, against storing it once and reading it back.
//  - Movement without a mask is free and never stored; what it moves may be.
//  - A reduction is stored at the end of the elementwise chain that follows it at its own shape
//    (bias, relu, scale), one to a kernel; it is stored by itself when it is used at two places,
//    expanded, or part of another reduction that cannot take it in.
//  - Anything else is stored when recomputing costs more than memory: a part of a reduction whose
//    elements are read 8 times or more (what a convolution or matmul reads) as soon as that
//    outweighs a launch.
//  - A kernel reads at most `most_reads` arrays, fewer when the target's kernels have no more
//    buffers, and nests at most `most_depth` operations.
Roots boundaries(const Roots& roots, const ir::Target& target);

inline constexpr int most_reads = 20;
inline constexpr int most_depth = 200;

// Cost of one evaluation of the op itself, in adds.
double cost_of(const ir::Node& node);

}  // namespace pumice::schedule
