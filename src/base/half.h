#pragma once
#include <bit>
#include <cstdint>

// f16 (IEEE 754 binary16) and bf16 (the upper half of an f32) as their 16 bits. Conversions to
// them round to nearest, ties to even; NaN stays NaN, overflow gives infinity.
namespace pumice {

inline float f16_to_float(uint16_t h) {
  uint32_t sign = uint32_t(h & 0x8000) << 16, exponent = (h >> 10) & 31, fraction = h & 0x3ff;
  if (exponent == 31) return std::bit_cast<float>(sign | 0x7f800000 | fraction << 13);
  if (exponent == 0) {  // zero and subnormals: fraction * 2^-24, exact in f32
    float magnitude = float(fraction) * 0x1p-24f;
    return std::bit_cast<float>(sign | std::bit_cast<uint32_t>(magnitude));
  }
  return std::bit_cast<float>(sign | (exponent + 112) << 23 | fraction << 13);
}

inline uint16_t f16_from_float(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value), magnitude = bits & 0x7fffffff;
  auto sign = uint16_t(bits >> 16 & 0x8000);
  if (magnitude > 0x7f800000) return uint16_t(sign | 0x7e00);
  if (magnitude >= 0x477ff000) return uint16_t(sign | 0x7c00);  // 65520 and more
  if (magnitude < 0x38800000) {                                 // below 2^-14: subnormal
    // Adding 2^-1 leaves a number whose last place is 2^-24, rounded by the addition.
    float sum = std::bit_cast<float>(magnitude) + 0.5f;
    return uint16_t(sign | (std::bit_cast<uint32_t>(sum) - 0x3f000000));
  }
  uint32_t rounded = magnitude + 0xfff + (magnitude >> 13 & 1);
  return uint16_t(sign | ((rounded >> 13) - (112u << 10)));
}

inline float bf16_to_float(uint16_t h) { return std::bit_cast<float>(uint32_t(h) << 16); }

inline uint16_t bf16_from_float(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if ((bits & 0x7fffffff) > 0x7f800000) return uint16_t(bits >> 16 | 0x40);
  return uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

// f64 to f32 rounded to odd, so that a second rounding to 22 bits or fewer is as if it were the
// only one.
inline float float_rounded_to_odd(double value) {
  auto f = static_cast<float>(value);
  if (f == value || value != value) return f;
  uint32_t bits = std::bit_cast<uint32_t>(f);
  double magnitude = value < 0 ? -value : value;
  if (static_cast<double>(std::bit_cast<float>(bits & 0x7fffffff)) > magnitude) --bits;
  return std::bit_cast<float>(bits | 1);
}
inline uint16_t f16_from_double(double value) {
  return f16_from_float(float_rounded_to_odd(value));
}
inline uint16_t bf16_from_double(double value) {
  return bf16_from_float(float_rounded_to_odd(value));
}

}  // namespace pumice
