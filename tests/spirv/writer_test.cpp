#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "base/text.h"
#include "codegen/spirv/module.h"
#include "codegen/spirv/writer.h"
#include "pumice/error.h"
#include "support/ops.h"
#include "support/program_builder.h"

// Every module is held against spirv-val, in every combination of features that changes its form.
namespace pumice::test {
namespace {

using ir::Op;
using namespace codegen::spirv;

constexpr uint64_t everything = storage8 | storage16 | int64 | float64 | half_convert |
                                exact_divide | fused_fma | preserve16 | preserve32 | preserve64 |
                                denormals16 | denormals32 | denormals64 | nearest16 | nearest32 |
                                nearest64;
constexpr uint64_t feature_sets[] = {
    everything,
    everything | addresses,
    everything | hide_constants,
    everything & ~uint64_t(exact_divide | fused_fma),
    storage8 | storage16 | int64 | float64,
    storage8 | storage16 | int64 | float64 | addresses | hide_constants,
};

bool has_validator() {
  static const bool has = std::system("spirv-val --version > /dev/null 2>&1") == 0;
  return has;
}

// The validator's complaint; empty when the module is valid.
std::string validate(const std::vector<uint32_t>& words) {
  std::string path = testing::TempDir() + cat("/pumice_", int64_t(::getpid()), ".spv");
  std::FILE* file = std::fopen(path.c_str(), "wb");
  std::fwrite(words.data(), 4, words.size(), file);
  std::fclose(file);
  std::FILE* pipe = ::popen(
      cat("spirv-val --target-env vulkan1.2 --scalar-block-layout ", path, " 2>&1").c_str(), "r");
  std::string out;
  char part[256];
  while (std::fgets(part, sizeof part, pipe)) out += part;
  int status = ::pclose(pipe);
  std::remove(path.c_str());
  return status == 0 ? "" : out.empty() ? "failed" : out;
}

#define PUMICE_NEEDS_VALIDATOR() \
  if (!has_validator()) GTEST_SKIP() << "no spirv-val (spirv-tools)"

// All ops of one dtype, all casts from it, constants of it, masked and unmasked access.
ir::Program all_of(DType t, int lanes) {
  ProgramBuilder b(cat("all_", name(t)));
  auto x = b.buffer(t, true, false), truth = b.buffer(DType::boolean, false, true),
       same = b.buffer(t, true, true);
  for (int to = 0; to < dtype_count; ++to) b.buffer(DType(to), false, true);
  auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
  auto u = b.load(x, at, lanes, lanes), v = b.load(x, at, lanes);
  auto constant = is_float(t) ? b.real(0, t, lanes) : b.integer(1, t, lanes);
  auto on = b.broadcast(b.apply(Op::lt, {b.grid(), b.integer(5)}), lanes);
  auto w = b.load_masked(same, at, on, lanes);
  for (Op op : ir::all_ops()) {
    if (!spells(op) || !is_swept(op, t)) continue;
    SmallVector<uint32_t, 3> args{u, v, w}, with_constant{u, constant, constant};
    args.resize(size_t(ir::info(op).arity));
    with_constant.resize(args.size());
    if (op == Op::where) args = {on, u, v}, with_constant = {on, constant, u};
    for (auto& a : {args, with_constant}) {
      auto y = b.apply(op, a);
      b.store(b.program.body[y].dtype == DType::boolean ? truth : same, at, y, lanes);
    }
  }
  for (int to = 0; to < dtype_count; ++to) b.store(3 + size_t(to), at, b.cast(u, DType(to)));
  b.store_masked(same, at, v, on);
  return b.program;
}

class Dtypes : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(spirv, Dtypes, testing::Range(0, dtype_count),
                         [](const auto& p) { return std::string(name(DType(p.param))); });

TEST_P(Dtypes, modules_are_valid) {
  PUMICE_NEEDS_VALIDATOR();
  for (uint64_t features : feature_sets)
    for (int lanes : {1, 2, 4, 6})
      EXPECT_EQ(validate(write(all_of(DType(GetParam()), lanes), features)), "")
          << print_features(features) << " x" << lanes;
}

ir::Program control(int scalars) {
  ProgramBuilder b("control");
  auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
  auto i = b.grid();
  SmallVector<uint32_t, 3> s;
  for (int n = 0; n < scalars; ++n) s.push_back(b.scalar(0));
  auto limit = scalars ? s[0] : b.integer(3);
  auto outer = b.loop(limit, {b.real(0), b.real(0, DType::f32, 8)});
  b.begin_if(b.apply(Op::lt, {outer, b.integer(2)}));
  auto inner = b.loop(b.integer(4, DType::i32));
  b.store(y, b.cast(inner, DType::i64), b.real(1));
  b.end_loop();
  b.end_if();
  auto v = b.load(x, i, 8, 8);
  b.end_loop({b.apply(Op::add, {outer + 1, b.horizontal(Op::reduce_max, v)}),
              b.apply(Op::add, {outer + 2, v})});
  b.store(y, i, outer + 1);
  b.store(y, i, outer + 2, 8);
  for (auto scalar : s) b.store(y, scalar, b.real(2));
  auto lane = b.lane_index(4);
  b.store_masked(y, lane,
                 b.load_masked(x, lane, b.apply(Op::lt, {lane, b.integer(2, DType::i64, 4)}), 4),
                 b.apply(Op::lt, {lane, b.integer(1, DType::i64, 4)}));
  return b.program;
}

TEST(structure, loops_ifs_and_constants_are_valid) {
  PUMICE_NEEDS_VALIDATOR();
  for (uint64_t features : feature_sets)
    for (int scalars : {0, 1, 13, 14, 15, 16, 40})
      EXPECT_EQ(validate(write(control(scalars), features)), "") << print_features(features);
}

// A program of 32-bit values and indices needs no feature at all.
TEST(structure, plain_devices_run_plain_programs) {
  PUMICE_NEEDS_VALIDATOR();
  ProgramBuilder b("plain");
  auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
  auto i = b.apply(Op::add, {b.grid(DType::i32), b.scalar(5, DType::i32)});
  auto v = b.load(x, i);
  b.store(y, i, b.apply(Op::div, {b.apply(Op::mod, {v, b.real(3)}), b.apply(Op::sqrt, {v})}));
  auto words = write(b.program, 0);
  EXPECT_EQ(validate(words), "");
  std::string text = disassemble(words);
  EXPECT_NE(text.find("OpCapability 1\n"), std::string::npos);
  EXPECT_EQ(text.find("OpCapability", text.find("OpCapability") + 1), std::string::npos);
}

TEST(structure, what_a_device_lacks_is_said) {
  ProgramBuilder b("wide");
  auto x = b.buffer(DType::f64, true, true);
  b.store(x, b.grid(), b.load(x, b.grid()));
  try {
    write(b.program, 0);
    ADD_FAILURE() << "f64 without a feature";
  } catch (const CompileError& e) {
    EXPECT_NE(std::string(e.what()).find("64-bit"), std::string::npos) << e.what();
  }
  ProgramBuilder c("narrow");
  auto y = c.buffer(DType::u8, true, true);
  c.store(y, c.grid(DType::i32), c.load(y, c.grid(DType::i32)));
  try {
    write(c.program, int64);
    ADD_FAILURE() << "u8 without a feature";
  } catch (const CompileError& e) {
    EXPECT_STREQ(e.what(), "[spirv] the device has no 8-bit storage");
  }
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

// Vector accesses where the index allows them, scalar ones elsewhere.
TEST(memory, aligned_lanes_are_one_access) {
  auto loads = [](int alignment, uint64_t features) {
    ProgramBuilder b("lanes");
    auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
    auto at = b.apply(Op::mul, {b.grid(), b.integer(4)});
    b.store(y, at, b.load(x, at, 4, alignment), alignment);
    std::string text = disassemble(write(b.program, features));
    size_t count = 0;
    for (size_t p = 0; (p = text.find("OpStore", p)) != std::string::npos; ++p) ++count;
    return count;
  };
  EXPECT_EQ(loads(4, everything), 1u);
  EXPECT_EQ(loads(2, everything), 2u);
  EXPECT_EQ(loads(1, everything), 4u);
  EXPECT_EQ(loads(1, everything | addresses), 1u);
}

TEST(memory, float_arithmetic_is_never_contracted) {
  ProgramBuilder b("exact");
  auto x = b.buffer(DType::f32, true, true);
  auto v = b.load(x, b.grid());
  b.store(x, b.grid(), b.apply(Op::add, {b.apply(Op::mul, {v, v}), v}));
  std::string text = disassemble(write(b.program, everything));
  size_t count = 0;
  for (size_t p = 0; (p = text.find(" 42\n", p)) != std::string::npos; ++p) ++count;
  EXPECT_EQ(count, 2u);  // NoContraction on the product and the sum
}

TEST(layout, moves_constants_to_a_table_when_they_are_many) {
  EXPECT_FALSE((Layout{3, 15, false}).has_table());
  EXPECT_TRUE((Layout{3, 16, false}).has_table());
  EXPECT_EQ((Layout{3, 16, false}).bindings(), 4u);
  EXPECT_FALSE((Layout{3, 12, true}).has_table());
  EXPECT_TRUE((Layout{3, 13, true}).has_table());
  EXPECT_EQ((Layout{3, 13, true}).bindings(), 0u);
  EXPECT_EQ((Layout{3, 13, true}).push_words(), 2u);
}

}  // namespace
}  // namespace pumice::test
