#include <numeric>

#include "backends/vulkan/estimate.h"
#include "backends/vulkan/split.h"
#include "support/program_builder.h"
#include "vulkan/device.h"

// Windows that end by time, and launches that go in pieces.
namespace pumice::test {
namespace {

using backends::vulkan::Cost;
using backends::vulkan::Grid;
using backends::vulkan::split_grid;
using backends::vulkan::Work;
using backends::vulkan::work_of;
using ir::Op;

// x[i] = x[i] * 3 + i, `turns` times over; turns is the first scalar.
ir::Program slow(int workgroup) {
  ProgramBuilder b("slow");
  auto x = b.buffer(DType::u32, true, true);
  auto turns = b.scalar(0, DType::i32);
  auto i = b.grid(DType::i32);
  auto k = b.loop(turns, {b.load(x, i)});
  auto next = b.apply(Op::mul, {k + 1, b.integer(3, DType::u32)});
  b.end_loop({b.apply(Op::add, {next, b.bitcast(i, DType::u32)})});
  b.store(x, i, k + 1);
  b.program.workgroup = workgroup;
  return b.program;
}

uint32_t slow_value(uint32_t x, uint32_t i, int64_t turns) {
  for (int64_t t = 0; t < turns; ++t) x = x * 3 + i;
  return x;
}

// Submissions may take this long by estimate while it lives.
struct Longest {
  explicit Longest(const char* ms) { setenv("PUMICE_VULKAN_WINDOW_MS", ms, 1); }
  ~Longest() { unsetenv("PUMICE_VULKAN_WINDOW_MS"); }
};

class Windows : public testing::TestWithParam<Way> {
 protected:
  void SetUp() override { PUMICE_NEEDS_SOFTWARE(); }
};
INSTANTIATE_TEST_SUITE_P(vulkan, Windows, all_ways(), way_name);

TEST_P(Windows, a_slow_kernel_goes_in_pieces_with_the_same_results) {
  constexpr uint32_t count = 20011;
  constexpr int64_t turns = 4000;
  std::vector<uint32_t> start(count), want(count);
  std::iota(start.begin(), start.end(), 5u);
  for (uint32_t i = 0; i < count; ++i) want[i] = slow_value(start[i], i, turns);
  uint64_t pieces[2];
  double longest[2];
  for (bool cut : {false, true}) {
    Longest scope(cut ? "8" : "60000");
    auto device = open_device(GetParam());
    auto queue = device->make_queue();
    auto kernel = build(*device, slow(32));
    for (int n = 0; n < 4; ++n) {  // measured by the first
      auto x = filled(*device, *queue, start);
      launch(*queue, *kernel, {x.get()}, count, {turns});
      EXPECT_EQ(read_back<uint32_t>(*queue, *x), want);
      queue->submit()->wait();
    }
    auto before = own(*queue).statistics();
    auto x = filled(*device, *queue, start);
    launch(*queue, *kernel, {x.get()}, count, {turns});
    EXPECT_EQ(read_back<uint32_t>(*queue, *x), want);
    auto after = own(*queue).statistics();
    EXPECT_EQ(after.splits - before.splits, cut ? 1 : 0);
    EXPECT_GT(after.measured, 0u);
    pieces[cut] = after.pieces - before.pieces;
    longest[cut] = after.longest;
  }
  EXPECT_EQ(pieces[false], 0u);
  EXPECT_GE(pieces[true], 2u);
  EXPECT_LT(longest[true], longest[false]);
}

TEST_P(Windows, pieces_of_grids_of_more_dimensions) {
  Longest scope("1");
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, slow(1));
  for (uint32_t count : {65535u, 65536u, 65537u, 200001u}) {
    auto x = filled(*device, *queue, std::vector<uint32_t>(count + 9, 1));
    uint64_t before = own(*queue).statistics().pieces;
    launch(*queue, *kernel, {x.get()}, count, {300});
    auto got = read_back<uint32_t>(*queue, *x);
    EXPECT_GE(own(*queue).statistics().pieces - before, 2u) << count;
    for (uint32_t i = 0; i < got.size(); ++i)
      ASSERT_EQ(got[i], i < count ? slow_value(1, i, 300) : 1) << i << " of " << count;
  }
}

TEST_P(Windows, end_by_time_once_kernels_are_known) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, slow(32));
  auto x = filled(*device, *queue, std::vector<uint32_t>(4096, 1));
  auto submissions = [&](int64_t turns) {
    for (int n = 0; n < 8; ++n) {
      launch(*queue, *kernel, {x.get()}, 4096, {turns});
      queue->submit()->wait();
    }
    uint64_t before = own(*queue).statistics().submissions;
    for (int n = 0; n < 40; ++n) launch(*queue, *kernel, {x.get()}, 4096, {turns});
    queue->submit()->wait();
    return own(*queue).statistics().submissions - before;
  };
  uint64_t slow_ones = submissions(12000), fast_ones = submissions(1);
  EXPECT_GE(slow_ones, 20u);  // milliseconds each
  EXPECT_LT(fast_ones, slow_ones);
}

