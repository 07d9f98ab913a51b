#pragma once
#include <unordered_map>
#include <vector>

#include "ir/node.h"

// What the tensor-stage passes share.
namespace pumice::schedule {

using Roots = std::vector<ir::NodeRef>;

// Rebuilds the graph, operands first. `visit(node)` is given every node with its new operands, and
// returns what takes its place. Linear in the size of the graph.
template <class Visit>
Roots rewrite(const Roots& roots, Visit&& visit) {
  std::unordered_map<const ir::Node*, ir::NodeRef> done;
  for (auto& n : ir::topological_order(roots)) {
    SmallVector<ir::NodeRef, 3> operands;
    for (auto& x : n->operands) operands.push_back(done.at(x.get()));
    done.emplace(n.get(), visit(ir::with_operands(n, std::move(operands))));
  }
  Roots out;
  for (auto& r : roots) out.push_back(done.at(r.get()));
  return out;
}

// Elements, for estimates: a symbolic size counts as its highest value.
double estimate(const ir::Shape& shape);

inline bool is_reduce(const ir::Node& n) { return ir::info(n.op).kind == ir::OpKind::reduce; }
inline bool is_movement(const ir::Node& n) { return ir::info(n.op).kind == ir::OpKind::movement; }
inline bool is_marker(const ir::Node& n) { return ir::info(n.op).kind == ir::OpKind::marker; }

}  // namespace pumice::schedule
