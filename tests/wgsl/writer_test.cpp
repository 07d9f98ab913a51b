#include "codegen/wgsl/writer.h"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>

#include "base/text.h"
#include "gpu.h"
#include "pumice/error.h"
#include "support/ops.h"
#include "support/program_builder.h"

// Every module is given to the library, in every combination of features that changes its form.
namespace pumice::test {
namespace {

using ir::Op;
using namespace codegen::wgsl;

constexpr uint64_t everything = float16 | int64 | float64 | immediates | exact_divide | fused_fma;
constexpr uint64_t feature_sets[] = {
    everything,
    everything & ~uint64_t(exact_divide | fused_fma),
    int64 | float16 | immediates,
    immediates,
};

bool stores(DType t, uint64_t features) { return target(features).stores(t); }
bool computes(DType t, uint64_t features) {
  return target(features).computes(t) || t == DType::f16 || t == DType::bf16;
}

// All ops of one dtype, all casts from it, constants of it, masked and unmasked access. Values of
// dtypes that no buffer holds come from and go to u32.
ir::Program all_of(DType t, int lanes, uint64_t features) {
  ProgramBuilder b(cat("all_", name(t)));
  DType index = features & int64 ? DType::i64 : DType::i32;
  DType held = stores(t, features) ? t : DType::u32;
  auto x = b.buffer(held, true, false), words = b.buffer(DType::u32, false, true),
       same = b.buffer(held, true, true);
  auto at = b.apply(Op::mul, {b.grid(index), b.integer(lanes, index)});
  auto value = [&](uint32_t loaded) { return held == t ? loaded : b.cast(loaded, t); };
  auto u = value(b.load(x, at, lanes, lanes)), v = value(b.load(x, at, lanes));
  auto constant = is_float(t) ? b.real(0, t, lanes) : b.integer(1, t, lanes);
  auto on = b.broadcast(b.apply(Op::lt, {b.grid(index), b.integer(5, index)}), lanes);
  auto w = value(b.load_masked(same, at, on, lanes));
  auto put = [&](uint32_t id) {
    DType made = b.program.body[id].dtype;
    if (made == held) return b.store(same, at, id, lanes);
    b.store(words, at, made == DType::u32 ? id : b.cast(id, DType::u32), lanes);
  };
  for (Op op : ir::all_ops()) {
    if (!spells(op) || !is_swept(op, t)) continue;
    SmallVector<uint32_t, 3> args{u, v, w}, with_constant{u, constant, constant};
    args.resize(size_t(ir::info(op).arity));
    with_constant.resize(args.size());
    if (op == Op::where) args = {on, u, v}, with_constant = {on, constant, u};
    for (auto& a : {args, with_constant}) put(b.apply(op, a));
  }
  for (int to = 0; to < dtype_count; ++to)
    if (computes(DType(to), features)) put(b.cast(u, DType(to)));
  b.store_masked(same, at, held == t ? v : b.cast(v, held), on);
  return b.program;
}

class Dtypes : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(wgsl, Dtypes, testing::Range(0, dtype_count),
                         [](const auto& p) { return std::string(name(DType(p.param))); });

TEST_P(Dtypes, modules_are_accepted) {
  PUMICE_NEEDS_WEBGPU();
  DType t = DType(GetParam());
  for (uint64_t features : feature_sets)
    for (int lanes : {1, 4, 6}) {
      if (!computes(t, features)) continue;
      ir::Program p = all_of(t, lanes, features);
      ASSERT_EQ(Gpu::shared().check(p, features), "") << print_features(features) << " x" << lanes;
    }
}

// Constants in immediates while they fit, in a uniform beyond.
TEST(layout, many_scalars_go_through_a_uniform) {
  EXPECT_FALSE((Layout{2, 7, true}).is_uniform());
  EXPECT_TRUE((Layout{2, 8, true}).is_uniform());
  EXPECT_TRUE((Layout{2, 0, false}).is_uniform());
  PUMICE_NEEDS_WEBGPU();
  for (Gpu* gpu : {&Gpu::shared(), &Gpu::plain()})
    for (int scalars : {1, 7, 8, 20}) {
      uint64_t features = gpu->features();
      ProgramBuilder b("scalars");
      auto y = b.buffer(DType::i32, false, true);
      std::vector<int64_t> values;
      for (int n = 0; n < scalars; ++n) {
        b.store(y, b.integer(n, DType::i32), b.scalar(0, DType::i32));
        values.push_back(1000 * n - 77);
      }
      auto got = gpu->run(b.program, features, {Gpu::Bytes(size_t(4 * scalars))}, 1, values);
      for (int n = 0; n < scalars; ++n) {
        int32_t value;
        std::memcpy(&value, &got[0][size_t(4 * n)], 4);
        EXPECT_EQ(value, 1000 * n - 77) << scalars << " " << print_features(features);
      }
    }
}

TEST(structure, what_a_device_lacks_is_said) {
  auto error = [](DType t, uint64_t features) {
    ProgramBuilder b("lacking");
    auto x = b.buffer(t, true, true);
    b.store(x, b.grid(DType::i32), b.load(x, b.grid(DType::i32)));
    try {
      write(b.program, features);
    } catch (const CompileError& e) {
      return std::string(e.what());
    }
    return std::string("no error");
  };
  EXPECT_EQ(error(DType::f64, 0), "[wgsl] the device has no 64-bit floats");
  EXPECT_EQ(error(DType::i64, float64), "[wgsl] the device has no 64-bit integers");
  EXPECT_EQ(error(DType::u8, everything), "[wgsl] storage buffers have no elements of u8");
  EXPECT_EQ(error(DType::f16, 0), "[wgsl] storage buffers have no elements of f16");
  EXPECT_EQ(error(DType::f16, float16), "no error");
}

TEST(structure, ops_that_should_be_decomposed_are_refused) {
  for (Op op : {Op::exp, Op::sin, Op::tanh, Op::log2}) {
    ProgramBuilder b("exp");
    auto x = b.buffer(DType::f32, true, true);
    b.store(x, b.grid(), b.apply(op, {b.load(x, b.grid())}));
    EXPECT_THROW(write(b.program, everything), InternalError);
    EXPECT_FALSE(spells(op));
  }
}

// A kernel may have the name of a word of the language.
TEST(structure, names_are_free) {
  PUMICE_NEEDS_WEBGPU();
  for (const char* name : {"loop", "where", "vec4", "f32", "b0", "hidden", "launch"}) {
    ProgramBuilder b(name);
    auto x = b.buffer(DType::f32, true, true);
    auto i = b.grid(DType::i32);
    b.store(x, i, b.apply(Op::max, {b.load(x, i), b.real(0)}));
    EXPECT_EQ(Gpu::shared().check(b.program, Gpu::shared().features()), "") << name;
  }
}

std::string element_of(const std::string& text, int buffer) {
  size_t at = text.find(cat("> b", buffer, ": array<")) + 12;
  return text.substr(at, text.find(";", at) - at - 1);
}

// Buffers of vectors where that is safe: a store of a part could write the rest back.
TEST(memory, aligned_lanes_are_one_access) {
  auto declared = [](int load_alignment, int store_alignment) {
    ProgramBuilder b("lanes");
    auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
    auto at = b.apply(Op::mul, {b.grid(), b.integer(4)});
    b.store(y, at, b.load(x, at, 4, load_alignment), store_alignment);
    std::string text = write(b.program, everything);
    return cat(element_of(text, 0), " ", element_of(text, 1));
  };
  EXPECT_EQ(declared(4, 4), "vec4<f32> vec4<f32>");
  EXPECT_EQ(declared(2, 1), "vec2<f32> f32");
  EXPECT_EQ(declared(1, 2), "f32 vec2<f32>");
}

// What a compiler must not see: constants it would fold, results it would reorder. Products and
// sums of an fma chain are left alone.
TEST(floats, are_hidden_where_they_could_be_reordered) {
  ProgramBuilder b("hidden");
  auto x = b.buffer(DType::f32, true, true);
  auto i = b.grid();
  auto v = b.load(x, i);
  auto nan = b.real(std::numeric_limits<double>::quiet_NaN());
  auto sum = b.apply(Op::add, {b.apply(Op::mul, {v, v}), nan});
  b.store(x, i, b.apply(Op::fma, {v, v, b.apply(Op::fma, {v, v, sum})}));
  std::string text = write(b.program, everything);
  auto count = [&](std::string_view part) {
    size_t n = 0;
    for (size_t p = 0; (p = text.find(part, p)) != std::string::npos; ++p) ++n;
    return n;
  };
  EXPECT_EQ(count("bitcast<f32>(0x7fc00000u | hidden)"), 1u) << text;
  // v * v hides its second v; then the product, and the sum where fma reads it.
  EXPECT_EQ(count("hide_f32("), 1u + 3u + 2u) << text;
}

}  // namespace
}  // namespace pumice::test
