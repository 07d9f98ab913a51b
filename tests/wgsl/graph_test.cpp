#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "base/text.h"
#include "codegen_llvm/samples.h"
#include "golden/graphs.h"
#include "gpu.h"
#include "ir/interpret_program.h"
#include "ir/print.h"
#include "kernel/kernel.h"
#include "schedule/schedule.h"

// The kernels of the golden graphs, as the library takes them: with all that the device offers and
// with next to nothing, bit for bit against the interpreter.
namespace pumice::test {
namespace {

using namespace codegen::wgsl;

// Small whole numbers and halves: what arithmetic makes of them is no denormal.
Gpu::Bytes contents(DType t, size_t count, unsigned seed) {
  std::mt19937 random(seed);
  auto bytes = size_t(size_of(t));
  Gpu::Bytes out(count * bytes);
  for (size_t i = 0; i < count; ++i) {
    double value = t == DType::boolean ? double(random() % 2) : double(random() % 9);
    if (is_float(t)) value = value / 2 - 1.25;
    uint64_t bits = ir::stored_bits(
        is_float(t) ? ir::word_of_double(value, t) : ir::word_of_int(int64_t(value), t), t);
    std::memcpy(&out[i * bytes], &bits, bytes);
  }
  return out;
}

class Graphs : public testing::TestWithParam<Graph> {
 protected:
  void SetUp() override { PUMICE_NEEDS_WEBGPU(); }

  void check(Gpu& gpu, uint64_t features) {
    ir::Bindings bindings;
    bindings.bind("batch", 7);
    ir::Target t = target(features);
    t.vector_registers = 64;
    t.parallelism = 1 << 16;
    int64_t inputs = 0;
    for (const auto& node : ir::topological_order(GetParam().roots))
      if (node->op == ir::Op::input) inputs = std::max(inputs, node->attribute.ints[0] + 1);
    for (const auto& launch : schedule::plan(GetParam().roots, int(inputs), t).launches)
      run(gpu, kernel::lower(launch.kernel, t), launch.kernel, features, bindings);
  }

 private:
  static uint64_t word(DType t, const std::byte* at) {
    uint64_t bits = 0;
    std::memcpy(&bits, at, size_t(size_of(t)));
    return ir::word_of_stored(bits, t);
  }

  void run(Gpu& gpu, const ir::Program& p, const ir::Kernel& kernel, uint64_t features,
           const ir::Bindings& bindings) {
    std::vector<Gpu::Bytes> want;
    for (size_t b = 0; b < kernel.buffers.size(); ++b) {
      auto count = size_t(ir::evaluate(kernel.buffers[b].size, bindings));
      want.push_back(contents(kernel.buffers[b].dtype, count, unsigned(b)));
      want.back().resize((want.back().size() + 15) / 16 * 16);  // emulated dtypes write words
    }
    std::vector<int64_t> scalars;
    for (const ir::Dim& s : p.scalars) scalars.push_back(ir::evaluate(s, bindings));
    auto count = uint64_t(ir::evaluate(p.count, bindings));
    auto got = gpu.run(p, features, want, count, scalars);
    std::vector<std::span<std::byte>> spans(want.begin(), want.end());
    ir::interpret_program(p, spans, bindings);
    for (size_t b = 0; b < want.size(); ++b) {
      DType t = kernel.buffers[b].dtype;
      for (size_t at = 0; at < want[b].size(); at += size_t(size_of(t)))
        ASSERT_EQ(word(t, &got[b][at]), word(t, &want[b][at]))  // all NaNs are one word
            << p.name << " buffer " << b << " byte " << at << ", " << print_features(features);
    }
  }
};
std::string graph_name(const testing::TestParamInfo<Graph>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(wgsl, Graphs, testing::ValuesIn(golden_graphs()), graph_name);

TEST_P(Graphs, equal_the_interpreter) {
  check(Gpu::shared(), Gpu::shared().features());
  check(Gpu::plain(), 0);
}

}  // namespace

void PrintTo(const Graph& graph, std::ostream* out) { *out << graph.name; }

}  // namespace pumice::test
