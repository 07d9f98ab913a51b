#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "ir/interpret_program.h"
#include "kernel/kernel.h"
#include "kernel/linearize.h"
#include "kernel/merge_ranges.h"
#include "kernel/passes.h"
#include "samples.h"

namespace pumice::test {
namespace {

using namespace ir;

Buffers expected(const Sample& s, unsigned seed) {
  Buffers out = random_buffers(s, seed);
  interpret_kernel(s.kernel, spans(out), s.bindings);
  return out;
}

void expect_same(const Sample& s, const Program& p, const char* what) {
  verify(p);
  Buffers want = expected(s, 7), got = random_buffers(s, 7);
  interpret_program(p, spans(got), s.bindings);
  EXPECT_EQ(difference(s.kernel, got, want), 0) << what << "\n" << print(s.kernel) << print(p);
}

TEST(lower, no_schedule) {
  for (auto& s : sample_kernels())
    expect_same(s, kernel::lower_plain(s.kernel, plain_target(false, 16)), "");
}

TEST(lower, chosen_schedules) {
  for (auto& s : sample_kernels())
    for (bool gpu : {false, true})
      for (int bytes : {16, 32, 64})
        expect_same(s, kernel::lower(s.kernel, plain_target(gpu, bytes)), gpu ? "gpu" : "cpu");
}

TEST(lower, each_pass_left_out) {
  auto target = plain_target(false, 32);
  for (auto& s : sample_kernels())
    for (auto& skipped : kernel::passes()) {
      if (!skipped.optional) continue;
      Kernel k = s.kernel;
      for (auto& pass : kernel::passes())
        if (pass.name != skipped.name) k = pass.run(k, target);
      expect_same(s, kernel::linearize(k, target), skipped.name.data());
    }
}

// Any cut of any ranges, divisible or not, gives the same values.
TEST(lower, random_schedules) {
  std::mt19937 rng(11);
  auto pick = [&](int n) { return int(rng() % unsigned(n)); };
  for (auto& s : sample_kernels()) {
    for (int trial = 0; trial < 40; ++trial) {
      Sample cut = s;
      if (trial % 2) cut.kernel = kernel::merge_ranges(cut.kernel);
      std::vector<NodeRef> ranges;
      for (auto& n : topological_order(cut.kernel.stores))
        if (n->op == Op::range) ranges.push_back(n);
      int lanes_at = ranges.empty() ? 0 : pick(int(ranges.size()) + 1);
      for (size_t i = 0; i < ranges.size(); ++i) {
        Split split{ranges[i]->attribute.ints[0], 1 + pick(4),
                    int(i) == lanes_at ? 2 << pick(3) : 1};
        const Dim& extent = ranges[i]->attribute.dims[0];
        bool output = ranges[i]->attribute.ints[2] == 0;
        int64_t step = int64_t(split.unroll) * split.lanes;
        for (int items : {2, 3, 4})
          if (output && extent.is_constant() && extent.value() % (step * items) == 0)
            split.items = pick(2) ? items : split.items;
        cut.kernel.schedule.push_back(split);
      }
      auto target = plain_target(pick(2) == 1, 64);
      Buffers want = expected(s, 7), got = random_buffers(s, 7);
      Program p = kernel::linearize(cut.kernel, target);
      verify(p);
      interpret_program(p, spans(got), s.bindings);
      ASSERT_EQ(difference(s.kernel, got, want), 0) << print(cut.kernel) << print(p);
    }
  }
}

TEST(merge_ranges, joins_what_is_contiguous) {
  for (auto& s : sample_kernels()) {
    auto merged = kernel::merge_ranges(s.kernel);
    verify(merged);
    if (s.kernel.name == "chain") {
      EXPECT_EQ(merged.outputs.size(), 1u) << print(merged);
    }
    if (s.kernel.name == "transpose") {
      EXPECT_EQ(merged.outputs.size(), 2u) << print(merged);
    }
    Buffers want = expected(s, 3), got = random_buffers(s, 3);
    interpret_kernel(merged, spans(got), s.bindings);
    EXPECT_EQ(difference(s.kernel, got, want), 0) << print(merged);
  }
}

// A product of two operands that both are used again gets a register tile on every target.
TEST(choose_schedule, tiles_products) {
  for (auto& s : sample_kernels()) {
    if (s.kernel.name != "matmul" || s.kernel.buffers[3].size.value() < 512) continue;
    auto p = kernel::lower(s.kernel, plain_target(false, 64));
    auto count = [&](auto&& holds) { return std::count_if(p.body.begin(), p.body.end(), holds); };
    auto products = count([](auto& i) { return i.op == Op::fma && i.lanes == 16; });
    auto loads = count([](auto& i) { return i.code == Code::load; });
    EXPECT_GE(double(products), 1.4 * double(loads)) << print(p);
  }
}

}  // namespace
}  // namespace pumice::test
