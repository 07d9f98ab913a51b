#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>

#include "base/error.h"
#include "ir/scalar.h"
#include "numerics/decomposed.h"
#include "numerics/words.h"

// Narrow dtypes on a device that computes in f32 and 32-bit ints only.
namespace pumice::test {
namespace {

using ir::Op;

ir::Target narrow_target(bool casts = true) {
  ir::Target t;
  t.name = "narrow";
  t.storage.set();
  for (DType d : {DType::boolean, DType::u32, DType::i32, DType::f32}) t.arithmetic.set(size_t(d));
  t.native.set();
  if (!casts) t.native.reset(size_t(Op::cast));
  return t;
}

// Whether the expression asks the target for no arithmetic that it lacks.
void expect_within(const Words& w, const ir::Target& target) {
  for (auto& n : w.nodes()) {
    if (n->operands.empty() || n->op == Op::bitcast) continue;
    DType from = n->operands.back()->dtype;
    bool half = size_of(from) == 2 && is_float(from),
         to_half = size_of(n->dtype) == 2 && is_float(n->dtype);
    if (n->op == Op::cast) {
      EXPECT_TRUE(target.has(Op::cast) || !(half || to_half)) << name(from) << name(n->dtype);
    } else if (n->op != Op::where) {
      EXPECT_TRUE(target.computes(from)) << ir::name(n->op) << " of " << name(from);
    }
  }
}

void check_pairs(Op op, DType t, const std::vector<uint64_t>& a, const std::vector<uint64_t>& b) {
  auto x = ir::wild("x", t), y = ir::wild("y", t);
  bool two = ir::info(op).arity == 2;
  ir::NodeRef n = two ? ir::make(op, {x, y}) : ir::make(op, {x});
  auto target = narrow_target();
  Words w(kernel::decompose(n, target), {x, y});
  expect_within(w, target);
  for (size_t i = 0; i < a.size(); ++i) {
    std::vector<uint64_t> in = two ? std::vector{a[i], b[i]} : std::vector{a[i]};
    ASSERT_EQ(w({a[i], b[i]}), ir::evaluate_word(op, t, in))
        << ir::name(op) << " of " << name(t) << " " << int64_t(a[i]) << ", " << int64_t(b[i]);
  }
}

constexpr Op int_ops[] = {Op::neg,     Op::abs,    Op::bit_not, Op::add, Op::sub,
                          Op::mul,     Op::div,    Op::mod,     Op::max, Op::min,
                          Op::lt,      Op::le,     Op::eq,      Op::ne,  Op::shl,
                          Op::bit_and, Op::bit_or, Op::bit_xor, Op::shr, Op::mul_hi};

TEST(Narrow, bytes_give_the_same_in_32_bits_for_every_pair) {
  for (DType t : {DType::u8, DType::i8}) {
    std::vector<uint64_t> a, b;
    for (int i = 0; i < 256; ++i)
      for (int j = 0; j < 256; ++j)
        a.push_back(ir::word_of_stored(uint64_t(i), t)),
            b.push_back(ir::word_of_stored(uint64_t(j), t));
    for (Op op : int_ops) check_pairs(op, t, a, b);
  }
}

TEST(Narrow, shorts_give_the_same_in_32_bits) {
  std::mt19937 random(3);
  for (DType t : {DType::u16, DType::i16}) {
    std::vector<uint64_t> a, b;
    for (uint64_t i : {0u, 1u, 2u, 15u, 16u, 31u, 32u, 0x7fffu, 0x8000u, 0xffffu})
      for (uint64_t j : {0u, 1u, 2u, 15u, 16u, 31u, 32u, 0x7fffu, 0x8000u, 0xffffu})
        a.push_back(ir::word_of_stored(i, t)), b.push_back(ir::word_of_stored(j, t));
    for (int i = 0; i < 5000; ++i) {
      a.push_back(ir::word_of_stored(random() & 0xffff, t));
      b.push_back(ir::word_of_stored(random() & 0xffff, t));
    }
    for (Op op : int_ops) check_pairs(op, t, a, b);
  }
}

TEST(Narrow, halves_are_computed_in_f32_and_rounded_after_each_op) {
  std::mt19937 random(5);
  for (DType t : {DType::f16, DType::bf16}) {
    std::vector<uint64_t> a, b;
    for (uint64_t i :
         {0x0000u, 0x8000u, 0x0001u, 0x3c00u, 0x7c00u, 0xfc00u, 0x7e00u, 0x7f80u, 0x7fc0u})
      for (uint64_t j :
           {0x0000u, 0x8000u, 0x0001u, 0x3c00u, 0x7c00u, 0xfc00u, 0x7e00u, 0x7f80u, 0x7fc0u})
        a.push_back(ir::word_of_stored(i, t)), b.push_back(ir::word_of_stored(j, t));
    for (int i = 0; i < 20000; ++i) {
      uint64_t bits = random() & 0xffff;
      a.push_back(ir::word_of_stored(bits, t));
      // Half of the pairs are near each other in size.
      b.push_back(ir::word_of_stored(i % 2 ? random() & 0xffff : bits ^ (random() & 0x83ff), t));
    }
    for (Op op : {Op::add, Op::sub, Op::mul, Op::div, Op::max, Op::min, Op::lt, Op::le, Op::eq,
                  Op::ne, Op::neg, Op::abs, Op::sqrt, Op::floor, Op::round, Op::trunc})
      check_pairs(op, t, a, b);
  }
}

TEST(Narrow, a_chain_keeps_its_roundings) {
  // 2048 + 1 is 2048 in f16, so that adding 1 twice is not adding 2.
  auto x = ir::wild("x", DType::f16);
  auto one = ir::constant(1, DType::f16);
  auto target = narrow_target();
  Words w(kernel::decompose(ir::add(ir::add(x, one), one), target), {x});
  expect_within(w, target);
  EXPECT_EQ(ir::double_of_word(w({ir::word_of_double(2048, DType::f16)}), DType::f16), 2048);
}

TEST(Narrow, functions_of_halves_are_the_f32_ones_rounded) {
  struct Function {
    Op op;
    double (*exact)(double);
  };
  const Function functions[] = {{Op::exp, [](double x) { return std::exp(x); }},
                                {Op::log, [](double x) { return std::log(x); }},
                                {Op::sin, [](double x) { return std::sin(x); }},
                                {Op::tanh, [](double x) { return std::tanh(x); }},
                                {Op::erf, [](double x) { return std::erf(x); }},
                                {Op::sqrt, [](double x) { return std::sqrt(x); }}};
  for (DType t : {DType::f16, DType::bf16})
    for (auto& f : functions) {
      auto x = ir::wild("x", t);
      auto target = narrow_target();
      if (f.op != Op::sqrt) target.native.reset(size_t(f.op));
      Words w(kernel::decompose(ir::make(f.op, {x}), target), {x});
      expect_within(w, target);
      int digits = t == DType::f16 ? 11 : 8, lowest = t == DType::f16 ? -14 : -126;
      double end = t == DType::f16 ? 65520 : 0x1.ffp127;
      for (uint64_t i = 0; i < 65536; i += 13) {
        double v = ir::double_of_word(ir::word_of_stored(i, t), t), exact = f.exact(v);
        double y = ir::double_of_word(w({ir::word_of_stored(i, t)}), t);
        if (std::isnan(exact) || std::fabs(exact) >= end) {
          ASSERT_TRUE(std::isnan(exact) ? std::isnan(y) : y == std::copysign(INFINITY, exact)) << v;
          continue;
        }
        int e = exact == 0 ? lowest : std::max(std::ilogb(exact), lowest);
        ASSERT_LE(std::fabs(y - exact), 0.5003 * std::ldexp(1.0, e - digits + 1))
            << ir::name(f.op) << " of " << name(t) << " " << v << ": " << y;
      }
    }
}

// ---- conversions without the target's help ----

// Nearest even by scaling to whole numbers; independent of the bit tricks.
double rounded(double x, int digits, int lowest, double overflow) {
  if (!std::isfinite(x) || x == 0) return x;
  double unit = std::ldexp(1.0, std::max(std::ilogb(x), lowest) - digits + 1);
  double r = std::nearbyint(x / unit) * unit;
  return std::fabs(r) >= overflow ? std::copysign(INFINITY, x) : r;
}
double rounded(double x, DType t) {
  return t == DType::f16 ? rounded(x, 11, -14, 65536) : rounded(x, 8, -126, 0x1p128);
}

void check_conversion(DType from, DType to, const std::vector<double>& values) {
  auto x = ir::wild("x", from);
  auto target = narrow_target(false);
  Words w(kernel::decompose(ir::cast(x, to), target), {x});
  expect_within(w, target);
  for (double v : values) {
    double y = ir::double_of_word(w({ir::word_of_double(v, from)}), to);
    double exact = is_float(to) && size_of(to) == 2 ? rounded(v, to) : v;
    if (std::isnan(v)) {
      ASSERT_TRUE(std::isnan(y));
      continue;
    }
    ASSERT_EQ(y, exact) << name(from) << " to " << name(to) << " of " << v;
    ASSERT_EQ(std::signbit(y), std::signbit(exact)) << v;
  }
}

TEST(Narrow, every_half_widens_to_its_value) {
  for (DType t : {DType::f16, DType::bf16}) {
    std::vector<double> values;
    for (uint64_t i = 0; i < 65536; ++i)
      values.push_back(ir::double_of_word(ir::word_of_stored(i, t), t));
    check_conversion(t, DType::f32, values);
  }
}

TEST(Narrow, f32_rounds_to_the_nearest_even_half) {
  std::mt19937 random(9);
  for (DType t : {DType::f16, DType::bf16}) {
    std::vector<double> values = {0, -0.0, INFINITY, -INFINITY, NAN, 65519, 65520, 65536, 3e38};
    for (uint64_t i = 0; i < 32768; i += 7) {
      // A half, the middle between it and the next, and their neighbours.
      double v = ir::double_of_word(ir::word_of_stored(i, t), t);
      double next = ir::double_of_word(ir::word_of_stored(i + 1, t), t);
      if (!std::isfinite(v)) continue;
      auto middle = float(std::isfinite(next) ? (v + next) / 2 : v);
      for (float c : {float(v), middle})
        for (float d : {c, std::nextafter(c, INFINITY), std::nextafter(c, -INFINITY)})
          values.push_back(double(d)), values.push_back(-double(d));
    }
    for (int i = 0; i < 50000; ++i) {
      auto f = std::bit_cast<float>(uint32_t(random()));
      if (std::isfinite(f)) values.push_back(double(f));
    }
    check_conversion(DType::f32, t, values);
  }
}

TEST(Narrow, f64_rounds_once_on_its_way_to_a_half) {
  auto target = narrow_target(false);
  target.arithmetic.set(size_t(DType::f64));
  target.arithmetic.set(size_t(DType::u64));
  for (DType t : {DType::f16, DType::bf16}) {
    auto x = ir::wild("x", DType::f64);
    Words w(kernel::decompose(ir::cast(x, t), target), {x});
    double ulp = t == DType::f16 ? 0x1p-10 : 0x1p-7;
    // Just above and below the middles, by less than f32 can tell.
    for (double base : {1.0, 1 + ulp, 1 + 2 * ulp, 3.0, 100.0, 0x1p-14, 0x1p-15})
      for (double off : {0.0, 0x1p-40, -0x1p-40, 0x1p-30, -0x1p-30})
        for (double sign : {1.0, -1.0}) {
          double unit =
              std::ldexp(ulp, t == DType::f16 ? std::max(std::ilogb(base), -14) : std::ilogb(base));
          double v = sign * (base + unit / 2 + off * base);
          EXPECT_EQ(ir::double_of_word(w({ir::word_of_double(v, DType::f64)}), t), rounded(v, t))
              << v;
        }
    EXPECT_TRUE(std::isnan(ir::double_of_word(w({ir::nan_word}), t)));
    EXPECT_EQ(ir::double_of_word(w({ir::word_of_double(1e300, DType::f64)}), t), INFINITY);
    EXPECT_EQ(ir::double_of_word(w({ir::word_of_double(-INFINITY, DType::f64)}), t), -INFINITY);
  }
}

TEST(Narrow, sums_of_narrow_numbers_are_kept_in_32_bits) {
  auto r = ir::range(0, 8, true);
  for (auto [t, wide] : {std::pair{DType::f16, DType::f32},
                         {DType::bf16, DType::f32},
                         {DType::i8, DType::i32},
                         {DType::u16, DType::u32}}) {
    auto x = ir::cast(r, t);
    auto n = ir::make(Op::reduce_sum, {x, r});
    for (bool computes : {false, true}) {
      auto target = narrow_target();
      target.arithmetic.set(size_t(DType::i64));
      target.arithmetic.set(size_t(t), computes);
      auto y = kernel::decompose(n, target);
      ASSERT_EQ(y->op, Op::cast);
      EXPECT_EQ(y->dtype, t);
      EXPECT_EQ(y->operand(0)->op, Op::reduce_sum);
      EXPECT_EQ(y->operand(0)->dtype, wide);
    }
  }
}

TEST(Narrow, what_has_no_formula_is_an_error_that_names_it) {
  auto target = narrow_target();
  target.native.reset(size_t(Op::mul));
  auto x = ir::wild("x", DType::f32);
  try {
    kernel::decompose(ir::mul(x, x), target);
    FAIL() << "a product was made of nothing";
  } catch (const CompileError& e) {
    EXPECT_NE(std::string(e.what()).find("[mul] arithmetic on f32"), std::string::npos) << e.what();
    EXPECT_NE(std::string(e.what()).find("narrow"), std::string::npos) << e.what();
  }
}

// What emulate() makes of words is left to it; other ops are made of those.
TEST(Narrow, dtypes_made_of_words_keep_few_ops) {
  for (DType t : {DType::f64, DType::u64}) {
    auto x = ir::wild("x", t);
    auto product = ir::mul(x, x);
    EXPECT_EQ(kernel::decompose(product, narrow_target()), product);
    auto y = kernel::decompose(ir::max(x, product), narrow_target());
    for (auto& n : ir::topological_order({&y, 1})) EXPECT_NE(n->op, Op::max);
  }
}

TEST(Narrow, index_arithmetic_is_left_to_the_program) {
  auto r = ir::range(0, 8, false), size = ir::variable("n", 1, 100);
  auto index = ir::mod(ir::add(ir::mul(r, size), ir::constant_int(3, DType::i64)), size);
  auto value = ir::make(Op::load, {index}, {.ints = {0}}, DType::f32);
  auto target = narrow_target();
  target.native.reset(size_t(Op::tanh));
  auto y = kernel::decompose(ir::tanh(value), target);
  for (auto& n : ir::topological_order({&y, 1}))
    if (n->op == Op::load) {
      EXPECT_EQ(n, value);
    }
}

}  // namespace
}  // namespace pumice::test
