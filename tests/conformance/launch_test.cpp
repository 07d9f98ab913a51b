#include <atomic>
#include <numeric>
#include <thread>

#include "pumice/error.h"
#include "suite.h"

// Launches, order, lifetimes and threads.
namespace pumice::test {
namespace {

std::string place_name(const ::testing::TestParamInfo<Place>& info) {
  return std::string(info.param.backend->name) + std::to_string(info.param.index);
}
class Launches : public Conformance {};
INSTANTIATE_TEST_SUITE_P(devices, Launches, ::testing::ValuesIn(places()), place_name);

std::vector<int32_t> counting(size_t n, int32_t first) {
  std::vector<int32_t> values(n);
  std::iota(values.begin(), values.end(), first);
  return values;
}

TEST_P(Launches, every_item_runs_once) {
  auto count_up_kernel = load(count_up()), add_kernel = load(multiply_add());
  for (size_t n : {1, 2, 63, 64, 65, 127, 1000, 65536, 70001}) {
    auto y = buffer_of(*queue, std::vector<int32_t>(n, -7));
    launch(*queue, *count_up_kernel, {whole(y)}, {5}, n);
    expect_results(read<int32_t>(*queue, *y) == counting(n, 5));
    auto x = buffer_of(*queue, counting(n, 0));
    launch(*queue, *add_kernel, {whole(x), whole(y)}, {3}, n);
    std::vector<int32_t> want(n);
    for (size_t i = 0; i < n; ++i) want[i] = int32_t(i) * 4 + 5;
    expect_results(read<int32_t>(*queue, *y) == want);
  }
}

TEST_P(Launches, items_beyond_the_count_do_not_run) {
  auto kernel = load(count_up());
  auto y = buffer_of(*queue, std::vector<int32_t>(300, -7));
  launch(*queue, *kernel, {whole(y)}, {0}, 100);
  auto want = counting(300, 0);
  std::fill(want.begin() + 100, want.end(), -7);
  expect_results(read<int32_t>(*queue, *y) == want);
}

TEST_P(Launches, zero_items_do_nothing) {
  auto kernel = load(count_up());
  auto y = buffer_of(*queue, std::vector<int32_t>(10, -7));
  launch(*queue, *kernel, {whole(y)}, {0}, 0);
  EXPECT_EQ(read<int32_t>(*queue, *y), std::vector<int32_t>(10, -7));
  auto empty = buffer(0);
  launch(*queue, *kernel, {whole(empty)}, {0}, 0);
  queue->submit()->wait();
}

TEST_P(Launches, bindings_may_begin_inside_a_buffer) {
  auto kernel = load(count_up());
  size_t step = std::max<size_t>(device->info().binding_alignment, 64) / 4;
  auto y = buffer_of(*queue, std::vector<int32_t>(4 * step, -7));
  launch(*queue, *kernel, {{y.get(), 8 * step, 4 * step}}, {100}, step);
  std::vector<int32_t> want(4 * step, -7);
  std::iota(want.begin() + ptrdiff_t(2 * step), want.begin() + ptrdiff_t(3 * step), 100);
  expect_results(read<int32_t>(*queue, *y) == want);
}

TEST_P(Launches, scalars_are_read_at_once) {
  auto kernel = load(multiply_add());
  auto x = buffer_of(*queue, std::vector<int32_t>(100, 1));
  auto y = buffer_of(*queue, std::vector<int32_t>(100, 0));
  std::vector<int64_t> scalars{0};
  std::vector<hal::Binding> bindings{whole(x), whole(y)};
  for (int64_t i = 1; i <= 100; ++i) {
    scalars[0] = i;
    queue->launch({kernel.get(), bindings, std::as_bytes(std::span(scalars)), 100});
    scalars[0] = -1000;
  }
  expect_results(read<int32_t>(*queue, *y) == std::vector<int32_t>(100, 5050));
}

TEST_P(Launches, ten_thousand_in_flight_run_in_order) {
  auto kernel = load(multiply_add());
  auto x = buffer_of(*queue, std::vector<int32_t>(100, 1));
  auto y = buffer_of(*queue, std::vector<int32_t>(100, 0));
  auto z = buffer_of(*queue, std::vector<int32_t>(100, 0));
  // y and z feed each other: any two launches in the wrong order change the result.
  uint32_t a = 0, b = 0;
  for (int i = 0; i < 5000; ++i) {
    launch(*queue, *kernel, {whole(x), whole(y)}, {i}, 100);
    launch(*queue, *kernel, {whole(y), whole(z)}, {3}, 100);
    a += uint32_t(i);
    b += 3 * a;
  }
  queue->submit()->wait();
  expect_results(read<int32_t>(*queue, *z) == std::vector<int32_t>(100, int32_t(b)));
}

TEST_P(Launches, copies_and_launches_are_ordered) {
  auto kernel = load(multiply_add());
  auto x = buffer(400), y = buffer_of(*queue, std::vector<int32_t>(100, 0)), z = buffer(400);
  int32_t want = 0;
  for (int32_t i = 0; i < 200; ++i) {
    std::vector<int32_t> values(100, i);
    queue->upload(whole(z), std::as_bytes(std::span(values)));
    queue->copy(whole(x), whole(z));
    launch(*queue, *kernel, {whole(x), whole(y)}, {2}, 100);
    want += 2 * i;
  }
  expect_results(read<int32_t>(*queue, *y) == std::vector<int32_t>(100, want));
}

TEST_P(Launches, buffers_may_be_dropped_while_in_use) {
  auto kernel = load(multiply_add());
  auto y = buffer_of(*queue, std::vector<int32_t>(1000, 0));
  int32_t want = 0;
  for (int32_t i = 0; i < 300; ++i) {
    auto x = buffer_of(*queue, std::vector<int32_t>(1000, i));
    launch(*queue, *kernel, {whole(x), whole(y)}, {1}, 1000);
    want += i;
  }  // x is gone; its memory may now be that of the next x
  expect_results(read<int32_t>(*queue, *y) == std::vector<int32_t>(1000, want));
}

TEST_P(Launches, executables_and_queues_may_be_dropped_while_in_use) {
  auto y = buffer_of(*queue, std::vector<int32_t>(1000, 0));
  queue->submit()->wait();
  std::unique_ptr<hal::Fence> fence;
  {
    auto other = device->make_queue();
    auto kernel = load(count_up());
    launch(*other, *kernel, {whole(y)}, {1}, 1000);
    fence = other->submit();
  }
  fence->wait();
  EXPECT_TRUE(fence->done());
  expect_results(read<int32_t>(*queue, *y) == counting(1000, 1));
}

TEST_P(Launches, everything_may_be_dropped_before_it_is_done) {
  auto kernel = load(multiply_add());
  auto x = buffer_of(*queue, std::vector<int32_t>(1000, 1));
  auto y = buffer_of(*queue, std::vector<int32_t>(1000, 1));
  for (int i = 0; i < 100; ++i) launch(*queue, *kernel, {whole(x), whole(y)}, {1}, 1000);
  queue->submit();
  x.reset();
  y.reset();
  kernel.reset();
  queue.reset();
  device.reset();
}

TEST_P(Launches, fences) {
  auto nothing = queue->submit();
  nothing->wait();
  EXPECT_TRUE(nothing->done());
  auto kernel = load(count_up());
  auto y = buffer(4000);
  std::vector<std::unique_ptr<hal::Fence>> fences;
  for (int i = 0; i < 20; ++i) {
    launch(*queue, *kernel, {whole(y)}, {i}, 1000);
    fences.push_back(queue->submit());
  }
  fences.back()->wait();
  for (auto& fence : fences) EXPECT_TRUE(fence->done());
  fences.front()->wait();
  fences.front()->wait();
  expect_results(read<int32_t>(*queue, *y) == counting(1000, 19));
}

TEST_P(Launches, a_second_queue_sees_what_a_fence_covers) {
  auto kernel = load(count_up());
  auto other = device->make_queue();
  for (int i = 0; i < 20; ++i) {
    auto y = buffer_of(*queue, std::vector<int32_t>(1000, 0));
    launch(*queue, *kernel, {whole(y)}, {i}, 1000);
    queue->submit()->wait();
    expect_results(read<int32_t>(*other, *y) == counting(1000, i));
  }
}

TEST_P(Launches, threads_with_queues_of_their_own) {
  auto kernel = load(multiply_add());
  std::vector<std::thread> threads;
  std::atomic<int> right{0};
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      auto q = device->make_queue();
      auto x = buffer_of(*q, std::vector<int32_t>(5000, t + 1));
      auto y = buffer_of(*q, std::vector<int32_t>(5000, 0));
      for (int i = 0; i < 200; ++i) {
        launch(*q, *kernel, {whole(x), whole(y)}, {1}, 5000);
        if (i % 50 == 49) {
          auto scratch = buffer(20000);
          q->copy(whole(scratch), whole(y));
        }
      }
      if (read<int32_t>(*q, *y) == std::vector<int32_t>(5000, 200 * (t + 1))) ++right;
    });
  for (auto& thread : threads) thread.join();
  expect_results(right.load() == 4);
}

