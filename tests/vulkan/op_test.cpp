#include <cstdio>

#include "base/text.h"
#include "codegen/spirv/writer.h"
#include "codegen_llvm/samples.h"
#include "support/ops.h"
#include "support/program_builder.h"
#include "vulkan/device.h"

// Every op x dtype x lanes on the software driver, bit for bit against ir/scalar.h. The driver
// flushes f32 and f64 denormals, so elements with one among the operands or the result are left
// out, and only those.
namespace pumice::test {
namespace {

using ir::Op;

constexpr size_t element_count = 4080;  // a multiple of every lane count
constexpr int lane_counts[] = {1, 2, 3, 4, 8};

std::vector<Op> ops_of(DType t) {
  std::vector<Op> ops;
  for (Op op : ir::all_ops())
    if (codegen::spirv::spells(op) && is_swept(op, t)) ops.push_back(op);
  return ops;
}

DType result_of(Op op, DType t) {
  return ir::info(op).yields == ir::Yields::truth ? DType::boolean : t;
}

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

// A device with its queue, and buffers by element bits.
class Bench {
 public:
  explicit Bench(Way way) : device(open_device(way)), queue(device->make_queue()) {}

  std::unique_ptr<hal::Buffer> input(DType t, const std::vector<uint64_t>& bits) {
    std::vector<std::byte> bytes(bits.size() * size_t(size_of(t)));
    for (size_t i = 0; i < bits.size(); ++i)
      std::memcpy(&bytes[i * size_t(size_of(t))], &bits[i], size_t(size_of(t)));
    return filled(*device, *queue, bytes);
  }
  std::unique_ptr<hal::Buffer> output(DType t, size_t count) {
    return input(t, std::vector<uint64_t>(count, 0xa5a5a5a5a5a5a5a5));
  }
  std::vector<uint64_t> words(DType t, hal::Buffer& buffer) {
    auto bytes = read_back<std::byte>(*queue, buffer);
    std::vector<uint64_t> out(bytes.size() / size_t(size_of(t)));
    for (size_t i = 0; i < out.size(); ++i) {
      uint64_t bits = 0;
      std::memcpy(&bits, &bytes[i * size_t(size_of(t))], size_t(size_of(t)));
      out[i] = ir::word_of_stored(bits, t);
    }
    return out;
  }

