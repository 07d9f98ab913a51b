#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "numerics/decomposed.h"
#include "numerics/flat.h"
#include "numerics/ulp.h"

// The f64 functions against the C library's long double ones, whose own error is below 2^-9 ULP of
// f64, on random inputs of three kinds: any bits, the range where the function does something, and
// numbers near the integers and near the multiples of pi/2. PUMICE_EXHAUSTIVE=1 takes 40 times as
// many.
namespace pumice::test {
namespace {

using ir::Op;

static_assert(std::numeric_limits<long double>::digits >= 64, "needs an 80-bit long double");

struct Function {
  Op op;
  long double (*exact)(long double);
  double low, high;  // where it does something
  double bound;      // above the measured maximum of docs/numerics.md
  double bound_unfused;
};
void PrintTo(const Function& f, std::ostream* os) { *os << ir::name(f.op); }

std::vector<double> inputs(const Function& f, size_t count) {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> inside(f.low, f.high), near_one(0.5, 2.0);
  std::vector<double> x = {0.0,
                           -0.0,
                           INFINITY,
                           -INFINITY,
                           NAN,
                           1,
                           -1,
                           0.5,
                           2,
                           0x1p-1074,
                           0x1p-1022,
                           -0x1p-1074,
                           0x1.fffffffffffffp+1023,
                           -0x1.fffffffffffffp+1023};
  while (x.size() < count) {
    x.push_back(std::bit_cast<double>(random()));
    x.push_back(inside(random));
    x.push_back(near_one(random));
    double whole = double(int64_t(random()) >> (random() % 64));
    x.push_back(std::nextafter(whole, inside(random)));
    x.push_back(double(whole * 1.57079632679489661923L));
  }
  return x;
}

class F64 : public testing::TestWithParam<Function> {};

void check(const Function& f, bool fused) {
  auto x = ir::wild("x", DType::f64);
  Flat flat(decomposed(f.op, {x}), {x}, fused);
  auto in = inputs(f, std::getenv("PUMICE_EXHAUSTIVE") ? 20000000 : 500000);
  std::vector<double> out(in.size());
  flat.run({in.data()}, out.data(), in.size());
  double worst = 0;
  size_t at = 0;
  for (size_t i = 0; i < in.size(); ++i) {
    double u = ulp_error(out[i], f.exact(in[i]));
    if (u > worst) worst = u, at = i;
  }
  std::printf("%-5s f64 %-7s sampled max %.4f ULP at %a: %a, exact %La; %zu ops\n",
              std::string(ir::name(f.op)).c_str(), fused ? "fused" : "unfused", worst, in[at],
              out[at], f.exact(in[at]), flat.op_count());
  EXPECT_LE(worst, fused ? f.bound : f.bound_unfused);
}

TEST_P(F64, stays_within_its_bound) { check(GetParam(), true); }
TEST_P(F64, stays_within_its_bound_without_fused_multiply_add) { check(GetParam(), false); }

long double exp_exact(long double x) { return std::exp(x); }
long double exp2_exact(long double x) { return std::exp2(x); }
long double log_exact(long double x) { return std::log(x); }
long double log2_exact(long double x) { return std::log2(x); }
long double sin_exact(long double x) { return std::sin(x); }
long double cos_exact(long double x) { return std::cos(x); }
long double atan_exact(long double x) { return std::atan(x); }
long double tanh_exact(long double x) { return std::tanh(x); }
long double erf_exact(long double x) { return std::erf(x); }

std::string test_name(const testing::TestParamInfo<Function>& f) {
  return std::string(ir::name(f.param.op));
}

INSTANTIATE_TEST_SUITE_P(numerics, F64,
                         testing::Values(Function{Op::exp, exp_exact, -746, 710, 0.95, 1.3},
                                         Function{Op::exp2, exp2_exact, -1076, 1025, 1, 1.3},
                                         Function{Op::log, log_exact, 0, 4, 0.9, 0.95},
                                         Function{Op::log2, log2_exact, 0, 4, 0.9, 0.9},
                                         Function{Op::sin, sin_exact, -10, 10, 1.7, 1.7},
                                         Function{Op::cos, cos_exact, -10, 10, 1.7, 1.7},
                                         Function{Op::atan, atan_exact, -4, 4, 1, 1},
                                         Function{Op::tanh, tanh_exact, -3, 3, 1.55, 1.6},
                                         Function{Op::erf, erf_exact, -6, 6, 1.6, 2.3}),
                         test_name);

}  // namespace
}  // namespace pumice::test
