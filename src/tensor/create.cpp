#include <cmath>

#include "tensor/internal.h"

namespace pumice {

using namespace detail;

namespace {

Tensor filled(const Shape& shape, NodeRef value) {
  check_shape("full", shape);
  return wrap(ir::expand(value, dims_of(shape)));
}
NodeRef scalar(double value, DType dtype) { return ir::constant(value, dtype); }

// 0, 1, … along one axis.
Tensor counting(const Shape& shape, int64_t axis, DType dtype) {
  return wrap(ir::iota(dtype, dims_of(shape), axis));
}

// column - row <= diagonal, or == for the diagonal alone.
Tensor band(Op op, int64_t rows, int64_t columns, int64_t diagonal, DType dtype) {
  check_shape("eye", {rows, columns});
  Tensor distance =
      counting({rows, columns}, 1, DType::i64) - counting({rows, columns}, 0, DType::i64);
  return cast(binary("eye", op, distance, diagonal), dtype);
}

}  // namespace

Tensor zeros(const Shape& shape, DType dtype) { return filled(shape, scalar(0, dtype)); }
Tensor ones(const Shape& shape, DType dtype) { return filled(shape, scalar(1, dtype)); }
Tensor full(const Shape& shape, const Tensor& value, std::optional<DType> dtype) {
  check_shape("full", shape);
  if (value.numel() != 1)
    usage("full", "value of shape ", text(value.shape()), " is not one element");
  auto node = ir::reshape(in_dtype(value, dtype.value_or(value.dtype())), {});
  return wrap(ir::expand(node, dims_of(shape)), context_of(value));
}
Tensor zeros_like(const Tensor& x) { return full_like(x, 0); }
Tensor ones_like(const Tensor& x) { return full_like(x, 1); }
// By the node, so that symbolic sizes and a weak number's digits stay.
Tensor full_like(const Tensor& x, const Tensor& value) {
  auto node = node_of(x);
  NodeRef v = in_dtype(value, node->dtype);
  if (v->rank() != 0) usage("full_like", "value of shape ", ir::print(v->shape), " is no scalar");
  Context context = join("full_like", {&x, &value});
  return wrap(ir::expand(v, node->shape), context, is_weak(x));
}

Tensor arange(int64_t stop, DType dtype) {
  if (stop < 0) stop = 0;
  return counting({stop}, 0, dtype);
}
Tensor arange(double start, double stop, double step, DType dtype) {
  if (step == 0 || !std::isfinite(start) || !std::isfinite(stop) || !std::isfinite(step))
    usage("arange", "cannot count from ", start, " to ", stop, " by ", step);
  double count = std::ceil((stop - start) / step);
  if (count <= 0) return zeros({0}, dtype);
  if (!is_float(dtype) && start == std::trunc(start) && step == std::trunc(step)) {
    Tensor i = arange(int64_t(count), DType::i64);
    return cast(i * int64_t(step) + int64_t(start), dtype);
  }
  Tensor i = arange(int64_t(count), DType::f64);
  return cast(i * step + start, dtype);
}
// From both ends towards the middle, so that both are exact.
Tensor linspace(double start, double stop, int64_t count, DType dtype) {
  if (count < 0) usage("linspace", "cannot make ", count, " values");
  if (count <= 1) return full({count}, start, dtype);
  double step = (stop - start) / double(count - 1);
  Tensor i = arange(count, DType::f64);
  Tensor back = double(count - 1) - i;
  return cast(where(i * 2 < double(count), start + i * step, stop - back * step), dtype);
}
Tensor eye(int64_t rows, std::optional<int64_t> columns, DType dtype, int64_t diagonal) {
  return band(Op::eq, rows, columns.value_or(rows), diagonal, dtype);
}
Tensor tri(int64_t rows, int64_t columns, int64_t diagonal, DType dtype) {
  return band(Op::le, rows, columns, diagonal, dtype);
}

Tensor one_hot(const Tensor& index, int64_t classes, DType dtype) {
  auto node = in_dtype(index, index.dtype());
  if (!is_int(node->dtype)) usage("one_hot", "index must be an int, got ", name(node->dtype));
  if (classes < 0) usage("one_hot", "number of classes is negative: ", classes);
  if (size_of(node->dtype) < 4) node = ir::cast(node, DType::i32);
  ir::Shape shape = node->shape, column = node->shape;
  shape.push_back(classes);
  column.push_back(1);
  auto wanted = ir::expand(ir::reshape(node, column), shape);
  auto is = ir::eq(wanted, ir::iota(node->dtype, shape, int64_t(shape.size()) - 1));
  return wrap(ir::cast(is, dtype), context_of(index));
}

std::vector<Tensor> meshgrid(const std::vector<Tensor>& axes) {
  Shape shape;
  for (auto& a : axes) {
    if (a.rank() != 1) usage("meshgrid", "wants vectors, got ", text(a.shape()));
    shape.push_back(a.size(0));
  }
  std::vector<Tensor> grids;
  for (size_t i = 0; i < axes.size(); ++i) {
    Shape column(axes.size(), 1);
    column[i] = shape[i];
    grids.push_back(expand(reshape(axes[i], column), shape));
  }
  return grids;
}

}  // namespace pumice
