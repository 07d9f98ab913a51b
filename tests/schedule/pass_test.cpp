#include <gtest/gtest.h>

#include <set>

#include "ir/parse.h"
#include "ir/print.h"
#include "schedule/boundaries.h"
#include "schedule/check.h"
#include "schedule/decompose_graph.h"
#include "schedule/models.h"
#include "schedule/passes.h"
#include "schedule/simplify_graph.h"
#include "schedule/split_reduce.h"

// Each pass, text in and text out.
namespace pumice::testing {

using namespace ir;

namespace {

using PassFunction = schedule::Roots (*)(const schedule::Roots&, const Target&);

std::string run(PassFunction pass, std::string_view text, const Target& target = cpu_target()) {
  return print(pass(parse(text), target));
}
// The same text, as print() lays it out.
std::string laid_out(std::string_view text) { return print(parse(text)); }

int count(const schedule::Roots& roots, Op op) {
  int n = 0;
  for (auto& x : topological_order(roots)) n += x->op == op;
  return n;
}

}  // namespace

TEST(SimplifyGraph, DropsMarkersAndMergesMovement) {
  EXPECT_EQ(run(schedule::simplify_graph, R"(
    %0 = input[0] : f32[2, 6]
    %1 = mark[7](%0) : f32[2, 6]
    %2 = reshape(%1) : f32[3, 4]
    %3 = stop_gradient(%2) : f32[3, 4]
    %4 = reshape(%3) : f32[12]
    %5 = pad[1, 2](%4) : f32[15]
    %6 = pad[1, 1](%5) : f32[17]
    return %6)"),
            laid_out(R"(
    %0 = input[0] : f32[2, 6]
    %1 = reshape(%0) : f32[12]
    %2 = pad[2, 3](%1) : f32[17]
    return %2)"));
}

TEST(SimplifyGraph, MergesSlicesAndKeepsContiguous) {
  NodeRef x = in(0, {20});
  NodeRef y = slice(slice(x, {2, 8}, {2}), {1, 3}, {2});
  auto out = schedule::simplify_graph({y, make(Op::contiguous, {add(x, x)})}, cpu_target());
  EXPECT_EQ(out[0], slice(x, {4, 3}, {4}));
  EXPECT_EQ(out[1]->op, Op::contiguous);
}

TEST(SimplifyGraph, AdjointOfSideBySideWindowsIsAReshape) {
  NodeRef x = in(0, {3, 4, 2});
  for (int64_t length : {8, 11, 7}) {
    NodeRef y = reduce(Op::reduce_sum, unwindow(x, 1, length, 2, 1), {2});
    auto out = schedule::simplify_graph({y}, cpu_target());
    EXPECT_EQ(count(out, Op::reduce_sum), 0);
    check({y}, length == 8 ? 0 : 1);
  }
  // Windows that overlap, or leave gaps, are summed.
  NodeRef overlapping = reduce(Op::reduce_sum, unwindow(in(0, {3, 4, 3}), 1, 9, 2, 1), {2});
  EXPECT_EQ(count(schedule::simplify_graph({overlapping}, cpu_target()), Op::reduce_sum), 1);
}

TEST(DecomposeGraph, NarrowSumsAreTakenIn32Bits) {
  EXPECT_EQ(run(schedule::decompose_graph, R"(
    %0 = input[0] : f16[5, 4]
    %1 = reduce_sum[1](%0) : f16[5]
    %2 = reduce_max[1](%0) : f16[5]
    return %1, %2)"),
            laid_out(R"(
    %0 = input[0] : f16[5, 4]
    %1 = cast(%0) : f32[5, 4]
    %2 = reduce_sum[1](%1) : f32[5]
    %3 = cast(%2) : f16[5]
    %4 = reduce_max[1](%0) : f16[5]
    return %3, %4)"));
}

TEST(DecomposeGraph, ScansAndScattersOfEveryDtype) {
  for (DType t :
       {DType::u8, DType::i16, DType::i32, DType::i64, DType::f16, DType::f32, DType::f64})
    for (int64_t n : {1, 7, 75}) {
      std::vector<NodeRef> roots;
      Attribute a;
      a.ints = {1};
      for (Op op : {Op::scan_sum, Op::scan_max, Op::scan_min})
        roots.push_back(make(op, {in(0, {2, n}, t)}, a));
      roots.push_back(make(Op::scatter_add,
                           {in(0, {2, n}, t), in(1, {2, 6}, DType::i32), in(2, {2, 6}, t)}, a));
      check(roots, -1);
    }
}

TEST(SplitReduce, ChunksFollowTheTarget) {
  auto cpu = cpu_target(), gpu = gpu_target();
  EXPECT_EQ(schedule::chunks_wanted(32, 50176, cpu), 1);
  EXPECT_EQ(schedule::chunks_wanted(1, 100000, cpu), 8);
  EXPECT_EQ(schedule::chunks_wanted(1, 4000, cpu), 1);
  EXPECT_EQ(schedule::chunks_wanted(5000, 100000, gpu), 1);
  EXPECT_GT(schedule::chunks_wanted(32, 50176, gpu), 64);
  // No sum adds so many terms, one by one, that an f32 stops growing.
  EXPECT_EQ(schedule::chunks_wanted(1e6, 1 << 26, cpu), 1 << 10);
  EXPECT_EQ(schedule::chunks_wanted(1e6, 1 << 26, gpu), 1 << 10);
}

TEST(SplitReduce, TwoPhasesOverTheOutermostAxis) {
  EXPECT_EQ(run(schedule::split_reduce, R"(
    %0 = input[0] : f32[64, 32, 784]
    %1 = reduce_sum[0, 2](%0) : f32[32]
    return %1)",
                [] {
                  Target t = cpu_target();
                  t.parallelism = 256;
                  return t;
                }()),
            laid_out(R"(
    %0 = input[0] : f32[64, 32, 784]
    %1 = reshape(%0) : f32[8, 8, 32, 784]
    %2 = reduce_sum[1, 3](%1) : f32[8, 32]
    %3 = permute[0, 1](%2) : f32[8, 32]
    %4 = contiguous(%3) : f32[8, 32]
    %5 = reduce_sum[0](%4) : f32[32]
    return %5)"));
}

TEST(SplitReduce, OddLengthsAreFilledWithTheIdentity) {
  for (Op op : {Op::reduce_sum, Op::reduce_max, Op::reduce_min, Op::reduce_prod})
    for (DType t : {DType::f32, DType::i32}) {
      NodeRef x = sub(in(0, {1009, 3}, t), like(in(0, {1009, 3}, t), 3));
      if (op == Op::reduce_prod) x = add(scaled(x, 0), like(x, 1));
      NodeRef y = reduce(op, x, {0});
      EXPECT_GE(count(schedule::split_reduce({y}, gpu_target()), Op::contiguous), 1);
      check({y}, -1);
    }
}

TEST(SplitReduce, NeighboursOfAGpuReadNeighbours) {
  EXPECT_EQ(run(schedule::split_reduce, R"(
    %0 = input[0] : f32[16384, 16384]
    %1 = exp(%0) : f32[16384, 16384]
    %2 = reduce_sum[1](%1) : f32[16384]
    return %2)",
                gpu_target()),
            laid_out(R"(
    %0 = input[0] : f32[16384, 16384]
    %1 = exp(%0) : f32[16384, 16384]
    %2 = reshape(%1) : f32[16384, 128, 128]
    %3 = reduce_sum[1](%2) : f32[16384, 128]
    %4 = contiguous(%3) : f32[16384, 128]
    %5 = reduce_sum[1](%4) : f32[16384]
    return %5)"));
  for (Shape shape : {Shape{8, 1024}, Shape{3, 5, 1000}, Shape{4096}, Shape{2, 1009}})
    for (Op op : {Op::reduce_sum, Op::reduce_max}) {
      int64_t last = int64_t(shape.size()) - 1;
      NodeRef x = in(0, shape);
      Axes axes{last};
      if (last == 2) axes = {0, 2};
      NodeRef y = reduce(op, x, axes);
      EXPECT_GE(count(schedule::split_reduce({y}, gpu_target()), op), 2);
      check({y}, -1);
    }
  // Of a product every element is read many times: its tiles matter more.
  NodeRef product =
      mul(expand(in(0, {1, 8, 1024}), {8, 8, 1024}), expand(in(1, {8, 1, 1024}), {8, 8, 1024}));
  NodeRef y = reduce(Op::reduce_sum, product, {2});
  for (auto& n : topological_order(schedule::split_reduce({y}, gpu_target())))
    if (n->op == Op::contiguous) {
      EXPECT_NE(n->operand(0)->op, Op::reduce_sum);
    }
}

TEST(Boundaries, StoresReductionsAtTheEndOfTheirChain) {
  // sum * c is expanded: stored after the product, not before.
  NodeRef x = in(0, {8, 50});
  NodeRef mean = scaled(unsqueeze(reduce(Op::reduce_sum, x, {1}), 1), 0.02);
  auto out = schedule::boundaries({sub(x, expand(mean, x->shape))}, cpu_target());
  ASSERT_EQ(count(out, Op::contiguous), 2);
  for (auto& n : topological_order(out))
    if (n->op == Op::contiguous && n != out[0]) {
      EXPECT_EQ(n->operand(0)->op, Op::mul);
    }
}

TEST(Boundaries, CheapChainsAreRepeatedAndDearOnesStored) {
  NodeRef x = in(0, {1000, 1000});
  auto two_uses = [&](const NodeRef& y) {
    return schedule::Roots{reduce(Op::reduce_max, y, {0}), reduce(Op::reduce_max, y, {1})};
  };
  EXPECT_EQ(count(schedule::boundaries(two_uses(add(x, x)), cpu_target()), Op::contiguous), 2);
  NodeRef dear = tanh(tanh(tanh(x)));
  EXPECT_EQ(count(schedule::boundaries(two_uses(dear), cpu_target()), Op::contiguous), 3);
}

TEST(Boundaries, OneLargeReductionToAKernel) {
  NodeRef x = in(0, {64, 64}), w = in(1, {64, 64});
  auto plan = check({add(matmul(x, w), matmul(w, x))}, 2);
  for (auto& l : plan.launches) EXPECT_EQ(count({l.kernel.stores[0]}, Op::reduce_sum), 1);
}

TEST(Passes, EachTakesWhatTheOneBeforeGives) {
  auto table = schedule::passes();
  std::set<std::string> names;
  for (size_t i = 0; i < table.size(); ++i) {
    EXPECT_TRUE(names.insert(table[i].name).second) << table[i].name;
    if (i > 0) {
      EXPECT_EQ(table[i].needs, table[i - 1].gives);
    }
  }
}

}  // namespace pumice::testing
