#include "base/thread_pool.h"

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <numeric>
#include <stdexcept>

namespace pumice {
namespace {

// Counts how often each index is visited.
class Visits {
 public:
  explicit Visits(size_t n) : counts_(std::make_unique<std::atomic<int>[]>(n)), size_(n) {}
  void operator()(uint64_t begin, uint64_t end) {
    for (uint64_t i = begin; i < end; ++i) counts_[i].fetch_add(1, std::memory_order_relaxed);
  }
  bool each(int times) const {
    for (size_t i = 0; i < size_; ++i)
      if (counts_[i].load() != times) return false;
    return true;
  }

 private:
  std::unique_ptr<std::atomic<int>[]> counts_;
  size_t size_;
};

TEST(thread_pool, visits_each_index_once) {
  for (int threads : {1, 2, 3, 8}) {
    ThreadPool pool(threads);
    EXPECT_EQ(pool.threads(), threads);
    for (uint64_t count : {0, 1, 2, 7, 64, 1000})
      for (uint64_t grain : {0, 1, 3, 64, 5000}) {
        Visits visits(count);
        pool.run(count, grain, visits);
        EXPECT_TRUE(visits.each(1)) << threads << " " << count << " " << grain;
      }
  }
}

TEST(thread_pool, pieces_are_no_larger_than_the_grain) {
  ThreadPool pool(4);
  std::atomic<uint64_t> largest{0};
  pool.run(1000, 17, [&](uint64_t begin, uint64_t end) {
    uint64_t n = end - begin, seen = largest.load();
    while (n > seen && !largest.compare_exchange_weak(seen, n)) {
    }
  });
  EXPECT_EQ(largest.load(), 17u);
}

TEST(thread_pool, a_run_is_done_when_it_returns) {
  ThreadPool pool(4);
  for (int repeat = 0; repeat < 20000; ++repeat) {
    int values[8] = {};  // plain ints: a late worker is a data race
    pool.run(8, 1, [&](uint64_t begin, uint64_t) { values[begin] = repeat + 1; });
    for (int v : values) ASSERT_EQ(v, repeat + 1);
  }
}

TEST(thread_pool, sleeping_workers_wake) {
  ThreadPool pool(3);
  for (int repeat = 0; repeat < 20; ++repeat) {
    // At once when the machine is idle.
    for (int i = 0; i < 5000 && pool.awake(); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    ASSERT_FALSE(pool.awake());
    std::atomic<int> arrived{0};
    // Returns only once another thread takes part.
    pool.run(2, 1, [&](uint64_t, uint64_t) {
      arrived.fetch_add(1);
      while (arrived.load() < 2) std::this_thread::yield();
    });
    EXPECT_EQ(arrived.load(), 2);
  }
}

TEST(thread_pool, callers_of_several_threads_do_not_wait_for_each_other) {
  ThreadPool pool(3);
  std::vector<std::thread> callers;
  std::atomic<bool> right{true};
  for (int t = 0; t < 4; ++t)
    callers.emplace_back([&] {
      for (int repeat = 0; repeat < 500; ++repeat) {
        Visits visits(50);
        pool.run(50, 3, visits);
        if (!visits.each(1)) right = false;
      }
    });
  for (auto& caller : callers) caller.join();
  EXPECT_TRUE(right.load());
}

TEST(thread_pool, runs_may_nest) {
  ThreadPool pool(3);
  Visits visits(12);
  pool.run(4, 1, [&](uint64_t outer, uint64_t) {
    pool.run(3, 1,
             [&](uint64_t begin, uint64_t end) { visits(3 * outer + begin, 3 * outer + end); });
  });
  EXPECT_TRUE(visits.each(1));
}

TEST(thread_pool, the_first_exception_reaches_the_caller) {
  for (int threads : {1, 4}) {
    ThreadPool pool(threads);
    for (int repeat = 0; repeat < 200; ++repeat) {
      std::atomic<int> thrown{0};
      auto work = [&](uint64_t begin, uint64_t) {
        if (begin % 3 == 2) {
          ++thrown;
          throw std::runtime_error("piece");
        }
      };
      EXPECT_THROW(pool.run(30, 1, work), std::runtime_error);
      EXPECT_GE(thrown.load(), 1);
      Visits visits(10);
      pool.run(10, 1, visits);  // and the pool is as good as new
      EXPECT_TRUE(visits.each(1));
    }
  }
}

TEST(thread_pool, may_be_destroyed_idle_asleep_or_unused) {
  for (int repeat = 0; repeat < 50; ++repeat) {
    ThreadPool unused(3), idle(3);
    idle.run(10, 1, [](uint64_t, uint64_t) {});
    if (repeat % 10 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace
}  // namespace pumice
