#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "base/text.h"
#include "codegen/llvm/writer.h"
#include "codegen/spirv/module.h"
#include "codegen/spirv/writer.h"
#include "codegen/wgsl/writer.h"
#include "golden/graphs.h"
#include "ir/print.h"
#include "kernel/kernel.h"
#include "schedule/schedule.h"

// The code that graphs become, kept in llvm/, spirv/ and wgsl/ so that a change shows in review. To
// rewrite them: PUMICE_UPDATE_GOLDEN=1 test_golden.
namespace pumice::test {
namespace {

ir::Target base_target(const char* name) {
  ir::Target t;
  t.name = t.compiler = name;
  t.storage.set();
  t.arithmetic.set();
  t.arithmetic.reset(size_t(DType::f16));
  t.arithmetic.reset(size_t(DType::bf16));
  return t;
}

// Targets of fixed description, so that the files do not depend on the machine.
ir::Target cpu() {
  ir::Target t = base_target("cpu");
  t.vector_bytes = 32;
  t.vector_registers = 16;
  t.parallelism = 4;
  for (ir::Op op : ir::all_ops())
    if (codegen::spells(op)) t.native.set(size_t(op));
  return t;
}

ir::Target gpu() {
  ir::Target t = base_target("gpu");
  t.gpu = true;
  t.vector_registers = 64;
  t.parallelism = 1 << 16;
  for (ir::Op op : ir::all_ops())
    if (codegen::spirv::spells(op)) t.native.set(size_t(op));
  return t;
}

constexpr uint64_t gpu_features = codegen::spirv::storage8 | codegen::spirv::storage16 |
                                  codegen::spirv::int64 | codegen::spirv::float64 |
                                  codegen::spirv::half_convert | codegen::spirv::exact_divide |
                                  codegen::spirv::fused_fma;

// A GPU as browsers offer it.
ir::Target web() {
  using namespace codegen::wgsl;
  ir::Target t = codegen::wgsl::target(float16 | immediates | exact_divide | fused_fma);
  t.vector_registers = 64;
  t.parallelism = 1 << 16;
  return t;
}

std::string write(const ir::Program& program, const ir::Target& target) {
  if (target.name == "webgpu") return codegen::wgsl::write(program, target.features);
  if (!target.gpu)
    return codegen::write_llvm(program, codegen::isa_of_vector_bytes(target.vector_bytes));
  return codegen::spirv::disassemble(codegen::spirv::write(program, gpu_features));
}

std::string commented(const std::string& text, const std::string& mark) {
  std::string out = mark;
  for (size_t i = 0; i < text.size(); ++i) {
    out += text[i];
    if (text[i] == '\n' && i + 1 < text.size()) out += mark;
  }
  return out;
}

// The graph as a comment, then each of its kernels.
std::string generate(const Graph& graph, const ir::Target& target) {
  int64_t inputs = 0;
  for (const auto& node : ir::topological_order(graph.roots))
    if (node->op == ir::Op::input) inputs = std::max(inputs, node->attribute.ints[0] + 1);
  std::string out = commented(ir::print(graph.roots), target.name == "webgpu" ? "// " : "; ");
  for (const auto& launch : schedule::plan(graph.roots, int(inputs), target).launches)
    out += "\n" + write(kernel::lower(launch.kernel, target), target);
  return out;
}

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The first line in which two texts differ, for the message.
std::string difference(const std::string& kept, const std::string& now) {
  size_t start = 0, line = 1;
  for (size_t i = 0; i < kept.size() && i < now.size() && kept[i] == now[i]; ++i)
    if (kept[i] == '\n') start = i + 1, ++line;
  auto rest = [&](const std::string& s) { return s.substr(start, s.find('\n', start) - start); };
  return cat("line ", line, "\n  kept: ", rest(kept), "\n  now:  ", rest(now));
}

class Golden : public ::testing::TestWithParam<Graph> {
 protected:
  void compare(const ir::Target& target, const char* folder, const char* extension) {
    std::string path = cat(PUMICE_GOLDEN_FOLDER, "/", folder, "/", GetParam().name, extension);
    std::string now = generate(GetParam(), target);
    if (std::getenv("PUMICE_UPDATE_GOLDEN")) {
      std::ofstream(path, std::ios::binary) << now;
      return;
    }
    std::string kept = read(path);
    ASSERT_FALSE(kept.empty()) << path << " is missing; PUMICE_UPDATE_GOLDEN=1 writes it";
    EXPECT_TRUE(kept == now) << path << " differs, " << difference(kept, now);
  }
};
std::string graph_name(const ::testing::TestParamInfo<Graph>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(graphs, Golden, ::testing::ValuesIn(golden_graphs()), graph_name);

TEST_P(Golden, llvm) { compare(cpu(), "llvm", ".ll"); }
TEST_P(Golden, spirv) { compare(gpu(), "spirv", ".spvasm"); }
TEST_P(Golden, wgsl) { compare(web(), "wgsl", ".wgsl"); }

}  // namespace

// Keeps GoogleTest from printing the nodes.
void PrintTo(const Graph& graph, std::ostream* out) { *out << graph.name; }

}  // namespace pumice::test
