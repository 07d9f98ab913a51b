#pragma once
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/node.h"
#include "ir/range.h"

// Rules as text, one a line:
//   int  mod(x, c0) => x when 0 <= x and x < c0
// The first word says which dtypes x may have: any, number, int, signed, unsigned, float, bits
// (ints and bool) or bool; without an x, which dtypes the node may have. x y z w match any node
// (the same one wherever the letter stands), c0 … c9 a constant, numbers and true/false that value
// (0 is +0, -0.0 is -0). Only elementwise ops; those that commute are tried both ways. On the
// right, ops of constants are folded. Conditions compare constants and the known intervals of
// scalars with < <= == !=, and hold only when they are sure.
namespace pumice::ir {

class Rules {
 public:
  explicit Rules(std::string_view text);  // throws UsageError with the line
  ~Rules();

  // The node by the first rule that applies; the node itself when none does.
  NodeRef apply(const NodeRef& node, Intervals& intervals) const;

  // One rule at a time, for sweeps. pattern() builds the left side from these nodes ("x", "c0").
  size_t size() const;
  const std::string& text(size_t rule) const;
  bool takes(size_t rule, DType dtype) const;
  NodeRef pattern(size_t rule, DType dtype,
                  const std::function<NodeRef(std::string_view)>& leaf) const;
  NodeRef apply_one(size_t rule, const NodeRef& node, Intervals& intervals) const;

 private:
  struct Rule;
  std::vector<Rule> rules_;
  std::vector<std::vector<size_t>> by_op_;
};

// Applies the rules from the leaves up until none applies. Throws InternalError when they do not
// come to rest.
NodeRef rewrite(const NodeRef& root, const Rules& rules);

}  // namespace pumice::ir
