#include <unistd.h>

#include <atomic>
#include <numeric>
#include <thread>

#include "backends/vulkan/hazards.h"
#include "backends/vulkan/pipeline.h"
#include "hal/grid.h"
#include "support/program_builder.h"
#include "vulkan/device.h"

namespace pumice::test {
namespace {

using backends::vulkan::Hazards;
using ir::Op;

class Queues : public testing::TestWithParam<Way> {
 protected:
  void SetUp() override { PUMICE_NEEDS_VULKAN(); }
};
INSTANTIATE_TEST_SUITE_P(vulkan, Queues, all_ways(), way_name);

// x[i] = x[i] * 3 + i
ir::Program step() {
  ProgramBuilder b("step");
  auto x = b.buffer(DType::u32, true, true);
  auto i = b.grid(DType::i32);
  auto next = b.apply(Op::mul, {b.load(x, i), b.integer(3, DType::u32)});
  b.store(x, i, b.apply(Op::add, {next, b.bitcast(i, DType::u32)}));
  b.program.workgroup = 32;
  return b.program;
}

// out[i] = a[i] + sum of the scalars
ir::Program add_scalars(int scalars, bool from_a) {
  ProgramBuilder b("add_scalars");
  auto a = b.buffer(DType::i64, true, false), out = b.buffer(DType::i64, false, true);
  auto i = b.grid();
  auto sum = from_a ? b.load(a, i) : b.integer(0);
  for (int s = 0; s < scalars; ++s) sum = b.apply(Op::add, {sum, b.scalar(0)});
  b.store(out, i, sum);
  b.program.workgroup = 64;
  return b.program;
}

TEST_P(Queues, dependent_launches_are_exact_in_any_window) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, step());
  for (int launches : {1, 7, 8, 9, 99, 100, 101, 1000}) {
    std::vector<uint32_t> want(77);
    std::iota(want.begin(), want.end(), 5u);
    auto x = filled(*device, *queue, want);
    for (int n = 0; n < launches; ++n) {
      launch(*queue, *kernel, {x.get()}, want.size());
      for (uint32_t i = 0; i < want.size(); ++i) want[i] = want[i] * 3 + i;
    }
    EXPECT_EQ(read_back<uint32_t>(*queue, *x), want) << launches;
  }
}

TEST_P(Queues, barriers_stand_only_where_a_hazard_is) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto& inner = own(*queue);
  auto kernel = build(*device, step());
  std::vector<std::unique_ptr<hal::Buffer>> xs;
  for (int i = 0; i < 6; ++i) xs.push_back(filled(*device, *queue, std::vector<uint32_t>(32, 1)));
  queue->submit()->wait();
  uint64_t before = inner.statistics().barriers;
  for (auto& x : xs) launch(*queue, *kernel, {x.get()}, 32);
  EXPECT_EQ(inner.statistics().barriers, before);  // all independent
  launch(*queue, *kernel, {xs[3].get()}, 32);
  EXPECT_EQ(inner.statistics().barriers, before + 1);
  launch(*queue, *kernel, {xs[4].get()}, 32);  // ordered by the same barrier
  EXPECT_EQ(inner.statistics().barriers, before + 1);
  EXPECT_EQ(read_back<uint32_t>(*queue, *xs[3])[1], (1u * 3 + 1) * 3 + 1);
}

TEST_P(Queues, parts_of_one_buffer_are_independent) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto& inner = own(*queue);
  auto kernel = build(*device, step());
  auto x = filled(*device, *queue, std::vector<uint32_t>(256, 1));
  queue->submit()->wait();
  uint64_t before = inner.statistics().barriers;
  for (uint64_t part = 0; part < 4; ++part) {
    hal::Binding binding{x.get(), part * 256, 256};
    queue->launch({kernel.get(), std::span(&binding, 1), {}, 64});
  }
  EXPECT_EQ(inner.statistics().barriers, before);
  auto got = read_back<uint32_t>(*queue, *x);
  for (uint32_t i = 0; i < 256; ++i) ASSERT_EQ(got[i], 3 + i % 64);
}

