#include <atomic>
#include <mutex>
#include <numeric>
#include <thread>

#include "support/program_builder.h"
#include "vulkan/device.h"
#include "vulkan/faults.h"

// Much at once: launches in flight, threads, bytes.
namespace pumice::test {
namespace {

using ir::Op;
using Values = std::vector<uint32_t>;

// y[i] = x[i] * 3 + s
ir::Program affine() {
  ProgramBuilder b("affine");
  auto x = b.buffer(DType::u32, true, false), y = b.buffer(DType::u32, false, true);
  auto i = b.grid(DType::i32);
  auto next = b.apply(Op::mul, {b.load(x, i), b.integer(3, DType::u32)});
  b.store(y, i, b.apply(Op::add, {next, b.cast(b.scalar(0), DType::u32)}));
  b.program.workgroup = 32;
  return b.program;
}

class Stress : public testing::TestWithParam<Way> {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_VULKAN();
    device = open_device(GetParam());
  }
  std::unique_ptr<hal::Device> device;
  Watchdog watchdog{120};
};
INSTANTIATE_TEST_SUITE_P(vulkan, Stress, all_ways(), way_name);

// Each launch reads what the one before wrote, in a buffer that is dropped at once. With a second
// queue freed memory waits for both of them; nothing waits for the host until the end.
TEST_P(Stress, ten_thousand_launches_with_buffers_dropped_while_in_use) {
  for (bool two : {false, true}) {
    auto queue = device->make_queue();
    auto second = two ? device->make_queue() : nullptr;
    auto kernel = build(*device, affine());
    constexpr size_t length = 61;
    Values want(length, 5);
    auto x = filled(*device, *queue, want);
    for (int n = 0; n < 10'000; ++n) {
      // Sizes differ, so that memory is cut and joined all the time.
      auto next = device->allocate(length * 4 + uint64_t(n % 7) * 1000, hal::Memory::device);
      launch(*queue, *kernel, {x.get(), next.get()}, length, {n});
      x = std::move(next);
      if (n % 1000 == 500) kernel = build(*device, affine());  // the last is dropped in use
      for (auto& w : want) w = w * 3 + uint32_t(n);
    }
    Values got(length);
    queue->download(std::as_writable_bytes(std::span(got)), {x.get(), 0, length * 4})->wait();
    EXPECT_EQ(got, want);
  }
}

// Eight threads with a queue each share kernels, and free what others made.
TEST_P(Stress, eight_threads_hand_each_other_buffers) {
  auto kernel = build(*device, affine());
  constexpr size_t length = 100;
  struct Item {
    std::unique_ptr<hal::Buffer> buffer;
    uint32_t value;
  };
  std::mutex mutex;
  std::vector<Item> shelf;
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (uint32_t t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      auto queue = device->make_queue();
      for (uint32_t round = 0; round < 40; ++round) {
        auto x = filled(*device, *queue, Values(length, t * 100 + round));
        auto y = device->allocate(length * 4, hal::Memory::device);
        launch(*queue, *kernel, {x.get(), y.get()}, length, {int64_t(round)});
        queue->submit()->wait();
        Item mine{std::move(y), (t * 100 + round) * 3 + round}, other;
        {
          std::lock_guard lock(mutex);
          shelf.push_back(std::move(mine));
          std::swap(shelf[round * 7 % shelf.size()], shelf.back());
          other = std::move(shelf.back());
          shelf.pop_back();
        }
        auto z = device->allocate(length * 4, hal::Memory::host_visible);
        launch(*queue, *kernel, {other.buffer.get(), z.get()}, length, {1});
        if (read_back<uint32_t>(*queue, *other.buffer) != Values(length, other.value)) ++wrong;
        if (read_back<uint32_t>(*queue, *z) != Values(length, other.value * 3 + 1)) ++wrong;
      }
    });
  for (auto& t : threads) t.join();
  EXPECT_EQ(wrong, 0);
  shelf.clear();
  EXPECT_EQ(device->memory_stats().in_use, 0u);
}

