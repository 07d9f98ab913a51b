#include "base/error.h"
#include "base/text.h"
#include "codegen/spelled_ops.h"
#include "codegen/spirv/emitter.h"
#include "codegen/spirv/writer.h"
#include "ir/node.h"

namespace pumice::codegen::spirv {

using ir::Op;

bool spells(Op op) { return is_spelled(op); }

namespace {

[[noreturn]] void unspelled(Op op, DType dtype) {
  internal_error(__FILE__, __LINE__, "the SPIR-V writer spells this op",
                 cat(ir::name(op), " of ", name(dtype)));
}

// A divisor that is a constant other than 0 and -1 needs no guard.
bool is_safe_divisor(const Operand& b) {
  return b.constant && b.bits != 0 && int64_t(b.bits) != -1;
}

Id divide_unsigned(Emitter& e, bool remainder, Type t, std::span<const Operand> args) {
  Opcode opcode = remainder ? Opcode::UMod : Opcode::UDiv;
  Id a = args[0].id, b = args[1].id;
  if (is_safe_divisor(args[1])) return e.op(opcode, t, {a, b});
  Id zero = e.constant(t, 0), none = e.compare(Opcode::IEqual, t, b, zero);
  Id result = e.op(opcode, t, {a, e.select(t, none, e.constant(t, 1), b)});
  return e.select(t, none, zero, result);
}

// Vulkan leaves OpSRem with negative operands undefined, so a remainder is a - (a / b) * b.
Id divide_signed(Emitter& e, bool remainder, Type t, std::span<const Operand> args) {
  Id a = args[0].id, b = args[1].id;
  if (is_safe_divisor(args[1])) {
    Id quotient = e.op(Opcode::SDiv, t, {a, b});
    if (!remainder) return quotient;
    return e.op(Opcode::ISub, t, {a, e.op(Opcode::IMul, t, {quotient, b})});
  }
  Type truth = t.as(Kind::boolean);
  Id zero = e.constant(t, 0), none = e.compare(Opcode::IEqual, t, b, zero);
  Id minus = e.compare(Opcode::IEqual, t, b, e.constant(t, ~uint64_t(0)));
  Id special = e.op(Opcode::LogicalOr, truth, {none, minus});
  Id divisor = e.select(t, special, e.constant(t, 1), b);
  Id quotient = e.op(Opcode::SDiv, t, {a, divisor});
  if (remainder) {
    // With a divisor of 1 the remainder is 0, as both special cases ask for.
    return e.op(Opcode::ISub, t, {a, e.op(Opcode::IMul, t, {quotient, divisor})});
  }
  Id negated = e.op(Opcode::ISub, t, {zero, a});
  return e.select(t, none, zero, e.select(t, minus, negated, quotient));
}

Id shift(Emitter& e, bool left, DType dtype, Type t, std::span<const Operand> args) {
  Id a = args[0].id, b = args[1].id;
  auto width = uint64_t(8 * size_of(dtype));
  if (args[1].constant && args[1].bits < width) {
    Opcode opcode = left                   ? Opcode::ShiftLeftLogical
                    : is_signed_int(dtype) ? Opcode::ShiftRightArithmetic
                                           : Opcode::ShiftRightLogical;
    return e.op(opcode, t, {a, b});
  }
  Id last = e.constant(t, width - 1);
  Id inside = e.compare(Opcode::ULessThanEqual, t, b, last);
  Id amount = e.select(t, inside, b, last);
  if (!left && is_signed_int(dtype)) return e.op(Opcode::ShiftRightArithmetic, t, {a, amount});
  Id shifted = e.op(left ? Opcode::ShiftLeftLogical : Opcode::ShiftRightLogical, t, {a, amount});
  return e.select(t, inside, shifted, e.constant(t, 0));
}

// The upper word of a 64 x 64 product from 32-bit halves; the signed one is corrected after.
Id mul_hi_wide(Emitter& e, bool is_signed, Type t, Id a, Id b) {
  Id low_mask = e.constant(t, 0xffffffff), half = e.constant(t, 32), zero = e.constant(t, 0);
  auto low = [&](Id x) { return e.op(Opcode::BitwiseAnd, t, {x, low_mask}); };
  auto high = [&](Id x) { return e.op(Opcode::ShiftRightLogical, t, {x, half}); };
  auto mul = [&](Id x, Id y) { return e.op(Opcode::IMul, t, {x, y}); };
  auto add = [&](Id x, Id y) { return e.op(Opcode::IAdd, t, {x, y}); };
  Id al = low(a), ah = high(a), bl = low(b), bh = high(b);
  Id cross = add(mul(ah, bl), high(mul(al, bl)));
  Id middle = add(mul(al, bh), low(cross));
  Id result = add(mul(ah, bh), add(high(cross), high(middle)));
  if (!is_signed) return result;
  auto correction = [&](Id sign_of, Id other) {
    return e.select(t, e.compare(Opcode::SLessThan, t, sign_of, zero), other, zero);
  };
  result = e.op(Opcode::ISub, t, {result, correction(a, b)});
  return e.op(Opcode::ISub, t, {result, correction(b, a)});
}

Id mul_hi(Emitter& e, DType dtype, Type t, Id a, Id b) {
  bool is_signed = is_signed_int(dtype);
  int width = 8 * size_of(dtype);
  if (width == 64) return mul_hi_wide(e, is_signed, t, a, b);
  if (width < 32) {
    Id product = e.op(Opcode::IMul, t, {a, b});
    return e.op(is_signed ? Opcode::ShiftRightArithmetic : Opcode::ShiftRightLogical, t,
                {product, e.constant(t, uint64_t(width))});
  }
  Id pair = e.module.global(Opcode::TypeStruct, 0, {e.type(t), e.type(t)});
  uint32_t operands[] = {a, b};
  Id product = e.op_raw(is_signed ? Opcode::SMulExtended : Opcode::UMulExtended, pair, operands);
  uint32_t member[] = {product, 1};
  return e.op_raw(Opcode::CompositeExtract, e.type(t), member);
}

Id emit_int(Emitter& e, Op op, DType dtype, int lanes, std::span<const Operand> args) {
  bool is_signed = is_signed_int(dtype);
  Type t{kind_of(dtype), lanes};
  Id a = args[0].id, b = args.size() > 1 ? args[1].id : 0;
  switch (op) {
    case Op::neg:
      return e.op(Opcode::SNegate, t, {a});
    case Op::abs:
      if (!is_signed) return a;
      return e.select(t, e.compare(Opcode::SLessThan, t, a, e.constant(t, 0)),
                      e.op(Opcode::SNegate, t, {a}), a);
    case Op::bit_not:
      return e.op(Opcode::Not, t, {a});
    case Op::add:
      return e.op(Opcode::IAdd, t, {a, b});
    case Op::sub:
      return e.op(Opcode::ISub, t, {a, b});
    case Op::mul:
      return e.op(Opcode::IMul, t, {a, b});
    case Op::div:
    case Op::mod:
      return is_signed ? divide_signed(e, op == Op::mod, t, args)
                       : divide_unsigned(e, op == Op::mod, t, args);
    case Op::max:
    case Op::min: {
      Opcode less = is_signed ? Opcode::SLessThan : Opcode::ULessThan;
      return e.select(t, e.compare(less, t, a, b), op == Op::max ? b : a, op == Op::max ? a : b);
    }
    case Op::lt:
      return e.compare(is_signed ? Opcode::SLessThan : Opcode::ULessThan, t, a, b);
    case Op::le:
      return e.compare(is_signed ? Opcode::SLessThanEqual : Opcode::ULessThanEqual, t, a, b);
    case Op::eq:
      return e.compare(Opcode::IEqual, t, a, b);
    case Op::ne:
      return e.compare(Opcode::INotEqual, t, a, b);
    case Op::bit_and:
      return e.op(Opcode::BitwiseAnd, t, {a, b});
    case Op::bit_or:
      return e.op(Opcode::BitwiseOr, t, {a, b});
    case Op::bit_xor:
      return e.op(Opcode::BitwiseXor, t, {a, b});
    case Op::shl:
    case Op::shr:
      return shift(e, op == Op::shl, dtype, t, args);
    case Op::mul_hi:
      return mul_hi(e, dtype, t, a, b);
    default:
      unspelled(op, dtype);
  }
}

Id emit_truth(Emitter& e, Op op, int lanes, std::span<const Operand> args) {
  Type t{Kind::boolean, lanes};
  Id a = args[0].id, b = args.size() > 1 ? args[1].id : 0;
  switch (op) {
    case Op::bit_not:
      return e.op(Opcode::LogicalNot, t, {a});
    case Op::max:
    case Op::bit_or:
      return e.op(Opcode::LogicalOr, t, {a, b});
    case Op::min:
    case Op::bit_and:
      return e.op(Opcode::LogicalAnd, t, {a, b});
    case Op::ne:
    case Op::bit_xor:
      return e.op(Opcode::LogicalNotEqual, t, {a, b});
    case Op::eq:
      return e.op(Opcode::LogicalEqual, t, {a, b});
    case Op::lt:
      return e.op(Opcode::LogicalAnd, t, {e.op(Opcode::LogicalNot, t, {a}), b});
    case Op::le:
      return e.op(Opcode::LogicalOr, t, {e.op(Opcode::LogicalNot, t, {a}), b});
    default:
      unspelled(op, DType::boolean);
  }
}

bool keeps_width(Op op) {  // the result of a narrow int fits without extending it again
  switch (op) {
    case Op::mod:
    case Op::max:
    case Op::min:
    case Op::lt:
    case Op::le:
    case Op::eq:
    case Op::ne:
    case Op::bit_and:
    case Op::bit_or:
    case Op::bit_xor:
    case Op::shr:
    case Op::mul_hi:
      return true;
    default:
      return false;
  }
}

}  // namespace

Id emit_arithmetic(Emitter& e, Op op, DType result, int lanes, std::span<const Operand> args) {
  DType dtype = args.back().dtype;
  if (op == Op::where) return e.select({kind_of(dtype), lanes}, args[0].id, args[1].id, args[2].id);
  if (op == Op::cast) return emit_cast(e, args[0], result, lanes);
  if (op == Op::bitcast) return emit_bitcast(e, args[0], result, lanes);
  if (dtype == DType::boolean) return emit_truth(e, op, lanes, args);
  if (dtype == DType::f32 || dtype == DType::f64) return emit_float(e, op, dtype, lanes, args);
  if (!is_int(dtype)) unspelled(op, dtype);
  Id id = emit_int(e, op, dtype, lanes, args);
  return keeps_width(op) ? id : normalise(e, dtype, lanes, id);
}

}  // namespace pumice::codegen::spirv
