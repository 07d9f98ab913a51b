#include <chrono>
#include <cmath>
#include <cstdlib>
#include <random>

#include "pumice/pumice.h"
#include "support/devices.h"

// Random graphs on every device against the reference interpreter. PUMICE_FUZZ_SECONDS lengthens a
// run, PUMICE_FUZZ_SEED starts it elsewhere; a failure names the seed of its graph.
namespace pumice {
namespace {

double setting(const char* name, double otherwise) {
  const char* text = std::getenv(name);
  return text ? std::atof(text) : otherwise;
}

// Whole numbers of at most a few hundred: every device must agree to the last bit, whatever the
// order of its sums.
class RandomGraph {
 public:
  explicit RandomGraph(unsigned seed) : rng_(seed) {}

  std::vector<Tensor> build() {
    std::vector<Tensor> pool;
    for (int i = 0; i < 3; ++i) pool.push_back(leaf());
    for (int i = 0, n = 3 + pick(9); i < n; ++i) pool.push_back(step(pool));
    return {pool[pool.size() - 1], pool[pool.size() - 2], pool[pool.size() - 3]};
  }

 private:
  int pick(int n) { return int(rng_() % unsigned(n)); }

  Tensor leaf() {
    constexpr DType types[] = {DType::f32, DType::f32, DType::i32, DType::f64};
    Shape shape;
    int64_t count = 1;
    for (int i = 0, rank = 1 + pick(3); i < rank; ++i) {
      shape.push_back(1 + pick(7));
      count *= shape.back();
    }
    std::vector<int> values;
    for (int64_t i = 0; i < count; ++i) values.push_back(pick(7) - 3);
    return cast(Tensor::from(values, shape), types[pick(4)]);
  }

  // Keeps magnitudes small, so that all sums stay exact.
  Tensor bounded(const Tensor& x) { return clamp(x, -20, 20); }

  Tensor step(const std::vector<Tensor>& pool) {
    const Tensor& x = pool[size_t(pick(int(pool.size())))];
    int64_t axis = x.rank() ? pick(int(x.rank())) : 0;
    switch (pick(14)) {
      case 0:
        return bounded(x + leaf_like(x));
      case 1:
        return bounded(x * leaf_like(x));
      case 2:
        return maximum(x, leaf_like(x));
      case 3:
        return where(x < leaf_like(x), x, -x);
      case 4:
        return x.rank() ? bounded(sum(x, {axis}, true)) + x : x + 1;
      case 5:
        return x.rank() ? max(x, {axis}, pick(2) == 0) : -x;
      case 6:
        return x.rank() > 1 ? transpose(x, 0, axis) : x - 2;
      case 7:
        return x.rank() ? flip(x, {axis}) : abs(x);
      case 8:
        return x.rank() ? pad_axis(x, axis) : x;
      case 9:
        return reshape(x, {-1});
      case 10:
        return x.rank() == 2 ? bounded(matmul(x, transpose(x, 0, 1))) : x * 3;
      case 11:
        return x.rank() ? narrow(x, axis, x.size(axis) / 2, x.size(axis) - x.size(axis) / 2) : x;
      case 12:
        return x.rank() ? bounded(cumsum(x, axis)) : x;
      default:
        return cast(x == leaf_like(x), DType::f32) + x;
    }
  }

  Tensor leaf_like(const Tensor& x) {
    std::vector<int> values;
    for (int64_t i = 0; i < x.numel(); ++i) values.push_back(pick(7) - 3);
    return cast(Tensor::from(values, x.shape()), x.dtype());
  }

  Tensor pad_axis(const Tensor& x, int64_t axis) {
    Shape edge = x.shape();
    edge[size_t(axis)] = 1 + pick(3);
    return cat({x, cast(zeros(edge), x.dtype())}, axis);
  }

  std::mt19937 rng_;
};

std::vector<std::vector<double>> values_on(const std::string& name, unsigned seed) {
  DeviceScope scope(device(name));
  std::vector<std::vector<double>> out;
  auto roots = RandomGraph(seed).build();
  realize(roots);
  for (auto& r : roots) out.push_back(cast(r, DType::f64).to_vector<double>());
  return out;
}

class Fuzz : public test::OnDevice {};

TEST_P(Fuzz, RandomGraphs) {
  if (GetParam() == "interpreter") GTEST_SKIP() << "the reference itself";
  auto until = std::chrono::steady_clock::now() +
               std::chrono::duration<double>(setting("PUMICE_FUZZ_SECONDS", 6));
  auto seed = unsigned(setting("PUMICE_FUZZ_SEED", 1));
  int graphs = 0;
  for (; std::chrono::steady_clock::now() < until; ++seed, ++graphs)
    ASSERT_EQ(values_on(GetParam(), seed), values_on("interpreter", seed)) << "seed " << seed;
  EXPECT_GT(graphs, 3);
}

PUMICE_ON_DEVICES(Fuzz);

}  // namespace
}  // namespace pumice
