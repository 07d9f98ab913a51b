#include <thread>

#include "pumice/error.h"
#include "suite.h"

// Memory and transfers.
namespace pumice::test {
namespace {

std::string place_name(const ::testing::TestParamInfo<Place>& info) {
  return std::string(info.param.backend->name) + std::to_string(info.param.index);
}
class Transfers : public Conformance {};
INSTANTIATE_TEST_SUITE_P(devices, Transfers, ::testing::ValuesIn(places()), place_name);

TEST_P(Transfers, device_describes_itself) {
  const hal::Info& info = device->info();
  EXPECT_FALSE(info.name.empty());
  EXPECT_GE(info.binding_alignment, 1u);
  EXPECT_EQ(info.binding_alignment & (info.binding_alignment - 1), 0u);
  EXPECT_GE(info.max_constant_bytes, 64u);
  EXPECT_GE(info.max_launch_count, 65535u);
  EXPECT_GE(info.max_binding_bytes, uint64_t(128) << 20);
  EXPECT_GE(info.max_buffer_bytes, uint64_t(128) << 20);
}

TEST_P(Transfers, what_goes_up_comes_down) {
  for (size_t size : {1, 2, 3, 4, 5, 63, 64, 65, 255, 1000, 4095, 4097, 100003}) {
    auto b = buffer(size);
    EXPECT_EQ(b->size(), size);
    auto up = pattern(size, int(size));
    queue->upload(whole(b), up);
    std::vector<std::byte> down(size);
    queue->download(down, whole(b))->wait();
    EXPECT_EQ(up, down) << size;
  }
}

TEST_P(Transfers, any_offset_and_size) {
  constexpr size_t total = 301;
  auto b = buffer(total);
  auto want = pattern(total, 1);
  queue->upload(whole(b), want);
  for (size_t offset : {0, 1, 2, 3, 5, 64, 127, 300, 301})
    for (size_t size : {0, 1, 2, 3, 4, 7, 13, 64, 128}) {
      if (offset + size > total) continue;
      auto piece = pattern(size, int(offset * 7 + size));
      queue->upload({b.get(), offset, size}, piece);
      std::copy(piece.begin(), piece.end(), want.begin() + ptrdiff_t(offset));
      std::vector<std::byte> down(size);
      queue->download(down, {b.get(), offset, size})->wait();
      EXPECT_EQ(down, piece) << offset << " + " << size;
    }
  EXPECT_EQ(read<std::byte>(*queue, *b), want);  // and nothing beside them changed
}

TEST_P(Transfers, copies_of_any_offset_and_size) {
  constexpr size_t total = 517;
  auto from = buffer(total), to = buffer(total);
  auto source = pattern(total, 3), want = pattern(total, 9);
  queue->upload(whole(from), source);
  queue->upload(whole(to), want);
  for (size_t size : {0, 1, 2, 3, 4, 5, 16, 63, 100})
    for (size_t i = 0; i < 12; ++i) {
      size_t at = i * 37 % (total - size), into = i * 53 % (total - size);
      queue->copy({to.get(), into, size}, {from.get(), at, size});
      std::copy_n(source.begin() + ptrdiff_t(at), size, want.begin() + ptrdiff_t(into));
    }
  EXPECT_EQ(read<std::byte>(*queue, *to), want);
  EXPECT_EQ(read<std::byte>(*queue, *from), source);
  queue->copy({to.get(), 7, 100}, {to.get(), 301, 100});  // within one buffer
  std::copy_n(want.begin() + 301, 100, want.begin() + 7);
  EXPECT_EQ(read<std::byte>(*queue, *to), want);
}

TEST_P(Transfers, the_source_of_an_upload_is_read_at_once) {
  auto b = buffer(1000);
  for (int i = 0; i < 50; ++i) {
    auto bytes = pattern(1000, i);
    queue->upload(whole(b), bytes);
    std::fill(bytes.begin(), bytes.end(), std::byte(0xee));
    if (i % 10 == 9) {
      EXPECT_EQ(read<std::byte>(*queue, *b), pattern(1000, i));
    }
  }
}

TEST_P(Transfers, empty_buffers) {
  auto a = buffer(0), b = buffer(0), c = buffer(0, hal::Memory::host_visible);
  EXPECT_EQ(a->size(), 0u);
  EXPECT_EQ(c->size(), 0u);
  queue->copy(whole(a), whole(b));
  queue->upload(whole(a), {});
  queue->download({}, whole(a))->wait();
  auto x = buffer(16);
  queue->copy({x.get(), 16, 0}, whole(a));
  queue->submit()->wait();
}

TEST_P(Transfers, host_visible_memory_has_an_address) {
  constexpr size_t size = 12345;
  auto host = buffer(size, hal::Memory::host_visible), b = buffer(size);
  ASSERT_NE(host->host(), nullptr);
  auto bytes = pattern(size, 2);
  std::memcpy(host->host(), bytes.data(), size);
  queue->copy(whole(b), whole(host));
  EXPECT_EQ(read<std::byte>(*queue, *b), bytes);
  auto other = pattern(size, 5);
  queue->upload(whole(b), other);
  queue->copy(whole(host), whole(b));
  queue->submit()->wait();
  EXPECT_EQ(0, std::memcmp(host->host(), other.data(), size));
}

TEST_P(Transfers, larger_than_any_staging_area) {
  size_t size = (size_t(80) << 20) + 13;
  auto a = buffer(size), b = buffer(size);
  auto bytes = pattern(size, 4);
  queue->upload(whole(a), bytes);
  queue->copy(whole(b), whole(a));
  std::vector<std::byte> down(size);
  queue->download(down, whole(b))->wait();
  EXPECT_TRUE(down == bytes);
}

TEST_P(Transfers, downloads_are_waited_for_by_any_thread_while_the_queue_goes_on) {
  constexpr size_t count = 6;
  std::vector<std::unique_ptr<hal::Buffer>> buffers;
  std::vector<std::vector<std::byte>> down(count);
  std::vector<std::unique_ptr<hal::Fence>> fences;
  for (size_t i = 0; i < count; ++i) {
    size_t size = 1 + i * 100'003;
    auto& b = buffers.emplace_back(buffer(size));
    queue->upload(whole(b), pattern(size, int(i)));
    down[i].resize(size);
    fences.push_back(queue->download(down[i], whole(b)));
  }
  fences[1].reset();  // nobody wants these bytes any more
  std::vector<std::thread> readers;
  for (size_t i = count; i-- > 2;) readers.emplace_back([&, i] { fences[i]->wait(); });
  auto other = buffer(1000);
  for (int i = 0; i < 100; ++i) queue->upload(whole(other), pattern(1000, i));
  fences[0]->wait();
  for (auto& t : readers) t.join();
  for (size_t i = 0; i < count; ++i)
    if (i != 1) {
      EXPECT_TRUE(fences[i]->done());
      EXPECT_TRUE(down[i] == pattern(down[i].size(), int(i))) << i;
    }
  EXPECT_EQ(read<std::byte>(*queue, *other), pattern(1000, 99));
}

TEST_P(Transfers, statistics_follow_the_buffers) {
  queue->submit()->wait();
  auto before = device->memory_stats();
  constexpr uint64_t size = 5000000;
  {
    auto a = buffer(size), b = buffer(3);
    auto during = device->memory_stats();
    EXPECT_GE(during.in_use, before.in_use + size + 3);
    EXPECT_LE(during.in_use, before.in_use + 2 * size);
    EXPECT_GE(during.reserved, during.in_use);
    EXPECT_GE(during.peak, during.in_use);
  }
  queue->submit()->wait();
  auto after = device->memory_stats();
  EXPECT_EQ(after.in_use, before.in_use);
  EXPECT_GE(after.peak, before.in_use + size + 3);
}

TEST_P(Transfers, memory_use_is_flat_over_many_allocations) {
  uint64_t reserved = 0;
  for (int step = 0; step < 300; ++step) {
    auto a = buffer(100000), b = buffer(2000000), c = buffer(64);
    queue->upload({c.get(), 0, 4}, pattern(4, step));
    queue->copy({a.get(), 0, 64}, whole(c));
    if (step % 20 == 0) queue->submit()->wait();
    if (step == 100) reserved = device->memory_stats().reserved;
  }
  EXPECT_LE(device->memory_stats().reserved, reserved + reserved / 2);
}

TEST_P(Transfers, impossible_allocations_are_errors_and_do_no_harm) {
  if (std::string(GetParam().backend->name) == "null") GTEST_SKIP() << "null: memory has no limit";
  uint64_t sizes[] = {uint64_t(1) << 50, UINT64_MAX, UINT64_MAX - 100};
  for (uint64_t size : sizes) {
    try {
      auto b = buffer(size);
      FAIL() << size << " bytes were given";
    } catch (const DeviceError& e) {
      EXPECT_NE(std::string(e.what()).find(std::to_string(size)), std::string::npos) << e.what();
    }
  }
  auto b = buffer(100);
  queue->upload(whole(b), pattern(100, 1));
  EXPECT_EQ(read<std::byte>(*queue, *b), pattern(100, 1));
}

}  // namespace
}  // namespace pumice::test
