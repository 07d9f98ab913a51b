#include <algorithm>

#include "tensor/internal.h"

// Promotion: which dtype operands meet in.
namespace pumice {

namespace {

// bool, ints, floats.
int kind(DType t) { return is_float(t) ? 2 : is_int(t) ? 1 : 0; }

}  // namespace

DType promote(DType a, DType b) {
  if (a == b) return a;
  if (kind(a) != kind(b)) return kind(a) > kind(b) ? a : b;
  if (is_float(a)) {
    bool halves = size_of(a) == 2 && size_of(b) == 2;
    return halves ? DType::f32 : size_of(a) > size_of(b) ? a : b;
  }
  if (is_signed_int(a) == is_signed_int(b)) return size_of(a) > size_of(b) ? a : b;
  DType s = is_signed_int(a) ? a : b, u = is_signed_int(a) ? b : a;
  if (size_of(s) > size_of(u)) return s;
  if (u == DType::u64) return DType::f64;
  return DType(int(DType::i8) + (int(u) - int(DType::u8)) + 1);
}

}  // namespace pumice

namespace pumice::detail {

DType common_dtype(std::string_view op, std::span<const Tensor* const> operands, bool real) {
  bool strong = false, weak = false;
  DType from_strong = DType::boolean, from_weak = DType::boolean;
  for (auto* t : operands) {
    DType own = node_of(*t)->dtype;
    if (is_weak(*t)) {
      from_weak = weak ? promote(from_weak, own) : own;
      weak = true;
    } else {
      from_strong = strong ? promote(from_strong, own) : own;
      strong = true;
    }
  }
  if (!strong) return real && kind(from_weak) < 2 ? DType::f64 : from_weak;
  DType out = from_strong;
  if (weak && kind(from_weak) > kind(out)) out = is_float(from_weak) ? DType::f32 : DType::i64;
  return real && kind(out) < 2 ? DType::f32 : out;
}

NodeRef in_dtype(const Tensor& x, DType dtype) {
  auto node = node_of(x);
  if (node->dtype == dtype) return node;
  if (is_weak(x) && node->op == Op::constant) {
    if (is_float(node->dtype)) return ir::constant(node->number(), dtype);
    if (!is_float(dtype) && dtype != DType::boolean)
      return ir::constant_int(node->integer(), dtype);
    return ir::constant(node->number(), dtype);
  }
  return ir::cast(node, dtype);
}

Operands align(std::string_view name, std::initializer_list<const Tensor*> operands, bool real) {
  std::span<const Tensor* const> all(operands.begin(), operands.size());
  Operands out;
  out.context = join(name, all);
  DType dtype = common_dtype(name, all, real);
  ir::Shape shape;
  out.weak = true;
  for (auto* t : all) {
    out.nodes.push_back(in_dtype(*t, dtype));
    shape = broadcast(name, shape, out.nodes.back()->shape);
    out.weak = out.weak && is_weak(*t);
  }
  for (auto& n : out.nodes) n = ir::expand(n, shape);
  return out;
}

Tensor as_real(const Tensor& x) {
  DType t = node_of(x)->dtype;
  if (is_float(t)) return x;
  return wrap(in_dtype(x, is_weak(x) ? DType::f64 : DType::f32), context_of(x), is_weak(x));
}

Tensor scalar_like(const Tensor& x, double value) {
  return wrap(ir::constant(value, node_of(x)->dtype));
}

Tensor unary_real(std::string_view name, Op op, const Tensor& x) {
  Tensor r = as_real(x);
  return wrap(ir::make(op, {node_of(r)}), context_of(x), is_weak(x));
}

Tensor binary(std::string_view name, Op op, const Tensor& a, const Tensor& b, bool real) {
  auto o = align(name, {&a, &b}, real);
  auto node = ir::make(op, std::move(o.nodes));
  bool truth = ir::info(op).yields == ir::Yields::truth;
  return wrap(std::move(node), std::move(o.context), o.weak && !truth);
}

}  // namespace pumice::detail
