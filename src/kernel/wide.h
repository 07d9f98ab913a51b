#pragma once
#include "kernel/decompose_expr.h"

// Private to emulate: 64-bit ints as two words of 32, and narrow floats as their bits. All words
// are u32; values are those of ir/README.md.
namespace pumice::kernel {

// A 64-bit value: its lower and upper half.
struct Wide {
  Expr low, high;
};

inline Wide wide(uint64_t bits) { return {word(uint32_t(bits)), word(uint32_t(bits >> 32))}; }

Wide operator+(const Wide& a, const Wide& b);
Wide operator-(const Wide& a, const Wide& b);
Wide operator*(const Wide& a, const Wide& b);
Wide operator|(const Wide& a, const Wide& b);
Wide operator&(const Wide& a, const Wide& b);
Wide operator^(const Wide& a, const Wide& b);
Wide operator~(const Wide& a);
Wide select(const Expr& condition, const Wide& a, const Wide& b);
Expr equal(const Wide& a, const Wide& b);
Expr less_unsigned(const Wide& a, const Wide& b);
Expr less_signed(const Wide& a, const Wide& b);

// By `count` places, a word: from 64 on 0, or the sign.
Wide shift_left(const Wide& a, const Expr& count);
Wide shift_right(const Wide& a, const Expr& count);
Wide shift_right_signed(const Wide& a, const Expr& count);
// A 64-bit count as a word that shifts by as much.
Expr shift_count(const Wide& count);

Expr leading_zeros(const Expr& word);  // 32 for 0
Expr leading_zeros(const Wide& a);     // 64 for 0

// (high * 2^32 + low) / divisor, for high < divisor.
Expr divide_long(const Expr& high, const Expr& low, const Expr& divisor);
Wide divide_unsigned(const Wide& a, const Wide& b);
Wide divide_signed(const Wide& a, const Wide& b);

// Casts from and to f32: truncated and saturated, and to nearest even.
Wide from_float(const Expr& x, bool is_signed);
Expr to_float(const Wide& a, bool is_signed);

}  // namespace pumice::kernel
