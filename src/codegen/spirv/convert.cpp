#include "base/error.h"
#include "base/text.h"
#include "codegen/int_range.h"
#include "codegen/spirv/emitter.h"

namespace pumice::codegen::spirv {

namespace {

// Short spellings over 32-bit lanes.
struct Ints {
  Emitter& e;
  Type t;
  Id value(uint64_t bits) const { return e.constant(t, bits); }
  Id band(Id a, uint64_t b) const { return e.op(Opcode::BitwiseAnd, t, {a, value(b)}); }
  Id bor(Id a, Id b) const { return e.op(Opcode::BitwiseOr, t, {a, b}); }
  Id add(Id a, Id b) const { return e.op(Opcode::IAdd, t, {a, b}); }
  Id sub(Id a, Id b) const { return e.op(Opcode::ISub, t, {a, b}); }
  Id shr(Id a, Id n) const { return e.op(Opcode::ShiftRightLogical, t, {a, n}); }
  Id shl(Id a, Id n) const { return e.op(Opcode::ShiftLeftLogical, t, {a, n}); }
  Id shr_by(Id a, uint64_t n) const { return shr(a, value(n)); }
  Id shl_by(Id a, uint64_t n) const { return shl(a, value(n)); }
  Id above(Id a, uint64_t b) const { return e.compare(Opcode::UGreaterThan, t, a, value(b)); }
  Id select(Id c, Id a, Id b) const { return e.select(t, c, a, b); }
};

Id half_type(Emitter& e, int lanes, bool bits) {
  e.module.capability(cap_float16);
  e.module.capability(cap_int16);
  Id element = bits ? e.int_type(16) : e.module.global(Opcode::TypeFloat, 0, {16});
  if (lanes == 1) return element;
  return e.module.global(Opcode::TypeVector, 0, {element, uint32_t(lanes)});
}

Id raw(Emitter& e, Opcode op, Id type, Id a) {
  uint32_t operands[] = {a};
  return e.op_raw(op, type, operands);
}

Id decode_half(Emitter& e, int lanes, Id h) {
  Type floats{Kind::f32, lanes};
  if (e.has(half_convert)) {
    Id narrow = raw(e, Opcode::UConvert, half_type(e, lanes, true), h);
    return raw(e, Opcode::FConvert, e.type(floats),
               raw(e, Opcode::Bitcast, half_type(e, lanes, false), narrow));
  }
  Ints i{e, {Kind::i32, lanes}};
  Id sign = i.shl_by(i.band(h, 0x8000), 16), magnitude = i.shl_by(i.band(h, 0x7fff), 13);
  Id fraction = i.band(h, 0x3ff);
  // Subnormals: fraction * 2^-24 is exact, and a normal f32.
  Id small = e.op(Opcode::FMul, floats,
                  {e.op(Opcode::ConvertUToF, floats, {fraction}), e.number(floats, 0x1p-24)});
  Id normal = i.add(magnitude, i.value(112u << 23));
  Id special = i.bor(magnitude, i.value(0x7f800000));
  Id is_small = e.compare(Opcode::ULessThan, i.t, i.band(h, 0x7fff), i.value(0x400));
  Id is_special = e.compare(Opcode::UGreaterThanEqual, i.t, i.band(h, 0x7fff), i.value(0x7c00));
  Id bits = i.select(is_small, e.bitcast(i.t, small), i.select(is_special, special, normal));
  return e.bitcast(floats, i.bor(bits, sign));
}

// Nearest even in integers: the rounding mode of the driver's conversions is its own choice.
Id encode_half(Emitter& e, int lanes, Id f) {
  Ints i{e, {Kind::i32, lanes}};
  if (e.has(half_convert)) {
    Id half = raw(e, Opcode::FConvert, half_type(e, lanes, false), f);
    return raw(e, Opcode::UConvert, e.type(i.t),
               raw(e, Opcode::Bitcast, half_type(e, lanes, true), half));
  }
  Id bits = e.bitcast(i.t, f), magnitude = i.band(bits, 0x7fffffff);
  Id sign = i.band(i.shr_by(bits, 16), 0x8000);
  Id odd = i.band(i.shr_by(magnitude, 13), 1);
  Id normal =
      i.sub(i.shr_by(i.add(i.add(magnitude, i.value(0xfff)), odd), 13), i.value(112u << 10));
  // Subnormal: the 24-bit fraction shifted into units of 2^-24, rounded by what falls out.
  Id exponent = i.shr_by(magnitude, 23);
  Id shift = e.ext(umin, i.t, {i.sub(i.value(126), exponent), i.value(31)});
  Id fraction = i.bor(i.band(magnitude, 0x7fffff), i.value(0x800000));
  Id kept = i.shr(fraction, shift);
  Id rest = i.sub(fraction, i.shl(kept, shift));
  Id half = i.shl(i.value(1), i.sub(shift, i.value(1)));
  // Up when the rest is beyond half, or is half and the kept part odd.
  Id up = e.compare(Opcode::UGreaterThan, i.t, i.add(rest, i.band(kept, 1)), half);
  Id small = i.add(kept, i.select(up, i.value(1), i.value(0)));
  Id result =
      i.select(e.compare(Opcode::ULessThan, i.t, magnitude, i.value(0x38800000)), small, normal);
  result = i.select(i.above(magnitude, 0x477fefff), i.value(0x7c00), result);
  result = i.select(i.above(magnitude, 0x7f800000), i.value(0x7e00), result);
  return i.bor(result, sign);
}

Id encode_bfloat(Emitter& e, int lanes, Id f) {
  Ints i{e, {Kind::i32, lanes}};
  Id bits = e.bitcast(i.t, f);
  Id odd = i.band(i.shr_by(bits, 16), 1);
  Id rounded = i.shr_by(i.add(i.add(bits, i.value(0x7fff)), odd), 16);
  Id nan = i.bor(i.shr_by(bits, 16), i.value(0x40));
  return i.select(i.above(i.band(bits, 0x7fffffff), 0x7f800000), nan, rounded);
}

Id encode(Emitter& e, DType to, int lanes, Id f) {
  return to == DType::f16 ? encode_half(e, lanes, f) : encode_bfloat(e, lanes, f);
}

// f64 to f32, towards zero and with the last bit set when inexact, so that a second rounding to
// fewer bits is right.
Id round_to_odd(Emitter& e, int lanes, Id x) {
  Type wide{Kind::f64, lanes}, floats{Kind::f32, lanes}, words{Kind::i64, lanes};
  Ints i{e, {Kind::i32, lanes}};
  Id f = e.op(Opcode::FConvert, floats, {x}), back = e.op(Opcode::FConvert, wide, {f});
  Id mask = e.constant(words, ~uint64_t(0) >> 1);
  Id before = e.op(Opcode::BitwiseAnd, words, {e.bitcast(words, x), mask});
  Id after = e.op(Opcode::BitwiseAnd, words, {e.bitcast(words, back), mask});
  Id one = i.value(1), zero = i.value(0);
  Id bits = i.sub(e.bitcast(i.t, f),
                  i.select(e.compare(Opcode::UGreaterThan, words, after, before), one, zero));
  bits = i.bor(bits, i.select(e.compare(Opcode::INotEqual, words, before, after), one, zero));
  return e.select(floats, e.is_nan(wide, x), f, e.bitcast(floats, bits));
}

// Truncates, saturates, and gives 0 for NaN.
Id float_to_int(Emitter& e, Type from, Id x, DType to) {
  Type t = from.as(kind_of(to));
  auto [low, high, lowest, highest] = int_range(to);
  Id nan = e.is_nan(from, x);
  Id below = e.compare(Opcode::FOrdLessThanEqual, from, x, e.number(from, low));
  Id above = e.compare(Opcode::FOrdGreaterThanEqual, from, x, e.number(from, high));
  Type truth = from.as(Kind::boolean);
  Id outside =
      e.op(Opcode::LogicalOr, truth, {nan, e.op(Opcode::LogicalOr, truth, {below, above})});
  Id inside = e.select(from, outside, e.number(from, 0), x);
  Id converted = e.op(is_signed_int(to) ? Opcode::ConvertFToS : Opcode::ConvertFToU, t, {inside});
  Id result = e.select(t, above, e.constant(t, highest), converted);
  result = e.select(t, below, e.constant(t, lowest), result);
  return e.select(t, nan, e.constant(t, 0), result);
}

Id int_to_int(Emitter& e, DType from, DType to, int lanes, Id a) {
  Type t{kind_of(to), lanes};
  if (size_of(from) < 8 && size_of(to) == 8)
    return is_signed_int(from) ? e.op(Opcode::SConvert, t, {e.as_signed({kind_of(from), lanes}, a)})
                               : e.op(Opcode::UConvert, t, {a});
  if (size_of(from) == 8 && size_of(to) < 8) a = e.op(Opcode::UConvert, t, {a});
  bool widens = size_of(from) < size_of(to) && (is_unsigned_int(from) || is_signed_int(to));
  return widens ? a : normalise(e, to, lanes, a);
}

Id to_bool(Emitter& e, const Operand& a, int lanes) {
  Type t{kind_of(a.dtype), lanes};
  Type bits = t.as(bits_kind(t.kind));
  Id id = a.id;
  if (is_float(a.dtype)) {  // NaN is not 0
    if (is_float(t.kind)) id = e.bitcast(bits, id);
    uint64_t magnitude = a.dtype == DType::f64   ? ~uint64_t(0) >> 1
                         : a.dtype == DType::f32 ? 0x7fffffff
                                                 : 0x7fff;
    id = e.op(Opcode::BitwiseAnd, bits, {id, e.constant(bits, magnitude)});
  }
  return e.compare(Opcode::INotEqual, bits, id, e.constant(bits, 0));
}

Id from_bool(Emitter& e, Id a, DType to, int lanes) {
  Type t{kind_of(to), lanes};
  if (is_float(t.kind)) return e.select(t, a, e.number(t, 1), e.number(t, 0));
  uint64_t one = to == DType::f16 ? 0x3c00 : to == DType::bf16 ? 0x3f80 : 1;
  return e.select(t, a, e.constant(t, one), e.constant(t, 0));
}

}  // namespace

Id emit_cast(Emitter& e, const Operand& a, DType to, int lanes) {
  DType from = a.dtype;
  if (from == to) return a.id;
  if (to == DType::boolean) return to_bool(e, a, lanes);
  if (from == DType::boolean) return from_bool(e, a.id, to, lanes);
  if (is_int(from) && is_int(to)) return int_to_int(e, from, to, lanes, a.id);
  Type floats{Kind::f32, lanes};
  if (size_of(from) == 2 && is_float(from)) {
    Id f = from == DType::f16 ? decode_half(e, lanes, a.id)
                              : e.bitcast(floats, e.op(Opcode::ShiftLeftLogical, {Kind::i32, lanes},
                                                       {a.id, e.constant({Kind::i32, lanes}, 16)}));
    return emit_cast(e, {f, DType::f32}, to, lanes);
  }
  Type t{kind_of(to), lanes};
  bool narrow = is_float(to) && size_of(to) == 2;
  if (is_int(from)) {
    Type target = narrow ? floats : t;
    Id f = is_signed_int(from)
               ? e.op(Opcode::ConvertSToF, target, {e.as_signed({kind_of(from), lanes}, a.id)})
               : e.op(Opcode::ConvertUToF, target, {a.id});
    return narrow ? encode(e, to, lanes, f) : f;
  }
  if (is_int(to)) return float_to_int(e, {kind_of(from), lanes}, a.id, to);
  if (narrow) return encode(e, to, lanes, from == DType::f64 ? round_to_odd(e, lanes, a.id) : a.id);
  return e.op(Opcode::FConvert, t, {a.id});
}

Id emit_bitcast(Emitter& e, const Operand& a, DType to, int lanes) {
  PUMICE_ASSERT(size_of(a.dtype) == size_of(to), cat("bitcast ", name(a.dtype), " to ", name(to)));
  if (a.dtype == to) return a.id;
  if (to == DType::boolean) return to_bool(e, a, lanes);
  if (a.dtype == DType::boolean) return from_bool(e, a.id, to, lanes);
  Type t{kind_of(to), lanes};
  if (size_of(to) >= 4) return kind_of(a.dtype) == t.kind ? a.id : e.bitcast(t, a.id);
  // f16 and bf16 hold their bits extended by zeros, as u16 does.
  return normalise(e, is_float(to) ? DType::u16 : to, lanes, a.id);
}

}  // namespace pumice::codegen::spirv
