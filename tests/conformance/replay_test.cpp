#include <numeric>

#include "pumice/error.h"
#include "suite.h"

// Recordings and timed launches.
namespace pumice::test {
namespace {

std::string place_name(const ::testing::TestParamInfo<Place>& info) {
  return std::string(info.param.backend->name) + std::to_string(info.param.index);
}
class Replays : public Conformance {
 protected:
  using Values = std::vector<int32_t>;
  // Slot 1 += slot 0 * scalar n, for each n; slot 2 += slot 1 * 3 after each.
  std::unique_ptr<hal::Recording> chain(hal::Executable& kernel, uint32_t scalars, uint64_t count) {
    std::vector<hal::RecordedLaunch> list;
    for (uint32_t n = 0; n < scalars; ++n) {
      list.push_back({&kernel, {{0, 0, 4 * count}, {1, 0, 4 * count}}, n, 1, count});
      list.push_back({&kernel, {{1, 0, 4 * count}, {2, 0, 4 * count}}, scalars, 1, count});
    }
    return device->record(list);
  }
  static int32_t expected(int32_t x, const std::vector<int64_t>& scalars) {
    uint32_t y = 0, z = 0;
    for (size_t n = 0; n + 1 < scalars.size(); ++n) {
      y += uint32_t(x) * uint32_t(scalars[n]);
      z += y * uint32_t(scalars.back());
    }
    return int32_t(z);
  }
};
INSTANTIATE_TEST_SUITE_P(devices, Replays, ::testing::ValuesIn(places()), place_name);

TEST_P(Replays, with_other_buffers_and_scalars) {
  auto kernel = load(multiply_add());
  auto recording = chain(*kernel, 20, 100);
  std::vector<std::unique_ptr<hal::Buffer>> kept;
  std::vector<int32_t> want;
  for (int32_t run = 0; run < 12; ++run) {
    std::vector<int64_t> scalars(21, 3);
    std::iota(scalars.begin(), scalars.begin() + 20, run);
    std::vector<hal::Buffer*> slots;
    for (int32_t first : {run + 1, 0, 0}) {
      kept.push_back(buffer_of(*queue, Values(100, first)));
      slots.push_back(kept.back().get());
    }
    queue->replay(*recording, slots, scalars);
    want.push_back(expected(run + 1, scalars));
  }
  for (size_t run = 0; run < want.size(); ++run)
    expect_results(read<int32_t>(*queue, *kept[3 * run + 2]) == Values(100, want[run]));
}

TEST_P(Replays, are_ordered_with_launches_and_copies) {
  auto kernel = load(multiply_add());
  auto x = buffer_of(*queue, Values(100, 1)), y = buffer_of(*queue, Values(100, 0)),
       z = buffer(400);
  std::vector<hal::RecordedLaunch> list{
      {kernel.get(), {{0, 0, 400}, {1, 0, 400}}, 0, 1, 100},
      {kernel.get(), {{0, 0, 400}, {1, 0, 400}}, 1, 1, 0},  // no items
  };
  auto recording = device->record(list);
  hal::Buffer* slots[] = {x.get(), y.get()};
  int32_t want = 0;
  for (int32_t n = 0; n < 50; ++n) {
    int64_t scalars[] = {n, 1000};
    launch(*queue, *kernel, {whole(x), whole(y)}, {5}, 100);
    queue->replay(*recording, slots, scalars);
    queue->copy(whole(z), whole(y));
    launch(*queue, *kernel, {whole(z), whole(y)}, {1}, 100);
    want = int32_t(2u * uint32_t(want + 5 + n));
  }
  expect_results(read<int32_t>(*queue, *y) == Values(100, want));
}

TEST_P(Replays, independent_launches_may_change_places) {
  auto kernel = load(count_up()), add = load(multiply_add());
  uint64_t step = std::max<uint64_t>(device->info().binding_alignment, 64);
  auto count = step / 4;
  std::vector<hal::RecordedLaunch> list;
  std::vector<int64_t> scalars;
  for (uint32_t part = 0; part < 16; ++part) {
    list.push_back({kernel.get(), {{0, part * step, step}}, uint32_t(scalars.size()), 1, count});
    scalars.push_back(100 * part);
    list.push_back({add.get(),
                    {{0, part * step, step}, {1, part * step, step}},
                    uint32_t(scalars.size()),
                    1,
                    count});
    scalars.push_back(2);
  }
  auto recording = device->record(list);
  auto a = buffer(16 * step), b = buffer_of(*queue, Values(16 * count, 1));
  hal::Buffer* slots[] = {a.get(), b.get()};
  queue->replay(*recording, slots, scalars);
  Values want;
  for (int32_t part = 0; part < 16; ++part)
    for (int32_t i = 0; i < int32_t(count); ++i) want.push_back(1 + 2 * (100 * part + i));
  expect_results(read<int32_t>(*queue, *b) == want);
}

TEST_P(Replays, may_be_dropped_in_flight) {
  auto z = buffer_of(*queue, Values(1000, 0));
  int32_t want = 0;
  {
    auto kernel = load(multiply_add());
    auto recording = chain(*kernel, 100, 1000);
    auto x = buffer_of(*queue, Values(1000, 2)), y = buffer_of(*queue, Values(1000, 0));
    hal::Buffer* slots[] = {x.get(), y.get(), z.get()};
    std::vector<int64_t> scalars(101, 1);
    queue->replay(*recording, slots, scalars);
    want = expected(2, scalars);
    recording.reset();
  }
  expect_results(read<int32_t>(*queue, *z) == Values(1000, want));
}

TEST_P(Replays, misuse_is_found) {
  auto kernel = load(multiply_add());
  auto recording = chain(*kernel, 1, 100);
  auto x = buffer(400), y = buffer(400), small = buffer(100);
  int64_t scalars[] = {1, 2};
  hal::Buffer* twice[] = {x.get(), y.get(), y.get()};
  EXPECT_THROW(queue->replay(*recording, twice, scalars), InternalError);
  hal::Buffer* few[] = {x.get(), y.get()};
  EXPECT_THROW(queue->replay(*recording, few, scalars), InternalError);
  hal::Buffer* short_one[] = {x.get(), y.get(), small.get()};
  EXPECT_THROW(queue->replay(*recording, short_one, scalars), InternalError);
  hal::RecordedLaunch wrong{kernel.get(), {{0, 0, 400}}, 0, 1, 100};
  EXPECT_THROW(device->record(std::span(&wrong, 1)), InternalError);
}

TEST_P(Replays, launches_are_timed) {
  auto kernel = load(multiply_add());
  auto x = buffer_of(*queue, Values(1 << 16, 1)), y = buffer_of(*queue, Values(1 << 16, 0));
  hal::Binding bindings[] = {whole(x), whole(y)};
  int64_t factor = 1;
  hal::Launch launch{kernel.get(), bindings, std::as_bytes(std::span(&factor, 1)), 1 << 16};
  double seconds = queue->time(launch, 2, 5);
  EXPECT_GE(seconds, 0);
  EXPECT_LT(seconds, 10);
  EXPECT_TRUE(seconds > 1e-7 || !computes()) << seconds;
  expect_results(read<int32_t>(*queue, *y) == Values(1 << 16, 7));  // each run is a real one
}

}  // namespace
}  // namespace pumice::test
