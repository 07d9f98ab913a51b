#include "base/text.h"
#include "support/child.h"
#include "vulkan/device.h"

// Every call that makes the instance fails, once and for good, in a process of its own.
namespace pumice::test {
namespace {

TEST(child, DISABLED_opens_a_device_twice) {
  for (int attempt = 0; attempt < 2; ++attempt) {
    for (auto& f : vulkan().probe())
      std::printf("%d: <%s|%s>\n", attempt, f.name.c_str(), f.reason.c_str());
    try {
      vulkan().open(0);
      std::printf("%d: opened\n", attempt);
    } catch (const DeviceError& e) {
      std::printf("%d: error %s %ld\n", attempt, e.call().c_str(), long(e.code()));
    }
  }
}

std::string outcome(const std::string& entry, const std::string& nth, int code,
                    const std::string& more = "") {
  return run_child("opens_a_device_twice", cat("PUMICE_VULKAN_LIBRARY='", PUMICE_BROKEN_LOADER,
                                               "' PUMICE_VULKAN_SELFTEST=0 PUMICE_TEST_FAIL='",
                                               entry, " ", nth, " ", code, "' ", more));
}
bool says(const std::string& out, const std::string& part) {
  return out.find(part) != std::string::npos;
}

constexpr int codes[] = {VK_ERROR_OUT_OF_HOST_MEMORY,    VK_ERROR_OUT_OF_DEVICE_MEMORY,
                         VK_ERROR_INITIALIZATION_FAILED, VK_ERROR_INCOMPATIBLE_DRIVER,
                         VK_ERROR_LAYER_NOT_PRESENT,     VK_ERROR_EXTENSION_NOT_PRESENT};

// The probe has the first attempts; open() comes after it.
TEST(InstanceFaults, of_calls_that_must_succeed_are_told_and_gone_with_their_cause) {
  PUMICE_NEEDS_VULKAN();
  for (std::string entry :
       {"vkCreateInstance", "vkEnumerateInstanceVersion", "vkEnumeratePhysicalDevices"})
    for (int code : codes) {
      SCOPED_TRACE(cat(entry, " gives ", code));
      std::string error = cat("error ", entry, " ", code);
      std::string out = outcome(entry, "0+", code);
      EXPECT_TRUE(says(out, cat("0: <vulkan|[vulkan] ", entry, " failed (", code, ")"))) << out;
      EXPECT_TRUE(says(out, "0: " + error)) << out;
      EXPECT_TRUE(says(out, "1: " + error)) << out;
      bool made = entry == "vkEnumeratePhysicalDevices";
      EXPECT_TRUE(
          says(out, made ? "instances made 4, destroyed 4" : "instances made 0, destroyed 0"))
          << out;
      out = outcome(entry, "0", code);
      EXPECT_TRUE(says(out, cat("0: <vulkan|[vulkan] ", entry))) << out;
      EXPECT_TRUE(says(out, "0: opened")) << out;
      EXPECT_TRUE(says(out, "1: opened")) << out;
      EXPECT_TRUE(says(out, made ? "made 2, destroyed 1" : "made 1, destroyed 0")) << out;
    }
  std::string out = outcome("vkEnumeratePhysicalDevices", "1", VK_ERROR_OUT_OF_HOST_MEMORY);
  EXPECT_TRUE(says(out, "0: opened") && says(out, "made 2, destroyed 1")) << out;
}

TEST(InstanceFaults, of_questions_leave_out_what_they_ask_for) {
  PUMICE_NEEDS_VULKAN();
  for (std::string entry :
       {"vkEnumerateInstanceExtensionProperties", "vkEnumerateInstanceLayerProperties"})
    for (std::string nth : {"0", "1", "0+"}) {
      std::string out =
          outcome(entry, nth, VK_ERROR_OUT_OF_HOST_MEMORY, "PUMICE_VULKAN_VALIDATION=1");
      EXPECT_TRUE(says(out, "0: opened") && says(out, "1: opened")) << out;
      EXPECT_TRUE(says(out, "made 1, destroyed 0")) << out;
    }
}

TEST(InstanceFaults, of_the_validation_layer_leave_no_instance_behind) {
  PUMICE_NEEDS_VULKAN();
  std::string on = "PUMICE_VULKAN_VALIDATION=1";
  std::string out = outcome("none", "0", 0, on);
  if (!says(outcome("vkCreateDebugUtilsMessengerEXT", "0+", -1, on), "error"))
    GTEST_SKIP() << "no validation layer (vulkan-validationlayers)";
  out = outcome("vkCreateDebugUtilsMessengerEXT", "0", VK_ERROR_OUT_OF_HOST_MEMORY, on);
  EXPECT_TRUE(says(out, "0: <vulkan|[vulkan] vkCreateDebugUtilsMessengerEXT failed (-1)")) << out;
  EXPECT_TRUE(says(out, "0: opened") && says(out, "made 2, destroyed 1")) << out;
}

}  // namespace
}  // namespace pumice::test
