#include "kernel/wide.h"

// 64-bit ints out of words of 32. A shift of a word by 32 places or more gives 0 (or the sign),
// which most formulas lean on.
namespace pumice::kernel {

namespace {

Expr flag(const Expr& condition) { return convert(condition, DType::u32); }
Expr is_negative(const Wide& a) { return less(ir::bitcast(a.high, DType::i32), 0); }

Wide negated_if(const Expr& condition, const Wide& a) { return select(condition, wide(0) - a, a); }

}  // namespace

Wide operator+(const Wide& a, const Wide& b) {
  Expr low = a.low + b.low;
  return {low, a.high + b.high + flag(less(low, a.low))};
}

Wide operator-(const Wide& a, const Wide& b) {
  return {a.low - b.low, a.high - b.high - flag(less(a.low, b.low))};
}

Wide operator*(const Wide& a, const Wide& b) {
  return {a.low * b.low, product_high(a.low, b.low) + a.low * b.high + a.high * b.low};
}

Wide operator|(const Wide& a, const Wide& b) { return {a.low | b.low, a.high | b.high}; }
Wide operator&(const Wide& a, const Wide& b) { return {a.low & b.low, a.high & b.high}; }
Wide operator^(const Wide& a, const Wide& b) { return {a.low ^ b.low, a.high ^ b.high}; }
Wide operator~(const Wide& a) { return {!a.low, !a.high}; }

Wide select(const Expr& condition, const Wide& a, const Wide& b) {
  return {select(condition, a.low, b.low), select(condition, a.high, b.high)};
}

Expr equal(const Wide& a, const Wide& b) { return equal(a.low, b.low) & equal(a.high, b.high); }

Expr less_unsigned(const Wide& a, const Wide& b) {
  return less(a.high, b.high) | (equal(a.high, b.high) & less(a.low, b.low));
}

Expr less_signed(const Wide& a, const Wide& b) {
  Expr above = less(ir::bitcast(a.high, DType::i32), ir::bitcast(b.high, DType::i32));
  return above | (equal(a.high, b.high) & less(a.low, b.low));
}

Expr shift_count(const Wide& count) {
  return select(equal(count.high, word(0)), count.low, word(64));
}

Wide shift_left(const Wide& a, const Expr& n) {
  Expr crossing = (a.low >> (word(32) - n)) | (a.low << (n - word(32)));
  return {a.low << n, (a.high << n) | crossing};
}

Wide shift_right(const Wide& a, const Expr& n) {
  Expr crossing = (a.high << (word(32) - n)) | (a.high >> (n - word(32)));
  return {(a.low >> n) | crossing, a.high >> n};
}

Wide shift_right_signed(const Wide& a, const Expr& n) {
  Expr high = ir::bitcast(a.high, DType::i32);
  auto shifted = [&](const Expr& count) {
    Expr most = select(less(word(31), count), word(31), count);
    return Expr(ir::bitcast(high >> ir::bitcast(most, DType::i32), DType::u32));
  };
  Expr near = (a.low >> n) | (a.high << (word(32) - n));
  return {select(less(n, word(32)), near, shifted(n - word(32))), shifted(n)};
}

Expr leading_zeros(const Expr& x) {
  Expr rest = x, count = word(0);
  for (uint32_t step : {16u, 8u, 4u, 2u, 1u}) {
    Expr small = less(rest, word(1u << (32 - step)));
    count = count + select(small, word(step), word(0));
    rest = select(small, rest << word(step), rest);
  }
  return count + select(less(rest, word(1u << 31)), word(1), word(0));
}

Expr leading_zeros(const Wide& a) {
  Expr upper = equal(a.high, word(0));
  return leading_zeros(select(upper, a.low, a.high)) + select(upper, word(32), word(0));
}

namespace {

// One digit of 16 bits of a long division: `rest` * 2^16 + `next` by `divisor`, whose top bit is
// set. The estimate from the divisor's upper half is at most 2 too large (Knuth, TAOCP 2, 4.3.1).
Expr digit(const Expr& rest, const Expr& next, const Expr& divisor) {
  Expr upper = divisor >> word(16), lower = divisor & word(0xffff), base = word(0x10000);
  Expr q = rest / upper, left = rest - q * upper;
  for (int i = 0; i < 2; ++i) {
    Expr over = (!less(q, base)) | less((left << word(16)) | next, q * lower);
    Expr fix = over & less(left, base);
    q = q - flag(fix);
    left = left + select(fix, upper, word(0));
  }
  return q;
}

}  // namespace

Expr divide_long(const Expr& high, const Expr& low, const Expr& divisor) {
  Expr shift = leading_zeros(divisor), d = divisor << shift;
  Expr top = (high << shift) | (low >> (word(32) - shift)), bottom = low << shift;
  Expr next = bottom >> word(16), last = bottom & word(0xffff);
  Expr q1 = digit(top, next, d);
  Expr rest = (top << word(16)) + next - q1 * d;
  return (q1 << word(16)) + digit(rest, last, d);
}

// A divisor of one word needs a long division of two digits. That of a larger one, shifted to fill
// a word, estimates the quotient to within one (Hacker's Delight, section 9-5).
Wide divide_unsigned(const Wide& a, const Wide& b) {
  Expr small = equal(b.high, word(0));
  Expr upper = a.high / b.low;
  Expr shift = leading_zeros(b.high);
  Wide halved = shift_right(a, word(1));
  Expr filled = shift_left(b, shift).high;
  Expr q = divide_long(select(small, a.high - upper * b.low, halved.high),
                       select(small, a.low, halved.low), select(small, b.low, filled));
  Expr estimate = q >> (word(31) - shift);
  estimate = estimate - flag(!equal(estimate, word(0)));
  Wide rest = a - Wide{estimate, word(0)} * b;
  estimate = estimate + flag(!less_unsigned(rest, b));
  Wide result{select(small, q, estimate), select(small, upper, word(0))};
  return select(equal(b, wide(0)), wide(0), result);
}

Wide divide_signed(const Wide& a, const Wide& b) {
  Expr left = is_negative(a), right = is_negative(b);
  return negated_if(left ^ right, divide_unsigned(negated_if(left, a), negated_if(right, b)));
}

Wide from_float(const Expr& x, bool is_signed) {
  Expr pattern = bits(x), size = pattern & word(0x7fffffff);
  Expr negative = !equal(pattern, size);
  Expr exponent = size >> word(23), mantissa = (size & word(0x7fffff)) | word(0x800000);
  // The mantissa counts units of 2^(exponent - 150). A shift the wrong way is one by a lot.
  Wide whole = shift_left({mantissa, word(0)}, exponent - word(150));
  Wide value =
      select(less(exponent, word(150)), Wide{mantissa >> (word(150) - exponent), word(0)}, whole);
  Expr nan = less(word(0x7f800000), size);
  if (is_signed) {
    Wide most = select(negative, wide(uint64_t(1) << 63), wide(~uint64_t(0) >> 1));
    Expr fits = less(size, word(0x5f000000));  // 2^63
    value = select(fits, negated_if(negative, value), most);
  } else {
    value = select(less(size, word(0x5f800000)), value, wide(~uint64_t(0)));
    nan = nan | negative;
  }
  return select(nan, wide(0), value);
}

Expr to_float(const Wide& a, bool is_signed) {
  Expr negative = is_signed ? is_negative(a) : Expr(less(word(0), word(0)));
  Wide size = is_signed ? negated_if(negative, a) : a;
  Expr shift = leading_zeros(size);
  Wide filled = shift_left(size, shift);
  Expr mantissa = filled.high >> word(8), dropped = filled.high & word(0xff);
  Expr sticky = flag(!equal(filled.low, word(0)));
  // Up when what is dropped is more than half, or half and the mantissa odd.
  Expr up = less(word(0x80), dropped + (sticky | (mantissa & word(1))));
  // The mantissa's leading 1 adds one to the exponent, a carry another.
  Expr pattern = ((word(127 + 63 - 1) - shift) << word(23)) + mantissa + flag(up);
  pattern = select(equal(size, wide(0)), word(0), pattern);
  return real(pattern | select(negative, word(1u << 31), word(0)));
}

}  // namespace pumice::kernel
