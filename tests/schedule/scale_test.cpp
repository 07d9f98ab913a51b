#include <gtest/gtest.h>

#include <ctime>

#include "schedule/check.h"
#include "schedule/models.h"

// Planning is linear in the graph, and its kernels stay small.
namespace pumice::testing {

using namespace ir;

namespace {

// Layers of a residual network of dense layers, about 20 nodes each.
std::vector<NodeRef> deep_network(int layers) {
  NodeRef x = in(0, {16, 32});
  std::vector<NodeRef> roots;
  for (int i = 0; i < layers; ++i) {
    NodeRef w = in(1 + i, {32, 32});
    NodeRef h = softmax(add(matmul(x, w), expand(in(1 + layers, {32}), {16, 32})), 1);
    x = add(x, tanh(mul(h, relu(h))));
    if (i % 3 == 0) roots.push_back(reduce(Op::reduce_max, x, {0}));
  }
  roots.push_back(x);
  return roots;
}

double seconds_to_plan(const std::vector<NodeRef>& roots, int inputs) {
  double best = 1e9;
  for (int i = 0; i < 5; ++i) {
    clock_t start = clock();
    schedule::plan(roots, inputs, cpu_target());
    best = std::min(best, double(clock() - start) / CLOCKS_PER_SEC);
  }
  return best;
}

}  // namespace

TEST(Scale, PlanningIsFastAndLinear) {
  auto small = deep_network(20), large = deep_network(160);
  size_t nodes = topological_order(small).size();
  EXPECT_GE(nodes, 400u);
  double once = seconds_to_plan(small, 22), many = seconds_to_plan(large, 162);
  RecordProperty("nodes", int(nodes));
  RecordProperty("microseconds", int(once * 1e6));
  printf("%zu nodes: %.2f ms, %zu nodes: %.2f ms\n", nodes, once * 1e3,
         topological_order(large).size(), many * 1e3);
  EXPECT_LT(many, 8 * 4 * once);
}

TEST(Scale, LongChainIsCutAndRight) {
  NodeRef x = in(0, {3});
  for (int i = 0; i < 20000; ++i) x = abs(sub(x, like(x, 0.25)));
  auto plan = check({x}, -1);
  EXPECT_GE(plan.launches.size(), 40u);
  for (auto& l : plan.launches) EXPECT_LE(topological_order(l.kernel.stores).size(), 1100u);
}

TEST(Scale, ManyOperandsStayWithinTheBufferLimit) {
  std::vector<NodeRef> roots;
  NodeRef sum = in(0, {4});
  for (int i = 1; i < 100; ++i) sum = add(sum, in(i, {4}));
  NodeRef parts = nullptr;
  for (int i = 0; i < 60; ++i) {
    NodeRef p = pad(in(i, {4}), {4 * i, 4 * (59 - i)});
    parts = parts ? add(parts, p) : p;
  }
  auto plan = check({sum, parts}, -1);
  for (auto& l : plan.launches) EXPECT_LE(l.buffers.size(), 24u);
}

TEST(Scale, SharedDoublingStaysSmall) {
  NodeRef x = in(0, {8, 8});
  for (int i = 0; i < 60; ++i) x = add(x, permute(x, {1, 0}));
  x = mul(x, like(x, 1e-18));
  auto plan = check({x}, -1);
  for (auto& l : plan.launches) EXPECT_LT(topological_order(l.kernel.stores).size(), 2000u);
}

TEST(Memory, BuffersWithoutCommonLaunchShareBytes) {
  schedule::Plan plan;
  plan.inputs = 1;
  plan.outputs = 1;
  plan.buffers = {{DType::f32, 0}, {DType::f32, 0}};
  plan.buffers.push_back({DType::f32, 0, 0, 1});
  plan.buffers.push_back({DType::f32, 0, 1, 2});
  plan.buffers.push_back({DType::f32, 0, 2, 3});
  plan.buffers.push_back({DType::f32, 0, 0, 3});
  std::vector<uint64_t> bytes{100, 200, 100, 10};
  auto m = schedule::plan_memory(plan, bytes, 64);
  EXPECT_EQ(m.offsets[1], 0u);
  EXPECT_EQ(m.offsets[0], 256u);
  EXPECT_EQ(m.offsets[2], 256u);
  EXPECT_EQ(m.offsets[3], 384u);
  EXPECT_EQ(m.total, 394u);
}

TEST(Memory, ApartTheSameBuffersShareABlock) {
  schedule::Plan plan;
  plan.buffers = {
      {DType::f32, 0, 0, 1}, {DType::f32, 0, 1, 2}, {DType::f32, 0, 2, 3}, {DType::f32, 0, 0, 3}};
  std::vector<uint64_t> bytes{100, 200, 100, 10};
  auto m = schedule::plan_memory(plan, bytes, 64, schedule::Blocks::apart);
  EXPECT_EQ(m.block, (std::vector<size_t>{1, 0, 1, 2}));
  EXPECT_EQ(m.offsets, (std::vector<uint64_t>{0, 0, 0, 0}));
  EXPECT_EQ(m.blocks, (std::vector<uint64_t>{200, 100, 10}));
  EXPECT_EQ(m.total, 310u);
  EXPECT_TRUE(schedule::plan_memory({}, {}, 64, schedule::Blocks::apart).blocks.empty());
}

TEST(Memory, RandomLivesNeverOverlap) {
  uint64_t state = 1;
  auto pick = [&](uint64_t n) { return ((state = state * 6364136223846793005u + 1) >> 33) % n; };
  for (int round = 0; round < 50; ++round) {
    schedule::Plan plan;
    std::vector<uint64_t> bytes;
    for (int i = 0; i < 40; ++i) {
      int first = int(pick(30) % 30);
      plan.buffers.push_back({DType::u8, 0, first, first + int(pick(8) % 8)});
      bytes.push_back(pick(1000) % 1000);
    }
    auto m = schedule::plan_memory(plan, bytes, 16);
    for (size_t i = 0; i < bytes.size(); ++i) {
      EXPECT_EQ(m.offsets[i] % 16, 0u);
      EXPECT_LE(m.offsets[i] + bytes[i], m.total);
      for (size_t k = 0; k < i; ++k) {
        auto &a = plan.buffers[i], &b = plan.buffers[k];
        bool meet = a.first <= b.last && b.first <= a.last;
        bool overlap = m.offsets[i] < m.offsets[k] + bytes[k] &&
                       m.offsets[k] < m.offsets[i] + bytes[i] && bytes[i] && bytes[k];
        EXPECT_FALSE(meet && overlap);
      }
    }
    auto apart = schedule::plan_memory(plan, bytes, 16, schedule::Blocks::apart);
    EXPECT_LE(apart.blocks.size(), bytes.size());
    for (size_t i = 0; i < bytes.size(); ++i) {
      EXPECT_EQ(apart.offsets[i], 0u);
      EXPECT_LE(bytes[i], apart.blocks[apart.block[i]]);
      for (size_t k = 0; k < i; ++k) {
        auto &a = plan.buffers[i], &b = plan.buffers[k];
        EXPECT_FALSE(a.first <= b.last && b.first <= a.last && apart.block[i] == apart.block[k]);
      }
    }
  }
}

}  // namespace pumice::testing
