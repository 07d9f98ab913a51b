#include "pumice/pumice.h"
#include "support/devices.h"

namespace pumice::test {
namespace {

class PoolTies : public OnDevice {};
PUMICE_ON_DEVICES(PoolTies);

// The gradient of sum(max_pool2d(x) * (1, 2, 3, …)).
std::vector<float> gradient(const Tensor& x, const Pair& size, const PoolOptions& options = {}) {
  return grad([&](const Tensor& v) {
           Tensor y = max_pool2d(v, size, options);
           return sum(y * reshape(arange(y.numel(), DType::f32) + 1, y.shape()));
         })(reshape(x, {1, 1, x.size(0), x.size(1)}))
      .to_vector<float>();
}

// Expected values: PyTorch 2.15's max_pool2d.
TEST_P(PoolTies, TheFirstTakesTheGradient) {
  Tensor x = Tensor::from_rows<float>(
      {{1, 1, 2, 0, 3}, {1, 1, 2, 2, 3}, {0, 0, -1, -1, 3}, {0, 0, -1, -2, 3}, {5, 5, 5, 5, 3}});
  using Values = std::vector<float>;
  Tensor corner = slice(slice(x, 0, 0, 4), 1, 0, 4);
  EXPECT_EQ(gradient(corner, 2), (Values{1, 0, 2, 0, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0, 0, 0}));
  EXPECT_EQ(gradient(x, 3, {.stride = 2, .padding = 1}),
            (Values{1, 0, 2, 0, 3, 4, 0, 5, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 0, 9, 0}));
  EXPECT_EQ(gradient(x, 2, {.stride = 1}), (Values{1, 0,  5, 0, 4, 5, 0, 13, 0,  8,  9,  10, 11,
                                                   0, 12, 0, 0, 0, 0, 0, 13, 14, 15, 16, 0}));
  EXPECT_EQ(gradient(x, 2, {.stride = 1, .dilation = 2}),
            (Values{0, 2, 1, 0, 3, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 9, 0, 0}));
}

// amax, as PyTorch's, shares.
TEST_P(PoolTies, AMaximumOverAxesSharesIt) {
  auto g = grad([](const Tensor& v) { return sum(max(v, {1})); })(
      Tensor::from({3.f, 3.f, 1.f, 2.f, 2.f, 2.f}, {2, 3}));
  EXPECT_EQ(g.to_vector<float>(), (std::vector<float>{0.5f, 0.5f, 0, 1.f / 3, 1.f / 3, 1.f / 3}));
}

}  // namespace
}  // namespace pumice::test
