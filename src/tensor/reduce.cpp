#include <cmath>
#include <limits>

#include "tensor/internal.h"

namespace pumice {

using namespace detail;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// The primitive reduction of a node, with the axes back as 1 if wanted.
Tensor reduced(Op op, const Tensor& x, NodeRef node, const ir::Axes& axes, bool keepdim) {
  ir::Shape from = node->shape;
  NodeRef y = axes.empty() ? node : ir::reduce(op, node, axes);
  return wrap(keepdim ? keep_axes(y, from, axes) : y, context_of(x));
}

// bool and ints are summed in 64 bits.
DType sum_dtype(DType t) { return is_float(t) || t == DType::u64 ? t : DType::i64; }

Tensor over(std::string_view name, Op op, const Tensor& x, DType dtype, const Axes& axes,
            bool keepdim) {
  auto node = in_dtype(x, dtype);
  return reduced(op, x, node, normal_axes(name, axes, node->rank()), keepdim);
}

void expect_elements(std::string_view name, const Tensor& x, const ir::Axes& axes) {
  for (int64_t a : axes)
    if (axis_size(name, x, a) == 0)
      usage(name, "axis ", a, " of ", text(x.shape()), " has no elements");
}

Tensor extreme(std::string_view name, Op op, const Tensor& x, const Axes& axes, bool keepdim) {
  expect_elements(name, x, normal_axes(name, axes, x.rank()));
  return over(name, op, x, x.dtype(), axes, keepdim);
}

// Float results of 16 bits are computed in f32 and rounded once.
template <class F>
Tensor in_f32(const Tensor& x, F&& f) {
  Tensor r = as_real(x);
  DType t = r.dtype();
  return size_of(t) > 2 ? f(r) : cast(f(cast(r, DType::f32)), t);
}

Tensor count(const Tensor& x, const Axes& axes) {
  auto node = node_of(x);
  return wrap(count_of(node->shape, normal_axes("mean", axes, node->rank()), node->dtype),
              context_of(x));
}

// The first position that holds the extreme, or a NaN, is the smallest of those that do.
Tensor arg_extreme(std::string_view name, Op op, const Tensor& x_in, std::optional<int64_t> axis,
                   bool keepdim) {
  Tensor x = axis ? x_in : reshape(x_in, {-1});
  auto node = in_dtype(x, x.dtype());
  int64_t a = normal_axis(name, axis.value_or(0), node->rank());
  expect_elements(name, x, {a});
  auto best = ir::expand(keep_axes(ir::reduce(op, node, {a}), node->shape, {a}), node->shape);
  auto hit = ir::bit_or(ir::eq(node, best), ir::ne(node, node));
  auto& size = node->shape[size_t(a)];
  DType t = size.highest() < std::numeric_limits<int32_t>::max() ? DType::i32 : DType::i64;
  auto at = ir::iota(t, node->shape, a);
  auto none = ir::expand(ir::cast(size.node(), t), node->shape);
  auto first = ir::cast(ir::reduce(Op::reduce_min, ir::where(hit, at, none), {a}), DType::i64);
  if (keepdim) {
    ir::Shape ones(axis ? size_t(node->rank()) : size_t(x_in.rank()), Dim(1));
    first = axis ? keep_axes(first, node->shape, {a}) : ir::reshape(first, ones);
  }
  return wrap(first, context_of(x));
}

Tensor scan(std::string_view name, Op op, const Tensor& x, int64_t axis, DType dtype) {
  auto node = in_dtype(x, dtype);
  ir::Attribute attribute;
  attribute.ints = {normal_axis(name, axis, node->rank())};
  return wrap(ir::make(op, {node}, std::move(attribute)), context_of(x));
}

}  // namespace

