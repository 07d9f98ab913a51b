#include <numeric>

#include "base/text.h"
#include "support/program_builder.h"
#include "vulkan/device.h"
#include "vulkan/faults.h"

// Every entry point that can fail does, at each of its first calls, with each kind of error.
namespace pumice::test {
namespace {

using ir::Op;
using Lasting = Faults::Lasting;

// x[i] = x[i] * 3 + s
ir::Program step() {
  ProgramBuilder b("step");
  auto x = b.buffer(DType::u32, true, true);
  auto i = b.grid(DType::i32);
  auto next = b.apply(Op::mul, {b.load(x, i), b.integer(3, DType::u32)});
  b.store(x, i, b.apply(Op::add, {next, b.cast(b.scalar(0), DType::u32)}));
  b.program.workgroup = 32;
  return b.program;
}

constexpr size_t length = 700;

// Moves bytes both ways, launches into windows while scratch buffers come and go.
// False when a value is wrong.
bool use(hal::Device& device, hal::Queue& queue, hal::Executable& kernel, int launches) {
  std::vector<uint32_t> want(length);
  std::iota(want.begin(), want.end(), 3u);
  auto x = filled(device, queue, want);
  for (int n = 0; n < launches; ++n) {
    launch(queue, kernel, {x.get()}, length, {n});
    for (auto& w : want) w = w * 3 + uint32_t(n);
    if (n % 4) continue;
    auto scratch = device.allocate(length * 4, hal::Memory::device);
    queue.copy(whole(*scratch), whole(*x));
    queue.copy(whole(*x), whole(*scratch));
  }
  auto seen = device.allocate(length * 4, hal::Memory::host_visible);
  queue.copy(whole(*seen), whole(*x));
  queue.submit()->wait();
  return read_back<uint32_t>(queue, *x) == want &&
         std::memcmp(seen->host(), want.data(), length * 4) == 0;
}

// What a program holds: opened in order, so that a failure leaves the rest empty.
struct Held {
  std::unique_ptr<hal::Device> device;
  std::unique_ptr<hal::Queue> queue;
  std::unique_ptr<hal::Executable> kernel;

  // Makes what is missing, then uses it.
  bool run(Faults& faults, Way way, int launches) {
    if (!device) device = faults.open(way);
    if (!queue) queue = device->make_queue();
    if (!kernel) kernel = build(*device, step());
    return use(*device, *queue, *kernel, launches) && use(*device, *queue, *kernel, 3);
  }
};

class FaultWalk : public testing::TestWithParam<Way> {
 protected:
  void SetUp() override { PUMICE_NEEDS_SOFTWARE(); }

  // One armed call: the error of the right kind or the right values, then all is well again with
  // what is left, and nothing remains.
  void walk_one(Faults& faults, const std::string& entry, int nth, VkResult code, Lasting lasting,
                int launches) {
    std::string what = cat(entry, " call ", nth, " gives ", int(code), " ",
                           lasting == Lasting::once      ? "once"
                           : lasting == Lasting::forever ? "forever"
                                                         : "and the device is lost");
    SCOPED_TRACE(what);
    watchdog_.step(what);
    {
      Held held;
      faults.clear();
      faults.fail(entry, nth, code, lasting);
      bool threw = true;
      try {
        EXPECT_TRUE(held.run(faults, GetParam(), launches)) << "wrong values and no error";
        threw = false;
      } catch (const DeviceError& e) {
        if (lasting != Lasting::lost) {
          EXPECT_EQ(e.call(), entry) << e.what();
        }
        EXPECT_EQ(e.code(), code) << e.what();
      } catch (const CompileError& e) {
        EXPECT_EQ(entry, "vkCreateComputePipelines") << e.what();
      } catch (const std::exception& e) {
        ADD_FAILURE() << "the wrong kind: " << e.what();
      }
      EXPECT_TRUE(faults.fired() || !threw);
      if (threw) ++errors_;
      faults.clear();
      // The loss is told by the call that met it, and once more by the queue whose work it took.
      for (int left = lasting == Lasting::lost ? 2 : 1; left; --left) try {
          EXPECT_TRUE(held.run(faults, GetParam(), 5)) << "wrong values afterwards";
          break;
        } catch (const std::exception& e) {
          if (left == 1) ADD_FAILURE() << "does not work afterwards: " << e.what();
        }
    }
    EXPECT_TRUE(faults.live().empty()) << faults.live().begin()->first;
    EXPECT_TRUE(faults.misuse().empty()) << faults.misuse()[0];
  }

  Watchdog watchdog_{60};
  int errors_ = 0;
};
INSTANTIATE_TEST_SUITE_P(vulkan, FaultWalk, all_ways(), way_name);

TEST_P(FaultWalk, every_entry_point) {
  for (bool card : {false, true}) {
    if (!card && GetParam() != Way::addresses) continue;
    Faults faults;
    if (card) faults.pretend_card(64 << 20);
    { EXPECT_TRUE(Held().run(faults, GetParam(), 30)); }
    EXPECT_TRUE(faults.live().empty());
    auto calls = faults.calls();
    int walked = 0;
    for (auto [entry, count] : calls)
      for (int nth = 0; nth < std::min(count, 5); ++nth)
        for (VkResult code : {VK_ERROR_OUT_OF_HOST_MEMORY, VK_ERROR_OUT_OF_DEVICE_MEMORY})
          for (Lasting lasting : {Lasting::once, Lasting::forever}) {
            walk_one(faults, entry, nth, code, lasting, 30);
            ++walked;
          }
    EXPECT_GT(walked, 100);
    EXPECT_GT(errors_, 50);
  }
}

TEST_P(FaultWalk, a_device_lost_at_any_call) {
  Faults faults;
  faults.pretend_card(64 << 20);
  { EXPECT_TRUE(Held().run(faults, GetParam(), 300)); }
  for (auto [entry, count] : faults.calls())
    for (int nth = 0; loses_device(entry) && nth < std::min(count, 12); ++nth)
      walk_one(faults, entry, nth, VK_ERROR_DEVICE_LOST, Lasting::lost, 300);
  EXPECT_GT(errors_, 12);
}

// The driver has room again when this process has done something.
TEST_P(FaultWalk, a_submission_without_memory_is_tried_again) {
  Faults faults;
  Held held;
  faults.fail("vkQueueSubmit", 1, VK_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_TRUE(held.run(faults, GetParam(), 50));
  EXPECT_TRUE(faults.fired());
}

}  // namespace
}  // namespace pumice::test
