#include "schedule/substitute.h"

#include "schedule/graph.h"

namespace pumice::schedule {

using namespace ir;

void Substitution::put_range(const NodeRef& range, NodeRef value, SmallVector<NodeRef, 2> pieces) {
  done_[range.get()] = std::move(value);
  pieces_[range.get()] = std::move(pieces);
}

NodeRef Substitution::rebuild(const NodeRef& node) {
  SmallVector<NodeRef, 3> operands;
  bool reduces = is_reduce(*node);
  for (size_t i = 0; i < node->operands.size(); ++i) {
    const NodeRef& x = node->operand(i);
    auto split = reduces && i > 0 ? pieces_.find(x.get()) : pieces_.end();
    if (split == pieces_.end())
      operands.push_back(done_.at(x.get()));
    else
      operands.append(split->second.begin(), split->second.end());
  }
  if (reduces && operands.size() == 1) return operands[0];
  return with_operands(node, std::move(operands));
}

NodeRef Substitution::operator()(const NodeRef& root) {
  std::vector<NodeRef> stack{root};
  while (!stack.empty()) {
    NodeRef n = stack.back();
    if (done_.contains(n.get())) {
      stack.pop_back();
      continue;
    }
    size_t before = stack.size();
    for (auto& x : n->operands)
      if (!done_.contains(x.get())) stack.push_back(x);
    if (stack.size() > before) continue;
    stack.pop_back();
    done_[n.get()] = rebuild(n);
  }
  return done_.at(root.get());
}

}  // namespace pumice::schedule