TEST_P(Launches, threads_compile_and_load_side_by_side) {
  std::vector<std::thread> threads;
  std::atomic<int> right{0};
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      auto q = device->make_queue();
      for (int i = 0; i < 5; ++i) {
        ProgramBuilder b("constant" + std::to_string(t));
        auto y = b.buffer(DType::i32, false, true);
        auto item = b.grid(DType::i32);
        b.store(y, item, b.integer(100 * t + i, DType::i32));
        b.program.workgroup = 64;
        auto kernel = load(b.program);
        auto out = buffer(400);
        launch(*q, *kernel, {whole(out)}, {}, 100);
        if (read<int32_t>(*q, *out) == std::vector<int32_t>(100, 100 * t + i)) ++right;
      }
    });
  for (auto& thread : threads) thread.join();
  expect_results(right.load() == 20);
}

TEST_P(Launches, a_binary_that_is_none_is_an_error) {
  if (!computes()) GTEST_SKIP() << "null: binaries have no bytes";
  hal::Binary binary;
  binary.entry = "nothing";
  binary.workgroup = 64;
  for (size_t n : {0, 1, 4, 64, 1000}) {
    binary.bytes = pattern(n, 1);
    EXPECT_THROW(device->load(binary), Error) << n;
  }
}

}  // namespace
}  // namespace pumice::test
