#pragma once
#include <span>
#include <vector>

#include "engine/plan_cache.h"
#include "ir/node.h"

namespace pumice::engine {

class Device;

// What has to be computed for some roots: everything down to inputs and realised nodes. Markers
// that only gradients see are left out.
struct Graph {
  PlanKey key;
  std::vector<const ir::Node*> nodes;         // operands before users; inputs among them
  std::vector<SmallVector<int, 3>> operands;  // by node, as indices into nodes
  std::vector<const ir::Node*> inputs;        // by slot
  std::vector<int> roots;                     // indices into nodes
};

// Throws UsageError when an input lives on another device.
Graph collect(std::span<const ir::NodeRef> roots, const Device& device);

// The graph's roots over inputs that are slots.
std::vector<ir::NodeRef> with_slots(const Graph& graph);

// The input that holds a node's value on this device; null when there is none.
const ir::Node* realized_on(const ir::Node& node, const Device& device);

}  // namespace pumice::engine
