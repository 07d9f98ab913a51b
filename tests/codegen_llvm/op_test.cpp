#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "base/text.h"
#include "run.h"
#include "samples.h"
#include "support/ops.h"

// Every op x dtype x lanes x instruction set, bit for bit against ir/scalar.h.
namespace pumice::test {
namespace {

using ir::Op;

constexpr size_t element_count = 4080;  // a multiple of every lane count
constexpr std::array lane_counts = {1, 3, 4, 8, 16};

std::vector<Op> ops_of(DType t) {
  std::vector<Op> ops;
  for (Op op : ir::all_ops())
    if (codegen::spells(op) && is_swept(op, t)) ops.push_back(op);
  return ops;
}

DType result_of(Op op, DType t) {
  return ir::info(op).yields == ir::Yields::truth ? DType::boolean : t;
}

std::string hex(uint64_t v) {
  char text[24];
  std::snprintf(text, sizeof text, "%llx", static_cast<unsigned long long>(v));
  return text;
}

// One program that applies every op of `ops` to operands loaded from three buffers (and a bool
// buffer for conditions), each into a buffer of its own.
struct Sweep {
  DType dtype;
  int lanes;
  std::vector<Op> ops;

  ir::Program program() const {
    ProgramBuilder b("sweep");
    auto x = b.buffer(dtype, true, false), y = b.buffer(dtype, true, false),
         z = b.buffer(dtype, true, false), truth = b.buffer(DType::boolean, true, false);
    for (Op op : ops) b.buffer(result_of(op, dtype), false, true);
    auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
    uint32_t a[] = {b.load(x, at, lanes, lanes), b.load(y, at, lanes, lanes),
                    b.load(z, at, lanes, lanes)};
    auto condition = b.load(truth, at, lanes, lanes);
    for (size_t i = 0; i < ops.size(); ++i) {
      SmallVector<uint32_t, 3> args(a, a + ir::info(ops[i]).arity);
      if (ops[i] == Op::where) args = {condition, a[1], a[2]};
      b.store(4 + i, at, b.apply(ops[i], args), lanes);
    }
    return b.program;
  }
};

void expect_same(const Elements& got, size_t i, uint64_t want_word, DType dtype,
                 const std::string& what) {
  ASSERT_EQ(hex(got.word(i)), hex(want_word))
      << what << " element " << i << " gave " << ir::double_of_word(got.word(i), dtype)
      << " instead of " << ir::double_of_word(want_word, dtype);
}

void check_sweep(const Sweep& sweep, codegen::Isa isa, Writer writer = Writer::llvm) {
  DType t = sweep.dtype;
  auto bits = samples(t, element_count, 3);
  std::vector<Elements> inputs, outputs;
  for (auto& array : bits) inputs.emplace_back(t, array);
  inputs.emplace_back(DType::boolean, samples(DType::boolean, element_count, 1)[0]);
  std::vector<void*> buffers;
  for (auto& e : inputs) buffers.push_back(e.data());
  for (Op op : sweep.ops) outputs.emplace_back(result_of(op, t), element_count);
  for (auto& e : outputs) buffers.push_back(e.data());
  Compiled(sweep.program(), isa, writer)(buffers, element_count / sweep.lanes);
  for (size_t n = 0; n < sweep.ops.size(); ++n) {
    Op op = sweep.ops[n];
    for (size_t i = 0; i < element_count; ++i) {
      uint64_t a[] = {inputs[0].word(i), inputs[1].word(i), inputs[2].word(i)};
      if (op == Op::where) a[0] = inputs[3].word(i);
      std::span operands(a, size_t(ir::info(op).arity));
      std::string what =
          cat(ir::name(op), " ", name(t), " x", sweep.lanes, " ", codegen::cpu_name(isa), " of");
      for (uint64_t w : operands) what += cat(" ", ir::double_of_word(w, t));
      expect_same(outputs[n], i, ir::evaluate_word(op, t, operands), result_of(op, t), what);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

class Ops : public ::testing::TestWithParam<DType> {};
std::string dtype_name(const ::testing::TestParamInfo<DType>& info) {
  return std::string(name(info.param));
}
INSTANTIATE_TEST_SUITE_P(dtypes, Ops, ::testing::ValuesIn(all_dtypes()), dtype_name);

TEST_P(Ops, equal_the_scalar_definition) {
  for (codegen::Isa isa : isas())
    for (int lanes : lane_counts) {
      check_sweep({GetParam(), lanes, ops_of(GetParam())}, isa);
      if (HasFatalFailure()) return;
    }
}

TEST_P(Ops, through_c_equal_the_scalar_definition) {
  if (backends::cpu::c_compiler().empty()) GTEST_SKIP() << "no C compiler";
  for (int lanes : {1, 8}) {
    check_sweep({GetParam(), lanes, ops_of(GetParam())}, isas().back(), Writer::c);
    if (HasFatalFailure()) return;
  }
}

// The writer spells some ops another way when the second operand is a constant.
TEST_P(Ops, with_a_constant_equal_the_scalar_definition) {
  DType t = GetParam();
  std::vector<Op> ops;
  for (Op op : ops_of(t))
    if (ir::info(op).kind == ir::OpKind::binary) ops.push_back(op);
  Elements input(t, samples(t, element_count, 1)[0]);
  constexpr int lanes = 8;
  for (codegen::Isa isa : {isas().front(), isas().back()})
    for (uint64_t stored : special_bits(t)) {
      if (ops.empty()) continue;  // not computed with
      uint64_t word = ir::word_of_stored(stored, t);
      ProgramBuilder b("constant");
      auto x = b.buffer(t, true, false);
      for (Op op : ops) b.buffer(result_of(op, t), false, true);
      auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
      auto a = b.load(x, at, lanes);
      auto c = b.broadcast(b.integer(int64_t(word), t), lanes);
      for (size_t i = 0; i < ops.size(); ++i) {
        bool swap = i % 2 == 1 && (ir::info(ops[i]).traits & ir::commutes);
        b.store(1 + i, at, swap ? b.apply(ops[i], {c, a}) : b.apply(ops[i], {a, c}));
      }
      std::vector<Elements> outputs;
      std::vector<void*> buffers{input.data()};
      for (Op op : ops) outputs.emplace_back(result_of(op, t), element_count);
      for (auto& e : outputs) buffers.push_back(e.data());
      Compiled(b.program, isa)(buffers, element_count / lanes);
      for (size_t n = 0; n < ops.size(); ++n)
        for (size_t i = 0; i < element_count; ++i) {
          uint64_t operands[] = {input.word(i), word};
          std::string what =
              cat(ir::name(ops[n]), " ", name(t), " of ", ir::double_of_word(operands[0], t),
                  " and the constant ", ir::double_of_word(word, t));
          expect_same(outputs[n], i, ir::evaluate_word(ops[n], t, operands), result_of(ops[n], t),
                      what);
          if (HasFatalFailure()) return;
        }
    }
}

void check_casts(DType from, int lanes, codegen::Isa isa, Writer writer = Writer::llvm) {
  std::vector<DType> to = all_dtypes();
  Elements input(from, samples(from, element_count, 1)[0]);
  ProgramBuilder b("casts");
  auto x = b.buffer(from, true, false);
  for (DType t : to) b.buffer(t, false, true);
  auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
  auto a = b.load(x, at, lanes);
  for (size_t i = 0; i < to.size(); ++i) b.store(1 + i, at, b.cast(a, to[i]));
  std::vector<Elements> outputs;
  std::vector<void*> buffers{input.data()};
  for (DType t : to) outputs.emplace_back(t, element_count);
  for (auto& e : outputs) buffers.push_back(e.data());
  Compiled(b.program, isa, writer)(buffers, int64_t(element_count) / lanes);
  for (size_t n = 0; n < to.size(); ++n)
    for (size_t i = 0; i < element_count; ++i) {
      expect_same(outputs[n], i, ir::cast_word(input.word(i), from, to[n]), to[n],
                  cat("cast ", name(from), " to ", name(to[n]), " x", lanes, " ",
                      codegen::cpu_name(isa), " of ", ir::double_of_word(input.word(i), from)));
      if (::testing::Test::HasFatalFailure()) return;
    }
}

TEST_P(Ops, casts_equal_the_scalar_definition) {
  for (codegen::Isa isa : isas())
    for (int lanes : lane_counts) {
      check_casts(GetParam(), lanes, isa);
      if (HasFatalFailure()) return;
    }
}

TEST_P(Ops, casts_through_c_equal_the_scalar_definition) {
  if (backends::cpu::c_compiler().empty()) GTEST_SKIP() << "no C compiler";
  for (int lanes : {1, 8}) {
    check_casts(GetParam(), lanes, isas().back(), Writer::c);
    if (HasFatalFailure()) return;
  }
}

TEST_P(Ops, bitcasts_keep_the_bits) {
  DType from = GetParam();
  for (DType to : all_dtypes()) {
    if (size_of(to) != size_of(from) || to == DType::boolean) continue;
    Elements input(from, samples(from, element_count, 1)[0]), output(to, element_count);
    ProgramBuilder b("bits");
    auto x = b.buffer(from, true, false), y = b.buffer(to, false, true);
    auto at = b.apply(Op::mul, {b.grid(), b.integer(4)});
    b.store(y, at, b.bitcast(b.load(x, at, 4), to));
    Compiled(b.program, isas().back())({input.data(), output.data()}, element_count / 4);
    for (size_t i = 0; i < element_count; ++i) ASSERT_EQ(input.bits(i), output.bits(i));
  }
}

// Every one of the 65536 values of the 16-bit floats, and back from every neighbourhood of them.
TEST(halves, convert_all_values) {
  for (DType t : {DType::f16, DType::bf16})
    for (codegen::Isa isa : isas()) {
      std::vector<uint64_t> all(65536);
      for (size_t i = 0; i < all.size(); ++i) all[i] = i;
      Elements input(t, all), wide(DType::f32, all.size()), back(t, 4 * all.size());
      std::vector<uint64_t> near;  // a value, the midpoint to the next, and both sides of that
      for (size_t i = 0; i < all.size(); ++i) {
        auto here = uint32_t(ir::stored_bits(ir::word_of_stored(i, t), DType::f32));
        uint32_t half = t == DType::f16 ? 0x1000 : 0x8000;
        for (uint32_t bits : {here, here + half - 1, here + half, here + half + 1})
          near.push_back(bits);
      }
      Elements neighbours(DType::f32, near);
      ProgramBuilder b("halves");
      auto x = b.buffer(t, true, false), y = b.buffer(DType::f32, false, true),
           u = b.buffer(DType::f32, true, false), v = b.buffer(t, false, true);
      auto at = b.apply(Op::mul, {b.grid(), b.integer(8)});
      b.store(y, at, b.cast(b.load(x, at, 8), DType::f32));
      auto wide_at = b.apply(Op::mul, {b.grid(), b.integer(32)});
      b.store(v, wide_at, b.cast(b.load(u, wide_at, 32), t));
      Compiled(b.program, isa)({input.data(), wide.data(), neighbours.data(), back.data()}, 8192);
      for (size_t i = 0; i < all.size(); ++i)
        ASSERT_EQ(wide.word(i), ir::word_of_stored(i, t)) << name(t) << " " << i;
      for (size_t i = 0; i < near.size(); ++i)
        ASSERT_EQ(back.word(i), ir::cast_word(neighbours.word(i), DType::f32, t))
            << name(t) << " from " << hex(near[i]);
    }
}

}  // namespace
}  // namespace pumice::test
