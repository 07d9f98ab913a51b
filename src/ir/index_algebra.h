#pragma once
#include <optional>

#include "ir/polynomial.h"

// The index rules of simplify: what is known of i64 scalars as polynomials.
namespace pumice::ir {

class IndexAlgebra {
 public:
  // A node that to_node() or node() made, or any other as an atom.
  Polynomial of(const NodeRef& canonical);
  NodeRef node(const Polynomial& p);

  Polynomial sum(const Polynomial& a, const Polynomial& b, int64_t factor);
  Polynomial product(const Polynomial& a, const Polynomial& b);
  Polynomial quotient(const Polynomial& p, const Polynomial& d);
  Polynomial remainder(const Polynomial& p, const Polynomial& d);
  Polynomial extreme(Op op, const Polynomial& a, const Polynomial& b);  // max, min
  NodeRef compare(Op op, const Polynomial& a, const Polynomial& b);     // lt, le, eq, ne

  Intervals& intervals() { return intervals_; }

 private:
  struct Parts {
    Polynomial quotient, rest;  // p = quotient * d + rest
  };
  Parts split(const Polynomial& p, const Polynomial& d);
  std::optional<Parts> split_factor(const Polynomial& p, int64_t factor, bool not_negative);
  Polynomial opaque(Op op, const Polynomial& p, const Polynomial& d);
  Polynomial joined(Polynomial p);
  std::optional<Polynomial> without_division(const Polynomial& difference);
  NodeRef less(Polynomial difference);
  NodeRef equal(Op op, Polynomial difference);

  Intervals intervals_;
  std::unordered_map<NodeRef, Polynomial> known_;
};

}  // namespace pumice::ir
