#include "schedule/check.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "base/text.h"
#include "ir/interpret_program.h"
#include "ir/print.h"
#include "ir/scalar.h"

namespace pumice::testing {

using namespace ir;

Target cpu_target() {
  Target t;
  t.name = "cpu";
  t.vector_bytes = 64;
  t.parallelism = 8;
  return t;
}

Target gpu_target() {
  Target t;
  t.name = "gpu";
  t.gpu = true;
  t.parallelism = 4096;
  return t;
}

std::string print(const schedule::Plan& plan) {
  std::string out;
  for (auto& l : plan.launches)
    out +=
        cat(ir::print(l.kernel), "  buffers ", join(l.buffers, " ", [](int b) { return b; }), "\n");
  return out + cat("alias ", join(plan.alias, " ", [](int b) { return b; }), "\n");
}

namespace {

std::vector<int64_t> sizes_of(const Shape& shape, const Bindings& bindings) {
  std::vector<int64_t> out;
  for (auto& d : shape) out.push_back(evaluate(d, bindings));
  return out;
}

Array random_array(DType dtype, std::vector<int64_t> sizes, uint64_t seed) {
  std::mt19937_64 random(seed);
  Array a(dtype, std::move(sizes));
  for (auto& w : a.words) {
    if (is_float(dtype))
      w = word_of_double(std::ldexp(double(int64_t(random() % 4001) - 2000), -9), dtype);
    else
      w = word_of_int(int64_t(random() % (dtype == DType::boolean ? 2 : 5)), dtype);
  }
  return a;
}

bool agrees(const Array& a, const Array& b, size_t i, double tolerance) {
  if (!is_float(a.dtype)) return a.words[i] == b.words[i];
  double x = a.number(i), y = b.number(i);
  if (std::isnan(x) || std::isnan(y)) return std::isnan(x) && std::isnan(y);
  if (std::isinf(x) || std::isinf(y)) return x == y;
  if (size_of(a.dtype) == 2) tolerance = std::max(tolerance, 0.02);
  return std::abs(x - y) <= tolerance * (1 + std::abs(x));
}

// Temporaries lie as plan_memory says, in one block filled with noise.
struct Memory {
  std::vector<std::vector<std::byte>> own;
  std::vector<std::byte> block;
  std::vector<std::span<std::byte>> spans;

  Memory(const schedule::Plan& plan, const Bindings& bindings) {
    size_t fixed = size_t(plan.inputs + plan.outputs);
    std::vector<uint64_t> bytes;
    for (auto& b : plan.buffers)
      bytes.push_back(uint64_t(evaluate(b.size, bindings)) * uint64_t(size_of(b.dtype)));
    auto layout = schedule::plan_memory(plan, std::span(bytes).subspan(fixed), 64);
    block.assign(layout.total, std::byte(0x7f));
    own.resize(fixed);
    for (size_t i = 0; i < bytes.size(); ++i) {
      if (i < fixed) {
        own[i].assign(bytes[i], std::byte(0x7f));
        spans.push_back(own[i]);
      } else {
        spans.push_back(std::span(block).subspan(layout.offsets[i - fixed], bytes[i]));
      }
    }
  }
};

}  // namespace

Checked run_check(const std::vector<NodeRef>& roots, const Target& target, uint64_t seed,
                  const Bindings& bindings, double tolerance) {
  std::vector<Array> inputs;
  for (auto& n : topological_order(roots)) {
    if (n->op != Op::input) continue;
    auto slot = size_t(n->attribute.ints[0]);
    if (inputs.size() <= slot) inputs.resize(slot + 1);
    inputs[slot] = random_array(n->dtype, sizes_of(n->shape, bindings), seed + slot);
  }
  Checked checked{schedule::plan(roots, int(inputs.size()), target), {}};
  auto& plan = checked.plan;
  for (auto& launch : plan.launches)
    if (launch.buffers.size() > size_t(target.max_buffers))
      checked.trouble = cat(launch.kernel.name, " has ", launch.buffers.size(), " buffers");
  if (!checked.trouble.empty()) return checked;
  Memory memory(plan, bindings);
  for (size_t i = 0; i < inputs.size(); ++i) {
    auto bytes = inputs[i].to_bytes();
    if (!bytes.empty()) std::memcpy(memory.spans[i].data(), bytes.data(), bytes.size());
  }
  for (auto& l : plan.launches) {
    std::vector<std::span<std::byte>> bound;
    for (int b : l.buffers) bound.push_back(memory.spans[size_t(b)]);
    interpret_kernel(l.kernel, bound, bindings);
  }
  auto value = [&](const Node& n) -> const Array& { return inputs[size_t(n.attribute.ints[0])]; };
  auto wanted = interpret(roots, value, bindings);
  for (size_t r = 0; r < roots.size(); ++r) {
    Array got =
        Array::from_bytes(roots[r]->dtype, wanted[r].shape, memory.spans[size_t(plan.alias[r])]);
    for (size_t i = 0; i < got.size(); ++i) {
      if (agrees(wanted[r], got, i, tolerance)) continue;
      checked.trouble =
          cat("root ", r, " element ", i, ": ", got.number(i), ", wanted ", wanted[r].number(i));
      return checked;
    }
  }
  return checked;
}

schedule::Plan check(const std::vector<NodeRef>& roots, int kernels, const Bindings& bindings,
                     double tolerance) {
  Checked gpu = run_check(roots, gpu_target(), 1, bindings, tolerance);
  EXPECT_EQ(gpu.trouble, "") << ir::print(roots) << print(gpu.plan);
  Checked cpu = run_check(roots, cpu_target(), 1, bindings, tolerance);
  EXPECT_EQ(cpu.trouble, "") << ir::print(roots) << print(cpu.plan);
  if (kernels >= 0) {
    EXPECT_EQ(int(cpu.plan.launches.size()), kernels) << print(cpu.plan);
  }
  return cpu.plan;
}

}  // namespace pumice::testing