TEST_P(Queues, buffers_may_go_while_in_use) {
  auto device = open_device(GetParam());
  PUMICE_NEEDS_INT64(*device);
  auto queue = device->make_queue();
  auto kernel = build(*device, add_scalars(1, true));
  std::vector<int64_t> start(513, 7);
  auto a = filled(*device, *queue, start);
  for (int n = 0; n < 2000; ++n) {
    auto next = device->allocate(start.size() * 8, hal::Memory::device);
    launch(*queue, *kernel, {a.get(), next.get()}, start.size(), {n});
    a = std::move(next);  // the one before goes, still read by the launch
  }
  kernel.reset();
  int64_t want = 7 + 2000 * 1999 / 2;
  EXPECT_EQ(read_back<int64_t>(*queue, *a), std::vector<int64_t>(513, want));
  EXPECT_LE(device->memory_stats().reserved, uint64_t(64) << 20);
}

TEST_P(Queues, constants_of_any_number) {
  auto device = open_device(GetParam());
  PUMICE_NEEDS_INT64(*device);
  auto queue = device->make_queue();
  for (int scalars : {0, 1, 12, 13, 14, 15, 16, 25, 200}) {
    auto kernel = build(*device, add_scalars(scalars, true));
    auto a = filled(*device, *queue, std::vector<int64_t>(100, 1000));
    auto out = device->allocate(800, hal::Memory::device);
    std::vector<int64_t> values;
    int64_t want = 1000;
    for (int s = 0; s < scalars; ++s) {
      values.push_back((s % 2 ? -1 : 1) * (int64_t(1) << 33) + s);
      want += values.back();
    }
    // Several in one window, each with its own constants.
    auto second = device->allocate(800, hal::Memory::device);
    launch(*queue, *kernel, {a.get(), second.get()}, 100, values);
    auto other = values;
    for (auto& v : other) v = 1;
    launch(*queue, *kernel, {a.get(), out.get()}, 100, other);
    EXPECT_EQ(read_back<int64_t>(*queue, *second)[99], want) << scalars;
    EXPECT_EQ(read_back<int64_t>(*queue, *out)[99], 1000 + scalars);
  }
}

TEST_P(Queues, zero_counts_and_empty_buffers_do_nothing) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, step());
  auto x = filled(*device, *queue, std::vector<uint32_t>{1, 2, 3});
  launch(*queue, *kernel, {x.get()}, 0);
  EXPECT_EQ(read_back<uint32_t>(*queue, *x), (std::vector<uint32_t>{1, 2, 3}));
  auto empty = device->allocate(0, hal::Memory::device);
  EXPECT_EQ(empty->size(), 0u);
  queue->upload(whole(*empty), {});
  queue->copy(whole(*empty), whole(*empty));
  EXPECT_TRUE(read_back<uint32_t>(*queue, *empty).empty());
}

TEST_P(Queues, grids_beyond_one_dimension) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  for (int workgroup : {1, 64}) {
    ProgramBuilder b("number");
    auto out = b.buffer(DType::i32, false, true);
    auto i = b.grid(DType::i32);
    b.store(out, i, i);
    b.program.workgroup = workgroup;
    auto kernel = build(*device, b.program);
    for (uint64_t count : {65535, 65536, 65537, 65535 * 2 + 1, 65536 * 64, 1 << 20}) {
      if (workgroup == 1 && count > (1 << 20)) continue;
      auto x = filled(*device, *queue, std::vector<int32_t>(count + 64, -1));
      launch(*queue, *kernel, {x.get()}, count);
      auto got = read_back<int32_t>(*queue, *x);
      for (uint64_t n = 0; n < got.size(); ++n)
        ASSERT_EQ(got[n], n < count ? int32_t(n) : -1) << count << " workgroup " << workgroup;
    }
  }
}

TEST_P(Queues, odd_sizes_and_offsets_move_exactly) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  for (size_t bytes : {1, 3, 255, 257, 4097, (4 << 20) + 5, (9 << 20) + 1}) {
    std::vector<uint8_t> in(bytes);
    for (size_t i = 0; i < bytes; ++i) in[i] = uint8_t(i * 7 + i / 251);
    auto a = filled(*device, *queue, in);
    auto c = device->allocate(bytes + 13, hal::Memory::device);
    queue->copy({c.get(), 13, bytes}, whole(*a));
    std::vector<uint8_t> out(bytes);
    queue->download(std::as_writable_bytes(std::span(out)), {c.get(), 13, bytes})->wait();
    EXPECT_EQ(in, out) << bytes;
    // Through staging, behind work in flight.
    queue->copy({c.get(), 0, 1}, {a.get(), 0, 1});
    for (auto& v : in) v = uint8_t(v + 1);
    queue->upload(whole(*a), std::as_bytes(std::span(in)));
    queue->copy({c.get(), 13, bytes}, whole(*a));
    queue->download(std::as_writable_bytes(std::span(out)), {c.get(), 13, bytes})->wait();
    EXPECT_EQ(in, out) << bytes;
  }
}

