#include "ir/simplify_rules.h"

#include <algorithm>

#include "ir/fold.h"
#include "ir/scalar.h"

namespace pumice::ir {

// x + 0 is not x for floats (-0 + 0 is 0), x + -0 and x - 0 are. Nothing here assumes that a float
// is a number: x * 0, x - x and x == x stay.
const Rules& simplify_rules() {
  static const auto* rules = new Rules(R"(
    number   neg(neg(x)) => x
    number   abs(abs(x)) => abs(x)
    signed   abs(neg(x)) => abs(x)
    float    abs(neg(x)) => abs(x)
    unsigned abs(x) => x
    float    floor(floor(x)) => floor(x)
    float    floor(round(x)) => round(x)
    float    floor(trunc(x)) => trunc(x)
    float    round(floor(x)) => floor(x)
    float    round(round(x)) => round(x)
    float    round(trunc(x)) => trunc(x)
    float    trunc(floor(x)) => floor(x)
    float    trunc(round(x)) => round(x)
    float    trunc(trunc(x)) => trunc(x)

    int      add(x, 0) => x
    float    add(x, -0.0) => x
    number   add(x, neg(y)) => sub(x, y)
    int      add(add(x, c0), c1) => add(x, add(c0, c1))
    number   sub(x, 0) => x
    number   sub(x, neg(y)) => add(x, y)
    int      sub(x, x) => 0
    number   mul(x, 1) => x
    int      mul(x, 0) => 0
    number   mul(x, -1) => neg(x)
    number   mul(neg(x), neg(y)) => mul(x, y)
    int      mul(mul(x, c0), c1) => mul(x, mul(c0, c1))
    number   div(x, 1) => x
    int      div(x, c0) => 0 when 0 <= x and x < c0
    int      div(div(x, c0), c1) => div(x, mul(c0, c1)))"
                                       R"( when 0 < c0 and 0 < c1 and div(mul(c0, c1), c1) == c0
    int      mod(x, 1) => 0
    int      mod(x, c0) => x when 0 <= x and x < c0
    int      mod(mod(x, c0), c1) => mod(x, c1) when 0 < c0 and 0 < c1 and mod(c0, c1) == 0

    any      max(x, x) => x
    any      min(x, x) => x
    any      max(max(x, y), y) => max(x, y)
    any      min(min(x, y), y) => min(x, y)
    int      max(max(x, c0), c1) => max(x, max(c0, c1))
    int      min(min(x, c0), c1) => min(x, min(c0, c1))
    int      max(x, y) => x when y <= x
    int      min(x, y) => x when x <= y

    bits     bit_and(x, x) => x
    bits     bit_or(x, x) => x
    int      bit_xor(x, x) => 0
    bool     bit_xor(x, x) => false
    int      bit_and(x, 0) => 0
    int      bit_and(x, -1) => x
    int      bit_or(x, 0) => x
    int      bit_or(x, -1) => -1
    int      bit_xor(x, 0) => x
    bool     bit_xor(x, false) => x
    bool     bit_xor(x, true) => bit_not(x)
    bits     bit_not(bit_not(x)) => x
    int      shl(x, 0) => x
    int      shr(x, 0) => x

    int      lt(x, x) => false
    int      le(x, x) => true
    bits     eq(x, x) => true
    bits     ne(x, x) => false
    bool     eq(x, true) => x
    bool     eq(x, false) => bit_not(x)
    bool     ne(x, false) => x
    bool     ne(x, true) => bit_not(x)
    any      bit_not(eq(x, y)) => ne(x, y)
    any      bit_not(ne(x, y)) => eq(x, y)
    bits     bit_not(lt(x, y)) => le(y, x)
    bits     bit_not(le(x, y)) => lt(y, x)

    any      where(true, x, y) => x
    any      where(false, x, y) => y
    any      where(z, x, x) => x
    any      where(bit_not(z), x, y) => where(z, y, x)
    any      where(z, where(z, x, y), w) => where(z, x, w)
    any      where(z, x, where(z, y, w)) => where(z, x, w)
    bool     where(x, true, y) => bit_or(x, y)
    bool     where(x, y, false) => bit_and(x, y)
    bool     where(x, false, y) => bit_and(bit_not(x), y)
    bool     where(x, y, true) => bit_or(bit_not(x), y)
  )");
  return *rules;
}

