#pragma once
#include <cmath>
#include <cstdint>
#include <span>

#include "ir/op.h"
#include "pumice/dtype.h"

// The meaning of the elementwise ops on one element; what stands in the `value` column of ops.def.
namespace pumice::ir {

namespace scalar {

// An int64 whose arithmetic wraps.
struct Signed {
  int64_t value = 0;
  constexpr Signed() = default;
  constexpr Signed(int64_t v) : value(v) {}
  constexpr explicit operator bool() const { return value != 0; }
  friend constexpr Signed operator+(Signed a, Signed b) {
    return int64_t(uint64_t(a.value) + uint64_t(b.value));
  }
  friend constexpr Signed operator-(Signed a, Signed b) {
    return int64_t(uint64_t(a.value) - uint64_t(b.value));
  }
  friend constexpr Signed operator*(Signed a, Signed b) {
    return int64_t(uint64_t(a.value) * uint64_t(b.value));
  }
  friend constexpr bool operator==(Signed a, Signed b) { return a.value == b.value; }
  friend constexpr bool operator!=(Signed a, Signed b) { return a.value != b.value; }
  friend constexpr bool operator<(Signed a, Signed b) { return a.value < b.value; }
  friend constexpr bool operator<=(Signed a, Signed b) { return a.value <= b.value; }
};

inline double neg(double a) { return -a; }
constexpr Signed neg(Signed a) { return Signed(0) - a; }
constexpr uint64_t neg(uint64_t a) { return 0 - a; }

inline double abs(double a) { return std::fabs(a); }
constexpr Signed abs(Signed a) { return a < 0 ? neg(a) : a; }
constexpr uint64_t abs(uint64_t a) { return a; }

inline double div(double a, double b) { return a / b; }
constexpr Signed div(Signed a, Signed b) {
  if (b.value == 0) return 0;
  return b.value == -1 ? neg(a) : Signed(a.value / b.value);
}
constexpr uint64_t div(uint64_t a, uint64_t b) { return b ? a / b : 0; }

inline double mod(double a, double b) { return std::fmod(a, b); }
constexpr Signed mod(Signed a, Signed b) {
  return b.value == 0 || b.value == -1 ? 0 : a.value % b.value;
}
constexpr uint64_t mod(uint64_t a, uint64_t b) { return b ? a % b : 0; }

// NaN wins; +0 is more than -0.
inline double max(double a, double b) {
  if (a != a) return a;
  if (b != b) return b;
  if (a == b) return std::signbit(a) ? b : a;
  return a < b ? b : a;
}
inline double min(double a, double b) {
  if (a != a) return a;
  if (b != b) return b;
  if (a == b) return std::signbit(a) ? a : b;
  return b < a ? b : a;
}
constexpr Signed max(Signed a, Signed b) { return a < b ? b : a; }
constexpr Signed min(Signed a, Signed b) { return b < a ? b : a; }
constexpr uint64_t max(uint64_t a, uint64_t b) { return a < b ? b : a; }
constexpr uint64_t min(uint64_t a, uint64_t b) { return b < a ? b : a; }

constexpr Signed bit_not(Signed a) { return ~a.value; }
constexpr uint64_t bit_not(uint64_t a) { return ~a; }
constexpr Signed bit_and(Signed a, Signed b) { return a.value & b.value; }
constexpr uint64_t bit_and(uint64_t a, uint64_t b) { return a & b; }
constexpr Signed bit_or(Signed a, Signed b) { return a.value | b.value; }
constexpr uint64_t bit_or(uint64_t a, uint64_t b) { return a | b; }
constexpr Signed bit_xor(Signed a, Signed b) { return a.value ^ b.value; }
constexpr uint64_t bit_xor(uint64_t a, uint64_t b) { return a ^ b; }

// `bits` is the width of the dtype; a and b are extended to 64 bits.
constexpr uint64_t shl(uint64_t a, uint64_t b, int bits) { return b < uint64_t(bits) ? a << b : 0; }
constexpr Signed shl(Signed a, Signed b, int bits) {
  return int64_t(shl(uint64_t(a.value), uint64_t(b.value), bits));
}
constexpr uint64_t shr(uint64_t a, uint64_t b, int bits) { return b < uint64_t(bits) ? a >> b : 0; }
constexpr Signed shr(Signed a, Signed b, int bits) {
  if (b.value < 0 || b.value >= bits) return a.value < 0 ? -1 : 0;
  return a.value >> b.value;
}

// The upper half of the product of twice the width.
uint64_t mul_hi(uint64_t a, uint64_t b, int bits);
Signed mul_hi(Signed a, Signed b, int bits);

inline double fma(double a, double b, double c) { return std::fma(a, b, c); }

// Word 0 of Philox4x32-10 with key (k0, k1) and counter (c, 0, 0, 0).
uint64_t philox(uint64_t k0, uint64_t k1, uint64_t c);
Signed philox(Signed k0, Signed k1, Signed c);

}  // namespace scalar

// ---- elements of any dtype as 64-bit words ----
// Floats are held as the bits of the f64 of the same value, ints as int64 (u64: its bits), bool as
// 0 or 1: the form of Attribute::bits of a constant. A word is canonical when its value is one of
// the dtype's; NaN has one word.

inline constexpr uint64_t nan_word = 0x7ff8000000000000;

uint64_t canonical_word(uint64_t word, DType dtype);  // rounds, or wraps
uint64_t word_of_double(double value, DType dtype);   // as cast from f64
uint64_t word_of_int(int64_t value, DType dtype);     // wraps; floats round
double double_of_word(uint64_t word, DType dtype);
uint64_t cast_word(uint64_t word, DType from, DType to);

// Bits as stored in memory (the low size_of(dtype) bytes), and back.
uint64_t stored_bits(uint64_t word, DType dtype);
uint64_t word_of_stored(uint64_t stored, DType dtype);

// One element of an elementwise op other than cast and bitcast. `dtype` is that of the last
// operand (for `where`, not the condition's); the result is canonical in the op's result dtype.
// reduce_* and scan_* give their combining step. Throws InternalError for other ops.
uint64_t evaluate_word(Op op, DType dtype, std::span<const uint64_t> operands);

// What a reduction over nothing gives: 0, 1, lowest or -inf, highest or inf.
uint64_t identity_word(Op reduce, DType dtype);

}  // namespace pumice::ir
