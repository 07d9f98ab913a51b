#include "kernel/wide_float.h"

// A mantissa has its leading 1 in the top bit of 64, and what was shifted out of it as a 1 in the
// lowest ("jammed"): more bits than rounding looks at. Exponents are i32, biased by 1023: a value
// is mantissa * 2^(exponent - 1023 - 63).
namespace pumice::kernel::f64 {

namespace {

constexpr uint32_t sign_word = 1u << 31, exponent_word = 0x7ff00000;
Wide nan_bits() { return wide(0x7ff8000000000000); }
Wide infinity(const Expr& sign) { return {word(0), sign | word(exponent_word)}; }

Expr flag(const Expr& condition) { return convert(condition, DType::u32); }
Expr number(int32_t value) { return ir::constant_int(value, DType::i32); }
Expr as_int(const Expr& word) { return ir::bitcast(word, DType::i32); }
Expr as_word(const Expr& number) { return ir::bitcast(number, DType::u32); }
Expr is_zero_wide(const Wide& a) { return kernel::equal(a.low | a.high, word(0)); }

// What stands in the bits.
struct Fields {
  Expr sign;      // the sign bit alone
  Wide size;      // all but the sign
  Expr exponent;  // of the field, but 1 for denormals
  Wide mantissa;  // not shifted: 53 bits
  Expr zero, nan, infinite;
};

Fields fields(const Wide& a) {
  Wide size{a.low, a.high & word(~sign_word)};
  Expr field = size.high >> word(20);
  Expr normal = kernel::less(word(0), field);
  Expr exponent = as_int(select(normal, field, word(1)));
  Wide mantissa{a.low, (a.high & word(0xfffff)) | select(normal, word(1u << 20), word(0))};
  Wide infinite = wide(uint64_t(exponent_word) << 32);
  return {a.high & word(sign_word),
          size,
          exponent,
          mantissa,
          is_zero_wide(size),
          less_unsigned(infinite, size),
          kernel::equal(size, infinite)};
}

struct Number {
  Expr exponent;
  Wide mantissa;
};

// Leading 1 in the top bit.
Number normalised(const Fields& f) {
  Expr shift = leading_zeros(f.mantissa);
  return {f.exponent + number(11) - as_int(shift), shift_left(f.mantissa, shift)};
}

Wide jammed(const Wide& m, const Expr& shift) {
  Wide kept = shift_right(m, shift);
  Expr lost = !kernel::equal(shift_left(kept, shift), m);
  return {kept.low | flag(lost), kept.high};
}

// To 53 bits. The mantissa's leading 1 adds one to the exponent, a carry another.
Wide rounded(const Expr& sign, const Expr& exponent, const Wide& mantissa) {
  Expr tiny = kernel::less(exponent, number(1));
  Wide m = jammed(mantissa, as_word(select(tiny, number(1) - exponent, number(0))));
  Wide kept = shift_right(m, word(11));
  Expr up = kernel::less(word(0x400), (m.low & word(0x7ff)) + (kept.low & word(1)));
  Expr base = as_word(select(tiny, number(0), exponent - number(1))) << word(20);
  Wide result = kept + Wide{flag(up), base};
  result = select(kernel::less(exponent, number(2047)), result, infinity(word(0)));
  return {result.low, result.high | sign};
}

// 128 bits.
struct Quad {
  Wide low, high;
};

Wide product(const Expr& a, const Expr& b) { return {a * b, product_high(a, b)}; }

Quad product(const Wide& a, const Wide& b) {
  Wide low = product(a.low, b.low), high = product(a.high, b.high);
  Wide left = product(a.low, b.high), right = product(a.high, b.low);
  Wide middle = Wide{low.high, word(0)} + Wide{left.low, word(0)} + Wide{right.low, word(0)};
  high = high + Wide{left.high, word(0)} + Wide{right.high, word(0)} + Wide{middle.high, word(0)};
  return {{low.low, middle.low}, high};
}

Quad shift_left(const Quad& a, const Expr& n) {
  Wide crossing = shift_right(a.low, word(64) - n) | kernel::shift_left(a.low, n - word(64));
  return {kernel::shift_left(a.low, n), kernel::shift_left(a.high, n) | crossing};
}

Quad jammed(const Quad& a, const Expr& n) {
  Wide crossing = kernel::shift_left(a.high, word(64) - n) | shift_right(a.high, n - word(64));
  Quad kept{shift_right(a.low, n) | crossing, shift_right(a.high, n)};
  Quad back = shift_left(kept, n);
  Expr same = kernel::equal(back.low, a.low) & kernel::equal(back.high, a.high);
  kept.low.low = kept.low.low | flag(!same);
  return kept;
}

Quad select(const Expr& c, const Quad& a, const Quad& b) {
  return {kernel::select(c, a.low, b.low), kernel::select(c, a.high, b.high)};
}
using kernel::select;
using kernel::shift_left;

Quad operator+(const Quad& a, const Quad& b) {
  Wide low = a.low + b.low;
  return {low, a.high + b.high + Wide{flag(less_unsigned(low, a.low)), word(0)}};
}
Quad operator-(const Quad& a, const Quad& b) {
  return {a.low - b.low, a.high - b.high - Wide{flag(less_unsigned(a.low, b.low)), word(0)}};
}
Expr less_unsigned(const Quad& a, const Quad& b) {
  return kernel::less_unsigned(a.high, b.high) |
         (kernel::equal(a.high, b.high) & kernel::less_unsigned(a.low, b.low));
}
using kernel::less_unsigned;

Wide jammed_high(const Quad& a) { return {a.high.low | flag(!is_zero_wide(a.low)), a.high.high}; }

}  // namespace

Expr is_zero(const Wide& a) { return fields(a).zero; }
Wide negative(const Wide& a) { return {a.low, a.high ^ word(sign_word)}; }

Expr less(const Wide& a, const Wide& b) {
  Fields x = fields(a), y = fields(b);
  Expr left = !kernel::equal(x.sign, word(0));
  Expr same = kernel::equal(x.sign, y.sign);
  Expr among = select(left, less_unsigned(y.size, x.size), less_unsigned(x.size, y.size));
  Expr across = left & !(x.zero & y.zero);
  return select(same, among, across) & !(x.nan | y.nan);
}

Expr equal(const Wide& a, const Wide& b) {
  Fields x = fields(a), y = fields(b);
  return (kernel::equal(a, b) | (x.zero & y.zero)) & !(x.nan | y.nan);
}

// The smaller one is shifted to the larger one's exponent. Where more than one bit cancels the
// exponents differ by one at most, and nothing was shifted out.
Wide add(const Wide& a, const Wide& b) {
  Wide size_a{a.low, a.high & word(~sign_word)}, size_b{b.low, b.high & word(~sign_word)};
  Expr swap = less_unsigned(size_a, size_b);
  Wide larger = select(swap, b, a), smaller = select(swap, a, b);
  Fields x = fields(larger), y = fields(smaller);
  Expr opposite = !kernel::equal(x.sign, y.sign);
  Wide m = shift_left(x.mantissa, word(10));
  Wide other = jammed(shift_left(y.mantissa, word(10)), as_word(x.exponent - y.exponent));
  Wide sum = select(opposite, m - other, m + other);
  Expr shift = leading_zeros(sum);
  Wide result = rounded(x.sign, x.exponent + number(1) - as_int(shift), shift_left(sum, shift));
  result = select(is_zero_wide(sum), Wide{word(0), select(opposite, word(0), x.sign)}, result);
  result = select(x.infinite, larger, result);
  return select(x.nan | (x.infinite & y.infinite & opposite), nan_bits(), result);
}

Wide multiply(const Wide& a, const Wide& b) {
  Fields x = fields(a), y = fields(b);
  Number p = normalised(x), q = normalised(y);
  Quad whole = product(p.mantissa, q.mantissa);
  Expr shift = flag(kernel::less(whole.high.high, word(sign_word)));
  Expr sign = x.sign ^ y.sign;
  Expr exponent = p.exponent + q.exponent - number(1022) - as_int(shift);
  Wide result = rounded(sign, exponent, jammed_high(shift_left(whole, shift)));
  result = select(x.zero | y.zero, Wide{word(0), sign}, result);
  result = select(x.infinite | y.infinite, infinity(sign), result);
  Expr invalid = (x.infinite & y.zero) | (y.infinite & x.zero);
  return select(x.nan | y.nan | invalid, nan_bits(), result);
}

namespace {

// One word of (rest * 2^32) / divisor, whose top bit is set; rest < divisor, and becomes what is
// left. The estimate from the divisor's upper word is at most 2 too large.
Expr quotient_word(Wide& rest, const Wide& divisor) {
  Expr fits = kernel::less(rest.high, divisor.high);
  Expr q = select(fits, divide_long(rest.high, rest.low, divisor.high), word(~0u));
  // 96 bits: rest * 2^32 - q * divisor.
  Wide lower = product(q, divisor.low), upper = product(q, divisor.high);
  Wide taken = upper + Wide{lower.high, word(0)};
  Expr low = word(0) - lower.low;
  Wide high = rest - taken - Wide{flag(!kernel::equal(lower.low, word(0))), word(0)};
  for (int i = 0; i < 2; ++i) {
    Expr negative = !kernel::less(high.high, word(sign_word));
    Wide more = select(negative, divisor, wide(0));
    Expr sum = low + more.low;
    high = high + Wide{more.high, word(0)} + Wide{flag(kernel::less(sum, low)), word(0)};
    low = sum;
    q = q - flag(negative);
  }
  rest = {low, high.low};
  return q;
}

}  // namespace

Wide divide(const Wide& a, const Wide& b) {
  Fields x = fields(a), y = fields(b);
  Number p = normalised(x), q = normalised(y);
  Expr less_than = less_unsigned(p.mantissa, q.mantissa);
  // The lowest bits of a mantissa from memory are zeros.
  Wide rest = select(less_than, p.mantissa, shift_right(p.mantissa, word(1)));
  Expr high = quotient_word(rest, q.mantissa), low = quotient_word(rest, q.mantissa);
  Expr sign = x.sign ^ y.sign;
  Expr exponent = p.exponent - q.exponent + select(less_than, number(1022), number(1023));
  Wide result = rounded(sign, exponent, {low | flag(!is_zero_wide(rest)), high});
  result = select(x.zero | y.infinite, Wide{word(0), sign}, result);
  result = select(x.infinite | y.zero, infinity(sign), result);
  Expr invalid = (x.infinite & y.infinite) | (x.zero & y.zero);
  return select(x.nan | y.nan | invalid, nan_bits(), result);
}

// The dividend's mantissa times 2^n modulo the divisor's, 32 places at a time: the exponents differ
// by 2098 at most.
Wide remainder(const Wide& a, const Wide& b) {
  Fields x = fields(a), y = fields(b);
  Number p = normalised(x), q = normalised(y);
  Expr distance = as_word(p.exponent - q.exponent);
  Expr smaller = kernel::less(p.exponent, q.exponent);
  Wide rest = select(less_unsigned(p.mantissa, q.mantissa), p.mantissa, p.mantissa - q.mantissa);
  for (uint32_t done = 32; done <= 2098; done += 32) {
    Wide next = rest;
    quotient_word(next, q.mantissa);
    rest = select(kernel::less(distance, word(done)), rest, next);
  }
  // The last places leave the mantissas' 11 low zeros.
  Expr left = distance & word(31);
  Wide divisor = shift_right(q.mantissa, word(11));
  rest = shift_right(rest, word(11));
  for (int i = 0; i < 3; ++i) {
    Expr places = select(kernel::less(left, word(11)), left, word(11));
    Wide dividend = shift_left(rest, places);
    rest = dividend - divide_unsigned(dividend, divisor) * divisor;
    left = left - places;
  }
  Expr shift = leading_zeros(rest);
  Wide result = rounded(x.sign, q.exponent + number(11) - as_int(shift), shift_left(rest, shift));
  result = select(is_zero_wide(rest), Wide{word(0), x.sign}, result);
  result = select(smaller | x.zero | y.infinite, a, result);
  return select(x.nan | y.nan | x.infinite | y.zero, nan_bits(), result);
}

namespace {

// floor(sqrt(x)) for x >= 2^62: an f32 estimate from above, one step of Newton's method, which ends
// there or one above.
Expr root_word(const Wide& x) {
  Expr single = ir::sqrt(convert(x.high, DType::f32));
  Expr start = convert(single * 65536.0, DType::u32);
  start = select(kernel::less(word(~0u - 2048), start), word(~0u), start + word(2048));
  Expr fits = kernel::less(x.high, start);
  Expr other = select(fits, divide_long(x.high, x.low, start), word(~0u));
  Expr mean = (start >> word(1)) + (other >> word(1)) + (start & other & word(1));
  return mean - flag(less_unsigned(x, product(mean, mean)));
}

}  // namespace

// The upper word of the root, then the lower from what is left (P. Zimmermann, "Karatsuba square
// root", INRIA RR-3805): one too large at most.
Wide square_root(const Wide& a) {
  Fields f = fields(a);
  Number n = normalised(f);
  Expr power = n.exponent - number(1023);
  Expr even = kernel::equal(as_word(power) & word(1), word(0));
  Wide x = select(even, shift_right(n.mantissa, word(1)), n.mantissa);
  Expr high = root_word(x);
  Wide rest = x - product(high, high);
  Wide scaled = shift_left(rest, word(31));
  Expr low = select(kernel::less(scaled.high, high), divide_long(scaled.high, scaled.low, high),
                    word(~0u));
  Wide root{low, high};
  Quad target{wide(0), x};
  root = root - Wide{flag(less_unsigned(target, product(root, root))), word(0)};
  Quad square = product(root, root);
  Expr exact = kernel::equal(square.high, x) & is_zero_wide(square.low);
  Wide result =
      rounded(word(0), (power >> number(1)) + number(1023), {root.low | flag(!exact), root.high});
  result = select(f.zero | f.infinite, a, result);
  Expr below = less_unsigned(wide(0), f.size) & kernel::equal(f.sign, word(sign_word));
  return select(f.nan | below, nan_bits(), result);
}

// As add, in 128 bits: the product is exact.
Wide fma(const Wide& a, const Wide& b, const Wide& c) {
  Fields x = fields(a), y = fields(b), z = fields(c);
  Number p = normalised(x), q = normalised(y), r = normalised(z);
  Expr no_product = x.zero | y.zero, sign = x.sign ^ y.sign;
  Quad whole = product(p.mantissa, q.mantissa);
  Expr shift = flag(kernel::less(whole.high.high, word(sign_word)));
  whole = shift_left(whole, shift);
  // Zeros stand below everything.
  Expr exponent =
      select(no_product, number(-20000), p.exponent + q.exponent - number(1022) - as_int(shift));
  Expr added = select(z.zero, number(-10000), r.exponent);
  Quad other{wide(0), r.mantissa};
  Expr swap = kernel::less(exponent, added) |
              (kernel::equal(exponent, added) & less_unsigned(whole, other));
  Quad larger = jammed(select(swap, other, whole), word(1));  // room for a carry
  Expr upper = select(swap, added, exponent), lower = select(swap, exponent, added);
  Quad smaller = jammed(select(swap, whole, other), as_word(upper - lower) + word(1));
  Expr opposite = !kernel::equal(sign, z.sign);
  Quad sum = select(opposite, larger - smaller, larger + smaller);
  Expr top = is_zero_wide(sum.high);
  Expr zeros = select(top, leading_zeros(sum.low) + word(64), leading_zeros(sum.high));
  Expr result_sign = select(swap, z.sign, sign);
  Wide result =
      rounded(result_sign, upper + number(1) - as_int(zeros), jammed_high(shift_left(sum, zeros)));
  Expr nothing = top & is_zero_wide(sum.low);
  result = select(nothing, Wide{word(0), select(opposite, word(0), sign)}, result);
  Expr infinite = x.infinite | y.infinite;
  result = select(z.infinite, c, select(infinite, infinity(sign), result));
  Expr invalid = (x.infinite & y.zero) | (y.infinite & x.zero) | (infinite & z.infinite & opposite);
  return select(x.nan | y.nan | z.nan | invalid, nan_bits(), result);
}

Wide from_single(const Expr& x) {
  Expr pattern = bits(x), size = pattern & word(0x7fffffff), field = size >> word(23);
  Expr normal = kernel::less(word(0), field);
  Expr mantissa = (size & word(0x7fffff)) | select(normal, word(1u << 23), word(0));
  Expr shift = leading_zeros(mantissa) - word(8);
  mantissa = mantissa << shift;
  Expr base = (select(normal, field, word(1)) + word(1023 - 127 - 1) - shift) << word(20);
  Wide result{mantissa << word(29), base + (mantissa >> word(3))};
  result = select(kernel::equal(size, word(0)), wide(0), result);
  result = select(kernel::equal(size, word(0x7f800000)), infinity(word(0)), result);
  result = select(kernel::less(word(0x7f800000), size), nan_bits(), result);
  return {result.low, result.high | (pattern & word(sign_word))};
}

Expr to_single(const Wide& a, bool to_odd) {
  Fields f = fields(a);
  Number n = normalised(f);
  Expr exponent = n.exponent - number(1023 - 127);
  Expr tiny = kernel::less(exponent, number(1));
  Expr shift = as_word(select(tiny, number(1) - exponent, number(0)));
  Expr m = n.mantissa.high | flag(!kernel::equal(n.mantissa.low, word(0)));
  Expr kept = m >> shift;
  kept = kept | flag(!kernel::equal(kept << shift, m));
  Expr mantissa = kept >> word(8), dropped = kept & word(0xff);
  Expr more =
      to_odd ? flag(kernel::less(word(0), dropped) & kernel::equal(mantissa & word(1), word(0)))
             : flag(kernel::less(word(0x80), dropped + (mantissa & word(1))));
  Expr base = as_word(select(tiny, number(0), exponent - number(1))) << word(23);
  Expr result = base + mantissa + more;
  Expr most = word(to_odd ? 0x7f7fffff : 0x7f800000);
  result = select(kernel::less(exponent, number(255)), result, most);
  result = select(f.zero, word(0), result);
  result = select(f.infinite, word(0x7f800000), result);
  return real(select(f.nan, word(0x7fc00000), result | f.sign));
}

Wide from_int(const Wide& a, bool is_signed) {
  Expr sign = is_signed ? a.high & word(sign_word) : word(0);
  Wide size = select(kernel::equal(sign, word(0)), a, wide(0) - a);
  Expr shift = leading_zeros(size);
  Wide result = rounded(sign, number(1023 + 63) - as_int(shift), shift_left(size, shift));
  return select(is_zero_wide(size), wide(0), result);
}

Wide to_int(const Wide& a, bool is_signed) {
  Fields f = fields(a);
  Expr exponent = as_word(f.exponent);
  Wide small = shift_right(f.mantissa, word(1075) - exponent);
  Wide large = shift_left(f.mantissa, exponent - word(1075));
  Wide value = select(kernel::less(exponent, word(1075)), small, large);
  Expr negative_sign = !kernel::equal(f.sign, word(0));
  if (is_signed) {
    Wide most = select(negative_sign, wide(uint64_t(1) << 63), wide(~uint64_t(0) >> 1));
    value = select(negative_sign, wide(0) - value, value);
    value = select(kernel::less(exponent, word(1023 + 63)), value, most);
    return select(f.nan, wide(0), value);
  }
  value = select(kernel::less(exponent, word(1023 + 64)), value, wide(~uint64_t(0)));
  return select(f.nan | negative_sign, wide(0), value);
}

}  // namespace pumice::kernel::f64
