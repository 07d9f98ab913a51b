#include <gtest/gtest.h>

#ifdef __SSE__
#include <immintrin.h>
#endif

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <thread>

#include "numerics/decomposed.h"
#include "numerics/flat.h"
#include "numerics/ulp.h"

// The f32 functions against the C library's f64 ones, whose own error is below 2^-28 ULP here.
// PUMICE_EXHAUSTIVE=1 takes all 2^32 inputs instead of a sample of them.
namespace pumice::test {
namespace {

using ir::Op;

struct Worst {
  double ulp = 0;
  float x = 0, y = 0;
};

struct Function {
  Op op;
  double (*exact)(double);
  double bound;          // above the measured maximum of docs/numerics.md
  double bound_unfused;  // where fma rounds twice
};

void PrintTo(const Function& f, std::ostream* os) { *os << ir::name(f.op); }

// Inputs whose bits are first, first + step, … below end.
Worst sweep(const Flat& flat, double (*exact)(double), uint64_t first, uint64_t end,
            uint64_t step) {
  Worst worst;
  constexpr size_t chunk = 4096;
  std::vector<float> x(chunk), y(chunk);
  for (uint64_t at = first; at < end;) {
    size_t n = 0;
    for (; n < chunk && at < end; at += step) x[n++] = std::bit_cast<float>(uint32_t(at));
    flat.run({x.data()}, y.data(), n);
    for (size_t i = 0; i < n; ++i) {
      double u = ulp_error(y[i], exact(double(x[i])));
      if (u > worst.ulp) worst = {u, x[i], y[i]};
    }
  }
  return worst;
}

Worst sweep_all(const Flat& flat, double (*exact)(double), uint64_t step) {
  size_t threads = std::max(1u, std::thread::hardware_concurrency());
  std::vector<Worst> worst(threads);
  std::vector<std::thread> pool;
  for (size_t t = 0; t < threads; ++t)
    pool.emplace_back([&, t] {
      // Interleaved pieces: the cost differs much between ranges.
      for (uint64_t piece = t; piece < 1024; piece += threads) {
        uint64_t begin = piece << 22;
        auto w = sweep(flat, exact, begin + (step - begin % step) % step, begin + (1 << 22), step);
        if (w.ulp > worst[t].ulp) worst[t] = w;
      }
    });
  for (auto& t : pool) t.join();
  return *std::max_element(worst.begin(), worst.end(),
                           [](auto& a, auto& b) { return a.ulp < b.ulp; });
}

class UnaryF32 : public testing::TestWithParam<Function> {};

void check(const Function& f, bool fused) {
  auto x = ir::wild("x", DType::f32);
  Flat flat(decomposed(f.op, {x}), {x}, fused);
  bool exhaustive = std::getenv("PUMICE_EXHAUSTIVE") != nullptr;
  Worst w = sweep_all(flat, f.exact, exhaustive ? 1 : 2017);
  // Every input next to a power of two and to the ends of each function's range.
  for (uint64_t e = 0; e < 512; ++e) {
    uint64_t center = e << 23, low = center < 300 ? 0 : center - 300;
    auto near = sweep(flat, f.exact, low, std::min<uint64_t>(center + 300, 0x100000000), 1);
    if (near.ulp > w.ulp) w = near;
  }
  std::printf("%-5s f32 %-7s %s %.4f ULP at %a (%.9g): %.9g, exact %.12g; %zu ops\n",
              std::string(ir::name(f.op)).c_str(), fused ? "fused" : "unfused",
              exhaustive ? "max" : "sampled max", w.ulp, double(w.x), double(w.x), double(w.y),
              f.exact(double(w.x)), flat.op_count());
  EXPECT_LE(w.ulp, fused ? f.bound : f.bound_unfused);
}

// As on a device that takes denormal operands and results of float arithmetic for zeros.
struct Flush {
#ifdef __SSE__
  unsigned before = _mm_getcsr();
  Flush() { _mm_setcsr(before | 0x8040); }
  ~Flush() { _mm_setcsr(before); }
#endif
};

TEST_P(UnaryF32, needs_no_denormals_where_argument_and_result_are_none) {
#ifndef __SSE__
  GTEST_SKIP() << "no way to flush denormals on this processor";
#endif
  const Function& f = GetParam();
  auto x = ir::wild("x", DType::f32);
  Flat flat(decomposed(f.op, {x}), {x});
  std::vector<float> in, out;
  for (uint64_t b = 0; b < 0x100000000; b += 4093)
    if (auto v = std::bit_cast<float>(uint32_t(b));
        !std::isnan(v) && std::fpclassify(v) != FP_SUBNORMAL)
      in.push_back(v);
  out.resize(in.size());
  {
    Flush flush;
    flat.run({in.data()}, out.data(), in.size());
  }
  for (size_t i = 0; i < in.size(); ++i) {
    double exact = f.exact(double(in[i]));
    if (std::fabs(exact) < 0x1p-126) {
      ASSERT_LE(std::fabs(out[i]), 0x1p-126f) << in[i];
    } else {
      ASSERT_LE(ulp_error(out[i], exact), f.bound) << in[i] << ": " << out[i];
    }
  }
}

TEST_P(UnaryF32, stays_within_its_bound) { check(GetParam(), true); }
TEST_P(UnaryF32, stays_within_its_bound_without_fused_multiply_add) { check(GetParam(), false); }

double exp_exact(double x) { return std::exp(x); }
double exp2_exact(double x) { return std::exp2(x); }
double log_exact(double x) { return std::log(x); }
double log2_exact(double x) { return std::log2(x); }
double sin_exact(double x) { return std::sin(x); }
double cos_exact(double x) { return std::cos(x); }
double atan_exact(double x) { return std::atan(x); }
double tanh_exact(double x) { return std::tanh(x); }
double erf_exact(double x) { return std::erf(x); }

std::string test_name(const testing::TestParamInfo<Function>& f) {
  return std::string(ir::name(f.param.op));
}

INSTANTIATE_TEST_SUITE_P(numerics, UnaryF32,
                         testing::Values(Function{Op::exp, exp_exact, 0.95, 1.2},
                                         Function{Op::exp2, exp2_exact, 0.95, 1.2},
                                         Function{Op::log, log_exact, 0.9, 0.9},
                                         Function{Op::log2, log2_exact, 1.4, 1.4},
                                         Function{Op::sin, sin_exact, 1.65, 1.65},
                                         Function{Op::cos, cos_exact, 1.65, 1.65},
                                         Function{Op::atan, atan_exact, 1.45, 1.6},
                                         Function{Op::tanh, tanh_exact, 1.45, 1.5},
                                         Function{Op::erf, erf_exact, 1.3, 1.5}),
                         test_name);

}  // namespace
}  // namespace pumice::test
