#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstring>

#include "base/text.h"
#include "codegen_llvm/samples.h"
#include "gpu.h"
#include "ir/node.h"
#include "support/ops.h"
#include "support/program_builder.h"

// Every op x dtype x lanes on the library of the tests, bit for bit against ir/scalar.h. Dtypes
// that no buffer holds travel as u32. Drivers may flush denormals of f32 and f64, so elements with
// one among the operands or the result are left out, and only those.
namespace pumice::test {
namespace {

using namespace codegen::wgsl;
using ir::Op;

constexpr size_t element_count = 4080;  // a multiple of every lane count
constexpr int lane_counts[] = {1, 3, 8};

bool is_half(DType t) { return t == DType::f16 || t == DType::bf16; }

bool is_denormal(uint64_t word, DType t) {
  double v = std::abs(ir::double_of_word(word, t));
  if (t == DType::f32 || t == DType::bf16) return v != 0 && v < 0x1p-126;
  return t == DType::f64 && v != 0 && v < 0x1p-1022;
}

std::string hex(uint64_t v) {
  char text[24];
  std::snprintf(text, sizeof text, "%llx", static_cast<unsigned long long>(v));
  return text;
}

// Buffers of a program under construction, in which every dtype has a place.
class Sweep {
 public:
  explicit Sweep(uint64_t features) : b("sweep"), features_(features) {}

  DType held(DType t) const {
    return target(features_).stores(t) ? t : size_of(t) == 8 ? DType::u64 : DType::u32;
  }

  size_t input(DType t, const std::vector<uint64_t>& bits) {
    size_t bytes = size_t(size_of(held(t)));
    Gpu::Bytes buffer(bits.size() * bytes);
    for (size_t i = 0; i < bits.size(); ++i) std::memcpy(&buffer[i * bytes], &bits[i], bytes);
    data_.push_back(std::move(buffer));
    return b.buffer(held(t), true, false);
  }
  size_t output(DType t, size_t count) {
    data_.emplace_back(count * size_t(size_of(held(t))), std::byte(0xa5));
    return b.buffer(held(t), false, true);
  }
  uint32_t load(size_t slot, DType t, uint32_t at, int lanes, int alignment) {
    uint32_t loaded = b.load(slot, at, lanes, alignment);
    if (held(t) == t) return loaded;
    return is_half(t) ? b.bitcast(b.cast(loaded, DType::u16), t) : b.cast(loaded, t);
  }
  void store(size_t slot, uint32_t at, uint32_t value, int alignment) {
    DType t = b.program.body[value].dtype;
    if (held(t) != t) {
      if (is_float(t) || is_signed_int(t))
        value = b.bitcast(value, size_of(t) == 1 ? DType::u8 : DType::u16);
      value = b.cast(value, held(t));
    }
    b.store(slot, at, value, alignment);
  }
  void run(uint64_t count, std::vector<int64_t> scalars = {}) {
    data_ = Gpu::shared().run(b.program, features_, data_, count, std::move(scalars));
  }
  uint64_t bits(size_t slot, DType t, size_t i) const {
    size_t bytes = size_t(size_of(held(t)));
    uint64_t out = 0;
    std::memcpy(&out, &data_[slot][i * bytes], bytes);
    return out;
  }
  uint64_t word(size_t slot, DType t, size_t i) const {
    return ir::word_of_stored(bits(slot, t, i), t);
  }

  ProgramBuilder b;

