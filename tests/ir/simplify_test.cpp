#include "ir/simplify.h"

#include <gtest/gtest.h>

#include <chrono>

#include "expressions.h"
#include "ir/range.h"

namespace pumice::ir {
namespace {

NodeRef n(int64_t v) { return constant_int(v, DType::i64); }
NodeRef r(int64_t id, Dim extent) { return range(id, extent, false); }
std::string simple(const NodeRef& x) { return show(simplify(x)); }

TEST(simplify, sums_have_one_form) {
  auto a = r(0, 10), b = r(1, 7);
  EXPECT_EQ(simplify(add(mul(a, n(4)), add(b, n(3)))), simplify(add(add(n(3), b), mul(n(4), a))));
  EXPECT_EQ(simplify(sub(add(a, b), a)), b);
  EXPECT_EQ(simplify(mul(add(a, b), n(3))), simplify(add(mul(b, n(3)), mul(a, n(3)))));
  EXPECT_EQ(simplify(sub(a, a)), n(0));
  EXPECT_EQ(simple(sub(n(9), a)), "sub(9, r0)");
  EXPECT_EQ(simple(mul(mul(a, n(3)), n(4))), "mul(r0, 12)");
  EXPECT_EQ(simple(add(mul(a, n(28)), add(n(3), b))), "add(add(mul(r0, 28), r1), 3)");
}

TEST(simplify, division_of_sums) {
  auto a = r(0, 10), b = r(1, 4), c = r(2, 3);
  auto x = add(mul(a, n(4)), b);
  EXPECT_EQ(simplify(div(x, n(4))), a);
  EXPECT_EQ(simplify(mod(x, n(4))), b);
  EXPECT_EQ(simple(div(x, n(8))), "div(r0, 2)");
  EXPECT_EQ(simple(mod(x, n(8))), "add(mul(mod(r0, 2), 4), r1)");
  EXPECT_EQ(simplify(div(add(x, n(8)), n(4))), simplify(add(a, n(2))));
  EXPECT_EQ(simplify(div(div(a, n(2)), n(3))), simplify(div(a, n(6))));
  EXPECT_EQ(simplify(mod(mod(a, n(6)), n(3))), simplify(mod(a, n(3))));
  EXPECT_EQ(simplify(div(mod(a, n(6)), n(3))), simplify(mod(div(a, n(3)), n(2))));
  EXPECT_EQ(simplify(div(a, n(10))), n(0));
  EXPECT_EQ(simplify(mod(a, n(10))), a);
  EXPECT_EQ(simplify(add(mul(div(a, n(3)), n(3)), mod(a, n(3)))), a);
  EXPECT_EQ(simplify(add(mul(mod(div(a, n(3)), n(2)), n(3)), mod(a, n(3)))),
            simplify(mod(a, n(6))));
  EXPECT_EQ(simplify(mod(add(mul(a, n(12)), add(mul(b, n(3)), c)), n(12))),
            simplify(add(mul(b, n(3)), c)));
  EXPECT_EQ(simplify(div(add(mul(a, n(12)), add(mul(b, n(3)), c)), n(3))),
            simplify(add(mul(a, n(4)), b)));
  EXPECT_EQ(simplify(mod(sub(mul(add(a, n(1)), n(4)), n(1)), n(4))), n(3));
}

TEST(simplify, signs_are_respected) {
  auto v = variable("v", -8, 8);
  EXPECT_EQ(simple(div(add(mul(v, n(4)), n(1)), n(4))), "div(add(mul(v, 4), 1), 4)");
  EXPECT_EQ(simplify(div(mul(v, n(4)), n(4))), v);
  EXPECT_EQ(simplify(mod(mul(v, n(4)), n(4))), n(0));
  EXPECT_EQ(simplify(div(v, n(9))), n(0));
  EXPECT_EQ(simplify(mod(v, n(9))), v);
}

TEST(simplify, unbounded_values_may_wrap) {
  auto x = make(Op::load, {n(0)}, {.ints = {0}}, DType::i64);
  EXPECT_EQ(simple(div(mul(x, n(4)), n(4))), "div(mul(load(0), 4), 4)");
  EXPECT_EQ(simple(lt(x, add(x, n(1)))), "lt(load(0), add(load(0), 1))");
  EXPECT_EQ(simplify(sub(add(x, n(1)), x)), n(1));
}

TEST(simplify, comparisons) {
  auto a = r(0, 10), b = r(1, 4);
  auto yes = constant_bits(1, DType::boolean), no = constant_bits(0, DType::boolean);
  EXPECT_EQ(simplify(lt(a, n(10))), yes);
  EXPECT_EQ(simplify(lt(a, n(0))), no);
  EXPECT_EQ(simplify(le(n(0), a)), yes);
  EXPECT_EQ(simple(lt(add(a, n(3)), n(7))), "lt(r0, 4)");
  EXPECT_EQ(simple(lt(add(mul(a, n(4)), b), n(16))), "lt(r0, 4)");
  EXPECT_EQ(simple(lt(mul(a, n(4)), n(10))), "lt(r0, 3)");
  EXPECT_EQ(simple(lt(n(15), add(mul(a, n(4)), b))), "lt(3, r0)");
  EXPECT_EQ(simple(eq(mul(a, n(4)), n(10))), "0");
  EXPECT_EQ(simple(ne(mul(a, n(4)), n(8))), "ne(r0, 2)");
  EXPECT_EQ(simple(bit_not(lt(a, n(4)))), "lt(3, r0)");
  EXPECT_EQ(simple(bit_and(lt(a, n(4)), bit_and(lt(a, n(6)), lt(a, n(10))))), "lt(r0, 4)");
  EXPECT_EQ(simple(lt(div(a, n(3)), n(2))), "lt(r0, 6)");
  EXPECT_EQ(simple(lt(n(1), div(a, n(3)))), "lt(5, r0)");
  EXPECT_EQ(simplify(max(a, n(20))), n(20));
  EXPECT_EQ(simplify(min(a, n(20))), a);
}

TEST(simplify, symbolic_sizes) {
  Dim batch(variable("batch", 1, 1024));
  auto i = r(0, batch), j = r(1, 64), v = batch.node();
  auto yes = constant_bits(1, DType::boolean);
  EXPECT_EQ(simplify(lt(i, v)), yes);
  EXPECT_EQ(simplify(div(add(mul(i, n(64)), j), n(64))), i);
  EXPECT_EQ(simplify(div(add(mul(j, v), i), v)), j);
  EXPECT_EQ(simplify(mod(add(mul(j, v), i), v)), i);
  EXPECT_EQ(simplify(div(mul(v, n(12)), v)), n(12));
  EXPECT_EQ(simplify(lt(add(mul(j, v), i), mul(v, n(64)))), yes);
  EXPECT_EQ(simplify(div(add(mul(i, n(64)), j), mul(v, n(64)))), n(0));
  auto flat = r(2, batch * 784);
  EXPECT_EQ(simplify(lt(div(flat, n(784)), v)), yes);
  EXPECT_EQ(simplify(lt(div(flat, n(28)), mul(v, n(28)))), yes);
  EXPECT_EQ(simplify(add(mul(div(flat, n(784)), n(784)), mod(flat, n(784)))), flat);
  EXPECT_EQ(simplify(div(flat, mul(v, n(784)))), n(0));
  Simplifier s;
  EXPECT_TRUE(s.surely_less(add(mul(i, n(64)), j), mul(v, n(64))));
  EXPECT_FALSE(s.surely_less(add(i, n(1)), v));
}

TEST(simplify, other_nodes) {
  auto x = input(0, DType::f32, {}), c = input(1, DType::boolean, {});
  auto i = input(2, DType::i32, {});
  auto zero = constant(0, DType::f32), minus_zero = constant(-0.0, DType::f32);
  EXPECT_EQ(simplify(add(x, minus_zero)), x);
  EXPECT_EQ(simplify(add(x, zero)), add(x, zero));
  EXPECT_EQ(simplify(mul(x, zero)), mul(x, zero));
  EXPECT_EQ(simplify(mul(constant(1, DType::f32), x)), x);
  EXPECT_EQ(simplify(mul(i, constant(0, DType::i32))), constant(0, DType::i32));
  EXPECT_EQ(simplify(where(bit_not(c), x, zero)), where(c, zero, x));
  EXPECT_EQ(simplify(where(constant(1, DType::boolean), x, zero)), x);
  EXPECT_EQ(simplify(eq(x, x)), eq(x, x));
  EXPECT_EQ(simplify(eq(i, i)), constant(1, DType::boolean));
  EXPECT_EQ(simplify(bit_not(lt(x, zero))), bit_not(lt(x, zero)));
  auto y = input(0, DType::f32, {2, 3});
  EXPECT_EQ(simplify(mul(y, like(y, 1))), y);
  EXPECT_EQ(simplify(add(like(y, 2), like(y, 3))), like(y, 5));
  EXPECT_EQ(simplify(reshape(reshape(y, {6}), {2, 3})), y);
  EXPECT_EQ(simplify(permute(permute(y, {1, 0}), {1, 0})), y);
  EXPECT_EQ(simplify(cast(cast(i, DType::i64), DType::i16)), cast(i, DType::i16));
  auto u = input(3, DType::u8, {});
  EXPECT_EQ(simplify(cast(cast(u, DType::f32), DType::i8))->operand(0)->op, Op::cast);
}

TEST(simplify, reductions_lose_ranges_of_one) {
  auto k = range(5, 1, true), m = range(6, 4, true);
  auto x = make(Op::load, {add(k, m)}, {.ints = {0}}, DType::f32);
  auto over = make(Op::reduce_sum, {x, k, m});
  auto want = make(Op::reduce_sum, {make(Op::load, {m}, {.ints = {0}}, DType::f32), m});
  EXPECT_EQ(simplify(over), want);
  auto one = make(Op::reduce_sum, {make(Op::load, {k}, {.ints = {0}}, DType::f32), k});
  EXPECT_EQ(simplify(one), make(Op::load, {n(0)}, {.ints = {0}}, DType::f32));
}

void sweep(bool symbolic, int count) {
  for (int seed = 0; seed < count; ++seed) {
    RandomIndex make_random(unsigned(seed), symbolic);
    NodeRef x = make_random.value(1 + seed % 5), y = simplify(x);
    EXPECT_EQ(y->dtype, x->dtype);
    EXPECT_EQ(simplify(y), y) << "not at rest: " << show(x) << "\n  " << show(y) << "\n  "
                              << show(simplify(y));
    Interval range_of_x = interval(x);
    make_random.each([&](const ScalarEvaluator& e) {
      auto want = int64_t(e(x));
      ASSERT_EQ(int64_t(e(y)), want) << "seed " << seed << ": " << show(x) << "\n  " << show(y);
      ASSERT_LE(range_of_x.lowest, want) << show(x);
      ASSERT_GE(range_of_x.highest, want) << show(x);
      if (range_of_x.divisor == 0) {
        ASSERT_EQ(want, 0) << show(x);
      } else {
        ASSERT_EQ(want % range_of_x.divisor, 0) << show(x);
      }
    });
    if (testing::Test::HasFatalFailure()) return;
  }
}
TEST(simplify, random_expressions_keep_their_value) { sweep(false, 500); }
TEST(simplify, random_symbolic_expressions_keep_their_value) { sweep(true, 300); }

TEST(simplify, thousands_of_nodes_take_milliseconds) {
  auto a = r(0, 1000), b = r(1, 64), c = r(2, 64);
  std::vector<NodeRef> roots;
  NodeRef base = add(add(mul(a, n(4096)), mul(b, n(64))), c);
  for (int64_t i = 0; i < 500; ++i) {
    auto x = add(base, n(i));
    roots.push_back(add(mul(div(x, n(64)), n(3)), mod(div(x, n(8)), n(16))));
  }
  NodeRef chain = a;
  for (int64_t i = 0; i < 2000; ++i) chain = add(chain, mul(b, n(i)));
  roots.push_back(chain);
  size_t nodes = topological_order(roots).size();
  auto start = std::chrono::steady_clock::now();
  simplify(roots);
  std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - start;
  printf("%zu nodes in %.1f ms\n", nodes, ms.count());
  EXPECT_LT(ms.count(), 500);
}

}  // namespace
}  // namespace pumice::ir
