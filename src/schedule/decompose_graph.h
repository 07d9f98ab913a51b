#pragma once
#include "ir/target.h"
#include "schedule/graph.h"

namespace pumice::schedule {

// Writes scans and scatter_add with ops that kernels have.
//  - A scan over up to 32 elements is a reduction over those at or before each: n times the work,
//    one kernel. A longer one doubles its reach in each of ceil(log2 n) steps, a kernel each.
//  - scatter_add is a sum over all updates of those whose index meets the element: m updates onto
//    n places cost n * m.
// Sums and products of 8- and 16-bit types are taken in 32 bits.
Roots decompose_graph(const Roots& roots, const ir::Target& target);

}  // namespace pumice::schedule
