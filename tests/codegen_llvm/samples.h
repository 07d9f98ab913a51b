#pragma once
#include <cstring>
#include <random>
#include <vector>

#include "ir/scalar.h"
#include "pumice/dtype.h"

// Bit patterns that find mistakes: the ends, zeros, NaN, denormals, and random bits.
namespace pumice::test {

inline std::vector<uint64_t> special_bits(DType t) {
  if (t == DType::boolean) return {0, 1};
  std::vector<uint64_t> bits;
  if (!is_float(t)) {
    int width = 8 * size_of(t);
    uint64_t all = width == 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
    for (uint64_t v : {uint64_t(0), uint64_t(1), uint64_t(2), uint64_t(3), uint64_t(7),
                       uint64_t(width - 1), uint64_t(width), uint64_t(width + 1), all, all - 1,
                       all >> 1, (all >> 1) + 1, (all >> 1) + 2, all / 3, uint64_t(100)})
      bits.push_back(v & all);
    return bits;
  }
  for (double v : {0.0,
                   1.0,
                   0.5,
                   1.5,
                   2.5,
                   3.0,
                   0.49999997,
                   127.0,
                   127.5,
                   128.0,
                   255.0,
                   256.0,
                   32767.0,
                   32768.0,
                   65504.0,
                   65519.0,
                   65520.0,
                   65536.0,
                   8388609.0,
                   16777217.0,
                   4503599627370497.0,
                   2147483520.0,
                   2147483648.0,
                   4294967040.0,
                   4294967296.0,
                   9.2e18,
                   9223372036854775808.0,
                   18446744073709551616.0,
                   1e30,
                   3.4028235e38,
                   1e300,
                   1.7976931348623157e308,
                   6e-8,
                   6.1e-5,
                   2.98e-8,
                   5.9e-8,
                   1e-40,
                   1.4e-45,
                   1.1754944e-38,
                   5e-324,
                   2.2250738585072014e-308,
                   std::numeric_limits<double>::infinity(),
                   std::numeric_limits<double>::quiet_NaN()}) {
    bits.push_back(ir::stored_bits(ir::word_of_double(v, t), t));
    bits.push_back(ir::stored_bits(ir::word_of_double(-v, t), t));
  }
  return bits;
}

// `count` elements of `operands` arrays: pairs of special values first, then random bits.
inline std::vector<std::vector<uint64_t>> samples(DType t, size_t count, int operands) {
  std::vector<uint64_t> special = special_bits(t);
  std::mt19937_64 random(uint64_t(t) + 1);
  uint64_t width = t == DType::boolean ? 1 : uint64_t(8 * size_of(t));
  uint64_t mask = width == 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
  std::vector<std::vector<uint64_t>> out(static_cast<size_t>(operands),
                                         std::vector<uint64_t>(count));
  for (size_t i = 0; i < count; ++i) {
    size_t rest = i;
    for (auto& array : out) {
      bool chosen = i < special.size() * special.size() || random() % 4 == 0;
      if (!chosen)
        array[i] = random() & mask;
      else if (i < special.size() * special.size())
        array[i] = special[rest % special.size()];
      else
        array[i] = special[random() % special.size()];
      rest = rest / special.size() + (i % 7);
    }
  }
  return out;
}

// An array of stored elements, 64-byte aligned, with slack behind it.
class Elements {
 public:
  Elements(DType dtype, size_t count)
      : dtype_(dtype),
        bytes_(count * size_t(size_of(dtype)) + 64),
        data_(new(std::align_val_t(64)) std::byte[bytes_]) {
    std::memset(data_, 0xa5, bytes_);
  }
  Elements(DType dtype, const std::vector<uint64_t>& bits) : Elements(dtype, bits.size()) {
    for (size_t i = 0; i < bits.size(); ++i) set(i, bits[i]);
  }
  Elements(const Elements&) = delete;
  Elements(Elements&& o) noexcept : dtype_(o.dtype_), bytes_(o.bytes_), data_(o.data_) {
    o.data_ = nullptr;
  }
  ~Elements() { ::operator delete[](data_, std::align_val_t(64)); }
  void* data() { return data_; }
  void set(size_t i, uint64_t bits) {
    std::memcpy(data_ + i * size_t(size_of(dtype_)), &bits, size_t(size_of(dtype_)));
  }
  uint64_t bits(size_t i) const {
    uint64_t value = 0;
    std::memcpy(&value, data_ + i * size_t(size_of(dtype_)), size_t(size_of(dtype_)));
    return value;
  }
  uint64_t word(size_t i) const { return ir::word_of_stored(bits(i), dtype_); }

 private:
  DType dtype_;
  size_t bytes_;
  std::byte* data_;
};

inline std::vector<DType> all_dtypes() {
  std::vector<DType> all;
  for (int i = 0; i < dtype_count; ++i) all.push_back(DType(i));
  return all;
}

}  // namespace pumice::test
