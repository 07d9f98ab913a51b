#pragma once
#include <span>

#include "ir/target.h"
#include "schedule/graph.h"

namespace pumice::schedule {

// The passes over the tensor graph, in order. rangeify follows, from graph to kernels.
struct Pass {
  const char* name;
  Roots (*run)(const Roots& roots, const ir::Target& target);
  ir::Stage needs, gives;
};
std::span<const Pass> passes();

// All of them. With PUMICE_CHECK the graph is verified after each.
Roots run_passes(Roots roots, const ir::Target& target);

}  // namespace pumice::schedule
