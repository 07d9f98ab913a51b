#include "hal/validating_device.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "pumice/error.h"

namespace pumice::hal {
namespace {

// A driver that records what reaches it.
struct Log {
  int launches = 0, copies = 0;
};
struct FakeBuffer final : Buffer {
  explicit FakeBuffer(uint64_t n) : bytes(n) {}
  uint64_t size() const override { return bytes.size(); }
  std::byte* host() override { return bytes.data(); }
  std::vector<std::byte> bytes;
};
struct FakeExecutable final : Executable {};
struct FakeFence final : Fence {
  bool done() const override { return true; }
  void wait() override {}
};
struct FakeQueue final : Queue {
  explicit FakeQueue(Log& l) : log(l) {}
  void launch(const Launch& l) override {
    // Only the driver's own objects may arrive.
    for (const Binding& b : l.bindings) ASSERT_NE(dynamic_cast<FakeBuffer*>(b.buffer), nullptr);
    ASSERT_NE(dynamic_cast<FakeExecutable*>(l.executable), nullptr);
    ++log.launches;
  }
  void copy(Binding to, Binding from) override {
    ASSERT_NE(dynamic_cast<FakeBuffer*>(to.buffer), nullptr);
    ASSERT_NE(dynamic_cast<FakeBuffer*>(from.buffer), nullptr);
    ++log.copies;
  }
  void upload(Binding, std::span<const std::byte>) override { ++log.copies; }
  std::unique_ptr<Fence> download(std::span<std::byte>, Binding) override {
    ++log.copies;
    return std::make_unique<FakeFence>();
  }
  std::unique_ptr<Fence> submit() override { return std::make_unique<FakeFence>(); }
  Log& log;
};
struct FakeDevice final : Device {
  explicit FakeDevice(Log& l) : log(l) {
    i.max_binding_bytes = 1 << 20;
    i.max_launch_count = 1000;
    i.max_constant_bytes = 16;
  }
  const Info& info() const override { return i; }
  std::unique_ptr<Buffer> allocate(uint64_t n, Memory) override {
    return std::make_unique<FakeBuffer>(n);
  }
  std::unique_ptr<Executable> load(const Binary&) override {
    return std::make_unique<FakeExecutable>();
  }
  std::unique_ptr<Queue> make_queue() override { return std::make_unique<FakeQueue>(log); }
  MemoryStats memory_stats() const override { return {}; }
  Info i;
  Log& log;
};

class Validating : public ::testing::Test {
 protected:
  Log log;
  std::unique_ptr<Device> device = validate(std::make_unique<FakeDevice>(log));
  std::unique_ptr<Queue> queue = device->make_queue();
  std::unique_ptr<Buffer> x = device->allocate(256, Memory::device),
                          y = device->allocate(256, Memory::device);
  std::unique_ptr<Executable> kernel = device->load(binary());
  int64_t scalar = 5;

