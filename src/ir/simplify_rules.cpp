#include "ir/simplify_rules.h"

#include <algorithm>

#include "ir/fold.h"
#include "ir/scalar.h"

namespace pumice::ir {

namespace {

bool is_truth(const NodeRef& n, bool value) {
  return n->dtype == DType::boolean && uniform_value(n) == uint64_t(value);
}

NodeRef select(const NodeRef& n) {
  const NodeRef &c = n->operand(0), &a = n->operand(1), &b = n->operand(2);
  if (a == b || is_truth(c, true)) return a;
  if (is_truth(c, false)) return b;
  if (c->op == Op::bit_not) return where(c->operand(0), b, a);
  if (n->dtype == DType::boolean) {
    if (is_truth(a, true)) return bit_or(c, b);
    if (is_truth(b, false)) return bit_and(c, a);
    if (is_truth(a, false)) return bit_and(bit_not(c), b);
    if (is_truth(b, true)) return bit_or(bit_not(c), a);
  }
  // A choice that the same condition has made already.
  if (a->op == Op::where && a->operand(0) == c) return where(c, a->operand(1), b);
  if (b->op == Op::where && b->operand(0) == c) return where(c, a, b->operand(2));
  return n;
}

// not (a < b) is b <= a for ints; with NaN it is not.
NodeRef negate(const NodeRef& n) {
  const NodeRef& x = n->operand(0);
  if (x->op == Op::bit_not) return x->operand(0);
  if (n->dtype != DType::boolean) return n;
  if (x->op == Op::eq) return ne(x->operand(0), x->operand(1));
  if (x->op == Op::ne) return eq(x->operand(0), x->operand(1));
  if ((x->op == Op::lt || x->op == Op::le) && !is_float(x->operand(0)->dtype))
    return make(x->op == Op::lt ? Op::le : Op::lt, {x->operand(1), x->operand(0)});
  return n;
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

bool is_value(const NodeRef& n, double value) {
  auto word = uniform_value(n);
  return word && *word == word_of_double(value, n->dtype);
}

// Identities. -0 is kept: x + 0 is not x for floats, x + -0 and x - 0 are.
NodeRef arithmetic(const NodeRef& n) {
  const NodeRef &a = n->operand(0), &b = n->operand(n->operands.size() - 1);
  bool ints = !is_float(n->dtype);
  switch (n->op) {
    case Op::neg:
      return a->op == Op::neg ? a->operand(0) : n;
    case Op::abs:
      if (a->op == Op::abs || is_unsigned_int(n->dtype)) return a;
      return a->op == Op::neg ? abs(a->operand(0)) : n;
    case Op::floor:
    case Op::round:
    case Op::trunc:
      return a->op == Op::floor || a->op == Op::round || a->op == Op::trunc ? a : n;
    case Op::add:
      if (is_value(b, ints ? 0.0 : -0.0)) return a;
      return is_value(a, ints ? 0.0 : -0.0) ? b : n;
    case Op::sub:
      if (is_value(b, 0)) return a;
      return ints && a == b ? filled(0, n->dtype, n->shape) : n;
    case Op::mul:
      if (is_value(b, 1)) return a;
      if (is_value(a, 1)) return b;
      if (ints && (is_value(a, 0) || is_value(b, 0))) return filled(0, n->dtype, n->shape);
      return n;
    case Op::div:
      return is_value(b, 1) ? a : n;
    case Op::mod:
      return ints && is_value(b, 1) ? filled(0, n->dtype, n->shape) : n;
    case Op::max:
    case Op::min:
    case Op::bit_and:
    case Op::bit_or:
      return a == b ? a : n;
    case Op::bit_xor:
      return a == b ? filled(0, n->dtype, n->shape) : is_value(b, 0) ? a : n;
    case Op::shl:
    case Op::shr:
      return is_value(b, 0) ? a : n;
    case Op::lt:
    case Op::ne:
      return a == b && !is_float(a->dtype) ? filled(0, n->dtype, n->shape) : n;
    case Op::le:
    case Op::eq:
      return a == b && !is_float(a->dtype) ? filled(1, n->dtype, n->shape) : n;
    default:
      return n;
  }
}

NodeRef step(const NodeRef& n) {
  switch (n->op) {
    case Op::where:
      return select(n);
    case Op::bit_not:
      return negate(n);
    case Op::load:
      return load(n);
    case Op::cast:
    case Op::bitcast:
      return convert(n);
    default:
      break;
  }
  bool connects =
      n->op == Op::bit_and || n->op == Op::bit_or || n->op == Op::max || n->op == Op::min;
  if (connects && n->dtype == DType::boolean) return connect(n);
  OpKind kind = info(n->op).kind;
  if (kind == OpKind::movement) return move(n);
  return kind == OpKind::unary || kind == OpKind::binary ? arithmetic(n) : n;
}

}  // namespace

NodeRef apply_rules(const NodeRef& node, Intervals& intervals) {
  NodeRef n = fold(node);
  if (n == node) n = hoist_uniform(node);
  if (n == node) n = step(node);
  if (n != node || node->rank() != 0 || node->op == Op::constant) return n;
  // A scalar that can only be one number is that number.
  if (is_int(node->dtype) || node->dtype == DType::boolean) {
    if (Interval v = intervals.of(node); v.is_constant() && node->op != Op::variable)
      return constant_int(v.lowest, node->dtype);
  }
  return node;
}

}  // namespace pumice::ir
