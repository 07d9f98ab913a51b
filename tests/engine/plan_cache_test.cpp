#include <atomic>
#include <thread>

#include "pumice/ops.h"
#include "stand_in.h"
#include "support/devices.h"

namespace pumice::test {
namespace {

using Cache = engine::OnceCache<int, std::shared_ptr<int>>;

std::shared_ptr<int> boxed(int value) { return std::make_shared<int>(value); }
int look_up(Cache& cache, int key, bool& found) {
  return *cache.find_or_make(key, found, [&] { return boxed(10 * key); });
}

TEST(once_cache, keeps_what_was_used_last) {
  Cache cache(3);
  bool found = false;
  for (int key : {1, 2, 3}) {
    EXPECT_EQ(look_up(cache, key, found), 10 * key);
    EXPECT_FALSE(found);
  }
  look_up(cache, 1, found);
  EXPECT_TRUE(found);
  look_up(cache, 4, found);  // in place of 2
  EXPECT_FALSE(found);
  EXPECT_EQ(cache.size(), 3u);
  for (int key : {1, 3, 4}) {
    look_up(cache, key, found);
    EXPECT_TRUE(found) << key;
  }
  look_up(cache, 2, found);
  EXPECT_FALSE(found);
}

TEST(once_cache, an_error_reaches_those_who_wait_and_is_forgotten) {
  Cache cache(3);
  Gate gate;
  std::atomic<int> errors{0};
  auto ask = [&](bool waits) {
    bool found = false;
    try {
      cache.find_or_make(1, found, [&]() -> std::shared_ptr<int> {
        EXPECT_TRUE(gate.pass());
        throw std::runtime_error("none");
      });
    } catch (const std::runtime_error&) {
      ++errors;
      EXPECT_EQ(found, waits);
    }
  };
  std::thread first([&] { ask(false); });
  ASSERT_TRUE(gate.wait_for_visitor());
  std::thread second([&] { ask(true); });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));  // lets it come before the error
  gate.open();
  first.join();
  second.join();
  EXPECT_EQ(errors, 2);
  EXPECT_EQ(cache.size(), 0u);
  bool found = true;
  EXPECT_EQ(look_up(cache, 1, found), 10);
  EXPECT_FALSE(found);
}

TEST(once_cache, an_entry_pushed_out_while_it_is_made_still_serves) {
  Cache cache(1);
  bool found = false, other = false;
  auto value = cache.find_or_make(1, found, [&] {
    look_up(cache, 2, other);  // takes the only place
    return boxed(10);
  });
  EXPECT_EQ(*value, 10);
  look_up(cache, 2, found);
  EXPECT_TRUE(found);
}

// ---- plans ----

using Plans = StandIn;

std::vector<float> one_step(const std::vector<float>& a, const std::vector<float>& b) {
  Tensor x = Tensor::from(a, {2, 2}), y = Tensor::from(b, {2, 2});
  return (matmul(x, y) + sum(x * y, {1}, true) * 2).to_vector<float>();
}

TEST_F(Plans, the_same_graph_over_other_buffers_is_neither_planned_nor_compiled_again) {
  EXPECT_EQ(one_step({1, 2, 3, 4}, {1, 0, 0, 1}), (std::vector<float>{3, 4, 11, 12}));
  auto before = stats();
  EXPECT_GT(before.plans_made, 0u);
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(one_step({0, 1, 2, 0}, {1, 2, 3, 4}), (std::vector<float>{7, 8, 14, 16}));
  auto after = stats();
  EXPECT_EQ(after.plans_made, before.plans_made);
  EXPECT_EQ(after.kernels_compiled, before.kernels_compiled);
  EXPECT_EQ(after.plan_hits, before.plan_hits + 5);
  EXPECT_GT(after.launches, before.launches);
}

