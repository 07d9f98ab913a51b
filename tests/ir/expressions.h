#pragma once
#include <map>
#include <random>
#include <unordered_map>

#include "base/text.h"
#include "ir/node.h"
#include "ir/scalar.h"

// Scalar expressions for tests: values at given ranges and variables, and random ones.
namespace pumice::ir {

// Evaluates one scalar node; leaves that are ranges, variables and inputs take their values here.
struct ScalarEvaluator {
  std::unordered_map<const Node*, uint64_t> leaves;

  uint64_t operator()(const NodeRef& root) const {
    auto values = leaves;
    for (auto& n : topological_order({&root, 1})) {
      if (values.count(n.get())) continue;
      if (n->op == Op::constant) {
        values[n.get()] = n->attribute.bits;
        continue;
      }
      SmallVector<uint64_t, 3> words;
      for (auto& x : n->operands) words.push_back(values.at(x.get()));
      DType from = n->operands.back()->dtype;
      values[n.get()] = n->op == Op::cast ? cast_word(words[0], from, n->dtype)
                        : n->op == Op::bitcast
                            ? word_of_stored(stored_bits(words[0], from), n->dtype)
                            : evaluate_word(n->op, from, words);
    }
    return values.at(root.get());
  }
};

// Random i64 expressions of the kinds that indexing makes.
struct RandomIndex {
  std::mt19937 random;
  std::vector<NodeRef> leaves;

  explicit RandomIndex(unsigned seed, bool symbolic) : random(seed) {
    Dim n = symbolic ? Dim(variable("n", 1, 9)) : Dim(6);
    leaves = {range(0, 4, false), range(1, n, false), range(2, 8, false), range(3, 3, true)};
    if (symbolic) leaves.push_back(variable("n", 1, 9));
  }
  int64_t pick(int64_t low, int64_t high) {
    return low + int64_t(random() % uint64_t(high - low + 1));
  }
  NodeRef number(int64_t v) { return constant_int(v, DType::i64); }
  NodeRef value(int depth) {
    if (depth == 0)
      return pick(0, 4) == 0 ? number(pick(-3, 12))
                             : leaves[size_t(pick(0, int64_t(leaves.size()) - 1))];
    static const int64_t factors[] = {2, 3, 4, 6, 8, 12, 16, 24, 5, -2};
    int64_t f = factors[pick(0, 9)];
    switch (pick(0, 11)) {
      case 0:
      case 1:
      case 2:
        return add(value(depth - 1), value(depth - 1));
      case 3:
        return sub(value(depth - 1), value(depth - 1));
      case 4:
      case 5:
        return mul(value(depth - 1), number(f));
      case 6:
        return div(value(depth - 1), number(f));
      case 7:
        return mod(value(depth - 1), number(f));
      case 8:
        return mul(value(depth / 2), value(depth / 2));
      case 9:
        return pick(0, 1) ? div(value(depth - 1), value(depth / 2))
                          : mod(value(depth - 1), value(depth / 2));
      case 10:
        return pick(0, 1) ? max(value(depth - 1), value(depth - 1))
                          : min(value(depth - 1), value(depth - 1));
      default:
        return where(condition(depth - 1), value(depth - 1), value(depth - 1));
    }
  }
  NodeRef condition(int depth) {
    NodeRef a = value(depth), b = pick(0, 1) ? number(pick(-5, 40)) : value(depth);
    switch (pick(0, depth > 0 ? 6 : 3)) {
      case 0:
        return lt(a, b);
      case 1:
        return le(a, b);
      case 2:
        return eq(a, b);
      case 3:
        return ne(a, b);
      case 4:
        return bit_and(condition(depth - 1), condition(depth - 1));
      case 5:
        return bit_or(condition(depth - 1), condition(depth - 1));
      default:
        return bit_not(condition(depth - 1));
    }
  }
  // Calls f with an evaluator for every (or every few) values of the leaves.
  template <class F>
  void each(F&& f) {
    bool symbolic = leaves.size() > 4;
    ScalarEvaluator e;
    for (int64_t n : symbolic ? std::vector<int64_t>{1, 2, 5, 9} : std::vector<int64_t>{6})
      for (int64_t a = 0; a < 4; ++a)
        for (int64_t b = 0; b < n; ++b)
          for (int64_t c = 0; c < 8; ++c)
            for (int64_t d = 0; d < 3; ++d) {
              int64_t all[] = {a, b, c, d, n};
              for (size_t i = 0; i < leaves.size(); ++i)
                e.leaves[leaves[i].get()] = uint64_t(all[i]);
              f(e);
            }
  }
};

inline std::string show(const NodeRef& n) {
  if (n->op == Op::constant) return std::to_string(n->integer());
  if (n->op == Op::range) return cat("r", n->attribute.ints[0]);
  if (n->op == Op::variable) return n->attribute.name;
  return cat(name(n->op), "(", join(n->operands, ", ", [](auto& x) { return show(x); }), ")");
}

}  // namespace pumice::ir
