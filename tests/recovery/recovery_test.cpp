#include <gtest/gtest.h>

#include "pumice/pumice.h"
#include "vulkan/faults.h"

// A device fails under a program of tensors: the program is told, and goes on.
namespace pumice::test {
namespace {

// The table stays in the process's instance, and the device that is opened through it open.
Faults& faults() {
  static auto* made = [] {
    auto* f = new Faults;
    f->install();
    return f;
  }();
  return *made;
}

class Program : public testing::Test {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_VULKAN();
    faults().clear();
    int index = test_device();
    std::string name = index ? "vulkan:" + std::to_string(index) : "vulkan";
    scope_ = std::make_unique<DeviceScope>(device(name));
  }
  void TearDown() override { faults().clear(); }

 private:
  std::unique_ptr<DeviceScope> scope_;
};

std::vector<float> numbers(float first) {
  std::vector<float> v(1000);
  for (size_t i = 0; i < v.size(); ++i) v[i] = first + float(i);
  return v;
}

// y = 2 x + 1, on the device of the scope.
std::vector<float> compute(const Tensor& x) { return (x * 2.0f + 1.0f).to_vector<float>(); }
std::vector<float> expected(float first) {
  auto v = numbers(first);
  for (float& f : v) f = f * 2 + 1;
  return v;
}

long code_of(const std::function<void()>& f) {
  try {
    f();
  } catch (const DeviceError& e) {
    return e.code();
  }
  return 0;
}

TEST_F(Program, goes_on_with_a_new_device_after_a_loss) {
  Tensor x = Tensor::from(numbers(3));
  EXPECT_EQ(compute(x), expected(3));
  uint64_t in_use = default_device().memory_stats().in_use;
  EXPECT_GT(in_use, 0u);
  faults().fail("vkQueueSubmit", 0, VK_ERROR_DEVICE_LOST, Faults::Lasting::lost);
  EXPECT_EQ(code_of([&] { compute(Tensor::from(numbers(5)) - 1.0f); }), VK_ERROR_DEVICE_LOST);
  // What was on the device is gone, and says so each time; new tensors work at once.
  for (int again = 0; again < 2; ++again) {
    EXPECT_EQ(code_of([&] { compute(x); }), VK_ERROR_DEVICE_LOST);
    EXPECT_EQ(compute(Tensor::from(numbers(7))), expected(7));
  }
  EXPECT_NO_THROW(synchronize());
  EXPECT_GT(default_device().memory_stats().budget + 1, 0u);
}

TEST_F(Program, is_told_of_a_failed_submission_and_which_kernel_it_was) {
  Tensor x = Tensor::from(numbers(3));
  EXPECT_EQ(compute(x), expected(3));
  faults().fail("vkQueueSubmit", 0, VK_ERROR_OUT_OF_HOST_MEMORY, Faults::Lasting::forever);
  try {
    compute(x * 3.0f);
    ADD_FAILURE() << "no error";
  } catch (const DeviceError& e) {
    EXPECT_EQ(e.call(), "vkQueueSubmit");
    EXPECT_NE(std::string(e.what()).find("kernel"), std::string::npos) << e.what();
    EXPECT_FALSE(e.attached().source.empty());
  }
  faults().clear();
  EXPECT_EQ(compute(x), expected(3));  // not touched by what failed
}

}  // namespace
}  // namespace pumice::test
