#pragma once

// What every generated C file begins with: the ops that are more than one C operator, each for one
// element. They mean what ir/README.md says.
namespace pumice::codegen {

inline constexpr const char* c_prelude = R"(#include <stdint.h>
#include <string.h>

typedef uint8_t u8; typedef uint16_t u16; typedef uint32_t u32; typedef uint64_t u64;
typedef int8_t i8; typedef int16_t i16; typedef int32_t i32; typedef int64_t i64;
typedef float f32; typedef double f64;
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;

static inline u32 bits_of_f32(f32 x) { u32 b; memcpy(&b, &x, 4); return b; }
static inline f32 f32_of_bits(u32 b) { f32 x; memcpy(&x, &b, 4); return x; }

#define FLOAT_OPS(T, S)                                                                        \
  static inline T max_##T(T a, T b) {                                                          \
    T m = a == b ? (__builtin_signbit(a) ? b : a) : a > b ? a : b;                             \
    return a != a ? a : b != b ? b : m;                                                        \
  }                                                                                            \
  static inline T min_##T(T a, T b) {                                                          \
    T m = a == b ? (__builtin_signbit(a) ? a : b) : a < b ? a : b;                             \
    return a != a ? a : b != b ? b : m;                                                        \
  }
FLOAT_OPS(f32, f)
FLOAT_OPS(f64, )

#define UNSIGNED_OPS(T, W, B)                                                                  \
  static inline T div_##T(T a, T b) { return b ? a / b : 0; }                                  \
  static inline T mod_##T(T a, T b) { return b ? a % b : 0; }                                  \
  static inline T shl_##T(T a, T b) { return b < B ? (T)((u64)a << b) : 0; }                   \
  static inline T shr_##T(T a, T b) { return b < B ? a >> b : 0; }                             \
  static inline T mul_hi_##T(T a, T b) { return (T)(((W)a * b) >> B); }                        \
  static inline T max_##T(T a, T b) { return a < b ? b : a; }                                  \
  static inline T min_##T(T a, T b) { return b < a ? b : a; }
UNSIGNED_OPS(u8, u32, 8)
UNSIGNED_OPS(u16, u32, 16)
UNSIGNED_OPS(u32, u64, 32)
UNSIGNED_OPS(u64, u128, 64)

#define SIGNED_OPS(T, U, W, B)                                                                 \
  static inline T neg_##T(T a) { return (T)(0 - (U)a); }                                       \
  static inline T abs_##T(T a) { return a < 0 ? neg_##T(a) : a; }                              \
  static inline T div_##T(T a, T b) { return b == 0 ? 0 : b == -1 ? neg_##T(a) : (T)(a / b); } \
  static inline T mod_##T(T a, T b) { return b == 0 || b == -1 ? 0 : (T)(a % b); }             \
  static inline T shl_##T(T a, T b) { return (U)b < B ? (T)((u64)a << b) : 0; }                \
  static inline T shr_##T(T a, T b) { return (T)(a >> ((U)b < B ? b : B - 1)); }               \
  static inline T mul_hi_##T(T a, T b) { return (T)(((W)a * b) >> B); }                        \
  static inline T max_##T(T a, T b) { return a < b ? b : a; }                                  \
  static inline T min_##T(T a, T b) { return b < a ? b : a; }
SIGNED_OPS(i8, u8, i32, 8)
SIGNED_OPS(i16, u16, i32, 16)
SIGNED_OPS(i32, u32, i64, 32)
SIGNED_OPS(i64, u64, i128, 64)

#define SATURATE(T, LOW, HIGH, FIRST, LAST)                                                    \
  static inline T T##_of_f64(f64 x) {                                                          \
    return x != x ? 0 : x <= LOW ? FIRST : x >= HIGH ? LAST : (T)x;                            \
  }
SATURATE(u8, 0.0, 255.0, 0, UINT8_MAX)
SATURATE(u16, 0.0, 65535.0, 0, UINT16_MAX)
SATURATE(u32, 0.0, 4294967295.0, 0, UINT32_MAX)
SATURATE(u64, 0.0, 18446744073709551616.0, 0, UINT64_MAX)
SATURATE(i8, -128.0, 127.0, INT8_MIN, INT8_MAX)
SATURATE(i16, -32768.0, 32767.0, INT16_MIN, INT16_MAX)
SATURATE(i32, -2147483648.0, 2147483647.0, INT32_MIN, INT32_MAX)
SATURATE(i64, -9223372036854775808.0, 9223372036854775808.0, INT64_MIN, INT64_MAX)

static inline f32 f32_of_f16(u16 h) {
  u32 sign = (u32)(h & 0x8000) << 16, m = h & 0x7fff;
  u32 normal = (m << 13) + (m >= 0x7c00 ? 0x70000000u : 0x38000000u);
  u32 tiny = bits_of_f32((f32)m * 0x1p-24f);
  return f32_of_bits((m < 0x400 ? tiny : normal) | sign);
}
static inline u16 f16_of_f32(f32 x) {
  u32 bits = bits_of_f32(x), m = bits & 0x7fffffff;
  u32 r = ((m + 0xfff + (m >> 13 & 1)) >> 13) - (112u << 10);
  if (m < 0x38800000) r = bits_of_f32(f32_of_bits(m) + 0.5f) - 0x3f000000;
  if (m >= 0x477ff000) r = 0x7c00;
  if (m > 0x7f800000) r = 0x7e00;
  return (u16)(r | (bits >> 16 & 0x8000));
}
static inline f32 f32_of_bf16(u16 h) { return f32_of_bits((u32)h << 16); }
static inline u16 bf16_of_f32(f32 x) {
  u32 bits = bits_of_f32(x);
  return (u16)(x != x ? bits >> 16 | 0x40 : (bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
/* Rounded to odd, so that rounding once more is as if it were the only rounding. */
static inline f32 f32_odd_of_f64(f64 x) {
  f32 f = (f32)x;
  f64 back = f;
  u32 bits = bits_of_f32(f);
  if (back == x || x != x) return f;
  return f32_of_bits((bits - (__builtin_fabs(back) > __builtin_fabs(x))) | 1);
}

)";

}  // namespace pumice::codegen
