#include "kernel/decompose_expr.h"

// pow, through log2 to half as many bits again. Coefficients: tools/minimax.py.
namespace pumice::kernel {

namespace {

// atanh(s) = s (1 + z (1/3 + z p(z))), z = s^2
constexpr double atanh_f32[] = {0.19999998807907104, 0.14285936951637268, 0.11092490702867508,
                                0.0973420962691307};
constexpr double atanh_f64[] = {0.1999999999999999,  0.14285714285722578, 0.11111111108762847,
                                0.09090909435824904, 0.07692278389585037, 0.06668160487758715,
                                0.05837372949981554, 0.059948104535127465};

// An unevaluated sum. Where `high` has half of the mantissa's bits, products of two are exact.
struct Pair {
  Expr high, low;
};

int half_bits(const Expr& x) { return x.dtype() == DType::f32 ? 12 : 27; }
Expr half_of(const Expr& x) { return mask_bits(x, half_bits(x)); }
Pair halves(const Expr& x) {
  Expr h = half_of(x);
  return {h, x - h};
}
Pair halves(const Pair& x) {
  Expr h = half_of(x.high + x.low);
  return {h, (x.high - h) + x.low};
}
// Operands with short high parts.
Pair product(const Pair& a, const Pair& b) {
  return {a.high * b.high, fused(a.high, b.low, a.low * (b.high + b.low))};
}
// |a| >= |b.high|, or a is 0
Pair sum(const Expr& a, const Pair& b) {
  Expr s = a + b.high;
  return {s, ((a - s) + b.high) + b.low};
}

// s = f / (2 + f)
Pair quotient(const Expr& f) {
  Expr d = f + 2.0, lost = (2.0 - d) + f;
  Expr inverse = 1.0 / d;
  Expr s = half_of(f * inverse);
  Pair parts = halves(d);
  Expr rest = (f - s * parts.high) - s * (parts.low + lost);
  return {s, rest * inverse};
}

// log2(2^e (1 + f)), with a relative error about 2^-36 (f32) or 2^-65 (f64)
Pair log2_pair(const LogSplit& x) {
  bool single = x.f.dtype() == DType::f32;
  Pair s = quotient(x.f);
  Pair z = halves(product(s, s));
  Expr whole_z = z.high + z.low;
  Expr tail = whole_z * (single ? polynomial(whole_z, atanh_f32) : polynomial(whole_z, atanh_f64));
  Pair third{tail, number(tail, single ? -0x1.555556p-27 : 0x1.5555555555555p-56)};
  Pair u = halves(sum(number(tail, single ? 0x1.555556p-2 : 0x1.5555555555555p-2), third));
  Pair g = halves(sum(number(tail, 1.0), product(z, u)));
  // 2 / ln 2
  Pair scale{number(tail, single ? 0x1.716p+1 : 0x1.7154768p+1),
             number(tail, single ? -0x1.7135a8p-12 : -0x1.6a3e80f444178p-26)};
  return sum(x.e, product(halves(product(s, g)), scale));
}

// x^y for x > 0 finite; to 0 or infinity where it leaves the range.
Expr pow_positive(const Expr& x, const Expr& y) {
  bool single = x.dtype() == DType::f32;
  // From here on every x but 1 is out of range, and y itself might be infinite.
  double end = single ? 0x1p32 : 0x1p66;
  Expr held = select(less(end, y), end, select(less(y, -end), -end, y));
  Pair p = product(halves(log2_pair(split_log(x))), halves(held));
  double low = single ? -160.0 : -1100.0, high = single ? 140.0 : 1040.0;
  Expr above = less(high, p.high), below = less(p.high, low);
  Expr first = select(above, high, select(below, low, p.high));
  return exp2_sum(first, select(above | below, 0.0, p.low));
}

Expr is_whole(const Expr& y) { return equal(ir::floor(y), y); }

}  // namespace

Expr pow_of(const Expr& x, const Expr& y) {
  const Format& f = format(x);
  Expr a = magnitude(x);
  Expr infinite = equal(bits(a), number_bits(f.bits, f.infinity)), zero = equal(bits(a), 0.0);
  Expr edge = infinite | zero;
  Expr grows = equal(infinite, less(0.0, y));  // infinity to a positive power, 0 to a negative
  Expr at_edge = select(grows, infinity_like(x), number(x, 0.0));
  Expr m = select(edge, at_edge, pow_positive(a, y));
  // A negative base wants a whole exponent, and an odd one keeps its sign.
  Expr whole = is_whole(y), odd = whole & !is_whole(y * 0.5);
  Expr sign = sign_bit(x);
  Expr negative = !equal(sign, 0.0);
  Expr signed_result = with_sign(m, select(odd, sign, 0.0));
  Expr valid = whole | edge | (!negative);
  Expr result = select(valid, signed_result, nan_like(x));
  result = select(is_nan(x) | is_nan(y), nan_like(x), result);
  return select(equal(x, 1.0) | equal(bits(y) << 1, 0.0), 1.0, result);
}

}  // namespace pumice::kernel
