#pragma once
#include <memory>
#include <span>
#include <vector>

#include "ir/node.h"

// Equal values, simpler form. i64 scalars (indices) are brought to one form: equal sums of products
// become one node, div and mod of sums are split, and comparisons that the ranges of `range` and
// `variable` nodes decide become constants. Everything else follows rules that hold for every
// input of the dtype, NaN and -0 included.
namespace pumice::ir {

// Remembers what it has simplified, so that many expressions over the same parts cost little.
// The intervals it assumes hold for every value of ranges and variables.
class Simplifier {
 public:
  Simplifier();
  ~Simplifier();
  NodeRef operator()(const NodeRef& node);

  // a < b for all values of the ranges and variables; false when not known. i64 scalars.
  bool surely_less(const NodeRef& a, const NodeRef& b);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

NodeRef simplify(const NodeRef& node);
std::vector<NodeRef> simplify(std::span<const NodeRef> nodes);

}  // namespace pumice::ir
