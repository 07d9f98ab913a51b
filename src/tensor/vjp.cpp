#include "tensor/vjp.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "tensor/internal.h"

// The helpers that the vjp column names. Each gives a graph of primitives, so that gradients have
// gradients.
namespace pumice::detail {

namespace {

using namespace ir;  // NOLINT: the column is written in terms of the builders

const NodeRef none;

NodeRef zero(const NodeRef& x) { return like(x, 0); }
NodeRef make_with(Op op, SmallVector<NodeRef, 3> operands, ir::Axes ints) {
  Attribute a;
  a.ints = std::move(ints);
  return make(op, std::move(operands), std::move(a));
}

NodeRef sign(const NodeRef& a) {
  return where(lt(zero(a), a), like(a, 1), where(lt(a, zero(a)), like(a, -1), zero(a)));
}
NodeRef share_tie(const NodeRef& g, const NodeRef& a, const NodeRef& b, const NodeRef& wins) {
  return where(wins, g, where(eq(a, b), mul(g, like(g, 0.5)), zero(g)));
}
NodeRef cast_gradient(const NodeRef& g, const NodeRef& a) {
  return is_float(a->dtype) ? ir::cast(g, a->dtype) : none;
}

NodeRef sum_to(const NodeRef& g, const ir::Shape& shape) {
  ir::Axes axes;
  size_t added = g->shape.size() - shape.size();
  for (size_t i = 0; i < g->shape.size(); ++i)
    if (i < added || !(g->shape[i] == shape[i - added])) axes.push_back(int64_t(i));
  return reshape(axes.empty() ? g : reduce(Op::reduce_sum, g, axes), shape);
}
NodeRef permute_gradient(const NodeRef& g, const NodeRef& n) {
  auto& order = n->attribute.ints;
  ir::Axes inverse(order.size(), 0);
  for (size_t i = 0; i < order.size(); ++i) inverse[size_t(order[i])] = int64_t(i);
  return permute(g, std::move(inverse));
}
NodeRef pad_gradient(const NodeRef& g, const NodeRef& n) {
  auto& from = n->operand(0)->shape;
  SmallVector<Dim, 4> start_size;
  for (size_t i = 0; i < from.size(); ++i) {
    start_size.push_back(n->attribute.dims[2 * i]);
    start_size.push_back(from[i]);
  }
  return slice(g, std::move(start_size), ir::Axes(from.size(), 1));
}
// Entries `step` apart, zeros between them, then zeros around.
NodeRef slice_gradient(const NodeRef& g, const NodeRef& n) {
  auto& a = n->attribute;
  auto& from = n->operand(0)->shape;
  NodeRef y = g;
  SmallVector<Dim, 4> around;
  for (size_t i = 0; i < from.size(); ++i) {
    Dim start = a.dims[2 * i], length = a.dims[2 * i + 1];
    if (a.ints[i] != 1 && !(length == Dim(0))) {
      length = (length - 1) * a.ints[i] + 1;
      ir::Shape column = y->shape;
      column.push_back(1);
      y = unwindow(reshape(y, column), int64_t(i), length, a.ints[i], 1);
      y = reshape(y, ir::Shape(y->shape.begin(), y->shape.end() - 1));
    }
    around.push_back(start);
    around.push_back(from[i] - start - length);
  }
  return pad(y, std::move(around));
}

// g as the sum of `full` over its last `extra` axes, looking through movement of the kept ones.
struct Partial {
  NodeRef full;
  size_t extra = 0;
};
Partial unreduced(const NodeRef& g) {
  if (g->op == Op::reduce_sum) {
    ir::Axes order;
    auto& axes = g->attribute.ints;
    auto& x = g->operand(0);
    for (int64_t i = 0; i < x->rank(); ++i)
      if (!std::binary_search(axes.begin(), axes.end(), i)) order.push_back(i);
    order.append(axes.begin(), axes.end());
    return {permute(x, std::move(order)), axes.size()};
  }
  if (g->op != Op::reshape && g->op != Op::permute) return {g, 0};
  Partial inner = unreduced(g->operand(0));
  if (inner.extra == 0) return {g, 0};
  if (g->op == Op::reshape) {
    ir::Shape shape = g->shape;
    shape.append(inner.full->shape.end() - inner.extra, inner.full->shape.end());
    return {reshape(inner.full, std::move(shape)), inner.extra};
  }
  ir::Axes order = g->attribute.ints;
  for (size_t i = 0; i < inner.extra; ++i) order.push_back(g->rank() + int64_t(i));
  return {permute(inner.full, std::move(order)), inner.extra};
}

// The adjoint spreads each window's gradient back and adds over the window. When g is a sum
// itself, both sums become one, so that no array with an axis per window position is made: the
// gradient of a convolution is again one sum of products.
NodeRef window_gradient(const NodeRef& g, const NodeRef& n) {
  auto& a = n->attribute.ints;
  auto& x = n->operand(0);
  Partial p = unreduced(g);
  int64_t k = x->rank();  // the window axis; the extra ones come after it
  ir::Axes order, summed;
  for (int64_t i = 0; i < p.full->rank(); ++i)
    if (i != k) order.push_back(i);
  order.push_back(k);
  auto y = unwindow(permute(p.full, std::move(order)), a[0], x->shape[size_t(a[0])], a[2], a[3]);
  for (int64_t i = k; i < y->rank(); ++i) summed.push_back(i);
  return reduce(Op::reduce_sum, y, std::move(summed));
}
// dx[.., i, .., k] = g[.., i*stride + k*dilation, .., k]: windows of g, of which the diagonal
// where the window's position is k.
NodeRef unwindow_gradient(const NodeRef& g, const NodeRef& n) {
  auto& a = n->attribute.ints;
  auto& x = n->operand(0)->shape;
  auto axis = size_t(a[0]);
  int64_t k = x.back().value();
  if (k == 0) return zero(n->operand(0));
  Dim needed = (x[axis] - 1) * a[1] + ((k - 1) * a[2] + 1), length = g->shape[axis];
  NodeRef y = g;
  SmallVector<Dim, 4> around(2 * x.size(), Dim(0)), keep;
  if ((needed - length).lowest() > 0) {
    around[2 * axis + 1] = needed - length;
    y = pad(y, std::move(around));
  } else if (!(needed == length)) {
    for (size_t i = 0; i < x.size(); ++i) {
      keep.push_back(0);
      keep.push_back(i == axis ? needed : y->shape[i]);
    }
    y = slice(y, std::move(keep), ir::Axes(x.size(), 1));
  }
  y = window(y, a[0], k, a[1], a[2]);
  ir::Shape flat = x;
  flat.back() = k * k;
  y = reshape(y, flat);
  SmallVector<Dim, 4> diagonal;
  ir::Axes steps(x.size(), 1);
  for (auto& d : x) {
    diagonal.push_back(0);
    diagonal.push_back(d);
  }
  steps.back() = k + 1;
  return slice(y, std::move(diagonal), std::move(steps));
}

NodeRef kept(const NodeRef& reduced, const NodeRef& n) {
  return keep_axes(reduced, n->operand(0)->shape, n->attribute.ints);
}
NodeRef expand_reduced(const NodeRef& g, const NodeRef& n) {
  return expand(kept(g, n), n->operand(0)->shape);
}
// The first of equal elements takes all.
NodeRef first_extreme_gradient(const NodeRef& g, const NodeRef& n) {
  auto& x = n->operand(0);
  auto at = like_int(iota(DType::i32, x->shape, 0), 0);
  for (int64_t a : n->attribute.ints)
    at = add(mul(at, expand(ir::cast(x->shape[size_t(a)].node(), DType::i32), x->shape)),
             iota(DType::i32, x->shape, a));
  auto hit = eq(x, expand_reduced(n, n));
  auto none_of_all = like_int(at, std::numeric_limits<int32_t>::max());
  auto first = reduce(Op::reduce_min, where(hit, at, none_of_all), n->attribute.ints);
  return where(bit_and(hit, eq(at, expand_reduced(first, n))), expand_reduced(g, n), zero(x));
}
// Ties share evenly, unless the operand says otherwise.
NodeRef reduce_extreme_gradient(const NodeRef& g, const NodeRef& n) {
  auto& x = n->operand(0);
  if (x->op == Op::mark && x->attribute.ints[0] == first_takes_all)
    return first_extreme_gradient(g, n);
  auto hit = eq(x, expand_reduced(n, n));
  auto count = reduce(Op::reduce_sum, ir::cast(hit, g->dtype), n->attribute.ints);
  return where(hit, expand_reduced(div(g, count), n), zero(x));
}

// The product of all entries before each one, along the last axis.
NodeRef products_before(const NodeRef& x) {
  int64_t axis = x->rank() - 1;
  auto& size = x->shape.back();
  auto scanned = make_with(Op::scan_prod, {x}, {axis});
  SmallVector<Dim, 4> first, around(2 * x->shape.size(), Dim(0));
  for (auto& d : x->shape) {
    first.push_back(0);
    first.push_back(d);
  }
  first.back() = size - 1;
  around[around.size() - 2] = 1;
  auto shifted = pad(slice(scanned, first, ir::Axes(x->shape.size(), 1)), around);
  auto at = iota(DType::i32, x->shape, axis);
  return where(eq(at, like(at, 0)), like(x, 1), shifted);
}
// The product of the others, without division: it holds at zeros.
NodeRef reduce_prod_gradient(const NodeRef& g, const NodeRef& n) {
  auto& x = n->operand(0);
  auto& axes = n->attribute.ints;
  if (element_count(x->shape) == Dim(0)) return zero(x);
  ir::Axes order;
  for (int64_t i = 0; i < x->rank(); ++i)
    if (!std::binary_search(axes.begin(), axes.end(), i)) order.push_back(i);
  order.append(axes.begin(), axes.end());
  auto rows = permute(x, order);
  Dim length = 1;
  for (int64_t a : axes) length = length * x->shape[size_t(a)];
  ir::Shape flat = n->shape;
  flat.push_back(length);
  rows = reshape(rows, flat);
  int64_t last = int64_t(flat.size()) - 1;
  auto others = mul(products_before(rows), flip(products_before(flip(rows, {last})), {last}));
  ir::Shape moved;
  ir::Axes inverse(order.size(), 0);
  for (size_t i = 0; i < order.size(); ++i) {
    moved.push_back(x->shape[size_t(order[i])]);
    inverse[size_t(order[i])] = int64_t(i);
  }
  return mul(expand_reduced(g, n), permute(reshape(others, moved), inverse));
}

NodeRef scan_sum_gradient(const NodeRef& g, const NodeRef& n) {
  auto& axis = n->attribute.ints;
  return flip(make_with(Op::scan_sum, {flip(g, axis)}, axis), axis);
}
// dx[i] = sum over j >= i of g[j] * (the product up to j with x[i] left out); quadratic in the
// axis, and right at zeros.
NodeRef scan_prod_gradient(const NodeRef& g, const NodeRef& n) {
  auto& x = n->operand(0);
  int64_t axis = n->attribute.ints[0];
  // Along a new axis i before the scanned one, which becomes j.
  ir::Shape column = x->shape, square = x->shape;
  column.insert(column.begin() + axis, Dim(1));
  square.insert(square.begin() + axis, x->shape[size_t(axis)]);
  auto spread = [&](const NodeRef& v) { return expand(reshape(v, column), square); };
  auto i = iota(DType::i32, square, axis), j = iota(DType::i32, square, axis + 1);
  auto xs = spread(x);
  auto products = make_with(Op::scan_prod, {where(eq(i, j), like(xs, 1), xs)}, {axis + 1});
  auto terms = mul(spread(g), products);
  return reduce(Op::reduce_sum, where(le(i, j), terms, zero(terms)), {axis + 1});
}
// Each result's gradient goes to the entry it came from: the last one that equals the running
// extreme.
NodeRef scan_extreme_gradient(const NodeRef& g, const NodeRef& n) {
  auto& x = n->operand(0);
  auto& axis = n->attribute.ints;
  auto at = iota(DType::i32, x->shape, axis[0]);
  auto hit = bit_or(eq(x, n), ne(x, x));
  auto from = make_with(Op::scan_max, {where(hit, at, like(at, -1))}, axis);
  return make_with(Op::scatter_add, {zero(x), from, g}, axis);
}

NodeRef gather_gradient(const NodeRef& g, const NodeRef& n) {
  return make_with(Op::scatter_add, {zero(n->operand(0)), n->operand(1), g}, n->attribute.ints);
}
NodeRef scatter_add_gradient(const NodeRef& g, const NodeRef& n) {
  return make_with(Op::gather, {g, n->operand(1)}, n->attribute.ints);
}

}  // namespace

SmallVector<NodeRef, 3> vjp_of(const NodeRef& n, const NodeRef& g) {
  auto operand = [&](size_t i) -> const NodeRef& {
    return i < n->operands.size() ? n->operands[i] : none;
  };
  const NodeRef &a = operand(0), &b = operand(1), &c = operand(2), &y = n;
  static_cast<void>(c);
  switch (n->op) {
#define PUMICE_OP(name, kind, arity, accepts, yields, traits, low, high, value, ...) \
  case Op::name:                                                                     \
    return {__VA_ARGS__};
#include "ir/ops.def"
  }
  return {};
}

}  // namespace pumice::detail
