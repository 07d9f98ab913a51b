#include <atomic>
#include <numeric>
#include <thread>

#include "support/program_builder.h"
#include "vulkan/device.h"
#include "vulkan/faults.h"

// What becomes of values, queues and threads when work fails or the device is lost.
namespace pumice::test {
namespace {

using ir::Op;
using Lasting = Faults::Lasting;

// y[i] = x[i] + 1
ir::Program increment(const char* name = "increment") {
  ProgramBuilder b(name);
  auto x = b.buffer(DType::u32, true, false), y = b.buffer(DType::u32, false, true);
  auto i = b.grid(DType::i32);
  b.store(y, i, b.apply(Op::add, {b.load(x, i), b.integer(1, DType::u32)}));
  b.program.workgroup = 32;
  return b.program;
}

using Values = std::vector<uint32_t>;

class Recovery : public testing::Test {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_SOFTWARE();
    faults = std::make_unique<Faults>();
    faults->pretend_card(64 << 20);
    device = faults->open(Way::addresses);
    queue = device->make_queue();
    kernel = build(*device, increment());
    watchdog.step(testing::UnitTest::GetInstance()->current_test_info()->name());
  }
  void TearDown() override {
    if (!faults) return;
    x.reset();
    y.reset();
    z.reset();
    kernel.reset();
    queue.reset();
    device.reset();
    EXPECT_TRUE(faults->live().empty()) << faults->live().begin()->first;
    EXPECT_TRUE(faults->misuse().empty()) << faults->misuse()[0];
  }
  std::unique_ptr<hal::Buffer> make(uint32_t value) {
    return filled(*device, *queue, Values(100, value));
  }
  // The error of what f does; it must throw one.
  template <class F>
  DeviceError error(F&& f) {
    try {
      f();
    } catch (const DeviceError& e) {
      return e;
    }
    ADD_FAILURE() << "no error";
    return DeviceError("", "", 0, "");
  }
  Values read(hal::Buffer& b) { return read_back<uint32_t>(*queue, b); }

