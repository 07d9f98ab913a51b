#include <numeric>

#include "pumice/pumice.h"
#include "support/devices.h"

// Plans of many launches that come again and again with other inputs.
namespace pumice {
namespace {

class Replay : public test::OnDevice {};
PUMICE_ON_DEVICES(Replay);

// x = 3 x + the sum of x, times over, by 32-bit integers that wrap; each sum is a launch.
TEST_P(Replay, PlansThatComeAgainComputeTheSame) {
  constexpr int rounds = 17, size = 50;
  std::vector<Tensor> results;
  std::vector<std::vector<int>> want;
  for (int run = 0; run < 5; ++run) {
    std::vector<int> values(size);
    std::iota(values.begin(), values.end(), run);
    Tensor x = Tensor::from(values);
    for (int r = 0; r < rounds; ++r) {
      x = x * 3 + expand(cast(sum(x), DType::i32), {size});
      uint32_t total = 0;
      for (int v : values) total += uint32_t(v);
      for (int& v : values) v = int(uint32_t(v) * 3 + total);
    }
    x.realize();
    if (run != 3) results.push_back(x), want.push_back(values);  // some are dropped at once
  }
  for (size_t i = 0; i < results.size(); ++i) EXPECT_EQ(results[i].to_vector<int>(), want[i]) << i;
}

}  // namespace
}  // namespace pumice
