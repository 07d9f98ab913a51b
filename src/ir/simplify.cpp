#include "ir/simplify.h"

#include <algorithm>

#include "base/error.h"
#include "base/text.h"
#include "ir/fold.h"
#include "ir/index_algebra.h"
#include "ir/simplify_rules.h"

namespace pumice::ir {

namespace {

bool is_index(const Node& n) { return n.dtype == DType::i64 && n.rank() == 0; }

bool compares_indices(const Node& n) {
  bool compares = n.op == Op::lt || n.op == Op::le || n.op == Op::eq || n.op == Op::ne;
  return compares && is_index(*n.operand(0));
}

}  // namespace

struct Simplifier::State {
  // What a node became: a polynomial while only sums use it, a node once anything else does.
  struct Result {
    NodeRef node;
    std::optional<Polynomial> polynomial;
  };

  IndexAlgebra algebra;
  std::unordered_map<NodeRef, Result> results;

  NodeRef node_of(const NodeRef& n) {
    Result& r = results.at(n);
    if (!r.node) {
      NodeRef made = algebra.node(*r.polynomial);
      r.node = made;
      results.try_emplace(made, Result{made, r.polynomial});
      return made;
    }
    return r.node;
  }

  Polynomial polynomial_of(const NodeRef& n) {
    Result& r = results.at(n);
    return r.polynomial ? *r.polynomial : algebra.of(r.node);
  }

  // Rules may give nodes that are not simplified yet; how deep such replies may nest.
  static constexpr int most_rounds = 100;
  int rounds = 0;

  NodeRef run(const NodeRef& root) {
    std::vector<NodeRef> stack{root};
    while (!stack.empty()) {
      NodeRef n = stack.back();
      if (results.contains(n)) {
        stack.pop_back();
        continue;
      }
      size_t before = stack.size();
      for (auto& x : n->operands)
        if (!results.contains(x)) stack.push_back(x);
      if (stack.size() > before) continue;
      stack.pop_back();
      Result r = visit(n);
      results.insert_or_assign(n, std::move(r));
    }
    return node_of(root);
  }

  Result visit(const NodeRef& n) {
    if (is_index(*n))
      if (auto p = index(*n)) return {nullptr, std::move(p)};
    if (compares_indices(*n))
      return settled(
          algebra.compare(n->op, polynomial_of(n->operand(0)), polynomial_of(n->operand(1))));
    if (info(n->op).kind == OpKind::reduce && n->operands.size() > 1) return over_ranges(n);
    SmallVector<NodeRef, 3> operands;
    for (auto& x : n->operands) operands.push_back(node_of(x));
    return improve(with_operands(n, std::move(operands)), n);
  }

  Result settled(const NodeRef& n) {
    results.try_emplace(n, Result{n, std::nullopt});
    return {n, std::nullopt};
  }

  // Applies the rules to a node whose operands are simplified.
  Result improve(const NodeRef& n, const NodeRef& original) {
    NodeRef better = apply_rules(n, algebra.intervals());
    if (better == n) return n == original ? Result{n, std::nullopt} : settled(n);
    PUMICE_ASSERT(++rounds < most_rounds, cat("rules do not end at ", name(n->op)));
    NodeRef done = run(better);
    --rounds;
    results.try_emplace(n, results.at(better));
    return results.at(better);
  }

  // A range that is always 0 is no range: what it ran over remains.
  Result over_ranges(const NodeRef& n) {
    SmallVector<NodeRef, 3> operands{node_of(n->operand(0))};
    for (size_t i = 1; i < n->operands.size(); ++i)
      if (NodeRef r = node_of(n->operand(i)); r->op == Op::range) operands.push_back(r);
    if (operands.size() == 1) {
      results.try_emplace(operands[0], Result{operands[0], std::nullopt});
      return results.at(operands[0]);
    }
    return improve(with_operands(n, std::move(operands)), n);
  }

  std::optional<Polynomial> index(const Node& n) {
    auto p = [&](size_t i) { return polynomial_of(n.operand(i)); };
    switch (n.op) {
      case Op::constant:
        return Polynomial(n.integer());
      case Op::range:
        if (n.attribute.dims[0] == Dim(1)) return Polynomial(0);
        return std::nullopt;
      case Op::neg:
        return scaled(p(0), -1);
      case Op::add:
        return algebra.sum(p(0), p(1), 1);
      case Op::sub:
        return algebra.sum(p(0), p(1), -1);
      case Op::mul:
        return algebra.product(p(0), p(1));
      case Op::div:
        return algebra.quotient(p(0), p(1));
      case Op::mod:
        return algebra.remainder(p(0), p(1));
      case Op::max:
      case Op::min:
        return algebra.extreme(n.op, p(0), p(1));
      case Op::shl: {
        Polynomial by = p(1);
        if (!by.is_constant() || by.constant < 0 || by.constant > 62) return std::nullopt;
        return algebra.product(p(0), int64_t(1) << by.constant);
      }
      default:
        return std::nullopt;
    }
  }
};

Simplifier::Simplifier() : state_(std::make_unique<State>()) {}
Simplifier::~Simplifier() = default;

NodeRef Simplifier::operator()(const NodeRef& node) { return state_->run(node); }

bool Simplifier::surely_less(const NodeRef& a, const NodeRef& b) {
  NodeRef decided = (*this)(lt(a, b));
  return decided->op == Op::constant && decided->integer() == 1;
}

NodeRef simplify(const NodeRef& node) { return Simplifier()(node); }

std::vector<NodeRef> simplify(std::span<const NodeRef> nodes) {
  Simplifier simplifier;
  std::vector<NodeRef> out;
  for (auto& n : nodes) out.push_back(simplifier(n));
  return out;
}

}  // namespace pumice::ir
