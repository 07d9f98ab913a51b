#include <gtest/gtest.h>

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

}  // namespace pumice::testing
