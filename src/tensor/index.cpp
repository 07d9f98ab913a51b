#include "tensor/internal.h"

// Data-dependent indexing along one axis.
namespace pumice {

using namespace detail;

namespace {

// Negative indices count from the end. What is still out of range reads 0 and writes nothing.
NodeRef wrapped(std::string_view op, const Tensor& index, const Dim& size) {
  auto node = in_dtype(index, index.dtype());
  if (!is_int(node->dtype)) usage(op, "index must be an int, got ", name(node->dtype));
  if (!is_signed_int(node->dtype)) return node;
  if (size_of(node->dtype) < 4) node = ir::cast(node, DType::i32);
  auto zero = like_int(node, 0);
  auto n = ir::expand(ir::cast(size.node(), node->dtype), node->shape);
  return ir::where(ir::lt(node, zero), ir::add(node, n), node);
}

ir::Attribute axis_attribute(int64_t axis) {
  ir::Attribute a;
  a.ints = {axis};
  return a;
}

// The index spread over x's other axes.
NodeRef spread(std::string_view op, const NodeRef& index, const ir::Shape& x, int64_t axis) {
  bool fits = index->shape.size() == x.size();
  ir::Shape shape = x;
  if (fits) shape[size_t(axis)] = index->shape[size_t(axis)];
  for (size_t i = 0; fits && i < x.size(); ++i)
    fits = index->shape[i] == shape[i] || index->shape[i] == Dim(1);
  if (!fits)
    usage(op, "shapes differ beside axis ", axis, ": ", ir::print(x), " and index ",
          ir::print(index->shape));
  return ir::expand(index, shape);
}

}  // namespace

Tensor take_along_axis(const Tensor& x, const Tensor& index, int64_t axis) {
  auto node = in_dtype(x, x.dtype());
  axis = normal_axis("take_along_axis", axis, node->rank());
  auto at = wrapped("take_along_axis", index, node->shape[size_t(axis)]);
  at = spread("take_along_axis", at, node->shape, axis);
  return wrap(ir::make(Op::gather, {node, at}, axis_attribute(axis)),
              detail::join("take_along_axis", {&x, &index}));
}
Tensor gather(const Tensor& x, int64_t axis, const Tensor& index) {
  return take_along_axis(x, index, axis);
}
Tensor index_select(const Tensor& x, int64_t axis, const Tensor& index) {
  if (index.rank() != 1) usage("index_select", "index must be a vector, got ", text(index.shape()));
  return take(x, index, axis);
}
Tensor take(const Tensor& x, const Tensor& index, int64_t axis) {
  auto node = in_dtype(x, x.dtype());
  axis = normal_axis("take", axis, node->rank());
  auto at = wrapped("take", index, node->shape[size_t(axis)]);
  ir::Shape flat(node->shape.size(), Dim(1)), result;
  flat[size_t(axis)] = ir::element_count(at->shape);
  for (int64_t i = 0; i < node->rank(); ++i) {
    if (i == axis)
      result.append(at->shape.begin(), at->shape.end());
    else
      result.push_back(node->shape[size_t(i)]);
  }
  auto all = spread("take", ir::reshape(at, flat), node->shape, axis);
  auto y = ir::make(Op::gather, {node, all}, axis_attribute(axis));
  return wrap(ir::reshape(y, result), detail::join("take", {&x, &index}));
}
Tensor scatter_add(const Tensor& x, int64_t axis, const Tensor& index, const Tensor& updates) {
  auto node = in_dtype(x, x.dtype());
  axis = normal_axis("scatter_add", axis, node->rank());
  auto at = wrapped("scatter_add", index, node->shape[size_t(axis)]);
  at = spread("scatter_add", at, node->shape, axis);
  auto more = in_dtype(updates, node->dtype);
  ir::Shape shape = broadcast("scatter_add", more->shape, at->shape);
  if (!(shape == at->shape))
    usage("scatter_add", "updates ", ir::print(more->shape), " do not fit the index ",
          ir::print(at->shape));
  return wrap(ir::make(Op::scatter_add, {node, at, ir::expand(more, shape)}, axis_attribute(axis)),
              detail::join("scatter_add", {&x, &index, &updates}));
}
Tensor embedding(const Tensor& index, const Tensor& weight) {
  if (weight.rank() != 2) usage("embedding", "weight must be a matrix, got ", text(weight.shape()));
  return take(weight, index, 0);
}

}  // namespace pumice
