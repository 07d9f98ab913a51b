#include <numeric>
#include <set>

#include "device.h"
#include "faults.h"
#include "kernels.h"
#include "pumice/error.h"

// Whatever the library fails at: the right kind of error or the right values, no hang, no crash.
namespace pumice::test {
namespace {

using namespace backends::webgpu;

// A bit of everything; whether the values are right.
bool use_all(const Library& library, wg::Adapter adapter) {
  Device device(library, adapter);
  auto queue = device.make_queue();
  auto kernel = build(device, multiply_add());
  auto wide = build(device, add_scalars(40));
  std::vector<int32_t> x(1001), y(1001, 0);
  std::iota(x.begin(), x.end(), -500);
  auto a = filled(device, *queue, x), b = filled(device, *queue, y);
  auto shown = device.allocate(1001, hal::Memory::host_visible);
  for (int i = 1; i <= 20; ++i) launch(*queue, *kernel, {a.get(), b.get()}, 1001, {i});
  launch(*queue, *wide, {b.get()}, 1001, std::vector<int64_t>(40, 2));
  launch(*queue, *kernel, {b.get(), b.get()}, 1001, {1});
  queue->copy({shown.get(), 1, 1000}, {b.get(), 3, 1000});
  auto fence = queue->submit();
  auto timed = filled(device, *queue, std::vector<int32_t>(64, 1));
  hal::Binding binding{timed.get(), 0, 256};
  std::vector<int64_t> ones(40, 1);
  queue->time({wide.get(), {&binding, 1}, std::as_bytes(std::span(ones)), 64}, 1, 2);
  if (read_back<int32_t>(*queue, *timed) != std::vector<int32_t>(64, 121)) return false;
  std::vector<std::byte> odd(3);
  auto download = queue->download(odd, {b.get(), 5, 3});
  auto out = read_back<int32_t>(*queue, *b);
  download->wait();
  fence->wait();
  for (size_t i = 0; i < out.size(); ++i)
    if (out[i] != 2 * (210 * x[i] + 80)) return false;
  auto bytes = reinterpret_cast<const std::byte*>(out.data());
  return std::equal(odd.begin(), odd.end(), bytes + 5) &&
         std::equal(bytes + 3, bytes + 1003, shown->host() + 1);
}

class Faulty : public ::testing::Test {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_WEBGPU();
    library_ = faults::instrument(library());
    adapter_ = library_.adapters[size_t(test_adapter())];
  }
  void TearDown() override { faults::arm("", 0); }

  // What the library reports late may need it after the test.
  Library& library_ = *new Library;
  wg::Adapter adapter_ = nullptr;
};

class Faults : public Faulty, public ::testing::WithParamInterface<std::string> {};

std::vector<std::string> functions_of_a_device() {
  std::vector<std::string> out;
  for (auto& name : faults::functions())
    if (name != "CreateInstance" && !name.starts_with("Instance")) out.push_back(name);
  return out;
}
INSTANTIATE_TEST_SUITE_P(webgpu, Faults, ::testing::ValuesIn(functions_of_a_device()),
                         [](auto& one) { return one.param; });

// Takes away what wgpu-native has beside the standard.
void leave_standard_ones(Library& library) {
  library.api.QueueSubmitForIndex = nullptr;
  library.api.DevicePoll = nullptr;
  library.api.DeviceCreateShaderModuleTrusted = nullptr;
  library.api.QueueGetTimestampPeriod = nullptr;
}

TEST_P(Faults, end_in_an_error_or_do_no_harm) {
  faults::arm("", 0);
  ASSERT_TRUE(use_all(library_, adapter_));
  if (faults::calls(GetParam()) == 0) {  // the library has a better one
    leave_standard_ones(library_);
    faults::arm("", 0);
    ASSERT_TRUE(use_all(library_, adapter_));
  }
  uint64_t all = faults::calls(GetParam());
  ASSERT_GT(all, 0u);
  for (uint64_t call : std::set<uint64_t>{1, 2, all / 2 + 1, all}) {
    if (call > all) continue;
    faults::arm(GetParam(), call);
    try {
      EXPECT_TRUE(use_all(library_, adapter_)) << "wrong values, no error; call " << call;
    } catch (const DeviceError& e) {
      EXPECT_EQ(e.api(), "webgpu");
    } catch (const CompileError& e) {
      EXPECT_NE(std::string(e.what()).find("[webgpu]"), std::string::npos);
    }
    // How many windows there are, and passes, depends on how fast the device is.
    EXPECT_TRUE(faults::fired() || faults::calls(GetParam()) < call) << call << " of " << all;
  }
  faults::arm("", 0);
  EXPECT_TRUE(use_all(library_, adapter_)) << "the next device works";
}

TEST_F(Faulty, an_instance_that_fails_is_a_reason) {
  for (auto& name : {"CreateInstance", "InstanceEnumerateAdapters"}) {
    Library other = library_;
    other.instance = nullptr;
    other.adapters.clear();
    faults::arm(name, 1);
    try {
      start(other);
      EXPECT_TRUE(other.adapters.empty());
    } catch (const DeviceError& e) {
      EXPECT_EQ(e.call(), "wgpuCreateInstance");
    }
    EXPECT_TRUE(faults::fired());
    faults::arm("", 0);
    if (other.instance) other.api.InstanceRelease(other.instance);
  }
}

// By the clock of the device where it has one that runs.
TEST_F(Faulty, launches_are_timed_by_the_device) {
  Device device(library_, adapter_);
  if (!device.capabilities().has(wg::Feature::timestamps))
    GTEST_SKIP() << "the device has no timestamps";
  auto queue = device.make_queue();
  auto kernel = build(device, multiply_add());
  auto a = filled(device, *queue, std::vector<int32_t>(64, 1)),
       b = filled(device, *queue, std::vector<int32_t>(64, 1));
  hal::Binding bindings[] = {{a.get(), 0, 256}, {b.get(), 0, 256}};
  int64_t factor = 1;
  hal::Launch launch{kernel.get(), bindings, std::as_bytes(std::span(&factor, 1)), 64};
  faults::arm("", 0);
  EXPECT_GT(queue->time(launch, 1, 3), 0);
  EXPECT_EQ(faults::calls("CommandEncoderResolveQuerySet"), 4u);
  faults::arm("QueueGetTimestampPeriod", 1);
  EXPECT_GT(queue->time(launch, 1, 3), 0);
  EXPECT_EQ(faults::calls("CommandEncoderResolveQuerySet"), 0u);
  faults::arm("DeviceCreateQuerySet", 1);
  EXPECT_THROW(queue->time(launch, 1, 3), DeviceError);
  EXPECT_EQ(read_back<int32_t>(*queue, *b), std::vector<int32_t>(64, 9));
}

}  // namespace
}  // namespace pumice::test
