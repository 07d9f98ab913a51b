#include "base/settings.h"
#include "vulkan/device.h"

// With PUMICE_VULKAN_VALIDATION=1 the whole program runs under the Khronos validation layer with
// synchronization validation, and fails when that says anything.
namespace pumice::test {
namespace {

class Validation : public testing::Environment {
 public:
  void TearDown() override {
    if (!settings::flag("PUMICE_VULKAN_VALIDATION", false) || test_device() < 0) return;
    EXPECT_EQ(backends::vulkan::validation_messages(), 0u);
  }
};
const auto* const environment = testing::AddGlobalTestEnvironment(new Validation);

TEST(validation, is_active_when_asked_for) {
  PUMICE_NEEDS_VULKAN();
  if (!settings::flag("PUMICE_VULKAN_VALIDATION", false))
    GTEST_SKIP() << "PUMICE_VULKAN_VALIDATION is not set";
  EXPECT_TRUE(backends::vulkan::validation_active()) << "vulkan-validationlayers is not installed";
}

}  // namespace
}  // namespace pumice::test
