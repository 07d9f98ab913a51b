#include "base/error.h"
#include "base/text.h"
#include "codegen/spirv/emitter.h"

namespace pumice::codegen::spirv {

using ir::Op;

namespace {

Id both(Emitter& e, int lanes, Id a, Id b) {
  return e.op(Opcode::LogicalAnd, {Kind::boolean, lanes}, {a, b});
}
Id either(Emitter& e, int lanes, Id a, Id b) {
  return e.op(Opcode::LogicalOr, {Kind::boolean, lanes}, {a, b});
}

bool keeps_nan(const Emitter& e, Type t) {
  return e.has(t.kind == Kind::f64 ? preserve64 : preserve32);
}

// Where the driver may assume finite numbers, NaN is looked for in the bits.
Id compare(Emitter& e, Op op, Type t, Id a, Id b) {
  Opcode opcode = op == Op::lt   ? Opcode::FOrdLessThan
                  : op == Op::le ? Opcode::FOrdLessThanEqual
                  : op == Op::eq ? Opcode::FOrdEqual
                                 : Opcode::FUnordNotEqual;
  Id result = e.compare(opcode, t, a, b);
  if (keeps_nan(e, t)) return result;
  Id nan = either(e, t.lanes, e.is_nan(t, a), e.is_nan(t, b));
  if (op == Op::ne) return either(e, t.lanes, result, nan);
  return both(e, t.lanes, result, e.op(Opcode::LogicalNot, t.as(Kind::boolean), {nan}));
}

// NaN wins, and +0 is more than -0: b is taken when it is NaN or beyond a; equal ones differ at
// most in the sign, which a's tells.
Id extreme(Emitter& e, bool greatest, Type t, Id a, Id b) {
  Type bits = t.as(bits_kind(t.kind));
  Id beyond = e.compare(greatest ? Opcode::FOrdLessThan : Opcode::FOrdGreaterThan, t, a, b);
  Id same = e.compare(Opcode::FOrdEqual, t, a, b);
  Id zero = e.constant(bits, 0);
  Id a_negative = e.compare(Opcode::SLessThan, bits, e.bitcast(bits, a), zero);
  if (!greatest) a_negative = e.op(Opcode::LogicalNot, t.as(Kind::boolean), {a_negative});
  Id take = either(e, t.lanes, beyond, both(e, t.lanes, same, a_negative));
  if (!keeps_nan(e, t)) {
    take = either(e, t.lanes, take, e.is_nan(t, b));
    Id not_nan = e.op(Opcode::LogicalNot, t.as(Kind::boolean), {e.is_nan(t, a)});
    return e.select(t, both(e, t.lanes, take, not_nan), b, a);
  }
  take = either(e, t.lanes, take, e.compare(Opcode::FUnordNotEqual, t, b, b));
  return e.select(t, take, b, a);
}

Id remainder(Emitter& e, Type t, Id a, Id b) {
  Id function = e.float_mod(t.kind);
  Words lanes;
  for (int lane = 0; lane < t.lanes; ++lane) {
    uint32_t operands[] = {function, e.extract(t, a, lane), e.extract(t, b, lane)};
    lanes.push_back(e.op_raw(Opcode::FunctionCall, e.scalar_type(t.kind), operands));
  }
  return t.lanes == 1 ? lanes[0] : e.op_raw(Opcode::CompositeConstruct, e.type(t), lanes);
}

// The operand, hidden where a driver might take it for the identity of the op.
Id hidden_operand(Emitter& e, Type t, std::span<const Operand> args, size_t n) {
  const Operand& x = args[n];
  bool zero = x.constant && (x.bits << 1) == 0;
  bool twice = n == 1 && x.id == args[0].id;
  return zero || twice ? e.opaque(t, x.id) : x.id;
}

}  // namespace

Id emit_float(Emitter& e, Op op, DType dtype, int lanes, std::span<const Operand> args) {
  Type t{kind_of(dtype), lanes};
  Type bits = t.as(bits_kind(t.kind));
  uint64_t sign = uint64_t(1) << (width_of(t.kind) - 1);
  bool arithmetic =
      op == Op::add || op == Op::sub || op == Op::mul || op == Op::div || op == Op::fma;
  auto operand = [&](size_t n) { return arithmetic ? hidden_operand(e, t, args, n) : args[n].id; };
  Id a = operand(0), b = args.size() > 1 ? operand(1) : 0;
  switch (op) {
    // By the bits: no driver flushes or drops a sign there.
    case Op::neg:
      return e.bitcast(
          t, e.op(Opcode::BitwiseXor, bits, {e.bitcast(bits, a), e.constant(bits, sign)}));
    case Op::abs:
      return e.bitcast(
          t, e.op(Opcode::BitwiseAnd, bits, {e.bitcast(bits, a), e.constant(bits, sign - 1)}));
    case Op::sqrt:
      if (t.kind == Kind::f32 && !e.has(exact_divide)) return corrected_sqrt(e, lanes, a);
      return e.ext(sqrt_, t, {a});
    case Op::floor:
      return e.ext(floor_, t, {a});
    case Op::round:
      return e.ext(round_even, t, {a});
    case Op::trunc:
      return e.ext(trunc, t, {a});
    case Op::add:
      return e.op(Opcode::FAdd, t, {a, b});
    case Op::sub:
      return e.op(Opcode::FSub, t, {a, b});
    case Op::mul:
      return e.op(Opcode::FMul, t, {a, b});
    case Op::div:
      if (t.kind == Kind::f32 && !e.has(exact_divide)) return corrected_divide(e, lanes, a, b);
      return e.op(Opcode::FDiv, t, {a, b});
    case Op::mod:
      return remainder(e, t, a, b);
    case Op::max:
      return extreme(e, true, t, a, b);
    case Op::min:
      return extreme(e, false, t, a, b);
    case Op::lt:
    case Op::le:
    case Op::eq:
    case Op::ne:
      return compare(e, op, t, a, b);
    case Op::fma:
      return fused_multiply_add(e, t, a, b, operand(2));
    default:
      internal_error(__FILE__, __LINE__, "the SPIR-V writer spells this op",
                     cat(ir::name(op), " of ", name(dtype)));
  }
}

namespace {

struct Scaled {
  Id mantissa, exponent;  // in [1, 2), biased by 127
};

Scaled split(Emitter& e, Type t, Id bits) {
  Type ints = t.as(Kind::i32);
  Id fraction = e.op(Opcode::BitwiseAnd, ints, {bits, e.constant(ints, 0x7fffff)});
  Id mantissa = e.op(Opcode::BitwiseOr, ints, {fraction, e.constant(ints, 0x3f800000)});
  Id exponent = e.op(Opcode::ShiftRightLogical, ints, {bits, e.constant(ints, 23)});
  return {e.bitcast(t, mantissa),
          e.op(Opcode::BitwiseAnd, ints, {exponent, e.constant(ints, 255)})};
}

struct Class {
  Id small, top;  // zero or subnormal; infinite or NaN
};

Class classify(Emitter& e, Type t, Id exponent) {
  Type ints = t.as(Kind::i32);
  return {e.compare(Opcode::IEqual, ints, exponent, e.constant(ints, 0)),
          e.compare(Opcode::IEqual, ints, exponent, e.constant(ints, 255))};
}

// Where the device computes with subnormal numbers, it is left to do so.
Id or_native(Emitter& e, Type t, Id result, Id native, std::initializer_list<Id> operand_bits) {
  if (!e.has(denormals32)) return result;
  Type ints = t.as(Kind::i32);
  for (Id bits : operand_bits) {
    Id magnitude = e.op(Opcode::BitwiseAnd, ints, {bits, e.constant(ints, 0x7fffffff)});
    Id below = e.op(Opcode::ISub, ints, {magnitude, e.constant(ints, 1)});
    Id subnormal = e.compare(Opcode::ULessThan, ints, below, e.constant(ints, 0x7fffff));
    result = e.select(t, subnormal, native, result);
  }
  return result;
}

Id power_of_two(Emitter& e, Type t, Id exponent) {
  Type ints = t.as(Kind::i32);
  Id biased = e.op(Opcode::IAdd, ints, {exponent, e.constant(ints, 127)});
  return e.bitcast(t, e.op(Opcode::ShiftLeftLogical, ints, {biased, e.constant(ints, 23)}));
}

}  // namespace

// Markstein's residual step on mantissas in [1, 2), where nothing over- or underflows: with r the
// exact residual of a quotient within an ulp or so, q + r * (1/b) rounds as the true quotient.
Id corrected_divide(Emitter& e, int lanes, Id a, Id b) {
  Type t{Kind::f32, lanes}, ints{Kind::i32, lanes};
  Id native = e.op(Opcode::FDiv, t, {a, b});
  Id a_bits = e.bitcast(ints, a), b_bits = e.bitcast(ints, b);
  Scaled x = split(e, t, a_bits), y = split(e, t, b_bits);
  auto fma = [&](Id p, Id q, Id r) { return fused_multiply_add(e, t, p, q, r); };
  Id one = e.number(t, 1), minus_y = e.op(Opcode::FSub, t, {e.number(t, 0), y.mantissa});
  Id reciprocal = e.op(Opcode::FDiv, t, {one, y.mantissa});
  reciprocal = fma(fma(minus_y, reciprocal, one), reciprocal, reciprocal);
  Id quotient = e.op(Opcode::FMul, t, {x.mantissa, reciprocal});
  quotient = fma(fma(minus_y, quotient, x.mantissa), reciprocal, quotient);
  quotient = fma(fma(minus_y, quotient, x.mantissa), reciprocal, quotient);
  // Two steps, so that each power of two is a normal number and only the last step may round.
  Id exponent = e.op(Opcode::ISub, ints, {x.exponent, y.exponent});
  Id first = e.op(Opcode::ShiftRightArithmetic, ints, {exponent, e.constant(ints, 1)});
  Id second = e.op(Opcode::ISub, ints, {exponent, first});
  quotient = e.op(Opcode::FMul, t, {quotient, power_of_two(e, t, first)});
  quotient = e.op(Opcode::FMul, t, {quotient, power_of_two(e, t, second)});
  Id sign = e.op(Opcode::BitwiseAnd, ints,
                 {e.op(Opcode::BitwiseXor, ints, {a_bits, b_bits}), e.constant(ints, 0x80000000)});
  Id bits = e.bitcast(ints, quotient);
  // Drivers multiply by a reciprocal, which is 0 for the largest divisors: inf would become NaN.
  Class p = classify(e, t, x.exponent), q = classify(e, t, y.exponent);
  Id infinite = either(e, lanes, p.top, q.small), zero = either(e, lanes, p.small, q.top);
  Id nan = either(e, lanes, both(e, lanes, infinite, zero),
                  either(e, lanes, e.is_nan(t, a), e.is_nan(t, b)));
  bits = e.select(ints, infinite, e.constant(ints, 0x7f800000), bits);
  bits = e.select(ints, zero, e.constant(ints, 0), bits);
  bits = e.select(ints, nan, e.constant(ints, 0x7fc00000), bits);
  Id result = e.bitcast(t, e.op(Opcode::BitwiseOr, ints, {bits, sign}));
  return or_native(e, t, result, native, {a_bits, b_bits});
}

Id corrected_sqrt(Emitter& e, int lanes, Id a) {
  Type t{Kind::f32, lanes}, ints{Kind::i32, lanes};
  Id native = e.ext(sqrt_, t, {a});
  Id bits = e.bitcast(ints, a);
  Scaled x = split(e, t, bits);
  // a = m * 4^k with m in [1, 4)
  Id unbiased = e.op(Opcode::ISub, ints, {x.exponent, e.constant(ints, 127)});
  Id odd = e.op(Opcode::BitwiseAnd, ints, {unbiased, e.constant(ints, 1)});
  Id half = e.op(Opcode::ShiftRightArithmetic, ints, {unbiased, e.constant(ints, 1)});
  Id m = e.op(Opcode::FMul, t, {x.mantissa, power_of_two(e, t, odd)});
  Id root = e.ext(sqrt_, t, {m});
  Id inverse = e.op(Opcode::FDiv, t, {e.number(t, 0.5), root});
  for (int step = 0; step < 2; ++step) {
    Id minus = e.op(Opcode::FSub, t, {e.number(t, 0), root});
    Id residual = fused_multiply_add(e, t, minus, root, m);
    root = fused_multiply_add(e, t, residual, inverse, root);
  }
  Id result = e.op(Opcode::FMul, t, {root, power_of_two(e, t, half)});
  // Zeros keep their sign, +inf and NaN are themselves, other negative numbers give NaN.
  Class c = classify(e, t, x.exponent);
  Id negative = e.compare(Opcode::SLessThan, ints, bits, e.constant(ints, 0));
  Id signed_zero = e.op(Opcode::BitwiseAnd, ints, {bits, e.constant(ints, 0x80000000)});
  result = e.select(t, c.top, a, result);
  result = e.select(t, negative, e.bitcast(t, e.constant(ints, 0x7fc00000)), result);
  result = e.select(t, c.small, e.bitcast(t, signed_zero), result);
  return or_native(e, t, result, native, {bits});
}

}  // namespace pumice::codegen::spirv
