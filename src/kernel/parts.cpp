#include "kernel/parts.h"

#include "base/error.h"
#include "base/text.h"
#include "ir/scalar.h"
#include "kernel/decompose.h"
#include "kernel/post_order.h"
#include "kernel/wide_float.h"

namespace pumice::kernel {

using ir::NodeRef;
using ir::Op;

bool holds(const ir::Target& target, DType t) {
  if (t == DType::boolean || t == DType::f32 || t == DType::i32 || t == DType::u32) return true;
  if (size_of(t) == 8)  // formulas of f64 work on its bits
    return target.computes(t) && target.computes(DType::u64);
  return target.computes(t) || target.stores(t);
}

bool in_words(Op op, DType t) {
  if (size_of(t) != 8) return false;
  switch (op) {
    case Op::mod:
    case Op::sqrt:
    case Op::fma:
      return t == DType::f64;
    case Op::bit_and:
    case Op::bit_or:
    case Op::bit_xor:
    case Op::bit_not:
    case Op::shl:
    case Op::shr:
      return t != DType::f64;
    case Op::add:
    case Op::sub:
    case Op::mul:
    case Op::div:
    case Op::lt:
    case Op::eq:
    case Op::where:
      return true;
    default:
      return false;
  }
}

SmallVector<DType, 2> part_dtypes(const ir::Target& target, DType t) {
  if (holds(target, t)) return {t};
  if (size_of(t) == 8) return {DType::u32, DType::u32};
  return {is_signed_int(t) ? DType::i32 : DType::u32};
}

namespace {

bool is_half(DType t) { return t == DType::f16 || t == DType::bf16; }
bool is_wide_int(DType t) { return t == DType::i64 || t == DType::u64; }

Parts halves(const Wide& w) { return {w.low, w.high}; }
Wide whole(const Parts& p) { return {p[0], p[1]}; }

// A 32-bit int cut to a narrower one, extended again.
Expr cut(const Expr& x, DType to) {
  int dropped = 32 - 8 * size_of(to);
  if (dropped == 0) return x.dtype() == to ? x : Expr(ir::bitcast(x, to));
  Expr up = ir::bitcast(x, is_signed_int(to) ? DType::i32 : DType::u32);
  return is_signed_int(to) ? (up << dropped) >> dropped
                           : up & word(~uint32_t(0) >> uint32_t(dropped));
}

// f32 to an int of up to 32 bits: truncated and saturated.
Expr saturated(const Expr& x, DType to) {
  Expr v = convert(x, is_signed_int(to) ? DType::i32 : DType::u32);
  int width = 8 * size_of(to);
  if (width == 32) return v;
  double most = double((int64_t(1) << (width - is_signed_int(to))) - 1);
  v = select(less(number(v, most), v), most, v);
  return is_signed_int(to) ? select(less(v, -most - 1), -most - 1, v) : v;
}

}  // namespace

const Parts& Words::of(const NodeRef& root) {
  auto [at, fresh] = finished_.try_emplace(root);
  if (fresh)
    for (const NodeRef& part : split(root)) at->second.push_back(decompose(part, target_));
  return at->second;
}

const Parts& Words::split(const NodeRef& root) {
  finish_in_order(root, done_, [this](const NodeRef& n) { return make(n); });
  return done_.at(root);
}

Parts Words::make(const NodeRef& n) {
  if (n->op == Op::constant) return constant(n);
  PUMICE_ASSERT(ir::is_elementwise(n->op), cat(name(n->op), " in words"));
  bool same = held(n->dtype);
  for (const NodeRef& o : n->operands) same = same && held(o->dtype);
  if (same) {
    SmallVector<NodeRef, 3> operands;
    for (const NodeRef& o : n->operands) operands.push_back(done_.at(o)[0]);
    return {ir::with_operands(n, std::move(operands))};
  }
  const Parts& x = done_.at(n->operand(0));
  if (n->op == Op::cast) return cast(x, n->operand(0)->dtype, n->dtype);
  if (n->op == Op::bitcast) return bitcast(x, n->operand(0)->dtype, n->dtype);
  if (n->op == Op::where) {
    Parts chosen;
    const Parts &a = done_.at(n->operand(1)), &b = done_.at(n->operand(2));
    for (size_t i = 0; i < a.size(); ++i) chosen.push_back(ir::where(x[0], a[i], b[i]));
    return chosen;
  }
  return arithmetic(n);
}

Parts Words::constant(const NodeRef& n) const {
  if (held(n->dtype)) return {n};
  uint64_t stored = ir::stored_bits(n->attribute.bits, n->dtype);
  if (size_of(n->dtype) == 8) return halves(wide(stored));
  if (is_int(n->dtype)) return {ir::constant_int(n->integer(), part_dtypes(target_, n->dtype)[0])};
  return {word(uint32_t(stored))};
}

Parts Words::arithmetic(const NodeRef& n) {
  DType t = n->operands.back()->dtype;
  if (!in_words(n->op, t)) {
    NodeRef simpler = decompose(n, target_);
    PUMICE_ASSERT(simpler != n, cat(name(n->op), " of ", name(t), " in words"));
    return split(simpler);
  }
  if (t == DType::f64) return float_arithmetic(n);
  Wide a = whole(done_.at(n->operand(0)));
  if (n->op == Op::bit_not) return halves(~a);
  Wide b = whole(done_.at(n->operand(1)));
  bool is_signed = is_signed_int(t);
  switch (n->op) {
    case Op::add:
      return halves(a + b);
    case Op::sub:
      return halves(a - b);
    case Op::mul:
      return halves(a * b);
    case Op::div:
      return halves(is_signed ? divide_signed(a, b) : divide_unsigned(a, b));
    case Op::bit_and:
      return halves(a & b);
    case Op::bit_or:
      return halves(a | b);
    case Op::bit_xor:
      return halves(a ^ b);
    case Op::shl:
      return halves(shift_left(a, shift_count(b)));
    case Op::shr:
      return halves(is_signed ? shift_right_signed(a, shift_count(b))
                              : shift_right(a, shift_count(b)));
    case Op::lt:
      return {is_signed ? less_signed(a, b) : less_unsigned(a, b)};
    default:
      return {equal(a, b)};
  }
}

Parts Words::float_arithmetic(const NodeRef& n) const {
  auto x = [&](size_t i) { return whole(done_.at(n->operand(i))); };
  switch (n->op) {
    case Op::add:
      return halves(f64::add(x(0), x(1)));
    case Op::sub:
      return halves(f64::add(x(0), f64::negative(x(1))));
    case Op::mul:
      return halves(f64::multiply(x(0), x(1)));
    case Op::div:
      return halves(f64::divide(x(0), x(1)));
    case Op::mod:
      return halves(f64::remainder(x(0), x(1)));
    case Op::sqrt:
      return halves(f64::square_root(x(0)));
    case Op::fma:
      return halves(f64::fma(x(0), x(1), x(2)));
    case Op::lt:
      return {f64::less(x(0), x(1))};
    default:
      return {f64::equal(x(0), x(1))};
  }
}

// The words of a 64-bit number, which the target may hold whole.
Wide Words::apart(const Parts& x, DType t) const {
  if (!held(t)) return whole(x);
  Expr v = t == DType::u64 ? Expr(x[0]) : Expr(ir::bitcast(x[0], DType::u64));
  return {convert(v, DType::u32), convert(v >> 32, DType::u32)};
}

Parts Words::together(const Wide& w, DType t) const {
  if (!held(t)) return halves(w);
  Expr v = convert(w.low, DType::u64) | (convert(w.high, DType::u64) << 32);
  return {t == DType::u64 ? v : Expr(ir::bitcast(v, t))};
}

// f64 to anything else.
Parts Words::cast_from_double(const Wide& v, DType to) const {
  if (to == DType::boolean) return {!f64::is_zero(v)};
  if (to == DType::f32) return {f64::to_single(v, false)};
  if (is_half(to)) return cast({f64::to_single(v, true)}, DType::f32, to);
  Wide whole_number = f64::to_int(v, to != DType::u64);
  if (size_of(to) == 8) return together(whole_number, to);
  int width = 8 * size_of(to) - is_signed_int(to);
  int64_t most = (int64_t(1) << width) - 1, least = is_signed_int(to) ? -most - 1 : 0;
  Wide low = wide(uint64_t(least)), high = wide(uint64_t(most));
  whole_number = select(less_signed(whole_number, low), low, whole_number);
  whole_number = select(less_signed(high, whole_number), high, whole_number);
  return cast(together(whole_number, DType::i64), DType::i64, to);
}

// Anything else to f64.
Parts Words::cast_to_double(const Parts& x, DType from) const {
  if (from == DType::f32 || is_half(from))
    return halves(f64::from_single(cast(x, from, DType::f32)[0]));
  if (size_of(from) == 8) return halves(f64::from_int(apart(x, from), from != DType::u64));
  Expr low = convert(x[0], is_signed_int(from) ? DType::i32 : DType::u32), high = word(0);
  if (is_signed_int(from)) {
    high = ir::bitcast(low >> 31, DType::u32);
    low = ir::bitcast(low, DType::u32);
  }
  return halves(f64::from_int({low, high}, true));
}

// By way of 32 bits, where what comes and what goes meet.
Parts Words::cast(const Parts& x, DType from, DType to) const {
  if (from == to) return x;
  if (held(from) && held(to)) return {convert(x[0], to)};
  if (from == DType::f64 && !held(from)) return cast_from_double(whole(x), to);
  if (to == DType::f64 && !held(to)) return cast_to_double(x, from);
  if (!held(from) && !is_wide_int(from)) {  // narrow: made of one word
    Expr v = is_half(from) ? half_from_bits(x[0], from) : Expr(x[0]);
    return held(to) ? Parts{convert(v, to)} : cast({v}, v.dtype(), to);
  }
  if (is_wide_int(from) && !held(from)) {
    Wide v = whole(x);
    if (to == DType::boolean) return {!equal(v, wide(0))};
    if (is_wide_int(to)) return x;
    if (is_int(to)) return held(to) ? Parts{convert(v.low, to)} : Parts{cut(v.low, to)};
    Expr real = to_float(v, is_signed_int(from));
    return held(to) ? Parts{convert(real, to)} : cast({real}, DType::f32, to);
  }
  Expr v(x[0]);
  if (is_half(to)) return {half_to_bits(convert(v, DType::f32), to)};
  if (is_wide_int(to)) {
    if (is_float(from)) return halves(from_float(convert(v, DType::f32), is_signed_int(to)));
    if (!is_signed_int(from)) return {convert(v, DType::u32), word(0)};
    Expr low = convert(v, DType::i32);
    return {ir::bitcast(low, DType::u32), ir::bitcast(low >> 31, DType::u32)};
  }
  if (is_float(from)) return {saturated(convert(v, DType::f32), to)};
  return {cut(convert(v, is_signed_int(from) ? DType::i32 : DType::u32), to)};
}

Parts Words::bitcast(const Parts& x, DType from, DType to) const {
  if (size_of(to) == 8) return held(from) == held(to) ? x : together(apart(x, from), to);
  if (from == to) return x;
  // Through a u32 that is extended by zeros.
  DType as_int = size_of(to) == 1 ? DType::u8 : DType::u16;
  Expr pattern = held(from) ? convert(ir::bitcast(x[0], as_int), DType::u32) : cut(x[0], as_int);
  if (to == DType::boolean) return {!equal(pattern, word(0))};
  if (!held(to)) return {cut(pattern, is_float(to) ? as_int : to)};
  return {ir::bitcast(convert(pattern, as_int), to)};
}

}  // namespace pumice::kernel
