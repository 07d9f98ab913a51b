#include <vector>

#include "kernel/decompose_expr.h"

// sin, cos, atan. Coefficients: tools/minimax.py.
namespace pumice::kernel {

namespace {

// sin(s) = s + s z p(z), cos(s) = 1 - z/2 + z^2 p(z), z = s^2, for |s| <= pi/4
constexpr double sin_f32[] = {-0.16666655242443085, 0.008332176133990288, -0.00019516974862199277};
constexpr double cos_f32[] = {0.04166664555668831, -0.0013887364184483886, 2.443808625685051e-05};
constexpr double sin_f64[] = {-0.16666666666666632,    0.00833333333332238,
                              -0.00019841269829775488, 2.755731367918936e-06,
                              -2.5050755941115532e-08, 1.5896661318605672e-10};
constexpr double cos_f64[] = {0.0416666666666666,    -0.0013888888888874066,
                              2.480158728944395e-05, -2.755731434074084e-07,
                              2.087572162768917e-09, -1.1359559207659921e-11};

// 2 / pi, the fraction bits from the highest down.
constexpr uint64_t two_over_pi[] = {
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
    0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
    0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
    0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
    0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab};

Expr unsigned_number(DType t, uint64_t value) { return ir::constant_int(int64_t(value), t); }

// `count` words of 2 / pi, behind one word of zeros, from bit `start` on. The words are moved by
// 2^k for each bit of the word index in turn, so that no table is loaded.
std::vector<Expr> window(const Expr& start, int count) {
  DType t = start.dtype();
  int width = 8 * size_of(t);
  int top = width == 32 ? 4 : 16, total = top + count + 1;
  std::vector<Expr> words{unsigned_number(t, 0)};
  for (int i = 0; i + 1 < total; ++i) {
    uint64_t w = two_over_pi[i * width / 64];
    words.push_back(unsigned_number(t, width == 64 ? w : i % 2 ? w & 0xffffffff : w >> 32));
  }
  Expr index = start >> (width == 32 ? 5 : 6);
  for (int k = top; k > 0; k /= 2) {
    Expr moves = equal(index & double(k), double(k));
    // Those that the smaller moves, or the result, can still reach.
    int wanted = k - 1 + count + 1;
    for (int i = 0; i < wanted && i + k < int(words.size()); ++i)
      words[size_t(i)] = select(moves, words[size_t(i + k)], words[size_t(i)]);
    words.erase(words.begin() + wanted, words.end());
  }
  Expr s = start & double(width - 1);
  std::vector<Expr> result;
  for (int i = 0; i < count; ++i)
    result.push_back(words[size_t(i)] << s | words[size_t(i + 1)] >> (double(width) - s));
  return result;
}

// A number below 4 in two words, the highest two bits before the binary point.
struct Fixed {
  Expr high, low;
};

// |x| 2 / pi modulo 4, for |x| >= 1/2. With |x| = m 2^e the bits of 2 / pi above 2^(1-e) give
// multiples of 4, and those far below it give nothing: the product with the few words between is
// enough (M. Payne, R. Hanek, "Radian reduction for trigonometric functions", SIGNUM 1983).
Fixed turns_f32(const Expr& a) {
  Expr pattern = bits(a);
  auto w = window((pattern >> 23) - 120.0, 3);
  Expr m = (pattern & double(0x7fffff)) | double(0x800000);
  Expr carry = product_high(m, w[2]), middle = m * w[1];
  Expr low = middle + carry;
  Expr high = m * w[0] + product_high(m, w[1]) + convert(less(low, carry), DType::u32);
  return {high, low};
}

Fixed turns_f64(const Expr& a) {
  Expr pattern = bits(a), mask = unsigned_number(DType::u64, 0xffffffff);
  auto words = window((pattern >> 52) - 1013.0, 3);
  Expr m = (pattern & unsigned_number(DType::u64, 0xfffffffffffff)) |
           unsigned_number(DType::u64, 0x10000000000000);
  Expr m0 = m & mask, m1 = m >> 32;
  // In 32-bit digits, the lowest first. Digit 0 of the product is dropped, digit 1 only carries.
  Expr w[] = {words[2] & mask, words[2] >> 32,  words[1] & mask,
              words[1] >> 32,  words[0] & mask, words[0] >> 32};
  Expr carry = unsigned_number(DType::u64, 0);
  std::vector<Expr> digits;
  for (int i = 1; i < 6; ++i) {
    Expr sum = carry + (m0 * w[i] & mask) + (m0 * w[i - 1] >> 32) + (m1 * w[i - 1] & mask);
    if (i > 1) sum = sum + (m1 * w[i - 2] >> 32);
    digits.push_back(sum & mask);
    carry = sum >> 32;
  }
  return {digits[4] << 32 | digits[3], digits[2] << 32 | digits[1]};
}

// |x| = quadrant pi/2 + r, |r| <= pi/4. `quadrant` counts modulo 4 in the lowest bits.
struct Angle {
  Expr quadrant, r;
};

Angle reduce_angle(const Expr& a) {
  const Format& f = format(a);
  bool single = f.bias == 127;
  Fixed t = single ? turns_f32(a) : turns_f64(a);
  int width = single ? 32 : 64, spare = single ? 6 : 9;
  Expr half = unsigned_number(f.bits, uint64_t(1) << (width - 3));
  Expr quadrant = (t.high + half) >> (width - 2);
  // What is left, -1/2 to 1/2, as its sign and magnitude (short of one unit when negative).
  Expr left = ir::bitcast(t.high - (quadrant << (width - 2)), f.integer);
  Expr sign = ir::bitcast(left >> (width - 1), f.bits);
  Expr high = ir::bitcast(left, f.bits) ^ sign, low = t.low ^ sign;
  // As two floats, both exact but for the last place of the second.
  uint64_t mask = (uint64_t(1) << spare) - 1;
  auto real_of = [&](const Expr& x) { return convert(ir::bitcast(x, f.integer), f.real); };
  Expr first = real_of(high & unsigned_number(f.bits, ~mask)) * (single ? 0x1p-30 : 0x1p-62);
  Expr rest = (high & double(mask)) << (width - 2 - spare) | low >> (spare + 2);
  Expr second = real_of(rest) * (single ? 0x1p-54 : 0x1p-115);
  // pi/2 in a short part and a long one; the products with the short one are exact.
  double pi_high = single ? 0x1.922p+0 : 0x1.921fb58p+0;
  double pi_low = single ? -0x1.2aeef4p-18 : -0x1.dde973dcb3b3ap-27;
  double pi_half = 1.5707963267948966;
  Expr head = mask_bits(first, single ? 12 : 27);
  Expr tail = fused(first - head, pi_high, fused(first, pi_low, second * pi_half));
  Expr r = fused(head, pi_high, tail);
  Expr sign_of_r = sign & number_bits(f.bits, f.sign);
  r = real(bits(r) ^ sign_of_r);
  Expr near = less(a, 0.785398163397448);
  return {select(near, 0.0, quadrant), select(near, a, r)};
}

Expr sine_or_cosine(const Expr& x, bool cosine) {
  const Format& f = format(x);
  bool single = f.bias == 127;
  Expr a = magnitude(x);
  Angle angle = reduce_angle(a);
  Expr r = angle.r, z = r * r;
  Expr s = fused((single ? polynomial(z, sin_f32) : polynomial(z, sin_f64)) * z, r, r);
  Expr h = fused(z, -0.5, 1.0);
  Expr c = fused(single ? polynomial(z, cos_f32) : polynomial(z, cos_f64), z * z, h);
  Expr odd = equal(angle.quadrant & 1.0, 1.0);
  Expr y = cosine ? select(odd, s, c) : select(odd, c, s);
  // sin is negative in quadrants 2 and 3, cos in 1 and 2.
  Expr turned = cosine ? angle.quadrant + 1.0 : angle.quadrant;
  Expr sign = (turned & 2.0) << (8 * size_of(f.bits) - 2);
  if (!cosine) sign = sign ^ sign_bit(x);
  y = real(bits(y) ^ sign);
  return select(less(bits(a), number_bits(f.bits, f.infinity)), y, nan_like(x));
}

// atan(s) = s + s z p(z), z = s^2, for |s| <= 1 (f32) and 7/16 (f64)
constexpr double atan_f32[] = {-0.33333301544189453,  0.19998638331890106,  -0.14265243709087372,
                               0.10957562923431396,   -0.0841941237449646,  0.05823364108800888,
                               -0.031454700976610184, 0.011063860729336739, -0.0018270749133080244};
constexpr double atan_f64[] = {-0.33333333333332926, 0.19999999999875617,  -0.14285714272428185,
                               0.11111110402146909,  -0.09090887048569152, 0.0769187485317691,
                               -0.06661059326134963, 0.058334796017773485, -0.04976509954592836,
                               0.03652312793309472,  -0.016277462990666593};

Expr atan_f32_of(const Expr& a) {
  Expr far = less(1.0, a);
  Expr s = select(far, 1.0 / a, a), z = s * s;
  Expr y = fused(polynomial(z, atan_f32) * z, s, s);
  // pi/2 in two parts
  return select(far, 0x1.921fb6p+0 - (y + 0x1.777a5cp-25), y);
}

Expr atan_f64_of(const Expr& a) {
  // atan(a) = atan(c) + atan((a - c) / (1 + c a)) with c of 0, 1/2, 1, 3/2, infinity
  constexpr double from[] = {0.4375, 0.6875, 1.1875}, c_of[] = {0.5, 1.0, 1.5};
  constexpr double high_of[] = {0x1.dac670561bb4fp-2, 0x1.921fb54442d18p-1, 0x1.f730bd281f69bp-1};
  constexpr double low_of[] = {0x1.a2b7f222f65e2p-56, 0x1.1a62633145c07p-55, 0x1.007887af0cbbdp-56};
  Expr c = number(a, 0.0), high = c, low = c;
  for (int i = 0; i < 3; ++i) {
    Expr here = less(from[i], a);
    c = select(here, c_of[i], c);
    high = select(here, high_of[i], high);
    low = select(here, low_of[i], low);
  }
  Expr far = less(2.4375, a);
  high = select(far, 0x1.921fb54442d18p+0, high);
  low = select(far, 0x1.1a62633145c07p-54, low);
  Expr s = select(far, -1.0, a - c) / select(far, a, fused(a, c, 1.0));
  Expr z = s * s;
  return high + (s + fused(polynomial(z, atan_f64) * z, s, low));
}

}  // namespace

Expr sin_of(const Expr& x) { return sine_or_cosine(x, false); }
Expr cos_of(const Expr& x) { return sine_or_cosine(x, true); }

Expr atan_of(const Expr& x) {
  Expr a = magnitude(x);
  Expr y = x.dtype() == DType::f32 ? atan_f32_of(a) : atan_f64_of(a);
  return with_sign(y, sign_bit(x));
}

}  // namespace pumice::kernel