TEST_P(Windows, long_replays_go_launch_by_launch) {
  Longest scope("8");
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, slow(32));
  constexpr uint32_t count = 5000;
  constexpr int64_t turns = 2000;
  std::vector<hal::RecordedLaunch> list(4, {kernel.get(), {{0, 0, 4 * count}}, 0, 1, count});
  auto recording = device->record(list);
  for (int n = 0; n < 8; ++n) {
    auto x = filled(*device, *queue, std::vector<uint32_t>(count, 7));
    hal::Buffer* slots[] = {x.get()};
    auto before = own(*queue).statistics();
    queue->replay(*recording, slots, std::span(&turns, 1));
    auto got = read_back<uint32_t>(*queue, *x);
    for (uint32_t i = 0; i < count; i += 7)
      ASSERT_EQ(got[i], slow_value(7, i, 4 * turns)) << "replay " << n;
    auto after = own(*queue).statistics();
    if (n < 4) continue;
    EXPECT_GE(after.submissions - before.submissions, 3u);
    EXPECT_EQ(after.replays, before.replays);
  }
}

// What a recording takes is measured though none of its kernels was ever launched alone.
TEST(windows, replays_are_measured) {
  PUMICE_NEEDS_SOFTWARE();
  auto device = open_device();
  if (!device->info().fast_replay) GTEST_SKIP() << "no device addresses: replays are launches";
  auto queue = device->make_queue();
  auto kernel = build(*device, slow(32));
  std::vector<hal::RecordedLaunch> list(4, {kernel.get(), {{0, 0, 4096}}, 0, 1, 1024});
  auto recording = device->record(list);
  auto x = filled(*device, *queue, std::vector<uint32_t>(1024, 1));
  hal::Buffer* slots[] = {x.get()};
  int64_t turns = 1000;
  uint64_t before = own(*queue).statistics().measured;
  for (int n = 0; n < 3; ++n) {
    queue->replay(*recording, slots, std::span(&turns, 1));
    queue->submit()->wait();
  }
  read_back<uint32_t>(*queue, *x);
  launch(*queue, *kernel, {x.get()}, 1, {1});
  EXPECT_GE(own(*queue).statistics().measured - before, 2u);
}

TEST(windows, a_long_launch_is_timed_all_the_same) {
  PUMICE_NEEDS_SOFTWARE();
  Longest scope("2");
  auto device = open_device();
  auto queue = device->make_queue();
  auto kernel = build(*device, slow(32));
  auto x = filled(*device, *queue, std::vector<uint32_t>(4096, 1));
  hal::Binding binding = whole(*x);
  int64_t turns[] = {20, 8000};
  double seconds[2];
  for (int n = 0; n < 2; ++n)
    seconds[n] = queue->time(
        {kernel.get(), {&binding, 1}, std::as_bytes(std::span(&turns[n], 1)), 4096}, 1, 3);
  EXPECT_GT(seconds[0], 0);
  EXPECT_GT(seconds[1], 10 * seconds[0]);
}

// Each launch is traced with its time, in pieces or not.
TEST(windows, launches_in_pieces_are_traced) {
  PUMICE_NEEDS_SOFTWARE();
  Longest scope("1");
  setenv("PUMICE_DEBUG", "launches", 1);
  auto device = open_device();
  auto queue = device->make_queue();
  auto kernel = build(*device, slow(32));
  auto x = filled(*device, *queue, std::vector<uint32_t>(4096, 1));
  queue->submit()->wait();
  testing::internal::CaptureStderr();
  launch(*queue, *kernel, {x.get()}, 4096, {8000});
  std::string text = testing::internal::GetCapturedStderr();
  unsetenv("PUMICE_DEBUG");
  EXPECT_NE(text.find("slow count 4096 workgroup 32"), std::string::npos) << text;
  EXPECT_GT(own(*queue).statistics().pieces, 1u);
  EXPECT_EQ(read_back<uint32_t>(*queue, *x)[7], slow_value(1, 7, 8000));
}