TEST_P(Queues, a_long_copy_is_many_submissions) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  constexpr uint64_t bytes = (uint64_t(512) << 20) + 12;
  auto a = device->allocate(bytes, hal::Memory::device);
  auto b = device->allocate(bytes, hal::Memory::device);
  constexpr uint64_t mib = 1 << 20;
  const uint64_t places[] = {0, 256 * mib - 8, 256 * mib, 512 * mib - 8, 512 * mib};
  for (uint64_t at : places) queue->upload({a.get(), at, 8}, std::as_bytes(std::span(&at, 1)));
  queue->submit()->wait();
  uint64_t before = own(*queue).statistics().submissions;
  queue->copy({b.get(), 4, bytes - 4}, {a.get(), 0, bytes - 4});  // not aligned as a kernel needs
  queue->submit()->wait();
  EXPECT_EQ(own(*queue).statistics().submissions - before, 3u);
  for (uint64_t at : places) {
    uint64_t got = 0;
    queue->download(std::as_writable_bytes(std::span(&got, 1)), {b.get(), at + 4, 8})->wait();
    EXPECT_EQ(got, at);
  }
}

TEST_P(Queues, copies_by_kernel_are_exact) {
  setenv("PUMICE_VULKAN_KERNEL_COPY", "64", 1);
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  for (size_t bytes : {63, 64, 65, 79, 80, 1000, 70001})
    for (uint64_t offset : {0, 64, 3}) {
      std::vector<uint8_t> in(bytes + offset), out(bytes + 100);
      for (size_t i = 0; i < in.size(); ++i) in[i] = uint8_t(i * 7 + i / 251);
      auto a = filled(*device, *queue, in), c = filled(*device, *queue, out);
      queue->copy({c.get(), 64, bytes}, {a.get(), offset, bytes});
      std::copy(in.begin() + int64_t(offset), in.end(), out.begin() + 64);
      EXPECT_EQ(read_back<uint8_t>(*queue, *c), out) << bytes << " at " << offset;
    }
  unsetenv("PUMICE_VULKAN_KERNEL_COPY");
}

TEST_P(Queues, host_visible_buffers_show_what_kernels_wrote) {
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  auto kernel = build(*device, step());
  auto x = device->allocate(400, hal::Memory::host_visible);
  ASSERT_NE(x->host(), nullptr);
  auto values = reinterpret_cast<uint32_t*>(x->host());
  std::fill(values, values + 100, 2u);
  launch(*queue, *kernel, {x.get()}, 100);
  auto fence = queue->submit();
  fence->wait();
  EXPECT_TRUE(fence->done());
  for (uint32_t i = 0; i < 100; ++i) EXPECT_EQ(values[i], 6 + i);
  EXPECT_EQ(device->allocate(4, hal::Memory::device)->host(), nullptr);
}

TEST_P(Queues, fences_outlive_their_queue_and_device) {
  std::unique_ptr<hal::Fence> fence;
  {
    auto device = open_device(GetParam());
    auto queue = device->make_queue();
    auto kernel = build(*device, step());
    auto x = filled(*device, *queue, std::vector<uint32_t>(10, 1));
    launch(*queue, *kernel, {x.get()}, 10);
    fence = queue->submit();
  }
  fence->wait();
  EXPECT_TRUE(fence->done());
}

