#include <limits>

#include "tensor/internal.h"
#include "tensor/vjp.h"

// Convolution and pooling as compositions: pad, a window per spatial axis, then a sum of products
// or a maximum.
namespace pumice {

using namespace detail;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Spatial {
  int64_t size, stride, padding, dilation;
};

// x with windows on axes first, first+1, …, their positions on as many last axes.
NodeRef windows(std::string_view op, NodeRef x, std::span<const Spatial> spatial, int64_t first,
                const NodeRef& fill) {
  SmallVector<Dim, 4> around(2 * x->shape.size(), Dim(0));
  bool grows = false;
  for (size_t i = 0; i < spatial.size(); ++i) {
    auto& s = spatial[i];
    if (s.size < 1 || s.stride < 1 || s.dilation < 1 || s.padding < 0)
      usage(op, "size ", s.size, ", stride ", s.stride, ", padding ", s.padding, ", dilation ",
            s.dilation, " make no window");
    auto axis = size_t(first) + i;
    Dim room = x->shape[axis] + 2 * s.padding;
    if ((room - ((s.size - 1) * s.dilation + 1)).lowest() < 0)
      usage(op, "a window of ", (s.size - 1) * s.dilation + 1, " does not fit axis ", axis, " of ",
            ir::print(x->shape), " with padding ", s.padding);
    around[2 * axis] = around[2 * axis + 1] = s.padding;
    grows = grows || s.padding > 0;
  }
  if (grows) {
    auto inside = fill ? ir::expand(ir::constant_int(1, DType::boolean), x->shape) : nullptr;
    x = ir::pad(x, around);
    if (fill) x = ir::where(ir::pad(inside, around), x, ir::expand(fill, x->shape));
  }
  for (size_t i = 0; i < spatial.size(); ++i) {
    auto& s = spatial[i];
    x = ir::window(x, first + int64_t(i), s.size, s.stride, s.dilation);
  }
  return x;
}

// x (N, C, spatial…), weight (O, C/groups, window…).
Tensor convolution(std::string_view op, const Tensor& x_in, const Tensor& weight,
                   const std::optional<Tensor>& bias, std::span<Spatial> spatial, int64_t groups) {
  auto axes = int64_t(spatial.size());
  const Tensor* both[] = {&x_in, &weight};
  Context context = detail::join(op, both);
  DType dtype = common_dtype(op, both);
  auto x = in_dtype(x_in, dtype), w = in_dtype(weight, dtype);
  if (x->rank() != axes + 2 || w->rank() != axes + 2)
    usage(op, "wants ranks ", axes + 2, ", got ", text(x_in.shape()), " and weight ",
          text(weight.shape()));
  int64_t outs = weight.size(0), per_group = weight.size(1);
  if (groups < 1 || x_in.size(1) != groups * per_group || outs % groups != 0)
    usage(op, "input ", text(x_in.shape()), " and weight ", text(weight.shape()), " do not fit in ",
          groups, groups == 1 ? " group" : " groups");
  for (size_t i = 0; i < spatial.size(); ++i) spatial[i].size = weight.size(int64_t(i) + 2);
  DType inner = is_float(dtype) && size_of(dtype) == 2 ? DType::f32 : dtype;
  x = windows(op, ir::cast(x, inner), spatial, 2, nullptr);  // (N, C, out…, window…)
  w = ir::cast(w, inner);

  // (N, G, 1, out…, C, window…) * (G, O, 1…, C, window…), summed over C and the window.
  ir::Shape split{x->shape[0], groups, per_group};
  ir::Shape kernel{groups, outs / groups}, result{x->shape[0], outs};
  for (int64_t i = 0; i < 2 * axes; ++i) split.push_back(x->shape[size_t(2 + i)]);
  ir::Axes order{0, 1};
  for (int64_t i = 0; i < axes; ++i) {
    order.push_back(3 + i);
    kernel.push_back(1);
    result.push_back(x->shape[size_t(2 + i)]);
  }
  order.push_back(2);
  for (int64_t i = 0; i <= axes; ++i) kernel.push_back(w->shape[size_t(1 + i)]);
  for (int64_t i = 0; i < axes; ++i) order.push_back(3 + axes + i);
  auto a = ir::permute(ir::reshape(x, split), order);
  ir::Shape apart = a->shape;
  apart.insert(apart.begin() + 2, Dim(1));
  a = ir::reshape(a, apart);
  auto b = ir::reshape(w, kernel);
  ir::Shape all = broadcast(op, a->shape, b->shape);
  ir::Axes summed;
  for (int64_t i = 0; i <= axes; ++i) summed.push_back(3 + axes + i);
  auto y = ir::reduce(Op::reduce_sum, ir::mul(ir::expand(a, all), ir::expand(b, all)), summed);
  Tensor out = wrap(ir::cast(ir::reshape(y, result), dtype), std::move(context));
  if (!bias) return out;
  Shape channels(static_cast<size_t>(axes + 1), 1);
  channels[0] = -1;
  if (bias->rank() != 1 || bias->size(0) != outs)
    usage(op, "bias ", text(bias->shape()), " does not fit ", outs, " channels");
  return out + reshape(*bias, channels);
}

struct Pooling {
  Spatial spatial[2];
  bool tiles;  // the windows lie side by side and use all of the input
};

Pooling pooling(const Tensor& x, const Pair& size, const PoolOptions& o, std::string_view op) {
  if (x.rank() < 2) usage(op, "wants images, got ", text(x.shape()));
  Pair stride = o.stride.value_or(size);
  Pooling p{{{size.height, stride.height, o.padding.height, o.dilation.height},
             {size.width, stride.width, o.padding.width, o.dilation.width}},
            true};
  for (int i = 0; i < 2; ++i) {
    auto& s = p.spatial[i];
    if (2 * s.padding > s.size)
      usage(op, "padding ", s.padding, " is more than half of the window ", s.size);
    p.tiles = p.tiles && s.size > 0 && s.size == s.stride && s.padding == 0 && s.dilation == 1 &&
              x.size(i - 2) % s.size == 0;
  }
  return p;
}

// The windows of the last two axes; gives the axes to reduce.
NodeRef pooled(std::string_view op, const Tensor& x, const Pooling& p, const NodeRef& fill,
               ir::Axes& axes) {
  auto node = in_dtype(x, x.dtype());
  int64_t rank = node->rank();
  if (!p.tiles) {
    axes = {rank, rank + 1};
    return windows(op, node, p.spatial, rank - 2, fill);
  }
  ir::Shape shape(node->shape.begin(), node->shape.end() - 2);
  for (int i = 0; i < 2; ++i) {
    auto& d = node->shape[size_t(rank - 2 + i)];
    shape.push_back(d / p.spatial[i].size);
    shape.push_back(p.spatial[i].size);
  }
  axes = {rank - 1, rank + 1};
  return ir::reshape(node, shape);
}

}  // namespace

