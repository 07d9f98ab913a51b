#include <numeric>

#include "hal/recording.h"
#include "support/program_builder.h"
#include "vulkan/device.h"

// Recordings as command buffers that are submitted again.
namespace pumice::test {
namespace {

class ReplayQueues : public testing::TestWithParam<Way> {
 protected:
  void SetUp() override { PUMICE_NEEDS_VULKAN(); }
};
INSTANTIATE_TEST_SUITE_P(vulkan, ReplayQueues, all_ways(), way_name);

// x[i] = x[i] * scalar + i
ir::Program step() {
  ProgramBuilder b("step");
  auto x = b.buffer(DType::u32, true, true);
  auto factor = b.scalar(0, DType::i32);
  auto i = b.grid(DType::i32);
  auto next = b.apply(ir::Op::mul, {b.load(x, i), b.bitcast(factor, DType::u32)});
  b.store(x, i, b.apply(ir::Op::add, {next, b.bitcast(i, DType::u32)}));
  b.program.workgroup = 32;
  return b.program;
}

TEST_P(ReplayQueues, recordings_of_any_length_are_exact) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, step());
  for (int launches : {0, 1, 99, 100, 101, 1000}) {
    std::vector<hal::RecordedLaunch> list(size_t(launches),
                                          {kernel.get(), {{0, 0, 308}}, 0, 1, 77});
    auto recording = device->record(list);
    for (int64_t factor : {3, 5, 5, 7}) {
      std::vector<uint32_t> want(77);
      std::iota(want.begin(), want.end(), uint32_t(factor));
      auto x = filled(*device, *queue, want);
      hal::Buffer* slots[] = {x.get()};
      queue->replay(*recording, slots, std::span(&factor, 1));
      for (int n = 0; n < launches; ++n)
        for (uint32_t i = 0; i < 77; ++i) want[i] = want[i] * uint32_t(factor) + i;
      EXPECT_EQ(read_back<uint32_t>(*queue, *x), want) << launches;
    }
  }
}

TEST_P(ReplayQueues, a_replay_is_one_submission) {
  auto device = open_device(GetParam());
  bool addresses = has_addresses(GetParam()) && has_int64(*device);
  EXPECT_EQ(device->info().fast_replay, addresses);
  auto queue = device->make_queue();
  auto& inner = own(*queue);
  auto kernel = build(*device, step());
  std::vector<hal::RecordedLaunch> list(500, {kernel.get(), {{0, 0, 128}}, 0, 1, 32});
  auto recording = device->record(list);
  auto x = filled(*device, *queue, std::vector<uint32_t>(32, 1));
  queue->submit()->wait();
  hal::Buffer* slots[] = {x.get()};
  int64_t factor = 3;
  uint64_t before = inner.statistics().submissions;
  for (int n = 0; n < 10; ++n) queue->replay(*recording, slots, std::span(&factor, 1));
  uint64_t made = inner.statistics().submissions - before;
  if (addresses)
    EXPECT_EQ(made, 10u);
  else
    EXPECT_GE(made, 40u);
  std::vector<uint32_t> want(32, 1);
  for (int n = 0; n < 5000; ++n)
    for (uint32_t i = 0; i < 32; ++i) want[i] = want[i] * 3 + i;
  EXPECT_EQ(read_back<uint32_t>(*queue, *x), want);
}

// Memory that a recording takes may still be written by work in flight that had it before.
TEST_P(ReplayQueues, tables_are_apart_from_what_runs) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, step());
  constexpr uint64_t count = 1 << 16;
  auto x = filled(*device, *queue, std::vector<uint32_t>(32, 1));
  for (int n = 0; n < 10; ++n) {
    std::vector<hal::RecordedLaunch> list(100, {kernel.get(), {{0, 0, 128}}, 0, 1, 32});
    auto recording = device->record(list);
    {
      auto busy = device->allocate(4 * count, hal::Memory::device);
      for (int i = 0; i < 10; ++i) launch(*queue, *kernel, {busy.get()}, count, {3});
    }
    hal::Buffer* slots[] = {x.get()};
    int64_t factor = 3;
    queue->replay(*recording, slots, std::span(&factor, 1));
  }
  std::vector<uint32_t> want(32, 1);
  for (int n = 0; n < 1000; ++n)
    for (uint32_t i = 0; i < 32; ++i) want[i] = want[i] * 3 + i;
  EXPECT_EQ(read_back<uint32_t>(*queue, *x), want);
}

// Steps that can run side by side are moved together, between two barriers.
TEST(recordings, independent_launches_share_barriers) {
  PUMICE_NEEDS_VULKAN();
  using namespace backends::vulkan;
  auto device = open_device();
  auto queue = device->make_queue();
  auto kernel = build(*device, step());
  std::vector<hal::RecordedLaunch> list;
  for (uint32_t chain = 0; chain < 8; ++chain)
    for (int n = 0; n < 5; ++n) list.push_back({kernel.get(), {{chain, 0, 128}}, 0, 1, 32});
  auto recording = device->record(list);
  std::vector<std::unique_ptr<hal::Buffer>> xs;
  std::vector<hal::Buffer*> slots;
  for (int i = 0; i < 8; ++i) {
    xs.push_back(filled(*device, *queue, std::vector<uint32_t>(32, 1)));
    slots.push_back(xs.back().get());
  }
  int64_t factor = 3;
  queue->replay(*recording, slots, std::span(&factor, 1));
  auto commands = dynamic_cast<LastingRecording&>(*recording).on(own(*queue).context());
  EXPECT_EQ(commands->launches(), 40u);
  EXPECT_EQ(commands->barriers(), 4u);
  for (auto& x : xs) EXPECT_EQ(read_back<uint32_t>(*queue, *x)[0], 243u);
}

TEST_P(ReplayQueues, launches_are_timed_by_the_device) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, step());
  auto time_of = [&](uint64_t count) {
    auto x = device->allocate(4 * count, hal::Memory::device);
    hal::Binding binding = whole(*x);
    int64_t factor = 1;
    return queue->time({kernel.get(), {&binding, 1}, std::as_bytes(std::span(&factor, 1)), count},
                       1, 5);
  };
  double small = time_of(32), large = time_of(4 << 20);
  EXPECT_GT(small, 0);
  EXPECT_GT(large, 2 * small);
  EXPECT_LT(large, 5);
}

}  // namespace
}  // namespace pumice::test