  Watchdog watchdog{60};
  std::unique_ptr<Faults> faults;
  std::unique_ptr<hal::Device> device;
  std::unique_ptr<hal::Queue> queue;
  std::unique_ptr<hal::Executable> kernel;
  std::unique_ptr<hal::Buffer> x, y, z;
};

TEST_F(Recovery, a_failed_submission_spoils_what_it_should_have_written_and_no_more) {
  x = make(1), y = make(5), z = make(9);
  queue->submit()->wait();
  faults->fail("vkQueueSubmit", 0, VK_ERROR_OUT_OF_DEVICE_MEMORY, Lasting::forever);
  launch(*queue, *kernel, {x.get(), y.get()}, 100);
  auto fence = queue->submit();
  faults->clear();
  launch(*queue, *kernel, {x.get(), z.get()}, 100);  // comes after the failure: is not run
  auto later = queue->submit();
  auto e = error([&] { fence->wait(); });
  EXPECT_EQ(e.call(), "vkQueueSubmit");
  EXPECT_EQ(e.code(), VK_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_NE(std::string(e.what()).find("increment"), std::string::npos) << e.what();
  EXPECT_NE(e.attached().source.find("increment"), std::string::npos);
  EXPECT_EQ(error([&] { later->wait(); }).call(), "vkQueueSubmit");
  // Told once, the queue works again; x is what it was, y and z are not what they should be.
  EXPECT_EQ(read(*x), Values(100, 1));
  for (auto* spoiled : {y.get(), z.get()}) {
    EXPECT_EQ(error([&] { read(*spoiled); }).call(), "vkQueueSubmit");
    EXPECT_EQ(error([&] {
                launch(*queue, *kernel, {spoiled, x.get()}, 100);
              }).call(),
              "vkQueueSubmit");
  }
  // Written anew as a whole, they are good again; in part, they are not.
  Values fresh(100, 40);
  auto bytes = std::as_bytes(std::span(fresh));
  EXPECT_EQ(error([&] { queue->upload({y.get(), 0, 4}, bytes.first(4)); }).call(), "vkQueueSubmit");
  queue->upload(whole(*y), bytes);
  launch(*queue, *kernel, {y.get(), x.get()}, 100);
  queue->copy(whole(*z), whole(*x));
  EXPECT_EQ(read(*z), Values(100, 41));
}

TEST_F(Recovery, errors_after_the_first_are_attached) {
  x = make(1), y = make(5);
  queue->submit()->wait();
  faults->fail("vkEndCommandBuffer", 0, VK_ERROR_OUT_OF_HOST_MEMORY, Lasting::forever);
  for (int window = 0; window < 3; ++window) {
    launch(*queue, *kernel, {x.get(), y.get()}, 100);
    queue->submit();
  }
  auto e = error([&] { queue->submit()->wait(); });
  EXPECT_EQ(e.call(), "vkEndCommandBuffer");
  EXPECT_EQ(e.code(), VK_ERROR_OUT_OF_HOST_MEMORY);
}

TEST_F(Recovery, a_lost_device_says_why_and_a_new_one_takes_over) {
  x = make(1), y = make(5);
  queue->submit()->wait();
  faults->fail("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST, Lasting::lost);
  launch(*queue, *kernel, {x.get(), y.get()}, 100);
  auto fence = queue->submit();
  auto e = error([&] { fence->wait(); });
  std::string text = e.what();
  for (const char* part : {"vkQueueSubmit", "device lost", "a test pulled the plug",
                           "invalid write at 0x12000 .. 0x12fff", "vendor says", "increment"})
    EXPECT_NE(text.find(part), std::string::npos) << part << " in " << text;
  EXPECT_EQ(e.code(), VK_ERROR_DEVICE_LOST);
  EXPECT_NE(e.attached().source.find("increment"), std::string::npos);
  // All memory is gone, also of buffers that had nothing to do with it.
  auto old = std::move(x);
  EXPECT_EQ(error([&] { read(*old); }).code(), VK_ERROR_DEVICE_LOST);
  EXPECT_EQ(error([&] {
              queue->upload({old.get(), 0, 4}, std::vector<std::byte>(4));
            }).code(),
            VK_ERROR_DEVICE_LOST);
  // The same device, queue and kernel, with new buffers.
  x = make(70), y = make(5);
  launch(*queue, *kernel, {x.get(), y.get()}, 100);
  EXPECT_EQ(read(*y), Values(100, 71));
  EXPECT_EQ(error([&] {
              launch(*queue, *kernel, {old.get(), y.get()}, 100);
            }).code(),
            VK_ERROR_DEVICE_LOST);
  EXPECT_EQ(read(*y), Values(100, 71));
  old.reset();
  fence.reset();
  EXPECT_EQ(faults->live()["vkCreateDevice"], 1) << "the lost device is still open";
}

TEST_F(Recovery, a_device_that_cannot_be_opened_again_says_so_until_it_can) {
  x = make(1), y = make(5);
  faults->fail("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST, Lasting::lost);
  launch(*queue, *kernel, {x.get(), y.get()}, 100);
  EXPECT_EQ(error([&] { queue->submit()->wait(); }).code(), VK_ERROR_DEVICE_LOST);
  faults->fail("vkCreateDevice", 0, VK_ERROR_INITIALIZATION_FAILED, Lasting::forever);
  for (int again = 0; again < 2; ++again) {
    EXPECT_EQ(error([&] { device->allocate(100, hal::Memory::device); }).call(), "vkCreateDevice");
    EXPECT_EQ(error([&] { queue->submit(); }).call(), "vkCreateDevice");
  }
  faults->clear();
  x = make(2), y = make(5);
  launch(*queue, *kernel, {x.get(), y.get()}, 100);
  EXPECT_EQ(read(*y), Values(100, 3));
}

TEST_F(Recovery, other_devices_are_not_touched) {
  auto other = faults->open(Way::addresses);
  auto other_queue = other->make_queue();
  auto other_kernel = build(*other, increment());
  auto a = filled(*other, *other_queue, Values(100, 20));
  auto b = filled(*other, *other_queue, Values(100, 0));
  x = make(1), y = make(5);
  launch(*other_queue, *other_kernel, {a.get(), b.get()}, 100);
  queue->submit()->wait();
  faults->fail("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST, Lasting::lost);
  launch(*queue, *kernel, {x.get(), y.get()}, 100);
  EXPECT_EQ(error([&] { queue->submit()->wait(); }).code(), VK_ERROR_DEVICE_LOST);
  launch(*other_queue, *other_kernel, {b.get(), a.get()}, 100);
  EXPECT_EQ(read_back<uint32_t>(*other_queue, *a), Values(100, 22));
  EXPECT_EQ(read_back<uint32_t>(*other_queue, *b), Values(100, 21));
}

// Each thread has a queue of the device, and waits when another's submission finds it lost.
TEST_F(Recovery, waiting_threads_are_woken_and_told) {
  std::atomic<int> told{0}, working{0};
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      auto own_queue = device->make_queue();
      bool lost = false;
      for (int round = 0; round < 400 && !lost; ++round) try {
          auto a = filled(*device, *own_queue, Values(100, 1));
          auto b = device->allocate(400, hal::Memory::device);
          for (int n = 0; n < 20; ++n) launch(*own_queue, *kernel, {a.get(), b.get()}, 100);
          if (t == 0 && round == 5)
            faults->fail("vkQueueSubmit", 3, VK_ERROR_DEVICE_LOST, Lasting::lost);
          own_queue->submit()->wait();
          if (read_back<uint32_t>(*own_queue, *b) != Values(100, 2)) ADD_FAILURE() << "wrong";
        } catch (const DeviceError& e) {
          EXPECT_EQ(e.code(), VK_ERROR_DEVICE_LOST) << e.what();
          lost = true;
        }
      told += lost;
      // At most one more word of it, then all is well.
      for (int again = 0; again < 2; ++again) try {
          auto a = filled(*device, *own_queue, Values(100, 7));
          auto b = device->allocate(400, hal::Memory::device);
          launch(*own_queue, *kernel, {a.get(), b.get()}, 100);
          if (read_back<uint32_t>(*own_queue, *b) == Values(100, 8)) ++working;
          break;
        } catch (const DeviceError& e) {
          EXPECT_EQ(again, 0) << e.what();
        }
    });
  for (auto& t : threads) t.join();
  EXPECT_GE(told, 1);
  EXPECT_EQ(working, 4);
  queue->submit()->wait();  // had no work to lose
  EXPECT_EQ(faults->live()["vkCreateDevice"], 1) << "the lost device is still open";
}

TEST_F(Recovery, fences_and_buffers_outlive_a_lost_device) {
  x = make(1), y = make(5);
  faults->fail("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST, Lasting::lost);
  launch(*queue, *kernel, {x.get(), y.get()}, 100);
  auto fence = queue->submit();
  queue.reset();
  device.reset();
  EXPECT_TRUE(fence->done());
  EXPECT_EQ(error([&] { fence->wait(); }).code(), VK_ERROR_DEVICE_LOST);
  EXPECT_EQ(error([&] { fence->wait(); }).code(), VK_ERROR_DEVICE_LOST);
}

TEST(failures, the_first_is_thrown_and_the_rest_attached) {
  backends::vulkan::Failures failures;
  EXPECT_FALSE(failures.any());
  failures.add(DeviceError("vulkan", "vkQueueSubmit", -1, "out of host memory"));
  failures.add(DeviceError("vulkan", "vkWaitSemaphores", -4, "device lost"));
  failures.add(DeviceError("vulkan", "vkDeviceWaitIdle", -4, "device lost"));
  DeviceError e = failures.combined("in kernel add", "kernel text");
  EXPECT_EQ(e.call(), "vkQueueSubmit");
  EXPECT_EQ(e.code(), -1);
  EXPECT_STREQ(e.what(),
               "[vulkan] vkQueueSubmit failed (-1): out of host memory; in kernel add; then "
               "[vulkan] vkWaitSemaphores failed (-4): device lost and 1 more");
  EXPECT_EQ(e.attached().later,
            (std::vector<std::string>{"[vulkan] vkWaitSemaphores failed (-4): device lost",
                                      "[vulkan] vkDeviceWaitIdle failed (-4): device lost"}));
  EXPECT_EQ(e.attached().source, "kernel text");
}

// What one queue has recorded and not yet submitted may use memory that is free otherwise.
TEST_F(Recovery, a_second_queue_leaves_alone_what_the_first_has_recorded) {
  x = make(1), y = make(5);
  queue->submit()->wait();
  launch(*queue, *kernel, {x.get(), y.get()}, 100);
  x.reset();
  auto second = device->make_queue();
  for (int n = 0; n < 20; ++n) {
    auto other = filled(*device, *second, Values(100, 77));
    second->submit()->wait();
  }
  EXPECT_EQ(read(*y), Values(100, 2));
}

class OutOfMemory : public Recovery {};

// 64 MiB of memory, of which some is free but reserved, some in use by work that is not done.
TEST_F(OutOfMemory, what_is_free_is_given_back_and_asked_for_again) {
  uint64_t mib = 1 << 20;
  {
    std::vector<std::unique_ptr<hal::Buffer>> all;
    for (int i = 0; i < 40; ++i) all.push_back(device->allocate(mib, hal::Memory::device));
  }
  EXPECT_GE(device->memory_stats().reserved, 40 * mib);
  auto large = device->allocate(60 * mib, hal::Memory::device);
  EXPECT_EQ(large->size(), 60 * mib);
  EXPECT_LE(faults->allocated(), 64 * mib);
  auto e = error([&] { device->allocate(50 * mib, hal::Memory::device); });
  EXPECT_EQ(e.call(), "vkAllocateMemory");
  EXPECT_EQ(e.code(), VK_ERROR_OUT_OF_DEVICE_MEMORY);
  std::string text = e.what();
  for (const char* part : {"out of memory: asked 52428800 bytes", "in use 62914560",
                           "reserved 67108864", "free 0 of 67108864"})
    EXPECT_NE(text.find(part), std::string::npos) << part << " in " << text;
  // The error is this call's alone.
  auto small = filled(*device, *queue, Values(100, 3));
  EXPECT_EQ(read(*small), Values(100, 3));
}

TEST_F(OutOfMemory, work_in_flight_is_waited_for) {
  uint64_t mib = 1 << 20;
  auto second = device->make_queue();  // with two queues, freed memory waits for both
  for (int round = 0; round < 10; ++round) {
    auto a = device->allocate(20 * mib, hal::Memory::device);
    auto b = device->allocate(20 * mib, hal::Memory::device);
    auto& q = round % 2 ? *queue : *second;
    Values start(5 << 20, uint32_t(round));
    q.upload(whole(*a), std::as_bytes(std::span(start)));
    launch(q, *kernel, {a.get(), b.get()}, 1000);
    uint32_t last = 0;
    if (round % 5 == 4) {
      q.download(std::as_writable_bytes(std::span(&last, 1)), {b.get(), 3996, 4})->wait();
      EXPECT_EQ(last, uint32_t(round + 1));
    }
    q.submit();  // and let go while it runs
  }
  EXPECT_LE(faults->allocated(), 64 * mib);
}

TEST_F(OutOfMemory, one_refusal_is_no_error) {
  for (const char* call : {"vkAllocateMemory", "vkCreateBuffer", "vkMapMemory"}) {
    faults->fail(call, 0, VK_ERROR_OUT_OF_HOST_MEMORY);
    auto kind =
        std::string(call) == "vkMapMemory" ? hal::Memory::host_visible : hal::Memory::device;
    EXPECT_NO_THROW(device->allocate(8 << 20, kind)) << call;
    EXPECT_NO_THROW(device->allocate(20 << 20, kind)) << call;
  }
}

}  // namespace
}  // namespace pumice::test
