#include "pumice/ops.h"
#include "stand_in.h"

namespace pumice::test {
namespace {

using Failing = StandIn;

template <class E, class F>
std::string text_of(F&& f) {
  try {
    f();
  } catch (const E& e) {
    return e.what();
  }
  return "nothing thrown";
}

const std::vector<float> abc{1, 2, 3};
const std::vector<float> doubled{2, 4, 6};

TEST_F(Failing, errors_of_launched_work_arrive_at_the_read_of_its_values_only) {
  Tensor x = Tensor::from(abc);
  Tensor good = (x * 2).realize();
  orders_->failing_launch = 0;
  Tensor bad = x * 3;
  EXPECT_NO_THROW(bad.realize());
  Tensor follows = (bad + 1).realize();
  Tensor after = (x + 10).realize();
  EXPECT_EQ(good.to_vector<float>(), doubled);
  EXPECT_EQ(after.to_vector<float>(), (std::vector<float>{11, 12, 13}));
  for (int again = 0; again < 2; ++again) {
    auto ordered = "[stand-in] launch failed (7): ordered";
    EXPECT_EQ(text_of<DeviceError>([&] { bad.to_vector<float>(); }), ordered);
    EXPECT_EQ(text_of<DeviceError>([&] { follows.to_vector<float>(); }), ordered);
  }
  EXPECT_EQ((x * 2).to_vector<float>(), doubled);
}

// A graph that could not be started can be started later.
TEST_F(Failing, out_of_memory_leaves_the_graph_as_it_was) {
  Tensor x = Tensor::from(abc);
  Tensor y = x * 2;
  orders_->out_of_memory = true;
  std::string want = "[stand-in] allocate failed (12): out of memory: ordered";
  EXPECT_EQ(text_of<DeviceError>([&] { y.realize(); }), want);
  EXPECT_FALSE(y.is_realized());
  EXPECT_EQ(text_of<DeviceError>([&] { y.to_vector<float>(); }), want);
  orders_->out_of_memory = false;
  EXPECT_EQ(y.to_vector<float>(), doubled);
  // Also when its inputs are on the device already.
  Tensor z = (x + 1) * 2;
  orders_->out_of_memory = true;
  EXPECT_EQ(text_of<DeviceError>([&] { z.realize(); }), want);
  EXPECT_EQ(y.to_vector<float>(), doubled);
  orders_->out_of_memory = false;
  EXPECT_EQ(z.to_vector<float>(), (std::vector<float>{4, 6, 8}));
}

TEST_F(Failing, a_launch_that_throws_leaves_the_graph_as_it_was) {
  Tensor x = Tensor::from(abc).realize(), wide = Tensor::from(abc, {3, 1});
  std::vector<Tensor> both{x * 2, wide + reshape(x, {1, 3})};
  auto in_use = here().memory_stats().in_use;
  orders_->throwing_launch = 1;
  EXPECT_EQ(text_of<DeviceError>([&] { realize(both); }), "[stand-in] launch failed (8): ordered");
  EXPECT_EQ(orders_->throwing_launch, -1);
  for (auto& t : both) EXPECT_FALSE(t.is_realized());
  EXPECT_LE(here().memory_stats().in_use, in_use + 24);  // the inputs alone
  EXPECT_EQ(both[0].to_vector<float>(), doubled);
  EXPECT_EQ(both[1].to_vector<float>(), (std::vector<float>{2, 3, 4, 3, 4, 5, 4, 5, 6}));
}

TEST_F(Failing, a_kernel_that_does_not_compile_is_tried_again) {
  Tensor x = Tensor::from(abc);
  Tensor y = x * 2;
  orders_->load_fails = true;
  EXPECT_EQ(text_of<CompileError>([&] { y.realize(); }), "ordered");
  orders_->load_fails = false;
  EXPECT_EQ(y.to_vector<float>(), doubled);
  EXPECT_EQ(stats().kernels_compiled, 1u);
}

TEST_F(Failing, an_input_of_another_device_is_the_callers_mistake) {
  Tensor here = Tensor::from(abc);
  Tensor there = Tensor::from(abc).to(device("interpreter"));
  EXPECT_THROW(here + there, UsageError);
  EXPECT_EQ((here * 2).to_vector<float>(), doubled);
}

}  // namespace
}  // namespace pumice::test
