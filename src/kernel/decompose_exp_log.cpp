#include <cmath>

#include "kernel/decompose_expr.h"

// exp, exp2, log, log2. Coefficients: tools/minimax.py, which names each polynomial.
namespace pumice::kernel {

namespace {

// x = n ln 2 + r. `shifted` holds n in its lowest bits.
struct Reduced {
  Expr shifted, r;
};

// ln 2 in parts; the first has few enough bits that n times it is exact.
constexpr double ln2_f32[] = {0.693145751953125, 1.4286068203094173e-06};    // 15 + 24 bits
constexpr double ln2_f64[] = {0x1.62e42fefa3800p-1, 0x1.ef35793c76730p-45};  // 42 + 53 bits
constexpr double inverse_ln2 = 1.4426950408889634;

constexpr double exp_f32[] = {0.1666651964187622, 0.041666388511657715, 0.008368770591914654,
                              0.0013942028163000941};
constexpr double exp_f64[] = {
    0.16666666666666685,   0.04166666666660266,    0.008333333333313875,
    0.0013888888927329176, 0.00019841269905078863, 2.480150800749773e-05,
    2.755722589478242e-06, 2.762545628297013e-07,  2.5115160775938936e-08};
constexpr double exp2_f32[] = {0.6931471824645996,   0.24022650718688965,   0.055503569543361664,
                               0.009618030861020088, 0.0013390867970883846, 0.00015469753998331726};
constexpr double exp2_f64[] = {
    0.6931471805599453,     0.24022650695910072,    0.055504108664821625,   0.009618129107628487,
    0.0013333558146406467,  0.00015403530393354677, 1.5252733841562689e-05, 1.321548682332242e-06,
    1.0178057084844542e-07, 7.054891473939981e-09,  4.455818393848275e-10,  2.5737788393250435e-11};

Reduced reduce_exp(const Expr& x) {
  bool single = x.dtype() == DType::f32;
  double magic = format(x).magic;
  const double* ln2 = single ? ln2_f32 : ln2_f64;
  Expr shifted = fused(x, inverse_ln2, magic);
  Expr n = shifted - magic;
  return {shifted, fused(n, -ln2[1], fused(n, -ln2[0], x))};
}

// e^r for |r| <= ln 2 / 2
Expr exp_near_zero(const Expr& r) {
  Expr p = r.dtype() == DType::f32 ? polynomial(r, exp_f32) : polynomial(r, exp_f64);
  return fused(fused(fused(p, r, 0.5), r, 1.0), r, 1.0);
}

Expr exp2_near_zero(const Expr& r) {
  Expr p = r.dtype() == DType::f32 ? polynomial(r, exp2_f32) : polynomial(r, exp2_f64);
  return fused(p, r, 1.0);
}

// p 2^n with one rounding, also where 2^n or the product is no normal number: 2^n is made as
// 2^(n ∓ k) 2^(±k). The lowest bits of `shifted` are n, and those above the exponent field fall
// off. A NaN in p stays, whatever n its bits give.
Expr scale(const Expr& p, const Expr& shifted, const Expr& negative) {
  const Format& f = format(p);
  int k = f.bias == 127 ? 64 : 512;
  auto exponent = [&](int e) { return number_bits(f.bits, uint64_t(f.bias + e) << f.mantissa); };
  Expr near = real((bits(shifted) << f.mantissa) + select(negative, exponent(k), exponent(-k)));
  return p * near * select(negative, number(p, std::ldexp(1.0, -k)), std::ldexp(1.0, k));
}

// x held to [low, high]; NaN stays NaN.
Expr clamp(const Expr& x, double low, double high) {
  Expr above = select(less(x, low), low, x);
  return select(less(high, above), high, above);
}

}  // namespace

Expr exp_inside(const Expr& x) {
  const Format& f = format(x);
  Reduced a = reduce_exp(x);
  Expr one = number_bits(f.bits, uint64_t(f.bias) << f.mantissa);
  return exp_near_zero(a.r) * real((bits(a.shifted) << f.mantissa) + one);
}

Expr exp_of(const Expr& x) {
  bool single = x.dtype() == DType::f32;
  Expr inside = single ? clamp(x, -104.0, 89.0) : clamp(x, -746.0, 710.0);
  Reduced a = reduce_exp(inside);
  return scale(exp_near_zero(a.r), a.shifted, less(inside, 0.0));
}

Expr exp2_sum(const Expr& a, const Expr& b) {
  double magic = format(a).magic;
  Expr shifted = (a + b) + magic;
  Expr r = (a - (shifted - magic)) + b;
  return scale(exp2_near_zero(r), shifted, less(a, 0.0));
}

Expr exp2_of(const Expr& x) {
  bool single = x.dtype() == DType::f32;
  double magic = format(x).magic;
  Expr inside = single ? clamp(x, -151.0, 129.0) : clamp(x, -1076.0, 1025.0);
  Expr shifted = inside + magic;
  Expr r = inside - (shifted - magic);
  return scale(exp2_near_zero(r), shifted, less(inside, 0.0));
}

namespace {

constexpr double log_f32[] = {0.33333316445350647,  -0.25000810623168945, 0.2000228762626648,
                              -0.16624554991722107, 0.14181166887283325,  -0.1312873214483261,
                              0.12881790101528168,  -0.07859823852777481};
constexpr double log_f64[] = {0.6666666666666735,  0.39999999999413,    0.2857142874280721,
                              0.22222198525808476, 0.18183566994392517, 0.15313977389122124,
                              0.14796727678809932};
// log2(1 + f) = f (1 / ln 2 + f p(f))
constexpr double log2_f32[] = {-0.7213473916053772,  0.48089799284935,     -0.3606957197189331,
                               0.28858253359794617,  -0.23964820802211761, 0.20433540642261505,
                               -0.19056282937526703, 0.18762148916721344,  -0.11286842823028564};

// y for positive finite x; the stated results elsewhere.
Expr log_result(const Expr& x, const Expr& y) {
  const Format& f = format(x);
  // 1 <= bits < infinity
  Expr inside = less(bits(x) - 1.0, number_bits(f.bits, f.infinity - 1));
  Expr zero = equal(bits(x) << 1, 0.0);
  Expr infinite = equal(bits(x), number_bits(f.bits, f.infinity));
  Expr minus_infinity = number_bits(f.real, f.infinity | f.sign);
  Expr edge = select(zero, minus_infinity, select(infinite, x, nan_like(x)));
  return select(inside, y, edge);
}

// log(1 + f) = f - (h - tail) with h = f^2 / 2, after s = f / (2 + f).
struct LogParts {
  Expr h, tail;
};
LogParts log_parts_f64(const Expr& f) {
  Expr s = f / (f + 2.0), z = s * s;
  Expr h = f * f * 0.5;
  return {h, s * fused(z, polynomial(z, log_f64), h)};
}

}  // namespace

LogSplit split_log(const Expr& x) {
  const Format& f = format(x);
  bool single = f.bias == 127;
  // A denormal's mantissa field set behind a leading 1, less that 1, is x 2^(bias - 1), without
  // arithmetic on denormals, which a device may flush.
  Expr small = less(bits(x), number_bits(f.bits, uint64_t(1) << f.mantissa));
  Expr one = number_bits(f.bits, uint64_t(f.bias) << f.mantissa);
  Expr normal = select(small, real(bits(x) | one) - 1.0, x);
  Expr low = number_bits(f.bits, single ? 0x3f3504f3 : 0x3fe6a09e667f3bcd);
  Expr above = bits(normal) - low;
  Expr e = ir::shr(ir::bitcast(above, f.integer), ir::constant_int(f.mantissa, f.integer));
  Expr m = real((above & number_bits(f.bits, (uint64_t(1) << f.mantissa) - 1)) + low);
  Expr exponent = convert(e, f.real);
  return {select(small, exponent - double(f.bias - 1), exponent), m - 1.0};
}

Expr log_of(const Expr& x) {
  auto [e, f] = split_log(x);
  if (x.dtype() == DType::f32) {
    Expr square = f * f;
    Expr tail = fused(polynomial(f, log_f32) * f, square, e * ln2_f32[1]);
    Expr y = f + fused(square, -0.5, tail);
    return log_result(x, fused(e, ln2_f32[0], y));
  }
  auto [h, tail] = log_parts_f64(f);
  Expr y = f - (h - fused(e, ln2_f64[1], tail));
  return log_result(x, fused(e, ln2_f64[0], y));
}

Expr log2_of(const Expr& x) {
  auto [e, f] = split_log(x);
  if (x.dtype() == DType::f32) {
    // 1 / ln 2 in three parts, the first of which is 1
    Expr rest = fused(polynomial(f, log2_f32), f, -0x1.6a3e8p-27);
    Expr y = f + fused(f, 0x1.c551dap-2, rest * f);
    return log_result(x, e + y);
  }
  // log(1 + f) in two parts, the first short enough that its product is exact.
  constexpr double high = 0x1.71547652p+0, low = 0x1.705fc2eefa2p-33;  // 1 / ln 2
  auto [h, tail] = log_parts_f64(f);
  Expr first = mask_bits(f - h, 32);
  Expr second = (f - first) - h + tail;
  Expr rest = fused(second + first, low, second * high);
  Expr whole = first * high;
  Expr sum = e + whole;
  return log_result(x, sum + ((e - sum) + whole + rest));
}

}  // namespace pumice::kernel
