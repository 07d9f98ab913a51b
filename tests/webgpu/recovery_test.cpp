#include <atomic>
#include <barrier>
#include <functional>
#include <thread>

#include "device.h"
#include "faults.h"
#include "kernels.h"
#include "pumice/error.h"

// What fails is told, costs what it should have written and no more, and the device goes on.
namespace pumice::test {
namespace {

using namespace backends::webgpu;
using Values = std::vector<int32_t>;

class Recovery : public ::testing::Test {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_WEBGPU();
    library_ = faults::instrument(library());
    device_ = std::make_unique<Device>(library_, library_.adapters[size_t(test_adapter())]);
    queue_ = device_->make_queue();
    kernel_ = build(*device_, multiply_add());
    faults::arm("", 0);
  }
  void TearDown() override { faults::arm("", 0); }

  std::unique_ptr<hal::Buffer> make(int32_t value) {
    return filled(*device_, *queue_, Values(64, value));
  }
  void add(hal::Queue& queue, hal::Buffer& x, hal::Buffer& y) {  // y += x
    launch(queue, *kernel_, {&x, &y}, 64, {1});
  }
  Values read(hal::Buffer& b) { return read_back<int32_t>(*queue_, b); }
  DeviceError error(const std::function<void()>& f) {
    try {
      f();
    } catch (const DeviceError& e) {
      return e;
    }
    ADD_FAILURE() << "no error";
    return DeviceError("", "", 0, "");
  }
  // What the library reports late may need it after the test.
  Library& library_ = *new Library;
  std::unique_ptr<Device> device_;
  std::unique_ptr<hal::Queue> queue_;
  std::unique_ptr<hal::Executable> kernel_;
};

TEST_F(Recovery, a_failed_window_spoils_what_it_should_have_written_and_no_more) {
  auto x = make(1), y = make(5), z = make(9);
  auto before = queue_->submit();
  before->wait();
  faults::arm("CommandEncoderFinish", 1);
  add(*queue_, *x, *y);
  auto fence = queue_->submit();
  add(*queue_, *x, *z);  // comes after the failure: is not run
  auto later = queue_->submit();
  for (int again = 0; again < 2; ++again) {
    auto e = error([&] { fence->wait(); });
    EXPECT_EQ(e.call(), "wgpuCommandEncoderFinish");
    EXPECT_NE(std::string(e.what()).find("multiply_add"), std::string::npos) << e.what();
  }
  EXPECT_TRUE(fence->done());
  EXPECT_NO_THROW(before->wait());
  EXPECT_EQ(error([&] { later->wait(); }).call(), "wgpuCommandEncoderFinish");
  // Told, the queue works again.
  EXPECT_EQ(read(*x), Values(64, 1));
  for (auto* spoiled : {y.get(), z.get()}) {
    EXPECT_EQ(error([&] { read(*spoiled); }).call(), "wgpuCommandEncoderFinish");
    EXPECT_EQ(error([&] { add(*queue_, *spoiled, *x); }).call(), "wgpuCommandEncoderFinish");
  }
  // Written anew as a whole, they are good again; in part, they are not.
  Values fresh(64, 40);
  auto bytes = std::as_bytes(std::span(fresh));
  EXPECT_THROW(queue_->upload({y.get(), 0, 4}, bytes.first(4)), DeviceError);
  queue_->upload({y.get(), 0, 256}, bytes);
  add(*queue_, *y, *x);
  queue_->copy({z.get(), 0, 256}, {x.get(), 0, 256});
  EXPECT_EQ(read(*z), Values(64, 41));
}

// An error that the library ties to no call is told by every queue, also by one that has nothing
// to lose.
TEST_F(Recovery, an_uncaptured_error_is_told_once_by_each_queue) {
  auto other = device_->make_queue();
  auto x = make(1), y = make(5), z = filled(*device_, *other, Values(64, 9));
  queue_->submit()->wait();
  other->submit()->wait();
  faults::arm("ComputePassEncoderSetPipeline", 1);
  add(*queue_, *x, *y);
  for (hal::Queue* q : {queue_.get(), other.get()})
    EXPECT_EQ(error([&] { q->submit()->wait(); }).call(), "uncaptured error");
  EXPECT_EQ(error([&] { read(*y); }).call(), "uncaptured error");
  add(*other, *x, *z);
  EXPECT_EQ(read_back<int32_t>(*other, *z), Values(64, 10));
  EXPECT_EQ(read(*z), Values(64, 10));
}

TEST_F(Recovery, a_new_device_follows_a_lost_one) {
  auto other = device_->make_queue();
  auto x = make(1), y = make(5);
  queue_->submit()->wait();
  // What the host has in hand then must not be touched: the library ends the process over it.
  Values late(64);
  auto download = queue_->download(std::as_writable_bytes(std::span(late)), {y.get(), 0, 256});
  while (!download->done()) {
  }
  add(*queue_, *x, *y);
  faults::lose_device();
  auto fence = queue_->submit();
  EXPECT_EQ(error([&] { fence->wait(); }).call(), "device lost");
  EXPECT_THROW(download->wait(), DeviceError);
  // All memory is gone, also of buffers that had nothing to do with it.
  EXPECT_EQ(error([&] { read(*x); }).call(), "device lost");
  EXPECT_EQ(error([&] {
              queue_->upload({x.get(), 0, 4}, std::vector<std::byte>(4));
            }).call(),
            "device lost");
  // The same device, queues and kernel, with new buffers.
  auto a = make(70), b = make(5);
  for (hal::Queue* q : {queue_.get(), other.get()}) {
    queue_->submit()->wait();
    add(*q, *a, *b);
    q->submit()->wait();
    EXPECT_EQ(error([&] { add(*q, *x, *b); }).call(), "device lost");
  }
  EXPECT_EQ(read(*b), Values(64, 145));
}

TEST_F(Recovery, a_device_that_cannot_be_opened_again_says_so_until_it_can) {
  auto x = make(1), y = make(5);
  add(*queue_, *x, *y);
  faults::lose_device();
  EXPECT_EQ(error([&] { queue_->submit()->wait(); }).call(), "device lost");
  for (int again = 0; again < 2; ++again) {
    faults::arm("AdapterRequestDevice", 1);
    EXPECT_EQ(error([&] { device_->allocate(100, hal::Memory::device); }).call(),
              "wgpuAdapterRequestDevice");
    faults::arm("AdapterRequestDevice", 1);
    EXPECT_EQ(error([&] { queue_->submit(); }).call(), "wgpuAdapterRequestDevice");
  }
  faults::arm("", 0);
  auto a = make(2), b = make(5);
  add(*queue_, *a, *b);
  EXPECT_EQ(read(*b), Values(64, 7));
}

TEST_F(Recovery, fences_and_buffers_outlive_a_lost_device) {
  auto x = make(1), y = make(5);
  add(*queue_, *x, *y);
  faults::lose_device();
  auto fence = queue_->submit();
  queue_.reset();
  device_.reset();
  EXPECT_TRUE(fence->done());
  for (int again = 0; again < 2; ++again)
    EXPECT_EQ(error([&] { fence->wait(); }).call(), "device lost");
}

// Also when a buffer went while another queue was recording, which keeps its memory until then.
TEST_F(Recovery, a_device_closes_when_all_of_it_has_gone) {
  auto other = device_->make_queue();
  auto x = make(1), y = make(5), z = filled(*device_, *other, Values(64, 9));
  add(*queue_, *x, *y);
  add(*other, *x, *z);
  y.reset();
  z.reset();
  other->submit()->wait();
  queue_->submit()->wait();
  faults::arm("", 0);
  x.reset();
  kernel_.reset();
  other.reset();
  queue_.reset();
  device_.reset();
  EXPECT_EQ(faults::calls("DeviceDestroy"), 1u);
}

// Each thread has a queue of the device, and waits when the device is lost.
TEST_F(Recovery, waiting_threads_are_woken_and_told) {
  std::atomic<int> told{0}, working{0};
  std::barrier all(4);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      auto own = device_->make_queue();
      bool lost = false;
      for (int round = 0; round < 2000 && !lost; ++round) try {
          auto a = filled(*device_, *own, Values(64, 1)), b = filled(*device_, *own, Values(64, 0));
          for (int n = 0; n < 20; ++n) add(*own, *a, *b);
          if (round == 5) {
            // Not beside calls of others: the library ends the process over submissions just then.
            all.arrive_and_wait();
            if (t == 0) faults::lose_device();
            all.arrive_and_wait();
          }
          EXPECT_EQ(read_back<int32_t>(*own, *b), Values(64, 20));
        } catch (const DeviceError&) {
          lost = true;
        }
      told += lost;
      for (int again = 0; again < 3; ++again) try {
          auto a = filled(*device_, *own, Values(64, 7)), b = filled(*device_, *own, Values(64, 1));
          add(*own, *a, *b);
          if (read_back<int32_t>(*own, *b) == Values(64, 8)) ++working;
          break;
        } catch (const DeviceError& e) {
          EXPECT_LT(again, 2) << e.what();
        }
    });
  for (auto& t : threads) t.join();
  EXPECT_EQ(told, 4);
  EXPECT_EQ(working, 4);
}

}  // namespace
}  // namespace pumice::test
