#include <atomic>
#include <thread>

#include "pumice/ops.h"
#include "stand_in.h"

namespace pumice::test {
namespace {

using Threads = StandIn;
constexpr int thread_count = 8;

// Runs f(thread) on all threads at once, on this device.
template <class F>
void on_threads(const Device& device, F&& f) {
  std::atomic<int> ready{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < thread_count; ++t)
    threads.emplace_back([&, t] {
      DeviceScope scope(device);
      for (++ready; ready < thread_count;) std::this_thread::yield();
      f(t);
    });
  for (auto& t : threads) t.join();
}

// Two kernels: a reduction over all, and what uses it.
Tensor graph(const Tensor& x, double factor) { return x * factor - sum(x) * 0.5; }

void expect_graph(const std::vector<float>& got, float first, double factor) {
  ASSERT_EQ(got.size(), 300u);
  double sum = 0;
  for (int i = 0; i < 300; ++i) sum += first + float(i % 5);
  for (int i = 0; i < 300; ++i) {
    double want = (first + float(i % 5)) * factor - sum * 0.5;
    ASSERT_NEAR(got[size_t(i)], want, 1e-3) << i;
  }
}

std::vector<float> values_from(float first) {
  std::vector<float> values(300);
  for (int i = 0; i < 300; ++i) values[size_t(i)] = first + float(i % 5);
  return values;
}

TEST_F(Threads, the_same_new_graph_is_planned_and_compiled_once) {
  on_threads(here(), [&](int t) {
    for (int repeat = 0; repeat < 20; ++repeat) {
      auto first = float(t * 100 + repeat);
      expect_graph(graph(Tensor::from(values_from(first)), 3).to_vector<float>(), first, 3);
    }
  });
  auto s = stats();
  EXPECT_EQ(s.plans_made, 1u);
  EXPECT_EQ(s.plan_hits, uint64_t(thread_count * 20 - 1));
  EXPECT_EQ(s.kernels_compiled, uint64_t(orders_->loads));
  auto launches = s.launches / (thread_count * 20);
  EXPECT_EQ(s.kernels_compiled, launches);  // each of the graph's kernels once
}

TEST_F(Threads, different_graphs_are_each_compiled_once) {
  std::atomic<uint64_t> expected{0};
  on_threads(here(), [&](int t) {
    for (int repeat = 0; repeat < 10; ++repeat) {
      int which = (t + repeat) % 10;  // every thread meets all ten, in another order
      expect_graph(graph(Tensor::from(values_from(float(t))), which + 2).to_vector<float>(),
                   float(t), which + 2);
    }
  });
  auto s = stats();
  EXPECT_EQ(s.plans_made, 10u);
  EXPECT_EQ(s.plan_hits, uint64_t(thread_count * 10 - 10));
  // The reduction is the same in all of them.
  EXPECT_EQ(uint64_t(orders_->loads), s.kernels_compiled);
  EXPECT_LE(s.kernels_compiled, 20u);
  EXPECT_GE(s.kernels_compiled, 10u);
}

TEST_F(Threads, one_tensor_read_by_all) {
  Tensor shared = graph(Tensor::from(values_from(1)), 4);
  on_threads(here(), [&](int) { expect_graph(shared.to_vector<float>(), 1, 4); });
  on_threads(here(), [&](int t) {
    auto got = (shared * double(t)).to_vector<float>();
    EXPECT_NEAR(got[7], t * (4. * 3 - 0.5 * 900), 1e-2);
  });
}

// While one thread compiles for as long as it likes, others compile, launch and read.
TEST_F(Threads, no_lock_is_held_while_compiling) {
  Gate gate;
  std::atomic<bool> armed{true};
  set_before_compile([&] {
    if (!armed.exchange(false)) return;
    EXPECT_TRUE(gate.pass()) << "the others never came by";
  });
  std::thread slow([&] {
    DeviceScope scope(here());
    expect_graph(graph(Tensor::from(values_from(2)), 5).to_vector<float>(), 2, 5);
  });
  ASSERT_TRUE(gate.wait_for_visitor());
  Tensor x = Tensor::from(values_from(3));
  EXPECT_EQ((x + 1).to_vector<float>()[0], 4.f);
  EXPECT_EQ((x * x).to_vector<float>()[1], 16.f);
  gate.open();
  slow.join();
}

// A reader that waits for its bytes keeps nobody from the queue.
TEST_F(Threads, no_lock_is_held_while_bytes_are_waited_for) {
  Gate gate;
  std::atomic<bool> armed{true};
  orders_->before_wait = [&] {
    if (!armed.exchange(false)) return;
    EXPECT_TRUE(gate.pass()) << "the others never came by";
  };
  Tensor x = Tensor::from(values_from(3));
  Tensor y = (x + 1).realize();
  std::thread slow([&] { EXPECT_EQ(y.to_vector<float>()[0], 4.f); });
  ASSERT_TRUE(gate.wait_for_visitor());
  EXPECT_EQ((x * 2).to_vector<float>()[0], 6.f);
  EXPECT_EQ(y.to_vector<float>()[1], 5.f);
  here().synchronize();
  gate.open();
  slow.join();
}

// A long row of launches that take their time does not keep a reader waiting to its end.
TEST_F(Threads, a_long_plan_lets_others_have_the_queue) {
  Tensor ready = (Tensor::from(values_from(1)) + 1).realize();
  std::vector<Tensor> many;
  for (int i = 0; i < 100; ++i) many.push_back(sum(Tensor::from(values_from(float(i)))));
  std::atomic<int> launched{0};
  orders_->before_launch = [&] {
    ++launched;
    std::this_thread::sleep_for(std::chrono::milliseconds(4));
  };
  auto before = stats().launches;
  std::thread long_plan([&] {
    DeviceScope scope(here());
    realize(many);
  });
  while (launched == 0) std::this_thread::yield();
  int asked = launched;
  EXPECT_EQ(ready.to_vector<float>()[0], 2.f);
  int served = launched;
  long_plan.join();
  ASSERT_GE(stats().launches - before, 100u);
  EXPECT_LT(served - asked, 50);
  EXPECT_EQ(many[7].item<float>(), 300 * 7 + 600);
}

}  // namespace
}  // namespace pumice::test
