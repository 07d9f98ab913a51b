#include "ir/interpret.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "ir/fold.h"
#include "ir/scalar.h"
#include "pumice/error.h"

namespace pumice::ir {
namespace {

using Doubles = std::vector<double>;

Array run(const NodeRef& n, std::vector<Array> inputs = {}, const Bindings& bindings = {}) {
  return interpret(
      n, [&](const Node& x) -> const Array& { return inputs.at(size_t(x.attribute.ints[0])); },
      bindings);
}

struct Row {
  Op op;
  DType from, to;
  size_t operands, elements, start;
};
#include "values.inc"

// How far apart two numbers stand, in units of the dtype's last place.
double distance(double got, double want, DType t) {
  if (got == want || (std::isnan(got) && std::isnan(want))) return 0;
  int digits = t == DType::f64 ? 52 : t == DType::f32 ? 23 : t == DType::f16 ? 10 : 7;
  int exponent = 0;
  std::frexp(want, &exponent);
  return std::fabs(got - want) / std::ldexp(1.0, exponent - 1 - digits);
}

// Ops whose result NumPy and this libm may round differently in f64.
bool transcendental(Op op) {
  switch (op) {
    case Op::exp:
    case Op::exp2:
    case Op::log:
    case Op::log2:
    case Op::sin:
    case Op::cos:
    case Op::atan:
    case Op::tanh:
    case Op::erf:
    case Op::pow:
      return true;
    default:
      return false;
  }
}

TEST(interpret, elementwise_ops_and_casts_agree_with_numpy) {
  size_t count = 0;
  for (auto& v : rows) {
    std::vector<Array> inputs;
    SmallVector<NodeRef, 3> operands;
    const uint64_t* next = words + v.start;
    for (size_t k = 0; k < v.operands; ++k, next += v.elements) {
      Array a(v.from, {int64_t(v.elements)});
      a.words.assign(next, next + v.elements);
      operands.push_back(input(int(k), v.from, {int64_t(v.elements)}));
      inputs.push_back(std::move(a));
    }
    const uint64_t* results = next;
    Array got = run(make(v.op, operands, {}, v.to), inputs);
    ASSERT_EQ(got.dtype, v.to);
    ASSERT_EQ(got.size(), v.elements);
    for (size_t i = 0; i < got.size(); ++i) {
      std::string where =
          std::string(name(v.op)) + " " + std::string(name(v.from)) + " to " +
          std::string(name(v.to)) + " at " + std::to_string(i) + ": " +
          std::to_string(double_of_word(inputs[0].words[i], v.from)) +
          (v.operands > 1 ? ", " + std::to_string(double_of_word(inputs[1].words[i], v.from)) : "");
      double want = double_of_word(results[i], v.to);
      // Which zero the larger of two zeros is, NumPy leaves open.
      bool zeros = (v.op == Op::max || v.op == Op::min) && want == 0;
      if (transcendental(v.op))
        EXPECT_LE(distance(got.number(i), want, v.to), 1) << where;
      else if (zeros)
        EXPECT_EQ(got.number(i), 0) << where;
      else
        EXPECT_EQ(got.words[i], results[i])
            << where << " gives " << got.number(i) << ", not " << want;
      SmallVector<NodeRef, 3> scalars;
      for (auto& x : inputs) scalars.push_back(constant_bits(x.words[i], v.from));
      NodeRef folded = fold(make(v.op, scalars, {}, v.to));
      ASSERT_EQ(folded->op, Op::constant);
      EXPECT_EQ(folded->attribute.bits, got.words[i]) << where;
      ++count;
    }
  }
  EXPECT_GT(count, 5000u);
}

TEST(interpret, zeros_and_nans_of_max) {
  double nan = std::nan("");
  auto x = input(0, DType::f32, {4}), y = input(1, DType::f32, {4});
  std::vector<Array> in{Array(DType::f32, {4}, Doubles{-0.0, 0.0, nan, 1}),
                        Array(DType::f32, {4}, Doubles{0.0, -0.0, 1, nan})};
  Array most = run(max(x, y), in), least = run(min(x, y), in);
  EXPECT_FALSE(std::signbit(most.number(0)) || std::signbit(most.number(1)));
  EXPECT_TRUE(std::signbit(least.number(0)) && std::signbit(least.number(1)));
  for (size_t i : {2, 3}) EXPECT_TRUE(std::isnan(most.number(i)) && std::isnan(least.number(i)));
}

TEST(interpret, fma_rounds_once) {
  // 4097 * 4097 = 2^24 + 2^13 + 1 needs 25 bits: rounded alone it loses the 1.
  auto x = input(0, DType::f32, {1}), y = input(1, DType::f32, {1});
  std::vector<Array> in{Array(DType::f32, {1}, Doubles{4097}),
                        Array(DType::f32, {1}, Doubles{-16785408})};
  EXPECT_EQ(run(fma(x, x, y), in).number(0), 1);
  EXPECT_EQ(run(add(mul(x, x), y), in).number(0), 0);
  // In f64 the sum 1 + 2^-24 + 2^-70 would round to 1 + 2^-24, and that to even, 1.
  std::vector<Array> tie{Array(DType::f32, {1}, Doubles{0x1p-35}),
                         Array(DType::f32, {1}, Doubles{1 + 0x1p-23})};
  auto half = input(0, DType::f32, {1});
  EXPECT_EQ(run(fma(half, half, y), tie).number(0), 1 + 0x1p-23);
  std::vector<Array> up{Array(DType::f32, {1}, Doubles{0x1.000002p-12}),
                        Array(DType::f32, {1}, Doubles{1})};
  // x*x = 2^-24 + 2^-46 + …, just past the tie between 1 and 1 + 2^-23.
  EXPECT_EQ(run(fma(x, x, y), up).number(0), 1 + 0x1p-23);
}

TEST(interpret, bitcast) {
  auto x = input(0, DType::f32, {3});
  std::vector<Array> in{Array(DType::f32, {3}, Doubles{1, -0.0, 0.1})};
  EXPECT_EQ(run(bitcast(x, DType::u32), in).words,
            (std::vector<uint64_t>{0x3f800000, 0x80000000, 0x3dcccccd}));
  EXPECT_EQ(run(bitcast(bitcast(x, DType::i32), DType::f32), in).words, in[0].words);
}

Array counting(std::vector<int64_t> shape, DType t = DType::f32) {
  Array a(t, std::move(shape));
  for (size_t i = 0; i < a.size(); ++i) a.words[i] = word_of_int(int64_t(i), t);
  return a;
}

// x = np.arange(6).reshape(2, 3)
TEST(interpret, movement) {
  auto x = input(0, DType::f32, {2, 3});
  std::vector<Array> in{counting({2, 3})};
  auto values_of = [&](const NodeRef& n) { return run(n, in).numbers(); };
  EXPECT_EQ(values_of(reshape(x, {3, 2})), (Doubles{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(values_of(permute(x, {1, 0})), (Doubles{0, 3, 1, 4, 2, 5}));
  EXPECT_EQ(values_of(expand(reshape(x, {2, 1, 3}), {2, 2, 3})),
            (Doubles{0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5}));
  EXPECT_EQ(values_of(expand(x, {2, 2, 3})), (Doubles{0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(values_of(pad(x, {1, 0, 0, 1})), (Doubles{0, 0, 0, 0, 0, 1, 2, 0, 3, 4, 5, 0}));
  EXPECT_EQ(values_of(slice(x, {1, 1, 0, 2}, {1, 2})), (Doubles{3, 5}));
  EXPECT_EQ(values_of(flip(x, {1})), (Doubles{2, 1, 0, 5, 4, 3}));
  EXPECT_EQ(values_of(flip(x, {0, 1})), (Doubles{5, 4, 3, 2, 1, 0}));
  EXPECT_EQ(values_of(slice(x, {2, 0, 0, 3}, {1, 1})), Doubles{});
}

TEST(interpret, windows) {
  auto x = input(0, DType::f32, {7});
  std::vector<Array> in{counting({7})};
  // Starts 0 and 2, steps of 2: np.lib.stride_tricks.sliding_window_view(x, 5)[::2, ::2].
  auto w = window(x, 0, 3, 2, 2);
  EXPECT_EQ(run(w, in).shape, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(run(w, in).numbers(), (Doubles{0, 2, 4, 2, 4, 6}));
  // Summed over k, each element comes back as often as windows hold it.
  auto back = reduce(Op::reduce_sum, unwindow(w, 0, 7, 2, 2), {1});
  EXPECT_EQ(run(back, in).numbers(), (Doubles{0, 0, 4, 0, 8, 0, 6}));
  auto two = input(0, DType::f32, {2, 4});
  EXPECT_EQ(run(window(two, 1, 2, 1, 1), {counting({2, 4})}).numbers(),
            (Doubles{0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7}));
}

TEST(interpret, reductions_and_scans) {
  auto x = input(0, DType::f32, {2, 3});
  std::vector<Array> in{Array(DType::f32, {2, 3}, Doubles{1, -2, 3, 4, 5, -6})};
  auto values_of = [&](const NodeRef& n) { return run(n, in).numbers(); };
  EXPECT_EQ(values_of(reduce(Op::reduce_sum, x, {1})), (Doubles{2, 3}));
  EXPECT_EQ(values_of(reduce(Op::reduce_sum, x, {0, 1})), (Doubles{5}));
  EXPECT_EQ(values_of(reduce(Op::reduce_prod, x, {0})), (Doubles{4, -10, -18}));
  EXPECT_EQ(values_of(reduce(Op::reduce_max, x, {1})), (Doubles{3, 5}));
  EXPECT_EQ(values_of(reduce(Op::reduce_min, x, {0})), (Doubles{1, -2, -6}));
  auto scan = [&](Op op, int64_t axis) { return values_of(make(op, {x}, {.ints = {axis}})); };
  EXPECT_EQ(scan(Op::scan_sum, 1), (Doubles{1, -1, 2, 4, 9, 3}));
  EXPECT_EQ(scan(Op::scan_sum, 0), (Doubles{1, -2, 3, 5, 3, -3}));
  EXPECT_EQ(scan(Op::scan_prod, 1), (Doubles{1, -2, -6, 4, 20, -120}));
  EXPECT_EQ(scan(Op::scan_max, 1), (Doubles{1, 1, 3, 4, 5, 5}));
  EXPECT_EQ(scan(Op::scan_min, 0), (Doubles{1, -2, 3, 1, -2, -6}));
}

TEST(interpret, reductions_accumulate_wide_and_round_once) {
  auto half = input(0, DType::f16, {4096});
  EXPECT_EQ(run(reduce(Op::reduce_sum, half, {0}), {Array(DType::f16, {4096}, Doubles(4096, 1.0))})
                .number(0),
            4096);
  auto bytes = input(0, DType::u8, {3});
  EXPECT_EQ(run(reduce(Op::reduce_sum, bytes, {0}), {Array(DType::u8, {3}, Doubles{200, 100, 1})})
                .number(0),
            45);  // 301 wraps
  EXPECT_TRUE(std::isnan(run(reduce(Op::reduce_max, input(0, DType::f32, {3}), {0}),
                             {Array(DType::f32, {3}, Doubles{1, std::nan(""), 2})})
                             .number(0)));
}

TEST(interpret, nothing_reduces_to_the_identity) {
  constexpr double inf = std::numeric_limits<double>::infinity();
  for (int k = 1; k < dtype_count; ++k) {
    auto t = DType(k);
    auto x = input(0, t, {0, 2});
    auto one = [&](Op op) {
      Array y = run(reduce(op, x, {0}), {Array(t, {0, 2})});
      EXPECT_EQ(y.size(), 2u);
      return y.number(1);
    };
    int bits = 8 * size_of(t) - (is_signed_int(t) ? 1 : 0);
    EXPECT_EQ(one(Op::reduce_sum), 0);
    EXPECT_EQ(one(Op::reduce_prod), 1);
    EXPECT_EQ(one(Op::reduce_min), is_float(t) ? inf : double(std::ldexp(1.0L, bits) - 1));
    EXPECT_EQ(one(Op::reduce_max), is_float(t)        ? -inf
                                   : is_signed_int(t) ? -std::ldexp(1.0, bits)
                                                      : 0);
  }
  auto b = input(0, DType::boolean, {0});
  EXPECT_EQ(run(reduce(Op::reduce_max, b, {0}), {Array(DType::boolean, {0})}).number(0), 0);
  EXPECT_EQ(run(reduce(Op::reduce_min, b, {0}), {Array(DType::boolean, {0})}).number(0), 1);
}

TEST(interpret, indexing) {
  auto x = input(0, DType::f32, {3, 2}), i = input(1, DType::i32, {2, 2});
  std::vector<Array> in{counting({3, 2}), Array(DType::i32, {2, 2}, Doubles{2, 0, -1, 3})};
  EXPECT_EQ(run(make(Op::gather, {x, i}, {.ints = {0}}), in).numbers(), (Doubles{4, 1, 0, 0}));
  auto j = input(1, DType::u8, {3, 2}), u = input(2, DType::f32, {3, 2});
  std::vector<Array> add{counting({3, 2}), Array(DType::u8, {3, 2}, Doubles{0, 0, 1, 9, 0, 1}),
                         Array(DType::f32, {3, 2}, Doubles{10, 20, 30, 40, 50, 60})};
  EXPECT_EQ(run(make(Op::scatter_add, {x, j, u}, {.ints = {1}}), add).numbers(),
            (Doubles{30, 1, 2, 33, 54, 65}));
}

TEST(interpret, leaves_and_markers) {
  Dim n(variable("n", 1, 9));
  Bindings three;
  three.bind("n", 3);
  EXPECT_EQ(run(iota(DType::i64, {2, n}, 1), {}, three).numbers(), (Doubles{0, 1, 2, 0, 1, 2}));
  EXPECT_EQ(run(iota(DType::f16, {2, n}, 0), {}, three).numbers(), (Doubles{0, 0, 0, 1, 1, 1}));
  EXPECT_EQ(run((n * 4).node(), {}, three).number(0), 12);
  EXPECT_THROW(run(iota(DType::i64, {n}, 0)), UsageError);
  auto x =
      make(Op::mark, {make(Op::contiguous, {like(iota(DType::f32, {2}, 0), 7)})}, {.ints = {1}});
  EXPECT_EQ(run(x).numbers(), (Doubles{7, 7}));
  auto c = input(0, DType::boolean, {2}), i = input(1, DType::i64, {2});
  int64_t big = (int64_t(1) << 62) + 1;
  Array exact(DType::i64, {2});
  exact.words = {uint64_t(big), uint64_t(-big)};
  EXPECT_EQ(run(where(c, i, i), {Array(DType::boolean, {2}, Doubles{0, 1}), exact}).integer(1),
            -big);
}

}  // namespace
}  // namespace pumice::ir