TEST(split_grid, covers_every_workgroup_once) {
  const uint32_t limits[] = {7, 5, 4};
  for (uint64_t groups = 1; groups <= 140; ++groups)
    for (uint64_t most : {1, 2, 3, 6, 7, 8, 20, 34, 35, 36, 200}) {
      std::vector<int> seen(300);
      auto pieces = split_grid(groups, most, limits);
      for (const Grid& p : pieces)
        for (uint32_t z = 0; z < p.size[2]; ++z)
          for (uint32_t y = 0; y < p.size[1]; ++y)
            for (uint32_t x = 0; x < p.size[0]; ++x) {
              for (int d = 0; d < 3; ++d) ASSERT_LE(p.base[d] + p.size[d], limits[d]);
              uint64_t number =
                  (uint64_t(z + p.base[2]) * p.size[1] + y + p.base[1]) * p.size[0] + x + p.base[0];
              ASSERT_LT(number, seen.size());
              ++seen[number];
            }
      for (uint64_t g = 0; g < groups; ++g)
        ASSERT_EQ(seen[g], 1) << g << " of " << groups << " by " << most;
      for (int times : seen) ASSERT_LE(times, 1);
      if (groups <= 7) {
        for (const Grid& p : pieces) ASSERT_LE(p.size[0], most);
      }
    }
}

double instructions(const ir::Program& p, uint64_t count, std::vector<int64_t> scalars) {
  return Cost(work_of(p)).instructions(count, std::as_bytes(std::span(scalars)));
}

TEST(estimates, follow_loops_and_scalars) {
  auto program = slow(32);
  double one = instructions(program, 1, {1}), thousand = instructions(program, 1, {1000});
  EXPECT_GT(thousand, 100 * one);
  EXPECT_DOUBLE_EQ(instructions(program, 500, {1000}), 500 * thousand);
  EXPECT_GE(instructions(program, 10, {0}), 10);
  EXPECT_GE(instructions(program, 10, {-5}), 10);
  // A constant loop in one of a scalar over eight, in 32 bits.
  ProgramBuilder b("nested");
  auto x = b.buffer(DType::f32, false, true);
  auto length = b.apply(Op::div, {b.cast(b.scalar(0), DType::i32), b.integer(8, DType::i32)});
  auto outer = b.loop(length, {b.real(0)});
  auto inner = b.loop(b.integer(64, DType::i32), {outer + 1});
  b.end_loop({b.apply(Op::add, {inner + 1, b.real(1)})});
  b.end_loop({inner + 1});
  b.store(x, b.grid(DType::i32), outer + 1);
  double eight = instructions(b.program, 1, {8}), many = instructions(b.program, 1, {8000});
  EXPECT_GT(eight, 64);
  EXPECT_GT(many, 64 * 1000);
  EXPECT_NEAR(many / eight, 1000, 200);
}

TEST(estimates, learn_from_times) {
  auto cost = std::make_shared<Cost>(std::vector<hal::WorkTerm>{});
  std::atomic<double> device{1};
  Work work;
  work.add(cost, 1e6);
  EXPECT_DOUBLE_EQ(work.nanoseconds(device), 1e6);
  EXPECT_FALSE(cost->measured());
  work.learn(1e8, device);  // slower than thought: nearly all of it is the kernel's
  EXPECT_NEAR(work.nanoseconds(device), 1e8, 1e5);
  EXPECT_NEAR(device, 100, 1);
  work.learn(1e5, device);  // faster
  EXPECT_NEAR(work.nanoseconds(device), 1e5, 1);
  EXPECT_TRUE(cost->measured());
  for (int n = 0; n < 2; ++n) work.learn(1e6, device);
  EXPECT_GT(work.nanoseconds(device), 1e5);
  EXPECT_LT(work.nanoseconds(device), 2e5);  // short times rise slowly
  work.learn(1e9, device);
  EXPECT_NEAR(work.nanoseconds(device), 1e9, 1e6);  // long ones at once
  // A tiny launch that takes what any launch does says nothing of its pace.
  auto tiny = std::make_shared<Cost>(std::vector<hal::WorkTerm>{});
  Work small;
  small.add(tiny, 10);
  double pace = device;
  small.learn(15000, device);
  EXPECT_LE(tiny->pace, pace);
  EXPECT_EQ(device, pace);
  // The launches of one kernel correct it once, by their sum.
  auto often = std::make_shared<Cost>(std::vector<hal::WorkTerm>{});
  Work many;
  for (int n = 0; n < 3; ++n) many.add(often, 1e9), many.add(cost, 1);
  many.learn(6e9, device);
  EXPECT_NEAR(often->pace, 2, 0.1);
  EXPECT_EQ(often->samples, 1);
  // Nor do times that cannot be.
  small.learn(0, device);
  EXPECT_LE(tiny->pace, pace);
}

}  // namespace
}  // namespace pumice::test
