#include <functional>

#include "gtest/gtest.h"
#include "pumice/pumice.h"

// What a caller is told who did something wrong: the op, and the values.
namespace pumice {
namespace {

std::string message(const std::function<void()>& wrong) {
  try {
    wrong();
  } catch (const UsageError& e) {
    return e.what();
  }
  return "no UsageError";
}

#define EXPECT_MESSAGE(text, ...) EXPECT_EQ(message([&] { (void)(__VA_ARGS__); }), text)

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

TEST(UsageErrors, Reading) {
  EXPECT_MESSAGE("[item] shape (4, 3) has 12 elements, not 1", zeros({4, 3}).item<float>());
}

TEST(UsageErrors, Gradients) {
  auto twice = [](const Tensor& x) { return x * x; };
  EXPECT_MESSAGE("[grad] the function must give one float, gave (2) f32",
                 grad(twice)(Tensor::from({1.f, 2.f})));
}

TEST(UsageErrors, DevicesListWhatThereIs) {
  auto said = message([] { device("gpu9"); });
  EXPECT_EQ(said.find("[device] no device 'gpu9'; there are: cpu"), 0u) << said;
}

}  // namespace
}  // namespace pumice