  std::unique_ptr<hal::Device> device;
  std::unique_ptr<hal::Queue> queue;
};

std::vector<uint64_t> words_of(DType t, const std::vector<uint64_t>& bits) {
  std::vector<uint64_t> out;
  for (uint64_t b : bits) out.push_back(ir::word_of_stored(b, t));
  return out;
}

// Applies each op to operands loaded from three buffers (and a bool buffer for conditions).
ir::Program sweep(DType t, int lanes, const std::vector<Op>& ops) {
  ProgramBuilder b("sweep");
  auto x = b.buffer(t, true, false), y = b.buffer(t, true, false), z = b.buffer(t, true, false),
       truth = b.buffer(DType::boolean, true, false);
  for (Op op : ops) b.buffer(result_of(op, t), false, true);
  auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
  uint32_t a[] = {b.load(x, at, lanes, lanes), b.load(y, at, lanes, lanes),
                  b.load(z, at, lanes, lanes)};
  auto condition = b.load(truth, at, lanes, lanes);
  for (size_t i = 0; i < ops.size(); ++i) {
    SmallVector<uint32_t, 3> args(a, a + ir::info(ops[i]).arity);
    if (ops[i] == Op::where) args = {condition, a[1], a[2]};
    b.store(4 + i, at, b.apply(ops[i], args), lanes);
  }
  b.program.workgroup = 32;
  return b.program;
}

class Ops : public testing::TestWithParam<DType> {
 protected:
  void SetUp() override { PUMICE_NEEDS_VULKAN(); }
};
std::string dtype_name(const testing::TestParamInfo<DType>& p) {
  return std::string(name(p.param));
}
INSTANTIATE_TEST_SUITE_P(dtypes, Ops, testing::ValuesIn(all_dtypes()), dtype_name);

// Mod is compared where its operands and result are denormal too: it is computed in integers.
bool flushed(Op op, DType t, std::span<const uint64_t> operands, uint64_t want) {
  if (op == Op::mod || op == Op::where || op == Op::neg || op == Op::abs) return false;
  bool any = is_denormal(want, result_of(op, t));
  for (uint64_t w : operands) any = any || is_denormal(w, t);
  return any;
}

void check_sweep(Bench& bench, DType t, int lanes) {
  auto ops = ops_of(t);
  auto bits = samples(t, element_count, 3);
  auto truth_bits = samples(DType::boolean, element_count, 1)[0];
  std::vector<std::unique_ptr<hal::Buffer>> buffers;
  for (auto& array : bits) buffers.push_back(bench.input(t, array));
  buffers.push_back(bench.input(DType::boolean, truth_bits));
  for (Op op : ops) buffers.push_back(bench.output(result_of(op, t), element_count));
  std::vector<hal::Buffer*> raw;
  for (auto& b : buffers) raw.push_back(b.get());
  auto kernel = build(*bench.device, sweep(t, lanes, ops));
  launch(*bench.queue, *kernel, raw, element_count / size_t(lanes));
  std::vector<std::vector<uint64_t>> in;
  for (auto& array : bits) in.push_back(words_of(t, array));
  size_t compared = 0;
  for (size_t n = 0; n < ops.size(); ++n) {
    Op op = ops[n];
    auto got = bench.words(result_of(op, t), *buffers[4 + n]);
    for (size_t i = 0; i < element_count; ++i) {
      uint64_t a[] = {op == Op::where ? truth_bits[i] : in[0][i], in[1][i], in[2][i]};
      std::span operands(a, size_t(ir::info(op).arity));
      uint64_t want = ir::evaluate_word(op, t, operands);
      if (flushed(op, t, operands, want)) continue;
      ++compared;
      std::string what = cat(ir::name(op), " ", name(t), " x", lanes, " of");
      for (uint64_t w : operands) what += cat(" ", ir::double_of_word(w, t), " ", hex(w));
      EXPECT_EQ(hex(got[i]), hex(want))
          << what << " element " << i << " gave " << ir::double_of_word(got[i], result_of(op, t));
      if (testing::Test::HasFailure()) break;
    }
  }
  EXPECT_GT(compared, element_count / 2 * ops.size());
}

TEST_P(Ops, equal_the_scalar_definition) {
  for (Way way : {Way::addresses, Way::pushed}) {
    Bench bench(way);
    for (int lanes : lane_counts) {
      check_sweep(bench, GetParam(), lanes);
      if (HasFailure()) return;
    }
  }
}

// The writer spells some ops another way when the second operand is a constant.
TEST_P(Ops, with_a_constant_equal_the_scalar_definition) {
  DType t = GetParam();
  Bench bench(Way::addresses);
  std::vector<Op> ops;
  for (Op op : ops_of(t))
    if (ir::info(op).kind == ir::OpKind::binary) ops.push_back(op);
  if (ops.empty()) return;  // moved and converted only
  auto bits = samples(t, element_count, 1)[0];
  auto input = bench.input(t, bits);
  auto in = words_of(t, bits);
  constexpr int lanes = 4;
  size_t tried = 0;
  for (uint64_t stored : special_bits(t)) {
    if (tried++ > 16) break;  // each is a pipeline
    uint64_t word = ir::word_of_stored(stored, t);
    ProgramBuilder b("constant");
    auto x = b.buffer(t, true, false);
    for (Op op : ops) b.buffer(result_of(op, t), false, true);
    auto at = b.apply(Op::mul, {b.grid(DType::i32), b.integer(lanes, DType::i32)});
    auto a = b.load(x, at, lanes);
    auto c = b.broadcast(b.integer(int64_t(word), t), lanes);
    for (size_t i = 0; i < ops.size(); ++i) b.store(1 + i, at, b.apply(ops[i], {a, c}));
    std::vector<std::unique_ptr<hal::Buffer>> outputs;
    std::vector<hal::Buffer*> raw{input.get()};
    for (Op op : ops) outputs.push_back(bench.output(result_of(op, t), element_count));
    for (auto& o : outputs) raw.push_back(o.get());
    auto kernel = build(*bench.device, b.program);
    launch(*bench.queue, *kernel, raw, element_count / lanes);
    for (size_t n = 0; n < ops.size(); ++n) {
      auto got = bench.words(result_of(ops[n], t), *outputs[n]);
      for (size_t i = 0; i < element_count; ++i) {
        uint64_t operands[] = {in[i], word};
        uint64_t want = ir::evaluate_word(ops[n], t, operands);
        if (flushed(ops[n], t, operands, want)) continue;
        ASSERT_EQ(hex(got[i]), hex(want))
            << ir::name(ops[n]) << " " << name(t) << " of " << ir::double_of_word(in[i], t)
            << " and the constant " << ir::double_of_word(word, t);
      }
    }
  }
}

TEST_P(Ops, casts_equal_the_scalar_definition) {
  DType from = GetParam();
  auto to = all_dtypes();
  auto bits = samples(from, element_count, 1)[0];
  auto in = words_of(from, bits);
  Bench bench(Way::addresses);
  auto input = bench.input(from, bits);
  for (int lanes : lane_counts) {
    ProgramBuilder b("casts");
    auto x = b.buffer(from, true, false);
    for (DType t : to) b.buffer(t, false, true);
    auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
    auto a = b.load(x, at, lanes);
    for (size_t i = 0; i < to.size(); ++i) b.store(1 + i, at, b.cast(a, to[i]));
    std::vector<std::unique_ptr<hal::Buffer>> outputs;
    std::vector<hal::Buffer*> raw{input.get()};
    for (DType t : to) outputs.push_back(bench.output(t, element_count));
    for (auto& o : outputs) raw.push_back(o.get());
    auto kernel = build(*bench.device, b.program);
    launch(*bench.queue, *kernel, raw, element_count / size_t(lanes));
    for (size_t n = 0; n < to.size(); ++n) {
      auto got = bench.words(to[n], *outputs[n]);
      for (size_t i = 0; i < element_count; ++i) {
        uint64_t want = ir::cast_word(in[i], from, to[n]);
        if (is_float(to[n]) && (is_denormal(in[i], from) || is_denormal(want, to[n]))) continue;
        ASSERT_EQ(hex(got[i]), hex(want)) << "cast " << name(from) << " to " << name(to[n]) << " x"
                                          << lanes << " of " << ir::double_of_word(in[i], from);
      }
    }
  }
}

TEST_P(Ops, bitcasts_keep_the_bits) {
  DType from = GetParam();
  Bench bench(Way::addresses);
  auto bits = samples(from, element_count, 1)[0];
  for (DType to : all_dtypes()) {
    if (size_of(to) != size_of(from) || (to == DType::boolean) != (from == DType::boolean))
      continue;
    auto input = bench.input(from, bits), output = bench.output(to, element_count);
    ProgramBuilder b("bits");
    auto x = b.buffer(from, true, false), y = b.buffer(to, false, true);
    auto at = b.apply(Op::mul, {b.grid(), b.integer(4)});
    b.store(y, at, b.bitcast(b.load(x, at, 4), to));
    auto kernel = build(*bench.device, b.program);
    launch(*bench.queue, *kernel, {input.get(), output.get()}, element_count / 4);
    EXPECT_EQ(read_back<std::byte>(*bench.queue, *input),
              read_back<std::byte>(*bench.queue, *output));
  }
}

// All 65536 values of the 16-bit floats, and back from every neighbourhood of them, by the driver's
// conversions and by the writer's own.
TEST(halves, convert_all_values) {
  PUMICE_NEEDS_VULKAN();
  Bench bench(Way::addresses);
  for (DType t : {DType::f16, DType::bf16})
    for (uint64_t off : {uint64_t(0), uint64_t(codegen::spirv::half_convert)}) {
      std::vector<uint64_t> all(65536), near;
      for (size_t i = 0; i < all.size(); ++i) {
        all[i] = i;
        auto here = ir::stored_bits(ir::word_of_stored(i, t), DType::f32);
        uint64_t half = t == DType::f16 ? 0x1000 : 0x8000;
        for (uint64_t bits : {here, here + half - 1, here + half, here + half + 1})
          near.push_back(bits & 0xffffffff);
      }
      auto a = bench.input(t, all), wide = bench.output(DType::f32, all.size());
      auto u = bench.input(DType::f32, near), back = bench.output(t, near.size());
      ProgramBuilder b("halves");
      auto x = b.buffer(t, true, false), y = b.buffer(DType::f32, false, true),
           p = b.buffer(DType::f32, true, false), q = b.buffer(t, false, true);
      auto at = b.grid();
      b.store(y, at, b.cast(b.load(x, at), DType::f32));
      auto wide_at = b.apply(Op::mul, {at, b.integer(4)});
      b.store(q, wide_at, b.cast(b.load(p, wide_at, 4, 4), t), 4);
      ir::Target target = vulkan().target(*bench.device);
      target.features &= ~off;
      auto kernel = bench.device->load(vulkan().compile(b.program, target));
      launch(*bench.queue, *kernel, {a.get(), wide.get(), u.get(), back.get()}, 65536);
      auto wides = bench.words(DType::f32, *wide), backs = bench.words(t, *back);
      for (size_t i = 0; i < all.size(); ++i) {
        uint64_t want = ir::word_of_stored(i, t);
        if (is_denormal(want, DType::f32)) continue;
        ASSERT_EQ(hex(wides[i]), hex(want)) << name(t) << " " << i << " without " << off;
      }
      for (size_t i = 0; i < near.size(); ++i) {
        uint64_t from = ir::word_of_stored(near[i], DType::f32);
        if (is_denormal(from, DType::f32)) continue;
        ASSERT_EQ(hex(backs[i]), hex(ir::cast_word(from, DType::f32, t)))
            << name(t) << " from " << hex(near[i]) << " without " << off;
      }
    }
}

// With every optional feature off, the writer's own ways give the same values.
TEST(plain_features, division_and_roots_are_corrected) {
  PUMICE_NEEDS_VULKAN();
  using namespace codegen::spirv;
  Bench bench(Way::addresses);
  auto bits = samples(DType::f32, 1 << 16, 2);
  auto a = bench.input(DType::f32, bits[0]), c = bench.input(DType::f32, bits[1]);
  auto q = bench.output(DType::f32, bits[0].size()), r = bench.output(DType::f32, bits[0].size());
  auto m = bench.output(DType::f32, bits[0].size()),
       l = bench.output(DType::boolean, bits[0].size());
  ProgramBuilder b("corrected");
  auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, true, false);
  auto o0 = b.buffer(DType::f32, false, true), o1 = b.buffer(DType::f32, false, true),
       o2 = b.buffer(DType::f32, false, true), o3 = b.buffer(DType::boolean, false, true);
  auto at = b.apply(Op::mul, {b.grid(), b.integer(4)});
  auto u = b.load(x, at, 4, 4), v = b.load(y, at, 4, 4);
  b.store(o0, at, b.apply(Op::div, {u, v}), 4);
  b.store(o1, at, b.apply(Op::sqrt, {u}), 4);
  b.store(o2, at, b.apply(Op::max, {u, v}), 4);
  b.store(o3, at, b.apply(Op::ne, {u, v}), 4);
  ir::Target target = vulkan().target(*bench.device);
  target.features &= uint64_t(storage8 | storage16 | int64 | addresses);
  auto kernel = bench.device->load(vulkan().compile(b.program, target));
  launch(*bench.queue, *kernel, {a.get(), c.get(), q.get(), r.get(), m.get(), l.get()},
         bits[0].size() / 4);
  auto quotients = bench.words(DType::f32, *q), roots = bench.words(DType::f32, *r),
       most = bench.words(DType::f32, *m), differ = bench.words(DType::boolean, *l);
  auto ins = words_of(DType::f32, bits[0]), ins2 = words_of(DType::f32, bits[1]);
  for (size_t i = 0; i < ins.size(); ++i) {
    uint64_t pair[] = {ins[i], ins2[i]};
    auto same = [&](Op op, uint64_t got, int arity) {
      std::span operands(pair, size_t(arity));
      uint64_t want = ir::evaluate_word(op, DType::f32, operands);
      if (flushed(op, DType::f32, operands, want)) return;
      ASSERT_EQ(hex(got), hex(want))
          << ir::name(op) << " of " << ir::double_of_word(pair[0], DType::f32) << " "
          << ir::double_of_word(pair[1], DType::f32);
    };
    same(Op::div, quotients[i], 2);
    same(Op::sqrt, roots[i], 1);
    same(Op::max, most[i], 2);
    same(Op::ne, differ[i], 2);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace pumice::test
