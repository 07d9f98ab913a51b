#include <gtest/gtest.h>

#include <bit>
#include <chrono>
#include <cmath>
#include <random>

#include "ir/scalar.h"
#include "numerics/decomposed.h"
#include "numerics/words.h"

// Simple ops that a target may lack, whole-number functions, and the pass itself.
namespace pumice::test {
namespace {

using ir::Op;

std::vector<uint64_t> samples(DType t) {
  std::vector<uint64_t> words;
  std::mt19937_64 random(13);
  uint64_t ones = ~uint64_t(0) >> (64 - 8 * size_of(t));
  for (uint64_t bits : {uint64_t(0), uint64_t(1), uint64_t(2), ones, ones >> 1, ones - (ones >> 1),
                        ones >> 2, ones >> size_of(t) * 4})
    words.push_back(ir::word_of_stored(bits, t));
  if (is_float(t))
    for (double v : {0.0, 0.5, 1.0, 1.5, 2.5, 3.5, 0.49999999999999994, 8388607.5, 8388608.0,
                     4503599627370495.5, 4503599627370496.0, 1e30, double(INFINITY), double(NAN)})
      for (double sign : {1.0, -1.0}) words.push_back(ir::word_of_double(sign * v, t));
  for (int i = 0; i < 60; ++i) words.push_back(ir::word_of_stored(random() & ones, t));
  if (is_float(t))
    for (int i = 0; i < 60; ++i)
      words.push_back(ir::word_of_double(double(int64_t(random() >> 40)) / 1024 - 8000, t));
  return words;
}

void check_without(Op op, DType t) {
  auto x = ir::wild("x", t), y = ir::wild("y", t);
  bool two = ir::info(op).arity == 2;
  ir::NodeRef n = two ? ir::make(op, {x, y}) : ir::make(op, {x});
  Words w(kernel::decompose(n, target_without(op)), {x, y});
  for (auto& node : w.nodes()) ASSERT_NE(node->op, op);
  auto values = samples(t);
  for (uint64_t a : values)
    for (uint64_t b : values) {
      std::vector<uint64_t> in = two ? std::vector{a, b} : std::vector{a};
      ASSERT_EQ(w({a, b}), ir::evaluate_word(op, t, in))
          << ir::name(op) << " of " << name(t) << ": " << ir::double_of_word(a, t) << ", "
          << ir::double_of_word(b, t);
      if (!two) break;
    }
}

TEST(Simple, ops_of_floats_that_a_target_lacks) {
  for (DType t : {DType::f32, DType::f64})
    for (Op op :
         {Op::neg, Op::abs, Op::floor, Op::round, Op::trunc, Op::max, Op::min, Op::le, Op::ne})
      check_without(op, t);
}

TEST(Simple, ops_of_ints_that_a_target_lacks) {
  for (DType t : {DType::u8, DType::i8, DType::u16, DType::i16, DType::u32, DType::i32, DType::u64,
                  DType::i64})
    for (Op op : {Op::neg, Op::abs, Op::mod, Op::max, Op::min, Op::le, Op::ne, Op::mul_hi})
      check_without(op, t);
}

TEST(Simple, ops_of_bools_that_a_target_lacks) {
  for (Op op : {Op::max, Op::min, Op::ne}) check_without(op, DType::boolean);
}

// Word 0 of the published answer for key and counter 0 (Random123, kat_vectors), and others by a
// separate implementation that reproduces all three of the published ones.
TEST(Simple, philox_gives_the_known_answers) {
  auto k0 = ir::wild("k0", DType::u32), k1 = ir::wild("k1", DType::u32),
       c = ir::wild("c", DType::u32);
  struct Answer {
    uint64_t k0, k1, c, word;
  };
  constexpr Answer answers[] = {{0x0, 0x0, 0x0, 0x6627e8d5},
                                {0x0, 0x0, 0x1, 0xf8e4cca4},
                                {0x1, 0x0, 0x0, 0xe3e80670},
                                {0x0, 0x1, 0x0, 0xfdde3e0b},
                                {0xffffffff, 0xffffffff, 0xffffffff, 0xc25672de},
                                {0x243f6a88, 0x85a308d3, 0x13198a2e, 0x44829e1},
                                {0x2a, 0x0, 0x7, 0x5bbd83b1}};
  for (bool has_mul_hi : {true, false}) {
    auto target = target_without(Op::philox);
    target.native.set(size_t(Op::mul_hi), has_mul_hi);
    Words w(kernel::decompose(ir::philox(k0, k1, c), target), {k0, k1, c});
    for (auto& n : w.nodes()) {
      EXPECT_NE(n->op, Op::philox);
      if (!has_mul_hi) {
        EXPECT_NE(n->op, Op::mul_hi);
      }
    }
    for (const Answer& a : answers) EXPECT_EQ(w({a.k0, a.k1, a.c}), a.word) << a.c;
  }
}

TEST(Simple, what_the_target_has_is_left_alone) {
  auto x = ir::wild("x", DType::f32);
  auto n = ir::exp(ir::add(x, ir::tanh(x)));
  ir::Target all;
  all.native.set();
  all.arithmetic.set();
  EXPECT_EQ(kernel::decompose(n, all), n);
}

TEST(Simple, formulas_multiply_and_add_where_fma_is_slow_and_a_graphs_own_fma_stays) {
  auto x = ir::wild("x", DType::f32), y = ir::wild("y", DType::f32);
  auto count = [](const ir::NodeRef& root) {
    int fmas = 0;
    for (auto& n : ir::topological_order({&root, 1})) fmas += n->op == Op::fma;
    return fmas;
  };
  auto target = target_without(Op::exp);
  auto n = ir::fma(ir::exp(x), y, ir::exp(ir::fma(y, y, x)));
  EXPECT_GT(count(kernel::decompose(n, target)), 10);
  target.fused = false;
  EXPECT_EQ(count(kernel::decompose(n, target)), 2);
}

TEST(Simple, memory_ranges_and_reductions_stay_and_their_operands_are_rewritten) {
  auto i = ir::range(0, 16, true);
  auto value = ir::make(Op::load, {i}, {.ints = {2}}, DType::f32);
  auto sum = ir::make(Op::reduce_sum, {ir::exp(value), i});
  auto y = kernel::decompose(sum, target_without(Op::exp));
  ASSERT_EQ(y->op, Op::reduce_sum);
  EXPECT_EQ(y->operand(1), i);
  bool loads = false;
  for (auto& n : ir::topological_order({&y, 1})) {
    EXPECT_NE(n->op, Op::exp);
    if (n->op == Op::load) loads = n == value;
  }
  EXPECT_TRUE(loads);
}

TEST(Simple, deep_expressions_take_linear_time_and_no_stack) {
  auto x = ir::wild("x", DType::f32);
  ir::NodeRef n = x;
  for (int i = 0; i < 2000; ++i) n = ir::add(ir::exp(ir::neg(ir::mul(n, n))), n);
  for (int i = 0; i < 100000; ++i) n = ir::mul(n, x);
  auto start = std::chrono::steady_clock::now();
  auto y = kernel::decompose(n, target_without(Op::exp));
  auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  EXPECT_GT(ir::topological_order({&y, 1}).size(), 120000u);
  EXPECT_LT(seconds, 20);
}

}  // namespace
}  // namespace pumice::test
