#pragma once
#include <unordered_map>

#include "ir/node.h"

namespace pumice::ir {

// What is known of an int scalar: lowest <= value <= highest, and `divisor` divides it (0 divides
// only zero; 1 is always right). A u64 above INT64_MAX is not described: its interval is that of
// int64, and means nothing.
struct Interval {
  int64_t lowest, highest;
  int64_t divisor = 1;

  bool is_constant() const { return lowest == highest; }
  bool not_negative() const { return lowest >= 0; }
  bool operator==(const Interval&) const = default;
};

// Everything that a value of this dtype may be; bool is [0, 1].
Interval whole(DType dtype);

// Analyses scalars, each node once. Keeps every node it has seen alive.
class Intervals {
 public:
  Interval of(const NodeRef& node);

 private:
  Interval compute(const Node& node);
  std::unordered_map<NodeRef, Interval> known_;
};

Interval interval(const NodeRef& node);

}  // namespace pumice::ir
