#include "codegen/wgsl/writer.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace pumice::test
