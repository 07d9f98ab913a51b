#include "kernel/decompose_expr.h"

#include "base/error.h"

namespace pumice::kernel {

Expr number(const Expr& x, double value) {
  if (is_float(x.dtype())) return ir::constant(value, x.dtype());
  return ir::constant_int(int64_t(value), x.dtype());
}

Expr number_bits(DType dtype, uint64_t bits) {
  if (is_float(dtype)) return real(number_bits(format(dtype).bits, bits));
  return ir::constant_int(int64_t(bits), dtype);
}

const Format& format(DType dtype) {
  static const Format f32{DType::f32, DType::u32, DType::i32, 23,
                          127,        12582912.0, 0x7f800000, 0x80000000};
  static const Format f64{DType::f64, DType::u64,         DType::i64,         52,
                          1023,       6755399441055744.0, 0x7ff0000000000000, 0x8000000000000000};
  bool single = size_of(dtype) == 4;
  PUMICE_ASSERT(single || size_of(dtype) == 8, "a 32- or 64-bit dtype");
  return single ? f32 : f64;
}

Expr bits(const Expr& x) { return ir::bitcast(x, format(x).bits); }
Expr real(const Expr& pattern) { return ir::bitcast(pattern, format(pattern).real); }

Expr power_of_two(const Expr& biased_exponent) {
  return real(biased_exponent << format(biased_exponent).mantissa);
}

Expr magnitude(const Expr& x) {
  return real(bits(x) & number_bits(format(x).bits, format(x).sign - 1));
}

Expr sign_bit(const Expr& x) { return bits(x) & number_bits(format(x).bits, format(x).sign); }

Expr with_sign(const Expr& not_negative, const Expr& sign) {
  return real(bits(not_negative) | sign);
}

Expr is_nan(const Expr& x) {
  return less(number_bits(format(x).bits, format(x).infinity), bits(magnitude(x)));
}

Expr mask_bits(const Expr& x, int dropped) {
  return real(bits(x) & number_bits(format(x).bits, ~uint64_t(0) << dropped));
}

Expr nan_like(const Expr& x) {
  return number_bits(x.dtype(), format(x).infinity | uint64_t(1) << (format(x).mantissa - 1));
}

Expr infinity_like(const Expr& x) { return number_bits(x.dtype(), format(x).infinity); }

Expr polynomial(const Expr& x, std::span<const double> c) {
  Expr sum = number(x, c.back());
  for (size_t i = c.size() - 1; i-- > 0;) sum = fused(sum, x, c[i]);
  return sum;
}

}  // namespace pumice::kernel
