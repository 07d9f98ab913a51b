#include "base/half.h"

#include <gtest/gtest.h>

#include <cmath>

namespace pumice {
namespace {

// value as sign * fraction * 2^exponent, straight from the format.
double decode(uint16_t h, int exponent_bits, int fraction_bits) {
  int e = h >> fraction_bits & ((1 << exponent_bits) - 1), f = h & ((1 << fraction_bits) - 1);
  int bias = (1 << (exponent_bits - 1)) - 1;
  double sign = h >> 15 ? -1 : 1;
  if (e == (1 << exponent_bits) - 1) return f ? NAN : sign * INFINITY;
  if (e == 0) return sign * std::ldexp(f, 1 - bias - fraction_bits);
  return sign * std::ldexp(f + (1 << fraction_bits), e - bias - fraction_bits);
}

TEST(half, every_f16_and_bf16_reads_right_and_returns) {
  for (int i = 0; i < 65536; ++i) {
    auto h = uint16_t(i);
    double want = decode(h, 5, 10);
    float f = f16_to_float(h);
    if (std::isnan(want)) {
      EXPECT_TRUE(std::isnan(f));
      EXPECT_TRUE(std::isnan(f16_to_float(f16_from_float(f))));
    } else {
      ASSERT_EQ(double(f), want) << i;
      ASSERT_EQ(std::signbit(f), h >> 15 != 0);
      ASSERT_EQ(f16_from_float(f), h);
      ASSERT_EQ(f16_from_double(want), h);
    }
    want = decode(h, 8, 7);
    f = bf16_to_float(h);
    if (std::isnan(want)) {
      EXPECT_TRUE(std::isnan(f));
      EXPECT_TRUE(std::isnan(bf16_to_float(bf16_from_float(f))));
    } else {
      ASSERT_EQ(double(f), want) << i;
      ASSERT_EQ(bf16_from_float(f), h);
      ASSERT_EQ(bf16_from_double(want), h);
    }
  }
}

// Between each two neighbours: the middle goes to the even one, anything else to the nearer.
template <class FromFloat, class FromDouble>
void check_rounding(int infinity, int exponent_bits, int fraction_bits, FromFloat from_float,
                    FromDouble from_double) {
  for (int i = 0; i < infinity; ++i) {
    double low = decode(uint16_t(i), exponent_bits, fraction_bits);
    // Past the largest number, infinity stands where the next number would.
    double high = i + 1 == infinity
                      ? 2 * low - decode(uint16_t(i - 1), exponent_bits, fraction_bits)
                      : decode(uint16_t(i + 1), exponent_bits, fraction_bits);
    double middle = (low + high) / 2;
    int even = i % 2 == 0 ? i : i + 1;
    ASSERT_EQ(from_double(middle), even) << i;
    ASSERT_EQ(from_double(std::nextafter(middle, 0)), i);
    ASSERT_EQ(from_double(std::nextafter(middle, INFINITY)), i + 1);
    ASSERT_EQ(from_double(-middle), even | 0x8000);
    auto m = float(middle);
    if (double(m) != middle) continue;  // the middle of tiny bf16 numbers needs more than f32
    ASSERT_EQ(from_float(m), even) << i;
    ASSERT_EQ(from_float(std::nextafterf(m, 0)), i);
    ASSERT_EQ(from_float(std::nextafterf(m, INFINITY)), i + 1);
    ASSERT_EQ(from_float(-m), even | 0x8000);
  }
}
TEST(half, f16_rounds_to_nearest_even) {
  check_rounding(0x7c00, 5, 10, f16_from_float, f16_from_double);
}
TEST(half, bf16_rounds_to_nearest_even) {
  check_rounding(0x7f80, 8, 7, bf16_from_float, bf16_from_double);
}

TEST(half, ends) {
  EXPECT_EQ(f16_from_float(65519.99f), 0x7bff);
  EXPECT_EQ(f16_from_float(65520.0f), 0x7c00);
  EXPECT_EQ(f16_from_double(1e300), 0x7c00);
  EXPECT_EQ(f16_from_double(-1e300), 0xfc00);
  EXPECT_EQ(bf16_from_double(1e300), 0x7f80);
  EXPECT_EQ(f16_from_double(1e-300), 0);
  EXPECT_EQ(f16_from_float(-0.0f), 0x8000);
  EXPECT_EQ(bf16_from_float(INFINITY), 0x7f80);
}

}  // namespace
}  // namespace pumice
