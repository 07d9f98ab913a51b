#include "hal/caching_allocator.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <set>
#include <thread>

#include "pumice/error.h"

namespace pumice::hal {
namespace {

// A source that counts what it gave and took back.
struct Fake {
  uint64_t taken = 0, calls = 0, limit = UINT64_MAX;
  std::set<void*> blocks;
  CachingAllocator::Source source(uint64_t budget = UINT64_MAX) {
    return {"fake",
            [this](uint64_t bytes) -> void* {
              ++calls;
              if (taken + bytes > limit) return nullptr;
              taken += bytes;
              void* block = std::malloc(1);
              blocks.insert(block);
              return block;
            },
            [this](void* block, uint64_t bytes) {
              taken -= bytes;
              EXPECT_EQ(blocks.erase(block), 1u);
              std::free(block);
            },
            budget};
  }
};

TEST(caching_allocator, classes_waste_at_most_a_quarter) {
  for (uint64_t bytes : {1ull, 63ull, 64ull, 65ull, 1000ull, 4097ull, 1ull << 20, (1ull << 20) + 1,
                         12345678901ull}) {
    uint64_t size = CachingAllocator::size_class(bytes);
    EXPECT_GE(size, bytes);
    EXPECT_EQ(size % 64, 0u);
    EXPECT_LE(size, std::max<uint64_t>(64, bytes + bytes / 4 + 64));
    EXPECT_EQ(CachingAllocator::size_class(size), size);
  }
}

TEST(caching_allocator, a_freed_block_is_used_again) {
  Fake fake;
  CachingAllocator a(fake.source());
  void* first = a.allocate(1000);
  a.free(first, 1000);
  EXPECT_EQ(a.allocate(990), first);
  EXPECT_EQ(fake.calls, 1u);
  void* second = a.allocate(1000);
  EXPECT_NE(second, first);
  a.free(first, 990);
  a.free(second, 1000);
  EXPECT_EQ(a.allocate(0), nullptr);
  a.free(nullptr, 0);
}

TEST(caching_allocator, steady_use_asks_the_source_for_nothing) {
  Fake fake;
  CachingAllocator a(fake.source());
  uint64_t after_first = 0;
  for (int step = 0; step < 100; ++step) {
    std::vector<std::pair<void*, uint64_t>> live;
    for (uint64_t i = 1; i < 40; ++i) live.push_back({a.allocate(i * 9000000), i * 9000000});
    for (auto [block, bytes] : live) a.free(block, bytes);
    if (step == 0) after_first = fake.calls;
  }
  EXPECT_EQ(fake.calls, after_first);
}

TEST(caching_allocator, statistics) {
  Fake fake;
  {
    CachingAllocator a(fake.source(1 << 20));
    void* x = a.allocate(100);
    void* y = a.allocate(5000);
    MemoryStats s = a.stats();
    EXPECT_EQ(s.in_use, 5100u);
    EXPECT_EQ(s.peak, 5100u);
    EXPECT_EQ(s.reserved, fake.taken);
    EXPECT_GE(s.reserved, 5100u);
    EXPECT_EQ(s.budget, 1u << 20);
    a.free(y, 5000);
    EXPECT_EQ(a.stats().in_use, 100u);
    EXPECT_EQ(a.stats().peak, 5100u);
    EXPECT_EQ(a.stats().reserved, fake.taken);
    a.release_cache();
    EXPECT_EQ(a.stats().reserved, fake.taken);
    EXPECT_EQ(fake.blocks.size(), 1u);
    a.free(x, 100);
  }
  EXPECT_EQ(fake.taken, 0u);
  EXPECT_TRUE(fake.blocks.empty());
}

TEST(caching_allocator, gives_its_cache_up_before_it_gives_up) {
  Fake fake;
  fake.limit = 1000000;
  CachingAllocator a(fake.source());
  void* x = a.allocate(600000);
  a.free(x, 600000);
  void* y = a.allocate(900000);  // only fits without the cached block
  ASSERT_NE(y, nullptr);
  try {
    a.allocate(200000);
    FAIL();
  } catch (const DeviceError& e) {
    std::string text = e.what();
    EXPECT_NE(text.find("asked for 200000 bytes"), std::string::npos) << text;
    EXPECT_NE(text.find("900000 in use"), std::string::npos) << text;
  }
  a.free(y, 900000);
}

TEST(caching_allocator, keeps_to_its_budget) {
  Fake fake;
  CachingAllocator a(fake.source(1 << 20));
  EXPECT_THROW(a.allocate((1 << 20) + 1), DeviceError);
  EXPECT_THROW(a.allocate(UINT64_MAX), DeviceError);
  EXPECT_THROW(a.allocate(UINT64_MAX - 63), DeviceError);
  EXPECT_EQ(fake.calls, 0u);
  void* x = a.allocate(1 << 19);
  void* y = a.allocate(1 << 19);
  EXPECT_THROW(a.allocate(1), DeviceError);
  a.free(x, 1 << 19);
  a.free(y, 1 << 19);
}

TEST(caching_allocator, threads_get_blocks_of_their_own) {
  CachingAllocator a({"cpu", [](uint64_t bytes) { return std::aligned_alloc(64, bytes); },
                      [](void* block, uint64_t) { std::free(block); }});
  std::vector<std::thread> threads;
  std::atomic<bool> right{true};
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      std::mt19937 random{unsigned(t)};
      for (int repeat = 0; repeat < 2000; ++repeat) {
        uint64_t bytes = 4 + random() % 5000;
        auto* block = static_cast<int*>(a.allocate(bytes));
        *block = t;
        if (random() % 4 == 0) std::this_thread::yield();
        if (*block != t) right = false;
        a.free(block, bytes);
      }
    });
  for (auto& thread : threads) thread.join();
  EXPECT_TRUE(right.load());
  EXPECT_EQ(a.stats().in_use, 0u);
}

}  // namespace
}  // namespace pumice::hal
