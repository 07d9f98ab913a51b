#pragma once
#include <array>
#include <bitset>
#include <functional>
#include <string>
#include <vector>

#include "ir/node.h"
#include "ir/text_form.h"

// One side of a rewrite rule: reading, matching and building it.
namespace pumice::ir {

using DTypeSet = std::bitset<dtype_count>;

struct PatternTerm {
  enum class Kind : uint8_t { wild, constant, literal, op } kind = Kind::wild;
  Op code = Op::constant;
  size_t variable = 0;  // wild, constant: index into Bound
  std::string value;    // literal
  std::vector<PatternTerm> args;
};

// x y z w, then c0 … c9.
using Bound = std::array<NodeRef, 14>;

DTypeSet read_dtypes(Reader& in);
PatternTerm read_term(Reader& in);
// Fails when the right side uses a letter that the left side does not bind.
void check_bound(const Reader& in, const PatternTerm& left, const PatternTerm& right);

// Calls `accept` for each way to match until it returns true.
bool match(const PatternTerm& term, const NodeRef& node, Bound& bound,
           const std::function<bool()>& accept);

// The term over the bound nodes; literals take the dtype of their neighbours, or this one, and this
// shape. Constants are folded. Null when a letter is not bound.
NodeRef build(const PatternTerm& term, const Bound& bound, DType dtype, const Shape& shape);

// Binds every letter of the term to what `leaf` gives for it.
void fill(const PatternTerm& term, Bound& bound,
          const std::function<NodeRef(std::string_view)>& leaf);

}  // namespace pumice::ir
