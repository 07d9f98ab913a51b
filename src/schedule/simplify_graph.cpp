#include "schedule/simplify_graph.h"

#include "ir/simplify.h"

namespace pumice::schedule {

using namespace ir;

namespace {

NodeRef merge_pads(const NodeRef& n) {
  const NodeRef& x = n->operand(0);
  if (x->op != Op::pad) return n;
  SmallVector<Dim, 4> both = n->attribute.dims;
  for (size_t i = 0; i < both.size(); ++i) both[i] = both[i] + x->attribute.dims[i];
  return pad(x->operand(0), both);
}

NodeRef merge_slices(const NodeRef& n) {
  const NodeRef& x = n->operand(0);
  if (x->op != Op::slice) return n;
  SmallVector<Dim, 4> dims = n->attribute.dims;
  Axes steps = n->attribute.ints;
  for (size_t i = 0; i < steps.size(); ++i) {
    dims[2 * i] = x->attribute.dims[2 * i] + dims[2 * i] * x->attribute.ints[i];
    steps[i] *= x->attribute.ints[i];
  }
  return slice(x->operand(0), dims, steps);
}

// sum over k of unwindow(x), where the windows lie side by side: y[.., j, ..] = x[.., j/k, ..,
// j%k].
NodeRef side_by_side(const NodeRef& n) {
  const NodeRef& u = n->operand(0);
  if (n->op != Op::reduce_sum || u->op != Op::unwindow) return n;
  const NodeRef& x = u->operand(0);
  int64_t axis = u->attribute.ints[0], stride = u->attribute.ints[1], last = x->rank() - 1;
  bool fits = n->attribute.ints == Axes{last} && u->attribute.ints[2] == 1 &&
              x->shape[size_t(last)] == Dim(stride);
  Dim covered = x->shape[size_t(axis)] * stride;
  Dim rest = u->attribute.dims[0] - covered;
  if (!fits || (!rest.is_constant() && rest.lowest() < 0)) return n;
  Axes order;
  Shape shape;
  for (int64_t i = 0; i < last; ++i) {
    order.push_back(i);
    shape.push_back(i == axis ? covered : x->shape[size_t(i)]);
    if (i == axis) order.push_back(last);
  }
  NodeRef y = reshape(permute(x, order), shape);
  if (rest == Dim(0)) return y;
  SmallVector<Dim, 4> dims;
  for (int64_t i = 0; i < last; ++i) {
    bool cut = rest.is_constant() && rest.value() < 0;
    dims.push_back(0);
    if (cut)
      dims.push_back(i == axis ? u->attribute.dims[0] : shape[size_t(i)]);
    else
      dims.push_back(i == axis ? rest : Dim(0));
  }
  bool cut = rest.is_constant() && rest.value() < 0;
  return cut ? slice(y, dims, Axes(size_t(last), 1)) : pad(y, dims);
}

NodeRef simpler(const NodeRef& n) {
  switch (n->op) {
    case Op::mark:
    case Op::stop_gradient:
      return n->operand(0);
    case Op::contiguous:
      return n->operand(0)->op == Op::contiguous || n->operand(0)->op == Op::input ? n->operand(0)
                                                                                   : n;
    case Op::pad:
      return merge_pads(n);
    case Op::slice:
      return merge_slices(n);
    default:
      break;
  }
  if (!is_reduce(*n)) return n;
  return n->attribute.ints.empty() ? n->operand(0) : side_by_side(n);
}

}  // namespace

Roots simplify_graph(const Roots& roots, const Target& target) {
  return ir::simplify(rewrite(roots, simpler));
}

}  // namespace pumice::schedule
