#include <cmath>

#include "kernel/decompose_expr.h"

// Simple ops in terms of the simplest, for targets that lack some of them.
namespace pumice::kernel {

namespace {

Expr zero_of(const Expr& x) { return number(x, 0); }

// To the nearest whole number, half to even, for x >= 0 or NaN.
Expr round_magnitude(const Expr& a) {
  double end = std::ldexp(1.0, format(a).mantissa);  // from here on all numbers are whole
  return select(less(a, end), (a + end) - end, a);
}

}  // namespace

Expr negative_of(const Expr& x) {
  if (!is_float(x.dtype())) return zero_of(x) - x;
  return real(bits(x) ^ number_bits(format(x).bits, format(x).sign));
}

Expr absolute_of(const Expr& x) {
  if (is_float(x.dtype())) return magnitude(x);
  if (!is_signed_int(x.dtype())) return x;
  return select(less(x, zero_of(x)), zero_of(x) - x, x);
}

Expr round_of(const Expr& x) { return with_sign(round_magnitude(magnitude(x)), sign_bit(x)); }

Expr trunc_of(const Expr& x) {
  Expr a = magnitude(x), r = round_magnitude(a);
  return with_sign(select(less(a, r), r - 1.0, r), sign_bit(x));
}

Expr floor_of(const Expr& x) {
  Expr r = round_of(x);
  return select(less(x, r), r - 1.0, r);
}

// NaN wins, and +0 is more than -0.
Expr extreme_of(const Expr& a, const Expr& b, bool largest) {
  if (a.dtype() == DType::boolean) return largest ? a | b : a & b;
  Expr order = largest ? select(less(a, b), b, a) : select(less(b, a), b, a);
  if (!is_float(a.dtype())) return order;
  Expr zeros = largest ? bits(a) & bits(b) : bits(a) | bits(b);
  Expr number = select(equal(a, b), real(zeros), order);
  return select(is_nan(a), a, select(is_nan(b), b, number));
}

Expr less_equal_of(const Expr& a, const Expr& b) {
  return is_float(a.dtype()) ? less(a, b) | equal(a, b) : !less(b, a);
}

// Ints; by zero it gives 0.
Expr remainder_of(const Expr& a, const Expr& b) {
  return select(equal(b, zero_of(b)), zero_of(a), a - a / b * b);
}

}  // namespace pumice::kernel
