#pragma once
#include "ir/node.h"

// Graphs as a user of tensors would write them, from primitives.
namespace pumice::testing {

using ir::Axes;
using ir::NodeRef;
using ir::Shape;

inline NodeRef in(int slot, Shape shape, DType dtype = DType::f32) {
  return ir::input(slot, dtype, std::move(shape));
}

// x with a size-1 axis put at `axis`.
inline NodeRef unsqueeze(const NodeRef& x, size_t axis) {
  Shape s;
  for (size_t i = 0; i <= x->shape.size(); ++i) {
    if (i == axis) s.push_back(1);
    if (i < x->shape.size()) s.push_back(x->shape[i]);
  }
  return ir::reshape(x, s);
}

inline NodeRef scaled(const NodeRef& x, double factor) { return ir::mul(x, ir::like(x, factor)); }
inline NodeRef relu(const NodeRef& x) { return ir::max(x, ir::like(x, 0)); }

// (n, k) x (k, m)
inline NodeRef matmul(const NodeRef& a, const NodeRef& b) {
  Shape all{a->shape[0], b->shape[1], a->shape[1]};
  NodeRef x = ir::expand(unsqueeze(a, 1), all);
  NodeRef y = ir::expand(unsqueeze(ir::permute(b, {1, 0}), 0), all);
  return ir::reduce(ir::Op::reduce_sum, ir::mul(x, y), {2});
}

inline NodeRef sum_keep(ir::Op op, const NodeRef& x, int64_t axis) {
  return ir::expand(unsqueeze(ir::reduce(op, x, {axis}), size_t(axis)), x->shape);
}

inline NodeRef softmax(const NodeRef& x, int64_t axis) {
  NodeRef e = ir::exp(ir::sub(x, sum_keep(ir::Op::reduce_max, x, axis)));
  return ir::div(e, sum_keep(ir::Op::reduce_sum, e, axis));
}

// x (n, c, h, w) padded by p, windows of (r, r): (n, c, oh, ow, r, r)
inline NodeRef patches(const NodeRef& x, int64_t r, int64_t stride, int64_t p) {
  NodeRef y = p ? ir::pad(x, {0, 0, 0, 0, p, p, p, p}) : x;
  return ir::window(ir::window(y, 2, r, stride, 1), 3, r, stride, 1);
}

// x (n, c, h, w), w (o, c, r, r) -> (n, o, oh, ow)
inline NodeRef conv2d(const NodeRef& x, const NodeRef& w, int64_t p) {
  NodeRef v = patches(x, w->shape[2].value(), 1, p);
  auto& s = v->shape;
  Shape all{s[0], w->shape[0], s[2], s[3], s[1], s[4], s[5]};
  NodeRef a = ir::expand(unsqueeze(ir::permute(v, {0, 2, 3, 1, 4, 5}), 1), all);
  NodeRef b = ir::reshape(w, {1, w->shape[0], 1, 1, w->shape[1], w->shape[2], w->shape[3]});
  return ir::reduce(ir::Op::reduce_sum, ir::mul(a, ir::expand(b, all)), {4, 5, 6});
}

// Adjoint of patches: y (n, c, oh, ow, r, r) -> (n, c, h, w)
inline NodeRef unpatches(const NodeRef& y, int64_t h, int64_t w, int64_t stride, int64_t p) {
  NodeRef a = ir::unwindow(y, 3, w + 2 * p, stride, 1);
  a = ir::reduce(ir::Op::reduce_sum, a, {5});
  a = ir::unwindow(a, 2, h + 2 * p, stride, 1);
  a = ir::reduce(ir::Op::reduce_sum, a, {4});
  if (p == 0) return a;
  auto& s = a->shape;
  return ir::slice(a, {0, s[0], 0, s[1], p, h, p, w}, {1, 1, 1, 1});
}

// Gradient of conv2d by x: g (n, o, oh, ow), w (o, c, r, r) -> (n, c, h, w)
inline NodeRef conv2d_by_x(const NodeRef& g, const NodeRef& w, int64_t h, int64_t wd, int64_t p) {
  auto &s = g->shape, &t = w->shape;
  Shape all{s[0], s[1], t[1], s[2], s[3], t[2], t[3]};
  NodeRef a = ir::expand(ir::reshape(g, {s[0], s[1], 1, s[2], s[3], 1, 1}), all);
  NodeRef b = ir::expand(ir::reshape(w, {1, t[0], t[1], 1, 1, t[2], t[3]}), all);
  return unpatches(ir::reduce(ir::Op::reduce_sum, ir::mul(a, b), {1}), h, wd, 1, p);
}

// Gradient of conv2d by w.
inline NodeRef conv2d_by_w(const NodeRef& g, const NodeRef& x, int64_t r, int64_t p) {
  NodeRef v = patches(x, r, 1, p);
  auto &s = v->shape, &t = g->shape;
  Shape all{s[0], t[1], s[2], s[3], s[1], s[4], s[5]};
  NodeRef a = ir::expand(unsqueeze(ir::permute(v, {0, 2, 3, 1, 4, 5}), 1), all);
  NodeRef b = ir::expand(ir::reshape(g, {t[0], t[1], t[2], t[3], 1, 1, 1}), all);
  return ir::reduce(ir::Op::reduce_sum, ir::mul(a, b), {0, 2, 3});
}

inline NodeRef max_pool(const NodeRef& x, int64_t r) {
  return ir::reduce(ir::Op::reduce_max, patches(x, r, r, 0), {4, 5});
}

}  // namespace pumice::testing
