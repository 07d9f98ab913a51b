#include <gtest/gtest.h>

#include <cmath>

#include "schedule/check.h"
#include "schedule/models.h"

namespace pumice::testing {

using namespace ir;

TEST(Plan, ElementwiseChainIsOneKernel) {
  NodeRef a = in(0, {4, 6}), b = in(1, {4, 6}), c = in(2, {6});
  auto plan = check({add(mul(a, b), expand(c, {4, 6}))}, 1);
  EXPECT_EQ(plan.launches[0].kernel.name, "e_4x6");
  EXPECT_EQ(plan.alias, std::vector<int>{3});
}

TEST(Plan, MatmulWithBiasAndReluIsOneKernel) {
  NodeRef a = in(0, {5, 7}), b = in(1, {7, 3}), c = in(2, {3});
  NodeRef y = relu(add(matmul(a, b), expand(c, {5, 3})));
  auto plan = check({y}, 1);
  EXPECT_EQ(plan.launches[0].kernel.name, "dot_5x3_r7");
}

TEST(Plan, SoftmaxIsThreeKernels) { check({softmax(in(0, {6, 33}), 1)}, 3); }

TEST(Plan, LayerNormIsThreeKernels) {
  NodeRef x = in(0, {8, 40}), gain = in(1, {40}), bias = in(2, {40});
  Shape column{8, 1};
  NodeRef mean = scaled(unsqueeze(reduce(Op::reduce_sum, x, {1}), 1), 1.0 / 40);
  NodeRef centred = sub(x, expand(mean, x->shape));
  NodeRef var = scaled(unsqueeze(reduce(Op::reduce_sum, mul(centred, centred), {1}), 1), 1.0 / 40);
  NodeRef scale = div(like(var, 1), ir::sqrt(add(var, like(var, 1e-5))));
  NodeRef y = mul(centred, expand(scale, x->shape));
  check({add(mul(y, expand(gain, x->shape)), expand(bias, x->shape))}, 3);
}

TEST(Plan, MeanOfAllIsOneKernelWhenSmall) {
  check({scaled(reduce(Op::reduce_sum, in(0, {8, 10}), {0, 1}), 1.0 / 80)}, 1);
}

TEST(Plan, RootsThatAreInputsOrReshapesHaveNoLaunch) {
  NodeRef x = in(0, {4, 6}), y = add(x, x);
  auto plan = check({x, reshape(x, {24}), y, reshape(y, {2, 12}), permute(x, {1, 0})}, 2);
  EXPECT_EQ(plan.alias, (std::vector<int>{0, 0, 3, 3, 5}));
}

TEST(Plan, Conv2dAndItsGradients) {
  NodeRef x = in(0, {2, 3, 6, 6}), w = in(1, {4, 3, 3, 3}), g = in(2, {2, 4, 6, 6});
  check({conv2d(x, w, 1)}, -1);
  auto by_x = check({conv2d_by_x(g, w, 6, 6, 1)}, 1);
  EXPECT_EQ(by_x.launches[0].kernel.name, "conv_2x3x6x6_r3x3x4");
  check({conv2d_by_w(g, x, 3, 1)}, -1);
}

TEST(Plan, MaxPoolAndItsGradient) {
  NodeRef x = in(0, {16, 8, 16, 16}), g = in(1, {16, 8, 8, 8});
  NodeRef y = max_pool(x, 2);
  auto plan = check({y}, 1);
  EXPECT_EQ(plan.launches[0].kernel.name, "max_16x8x8x8_r2x2");
  // Ties share: g / count where x is the largest of its window.
  NodeRef p = patches(x, 2, 2, 0);
  auto wide = [&](const NodeRef& t) { return expand(reshape(t, {16, 8, 8, 8, 1, 1}), p->shape); };
  NodeRef largest = cast(eq(p, wide(y)), DType::f32);
  NodeRef count = reduce(Op::reduce_sum, largest, {4, 5});
  NodeRef by_x = unpatches(mul(wide(div(g, count)), largest), 16, 16, 2, 0);
  plan = check({by_x}, 3);
  EXPECT_EQ(plan.launches.back().kernel.name, "e_16x8x8x2x8x2");
}

TEST(Plan, AdamIsOneKernel) {
  Shape s{16, 9};
  NodeRef p = in(0, s), m = in(1, s), v = in(2, s), g = in(3, s);
  NodeRef m1 = add(scaled(m, 0.9), scaled(g, 0.1));
  NodeRef v1 = add(scaled(abs(v), 0.999), scaled(mul(g, g), 0.001));
  NodeRef step = div(m1, add(ir::sqrt(v1), like(v1, 1e-8)));
  auto plan = check({sub(p, scaled(step, 1e-3)), m1, v1}, 1);
  EXPECT_EQ(plan.launches[0].kernel.stores.size(), 3u);
  EXPECT_EQ(plan.launches[0].buffers.size(), 7u);
}

TEST(Plan, KernelsKeepToTheBuffersOfTheTarget) {
  Shape s{16, 9};
  NodeRef total = in(0, s), large = total;
  std::vector<NodeRef> roots;
  for (int i = 1; i < 30; ++i) {
    total = add(total, in(i, s));
    if (i % 3 == 0) roots.push_back(scaled(total, i));
    large = ir::where(lt(in(i, s), large), in(i, s), large);
  }
  roots.push_back(reduce(Op::reduce_sum, large, {1}));
  for (int most : {4, 5, 8, 31}) {
    Target target = gpu_target();
    target.max_buffers = most;
    Checked c = run_check(roots, target);
    EXPECT_EQ(c.trouble, "") << most << "\n" << print(c.plan);
  }
}

TEST(Plan, EmbeddingIsOneKernel) {
  NodeRef table = in(0, {7, 5}), at = in(1, {4}, DType::i32);
  Attribute a;
  a.ints = {0};
  NodeRef rows = make(Op::gather, {table, expand(reshape(at, {4, 1}), {4, 5})}, a);
  check({scaled(rows, 2)}, 1);
}

TEST(Plan, ConvolutionReadsStoredOperands) {
  // relu and padding would be redone 9 * 16 times for each element.
  NodeRef x = in(0, {4, 16, 14, 14}), w = in(1, {16, 16, 3, 3});
  auto plan = check({conv2d(relu(x), w, 1)}, 2);
  EXPECT_EQ(plan.launches[0].kernel.name, "e_4x16x16x16");
  for (auto& n : topological_order(plan.launches[1].kernel.stores))
    EXPECT_FALSE(n->op == Op::load && n->operands.size() > 1);
}

TEST(Plan, SymbolicBatch) {
  NodeRef batch = variable("batch", 1, 64);
  NodeRef x = in(0, {Dim(batch), 6}), w = in(1, {6, 5});
  NodeRef y = softmax(relu(matmul(x, w)), 1);
  NodeRef mean = div(reduce(Op::reduce_sum, y, {0, 1}), cast(batch, DType::f32));
  for (int64_t n : {1, 3, 64}) {
    Bindings bindings;
    bindings.bind("batch", n);
    check({y, mean, reshape(y, {Dim(batch) * 5})}, -1, bindings);
  }
}

TEST(Plan, EmptyAndScalar) {
  NodeRef x = in(0, {0, 3}), s = in(1, {});
  check({add(x, x), reduce(Op::reduce_sum, x, {0}), reduce(Op::reduce_max, x, {0, 1}), exp(s),
         constant(2, DType::f32), iota(DType::i32, {5}, 0)},
        -1);
}

TEST(Plan, GpuGradientsAreSplit) {
  Target gpu = gpu_target();
  gpu.parallelism = 1 << 17;
  NodeRef x = in(0, {64, 32, 14, 14}), g = in(1, {64, 64, 14, 14});
  NodeRef bias = reduce(Op::reduce_sum, g, {0, 2, 3});
  auto plan = schedule::plan(std::vector<NodeRef>{conv2d_by_w(g, x, 3, 1), bias}, 2, gpu);
  std::vector<std::string> names;
  for (auto& l : plan.launches) names.push_back(l.kernel.name);
  EXPECT_EQ(names,
            (std::vector<std::string>{"e_64x32x16x16", "conv_64x64x32x3x3_r14x14",
                                      "sum_64x32x3x3_r64", "sum_64x64_r14x14", "sum_64_r64"}));
}

TEST(Plan, SameGraphSamePlan) {
  auto roots = [] {
    NodeRef x = in(0, {2, 3, 6, 6}), w = in(1, {4, 3, 3, 3});
    return std::vector<NodeRef>{conv2d(x, w, 1), softmax(reshape(x, {6, 36}), 1)};
  };
  std::string first = print(schedule::plan(roots(), 2, gpu_target()));
  EXPECT_EQ(print(schedule::plan(roots(), 2, gpu_target())), first);
}

TEST(Plan, VariablesAndSymbolicInnerAxes) {
  NodeRef n = variable("n", 1, 40), m = variable("m", 1, 9);
  Dim a(n), b(m);
  NodeRef x = in(0, {3, a, b, 4});
  std::vector<NodeRef> roots{
      n,
      permute(reshape(x, {3, a * b, 4}), {1, 0, 2}),
      reduce(Op::reduce_sum, reshape(x, {a * 3, b * 4}), {1}),
      pad(x, {0, 0, 1, 2, b, 0, 0, 0}),
      sum_keep(Op::reduce_max, x, 1),
      slice(x, {0, 3, a - 1, 1, 0, b, 1, 2}, {1, 1, 1, 2}),
      reduce(Op::reduce_sum, reshape(permute(x, {0, 2, 1, 3}), {b * 3, a * 4}), {0})};
  for (auto [i, k] : {std::pair<int64_t, int64_t>{1, 1}, {40, 9}, {7, 3}}) {
    Bindings bindings;
    bindings.bind("n", i);
    bindings.bind("m", k);
    check(roots, -1, bindings);
  }
}

TEST(Plan, NotANumberAndInfinityStayBehindMasks) {
  // 0 * inf would be NaN: padding must select.
  NodeRef x = in(0, {1, 1, 3, 3}), w = like(in(1, {1, 1, 3, 3}), INFINITY);
  NodeRef y = conv2d_by_x(like(in(2, {1, 1, 1, 1}), 1), w, 3, 3, 0);
  y = add(y, reshape(x, {1, 1, 3, 3}));
  check({y, pad(div(x, sub(x, x)), {0, 0, 1, 1, 1, 1, 0, 0})}, -1);
}

TEST(Plan, SymbolicBatchOfAConvolutionalNetwork) {
  NodeRef n = variable("batch", 1, 16);
  Dim batch(n);
  NodeRef x = in(0, {batch, 3, 8, 8}), w = in(1, {4, 3, 3, 3}), dense = in(2, {64, 5});
  NodeRef y = relu(conv2d(x, w, 1));
  NodeRef pooled = max_pool(y, 2);
  NodeRef p = softmax(matmul(reshape(pooled, {batch, 64}), dense), 1);
  NodeRef g = reshape(matmul(p, permute(dense, {1, 0})), {batch, 4, 4, 4});
  NodeRef wide = expand(reshape(g, {batch, 4, 4, 4, 1, 1}), {batch, 4, 4, 4, 2, 2});
  NodeRef back = where(lt(like(y, 0), y), unpatches(wide, 8, 8, 2, 0), like(y, 0));
  std::vector<NodeRef> roots{p, conv2d_by_w(back, x, 3, 1), conv2d_by_x(back, w, 8, 8, 1),
                             reduce(Op::reduce_sum, back, {0, 2, 3})};
  for (int64_t size : {1, 5}) {
    Bindings bindings;
    bindings.bind("batch", size);
    auto plan = check(roots, -1, bindings, 1e-4);
    for (auto& l : plan.launches)
      for (auto& e : topological_order(l.kernel.stores))
        EXPECT_FALSE(e->dtype == DType::i64 && (e->op == Op::div || e->op == Op::mod))
            << print(l.kernel);
  }
}

TEST(Plan, AttentionIsFiveKernels) {
  NodeRef q = in(0, {24, 16}), k = in(1, {24, 16}), v = in(2, {24, 16});
  NodeRef scores = scaled(matmul(q, permute(k, {1, 0})), 0.25);
  NodeRef row = iota(DType::i32, {24, 24}, 0), column = iota(DType::i32, {24, 24}, 1);
  scores = where(le(column, row), scores, like(scores, -INFINITY));
  check({matmul(softmax(scores, 1), v)}, 5);
}

}  // namespace pumice::testing
