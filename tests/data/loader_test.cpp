#include <gtest/gtest.h>
#include <pumice/data.h>
#include <pumice/error.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <numeric>
#include <thread>

#include "support/errors.h"

namespace pumice::data {
namespace {

using test::error_of;

template <class T>
Array array_of(const std::vector<T>& values, Shape shape) {
  auto bytes = std::as_bytes(std::span(values));
  return {dtype_of<T>(), std::move(shape), {bytes.begin(), bytes.end()}};
}

// Sample i is (i, [10 i, 10 i + 1]).
std::shared_ptr<ArrayDataset> counting(int32_t count) {
  std::vector<int32_t> labels(static_cast<size_t>(count));
  std::iota(labels.begin(), labels.end(), 0);
  std::vector<float> pairs;
  for (int32_t i : labels) pairs.insert(pairs.end(), {10.0f * float(i), 10.0f * float(i) + 1});
  return std::make_shared<ArrayDataset>(
      std::vector{array_of(labels, {count}), array_of(pairs, {count, 2})});
}

std::vector<int32_t> labels_of(const Loader& loader, uint64_t epoch) {
  std::vector<int32_t> seen;
  for (const auto& batch : loader.epoch(epoch)) {
    auto labels = batch[0].values<int32_t>();
    auto pairs = batch[1].values<float>();
    EXPECT_EQ(pairs.size(), labels.size() * 2);
    for (size_t i = 0; i < labels.size(); ++i) EXPECT_EQ(pairs[2 * i], 10.0f * float(labels[i]));
    seen.insert(seen.end(), labels.begin(), labels.end());
  }
  return seen;
}

TEST(Loader, InOrderWithALastPartialBatch) {
  Loader loader(counting(10), {.batch = 4, .shuffle = false});
  EXPECT_EQ(loader.batches(), 3);
  std::vector<Shape> shapes;
  for (const auto& batch : loader.epoch(0)) shapes.push_back(batch[1].shape);
  EXPECT_EQ(shapes, (std::vector<Shape>{{4, 2}, {4, 2}, {2, 2}}));
  EXPECT_EQ(labels_of(loader, 0), (std::vector<int32_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(Loader, DropLast) {
  Loader loader(counting(10), {.batch = 4, .shuffle = false, .drop_last = true});
  EXPECT_EQ(loader.batches(), 2);
  EXPECT_EQ(labels_of(loader, 0).size(), 8u);
}

TEST(Loader, ShufflingVisitsEachSampleOnceAndIsDeterministic) {
  Loader a(counting(1000), {.batch = 64, .seed = 7}), b(counting(1000), {.batch = 10, .seed = 7});
  auto first = labels_of(a, 3);
  EXPECT_EQ(first, labels_of(a, 3));
  EXPECT_EQ(first, labels_of(b, 3));  // the batch size does not change the order
  EXPECT_NE(first, labels_of(a, 4));
  Loader other(counting(1000), {.batch = 64, .seed = 8});
  EXPECT_NE(first, labels_of(other, 3));
  std::sort(first.begin(), first.end());
  for (int32_t i = 0; i < 1000; ++i) ASSERT_EQ(first[size_t(i)], i);
}

// The order is part of what a seed promises, on every machine and in every version.
TEST(Loader, TheOrderOfASeedIsFixed) {
  auto order = shuffled(8, 0);
  std::vector<int64_t> sorted = order;
  std::sort(sorted.begin(), sorted.end());
  EXPECT_EQ(sorted, (std::vector<int64_t>{0, 1, 2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(order, (std::vector<int64_t>{5, 2, 4, 3, 0, 7, 1, 6}));
}

TEST(Loader, ShufflingIsFair) {
  // Each of 5 samples should be first in a fifth of 20,000 seeds; the deviation is 57.
  int first[5] = {};
  for (uint64_t seed = 0; seed < 20000; ++seed) ++first[shuffled(5, seed)[0]];
  for (int count : first) EXPECT_NEAR(count, 4000, 5 * 57);
}

TEST(Loader, EmptyDataSet) {
  Loader loader(counting(0), {.batch = 4});
  EXPECT_EQ(loader.batches(), 0);
  EXPECT_FALSE(loader.epoch(0).next());
}

TEST(Loader, ABatchLargerThanTheDataSet) {
  Loader loader(counting(3), {.batch = 64});
  EXPECT_EQ(labels_of(loader, 0).size(), 3u);
}

// Counts calls; throws at a chosen one.
struct Probe : Dataset {
  mutable std::atomic<int> calls{0};
  int throw_at = -1;
  int64_t size() const override { return 100; }
  std::vector<Array> rows(std::span<const int64_t> samples) const override {
    if (calls++ == throw_at) throw std::runtime_error("the disk is gone");
    return {{DType::u8, {int64_t(samples.size())}, std::vector<std::byte>(samples.size())}};
  }
};

TEST(Loader, PrefetchIsBounded) {
  auto probe = std::make_shared<Probe>();
  Loader loader(probe, {.batch = 1, .prefetch = 3});
  auto epoch = loader.epoch(0);
  for (int i = 0; i < 500 && probe->calls < 4; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_EQ(probe->calls, 4);  // three wait, one is held by the thread
  ASSERT_TRUE(epoch.next());
}

TEST(Loader, AnEpochMayBeLeftEarly) {
  auto probe = std::make_shared<Probe>();
  for (int i = 0; i < 200; ++i) {
    auto epoch = Loader(probe, {.batch = 1}).epoch(0);
    if (i % 2) epoch.next();
  }
  EXPECT_EQ(probe.use_count(), 1);
}

TEST(Loader, ErrorsOfTheThreadReachTheCaller) {
  auto probe = std::make_shared<Probe>();
  probe->throw_at = 2;
  Loader loader(probe, {.batch = 10});
  auto epoch = loader.epoch(0);
  EXPECT_TRUE(epoch.next());
  EXPECT_TRUE(epoch.next());
  for (int i = 0; i < 2; ++i) {
    try {
      epoch.next();
      FAIL();
    } catch (const std::runtime_error& e) {
      EXPECT_STREQ(e.what(), "the disk is gone");
    }
  }
}

TEST(Loader, WrongUse) {
  EXPECT_EQ(error_of([] { Loader(counting(1), {.batch = 0}); }), "[Loader] a batch of 0");
  EXPECT_EQ(error_of([] { Loader(counting(1), {.prefetch = 0}); }), "[Loader] a prefetch of 0");
  EXPECT_EQ(error_of([] { Loader(nullptr); }), "[Loader] no data set");
  EXPECT_EQ(error_of([] { ArrayDataset({}); }), "[ArrayDataset] no fields");
  EXPECT_EQ(error_of([] {
              ArrayDataset({array_of<float>({1, 2}, {2}), array_of<float>({1, 2, 3}, {3})});
            }),
            "[ArrayDataset] fields differ in length: (2) and (3)");
  EXPECT_EQ(error_of([] { ArrayDataset({array_of<float>({1}, {})}); }),
            "[ArrayDataset] a field of rank 0 has no samples");
  EXPECT_EQ(error_of([] { ArrayDataset({array_of<float>({1}, {2})}); }),
            "[ArrayDataset] 4 bytes do not fill (2) of f32");
  int64_t wrong[] = {3};
  EXPECT_EQ(error_of([&] { counting(3)->rows(wrong); }),
            "[rows] there is no sample 3; there are 3");
}

}  // namespace
}  // namespace pumice::data
