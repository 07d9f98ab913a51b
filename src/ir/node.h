#pragma once
#include <atomic>
#include <span>
#include <string>
#include <vector>

#include "base/ref.h"
#include "base/small_vector.h"
#include "ir/op.h"
#include "ir/shape.h"
#include "pumice/dtype.h"

// The one node type of every stage: (op, dtype, shape, operands, attribute), immutable, and unique:
// same content, same pointer. make() is the only way to build one.
namespace pumice::ir {

// Identity of something outside the IR that an input node stands for (a buffer).
class Object : public RefCounted {};

// What a node carries besides operands. Which fields an op uses:
//   constant       bits
//   input          ints {slot}, object (at most one of them means anything; both print as a slot)
//   iota           ints {axis}: counts 0, 1, … along this axis of the node's shape
//   variable       name, ints {lowest, highest}
//   wild           name
//   cast, bitcast  nothing: the target is the node's dtype
//   reshape, expand  nothing: the target is the node's shape
//   permute        ints: result axis i is operand axis ints[i]
//   pad            dims {before0, after0, before1, after1, …} (not negative); ints empty; fills 0
//   slice          dims {start0, size0, start1, size1, …}, ints {step0, step1, …} (positive)
//   flip           ints: the axes
//   window         ints {axis, size, stride, dilation}: appends an axis k of `size`;
//                  y[.., i, .., k] = x[.., i*stride + k*dilation, ..]
//   unwindow       ints {axis, stride, dilation}, dims {length}; the last operand axis is k:
//                  y[.., j, .., k] = x[.., (j - k*dilation)/stride, .., k] where that divides
//                  and is in range, else 0. window's adjoint is unwindow summed over k.
//   reduce_*       ints: the axes (sorted, removed). At the kernel stage none: operands 1.. are
//                  the ranges it runs over
//   scan_*         ints {axis}
//   gather         ints {axis}; operands x, index (same rank; sizes differ only on axis).
//                  y[.., j, ..] = x[.., index[.., j, ..], ..]; 0 where the index is out of range
//   scatter_add    ints {axis}; operands x, index, updates (shape of index);
//                  y = x plus every update at its index; indices out of range are dropped
//   mark           ints {unique number}; -1: in the gradient of a maximum over the operand the
//                  first of equal elements takes all
//   range          ints {id, bind, 1 when reduced over}, dims {extent}; dtype i64
//   load           ints {buffer slot}; operands index [, valid]; invalid yields 0, touches nothing
//   store          ints {buffer slot}; operands index, value [, valid]
struct Attribute {
  SmallVector<int64_t, 4> ints;
  SmallVector<Dim, 4> dims;
  uint64_t bits = 0;
  std::string name;
  Ref<const Object> object;
  bool operator==(const Attribute&) const = default;
};

struct Node final : RefCounted {
  Op op;
  DType dtype;
  Shape shape;
  SmallVector<NodeRef, 3> operands;
  Attribute attribute;
  uint64_t hash = 0;

  const NodeRef& operand(size_t i) const { return operands[i]; }
  int rank() const { return int(shape.size()); }

  // Constants: floats are held as f64 bits, ints as int64, bool as 0 or 1.
  double number() const;    // as double, whatever the dtype
  int64_t integer() const;  // ints and bool

  // The input node that holds this node's computed value, once there is one. Set once.
  const Node* realized() const { return realized_.load(std::memory_order_acquire); }
  void set_realized(NodeRef input) const;

  ~Node() override;