// Few elements far apart, so that little of the memory is ever touched.
TEST(large_buffers, beyond_4_gib_are_reached_by_address) {
  PUMICE_NEEDS_VULKAN();
  auto device = open_device(Way::addresses);
  constexpr uint64_t bytes = (uint64_t(5) << 30) + 12, stride = (uint64_t(1) << 28) + 3;
  auto queue = device->make_queue();
  ProgramBuilder b("far");
  auto y = b.buffer(DType::i32, false, true);
  auto at = b.apply(Op::mul, {b.grid(), b.integer(int64_t(stride))});
  b.store(y, at, b.cast(b.apply(Op::add, {b.grid(), b.integer(7)}), DType::i32));
  b.program.workgroup = 1;
  std::unique_ptr<hal::Buffer> out;
  try {
    out = device->allocate(bytes, hal::Memory::device);
  } catch (const DeviceError& e) {
    GTEST_SKIP() << "no 5 GiB here: " << e.what();
  }
  auto kernel = build(*device, b.program);
  constexpr uint64_t count = (bytes / 4 - 1) / stride + 1;
  static_assert((count - 1) * stride * 4 > uint64_t(1) << 32);
  launch(*queue, *kernel, {out.get()}, count);
  for (uint64_t i = 0; i < count; ++i) {
    int32_t got = 0;
    hal::Binding element{out.get(), i * stride * 4, 4};
    queue->download(std::as_writable_bytes(std::span(&got, 1)), element)->wait();
    EXPECT_EQ(got, int32_t(i + 7));
  }
  // The last bytes, uploaded and copied.
  std::vector<uint8_t> odd{1, 2, 3, 4, 5}, back(5);
  queue->upload({out.get(), bytes - 5, 5}, std::as_bytes(std::span(odd)));
  queue->copy({out.get(), 1, 5}, {out.get(), bytes - 5, 5});
  queue->download(std::as_writable_bytes(std::span(back)), {out.get(), 1, 5})->wait();
  EXPECT_EQ(back, odd);
}

// A driver whose bindings end at 1 MiB: addresses reach beyond, bindings are refused.
TEST_P(Stress, storage_ranges_of_one_mib) {
  Faults faults;
  faults.limit_storage_range(1 << 20);
  {
    auto limited = faults.open(GetParam());
    auto queue = limited->make_queue();
    auto kernel = build(*limited, affine());
    Values start(1 << 20);
    std::iota(start.begin(), start.end(), 1u);
    auto x = filled(*limited, *queue, start);
    auto y = limited->allocate(start.size() * 4, hal::Memory::device);
    bool reaches = has_addresses(GetParam());
    EXPECT_EQ(limited->info().max_binding_bytes, reaches ? UINT64_MAX : uint64_t(1) << 20);
    if (reaches) {
      launch(*queue, *kernel, {x.get(), y.get()}, start.size(), {1});
    } else {
      try {
        launch(*queue, *kernel, {x.get(), y.get()}, start.size(), {1});
        ADD_FAILURE() << "bound 4 MiB";
      } catch (const DeviceError& e) {
        EXPECT_NE(
            std::string(e.what()).find("affine binds 4194304 bytes, the device takes 1048576"),
            std::string::npos)
            << e.what();
      }
      // In pieces of the limit every byte is reached.
      constexpr uint64_t piece = 1 << 20;
      for (uint64_t at = 0; at < start.size() * 4; at += piece) {
        hal::Binding bindings[] = {{x.get(), at, piece}, {y.get(), at, piece}};
        int64_t one = 1;
        queue->launch({kernel.get(), bindings, std::as_bytes(std::span(&one, 1)), piece / 4});
      }
    }
    for (auto& v : start) v = v * 3 + 1;
    EXPECT_EQ(read_back<uint32_t>(*queue, *y), start);
  }
  EXPECT_TRUE(faults.misuse().empty());
}

}  // namespace
}  // namespace pumice::test
