#include <algorithm>
#include <limits>

#include "tensor/internal.h"

// Movement: results name their elements anew; no data moves until a kernel reads them.
namespace pumice {

using namespace detail;

namespace {

Tensor moved(const Tensor& x, NodeRef node) { return wrap(std::move(node), context_of(x)); }
NodeRef strong(const Tensor& x) { return in_dtype(x, x.dtype()); }

// The sizes with -1 filled in. Throws unless they hold `count` elements.
Shape fill_in(const Tensor& x, const Shape& from, Shape to) {
  int64_t known = 1, open = -1;
  for (size_t i = 0; i < to.size(); ++i) {
    if (to[i] < -1 || (to[i] == -1 && open >= 0))
      usage("reshape", "sizes must be known but for one -1: ", text(to));
    if (to[i] == -1)
      open = int64_t(i);
    else
      known *= to[i];
  }
  int64_t count = element_count(from);
  if (open >= 0 && known > 0 && count % known == 0) to[size_t(open)] = count / known;
  bool fits = (open < 0 || to[size_t(open)] >= 0) && element_count(to) == count;
  if (!fits) usage("reshape", "cannot give ", text(from), " the shape ", text(to));
  return to;
}

// Concrete sizes back to symbolic ones: runs of axes with equal products correspond, and within a
// run the first size that a symbolic one explains stands for it.
ir::Shape symbolic_sizes(const ir::Shape& from, const Shape& known, const Shape& to) {
  ir::Shape out = dims_of(to);
  size_t i = 0, j = 0;
  while (i < from.size() && j < to.size()) {
    size_t i0 = i, j0 = j;
    int64_t a = known[i++], b = to[j++];
    while (a != b && (a < b ? i < from.size() : j < to.size())) {
      if (a < b)
        a *= known[i++];
      else
        b *= to[j++];
    }
    Dim product = 1;
    for (size_t k = i0; k < i; ++k) product = product * from[k];
    if (product.is_constant()) continue;
    for (size_t k = j0; k < j; ++k) {
      int64_t others = b / std::max<int64_t>(to[k], 1);
      Dim candidate = others == 1 ? product : product / others;
      if ((candidate * others) == product) {
        out[k] = candidate;
        break;
      }
    }
  }
  return out;
}

}  // namespace

Tensor reshape(const Tensor& x, const Shape& shape) {
  auto node = strong(x);
  Shape from = concrete(node->shape, context_of(x).sizes());
  Shape to = fill_in(x, from, shape);
  ir::Shape dims =
      ir::is_constant(node->shape) ? dims_of(to) : symbolic_sizes(node->shape, from, to);
  return moved(x, ir::reshape(node, std::move(dims)));
}

Tensor permute(const Tensor& x, const std::vector<int64_t>& order) {
  auto node = strong(x);
  if (int(order.size()) != node->rank())
    usage("permute", "order (", join(order, ", ", [](int64_t i) { return i; }),
          ") does not name the axes of ", ir::print(node->shape));
  ir::Axes axes;
  for (int64_t a : order) axes.push_back(normal_axis("permute", a, node->rank()));
  return moved(x, ir::permute(node, std::move(axes)));
}
Tensor transpose(const Tensor& x, int64_t a, int64_t b) {
  int64_t rank = x.rank();
  a = normal_axis("transpose", a, rank);
  b = normal_axis("transpose", b, rank);
  std::vector<int64_t> order(static_cast<size_t>(rank));
  for (size_t i = 0; i < order.size(); ++i) order[i] = int64_t(i);
  std::swap(order[size_t(a)], order[size_t(b)]);
  return permute(x, order);
}
Tensor movedim(const Tensor& x, int64_t from, int64_t to) {
  int64_t rank = x.rank();
  from = normal_axis("movedim", from, rank);
  to = normal_axis("movedim", to, rank);
  std::vector<int64_t> order;
  for (int64_t i = 0; i < rank; ++i)
    if (i != from) order.push_back(i);
  order.insert(order.begin() + to, from);
  return permute(x, order);
}

Tensor expand(const Tensor& x, const Shape& shape) {
  auto node = strong(x);
  auto rank = size_t(node->rank());
  Shape own = concrete(node->shape, context_of(x).sizes());
  ir::Shape dims = dims_of(shape);
  bool fits = shape.size() >= rank;
  for (size_t i = 0; fits && i < rank; ++i) {
    int64_t to = shape[i + shape.size() - rank];
    if (to == -1 || to == own[i])
      dims[i + shape.size() - rank] = node->shape[i];
    else
      fits = own[i] == 1 && to >= 0;
  }
  for (auto& d : dims) fits = fits && (!d.is_constant() || d.value() >= 0);
  if (!fits) usage("expand", text(own), " does not expand to ", text(shape));
  return moved(x, ir::expand(node, std::move(dims)));
}
Tensor broadcast_to(const Tensor& x, const Shape& shape) { return expand(x, shape); }

Tensor squeeze(const Tensor& x, const Axes& axes) {
  auto node = strong(x);
  ir::Axes gone = normal_axes("squeeze", axes, node->rank());
  ir::Shape dims;
  for (int64_t i = 0; i < node->rank(); ++i) {
    bool drop = std::find(gone.begin(), gone.end(), i) != gone.end();
    bool one = node->shape[size_t(i)] == Dim(1);
    if (drop && !one && !axes.all())
      usage("squeeze", "axis ", i, " of ", ir::print(node->shape), " is not 1");
    if (!drop || !one) dims.push_back(node->shape[size_t(i)]);
  }
  return moved(x, ir::reshape(node, std::move(dims)));
}
Tensor unsqueeze(const Tensor& x, int64_t axis) {
  auto node = strong(x);
  int64_t places = node->rank() + 1;
  if (axis < -places || axis >= places)
    usage("unsqueeze", "axis ", axis, " is not between those of ", ir::print(node->shape));
  axis = axis < 0 ? axis + places : axis;
  ir::Shape dims = node->shape;
  dims.insert(dims.begin() + axis, Dim(1));
  return moved(x, ir::reshape(node, std::move(dims)));
}
Tensor flatten(const Tensor& x, int64_t first, int64_t last) {
  auto node = strong(x);
  if (node->rank() == 0) return moved(x, ir::reshape(node, {Dim(1)}));
  first = normal_axis("flatten", first, node->rank());
  last = normal_axis("flatten", last, node->rank());
  if (last < first) usage("flatten", "axis ", last, " comes before axis ", first);
  ir::Shape dims;
  for (int64_t i = 0; i < node->rank(); ++i) {
    auto& d = node->shape[size_t(i)];
    if (i > first && i <= last)
      dims.back() = dims.back() * d;
    else
      dims.push_back(d);
  }
  return moved(x, ir::reshape(node, std::move(dims)));
}
Tensor unflatten(const Tensor& x, int64_t axis, const Shape& sizes) {
  Shape shape = x.shape();
  axis = normal_axis("unflatten", axis, int64_t(shape.size()));
  shape.erase(shape.begin() + axis);
  shape.insert(shape.begin() + axis, sizes.begin(), sizes.end());
  return reshape(x, shape);
}
Tensor flip(const Tensor& x, const Axes& axes) {
  auto node = strong(x);
  ir::Axes all = normal_axes("flip", axes, node->rank());
  return all.empty() ? moved(x, node) : moved(x, ir::flip(node, std::move(all)));
}
Tensor roll(const Tensor& x, int64_t shift, int64_t axis) {
  int64_t n = axis_size("roll", x, axis);
  if (n == 0 || (shift = (shift % n + n) % n) == 0) return x;
  return cat({narrow(x, axis, n - shift, shift), narrow(x, axis, 0, n - shift)}, axis);
}

Tensor pad(const Tensor& x, const std::vector<PadWidth>& widths, const Tensor& value) {
  auto node = strong(x);
  auto rank = size_t(node->rank());
  if (widths.size() > rank)
    usage("pad", widths.size(), " widths for the shape ", ir::print(node->shape));
  Tensor cropped = x;
  SmallVector<Dim, 4> around(2 * rank, Dim(0));
  bool grows = false;
  for (size_t i = 0; i < widths.size(); ++i) {
    auto axis = int64_t(i + rank - widths.size());
    auto [before, after] = widths[i];
    if (before < 0 || after < 0) {
      int64_t n = axis_size("pad", x, axis);
      if (before < -n || after < -n ||
          std::min<int64_t>(before, 0) + std::min<int64_t>(after, 0) < -n)
        usage("pad", "widths ", before, " and ", after, " crop more than axis ", axis, " of ",
              text(x.shape()));
    }
    int64_t from = std::max<int64_t>(-before, 0), cut = from + std::max<int64_t>(-after, 0);
    if (cut > 0) cropped = narrow(cropped, axis, from, axis_size("pad", cropped, axis) - cut);
    around[size_t(2 * axis)] = std::max<int64_t>(before, 0);
    around[size_t(2 * axis + 1)] = std::max<int64_t>(after, 0);
    grows = grows || before > 0 || after > 0;
  }
  if (!grows) return moved(x, strong(cropped));
  node = strong(cropped);
  NodeRef fill = in_dtype(value, node->dtype);
  if (fill->rank() != 0) usage("pad", "value of shape ", ir::print(fill->shape), " is no scalar");
  auto padded = ir::pad(node, around);
  Context context = detail::join("pad", {&x, &value});
  if (fill->op == Op::constant && fill->attribute.bits == 0) return wrap(padded, context);
  auto inside = ir::pad(ir::expand(ir::constant_int(1, DType::boolean), node->shape), around);
  return wrap(ir::where(inside, padded, ir::expand(fill, padded->shape)), context);
}

Tensor slice(const Tensor& x, int64_t axis, std::optional<int64_t> start,
             std::optional<int64_t> stop, int64_t step) {
  auto node = strong(x);
  axis = normal_axis("slice", axis, node->rank());
  if (step == 0) usage("slice", "step is 0");
  step = std::max(step, -std::numeric_limits<int64_t>::max());
  int64_t n = axis_size("slice", x, axis);
  bool whole = !start && !stop;
  if (whole && step == 1) return x;
  if (!node->shape[size_t(axis)].is_constant()) {
    if (whole && step == -1) return flip(x, axis);
    usage("slice", "axis ", axis, " of ", ir::print(node->shape), " is symbolic");
  }
  int64_t lowest = step > 0 ? 0 : -1, highest = step > 0 ? n : n - 1;
  auto bound = [&](std::optional<int64_t> v, int64_t missing) {
    return v ? std::clamp(*v < 0 ? *v + n : *v, lowest, highest) : missing;
  };
  int64_t from = bound(start, step > 0 ? 0 : n - 1), to = bound(stop, step > 0 ? n : -1);
  int64_t distance = step > 0 ? to - from : from - to, stride = step > 0 ? step : -step;
  int64_t count = distance <= 0 ? 0 : (distance - 1) / stride + 1;
  if (count == 0)
    from = 0;
  else if (step < 0)
    from += (count - 1) * step;
  SmallVector<Dim, 4> start_size;
  ir::Axes steps;
  for (int64_t i = 0; i < node->rank(); ++i) {
    start_size.push_back(i == axis ? Dim(from) : Dim(0));
    start_size.push_back(i == axis ? Dim(count) : node->shape[size_t(i)]);
    steps.push_back(i == axis && count > 0 ? stride : 1);
  }
  Tensor y = moved(x, ir::slice(node, std::move(start_size), std::move(steps)));
  return step < 0 ? flip(y, axis) : y;
}
Tensor narrow(const Tensor& x, int64_t axis, int64_t start, int64_t length) {
  int64_t n = axis_size("narrow", x, axis);
  int64_t from = start < 0 ? start + n : start;
  if (from < 0 || length < 0 || from > n - length)
    usage("narrow", length, " from ", start, " are not in axis ", axis, " of ", text(x.shape()));
  return slice(x, axis, from, from + length);
}
Tensor select(const Tensor& x, int64_t axis, int64_t index) {
  int64_t n = axis_size("select", x, axis);
  int64_t at = index < 0 ? index + n : index;
  if (at < 0 || at >= n)
    usage("select", "index ", index, " is not in axis ", axis, " of ", text(x.shape()));
  return squeeze(narrow(x, axis, at, 1), normal_axis("select", axis, x.rank()));
}

namespace {

// Parts [first, last) of a concatenation, each padded to the whole, chosen by position.
NodeRef choose(std::span<const NodeRef> padded, std::span<const int64_t> ends, const NodeRef& at) {
  if (padded.size() == 1) return padded[0];
  size_t half = padded.size() / 2;
  auto left = choose(padded.first(half), ends.first(half), at);
  auto right = choose(padded.subspan(half), ends.subspan(half), at);
  return ir::where(ir::lt(at, like_int(at, ends[half - 1])), left, right);
}

}  // namespace

Tensor cat(const std::vector<Tensor>& parts, int64_t axis) {
  if (parts.empty()) usage("cat", "there is nothing to join");
  std::vector<const Tensor*> all;
  for (auto& p : parts) all.push_back(&p);
  Context context = detail::join("cat", all);
  DType dtype = common_dtype("cat", all);
  auto first = node_of(parts[0]);
  axis = normal_axis("cat", axis, first->rank());
  auto a = size_t(axis);
  std::vector<int64_t> ends;
  int64_t total = 0;
  for (auto& p : parts) {
    auto n = node_of(p);
    bool fits = n->rank() == first->rank();
    for (size_t i = 0; fits && i < n->shape.size(); ++i)
      fits = i == a || n->shape[i] == first->shape[i];
    if (!fits)
      usage("cat", "shapes differ beside axis ", axis, ": ", ir::print(first->shape), " and ",
            ir::print(n->shape));
    ends.push_back(total += axis_size("cat", p, axis));
  }
  std::vector<NodeRef> padded;
  for (size_t i = 0; i < parts.size(); ++i) {
    auto n = in_dtype(parts[i], dtype);
    SmallVector<Dim, 4> around(2 * n->shape.size(), Dim(0));
    around[2 * a] = i == 0 ? 0 : ends[i - 1];
    around[2 * a + 1] = total - ends[i];
    padded.push_back(ir::pad(n, std::move(around)));
  }
  if (padded.size() == 1) return wrap(in_dtype(parts[0], dtype), context);
  auto at = ir::iota(total < (int64_t(1) << 31) ? DType::i32 : DType::i64, padded[0]->shape, axis);
  return wrap(choose(padded, ends, at), context);
}
Tensor stack(const std::vector<Tensor>& parts, int64_t axis) {
  std::vector<Tensor> rows;
  for (auto& p : parts) {
    if (p.shape() != parts[0].shape())
      usage("stack", "shapes differ: ", text(parts[0].shape()), " and ", text(p.shape()));
    rows.push_back(unsqueeze(p, axis));
  }
  return cat(rows, axis);
}
std::vector<Tensor> split(const Tensor& x, const std::vector<int64_t>& sizes, int64_t axis) {
  int64_t n = axis_size("split", x, axis), sum = 0;
  for (int64_t s : sizes) sum += s;
  if (sum != n || std::any_of(sizes.begin(), sizes.end(), [](int64_t s) { return s < 0; }))
    usage("split", "sizes (", join(sizes, ", ", [](int64_t s) { return s; }),
          ") do not add up to axis ", axis, " of ", text(x.shape()));
  std::vector<Tensor> parts;
  int64_t at = 0;
  for (int64_t s : sizes) {
    parts.push_back(narrow(x, axis, at, s));
    at += s;
  }
  return parts;
}
std::vector<Tensor> chunk(const Tensor& x, int64_t count, int64_t axis) {
  if (count < 1) usage("chunk", "cannot make ", count, " parts");
  int64_t n = axis_size("chunk", x, axis), each = std::max<int64_t>((n + count - 1) / count, 1);
  std::vector<int64_t> sizes;
  for (int64_t at = 0; at < n; at += each) sizes.push_back(std::min(each, n - at));
  if (sizes.empty()) sizes.push_back(0);
  return split(x, sizes, axis);
}
Tensor repeat(const Tensor& x, const std::vector<int64_t>& times) {
  Shape own = x.shape();
  while (own.size() < times.size()) own.insert(own.begin(), 1);
  if (times.size() < own.size())
    usage("repeat", times.size(), " factors for the shape ", text(own));
  Shape apart, grown, whole;
  for (size_t i = 0; i < own.size(); ++i) {
    if (times[i] < 0) usage("repeat", "factor is negative: ", times[i]);
    apart.insert(apart.end(), {1, own[i]});
    grown.insert(grown.end(), {times[i], own[i]});
  }
  Tensor repeated = expand(reshape(x, apart), grown);  // says so when the sizes do not fit
  for (size_t i = 0; i < own.size(); ++i) whole.push_back(times[i] * own[i]);
  return reshape(repeated, whole);
}

namespace {

// column - row over the last two axes, compared with the diagonal.
Tensor triangle(std::string_view name, const Tensor& x, int64_t diagonal, bool lower) {
  auto node = strong(x);
  if (node->rank() < 2) usage(name, "wants a matrix, got ", ir::print(node->shape));
  int64_t row = node->rank() - 2;
  auto distance =
      ir::sub(ir::iota(DType::i64, node->shape, row + 1), ir::iota(DType::i64, node->shape, row));
  auto edge = like_int(distance, diagonal);
  auto keep = lower ? ir::le(distance, edge) : ir::le(edge, distance);
  return moved(x, ir::where(keep, node, like_int(node, 0)));
}

}  // namespace

Tensor tril(const Tensor& x, int64_t diagonal) { return triangle("tril", x, diagonal, true); }
Tensor triu(const Tensor& x, int64_t diagonal) { return triangle("triu", x, diagonal, false); }

// In the flattened matrix the diagonal's entries are columns + 1 apart.
Tensor diagonal(const Tensor& x, int64_t offset, int64_t a, int64_t b) {
  int64_t rank = x.rank();
  a = normal_axis("diagonal", a, rank);
  b = normal_axis("diagonal", b, rank);
  if (a == b) usage("diagonal", "axis ", a, " stands twice");
  Tensor m = movedim(movedim(x, a, -1), b > a ? b - 1 : b, -1);
  int64_t rows = m.size(-2), columns = m.size(-1);
  int64_t count = std::max<int64_t>(
      0, offset >= 0 ? std::min(rows, columns - offset) : std::min(rows + offset, columns));
  int64_t start = offset >= 0 ? offset : -offset * columns;
  if (count == 0) return narrow(flatten(m, -2, -1), -1, 0, 0);
  return slice(flatten(m, -2, -1), -1, start, start + (count - 1) * (columns + 1) + 1, columns + 1);
}
Tensor unfold(const Tensor& x, int64_t axis, int64_t size, int64_t step) {
  auto node = strong(x);
  axis = normal_axis("unfold", axis, node->rank());
  if (size < 1 || step < 1 || size > axis_size("unfold", x, axis))
    usage("unfold", "windows of ", size, ", ", step, " apart, do not fit axis ", axis, " of ",
          text(x.shape()));
  return moved(x, ir::window(node, axis, size, step, 1));
}

}  // namespace pumice
