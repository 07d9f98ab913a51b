#pragma once
#include <vector>

#include "engine/graph.h"

namespace pumice::engine {

// Computes a graph at once with ir::interpret: what the device "interpreter" does.
std::vector<ir::NodeRef> interpret_graph(const Graph& graph, const ir::Bindings& bindings,
                                         Device& device);

}  // namespace pumice::engine
