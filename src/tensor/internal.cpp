#include "tensor/internal.h"

#include <algorithm>

#include "engine/device.h"

namespace pumice {

std::string text(const Shape& shape) {
  return cat("(", join(shape, ", ", [](int64_t n) { return n; }), ")");
}

int64_t element_count(const Shape& shape) {
  int64_t n = 1;
  for (int64_t s : shape) n *= s;
  return n;
}

Shape broadcast_shapes(const Shape& a, const Shape& b) {
  return detail::concrete(detail::broadcast("broadcast", detail::dims_of(a), detail::dims_of(b)),
                          {});
}

}  // namespace pumice

namespace pumice::detail {

Tensor wrap(NodeRef node, Context context, bool weak) {
  return Tensor(new Cell(std::move(node), std::move(context), weak));
}

namespace {

void join_bindings(Context& into, const Context& other) {
  if (!other.bindings || other.bindings == into.bindings) return;
  if (!into.bindings) {
    into.bindings = other.bindings;
    return;
  }
  auto both = std::make_shared<ir::Bindings>(*into.bindings);
  both->bind_all(*other.bindings);
  into.bindings = std::move(both);
}

}  // namespace

Context join(std::string_view op, std::span<const Tensor* const> operands) {
  Context all;
  for (auto* t : operands) {
    auto& c = context_of(*t);
    if (c.device && all.device && c.device != all.device)
      usage(op, "operands are on different devices: ", all.device->info().name, " and ",
            c.device->info().name);
    if (c.device) all.device = c.device;
    join_bindings(all, c);
  }
  return all;
}

int64_t normal_axis(std::string_view op, int64_t axis, int64_t rank) {
  int64_t a = axis < 0 ? axis + rank : axis;
  if (a < 0 || a >= rank) usage(op, "axis ", axis, " is not in a tensor of rank ", rank);
  return a;
}

ir::Axes normal_axes(std::string_view op, const Axes& axes, int64_t rank) {
  ir::Axes out;
  if (axes.all()) {
    for (int64_t i = 0; i < rank; ++i) out.push_back(i);
    return out;
  }
  for (int64_t a : axes.values()) out.push_back(normal_axis(op, a, rank));
  std::sort(out.begin(), out.end());
  for (size_t i = 1; i < out.size(); ++i)
    if (out[i] == out[i - 1]) usage(op, "axis ", out[i], " stands twice");
  return out;
}

ir::Shape dims_of(const Shape& shape) { return ir::Shape(shape.begin(), shape.end()); }

Shape concrete(const ir::Shape& shape, const ir::Bindings& bindings) {
  Shape out;
  out.reserve(shape.size());
  for (auto& d : shape) out.push_back(d.is_constant() ? d.value() : ir::evaluate(d, bindings));
  return out;
}

ir::Shape broadcast(std::string_view op, const ir::Shape& a, const ir::Shape& b) {
  if (a == b) return a;
  size_t rank = std::max(a.size(), b.size());
  ir::Shape out(rank, Dim(1));
  for (size_t i = 0; i < rank; ++i) {
    Dim x = i + a.size() >= rank ? a[i + a.size() - rank] : Dim(1);
    Dim y = i + b.size() >= rank ? b[i + b.size() - rank] : Dim(1);
    if (!(x == y) && !(x == Dim(1)) && !(y == Dim(1)))
      usage(op, "shapes do not fit: ", ir::print(a), " and ", ir::print(b));
    out[i] = x == Dim(1) ? y : x;
  }
  return out;
}

void check_shape(std::string_view op, const Shape& shape) {
  int64_t n = 1;
  for (int64_t s : shape) {
    if (s < 0) usage(op, "a size is negative: ", text(shape));
    if (__builtin_mul_overflow(n, s, &n)) usage(op, "too many elements: ", text(shape));
  }
}

NodeRef like_int(const NodeRef& x, int64_t value) {
  return ir::expand(ir::constant_int(value, x->dtype), x->shape);
}

NodeRef keep_axes(const NodeRef& reduced, const ir::Shape& from, const ir::Axes& axes) {
  ir::Shape shape = from;
  for (int64_t a : axes) shape[size_t(a)] = Dim(1);
  return ir::reshape(reduced, std::move(shape));
}

NodeRef count_of(const ir::Shape& shape, const ir::Axes& axes, DType dtype) {
  Dim n = 1;
  for (int64_t a : axes) n = n * shape[size_t(a)];
  if (n.is_constant()) return ir::constant(double(n.value()), dtype);
  return ir::cast(n.node(), dtype);
}

int64_t axis_size(std::string_view op, const Tensor& x, int64_t axis) {
  auto node = node_of(x);
  auto& d = node->shape[size_t(normal_axis(op, axis, node->rank()))];
  return d.is_constant() ? d.value() : ir::evaluate(d, context_of(x).sizes());
}

}  // namespace pumice::detail