TEST_P(Queues, two_queues_of_one_device) {
  auto device = open_device(GetParam());
  auto first = device->make_queue(), second = device->make_queue();
  auto kernel = build(*device, step());
  auto x = filled(*device, *first, std::vector<uint32_t>(64, 1));
  first->submit()->wait();
  for (int n = 0; n < 50; ++n) {
    auto& queue = n % 2 ? *first : *second;
    auto scratch = device->allocate(256, hal::Memory::device);
    launch(queue, *kernel, {scratch.get()}, 64);
    launch(queue, *kernel, {x.get()}, 64);
    queue.submit()->wait();
  }
  std::vector<uint32_t> want(64, 1);
  for (int n = 0; n < 50; ++n)
    for (uint32_t i = 0; i < 64; ++i) want[i] = want[i] * 3 + i;
  EXPECT_EQ(read_back<uint32_t>(*second, *x), want);
}

TEST_P(Queues, memory_statistics_follow_buffers) {
  auto device = open_device(GetParam());
  EXPECT_EQ(device->memory_stats().in_use, 0u);
  auto a = device->allocate(1000, hal::Memory::device);
  auto used = device->memory_stats().in_use;
  EXPECT_GE(used, 1000u);
  auto b = device->allocate(1 << 20, hal::Memory::device);
  EXPECT_GE(device->memory_stats().peak, used + (1 << 20));
  a.reset();
  b.reset();
  EXPECT_EQ(device->memory_stats().in_use, 0u);
  EXPECT_GE(device->memory_stats().reserved, uint64_t(1) << 20);
  try {
    device->allocate(uint64_t(1) << 50, hal::Memory::device);
    ADD_FAILURE() << "a petabyte was allocated";
  } catch (const DeviceError& e) {
    EXPECT_NE(std::string(e.what()).find("asked 1125899906842624 bytes"), std::string::npos);
  }
  EXPECT_NO_THROW(device->allocate(1 << 20, hal::Memory::device));
}

TEST_P(Queues, kernels_beyond_the_limits_are_refused) {
  auto device = open_device(GetParam());
  auto program = step();
  program.workgroup = 1 << 20;
  EXPECT_THROW(build(*device, program), CompileError);
  program.workgroup = 0;
  EXPECT_THROW(build(*device, program), CompileError);
  ProgramBuilder b("many");
  auto value = b.integer(1, DType::i32);
  for (int i = 0; i < 100; ++i)
    b.store(b.buffer(DType::i32, false, true), b.grid(DType::i32), value);
  const auto& limits = static_cast<backends::vulkan::Device&>(*device).capabilities().limits;
  bool fits = limits.maxPerStageDescriptorStorageBuffers >= 100;
  if (fits || (has_addresses(GetParam()) && has_int64(*device)))
    EXPECT_NO_THROW(build(*device, b.program));
  else
    EXPECT_THROW(build(*device, b.program), CompileError);
}

TEST_P(Queues, threads_share_a_device) {
  auto device = open_device(GetParam());
  std::vector<std::thread> threads;
  std::atomic<int> right = 0;
  for (uint32_t t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      auto queue = device->make_queue();
      auto kernel = build(*device, step());
      std::vector<uint32_t> want(100, t);
      auto x = filled(*device, *queue, want);
      for (int n = 0; n < 60; ++n) {
        auto scratch = device->allocate(400, hal::Memory::device);
        launch(*queue, *kernel, {x.get()}, 100);
        queue->copy(whole(*scratch), whole(*x));
        queue->copy(whole(*x), whole(*scratch));
        for (uint32_t i = 0; i < 100; ++i) want[i] = want[i] * 3 + i;
      }
      if (read_back<uint32_t>(*queue, *x) == want) ++right;
    });
  for (auto& t : threads) t.join();
  EXPECT_EQ(right, 8);
}

TEST(timeline, failures_are_kept_for_what_depends_on_them) {
  PUMICE_NEEDS_VULKAN();
  using namespace backends::vulkan;
  Instance& made = instance();
  VkPhysicalDevice physical = made.devices[size_t(test_device())];
  auto context = std::make_shared<Context>(made, physical, examine(made, physical));
  Timeline timeline(context);
  timeline.wait(0);  // nothing submitted: nothing to wait for
  timeline.fail(2, DeviceError("vulkan", "vkQueueSubmit", -4, "device lost"));
  timeline.fail(3, DeviceError("vulkan", "vkWaitSemaphores", -1, "a later one"));
  EXPECT_TRUE(timeline.failed());
  EXPECT_NO_THROW(timeline.wait(0));
  for (int again = 0; again < 2; ++again) {
    try {
      timeline.wait(5);
      ADD_FAILURE() << "the failure is lost";
    } catch (const DeviceError& e) {
      EXPECT_EQ(e.call(), "vkQueueSubmit");
      EXPECT_EQ(e.code(), -4);
    }
  }
  EXPECT_TRUE(timeline.reached(2));
}