namespace {

bool is_truth(const NodeRef& n, bool value) {
  return n->dtype == DType::boolean && uniform_value(n) == uint64_t(value);
}

// Of two bounds of one expression by constants, the one that implies the other (or is implied).
NodeRef stronger(const NodeRef& a, const NodeRef& b, bool both) {
  if (a->op != Op::lt || b->op != Op::lt || is_float(a->operand(0)->dtype) ||
      a->operand(0)->dtype != b->operand(0)->dtype)
    return nullptr;
  auto less = [&](const NodeRef& x, const NodeRef& y) {
    return evaluate_word(Op::le, x->dtype,
                         SmallVector<uint64_t, 2>{x->attribute.bits, y->attribute.bits}) != 0;
  };
  for (size_t side : {0, 1}) {
    const NodeRef &p = a->operand(side), &q = b->operand(side);
    if (a->operand(1 - side) != b->operand(1 - side) || p->op != Op::constant ||
        q->op != Op::constant)
      continue;
    // x < p and x < q: the smaller is stronger; p < x and q < x: the larger.
    bool first_stronger = side == 1 ? less(p, q) : less(q, p);
    return first_stronger == both ? a : b;
  }
  return nullptr;
}

bool opposite(const NodeRef& a, const NodeRef& b) {
  if (a->op == Op::bit_not && a->operand(0) == b) return true;
  if (b->op == Op::bit_not && b->operand(0) == a) return true;
  bool equality = (a->op == Op::eq && b->op == Op::ne) || (a->op == Op::ne && b->op == Op::eq);
  return equality && a->operands == b->operands;
}

// and, or of bools: a set of conditions, each once.
NodeRef connect(const NodeRef& n) {
  bool both = n->op == Op::bit_and || n->op == Op::min;
  Op op = both ? Op::bit_and : Op::bit_or;
  std::vector<NodeRef> parts, stack{n->operand(1), n->operand(0)};
  while (!stack.empty()) {
    NodeRef x = stack.back();
    stack.pop_back();
    if (x->op == op) {
      stack.push_back(x->operand(1));
      stack.push_back(x->operand(0));
      continue;
    }
    if (is_truth(x, both)) continue;
    if (is_truth(x, !both)) return filled(!both, DType::boolean, n->shape);
    bool kept = false;
    for (auto& p : parts) {
      if (opposite(p, x)) return filled(!both, DType::boolean, n->shape);
      NodeRef s = p == x ? p : stronger(p, x, both);
      if (!s) continue;
      p = s;
      kept = true;
      break;
    }
    if (!kept) parts.push_back(x);
    if (parts.size() > 64) return n;
  }
  if (parts.empty()) return filled(both, DType::boolean, n->shape);
  NodeRef out = parts[0];
  for (size_t i = 1; i < parts.size(); ++i) out = make(op, {out, parts[i]});
  return out;
}

NodeRef load(const NodeRef& n) {
  if (n->operands.size() < 2) return n;
  if (is_truth(n->operand(1), true)) return with_operands(n, {n->operand(0)});
  if (is_truth(n->operand(1), false)) return constant_int(0, n->dtype);
  return n;
}

bool exact_cast(DType from, DType to) {
  if (from == DType::boolean || from == to) return true;
  if (to == DType::boolean) return false;
  int f = size_of(from), t = size_of(to);
  if (is_float(from)) return is_float(to) && (f < t);
  if (is_float(to)) return f == 1 || (f == 2 && t >= 4) || (f == 4 && t == 8);
  if (is_unsigned_int(from)) return f < t;
  return is_signed_int(to) && f < t;
}

NodeRef convert(const NodeRef& n) {
  const NodeRef& x = n->operand(0);
  if (x->dtype == n->dtype) return x;
  if (n->op == Op::bitcast) return x->op == Op::bitcast ? bitcast(x->operand(0), n->dtype) : n;
  if (x->op != Op::cast) return n;
  DType from = x->operand(0)->dtype;
  // Floats saturate where ints wrap, so an int must not lose the float between.
  bool saturates = is_int(from) && is_float(x->dtype) && is_int(n->dtype);
  if (exact_cast(from, x->dtype) && !saturates) return cast(x->operand(0), n->dtype);
  // Wrapping twice is wrapping once.
  if (is_int(from) && is_int(x->dtype) && is_int(n->dtype) &&
      size_of(n->dtype) <= size_of(x->dtype))
    return cast(x->operand(0), n->dtype);
  return n;
}

NodeRef move(const NodeRef& n) {
  const NodeRef& x = n->operand(0);
  if (x->shape == n->shape && (n->op == Op::reshape || n->op == Op::expand || n->op == Op::pad))
    return x;
  switch (n->op) {
    case Op::reshape:
      if (x->op == Op::reshape) return reshape(x->operand(0), n->shape);
      if (x->op == Op::constant) return expand(x, n->shape);
      return n;
    case Op::expand:
      return x->op == Op::expand ? expand(x->operand(0), n->shape) : n;
    case Op::permute: {
      auto& order = n->attribute.ints;
      bool same = true;
      for (size_t i = 0; i < order.size(); ++i) same = same && order[i] == int64_t(i);
      if (same) return x;
      if (x->op != Op::permute) return n;
      Axes both;
      for (int64_t axis : order) both.push_back(x->attribute.ints[size_t(axis)]);
      return permute(x->operand(0), both);
    }
    case Op::flip:
      if (n->attribute.ints.empty()) return x;
      return x->op == Op::flip && x->attribute.ints == n->attribute.ints ? x->operand(0) : n;
    case Op::slice: {
      bool whole_axis = x->shape == n->shape;
      for (int64_t step : n->attribute.ints) whole_axis = whole_axis && step == 1;
      return whole_axis ? x : n;
    }
    default:
      return n;
  }
}

// Values that every element shares need no movement.
NodeRef hoist_uniform(const NodeRef& n) {
  if (n->op != Op::permute && n->op != Op::flip && n->op != Op::slice && n->op != Op::reshape)
    return n;
  auto word = uniform_value(n);
  return word ? filled(*word, n->dtype, n->shape) : n;
}

NodeRef step(const NodeRef& n, Intervals& intervals) {
  switch (n->op) {
    case Op::load:
      return load(n);
    case Op::cast:
    case Op::bitcast:
      return convert(n);
    default:
      break;
  }
  if (info(n->op).kind == OpKind::movement) return move(n);
  NodeRef ruled = simplify_rules().apply(n, intervals);
  if (ruled != n) return ruled;
  bool connects =
      n->op == Op::bit_and || n->op == Op::bit_or || n->op == Op::max || n->op == Op::min;
  return connects && n->dtype == DType::boolean ? connect(n) : n;
}

}  // namespace

NodeRef apply_rules(const NodeRef& node, Intervals& intervals) {
  NodeRef n = fold(node);
  if (n == node) n = hoist_uniform(node);
  if (n == node) n = step(node, intervals);
  if (n != node || node->rank() != 0 || node->op == Op::constant) return n;
  // A scalar that can only be one number is that number.
  if (is_int(node->dtype) || node->dtype == DType::boolean) {
    if (Interval v = intervals.of(node); v.is_constant() && node->op != Op::variable)
      return constant_int(v.lowest, node->dtype);
  }
  return node;
}

}  // namespace pumice::ir