  static Binary binary() {
    Binary b;
    b.entry = "kernel";
    b.written = {false, true};
    b.constant_bytes = 8;
    return b;
  }
  void launch(std::vector<Binding> bindings, uint64_t count = 1) {
    queue->launch({kernel.get(), bindings, std::as_bytes(std::span(&scalar, 1)), count});
  }
  // The call must throw an InternalError that says this.
  template <class F>
  void expect_violation(const std::string& what, F&& f) {
    Log before = log;
    try {
      f();
      FAIL() << "nothing thrown for: " << what;
    } catch (const InternalError& e) {
      EXPECT_NE(std::string(e.what()).find(what), std::string::npos) << e.what();
    }
    EXPECT_EQ(log.launches, before.launches);
    EXPECT_EQ(log.copies, before.copies);
  }
};

TEST_F(Validating, good_calls_reach_the_driver) {
  launch({{x.get(), 0, 256}, {y.get(), 64, 192}});
  launch({{x.get(), 0, 64}, {x.get(), 64, 64}}, 1000);
  launch({{x.get(), 256, 0}, {y.get(), 0, 0}}, 0);
  EXPECT_EQ(log.launches, 3);
  queue->copy({x.get(), 0, 100}, {x.get(), 100, 100});
  std::vector<std::byte> host(7);
  queue->upload({x.get(), 3, 7}, host);
  queue->download(host, {x.get(), 249, 7})->wait();
  EXPECT_EQ(log.copies, 3);
  queue->submit()->wait();
  EXPECT_EQ(&unwrap(*device), &unwrap(unwrap(*device)));
  EXPECT_NE(&unwrap(*device), device.get());
}

TEST_F(Validating, ranges_outside_a_buffer) {
  expect_violation("of a buffer of 256", [&] { launch({{x.get(), 64, 193}, {y.get(), 0, 256}}); });
  expect_violation("of a buffer of 256", [&] { launch({{x.get(), 320, 0}, {y.get(), 0, 256}}); });
  expect_violation("of a buffer of 256", [&] {
    queue->copy({x.get(), 0, 257}, {y.get(), 0, 257});
  });
  expect_violation("of a buffer of 256", [&] {
    queue->copy({x.get(), UINT64_MAX, 2}, {y.get(), 0, 2});
  });
}

TEST_F(Validating, bindings_that_do_not_fit_the_kernel) {
  expect_violation("takes 2 bindings, not 1", [&] { launch({{x.get(), 0, 256}}); });
  expect_violation("overlaps binding 0", [&] { launch({{x.get(), 0, 128}, {x.get(), 64, 128}}); });
  expect_violation("not a multiple of 64", [&] { launch({{x.get(), 32, 64}, {y.get(), 0, 256}}); });
  expect_violation("no buffer", [&] { launch({{nullptr, 0, 0}, {y.get(), 0, 256}}); });
  expect_violation("1001 items", [&] { launch({{x.get(), 0, 1}, {y.get(), 0, 1}}, 1001); });
  auto big = device->allocate(2 << 20, Memory::device);
  expect_violation("a binding of 2097152", [&] {
    launch({{big.get(), 0, 2 << 20}, {y.get(), 0, 1}});
  });
}

TEST_F(Validating, constants_of_another_size) {
  Binding b[] = {{x.get(), 0, 1}, {y.get(), 0, 1}};
  expect_violation("takes 8 bytes of constants, not 0", [&] {
    queue->launch({kernel.get(), b, {}, 1});
  });
  Binary large = binary();
  large.constant_bytes = 24;
  expect_violation("24 bytes of constants", [&] { device->load(large); });
}

TEST_F(Validating, copies_of_unequal_or_overlapping_ranges) {
  std::vector<std::byte> host(7);
  expect_violation("7 bytes into a binding of 8", [&] { queue->upload({x.get(), 0, 8}, host); });
  expect_violation("8 bytes into a span of 7", [&] {
    queue->download(host, {x.get(), 0, 8})->wait();
  });
  expect_violation("3 bytes into 4", [&] { queue->copy({x.get(), 0, 4}, {y.get(), 0, 3}); });
  expect_violation("overlap", [&] { queue->copy({x.get(), 0, 4}, {x.get(), 3, 4}); });
}

TEST_F(Validating, downloads_whose_buffer_is_written_before_the_wait) {
  std::vector<std::byte> host(8);
  auto fence = queue->download(host, {x.get(), 64, 8});
  const char* what = "a download has yet to bring";
  expect_violation(what, [&] { queue->upload({x.get(), 71, 8}, host); });
  expect_violation(what, [&] { queue->copy({x.get(), 64, 8}, {y.get(), 0, 8}); });
  expect_violation(what, [&] { launch({{y.get(), 0, 8}, {x.get(), 0, 128}}); });
  queue->upload({x.get(), 72, 8}, host);        // beside it
  launch({{x.get(), 64, 8}, {y.get(), 0, 8}});  // readers do no harm
  fence->wait();
  launch({{y.get(), 0, 8}, {x.get(), 0, 128}});
  auto dropped = queue->download(host, {x.get(), 64, 8});
  dropped.reset();
  launch({{y.get(), 0, 8}, {x.get(), 0, 128}});
  fence = queue->download(host, {x.get(), 64, 8});
  x.reset();
  expect_violation("destroyed before the wait", [&] { fence->wait(); });
}

TEST_F(Validating, objects_that_are_gone_or_foreign) {
  Buffer* stale = x.get();
  x.reset();
  expect_violation("destroyed", [&] { launch({{stale, 0, 0}, {y.get(), 0, 0}}); });
  auto other = validate(std::make_unique<FakeDevice>(log));
  auto foreign = other->allocate(16, Memory::device);
  expect_violation("of another device", [&] { launch({{foreign.get(), 0, 0}, {y.get(), 0, 0}}); });
  Executable* gone = kernel.get();
  auto kept = device->allocate(16, Memory::device);
  kernel.reset();
  Binding b[] = {{kept.get(), 0, 0}, {y.get(), 0, 0}};
  expect_violation("executable is null", [&] {
    queue->launch({gone, b, std::as_bytes(std::span(&scalar, 1)), 1});
  });
}

TEST_F(Validating, objects_may_outlive_their_device) {
  device.reset();
  launch({{x.get(), 0, 1}, {y.get(), 0, 1}});
  EXPECT_EQ(log.launches, 1);
}

}  // namespace
}  // namespace pumice::hal