Tensor conv1d(const Tensor& x, const Tensor& weight, const std::optional<Tensor>& bias,
              const Conv1dOptions& o) {
  Spatial spatial[] = {{0, o.stride, o.padding, o.dilation}};
  return convolution("conv1d", x, weight, bias, spatial, o.groups);
}
Tensor conv2d(const Tensor& x, const Tensor& weight, const std::optional<Tensor>& bias,
              const Conv2dOptions& o) {
  Spatial spatial[] = {{0, o.stride.height, o.padding.height, o.dilation.height},
                       {0, o.stride.width, o.padding.width, o.dilation.width}};
  return convolution("conv2d", x, weight, bias, spatial, o.groups);
}

Tensor max_pool2d(const Tensor& x, const Pair& size, const PoolOptions& options) {
  auto p = pooling(x, size, options, "max_pool2d");
  DType t = x.dtype();
  // Windows always hold an element, so that any value not above the dtype's lowest will do.
  NodeRef lowest = is_float(t)        ? ir::constant(-infinity, t)
                   : is_signed_int(t) ? ir::constant_int(INT64_MIN >> (64 - 8 * size_of(t)), t)
                                      : ir::constant_int(0, t);
  ir::Axes axes;
  auto w = pooled("max_pool2d", x, p, lowest, axes);
  ir::Attribute first;
  first.ints = {first_takes_all};
  w = ir::make(Op::mark, {w}, std::move(first));
  return wrap(ir::reduce(Op::reduce_max, w, axes), context_of(x));
}

Tensor avg_pool2d(const Tensor& x, const Pair& size, const PoolOptions& options) {
  Tensor r = as_real(x);
  auto p = pooling(r, size, options, "avg_pool2d");
  ir::Axes axes;
  auto all = pooled("avg_pool2d", r, p, nullptr, axes);
  auto sums = ir::reduce(Op::reduce_sum, all, axes);
  Tensor y = wrap(sums, context_of(x));
  bool padded = p.spatial[0].padding > 0 || p.spatial[1].padding > 0;
  if (!padded || options.count_padding) return y / double(size.height * size.width);
  auto counted = pooled("avg_pool2d", ones_like(r), p, nullptr, axes);
  return y / wrap(ir::reduce(Op::reduce_sum, counted, axes), context_of(x));
}

}  // namespace pumice
