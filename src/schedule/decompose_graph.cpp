#include "schedule/decompose_graph.h"

#include <algorithm>

#include "ir/fold.h"
#include "ir/scalar.h"

namespace pumice::schedule {

using namespace ir;

namespace {

constexpr int64_t short_scan = 32;

Op reduction_of(Op scan) {
  switch (scan) {
    case Op::scan_sum:
      return Op::reduce_sum;
    case Op::scan_prod:
      return Op::reduce_prod;
    case Op::scan_max:
      return Op::reduce_max;
    default:
      return Op::reduce_min;
  }
}

bool accumulates(Op op) {
  return op == Op::reduce_sum || op == Op::reduce_prod || op == Op::scan_sum || op == Op::scan_prod;
}

// What sums of this dtype are taken in.
DType wide(DType t) {
  if (size_of(t) > 2) return t;
  if (is_float(t)) return DType::f32;
  return is_signed_int(t) ? DType::i32 : DType::u32;
}

// x with `axis` moved last and a copy of that axis, of size `count`, in its place.
NodeRef facing(const NodeRef& x, int64_t axis, const Dim& count) {
  Axes order;
  for (int64_t i = 0; i < x->rank(); ++i)
    if (i != axis) order.push_back(i);
  order.push_back(axis);
  Shape one, all;
  for (int64_t i = 0; i < x->rank(); ++i) {
    one.push_back(i == axis ? Dim(1) : x->shape[size_t(i)]);
    all.push_back(i == axis ? count : x->shape[size_t(i)]);
  }
  one.push_back(x->shape[size_t(axis)]);
  all.push_back(x->shape[size_t(axis)]);
  return expand(reshape(permute(x, order), one), all);
}

NodeRef scan_by_mask(const NodeRef& n, const NodeRef& x, int64_t axis) {
  NodeRef all = facing(x, axis, x->shape[size_t(axis)]);
  NodeRef here = iota(DType::i64, all->shape, axis);
  NodeRef there = iota(DType::i64, all->shape, x->rank());
  Op op = reduction_of(n->op);
  NodeRef identity = filled(identity_word(op, x->dtype), x->dtype, all->shape);
  return reduce(op, where(le(there, here), all, identity), {x->rank()});
}

NodeRef scan_by_doubling(const NodeRef& n, NodeRef x, int64_t axis) {
  const Shape shape = x->shape;
  NodeRef here = iota(DType::i64, shape, axis);
  for (int64_t reach = 1; reach < shape[size_t(axis)].highest(); reach *= 2) {
    SmallVector<Dim, 4> before, part;
    for (size_t i = 0; i < shape.size(); ++i) {
      before.push_back(int64_t(i) == axis ? reach : 0);
      before.push_back(0);
      part.push_back(0);
      part.push_back(shape[i]);
    }
    NodeRef shifted = slice(pad(x, before), part, Axes(shape.size(), 1));
    NodeRef reaches = le(like(here, double(reach)), here);
    x = make(Op::contiguous, {where(reaches, make(combining_op(n->op), {x, shifted}), x)});
  }
  return x;
}

NodeRef scan(const NodeRef& n) {
  int64_t axis = n->attribute.ints[0];
  NodeRef x = n->operand(0);
  if (accumulates(n->op)) x = cast(x, wide(x->dtype));
  bool is_short = x->shape[size_t(axis)].highest() <= short_scan;
  NodeRef y = is_short ? scan_by_mask(n, x, axis) : scan_by_doubling(n, x, axis);
  return cast(y, n->dtype);
}

NodeRef scatter(const NodeRef& n) {
  NodeRef x = n->operand(0);
  int64_t axis = n->attribute.ints[0];
  const Dim& count = x->shape[size_t(axis)];
  NodeRef at = facing(cast(n->operand(1), DType::i64), axis, count);
  NodeRef updates = facing(cast(n->operand(2), wide(n->dtype)), axis, count);
  NodeRef meets = eq(at, iota(DType::i64, at->shape, axis));
  NodeRef sum =
      reduce(Op::reduce_sum, where(meets, updates, like(updates, 0)), {int64_t(x->rank())});
  return cast(add(cast(x, sum->dtype), sum), n->dtype);
}

NodeRef decomposed(const NodeRef& n) {
  if (n->op == Op::scatter_add) return scatter(n);
  if (info(n->op).kind == OpKind::scan) return scan(n);
  if (!accumulates(n->op) || wide(n->dtype) == n->dtype) return n;
  return cast(reduce(n->op, cast(n->operand(0), wide(n->dtype)), n->attribute.ints), n->dtype);
}

}  // namespace

Roots decompose_graph(const Roots& roots, const Target& target) {
  return rewrite(roots, decomposed);
}

}  // namespace pumice::schedule
