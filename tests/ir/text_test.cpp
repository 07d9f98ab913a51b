#include <gtest/gtest.h>

#include <limits>

#include "base/text.h"
#include "ir/parse.h"
#include "ir/print.h"
#include "ir/scalar.h"
#include "ir/verify.h"
#include "pumice/error.h"

namespace pumice::ir {
namespace {

void round_trip(const NodeRef& n) {
  std::string text = print(n);
  NodeRef back;
  ASSERT_NO_THROW(back = parse_one(text)) << text;
  EXPECT_EQ(back, n) << text << print(back);
  EXPECT_EQ(print(back), text);
}

// One node of every op, for operands of this dtype where the op takes it.
NodeRef sample(Op op, DType t) {
  Dim batch(variable("batch", 1, 64));
  auto x = input(0, t, {batch, 6, 3});
  auto i = input(1, DType::i32, {batch, 2, 3});
  auto k = range(3, 5, true), r = range(1, batch, false);
  auto item = [&] { return make(Op::load, {add(r, k)}, {.ints = {0}}, t); };
  switch (op) {
    case Op::constant:
      return constant(1.5, t);
    case Op::input:
      return x;
    case Op::iota:
      return iota(t, {batch, 4}, 1);
    case Op::variable:
      return batch.node();
    case Op::wild:
      return wild("x", t);
    case Op::where:
      return where(input(2, DType::boolean, {batch, 6, 3}), x, x);
    case Op::cast:
      return cast(x, t == DType::u8 ? DType::f32 : DType::u8);
    case Op::bitcast:
      return make(Op::bitcast, {x}, {}, t);
    case Op::reshape:
      return reshape(x, {batch * 2, 9});
    case Op::expand:
      return expand(x, {2, batch, 6, 3});
    case Op::permute:
      return permute(x, {2, 0, 1});
    case Op::pad:
      return pad(x, {0, batch, 1, 2, 0, 0});
    case Op::slice:
      return slice(x, {0, batch, 1, 2, 0, 1}, {1, 2, 1});
    case Op::flip:
      return flip(x, {0, 2});
    case Op::window:
      return window(x, 1, 3, 2, 1);
    case Op::unwindow:
      return unwindow(x, 1, batch + 12, 2, 1);
    case Op::gather:
      return make(op, {x, i}, {.ints = {1}});
    case Op::scatter_add:
      return make(op, {x, i, input(3, t, {batch, 2, 3})}, {.ints = {1}});
    case Op::mark:
      return make(op, {x}, {.ints = {7}});
    case Op::range:
      return k;
    case Op::load:
      return make(op, {k, lt(k, r)}, {.ints = {2}}, t);
    case Op::store:
      return make(op, {r, item(), lt(r, batch.node())}, {.ints = {1}});
    default:
      break;
  }
  switch (info(op).kind) {
    case OpKind::unary:
      return make(op, {x});
    case OpKind::binary:
      return make(op, {x, x});
    case OpKind::ternary:
      return make(op, {x, x, x});
    case OpKind::reduce:
      return t == DType::i16 ? make(op, {item(), k}) : reduce(op, x, {0, 2});
    case OpKind::scan:
      return make(op, {x}, {.ints = {1}});
    default:
      return make(op, {x});
  }
}

TEST(text, every_op_and_dtype_reads_back) {
  int made = 0;
  for (Op op : all_ops()) {
    int here = 0;
    for (int t = 0; t < dtype_count; ++t) {
      NodeRef n;
      try {
        n = sample(op, DType(t));
      } catch (const UsageError&) {
        continue;  // the op does not take this dtype
      }
      round_trip(n);
      ++here;
    }
    EXPECT_GT(here, 0) << name(op);
    made += here;
  }
  EXPECT_GT(made, 500);
}

TEST(text, form) {
  auto x = input(3, DType::f32, {Dim(variable("batch", 1, 64)), 10});
  EXPECT_EQ(print(reduce(Op::reduce_sum, mul(x, like(x, 0.1)), {1})),
            "%0 = variable[batch, 1, 64] : i64\n"
            "%1 = input[3] : f32[batch, 10]\n"
            "%2 = constant[0.1] : f32\n"
            "%3 = expand(%2) : f32[batch, 10]\n"
            "%4 = mul(%1, %3) : f32[batch, 10]\n"
            "%5 = reduce_sum[1](%4) : f32[batch]\n"
            "return %5\n");
  EXPECT_EQ(print(pad(slice(x, {0, 1, 2, 3}, {1, 2}), {0, 0, 1, 0})),
            "%0 = variable[batch, 1, 64] : i64\n"
            "%1 = input[3] : f32[batch, 10]\n"
            "%2 = slice[0:1:1, 2:3:2](%1) : f32[1, 3]\n"
            "%3 = pad[0, 0, 1, 0](%2) : f32[1, 4]\n"
            "return %3\n");
}

TEST(text, several_roots) {
  auto x = input(0, DType::f32, {2});
  std::vector<NodeRef> roots{exp(x), x, exp(x)};
  EXPECT_EQ(parse(print(roots)), roots);
  EXPECT_TRUE(parse("return").empty());
}

TEST(text, inputs_of_objects_get_slots) {
  auto a = make_ref<Object>(), b = make_ref<Object>();
  auto x = input(a, DType::f32, {2}), y = input(b, DType::f32, {2}), z = input(0, DType::f32, {2});
  EXPECT_EQ(print(add(add(y, x), z)),
            "%0 = input[1] : f32[2]\n%1 = input[2] : f32[2]\n%2 = add(%0, %1) : f32[2]\n"
            "%3 = input[0] : f32[2]\n%4 = add(%2, %3) : f32[2]\nreturn %4\n");
}

TEST(text, constants_keep_every_bit) {
  double inf = std::numeric_limits<double>::infinity();
  for (DType t : {DType::f16, DType::bf16, DType::f32, DType::f64})
    for (double v : {0.0, -0.0, 0.1, 1.0 / 3, 65504.0, 6e-8, 5e-324, 1e300, inf, -inf, inf - inf})
      round_trip(constant(v, t));
  for (DType t : {DType::u8, DType::i8, DType::u32, DType::i32, DType::u64, DType::i64})
    for (double v : {0.0, 1.0, -1.0, -1e30, 1e30}) round_trip(constant(v, t));
  for (uint32_t i = 0; i < 65536; i += 7) {
    round_trip(constant_bits(word_of_stored(i, DType::f16), DType::f16));
    round_trip(constant_bits(word_of_stored(i * 65537u, DType::f32), DType::f32));
  }
}

std::string error_of(std::string_view text) {
  try {
    parse(text);
  } catch (const UsageError& e) {
    return e.what();
  }
  return "no error";
}

TEST(text, errors_have_lines) {
  EXPECT_EQ(error_of(""), "[parse] line 0: expected 'return', got the end of the text");
  EXPECT_EQ(error_of("%0 = input[0] : f32[2]\n%1 = foo(%0) : f32[2]"),
            "[parse] line 2: expected an op, got 'foo'");
  EXPECT_EQ(error_of("%0 = input[0] : f32[2]\n\n%1 = exp(%2) : f32[2]"),
            "[parse] line 3: %2 is not defined above");
  EXPECT_EQ(error_of("%0 = input[0] : f33[2]"), "[parse] line 1: expected a dtype, got 'f33'");
  EXPECT_EQ(error_of("%0 = input[0] : f32[2"),
            "[parse] line 1: expected ']', got the end of the line");
  EXPECT_EQ(error_of("%0 = input[x] : f32[2]"), "[parse] line 1: expected a whole number, got 'x'");
  EXPECT_EQ(error_of("%0 = input[0] : f32[n]"), "[parse] line 1: variable n was not declared");
  EXPECT_EQ(error_of("%0 = input[0] : f32[2]\n%0 = input[1] : f32[2]"),
            "[parse] line 2: %0 is defined twice");
  EXPECT_EQ(error_of("%0 = input[0] : i32[2]\n%1 = exp(%0) : i32[2]"),
            "[parse] line 2: [exp] wants floats, got i32");
  EXPECT_EQ(error_of("%0 = input[0] : f32[2]\n%1 = exp(%0) : f32[3]"),
            "[parse] line 2: exp gives f32(2), not f32(3)");
  EXPECT_EQ(error_of("%0 = constant[300] : u8"), "[parse] line 1: constant 300 does not fit u8");
  EXPECT_EQ(error_of("%0 = constant[abc] : f32"),
            "[parse] line 1: expected a constant of f32, got 'abc'");
  EXPECT_EQ(error_of("%0 = constant[1]"), "[parse] line 1: expected ': dtype'");
  EXPECT_EQ(error_of("return\nreturn"),
            "[parse] line 2: expected nothing after return, got 'return'");
}

TEST(text, no_text_crashes_the_reader) {
  std::string text = print(sample(Op::slice, DType::f32)) + print(sample(Op::store, DType::f32));
  for (size_t i = 0; i < text.size(); ++i) {
    for (char c : {'\0', '%', '(', '[', '9', '-', ' ', '\n', 'x', ':'}) {
      std::string broken = text;
      broken[i] = c;
      try {
        parse(broken);
      } catch (const UsageError&) {
      }
    }
    try {
      parse(text.substr(0, i));
    } catch (const UsageError&) {
    }
  }
}

Kernel sample_kernel() {
  Dim batch(variable("batch", 1, 64));
  auto i = range(0, batch, false), j = range(1, 10, false), k = range(2, 32, true);
  auto at = [](const NodeRef& x, int64_t by, const NodeRef& y) {
    return add(mul(x, constant_int(by, DType::i64)), y);
  };
  auto a = make(Op::load, {at(i, 32, k)}, {.ints = {0}}, DType::f32);
  auto b = make(Op::load, {at(k, 10, j), lt(j, i)}, {.ints = {1}}, DType::f32);
  auto sum = make(Op::reduce_sum, {mul(a, b), k});
  Kernel kernel{"matmul", {}, {}, {i, j}, {{0, 4, 1}, {1, 1, 8}}};
  kernel.buffers = {{DType::f32, batch * 32}, {DType::f32, 320}, {DType::f32, batch * 10}};
  kernel.stores = {make(Op::store, {at(i, 10, j), sum}, {.ints = {2}})};
  return kernel;
}

TEST(text, kernels_read_back) {
  Kernel k = sample_kernel();
  verify(k);
  std::string text = print(k);
  Kernel back = parse_kernel(text);
  EXPECT_EQ(print(back), text);
  EXPECT_EQ(back.stores, k.stores);
  EXPECT_EQ(back.outputs, k.outputs);
  EXPECT_EQ(back.name, "matmul");
  ASSERT_EQ(back.buffers.size(), 3u);
  EXPECT_EQ(back.buffers[0].size, k.buffers[0].size);
  ASSERT_EQ(back.schedule.size(), 2u);
  EXPECT_EQ(back.schedule[1].lanes, 8);
  verify(back);
  EXPECT_THROW(parse_kernel("kernel k\noutputs %1\n"), UsageError);
  EXPECT_THROW(parse_kernel(""), UsageError);
}

const char* const sample_program =
    "program sum\n"
    "variable batch, 1, 64\n"
    "buffer f32 read\n"
    "buffer f32 read write\n"
    "scalar mul(batch, 4)\n"
    "count batch\n"
    "workgroup 64\n"
    "%0 = grid : i64\n"
    "%1 = scalar[0] : i64\n"
    "%2 = constant[-0.5] : f32x4\n"
    "%3 = constant[4] : i64\n"
    "%4 = loop(%1, %2) : i64\n"
    "  %5 = carry(%2) : f32x4\n"
    "  %6 = mul(%4, %3) : i64\n"
    "  %7 = load[0](%6) align 4 : f32x4\n"
    "  %8 = add(%5, %7) : f32x4\n"
    "  end_loop(%8)\n"
    "%10 = lt(%0, %1) : bool\n"
    "begin_if(%10)\n"
    "  %12 = horizontal reduce_sum(%5) : f32\n"
    "  store[1](%0, %12, %10) : f32\n"
    "  end_if\n";

TEST(text, programs_read_back) {
  Program p = parse_program(sample_program);
  verify(p);
  std::string text = print(p);
  Program back = parse_program(text);
  EXPECT_EQ(print(back), text);
  EXPECT_EQ(back.body, p.body);
  EXPECT_EQ(back.buffers, p.buffers);
  EXPECT_EQ(back.scalars, p.scalars);
  EXPECT_EQ(back.count, p.count);
  EXPECT_EQ(back.workgroup, 64);
  ASSERT_EQ(p.body.size(), 15u);
  EXPECT_EQ(p.body[7].alignment, 4);
  EXPECT_EQ(p.body[7].lanes, 4);
}

TEST(text, program_errors_have_lines) {
  auto error = [](std::string text) -> std::string {
    try {
      parse_program(text);
    } catch (const UsageError& e) {
      return e.what();
    }
    return "no error";
  };
  EXPECT_EQ(error("program p\n%1 = grid : i64"), "[parse] line 2: expected %0, got %1");
  EXPECT_EQ(error("program p\n%0 = exp(%0) : f32"), "[parse] line 2: %0 is not defined above");
  EXPECT_EQ(error("program p\n%0 = reduce_sum : f32"),
            "[parse] line 2: expected an instruction, got 'reduce_sum'");
  EXPECT_EQ(error("program p\n%0 = end_if"), "[parse] line 2: end_if makes no value");
  EXPECT_EQ(error("program p\ngrid : i64"), "[parse] line 2: grid makes a value: expected '%n ='");
  EXPECT_EQ(error("program p\n%0 = grid : i64x0"),
            "[parse] line 2: expected a lane count, got 'i64x0'");
  EXPECT_EQ(error("program p\n%0 = grid : i64x99999999999"),
            "[parse] line 2: expected a lane count, got 'i64x99999999999'");
  EXPECT_EQ(error("program p\nbuffer f32 maybe"),
            "[parse] line 2: expected read or write, got 'maybe'");
  std::string text = sample_program;
  for (size_t i = 0; i < text.size(); ++i)
    for (char c : {'%', '(', '9', 'x', '\n', ' '}) {
      std::string broken = text;
      broken[i] = c;
      error(broken);
    }
}

}  // namespace
}  // namespace pumice::ir