 private:
  uint64_t features_;
  std::vector<Gpu::Bytes> data_;
};

std::vector<Op> ops_of(DType t) {
  std::vector<Op> ops;
  for (Op op : ir::all_ops())
    if (spells(op) && is_swept(op, t)) ops.push_back(op);
  return ops;
}

DType result_of(Op op, DType t) {
  return ir::info(op).yields == ir::Yields::truth ? DType::boolean : t;
}

// Of ops that work on the bits, also denormal operands and results are compared.
bool flushed(Op op, DType t, std::span<const uint64_t> operands, uint64_t want) {
  if (op == Op::mod || op == Op::where || op == Op::neg || op == Op::abs || op == Op::max ||
      op == Op::min)
    return false;
  bool any = is_denormal(want, result_of(op, t));
  for (uint64_t w : operands) any = any || is_denormal(w, t);
  return any;
}

class Ops : public testing::TestWithParam<DType> {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_WEBGPU();
    features = Gpu::shared().features();
    if (!is_half(GetParam()) && !target(features).computes(GetParam()))
      GTEST_SKIP() << "the device has no " << name(GetParam());
  }
  uint64_t features = 0;
};
std::string dtype_name(const testing::TestParamInfo<DType>& p) {
  return std::string(name(p.param));
}
INSTANTIATE_TEST_SUITE_P(wgsl, Ops, testing::ValuesIn(all_dtypes()), dtype_name);

void check_sweep(uint64_t features, DType t, int lanes) {
  auto ops = ops_of(t);
  auto in = samples(t, element_count, 3);
  auto truth = samples(DType::boolean, element_count, 1)[0];
  Sweep s(features);
  auto x = s.input(t, in[0]), y = s.input(t, in[1]), z = s.input(t, in[2]),
       c = s.input(DType::boolean, truth);
  auto same = s.output(t, ops.size() * element_count),
       truths = s.output(DType::boolean, ops.size() * element_count);
  auto at = s.b.apply(Op::mul, {s.b.grid(DType::i32), s.b.integer(lanes, DType::i32)});
  uint32_t a[] = {s.load(x, t, at, lanes, lanes), s.load(y, t, at, lanes, lanes),
                  s.load(z, t, at, lanes, 1)};
  auto condition = s.load(c, DType::boolean, at, lanes, lanes);
  for (size_t i = 0; i < ops.size(); ++i) {
    SmallVector<uint32_t, 3> args(a, a + ir::info(ops[i]).arity);
    if (ops[i] == Op::where) args = {condition, a[1], a[2]};
    auto to = s.b.apply(Op::add, {at, s.b.integer(int64_t(i * element_count), DType::i32)});
    s.store(result_of(ops[i], t) == t ? same : truths, to, s.b.apply(ops[i], args), lanes);
  }
  s.b.program.workgroup = 32;
  s.run(element_count / size_t(lanes));
  size_t compared = 0;
  for (size_t n = 0; n < ops.size(); ++n) {
    Op op = ops[n];
    for (size_t i = 0; i < element_count; ++i) {
      uint64_t words[3];
      for (size_t k = 0; k < 3; ++k) words[k] = ir::word_of_stored(in[k][i], t);
      if (op == Op::where) words[0] = truth[i];
      std::span operands(words, size_t(ir::info(op).arity));
      uint64_t want = ir::evaluate_word(op, t, operands);
      if (flushed(op, t, operands, want)) continue;
      ++compared;
      DType made = result_of(op, t);
      uint64_t got = s.word(made == t ? same : truths, made, n * element_count + i);
      if (got == want) continue;
      std::string what = cat(ir::name(op), " ", name(t), " x", lanes, " of");
      for (uint64_t w : operands) what += cat(" ", ir::double_of_word(w, t), " ", hex(w));
      EXPECT_EQ(hex(got), hex(want))
          << what << " element " << i << " gave " << ir::double_of_word(got, made);
      break;
    }
  }
  EXPECT_GT(compared, element_count / 2 * ops.size());
}

TEST_P(Ops, equal_the_scalar_definition) {
  for (int lanes : lane_counts) check_sweep(features, GetParam(), lanes);
}

// Without features that only make it faster.
TEST_P(Ops, without_features_equal_the_scalar_definition) {
  uint64_t fewer = features & ~uint64_t(exact_divide | float16);
  if (GetParam() != DType::f64) fewer &= ~uint64_t(float64);
  for (int lanes : {1, 2}) check_sweep(fewer, GetParam(), lanes);
}

// The writer spells some ops another way when the second operand is a constant.
TEST_P(Ops, with_a_constant_equal_the_scalar_definition) {
  DType t = GetParam();
  std::vector<Op> ops;
  for (Op op : ops_of(t))
    if (ir::info(op).kind == ir::OpKind::binary) ops.push_back(op);
  if (ops.empty()) return;  // moved and converted only
  auto bits = samples(t, element_count, 1)[0];
  auto constants = special_bits(t);
  constants.resize(std::min<size_t>(constants.size(), is_float(t) ? 12 : 4));
  if (is_float(t))
    for (int last : {4, 2}) constants.push_back(special_bits(t).end()[-last]);  // infinity, NaN
  constexpr int lanes = 4;
  for (uint64_t stored : constants) {
    uint64_t word = ir::word_of_stored(stored, t);
    Sweep s(features);
    auto x = s.input(t, bits);
    auto same = s.output(t, ops.size() * element_count),
         truths = s.output(DType::boolean, ops.size() * element_count);
    auto at = s.b.apply(Op::mul, {s.b.grid(DType::i32), s.b.integer(lanes, DType::i32)});
    auto a = s.load(x, t, at, lanes, 1);
    auto c = s.b.broadcast(s.b.integer(int64_t(word), t), lanes);
    for (size_t i = 0; i < ops.size(); ++i) {
      auto to = s.b.apply(Op::add, {at, s.b.integer(int64_t(i * element_count), DType::i32)});
      s.store(result_of(ops[i], t) == t ? same : truths, to, s.b.apply(ops[i], {a, c}), 1);
    }
    s.run(element_count / lanes);
    for (size_t n = 0; n < ops.size(); ++n)
      for (size_t i = 0; i < element_count; ++i) {
        uint64_t operands[] = {ir::word_of_stored(bits[i], t), word};
        uint64_t want = ir::evaluate_word(ops[n], t, operands);
        if (flushed(ops[n], t, operands, want)) continue;
        DType made = result_of(ops[n], t);
        ASSERT_EQ(hex(s.word(made == t ? same : truths, made, n * element_count + i)), hex(want))
            << ir::name(ops[n]) << " " << name(t) << " of " << ir::double_of_word(operands[0], t)
            << " and the constant " << ir::double_of_word(word, t);
      }
  }
}

TEST_P(Ops, casts_equal_the_scalar_definition) {
  DType from = GetParam();
  auto bits = samples(from, element_count, 1)[0];
  std::vector<DType> to;
  for (DType t : all_dtypes())
    if (is_half(t) || target(features).computes(t)) to.push_back(t);
  for (int lanes : lane_counts) {
    Sweep s(features);
    auto x = s.input(from, bits);
    for (DType t : to) s.output(t, element_count);
    auto at = s.b.apply(Op::mul, {s.b.grid(DType::i32), s.b.integer(lanes, DType::i32)});
    auto a = s.load(x, from, at, lanes, 1);
    for (size_t n = 0; n < to.size(); ++n) s.store(x + 1 + n, at, s.b.cast(a, to[n]), 1);
    s.run(element_count / size_t(lanes));
    for (size_t n = 0; n < to.size(); ++n)
      for (size_t i = 0; i < element_count; ++i) {
        uint64_t word = ir::word_of_stored(bits[i], from), want = ir::cast_word(word, from, to[n]);
        if (is_float(to[n]) && (is_denormal(word, from) || is_denormal(want, to[n]))) continue;
        ASSERT_EQ(hex(s.word(x + 1 + n, to[n], i)), hex(want))
            << "cast " << name(from) << " to " << name(to[n]) << " x" << lanes << " of "
            << ir::double_of_word(word, from);
      }
  }
}

TEST_P(Ops, bitcasts_keep_the_bits) {
  DType from = GetParam();
  auto bits = samples(from, element_count, 1)[0];
  for (DType to : all_dtypes()) {
    if (size_of(to) != size_of(from) || (to == DType::boolean) != (from == DType::boolean))
      continue;
    if (size_of(to) == 8 && !target(features).computes(to)) continue;
    Sweep s(features & ~uint64_t(float16));
    auto x = s.input(from, bits), y = s.output(to, element_count);
    auto at = s.b.apply(Op::mul, {s.b.grid(DType::i32), s.b.integer(4, DType::i32)});
    s.store(y, at, s.b.bitcast(s.load(x, from, at, 4, 1), to), 4);
    s.run(element_count / 4);
    for (size_t i = 0; i < element_count; ++i)
      ASSERT_EQ(hex(s.bits(y, to, i)), hex(bits[i])) << name(from) << " to " << name(to);
  }
}

}  // namespace
}  // namespace pumice::test
