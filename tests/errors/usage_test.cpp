#include "gtest/gtest.h"
#include "pumice/pumice.h"
#include "support/errors.h"

// What a caller is told who did something wrong: the op, and the values.
namespace pumice {
namespace {

#define EXPECT_MESSAGE(text, ...) EXPECT_EQ(test::error_of([&] { (void)(__VA_ARGS__); }), text)

TEST(UsageErrors, Shapes) {
  EXPECT_MESSAGE("[matmul] inner sizes differ: (4, 3) x (2, 5)",
                 matmul(zeros({4, 3}), zeros({2, 5})));
  EXPECT_MESSAGE("[add] shapes do not fit: (4, 3) and (2, 5)", zeros({4, 3}) + zeros({2, 5}));
  EXPECT_MESSAGE("[reshape] cannot give (4, 3) the shape (5, -1)", reshape(zeros({4, 3}), {5, -1}));
  EXPECT_MESSAGE("[cat] shapes differ beside axis 0: (2, 3) and (2, 4)",
                 cat({zeros({2, 3}), zeros({2, 4})}, 0));
  EXPECT_MESSAGE("[conv2d] input (1, 3, 8, 8) and weight (4, 2, 3, 3) do not fit in 1 group",
                 conv2d(zeros({1, 3, 8, 8}), zeros({4, 2, 3, 3})));
  EXPECT_MESSAGE("[from] 3 values do not fill (2, 2)", Tensor::from({1, 2, 3}, {2, 2}));
}

TEST(UsageErrors, Axes) {
  EXPECT_MESSAGE("[sum] axis 2 is not in a tensor of rank 2", sum(zeros({4, 3}), {2}));
  EXPECT_MESSAGE("[max] axis 0 of (0, 3) has no elements", max(zeros({0, 3})));
}

TEST(UsageErrors, IndicesKnownAtTheCall) {
  DeviceScope scope(device("cpu"));
  Tensor x = reshape(arange(10), {5, 2});
  auto at = [](std::vector<int> values) { return Tensor::from(values); };
  EXPECT_MESSAGE("[take] index 5 is not in an axis of 5", take(x, at({0, 5, 1})));
  EXPECT_MESSAGE("[take] index -6 is not in an axis of 5", index_select(x, 0, at({-6})));
  EXPECT_MESSAGE("[take] index 7 is not in an axis of 5", take(x, 7));
  EXPECT_MESSAGE("[take] index 2 is not in an axis of 2", take(x, at({-1, 2}), 1));
  EXPECT_MESSAGE("[take] index 5 is not in an axis of 5", embedding(at({4, 5}), x));
  EXPECT_MESSAGE("[take_along_axis] index 3 is not in an axis of 2",
                 gather(x, 1, reshape(at({0, 1, 1, 3, 0}), {5, 1})));
  EXPECT_MESSAGE("[scatter_add] index 9 is not in an axis of 5",
                 scatter_add(x, 0, reshape(at({0, 9}), {2, 1}), ones({2, 2})));
  EXPECT_MESSAGE("[take] index 9223372036854775807 is not in an axis of 5",
                 take(x, Tensor::from({~uint64_t(0)})));
  EXPECT_MESSAGE("[cross_entropy] class 2 is not one of 2", cross_entropy(x, at({0, 1, 1, 2, 0})));
  EXPECT_MESSAGE("[nll_loss] class -1 is not one of 2", nll_loss(x, at({0, 1, 1, -1, 0})));
  EXPECT_MESSAGE("no UsageError", cross_entropy(x, at({0, 1, 1, -100, 0})));
  EXPECT_MESSAGE("no UsageError", take(x, at({4, -5, 0})));
  // What was known when the tensor was first asked stays known on the device.
  Tensor used = at({0, 4});
  EXPECT_EQ(take(x, used).to_vector<int64_t>(), (std::vector<int64_t>{0, 1, 8, 9}));
  EXPECT_MESSAGE("[take] index 4 is not in an axis of 2", take(x, used, 1));
}

// Nobody waits for a device to learn them; out of range they read 0 and write nothing.
TEST(UsageErrors, IndicesThatADeviceComputes) {
  DeviceScope scope(device("cpu"));
  Tensor x = reshape(arange(10), {5, 2});
  Tensor computed = Tensor::from({1, 2}) * 4;
  EXPECT_EQ(take(x, computed).to_vector<int64_t>(), (std::vector<int64_t>{8, 9, 0, 0}));
  ::setenv("PUMICE_CHECK_INDICES", "1", 1);
  EXPECT_MESSAGE("[take] index 8 is not in an axis of 5", take(x, Tensor::from({1, 2}) * 4));
  EXPECT_MESSAGE("no UsageError", take(x, Tensor::from({1, 2}) * 2));
  ::unsetenv("PUMICE_CHECK_INDICES");
}

TEST(UsageErrors, Reading) {
  EXPECT_MESSAGE("[item] shape (4, 3) has 12 elements, not 1", zeros({4, 3}).item<float>());
}

TEST(UsageErrors, Gradients) {
  auto twice = [](const Tensor& x) { return x * x; };
  EXPECT_MESSAGE("[grad] the function must give one float, gave (2) f32",
                 grad(twice)(Tensor::from({1.f, 2.f})));
}

TEST(UsageErrors, DevicesListWhatThereIs) {
  auto said = test::error_of([] { device("gpu9"); });
  EXPECT_EQ(said.find("[device] no device 'gpu9'; there are: cpu"), 0u) << said;
}

}  // namespace
}  // namespace pumice
