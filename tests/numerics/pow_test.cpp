#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "numerics/decomposed.h"
#include "numerics/flat.h"
#include "numerics/ulp.h"

// pow against the C library's in the next wider format, on random pairs, and on every pair of
// special values, where sign and class have to be those of C's annex F. PUMICE_EXHAUSTIVE=1 takes
// 30 times as many.
namespace pumice::test {
namespace {

template <class T>
struct Traits;
template <>
struct Traits<float> {
  using Wide = double;
  using Bits = uint32_t;
  static constexpr DType dtype = DType::f32;
};
template <>
struct Traits<double> {
  using Wide = long double;
  using Bits = uint64_t;
  static constexpr DType dtype = DType::f64;
};

template <class T>
Flat pow_of(bool fused) {
  auto x = ir::wild("x", Traits<T>::dtype), y = ir::wild("y", Traits<T>::dtype);
  return Flat(decomposed(ir::Op::pow, {x, y}), {x, y}, fused);
}

// x^y = z below the format's range and above it, and everything between; few NaN.
template <class T>
void random_pairs(std::vector<T>& x, std::vector<T>& y, size_t count) {
  std::mt19937_64 random(11);
  std::uniform_real_distribution<double> near_one(0.5, 2), small(-4, 4), unit(-1.05, 1.05);
  double range = std::numeric_limits<T>::max_exponent;
  while (x.size() < count) {
    auto any = std::bit_cast<T>(typename Traits<T>::Bits(random()));
    x.push_back(any), y.push_back(std::bit_cast<T>(typename Traits<T>::Bits(random())));
    // An exponent that brings the result anywhere into the range, to its ends and a bit beyond.
    double log2 = std::log2(std::fabs(double(any)));
    x.push_back(std::fabs(any)), y.push_back(T(unit(random) * range / log2));
    T b = T(near_one(random));
    x.push_back(b), y.push_back(T(unit(random) * range / std::log2(double(b))));
    T next = T(1) + T(small(random)) * std::numeric_limits<T>::epsilon() * T(random() % 4096);
    x.push_back(next), y.push_back(T(unit(random) * range / std::log2(double(next))));
    x.push_back(T(small(random))), y.push_back(T(int(random() % 41) - 20));
    x.push_back(T(near_one(random))), y.push_back(T(small(random)));
  }
}

template <class T>
void check_random(bool fused, double bound) {
  Flat flat = pow_of<T>(fused);
  std::vector<T> x, y;
  random_pairs(x, y, std::getenv("PUMICE_EXHAUSTIVE") ? 30000000 : 1000000);
  std::vector<T> z(x.size());
  flat.run({x.data(), y.data()}, z.data(), x.size());
  double worst = 0;
  size_t at = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    using Wide = typename Traits<T>::Wide;
    double u = ulp_error(z[i], std::pow(Wide(x[i]), Wide(y[i])));
    if (u > worst) worst = u, at = i;
  }
  std::printf("pow   %s %-7s sampled max %.4f ULP at (%a, %a): %a; %zu ops\n",
              std::string(name(Traits<T>::dtype)).c_str(), fused ? "fused" : "unfused", worst,
              double(x[at]), double(y[at]), double(z[at]), flat.op_count());
  EXPECT_LE(worst, bound);
}

TEST(Pow, f32_stays_within_its_bound) { check_random<float>(true, 1.0); }
TEST(Pow, f32_stays_within_its_bound_without_fused_multiply_add) {
  check_random<float>(false, 1.35);
}
TEST(Pow, f64_stays_within_its_bound) { check_random<double>(true, 1.1); }
TEST(Pow, f64_stays_within_its_bound_without_fused_multiply_add) {
  check_random<double>(false, 1.4);
}

template <class T>
void check_special() {
  using Limits = std::numeric_limits<T>;
  std::vector<T> values = {0,
                           1,
                           2,
                           3,
                           T(0.5),
                           T(1.5),
                           T(2.5),
                           4,
                           5,
                           Limits::infinity(),
                           Limits::max(),
                           Limits::min(),
                           Limits::denorm_min(),
                           T(1) - Limits::epsilon() / 2,
                           T(1) + Limits::epsilon(),
                           std::ldexp(T(1), Limits::digits) - 1,
                           std::ldexp(T(1), Limits::digits),
                           std::ldexp(T(1), Limits::digits - 1) + 1,
                           std::ldexp(T(1), Limits::digits - 2) + T(0.5),
                           T(1e30)};
  size_t half = values.size();
  for (size_t i = 0; i < half; ++i) values.push_back(-values[i]);
  values.push_back(Limits::quiet_NaN());
  std::vector<T> x, y;
  for (T a : values)
    for (T b : values) x.push_back(a), y.push_back(b);
  std::vector<T> z(x.size());
  pow_of<T>(true).run({x.data(), y.data()}, z.data(), x.size());
  for (size_t i = 0; i < x.size(); ++i) {
    T exact = std::pow(x[i], y[i]);
    EXPECT_EQ(std::isnan(z[i]), std::isnan(exact)) << x[i] << " ^ " << y[i];
    if (std::isnan(exact)) continue;
    EXPECT_EQ(std::signbit(z[i]), std::signbit(exact)) << x[i] << " ^ " << y[i];
    EXPECT_LE(ulp_error(z[i], exact), 2) << x[i] << " ^ " << y[i] << ": " << z[i];
  }
}

TEST(Pow, f32_special_values) { check_special<float>(); }
TEST(Pow, f64_special_values) { check_special<double>(); }

}  // namespace
}  // namespace pumice::test
