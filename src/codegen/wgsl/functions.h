#pragma once
#include <string_view>

// The ops that are more than one WGSL operator, as functions for operands of a type T. They mean
// what ir/README.md says. In a text
//   $T             the type, of 1 to 4 lanes; $F $U $I the float, unsigned and signed type of its
//                  width and lanes, $B bool, $u32 $i32 $f32 $f64 those types with its lanes
//   $R             the type of the result, where the caller chooses it
//   $LAST          31 or 63, the last bit; $SIGN $MAG $INF the bits of -0, of all but the sign, of
//                  infinity; $FRACTION the bits of the fraction, $SPLIT what cuts one in halves
//   $HIDDEN        a $U that is 0, which the compiler cannot know
//   @@             the function's own name
//   @name @name<U> another function for the same type, for the type $U (I, f64)
// The compiler may reorder float arithmetic, so the result of each step goes through @hide.
namespace pumice::codegen::wgsl {

struct Function {
  std::string_view name, text;
};

inline constexpr Function functions_table[] = {
    // ---- floats by their bits ----
    {"hide", R"(
fn @@(x: $T) -> $T {
  return bitcast<$T>(bitcast<$U>(x) | $HIDDEN);
}
)"},
    {"is_nan", R"(
fn @@(x: $T) -> $B {
  return (bitcast<$U>(x) & $U($MAG)) > $U($INF);
}
)"},
    {"negative", R"(
fn @@(x: $T) -> $T {
  return bitcast<$T>(bitcast<$U>(x) ^ $U($SIGN));
}
)"},
    {"magnitude", R"(
fn @@(x: $T) -> $T {
  return bitcast<$T>(bitcast<$U>(x) & $U($MAG));
}
)"},
    // Ordered as the numbers are, and -0 below +0.
    {"order", R"(
fn @@(x: $T) -> $I {
  let bits = bitcast<$I>(x);
  return bits ^ ((bits >> $u32($LAST)) & $I($MAG));
}
)"},
    {"greater", R"(
fn @@(a: $T, b: $T) -> $T {
  let take = (@order(a) < @order(b)) | @is_nan(b);
  return select(a, b, take & !@is_nan(a));
}
)"},
    {"lesser", R"(
fn @@(a: $T, b: $T) -> $T {
  let take = (@order(b) < @order(a)) | @is_nan(b);
  return select(a, b, take & !@is_nan(a));
}
)"},

    // ---- fma by error-free sums and products; see spirv/fma.cpp ----
    {"sum_rest", R"(
fn @@(a: $T, b: $T, sum: $T) -> $T {
  let back = @hide(sum - a);
  return @hide(@hide(a - @hide(sum - back)) + @hide(b - back));
}
)"},
    {"odd_sum", R"(
fn @@(a: $T, b: $T) -> $T {
  let sum = @hide(a + b);
  let bits = bitcast<$U>(sum);
  let rest = bitcast<$U>(@sum_rest(a, b, sum));
  let odd = (bits - ((bits ^ rest) >> $u32($LAST))) | $U(1);
  let inexact = ((rest & $U($MAG)) - $U(1)) < $U($INF);
  return bitcast<$T>(select(bits, odd, inexact));
}
)"},
    {"upper_digits", R"(
fn @@(x: $T) -> $T {
  let scaled = @hide($T($SPLIT) * x);
  return @hide(scaled - @hide(scaled - x));
}
)"},
    {"fused_by_parts", R"(
fn @@(a: $T, b: $T, c: $T) -> $T {
  let product = @hide(a * b);
  let ah = @upper_digits(a);
  let bh = @upper_digits(b);
  let al = @hide(a - ah);
  let bl = @hide(b - bh);
  let first = @hide(@hide(ah * bh) - product);
  let second = @hide(@hide(first + @hide(ah * bl)) + @hide(al * bh));
  let rest = @hide(second + @hide(al * bl));
  let low = @hide(c + rest);
  let high = @hide(product + low);
  let left = @odd_sum(@sum_rest(product, low, high), @sum_rest(c, rest, low));
  let finite = (bitcast<$U>(left) & $U($MAG)) < $U($INF);
  let sum = @hide(high + left);
  let plain = @hide(product + c);
  return select(plain, sum, finite & ((bitcast<$U>(sum) & $U($MAG)) != $U(0)));
}
)"},
    {"fused_in_f64", R"(
fn @@(a: $T, b: $T, c: $T) -> $T {
  return $T(@odd_sum<f64>(@hide<f64>($f64(a) * $f64(b)), $f64(c)));
}
)"},

    // ---- f32 division and square root, corrected; see spirv/floats.cpp ----
    {"power_of_two", R"(
fn @@(exponent: $I) -> $T {
  return bitcast<$T>((exponent + $I(127)) << $u32(23));
}
)"},
    {"divide", R"(
fn @@(a: $T, b: $T) -> $T {
  let p = bitcast<$U>(a);
  let q = bitcast<$U>(b);
  let pe = (p >> $u32(23)) & $U(255);
  let qe = (q >> $u32(23)) & $U(255);
  let x = bitcast<$T>((p & $U($FRACTION)) | $U(0x3f800000));
  let y = bitcast<$T>((q & $U($FRACTION)) | $U(0x3f800000));
  let minus_y = @negative(y);
  let rough = @hide($T(1) / y);
  let inverse = @fused(@fused(minus_y, rough, $T(1)), rough, rough);
  var quotient = @hide(x * inverse);
  quotient = @fused(@fused(minus_y, quotient, x), inverse, quotient);
  quotient = @fused(@fused(minus_y, quotient, x), inverse, quotient);
  let exponent = $I(pe) - $I(qe);
  let half = exponent >> $u32(1);
  quotient = @hide(@hide(quotient) * @power_of_two(half));
  quotient = @hide(quotient * @power_of_two(exponent - half));
  let infinite = (pe == $U(255)) | (qe == $U(0));
  let nothing = (pe == $U(0)) | (qe == $U(255));
  let nan = (infinite & nothing) | @is_nan(a) | @is_nan(b);
  var bits = select(bitcast<$U>(quotient), $U($INF), infinite);
  bits = select(select(bits, $U(0), nothing), $U(0x7fc00000), nan);
  return bitcast<$T>(bits | ((p ^ q) & $U($SIGN)));
}
)"},
    {"root", R"(
fn @@(a: $T) -> $T {
  let bits = bitcast<$U>(a);
  let biased = (bits >> $u32(23)) & $U(255);
  let exponent = $I(biased) - $I(127);
  let mantissa = bitcast<$T>((bits & $U($FRACTION)) | $U(0x3f800000));
  let x = @hide(mantissa * @power_of_two(exponent & $I(1)));
  var root = @hide(sqrt(x));
  let inverse = @hide($T(0.5) / root);
  root = @fused(@fused(@negative(root), root, x), inverse, root);
  root = @fused(@fused(@negative(root), root, x), inverse, root);
  let scaled = @hide(@hide(root) * @power_of_two(exponent >> $u32(1)));
  var result = select(bitcast<$U>(scaled), bits, biased == $U(255));
  result = select(result, $U(0x7fc00000), (bits & $U($SIGN)) != $U(0));
  result = select(result, bits & $U($SIGN), biased == $U(0));
  return bitcast<$T>(select(result, bits, @is_nan(a)));
}
)"},

    // ---- fmod by long division in integers, one lane; see spirv/float_mod.cpp ----
    {"fraction", R"(
fn @@(bits: $U) -> $U {
  return (bits & $U($FRACTION)) | select($U(0), $U($FRACTION) + $U(1), bits > $U($FRACTION));
}
)"},
    {"exponent", R"(
fn @@(bits: $U) -> $U {
  return max(bits >> $FRACTION_BITS, $U(1));
}
)"},
    {"modulo", R"(
fn @@(a: $T, b: $T) -> $T {
  let sign = bitcast<$U>(a) & $U($SIGN);
  let x = bitcast<$U>(a) & $U($MAG);
  let y = bitcast<$U>(b) & $U($MAG);
  let invalid = (x >= $U($INF)) | (y > $U($INF)) | (y == $U(0));
  let scale = @exponent(y);
  let divisor = select(@fraction(y), $U(1), invalid);
  var left = select(@exponent(x) - scale, $U(0), invalid | (x < y));
  var rest = @fraction(x) % divisor;
  while (left != $U(0)) {
    let step = min(left, $U($EXTRA_BITS));
    rest = (rest << u32(step)) % divisor;
    left = left - step;
  }
  let converted = bitcast<$U>($T(rest));
  let normal = converted + ((scale - $U($WHOLE_BIAS)) << $FRACTION_BITS);
  let is_normal = (converted >> $FRACTION_BITS) + scale > $U($WHOLE_BIAS);
  var result = select(rest << u32(scale - $U(1)), normal, is_normal);
  result = select(result, $U(0), rest == $U(0));
  result = select(result, x, x < y) | sign;
  return bitcast<$T>(select(result, $U($INF) | ($U($INF) >> 1u), invalid));
}
)"},

    // ---- ints ----
    {"quotient", R"(
fn @@(a: $T, b: $T) -> $T {
  return select(a / b, $T(0), b == $T(0));
}
)"},
    {"remainder", R"(
fn @@(a: $T, b: $T) -> $T {
  let quotient = a / b;
  return select(a - quotient * b, $T(0), b == $T(0));
}
)"},
    {"shift_left", R"(
fn @@(a: $T, b: $T, width: $U) -> $T {
  let count = $U(b);
  return select($T(0), a << $u32(count & $U($LAST)), count < width);
}
)"},
    {"shift_right", R"(
fn @@(a: $T, b: $T, width: $U) -> $T {
  return select($T(0), a >> $u32(b & $U($LAST)), b < width);
}
)"},
    {"shift_right_signed", R"(
fn @@(a: $T, b: $T, width: $U) -> $T {
  let count = $U(b);
  return a >> $u32(select(width - $U(1), count, count < width));
}
)"},
    {"multiply_high", R"(
fn @@(a: $T, b: $T) -> $T {
  let half = $u32(($LAST + 1) / 2);
  let low = ($T(1) << half) - $T(1);
  let al = a & low;
  let ah = a >> half;
  let bl = b & low;
  let bh = b >> half;
  let cross = ah * bl + ((al * bl) >> half);
  let middle = al * bh + (cross & low);
  return ah * bh + (cross >> half) + (middle >> half);
}
)"},
    {"multiply_high_signed", R"(
fn @@(a: $T, b: $T) -> $T {
  let high = $T(@multiply_high<U>($U(a), $U(b)));
  return high - select($T(0), b, a < $T(0)) - select($T(0), a, b < $T(0));
}
)"},

    // ---- conversions ----
    {"to_int", R"(
fn @@(x: $T, low: $T, high: $T, first: $R, last: $R) -> $R {
  let nan = @is_nan(x);
  let below = x <= low;
  let above = x >= high;
  let inside = $R(select(x, $T(0), nan | below | above));
  return select(select(select(inside, last, above), first, below), $R(0), nan);
}
)"},
    // The f32 that is the nearest f16; adding 0.5 rounds to multiples of the least f16.
    {"nearest_half", R"(
fn @@(x: $T) -> $T {
  let bits = bitcast<$U>(x);
  let m = bits & $U($MAG);
  let normal = (m + $U(0xfff) + ((m >> $u32(13)) & $U(1))) & $U(0xffffe000);
  let small = @hide(@hide(bitcast<$T>(m) + $T(0.5)) - $T(0.5));
  var result = select(normal, bitcast<$U>(small), m < $U(0x38800000));
  result = select(result, $U($INF), m >= $U(0x477ff000));
  result = select(result, m | $U(0x400000), m > $U($INF));
  return bitcast<$T>(result | (bits & $U($SIGN)));
}
)"},
    {"nearest_bfloat", R"(
fn @@(x: $T) -> $T {
  let bits = bitcast<$U>(x);
  let nearest = bits + $U(0x7fff) + ((bits >> $u32(16)) & $U(1));
  return bitcast<$T>(select(nearest, bits | $U(0x400000), @is_nan(x)) & $U(0xffff0000));
}
)"},
    {"half_of_bits", R"(
fn @@(h: $U) -> $T {
  let m = h & $U(0x7fff);
  let shifted = m << $u32(13);
  let small = bitcast<$U>(@hide($T(m) * $T(0x1p-24)));
  let large = shifted + select($U(0x38000000), $U(0x70000000), m >= $U(0x7c00));
  return bitcast<$T>(select(large, small, m < $U(0x400)) | ((h & $U(0x8000)) << $u32(16)));
}
)"},
    {"bits_of_half", R"(
fn @@(x: $T) -> $U {
  let bits = bitcast<$U>(x);
  let m = bits & $U($MAG);
  let is_small = m < $U(0x38800000);
  let small = $U(@hide(bitcast<$T>(select($U(0), m, is_small)) * $T(0x1p+24)));
  let large = (m >> $u32(13)) - select($U(0x1c000), $U(0x38000), m >= $U($INF));
  return select(large, small, is_small) | ((bits >> $u32(16)) & $U(0x8000));
}
)"},
    // f64 to f32, towards zero and with the last bit set when inexact, so that a second rounding to
    // fewer bits is right.
    {"odd_single", R"(
fn @@(x: $T) -> $f32 {
  let nearest = $f32(x);
  let before = bitcast<$U>(x) & $U($MAG);
  let after = bitcast<$U>($T(nearest)) & $U($MAG);
  let towards_zero = bitcast<$u32>(nearest) - select($u32(0), $u32(1), after > before);
  let odd = towards_zero | select($u32(0), $u32(1), after != before);
  return select(bitcast<$f32>(odd), nearest, @is_nan(x));
}
)"},
};

}  // namespace pumice::codegen::wgsl