Tensor sum(const Tensor& x, const Axes& axes, bool keepdim) {
  return over("sum", Op::reduce_sum, x, sum_dtype(x.dtype()), axes, keepdim);
}
Tensor prod(const Tensor& x, const Axes& axes, bool keepdim) {
  return over("prod", Op::reduce_prod, x, sum_dtype(x.dtype()), axes, keepdim);
}
Tensor mean(const Tensor& x, const Axes& axes, bool keepdim) {
  return in_f32(x, [&](const Tensor& r) { return sum(r, axes, keepdim) / count(r, axes); });
}
Tensor max(const Tensor& x, const Axes& axes, bool keepdim) {
  return extreme("max", Op::reduce_max, x, axes, keepdim);
}
Tensor min(const Tensor& x, const Axes& axes, bool keepdim) {
  return extreme("min", Op::reduce_min, x, axes, keepdim);
}
Tensor any(const Tensor& x, const Axes& axes, bool keepdim) {
  return over("any", Op::reduce_max, x, DType::boolean, axes, keepdim);
}
Tensor all(const Tensor& x, const Axes& axes, bool keepdim) {
  return over("all", Op::reduce_min, x, DType::boolean, axes, keepdim);
}
Tensor argmax(const Tensor& x, std::optional<int64_t> axis, bool keepdim) {
  return arg_extreme("argmax", Op::reduce_max, x, axis, keepdim);
}
Tensor argmin(const Tensor& x, std::optional<int64_t> axis, bool keepdim) {
  return arg_extreme("argmin", Op::reduce_min, x, axis, keepdim);
}
Tensor var(const Tensor& x, const Axes& axes, int64_t correction, bool keepdim) {
  return in_f32(x, [&](const Tensor& r) {
    Tensor apart = r - sum(r, axes, true) / count(r, axes);
    Tensor n = count(r, axes) - correction;
    return sum(apart * apart, axes, keepdim) / where(n < 0, zeros_like(n), n);
  });
}
Tensor std(const Tensor& x, const Axes& axes, int64_t correction, bool keepdim) {
  return sqrt(var(x, axes, correction, keepdim));
}
Tensor logsumexp(const Tensor& x, const Axes& axes, bool keepdim) {
  return in_f32(x, [&](const Tensor& r) {
    auto all = normal_axes("logsumexp", axes, r.rank());
    if (r.numel() == 0) return log(sum(r, axes, keepdim));
    Tensor m = stop_gradient(max(r, axes, true));
    m = where(isfinite(m), m, zeros_like(m));
    Tensor y = log(sum(exp(r - m), axes, true)) + m;
    return keepdim || all.empty() ? y : squeeze(y, std::vector<int64_t>(all.begin(), all.end()));
  });
}
Tensor norm(const Tensor& x, double p, const Axes& axes, bool keepdim) {
  return in_f32(x, [&](const Tensor& r) {
    if (p == infinity) return max(abs(r), axes, keepdim);
    if (p == -infinity) return min(abs(r), axes, keepdim);
    if (p == 0) return cast(count_nonzero(r, axes, keepdim), r.dtype());
    if (p == 1) return sum(abs(r), axes, keepdim);
    if (p == 2) return sqrt(sum(r * r, axes, keepdim));
    return pow(sum(pow(abs(r), p), axes, keepdim), 1 / p);
  });
}
Tensor count_nonzero(const Tensor& x, const Axes& axes, bool keepdim) {
  return sum(x != 0, axes, keepdim);
}
Tensor cumsum(const Tensor& x, int64_t axis) {
  return scan("cumsum", Op::scan_sum, x, axis, sum_dtype(x.dtype()));
}
Tensor cumprod(const Tensor& x, int64_t axis) {
  return scan("cumprod", Op::scan_prod, x, axis, sum_dtype(x.dtype()));
}
Tensor cummax(const Tensor& x, int64_t axis) {
  return scan("cummax", Op::scan_max, x, axis, x.dtype());
}
Tensor cummin(const Tensor& x, int64_t axis) {
  return scan("cummin", Op::scan_min, x, axis, x.dtype());
}

}  // namespace pumice
