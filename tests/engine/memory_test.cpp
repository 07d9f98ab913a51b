#include <cstdlib>

#include "ir/node.h"
#include "pumice/grad.h"
#include "pumice/optim.h"
#include "support/devices.h"

namespace pumice::ir {
size_t node_count();  // of ir/node.cpp
}

namespace pumice::test {
namespace {

struct Weights {
  Tensor a, b;
  template <class Self, class Visit>
  static void fields(Self& self, Visit&& visit) {
    visit("a", self.a);
    visit("b", self.b);
  }
};

// Trains a small net on fresh data, and reads the loss now and then.
class Loop {
 public:
  explicit Loop(const std::string& name) : device_(device(name)) {}
  void run(int steps) {
    for (int i = 0; i < steps; ++i) {
      std::vector<float> data(32);
      for (float& v : data) v = float(++drawn_ % 17) / 17;
      Tensor x = Tensor::from(data, {8, 4});
      auto [loss, gradient] = value_and_grad([&](const Weights& w) {
        return mean(square(matmul(tanh(matmul(x, w.a)), w.b) - sum(x, {1}, true)));
      })(w_);
      adam_.step(w_, gradient, loss);
      if (i % 10 == 0) last_ = loss.template item<float>();
    }
    device_.synchronize();
  }
  float loss() const { return last_; }
  uint64_t bytes() const { return device_.memory_stats().in_use; }

 private:
  Device device_;
  DeviceScope scope_{device_};
  Weights w_{full({4, 6}, 0.1f), full({6, 1}, 0.1f)};
  optim::Adam<Weights> adam_{w_, {.lr = 0.01}};
  uint64_t drawn_ = 0;
  float last_ = 0;
};

class Memory : public ::testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, Memory, ::testing::Values("null", "cpu", "vulkan"), device_label);

TEST_P(Memory, is_flat_over_thousands_of_steps) {
  for (auto& d : devices())
    if (d.name == GetParam() && !d.usable) GTEST_SKIP() << d.reason;
  int steps = GetParam() == "vulkan" ? 1000 : 5000;
  Loop loop(GetParam());
  loop.run(200);
  uint64_t bytes = loop.bytes();
  size_t nodes = ir::node_count();
  float loss = loop.loss();
  loop.run(steps - 200);
  EXPECT_EQ(loop.bytes(), bytes);
  EXPECT_EQ(ir::node_count(), nodes);
  if (GetParam() != "null") {
    EXPECT_LT(loop.loss(), loss);
  }
}

}  // namespace
}  // namespace pumice::test
