#pragma once
#include <vector>

#include "ir/node.h"
#include "ir/range.h"

// Sums of products of i64 scalars in one form, so that equal expressions become equal. Arithmetic
// wraps, as the nodes' does.
namespace pumice::ir {

// coefficient * atoms[0] * atoms[1] …; atoms are nodes that are no sum or product, in a fixed
// order.
struct Term {
  int64_t coefficient;
  SmallVector<NodeRef, 2> atoms;
  uint64_t key;  // of the atoms; terms stand in this order
};

struct Polynomial {
  std::vector<Term> terms;  // no coefficient is 0, no two have the same atoms
  int64_t constant = 0;

  Polynomial() = default;
  Polynomial(int64_t value) : constant(value) {}
  static Polynomial atom(const NodeRef& node);

  bool is_constant() const { return terms.empty(); }
  bool operator==(const Polynomial& o) const;
};

Polynomial operator+(const Polynomial& a, const Polynomial& b);
Polynomial operator-(const Polynomial& a, const Polynomial& b);
Polynomial scaled(const Polynomial& a, int64_t factor);
Polynomial operator*(const Polynomial& a, const Polynomial& b);

// The sum as nodes: large coefficients first, the constant last.
NodeRef to_node(const Polynomial& p);

// Bounds of the exact (not wrapped) value. `known` is false when they pass 62 bits, so that sums
// and small multiples of known values never wrap.
struct Bounds {
  int64_t lowest, highest;
  bool known;
};
Bounds bounds(const Polynomial& p, Intervals& intervals);

}  // namespace pumice::ir
