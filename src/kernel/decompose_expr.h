#pragma once
#include <span>

#include "ir/node.h"

// Private to decompose_*.cpp: scalar nodes with operators, and the formulas built from them.
//
// No formula needs `fma` to be fused: a product that has to be exact is made so by splitting, and a
// device whose fma rounds twice only loses what docs/numerics.md states. NaN and infinity are told
// by their bits, as a driver may assume in float comparisons that they do not occur.
namespace pumice::kernel {

// A node, or a number that takes the dtype of the other operand.
class Expr {
 public:
  Expr(ir::NodeRef node) : node_(std::move(node)) {}
  operator const ir::NodeRef&() const { return node_; }
  const ir::NodeRef& node() const { return node_; }
  DType dtype() const { return node_->dtype; }

 private:
  ir::NodeRef node_;
};

// A constant of x's dtype. Ints take whole numbers below 2^53.
Expr number(const Expr& x, double value);
Expr number_bits(DType dtype, uint64_t bits);  // a float of this pattern, or an int

#define PUMICE_EXPR(name, op)                                                             \
  inline Expr name(const Expr& a, const Expr& b) { return ir::make(ir::Op::op, {a, b}); } \
  inline Expr name(const Expr& a, double b) { return name(a, number(a, b)); }             \
  inline Expr name(double a, const Expr& b) { return name(number(b, a), b); }
PUMICE_EXPR(operator+, add)
PUMICE_EXPR(operator-, sub)
PUMICE_EXPR(operator*, mul)
PUMICE_EXPR(operator/, div)
PUMICE_EXPR(operator&, bit_and)
PUMICE_EXPR(operator|, bit_or)
PUMICE_EXPR(operator^, bit_xor)
PUMICE_EXPR(operator<<, shl)
PUMICE_EXPR(operator>>, shr)
PUMICE_EXPR(less, lt)
PUMICE_EXPR(equal, eq)
PUMICE_EXPR(product_high, mul_hi)
#undef PUMICE_EXPR

inline Expr operator-(const Expr& a) { return ir::neg(a); }
inline Expr operator!(const Expr& a) { return ir::bit_not(a); }
inline Expr select(const Expr& c, const Expr& a, const Expr& b) { return ir::where(c, a, b); }
inline Expr select(const Expr& c, const Expr& a, double b) { return ir::where(c, a, number(a, b)); }
inline Expr select(const Expr& c, double a, const Expr& b) { return ir::where(c, number(b, a), b); }
inline Expr fused(const Expr& a, const Expr& b, const Expr& c) { return ir::fma(a, b, c); }
inline Expr fused(const Expr& a, const Expr& b, double c) { return ir::fma(a, b, number(a, c)); }
inline Expr fused(const Expr& a, double b, const Expr& c) { return ir::fma(a, number(a, b), c); }
inline Expr fused(const Expr& a, double b, double c) { return fused(a, b, number(a, c)); }
inline Expr convert(const Expr& a, DType dtype) { return ir::cast(a, dtype); }

// f32 or f64 in numbers.
struct Format {
  DType real, bits, integer;  // f32, u32, i32 or f64, u64, i64
  int mantissa;               // 23, 52
  int bias;                   // 127, 1023
  double magic;               // 1.5 * 2^mantissa: added, it rounds to whole numbers
  uint64_t infinity, sign;    // as bits
};
const Format& format(DType dtype);
inline const Format& format(const Expr& x) { return format(x.dtype()); }

Expr bits(const Expr& x);                        // as the unsigned int of its size
Expr real(const Expr& bits);                     // and back
Expr power_of_two(const Expr& biased_exponent);  // from the exponent field, an unsigned int
Expr magnitude(const Expr& x);                   // |x|, by bits
Expr sign_bit(const Expr& x);                    // 0 or the sign bit, as bits
Expr with_sign(const Expr& not_negative, const Expr& sign_bit);
Expr is_nan(const Expr& x);                  // by bits
Expr mask_bits(const Expr& x, int dropped);  // clears the lowest mantissa bits
Expr nan_like(const Expr& x);
Expr infinity_like(const Expr& x);

// c[0] + c[1] x + … by Horner's rule.
Expr polynomial(const Expr& x, std::span<const double> c);
template <size_t n>
Expr polynomial(const Expr& x, const double (&c)[n]) {
  return polynomial(x, std::span<const double>(c, n));
}

// The functions over f32 and f64; errors in docs/numerics.md.
Expr exp_of(const Expr& x);
Expr exp2_of(const Expr& x);
Expr log_of(const Expr& x);
Expr log2_of(const Expr& x);
Expr tanh_of(const Expr& x);
Expr erf_of(const Expr& x);
Expr sin_of(const Expr& x);
Expr cos_of(const Expr& x);
Expr atan_of(const Expr& x);
Expr pow_of(const Expr& x, const Expr& y);

// e^x for -80 <= x <= 80 (f32; f64: -700 … 700) or NaN; no overflow, no denormals.
Expr exp_inside(const Expr& x);

// 2^(a + b) for a small correction b and -1000 < a < 1100 (f64; f32: -160 … 140) or NaN.
Expr exp2_sum(const Expr& a, const Expr& b);

// x = 2^e (1 + f) with sqrt(1/2) <= 1 + f < sqrt(2), for positive finite x.
struct LogSplit {
  Expr e, f;
};
LogSplit split_log(const Expr& x);

// Simple ops from simpler ones. All dtypes; the rounding ones take f32 and f64.
Expr negative_of(const Expr& x);
Expr absolute_of(const Expr& x);
Expr round_of(const Expr& x);
Expr trunc_of(const Expr& x);
Expr floor_of(const Expr& x);
Expr extreme_of(const Expr& a, const Expr& b, bool largest);
Expr less_equal_of(const Expr& a, const Expr& b);
Expr remainder_of(const Expr& a, const Expr& b);  // ints

// Whole numbers. philox wants its operands in any int dtype and works in u32.
Expr philox_of(const Expr& k0, const Expr& k1, const Expr& counter);
Expr mul_hi_of(const Expr& a, const Expr& b);

// f16 and bf16 by integers: from their 16 bits (u16) to f32, and back to nearest even.
inline Expr word(uint32_t bits) { return ir::constant_int(int64_t(bits), DType::u32); }
Expr half_from_bits(const Expr& pattern, DType dtype);  // f16 or bf16 bits in a u32 as f32
Expr half_to_bits(const Expr& x, DType dtype);          // x is f32
Expr widen_half(const Expr& x);                         // dtype f16 or bf16
Expr narrow_half(const Expr& x, DType dtype);           // x is f32
Expr round_to_odd(const Expr& x);  // f64 to f32, keeping what a second rounding needs

}  // namespace pumice::kernel
