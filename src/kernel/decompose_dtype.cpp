#include "kernel/decompose_expr.h"

// Conversions of f16 and bf16 by integer arithmetic, for targets that cannot spell them.
namespace pumice::kernel {

namespace {

// f32 bits to bf16 bits, to nearest even: half of the last place kept, less one when that is even.
Expr round_to_bfloat(const Expr& x, const Expr& magnitude, const Expr& sign) {
  Expr rounded = (magnitude + word(0x7fff) + ((magnitude >> 16) & word(1))) >> 16;
  return select(is_nan(x), word(0x7fc0), rounded) | sign >> 16;
}

// f32 bits to f16 bits, to nearest even.
Expr round_to_half(const Expr& x, const Expr& magnitude, const Expr& sign) {
  // Normal results: as for bf16, after the exponent is biased anew (127 - 15 = 112).
  Expr lowered = magnitude - word(112u << 23);
  Expr normal = (lowered + word(0xfff) + ((magnitude >> 13) & word(1))) >> 13;
  // Below 2^-14: the mantissa with its leading 1, shifted to units of 2^-24.
  Expr exponent = magnitude >> 23;
  Expr mantissa = (magnitude & word(0x7fffff)) | word(0x800000);
  Expr shift = word(126) - exponent;  // 14 and up; from 26 on nothing is left
  shift = select(less(word(30), shift), word(30), shift);
  Expr kept = mantissa >> shift;
  Expr dropped = mantissa & ((word(1) << shift) - word(1)), half = word(1) << (shift - word(1));
  Expr up = less(half, dropped) | (equal(half, dropped) & equal(kept & word(1), word(1)));
  Expr denormal = kept + convert(up, DType::u32);
  Expr finite = select(less(magnitude, word(113u << 23)), denormal, normal);
  // 65520 and more round to infinity.
  Expr held = select(less(magnitude, word(0x477ff000)), finite, word(0x7c00));
  return select(is_nan(x), word(0x7e00), held) | sign >> 16;
}

}  // namespace

Expr half_from_bits(const Expr& pattern, DType dtype) {
  if (dtype == DType::bf16) return real(pattern << 16);
  Expr sign = (pattern & word(0x8000)) << 16, magnitude = pattern & word(0x7fff);
  Expr shifted = magnitude << 13;
  Expr normal = shifted + word(112u << 23);
  Expr special = shifted + word(224u << 23);  // the exponent of infinity and NaN is 255
  // A denormal is a whole number of 2^-24.
  Expr denormal = bits(convert(magnitude, DType::f32) * 0x1p-24);
  Expr finite = select(less(magnitude, word(0x0400)), denormal, normal);
  return real(select(less(magnitude, word(0x7c00)), finite, special) | sign);
}

Expr half_to_bits(const Expr& x, DType dtype) {
  Expr pattern = bits(x), sign = sign_bit(x), magnitude = pattern & word(0x7fffffff);
  return dtype == DType::bf16 ? round_to_bfloat(x, magnitude, sign)
                              : round_to_half(x, magnitude, sign);
}

Expr widen_half(const Expr& x) {
  return half_from_bits(convert(ir::bitcast(x, DType::u16), DType::u32), x.dtype());
}

Expr narrow_half(const Expr& x, DType dtype) {
  return ir::bitcast(convert(half_to_bits(x, dtype), DType::u16), dtype);
}

Expr round_to_odd(const Expr& x) {
  Expr nearest = convert(x, DType::f32), back = convert(nearest, DType::f64);
  Expr pattern = bits(nearest);
  Expr away = less(magnitude(x), magnitude(back));
  Expr odd = (pattern - convert(away, DType::u32)) | word(1);
  Expr inexact = less(x, back) | less(back, x);
  return select(inexact, real(odd), nearest);
}

}  // namespace pumice::kernel
