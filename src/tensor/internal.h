#pragma once
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "ir/node.h"
#include "pumice/ops.h"
#include "pumice/tensor.h"
#include "tensor/cell.h"

// How the operations of this folder are put together: tensors in, nodes between, a tensor out.
namespace pumice::detail {

using ir::Dim;
using ir::NodeRef;
using ir::Op;

template <class... Args>
[[noreturn]] void usage(std::string_view op, const Args&... what) {
  throw UsageError(cat("[", op, "] ", what...));
}

inline NodeRef node_of(const Tensor& x) { return x.cell()->node(); }
inline bool is_weak(const Tensor& x) { return x.cell()->weak; }
inline const Context& context_of(const Tensor& x) { return x.cell()->context; }

Tensor wrap(NodeRef node, Context context = {}, bool weak = false);

// Throws UsageError "[op] operands are on different devices: cpu and vulkan".
Context join(std::string_view op, std::span<const Tensor* const> operands);
inline Context join(std::string_view op, std::initializer_list<const Tensor*> operands) {
  return join(op, std::span<const Tensor* const>(operands.begin(), operands.size()));
}

// ---- dtypes ----

// What the operands promote to; weak ones only decide the kind. `real`: at least a float.
DType common_dtype(std::string_view op, std::span<const Tensor* const> operands, bool real = false);
// The operand's node in this dtype; a weak number becomes a constant of it.
NodeRef in_dtype(const Tensor& x, DType dtype);

// ---- shapes ----

// Throws UsageError "[op] axis 3 is not in a tensor of rank 2".
int64_t normal_axis(std::string_view op, int64_t axis, int64_t rank);
// Sorted; throws also when one stands twice. None given: all.
ir::Axes normal_axes(std::string_view op, const Axes& axes, int64_t rank);
ir::Shape dims_of(const Shape& shape);
Shape concrete(const ir::Shape& shape, const ir::Bindings& bindings);
// Throws UsageError "[op] shapes do not fit: (3, 4) and (5)".
ir::Shape broadcast(std::string_view op, const ir::Shape& a, const ir::Shape& b);
void check_shape(std::string_view op, const Shape& shape);

// A rank-0 constant of x's dtype spread over x's shape; ir::like for ints, exactly.
NodeRef like_int(const NodeRef& x, int64_t value);
// x with the reduced axes back as size 1.
NodeRef keep_axes(const NodeRef& reduced, const ir::Shape& from, const ir::Axes& axes);
// Number of elements of the axes, as a rank-0 node of this dtype.
NodeRef count_of(const ir::Shape& shape, const ir::Axes& axes, DType dtype);

// ---- elementwise ----

Tensor unary_real(std::string_view name, Op op, const Tensor& x);  // ints compute in f32
Tensor binary(std::string_view name, Op op, const Tensor& a, const Tensor& b, bool real = false);

// Operands in their common dtype and shape.
struct Operands {
  SmallVector<NodeRef, 3> nodes;
  Context context;
  bool weak = false;
};
Operands align(std::string_view name, std::initializer_list<const Tensor*> operands,
               bool real = false);

// x as floats: itself, or cast to f32.
Tensor as_real(const Tensor& x);
// x's dtype does not change by meeting a float: a scalar in it.
Tensor scalar_like(const Tensor& x, double value);
// Lowest and highest of some ints, where that is known; see "indexing" in ops.h.
std::optional<std::pair<int64_t, int64_t>> index_range(const Tensor& index);
// Throws UsageError "[op] index 7 is not in an axis of 5" when one is known to be out of range.
void check_indices(std::string_view op, const Tensor& index, int64_t size);
int64_t axis_size(std::string_view op, const Tensor& x, int64_t axis);

}  // namespace pumice::detail
