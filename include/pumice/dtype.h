#pragma once
#include <cstdint>
#include <string_view>

namespace pumice {

/// Element types. `boolean` is stored as one byte, 0 or 1.
enum class DType : uint8_t { boolean, u8, u16, u32, u64, i8, i16, i32, i64, f16, bf16, f32, f64 };
inline constexpr int dtype_count = 13;

/// Bytes of one stored element.
constexpr int size_of(DType t) {
  constexpr int sizes[] = {1, 1, 2, 4, 8, 1, 2, 4, 8, 2, 2, 4, 8};
  return sizes[int(t)];
}
constexpr bool is_float(DType t) { return t >= DType::f16; }
constexpr bool is_signed_int(DType t) { return t >= DType::i8 && t <= DType::i64; }
constexpr bool is_unsigned_int(DType t) { return t >= DType::u8 && t <= DType::u64; }
constexpr bool is_int(DType t) { return t >= DType::u8 && t <= DType::i64; }

/// "f32", "bool", …
constexpr std::string_view name(DType t) {
  constexpr std::string_view names[] = {"bool", "u8",  "u16", "u32",  "u64", "i8", "i16",
                                        "i32",  "i64", "f16", "bf16", "f32", "f64"};
  return names[int(t)];
}

}  // namespace pumice
