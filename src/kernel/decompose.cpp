#include "kernel/decompose.h"

#include <unordered_map>
#include <vector>

#include "base/error.h"
#include "base/text.h"
#include "kernel/decompose_expr.h"

namespace pumice::kernel {

namespace {

using ir::NodeRef;
using ir::Op;

// A function of f32 or f64 in terms of simpler ops; null for ops that are simple.
NodeRef expand_function(const NodeRef& n) {
  auto x = [&](size_t i) { return Expr(n->operand(i)); };
  switch (n->op) {
    case Op::exp:
      return exp_of(x(0));
    case Op::exp2:
      return exp2_of(x(0));
    case Op::log:
      return log_of(x(0));
    case Op::log2:
      return log2_of(x(0));
    case Op::tanh:
      return tanh_of(x(0));
    case Op::erf:
      return erf_of(x(0));
    default:
      return nullptr;
  }
}

class Decomposition {
 public:
  explicit Decomposition(const ir::Target& target) : target_(target) {}

  // Iterative: expressions may be deep. What an op is rewritten to is decomposed in turn, which
  // nests only as deep as the rewrites build on each other.
  NodeRef run(const NodeRef& root) {
    std::vector<NodeRef> stack{root};
    while (!stack.empty()) {
      NodeRef n = stack.back();
      if (done_.contains(n)) {
        stack.pop_back();
        continue;
      }
      bool ready = true;
      for (const NodeRef& o : n->operands)
        if (!done_.contains(o)) stack.push_back(o), ready = false;
      if (!ready) continue;
      stack.pop_back();
      SmallVector<NodeRef, 3> operands;
      for (const NodeRef& o : n->operands) operands.push_back(done_.at(o));
      NodeRef same = ir::with_operands(n, std::move(operands));
      NodeRef simpler = step(same);
      if (simpler != same) simpler = run(simpler);
      done_.emplace(same, simpler);
      done_.emplace(simpler, simpler);
      done_.emplace(n, simpler);
    }
    return done_.at(root);
  }

 private:
  NodeRef step(const NodeRef& n) {
    if (!target_.has(n->op))
      if (NodeRef simpler = expand_function(n)) return simpler;
    return n;
  }

  const ir::Target& target_;
  std::unordered_map<NodeRef, NodeRef> done_;
};

}  // namespace

ir::NodeRef decompose(const ir::NodeRef& root, const ir::Target& target) {
  return Decomposition(target).run(root);
}

}  // namespace pumice::kernel
