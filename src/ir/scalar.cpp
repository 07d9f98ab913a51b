#include "ir/scalar.h"

#include <bit>
#include <limits>

#include "base/error.h"
#include "base/half.h"
#include "base/text.h"

namespace pumice::ir {

namespace scalar {

__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 UnsignedWide;

uint64_t mul_hi(uint64_t a, uint64_t b, int bits) { return uint64_t(UnsignedWide(a) * b >> bits); }
Signed mul_hi(Signed a, Signed b, int bits) { return int64_t(Wide(a.value) * b.value >> bits); }

uint64_t philox(uint64_t k0, uint64_t k1, uint64_t c) {
  auto key0 = uint32_t(k0), key1 = uint32_t(k1);
  uint32_t x[4] = {uint32_t(c), 0, 0, 0};
  for (int round = 0; round < 10; ++round) {
    uint64_t p0 = uint64_t(0xd2511f53) * x[0], p1 = uint64_t(0xcd9e8d57) * x[2];
    uint32_t next[4] = {uint32_t(p1 >> 32) ^ x[1] ^ key0, uint32_t(p1),
                        uint32_t(p0 >> 32) ^ x[3] ^ key1, uint32_t(p0)};
    std::copy(next, next + 4, x);
    key0 += 0x9e3779b9;
    key1 += 0xbb67ae85;
  }
  return x[0];
}
Signed philox(Signed k0, Signed k1, Signed c) {
  return int64_t(philox(uint64_t(k0.value), uint64_t(k1.value), uint64_t(c.value)));
}

}  // namespace scalar

namespace {

double as_double(uint64_t word) { return std::bit_cast<double>(word); }
uint64_t as_word(double value) {
  return value != value ? nan_word : std::bit_cast<uint64_t>(value);
}

double round_to(double value, DType dtype) {
  switch (dtype) {
    case DType::f16:
      return f16_to_float(f16_from_double(value));
    case DType::bf16:
      return bf16_to_float(bf16_from_double(value));
    case DType::f32:
      return static_cast<float>(value);
    default:
      return value;
  }
}

uint64_t wrap(uint64_t word, DType dtype) {
  switch (dtype) {
    case DType::u8:
      return uint8_t(word);
    case DType::u16:
      return uint16_t(word);
    case DType::u32:
      return uint32_t(word);
    case DType::i8:
      return uint64_t(int64_t(int8_t(word)));
    case DType::i16:
      return uint64_t(int64_t(int16_t(word)));
    case DType::i32:
      return uint64_t(int64_t(int32_t(word)));
    default:
      return word;
  }
}

uint64_t truncate(double value, DType dtype) {
  if (value != value) return 0;
  int bits = 8 * size_of(dtype);
  if (is_unsigned_int(dtype)) {
    if (value <= -1) return 0;
    double end = std::ldexp(1.0, bits);
    if (value >= end) return wrap(~uint64_t(0), dtype);
    return value <= 0 ? 0 : uint64_t(value);
  }
  double end = std::ldexp(1.0, bits - 1);
  auto highest = uint64_t(std::numeric_limits<int64_t>::max()) >> (64 - bits);
  if (value >= end) return highest;
  if (value <= -end) return ~highest;
  return uint64_t(int64_t(value));
}

template <class T>
constexpr bool allowed(Accepts accepts) {
  constexpr bool real = std::is_same_v<T, double>;
  switch (accepts) {
    case Accepts::any:
    case Accepts::number:
      return true;
    case Accepts::real:
      return real;
    case Accepts::integer:
    case Accepts::bits:
      return !real;
    case Accepts::none:
      return false;
  }
  return false;
}

uint64_t to_word(double v) { return as_word(v); }
uint64_t to_word(uint64_t v) { return v; }
uint64_t to_word(scalar::Signed v) { return uint64_t(v.value); }

// One function per op and scalar type, made from the `value` column.
template <class T>
uint64_t apply(Op op, T a, T b, T c, int bits) {
  switch (op) {
#define PUMICE_OP(name, kind, arity, accepts, yields, traits, lo, hi, value, ...) \
  case Op::name:                                                                  \
    if constexpr (allowed<T>(Accepts::accepts)) return to_word(T(value));         \
    break;
#include "ir/ops.def"
  }
  internal_error(__FILE__, __LINE__, "op has a value", std::string(name(op)));
}

}  // namespace

uint64_t canonical_word(uint64_t word, DType dtype) {
  if (is_float(dtype)) return as_word(round_to(as_double(word), dtype));
  return dtype == DType::boolean ? word != 0 : wrap(word, dtype);
}

uint64_t word_of_double(double value, DType dtype) {
  if (is_float(dtype)) return as_word(round_to(value, dtype));
  return dtype == DType::boolean ? value != 0 : truncate(value, dtype);
}

uint64_t word_of_int(int64_t value, DType dtype) {
  return cast_word(uint64_t(value), DType::i64, dtype);
}

double double_of_word(uint64_t word, DType dtype) {
  if (is_float(dtype)) return as_double(word);
  return is_signed_int(dtype) ? double(int64_t(word)) : double(word);
}

uint64_t cast_word(uint64_t word, DType from, DType to) {
  if (is_float(from)) return word_of_double(as_double(word), to);
  if (to == DType::boolean) return word != 0;
  if (!is_float(to)) return wrap(word, to);
  bool negative = is_signed_int(from) && int64_t(word) < 0;
  if (to == DType::f64) return as_word(negative ? double(int64_t(word)) : double(word));
  // Through f32, as f16 and bf16 are computed everywhere; never through f64, which would round
  // twice.
  float f = negative ? float(int64_t(word)) : float(word);
  return as_word(round_to(f, to));
}

uint64_t stored_bits(uint64_t word, DType dtype) {
  switch (dtype) {
    case DType::f16:
      return f16_from_double(as_double(word));
    case DType::bf16:
      return bf16_from_double(as_double(word));
    case DType::f32:
      return std::bit_cast<uint32_t>(static_cast<float>(as_double(word)));
    case DType::f64:
      return word;
    default:
      return size_of(dtype) == 8 ? word : word & ((uint64_t(1) << 8 * size_of(dtype)) - 1);
  }
}

uint64_t word_of_stored(uint64_t stored, DType dtype) {
  switch (dtype) {
    case DType::f16:
      return as_word(f16_to_float(uint16_t(stored)));
    case DType::bf16:
      return as_word(bf16_to_float(uint16_t(stored)));
    case DType::f32:
      return as_word(std::bit_cast<float>(uint32_t(stored)));
    case DType::f64:
      return as_word(as_double(stored));
    case DType::boolean:
      return (stored & 0xff) != 0;
    default:
      return wrap(stored, dtype);
  }
}

uint64_t evaluate_word(Op op, DType dtype, std::span<const uint64_t> operands) {
  uint64_t a = operands.empty() ? 0 : operands[0], b = operands.size() > 1 ? operands[1] : 0,
           c = operands.size() > 2 ? operands[2] : 0;
  if (op == Op::where) return a ? b : c;
  DType result = info(op).yields == Yields::truth ? DType::boolean : dtype;
  int bits = 8 * size_of(dtype);
  if (is_float(dtype)) {
    double x = as_double(a), y = as_double(b), z = as_double(c);
    // A product and sum in f64 would round twice.
    if (op == Op::fma && dtype != DType::f64)
      return as_word(round_to(std::fma(float(x), float(y), float(z)), dtype));
    uint64_t word = apply<double>(op, x, y, z, bits);
    if (result == DType::boolean) return as_double(word) != 0;
    // f16 and bf16 are computed in f32.
    if (size_of(dtype) == 2) word = as_word(static_cast<float>(as_double(word)));
    return canonical_word(word, result);
  }
  uint64_t word = is_signed_int(dtype)
                      ? apply<scalar::Signed>(op, int64_t(a), int64_t(b), int64_t(c), bits)
                      : apply<uint64_t>(op, a, b, c, bits);
  if (dtype == DType::boolean && op == Op::bit_not) return word & 1;
  return canonical_word(word, result);
}

uint64_t identity_word(Op reduce, DType dtype) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  switch (reduce) {
    case Op::reduce_sum:
    case Op::scan_sum:
      return word_of_int(0, dtype);
    case Op::reduce_prod:
    case Op::scan_prod:
      return word_of_int(1, dtype);
    case Op::reduce_max:
    case Op::scan_max:
      return word_of_double(-infinity, dtype == DType::boolean ? DType::u8 : dtype);
    case Op::reduce_min:
    case Op::scan_min:
      return dtype == DType::boolean ? 1 : word_of_double(infinity, dtype);
    default:
      internal_error(__FILE__, __LINE__, "is a reduction", std::string(name(reduce)));
  }
}

}  // namespace pumice::ir