 private:
  friend struct NodeTable;
  Node(Op op, DType dtype, Shape shape, SmallVector<NodeRef, 3> operands, Attribute attribute);
  void dispose() const override;
  mutable std::atomic<const Node*> realized_{nullptr};
};

enum class Stage : uint8_t { tensor, kernel };

// Builds or finds the node. Infers dtype and shape by the op's rule; `shape` and `dtype` matter
// only for ops whose row or Attribute comment says that the node states them (constant, input,
// iota, cast, bitcast, reshape, expand, range, load). Throws UsageError "[op] what: values".
NodeRef make(Op op, SmallVector<NodeRef, 3> operands, Attribute attribute = {},
             DType dtype = DType::f32, Shape shape = {});

// ---- builders; thin names for make() ----
NodeRef constant(double value, DType dtype);       // rank 0; rounded to dtype
NodeRef constant_int(int64_t value, DType dtype);  // rank 0; wraps to dtype
NodeRef constant_bits(uint64_t bits, DType dtype);
NodeRef like(const NodeRef& x, double value);       // constant of x's dtype, expanded to its shape
NodeRef input(int slot, DType dtype, Shape shape);  // for text and plans
NodeRef input(Ref<const Object> object, DType dtype, Shape shape);  // a buffer
NodeRef variable(std::string name, int64_t lowest, int64_t highest);
NodeRef wild(std::string name, DType dtype = DType::f32);
NodeRef iota(DType dtype, Shape shape, int64_t axis);
NodeRef cast(const NodeRef& x, DType dtype);  // x itself when it has this dtype
NodeRef bitcast(const NodeRef& x, DType dtype);
NodeRef reshape(const NodeRef& x, Shape shape);
NodeRef expand(const NodeRef& x, Shape shape);  // size-1 axes grow; leading axes are added
NodeRef permute(const NodeRef& x, Axes order);
NodeRef pad(const NodeRef& x, SmallVector<Dim, 4> before_after);
NodeRef slice(const NodeRef& x, SmallVector<Dim, 4> start_size, Axes steps);
NodeRef flip(const NodeRef& x, Axes axes);
NodeRef window(const NodeRef& x, int64_t axis, int64_t size, int64_t stride, int64_t dilation);
NodeRef unwindow(const NodeRef& x, int64_t axis, Dim length, int64_t stride, int64_t dilation);
NodeRef reduce(Op op, const NodeRef& x, Axes axes);
NodeRef range(int64_t id, Dim extent, bool reduced);

// Elementwise builders by name: add(a, b), exp(a), where(a, b, c), …
#define PUMICE_BUILD_unary(n) \
  inline NodeRef n(const NodeRef& a) { return make(Op::n, {a}); }
#define PUMICE_BUILD_binary(n) \
  inline NodeRef n(const NodeRef& a, const NodeRef& b) { return make(Op::n, {a, b}); }
#define PUMICE_BUILD_ternary(n)                                            \
  inline NodeRef n(const NodeRef& a, const NodeRef& b, const NodeRef& c) { \
    return make(Op::n, {a, b, c});                                         \
  }
#define PUMICE_BUILD_leaf(n)
#define PUMICE_BUILD_convert(n)
#define PUMICE_BUILD_movement(n)
#define PUMICE_BUILD_reduce(n)
#define PUMICE_BUILD_scan(n)
#define PUMICE_BUILD_index(n)
#define PUMICE_BUILD_marker(n)
#define PUMICE_BUILD_kernel(n)
#define PUMICE_OP(name, kind, ...) PUMICE_BUILD_##kind(name)
#include "ir/ops.def"
#undef PUMICE_BUILD_unary
#undef PUMICE_BUILD_binary
#undef PUMICE_BUILD_ternary
#undef PUMICE_BUILD_leaf
#undef PUMICE_BUILD_convert
#undef PUMICE_BUILD_movement
#undef PUMICE_BUILD_reduce
#undef PUMICE_BUILD_scan
#undef PUMICE_BUILD_index
#undef PUMICE_BUILD_marker
#undef PUMICE_BUILD_kernel

// Nodes reachable from the roots, operands before users, each once. Iterative: any depth works.
std::vector<NodeRef> topological_order(std::span<const NodeRef> roots);

// The same node with other operands.
NodeRef with_operands(const NodeRef& node, SmallVector<NodeRef, 3> operands);

}  // namespace pumice::ir