TEST_F(Plans, what_differs_in_shape_dtype_constant_or_use_is_another_plan) {
  Tensor x = Tensor::from({1.f, 2.f, 3.f, 4.f}), y = Tensor::from({5.f, 6.f, 7.f, 8.f});
  auto made = [&](auto&& f) {
    auto before = stats().plans_made;
    f();
    return stats().plans_made - before;
  };
  EXPECT_EQ(made([&] { EXPECT_EQ((x - y).to_vector<float>(), std::vector<float>(4, -4)); }), 1u);
  EXPECT_EQ(made([&] { EXPECT_EQ((y - x).to_vector<float>(), std::vector<float>(4, 4)); }), 0u);
  EXPECT_EQ(made([&] { EXPECT_EQ((x - x).to_vector<float>(), std::vector<float>(4, 0)); }), 1u);
  EXPECT_EQ(made([&] { (x - 1).realize(); }), 1u);
  EXPECT_EQ(made([&] { (x - 2).realize(); }), 1u);
  EXPECT_EQ(made([&] { (cast(x, DType::f64) - 2).realize(); }), 1u);
  EXPECT_EQ(made([&] { (reshape(x, {2, 2}) - reshape(y, {2, 2})).realize(); }), 1u);
  EXPECT_EQ(made([&] { realize(std::vector<Tensor>{x - 1, x - 2}); }), 1u);
  EXPECT_EQ(made([&] { realize(std::vector<Tensor>{x - 2, x - 1}); }), 1u);
}

TEST_F(Plans, kernels_are_shared_between_plans) {
  Tensor x = Tensor::from({1.f, 2.f, 3.f, 4.f});
  (x * 3 + 1).realize();
  auto before = stats();
  Tensor y = Tensor::from({1.f, 2.f, 3.f, 4.f});
  realize(std::vector<Tensor>{x * 3 + 1, y * 3 + 1});
  EXPECT_EQ(stats().plans_made, before.plans_made + 1);
  EXPECT_GE(uint64_t(orders_->loads), before.kernels_compiled);
  EXPECT_EQ(uint64_t(orders_->loads), stats().kernels_compiled);
}

// Sizes along a symbolic axis are arguments of the launches.
TEST_F(Plans, another_batch_size_compiles_nothing) {
  Tensor w = Tensor::from({1.f, -1.f, 2.f, 0.5f, 3.f, -2.f}, {3, 2});
  auto run = [&](int64_t n) {
    std::vector<float> values(size_t(n * 3));
    for (size_t i = 0; i < values.size(); ++i) values[i] = float(i % 7) - 2;
    Tensor x = with_symbolic(Tensor::from(values, {n, 3}), 0, "n", 1, 4096);
    Tensor y = relu(matmul(x, w));
    auto got = y.to_vector<float>();
    float mean_got = mean(y).item<float>();
    double total = 0;
    ASSERT_EQ(got.size(), size_t(2 * n));
    for (size_t r = 0; r < size_t(n); ++r)
      for (size_t c = 0; c < 2; ++c) {
        const float weights[3][2] = {{1, -1}, {2, 0.5f}, {3, -2}};
        float want = 0;
        for (size_t k = 0; k < 3; ++k) want += values[3 * r + k] * weights[k][c];
        want = std::max(want, 0.f);
        EXPECT_EQ(got[2 * r + c], want) << n << " " << r << " " << c;
        total += want;
      }
    EXPECT_NEAR(mean_got, total / double(2 * n), 1e-5 * (1 + total / double(2 * n)));
  };
  run(5);
  auto before = stats();
  for (int64_t n : {1, 2, 64, 1000, 4096, 3}) run(n);
  EXPECT_EQ(stats().plans_made, before.plans_made);
  EXPECT_EQ(stats().kernels_compiled, before.kernels_compiled);
}

// The null device compiles nothing, which makes a thousand plans cheap.
TEST(plans, their_number_is_bounded) {
  Device null = device("null");
  DeviceScope scope(null);
  Tensor x = Tensor::from({1.f, 2.f});
  auto plan = [&](int i) {
    auto before = null.engine_stats().plans_made;
    (x * double(i + 1000)).realize();
    return null.engine_stats().plans_made - before;
  };
  constexpr int capacity = 512;
  for (int i = 0; i < capacity + 100; ++i) {
    EXPECT_EQ(plan(i), 1u);
    if (i >= 50) {
      EXPECT_EQ(plan(50), 0u);  // used all the time
    }
  }
  EXPECT_EQ(null.handle()->plans().size(), size_t(capacity));
  EXPECT_EQ(plan(capacity + 99), 0u);
  EXPECT_EQ(plan(50), 0u);
  EXPECT_EQ(plan(0), 1u);
}

}  // namespace
}  // namespace pumice::test
