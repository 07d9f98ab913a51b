#include <gtest/gtest.h>

#include <cmath>

#include "ir/array.h"
#include "ir/interpret_program.h"
#include "ir/parse.h"
#include "ir/print.h"
#include "ir/simplify.h"
#include "ir/verify.h"
#include "pumice/error.h"

namespace pumice::ir {
namespace {

using Bytes = std::vector<std::byte>;

Bytes bytes(DType t, std::vector<double> values) {
  return Array(t, {int64_t(values.size())}, values).to_bytes();
}
std::vector<double> numbers(DType t, const Bytes& b) {
  return Array::from_bytes(t, {int64_t(b.size()) / size_of(t)}, b).numbers();
}
void run(const std::string& text, std::vector<Bytes>& buffers, const Bindings& bindings = {}) {
  std::vector<std::span<std::byte>> spans(buffers.begin(), buffers.end());
  interpret_program(parse_program(text), spans, bindings);
}

TEST(interpret_program, loops_carry_and_vectors_add) {
  // Row sums of a (batch, 8) matrix, four lanes at a time.
  std::string text =
      "program rows\n"
      "variable batch, 1, 64\n"
      "buffer f32 read\n"
      "buffer f32 write\n"
      "count batch\n"
      "%0 = grid : i64\n"
      "%1 = constant[2] : i64\n"
      "%2 = constant[0] : f32x4\n"
      "%3 = constant[4] : i64\n"
      "%4 = constant[8] : i64\n"
      "%5 = mul(%0, %4) : i64\n"
      "%6 = loop(%1, %2) : i64\n"
      "%7 = carry(%2) : f32x4\n"
      "%8 = mul(%6, %3) : i64\n"
      "%9 = add(%5, %8) : i64\n"
      "%10 = load[0](%9) align 4 : f32x4\n"
      "%11 = add(%7, %10) : f32x4\n"
      "end_loop(%11)\n"
      "%13 = horizontal reduce_sum(%7) : f32\n"
      "store[1](%0, %13) : f32\n";
  std::vector<double> x(24);
  for (size_t i = 0; i < 24; ++i) x[i] = double(i);
  std::vector<Bytes> buffers{bytes(DType::f32, x), bytes(DType::f32, {0, 0, 0})};
  Bindings b;
  b.bind("batch", 3);
  run(text, buffers, b);
  EXPECT_EQ(numbers(DType::f32, buffers[1]), (std::vector<double>{28, 92, 156}));
  EXPECT_THROW(run(text, buffers), UsageError);
}

TEST(interpret_program, loops_swap_carries_and_may_not_run) {
  auto fibonacci = [](int64_t n) {
    std::vector<Bytes> buffers{bytes(DType::i64, {0, 0})};
    run("program fibonacci\nbuffer i64 write\nscalar " + std::to_string(n) +
            "\ncount 1\n"
            "%0 = scalar[0] : i64\n%1 = constant[0] : i64\n%2 = constant[1] : i64\n"
            "%3 = loop(%0, %1, %2) : i64\n%4 = carry(%1) : i64\n%5 = carry(%2) : i64\n"
            "%6 = add(%4, %5) : i64\nend_loop(%5, %6)\n"
            "store[0](%1, %4) : i64\nstore[0](%2, %5) : i64\n",
        buffers);
    return numbers(DType::i64, buffers[0]);
  };
  EXPECT_EQ(fibonacci(10), (std::vector<double>{55, 89}));
  EXPECT_EQ(fibonacci(0), (std::vector<double>{0, 1}));
  EXPECT_EQ(fibonacci(-3), (std::vector<double>{0, 1}));
}

TEST(interpret_program, masks_touch_nothing) {
  std::string text =
      "program tail\nbuffer u8 read\nbuffer u8 read write\ncount 2\n"
      "%0 = grid : i32\n%1 = constant[4] : i32\n%2 = mul(%0, %1) : i32\n"
      "%3 = broadcast(%2) : i32x4\n%4 = lane_index : i32x4\n%5 = add(%3, %4) : i32x4\n"
      "%6 = constant[6] : i32x4\n%7 = lt(%5, %6) : boolx4\n"
      "%8 = load[0](%2, %7) align 4 : u8x4\n%9 = add(%8, %8) : u8x4\n"
      "store[1](%5, %9, %7) : u8x4\n";
  std::vector<Bytes> buffers{bytes(DType::u8, {1, 2, 3, 4, 5, 200}),
                             bytes(DType::u8, {9, 9, 9, 9, 9, 9})};
  run(text, buffers);
  EXPECT_EQ(numbers(DType::u8, buffers[1]), (std::vector<double>{2, 4, 6, 8, 10, 144}));
}

TEST(interpret_program, ifs_and_single_roundings) {
  std::string text =
      "program odd\nbuffer f32 write\ncount 4\n%0 = grid : i64\n%1 = constant[2] : i64\n"
      "%2 = mod(%0, %1) : i64\n%3 = cast(%2) : bool\n%4 = constant[1] : f32\n"
      "%5 = constant[5.9604645e-08] : f32\n%6 = add(%4, %5) : f32\n"
      "begin_if(%3)\nstore[0](%0, %6) : f32\nend_if\n";
  std::vector<Bytes> buffers{bytes(DType::f32, {0, 0, 0, 0})};
  run(text, buffers);
  EXPECT_EQ(numbers(DType::f32, buffers[0]), (std::vector<double>{0, 1, 0, 1}));
}

TEST(interpret_program, access_errors) {
  std::string load = "program p\nbuffer f32 read\nbuffer f32 write\ncount 3\n%0 = grid : i64\n";
  std::vector<Bytes> buffers{bytes(DType::f32, {1, 2, 3, 4}), bytes(DType::f32, {0, 0})};
  EXPECT_THROW(run(load + "%1 = load[0](%0) align 2 : f32x2\n", buffers), InternalError);
  EXPECT_THROW(run(load + "%1 = load[0](%0) : f32x4\n", buffers), InternalError);
  EXPECT_THROW(run(load + "%1 = load[0](%0) : f32\nstore[1](%0, %1) : f32\n", buffers),
               InternalError);
  EXPECT_NO_THROW(run(load + "%1 = load[0](%0) : f32x2\n", buffers));
}

TEST(verify_program, rejects_what_breaks_the_rules) {
  auto error = [](const std::string& body) -> std::string {
    std::string head =
        "program p\nbuffer f32 read\nbuffer f32 write\nscalar 3\n"
        "%0 = grid : i64\n%1 = load[0](%0) : f32\n%2 = constant[true] : bool\n";
    try {
      verify(parse_program(head + body));
    } catch (const InternalError& e) {
      return e.what();
    }
    return "no error";
  };
  EXPECT_EQ(error(""), "no error");
  EXPECT_EQ(error("%3 = add(%0, %1) : f32"),
            "[verify] program p instruction %3: operands differ: i64x1 and f32x1");
  EXPECT_EQ(error("%3 = add(%1, %1) : f64"),
            "[verify] program p instruction %3: result dtype differs");
  EXPECT_EQ(error("%3 = add(%1, %1) : f32x4"), "[verify] program p instruction %3: lanes differ");
  EXPECT_EQ(error("%3 = lt(%1, %1) : f32"),
            "[verify] program p instruction %3: result is not bool");
  EXPECT_EQ(error("%3 = exp(%0) : i64"), "[verify] program p instruction %3: exp of i64");
  EXPECT_EQ(error("%3 = exp(%1, %1) : f32"), "[verify] program p instruction %3: has 2 arguments");
  EXPECT_EQ(error("begin_if(%2)\n%4 = exp(%1) : f32\nend_if\nstore[1](%0, %4) : f32"),
            "[verify] program p instruction %6: %4 was made inside a loop or if that has ended");
  EXPECT_EQ(error("%3 = loop(%0, %1) : i64\n%4 = carry(%1) : f32\nend_loop(%3)"),
            "[verify] program p instruction %5: next value differs from its carry: f32x1 and "
            "i64x1");
  EXPECT_EQ(error("%3 = loop(%0, %1) : i64\nend_loop(%1)"),
            "[verify] program p instruction %3: carry 1 does not follow");
  EXPECT_EQ(error("%3 = loop(%0) : i64\nend_if"),
            "[verify] program p instruction %4: closes nothing");
  EXPECT_EQ(error("%3 = loop(%0) : i64"), "[verify] program p: %3 is not closed");
  EXPECT_EQ(error("%3 = loop(%0) : i64\nend_loop\n%5 = neg(%3) : i64"),
            "[verify] program p instruction %5: %3 was made inside a loop or if that has ended");
  EXPECT_EQ(error("%3 = carry(%1) : f32"),
            "[verify] program p instruction %3: no loop takes this carry");
  EXPECT_EQ(error("store[0](%0, %1) : f32"),
            "[verify] program p instruction %3: the buffer's access flags do not allow it");
  EXPECT_EQ(error("store[2](%0, %1) : f32"),
            "[verify] program p instruction %3: there is no buffer 2");
  EXPECT_EQ(error("store[1](%0, %0) : i64"),
            "[verify] program p instruction %3: dtype is not the buffer's");
  EXPECT_EQ(error("store[1](%1, %1) : f32"), "[verify] program p instruction %3: index is no int");
  EXPECT_EQ(error("store[1](%0, %1, %1) : f32"),
            "[verify] program p instruction %3: mask is not bool");
  EXPECT_EQ(error("begin_if(%0)\nend_if"),
            "[verify] program p instruction %3: condition is no bool scalar");
  EXPECT_EQ(error("store[1](%0, %1) : f32\n%4 = neg(%3) : f32"),
            "[verify] program p instruction %4: %3 is no value");
  EXPECT_EQ(error("%3 = scalar[1] : i64"),
            "[verify] program p instruction %3: there is no such scalar");
  EXPECT_EQ(error("%3 = extract[1](%1) : f32"),
            "[verify] program p instruction %3: there is no such lane");
  Program p;
  p.name = "2bad";
  EXPECT_THROW(verify(p), InternalError);
}

TEST(interpret_kernel, matmul_with_mask_and_symbolic_rows) {
  Dim batch(variable("batch", 1, 64));
  auto i = range(0, batch, false), j = range(1, 2, false), k = range(2, 3, true);
  auto n = [](int64_t v) { return constant_int(v, DType::i64); };
  auto a = make(Op::load, {add(mul(i, n(3)), k)}, {.ints = {0}}, DType::f32);
  auto b = make(Op::load, {add(mul(k, n(2)), j), lt(k, n(2))}, {.ints = {1}}, DType::f32);
  auto sum = make(Op::reduce_sum, {mul(a, b), k});
  auto total = make(Op::reduce_max, {a, k});
  Kernel kernel{"k", {}, {}, {i, j}, {}};
  kernel.buffers = {{DType::f32, batch * 3}, {DType::f32, 4}, {DType::f32, batch * 2}};
  kernel.stores = {make(Op::store, {add(mul(i, n(2)), j), add(sum, total)}, {.ints = {2}})};
  std::vector<Bytes> buffers{bytes(DType::f32, {1, 2, 3, 4, 5, 6}), bytes(DType::f32, {1, 2, 3, 4}),
                             bytes(DType::f32, {0, 0, 0, 0})};
  std::vector<std::span<std::byte>> spans(buffers.begin(), buffers.end());
  Bindings two;
  two.bind("batch", 2);
  interpret_kernel(kernel, spans, two);
  // [1 2] x [[1 2] [3 4]] = [7 10], plus the row's largest, 3; [4 5] gives [19 28] plus 6.
  EXPECT_EQ(numbers(DType::f32, buffers[2]), (std::vector<double>{10, 13, 25, 34}));
  Bindings three;
  three.bind("batch", 3);
  EXPECT_THROW(interpret_kernel(kernel, spans, three), InternalError);
}

TEST(interpret_kernel, simplified_kernels_store_the_same) {
  // A 3x3 window with padding over a flattened output range, as convolutions index it.
  auto n = [](int64_t v) { return constant_int(v, DType::i64); };
  auto row = range(0, 2 * 5 * 4, false), k = range(1, 9, true);
  auto y = sub(add(mod(div(row, n(4)), n(5)), div(k, n(3))), n(1));
  auto x = sub(add(mod(row, n(4)), mod(k, n(3))), n(1));
  auto inside = bit_and(bit_and(le(n(0), y), lt(y, n(5))), bit_and(le(n(0), x), lt(x, n(4))));
  auto at = add(mul(div(row, n(20)), n(20)), add(mul(y, n(4)), x));
  auto image = make(Op::load, {at, inside}, {.ints = {0}}, DType::f32);
  auto weight = make(Op::load, {k}, {.ints = {1}}, DType::f32);
  auto sum = make(Op::reduce_sum, {mul(image, weight), k});
  Kernel kernel{"conv", {}, {make(Op::store, {row, sum}, {.ints = {2}})}, {row}, {}};
  kernel.buffers = {{DType::f32, 40}, {DType::f32, 9}, {DType::f32, 40}};
  std::vector<double> pixels(40), weights(9), zeros(40);
  for (size_t i = 0; i < 40; ++i) pixels[i] = double(i * i % 17);
  for (size_t i = 0; i < 9; ++i) weights[i] = double(i) - 3;
  auto result = [&](const Kernel& what) {
    std::vector<Bytes> buffers{bytes(DType::f32, pixels), bytes(DType::f32, weights),
                               bytes(DType::f32, zeros)};
    std::vector<std::span<std::byte>> spans(buffers.begin(), buffers.end());
    interpret_kernel(what, spans);
    return numbers(DType::f32, buffers[2]);
  };
  Kernel simple = kernel;
  simple.stores = simplify(kernel.stores);
  EXPECT_NE(simple.stores, kernel.stores);
  EXPECT_LT(topological_order(simple.stores).size(), topological_order(kernel.stores).size());
  EXPECT_EQ(result(simple), result(kernel));
  std::vector<double> want(40);
  for (int b = 0; b < 2; ++b)
    for (int i = 0; i < 5; ++i)
      for (int j = 0; j < 4; ++j)
        for (int p = 0; p < 3; ++p)
          for (int q = 0; q < 3; ++q) {
            int yy = i + p - 1, xx = j + q - 1;
            if (yy >= 0 && yy < 5 && xx >= 0 && xx < 4)
              want[size_t(b * 20 + i * 4 + j)] +=
                  pixels[size_t(b * 20 + yy * 4 + xx)] * weights[size_t(p * 3 + q)];
          }
  EXPECT_EQ(result(kernel), want);
}

TEST(verify, stages) {
  auto x = input(0, DType::f32, {2, 3});
  EXPECT_NO_THROW(verify(exp(x), Stage::tensor));
  EXPECT_THROW(verify(exp(x), Stage::kernel), InternalError);
  EXPECT_THROW(verify(exp(wild("x")), Stage::tensor), InternalError);
  auto k = range(0, 4, true);
  auto item = make(Op::load, {k}, {.ints = {0}}, DType::f32);
  EXPECT_THROW(verify(item, Stage::tensor), InternalError);
  EXPECT_NO_THROW(verify(make(Op::reduce_sum, {item, k}), Stage::kernel));
  auto other = range(0, 5, true);
  EXPECT_THROW(verify(add(k, other), Stage::kernel), InternalError);
  EXPECT_THROW(verify(add(variable("n", 1, 2), variable("n", 1, 3)), Stage::tensor), InternalError);
}

TEST(verify, kernels) {
  auto i = range(0, 4, false), k = range(1, 3, true);
  auto value = make(Op::load, {i}, {.ints = {0}}, DType::f32);
  auto store = make(Op::store, {i, value}, {.ints = {1}});
  Kernel good{"k", {{DType::f32, 4}, {DType::f32, 4}}, {store}, {i}, {{0, 2, 1}}};
  EXPECT_NO_THROW(verify(good));
  auto fails = [&](auto&& change) {
    Kernel bad = good;
    change(bad);
    try {
      verify(bad);
    } catch (const InternalError&) {
      return true;
    }
    return false;
  };
  EXPECT_TRUE(fails([](Kernel& b) { b.outputs.clear(); }));
  EXPECT_TRUE(fails([&](Kernel& b) { b.outputs = {i, i}; }));
  EXPECT_TRUE(fails([&](Kernel& b) { b.outputs = {i, k}; }));
  EXPECT_TRUE(fails([](Kernel& b) { b.buffers.pop_back(); }));
  EXPECT_TRUE(fails([](Kernel& b) { b.buffers[0].dtype = DType::i32; }));
  EXPECT_TRUE(fails([&](Kernel& b) { b.stores = {value}; }));
  EXPECT_TRUE(fails([](Kernel& b) { b.schedule = {{0, 2, 1}, {0, 1, 1}}; }));
  EXPECT_TRUE(fails([](Kernel& b) { b.schedule = {{0, 0, 1}}; }));
  EXPECT_TRUE(fails([](Kernel& b) { b.schedule = {{0, 1, 4}, {1, 1, 4}}; }));
  EXPECT_TRUE(fails([&](Kernel& b) { b.stores = {make(Op::store, {k, value}, {.ints = {1}})}; }));
  EXPECT_TRUE(fails([&](Kernel& b) {
    b.stores = {make(Op::store, {i, make(Op::reduce_sum, {value, i})}, {.ints = {1}})};
  }));
}

}  // namespace
}  // namespace pumice::ir
