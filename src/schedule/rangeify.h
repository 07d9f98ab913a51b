#pragma once
#include <unordered_map>
#include <vector>

#include "ir/kernel.h"
#include "ir/simplify.h"

namespace pumice::schedule {

// A kernel in the making: like ir::Kernel, but loads name the plan-wide number of a value where a
// finished kernel has a buffer slot.
struct DraftStore {
  int value;           // what it makes
  ir::NodeRef index;   // row-major
  ir::NodeRef scalar;  // what is stored
};
struct Draft {
  std::vector<ir::NodeRef> outputs;  // ranges, outermost first
  std::vector<DraftStore> stores;
};

// Numbers of the arrays that kernels read and write: inputs and `contiguous` nodes.
class Values {
 public:
  int number(const ir::NodeRef& node);
  const ir::NodeRef& node(int number) const { return nodes_[size_t(number)]; }
  int size() const { return int(nodes_.size()); }

 private:
  std::vector<ir::NodeRef> nodes_;
  std::unordered_map<const ir::Node*, int> numbers_;
};

// Turns one materialised node, `contiguous(x)`, into scalar expressions over ranges: x is followed
// down to inputs and other `contiguous` nodes, each node at the index where it is needed. Padding
// is a mask on loads and a select around their use, never a product. A reduction directly inside
// one of the same op becomes one reduction over the ranges of both. Output ranges have ids
// 0, 1, …; ids of reduced ranges are unique in the plan.
class Rangeifier {
 public:
  explicit Rangeifier(Values& values) : values_(values) {}
  Draft draft(const ir::NodeRef& contiguous);
  ir::Simplifier& simplifier() { return simplify_; }

 private:
  Values& values_;
  ir::Simplifier simplify_;
  int64_t next_reduced_ = 64;
};

}  // namespace pumice::schedule