TEST(fold_grid, covers_with_little_to_spare) {
  uint32_t limits[] = {65535, 65535, 65535};
  for (uint64_t groups : {uint64_t(1), uint64_t(65535), uint64_t(65536), uint64_t(65535) * 65535,
                          uint64_t(65535) * 65535 + 1, uint64_t(1) << 40}) {
    auto [x, y, z] = hal::fold_grid(groups, limits);
    EXPECT_LE(x, 65535u);
    EXPECT_LE(y, 65535u);
    EXPECT_LE(z, 65535u);
    uint64_t covered = uint64_t(x) * y * z;
    EXPECT_GE(covered, groups);
    EXPECT_LT(covered - groups, uint64_t(y) * z + uint64_t(x) * y);
  }
}

TEST(hazards, find_overlaps_of_writes) {
  Hazards h;
  auto add = [&](Hazards::Kind kind, std::vector<Hazards::Access> a) {
    return h.add(kind, a.data(), a.size());
  };
  EXPECT_FALSE(add(Hazards::compute, {{0, 100, true}}).needed);
  EXPECT_FALSE(add(Hazards::compute, {{100, 200, true}}).needed);  // beside
  EXPECT_FALSE(add(Hazards::compute, {{300, 400, false}}).needed);
  EXPECT_FALSE(add(Hazards::compute, {{300, 400, false}}).needed);         // two reads
  auto raw = add(Hazards::compute, {{99, 100, false}, {500, 600, true}});  // read after write
  EXPECT_TRUE(raw.needed);
  EXPECT_EQ(raw.from, Hazards::compute);
  EXPECT_EQ(raw.to, Hazards::compute);
  EXPECT_TRUE(add(Hazards::compute, {{99, 100, true}}).needed);  // write after read
  EXPECT_TRUE(add(Hazards::compute, {{90, 120, true}}).needed);  // write after write
  // A transfer asks for a barrier of its own kind, though the ranges are free of compute hazards.
  auto t = add(Hazards::transfer, {{1000, 1100, true}});
  EXPECT_TRUE(t.needed);
  EXPECT_EQ(t.to, Hazards::compute | Hazards::transfer);
  EXPECT_FALSE(add(Hazards::transfer, {{1100, 1200, true}}).needed);
  auto back = add(Hazards::compute, {{1150, 1160, false}});
  EXPECT_TRUE(back.needed);
  EXPECT_EQ(back.from, Hazards::transfer);
  h.reset();
  EXPECT_FALSE(add(Hazards::transfer, {{0, 2000, true}}).needed);
}

TEST(cache_file, is_checked) {
  backends::vulkan::Capabilities c;
  c.vendor = 7;
  c.device = 9;
  std::string path =
      testing::TempDir() + "/pumice_vk_" + std::to_string(::getpid()) + "/cache/file.bin";
  std::string data(1000, 'x');
  ASSERT_TRUE(backends::vulkan::write_cache_file(path, c, data));
  EXPECT_EQ(backends::vulkan::read_cache_file(path, c), data);
  auto other = c;
  other.driver_version = 1;
  EXPECT_EQ(backends::vulkan::read_cache_file(path, other), "");  // of another driver
  std::FILE* f = std::fopen(path.c_str(), "r+b");
  std::fseek(f, 200, SEEK_SET);
  std::fputc('y', f);
  std::fclose(f);
  EXPECT_EQ(backends::vulkan::read_cache_file(path, c), "");  // corrupt
  ASSERT_TRUE(backends::vulkan::write_cache_file(path, c, data));
  ASSERT_EQ(::truncate(path.c_str(), 300), 0);
  EXPECT_EQ(backends::vulkan::read_cache_file(path, c), "");  // cut
  EXPECT_EQ(backends::vulkan::read_cache_file("/nowhere/at/all", c), "");
  EXPECT_FALSE(backends::vulkan::write_cache_file("/proc/nowhere/file", c, data));
}

}  // namespace
}  // namespace pumice::test
