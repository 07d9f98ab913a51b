#include <cstring>
#include <random>

#include "pumice/pumice.h"
#include "support/devices.h"

// Devices that sum in one order give the same bits in f32, whatever the size of their vectors:
// random graphs of sums, products and functions on the CPU and on software GPU drivers.
namespace pumice {
namespace {

class Numbers {
 public:
  explicit Numbers(unsigned seed) : rng_(seed) {}

  std::vector<Tensor> build() {
    int64_t rows = 1 + pick(70), inner = 1 + pick(300), columns = 1 + pick(40);
    Tensor a = leaf({rows, inner}), b = leaf({inner, columns}), c = leaf({columns, inner});
    Tensor product = pick(2) ? matmul(a, b) : matmul(a, transpose(c, 0, 1));
    Tensor row = leaf({columns});
    Tensor shifted = function(product * 0.1 + row);
    std::vector<Tensor> out{shifted, softmax(product, 1), sum(shifted, {pick(2)}), mean(a * a)};
    out.push_back(sum(leaf({1 + pick(5), 1 + pick(9), 1 + pick(40), 1 + pick(40)}), {0, 2, 3}));
    // The gradient of a product sums over its rows.
    out.push_back(matmul(transpose(a, 0, 1), function(product)));
    return out;
  }

 private:
  int pick(int n) { return int(rng_() % unsigned(n)); }

  Tensor leaf(const Shape& shape) {
    int64_t count = 1;
    for (int64_t d : shape) count *= d;
    std::normal_distribution<float> normal;
    std::vector<float> values(static_cast<size_t>(count));
    for (auto& v : values) v = normal(rng_);
    return Tensor::from(values, shape);
  }

  Tensor function(const Tensor& x) {
    switch (pick(7)) {
      case 0:
        return exp(x);
      case 1:
        return tanh(x);
      case 2:
        return x / sqrt(x * x + 1);
      case 3:
        return relu(x);
      case 4:
        return gelu(x);
      case 5:
        return log(x * x + 0.5);
      default:
        return sin(x);
    }
  }

  std::mt19937 rng_;
};

std::vector<std::vector<uint32_t>> bits_on(const std::string& name, unsigned seed) {
  DeviceScope scope(device(name));
  std::vector<std::vector<uint32_t>> out;
  auto roots = Numbers(seed).build();
  realize(roots);
  for (auto& r : roots) {
    auto values = r.to_vector<float>();
    std::vector<uint32_t> bits(values.size());
    std::memcpy(bits.data(), values.data(), 4 * bits.size());
    out.push_back(std::move(bits));
  }
  return out;
}

class SameBits : public test::OnDevice {};

TEST_P(SameBits, RandomSums) {
  const DeviceInfo& info = device(GetParam()).info();
  if (GetParam() == "cpu" || GetParam() == "interpreter" || !info.software)
    GTEST_SKIP() << "a device of its own order, or the one compared with";
  for (unsigned seed = 1; seed <= 8; ++seed) {
    auto mine = bits_on(GetParam(), seed), cpu = bits_on("cpu", seed);
    for (size_t i = 0; i < cpu.size(); ++i) ASSERT_EQ(mine[i], cpu[i]) << seed << " root " << i;
  }
}

PUMICE_ON_DEVICES(SameBits);

}  // namespace
}  // namespace pumice
