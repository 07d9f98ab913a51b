#include <algorithm>
#include <limits>
#include <optional>

#include "base/settings.h"
#include "engine/storage.h"
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

// Whether the result has the operand's values, each at least once.
bool keeps_values(Op op) {
  return op == Op::reshape || op == Op::expand || op == Op::permute || op == Op::flip ||
         op == Op::mark || op == Op::stop_gradient || op == Op::contiguous;
}

// Lowest and highest value, where that is known without waiting for a device.
std::optional<std::pair<int64_t, int64_t>> known_range(const Tensor& index) {
  auto node = node_of(index);
  while (keeps_values(node->op)) node = NodeRef(node->operand(0));
  if (node->op == Op::constant) return std::pair(node->integer(), node->integer());
  if (node->op != Op::input || !node->attribute.object) return {};
  return engine::storage_of(*node).range(node->dtype);
}

std::pair<int64_t, int64_t> read_range(const Tensor& index) {
  auto limits = [&]<class T>(T) {
    auto values = index.to_vector<T>();
    auto [low, high] = std::minmax_element(values.begin(), values.end());
    constexpr auto most = uint64_t(std::numeric_limits<int64_t>::max());
    if constexpr (std::is_signed_v<T>)
      return std::pair(int64_t(*low), int64_t(*high));
    else
      return std::pair(int64_t(std::min<uint64_t>(*low, most)),
                       int64_t(std::min<uint64_t>(*high, most)));
  };
  return is_signed_int(index.dtype()) ? limits(int64_t()) : limits(uint64_t());
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

std::optional<std::pair<int64_t, int64_t>> detail::index_range(const Tensor& index) {
  if (!is_int(index.dtype()) || index.numel() == 0) return {};
  auto range = known_range(index);
  if (!range && settings::flag("PUMICE_CHECK_INDICES", false)) range = read_range(index);
  return range;
}

void detail::check_indices(std::string_view op, const Tensor& index, int64_t size) {
  auto range = index_range(index);
  if (!range) return;
  for (int64_t i : {range->first, range->second})
    if (i >= size || i < -size) usage(op, "index ", i, " is not in an axis of ", size);
}

Tensor take_along_axis(const Tensor& x, const Tensor& index, int64_t axis) {
  auto node = in_dtype(x, x.dtype());
  axis = normal_axis("take_along_axis", axis, node->rank());
  check_indices("take_along_axis", index, axis_size("take_along_axis", x, axis));
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
  check_indices("take", index, axis_size("take", x, axis));
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
  check_indices("scatter_add", index, axis_size("scatter_add", x, axis));
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
