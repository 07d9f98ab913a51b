#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include <bit>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <set>

#include "backends/vulkan/self_test.h"
#include "backends/vulkan/trials.h"
#include "codegen/spirv/module.h"
#include "vulkan/device.h"

namespace pumice::test {
namespace {

using namespace backends::vulkan;

Capabilities examined(int index) { return examine(instance(), instance().devices[size_t(index)]); }

// Every trial is right on drivers that are known to be.
TEST(Trials, are_right_on_software_drivers) {
  PUMICE_NEEDS_SOFTWARE();
  for (size_t index = 0; index < instance().devices.size(); ++index) {
    Capabilities c = examined(int(index));
    if (!c.reason.empty() || !c.software) continue;
    TrialDevice device(instance(), instance().devices[index], c);
    auto all = trials(c);
    EXPECT_GE(all.size(), 4u) << c.name;
    for (const Trial& t : all) EXPECT_EQ(device.run(t, 20), "") << c.name << ": " << t.name;
  }
}

// A wrong answer is seen: the right ones with one bit turned.
TEST(Trials, see_a_wrong_answer) {
  PUMICE_NEEDS_VULKAN();
  int index = test_device();
  Capabilities c = examined(index);
  TrialDevice device(instance(), instance().devices[size_t(index)], c);
  for (Trial t : trials(c)) {
    auto judge = t.wrong;
    t.wrong = [judge](std::vector<uint32_t> out) {
      size_t at = 128;  // so far go the results of all trials
      while (judge(out).empty() && at > 0) out[--at] ^= 1;
      return judge(out);
    };
    EXPECT_NE(device.run(t, 20), "") << t.name;
  }
}

TEST(Trials, have_names_of_their_own) {
  Capabilities c;
  c.enabled.set();
  c.subgroups = {32, 8, 64, 0};
  c.matrices = {
      {16, 16, 16, VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT16_KHR,
       VK_COMPONENT_TYPE_FLOAT32_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR, VK_SCOPE_SUBGROUP_KHR, false,
       0},
      {16, 8, 32, VK_COMPONENT_TYPE_SINT8_KHR, VK_COMPONENT_TYPE_SINT8_KHR,
       VK_COMPONENT_TYPE_SINT32_KHR, VK_COMPONENT_TYPE_SINT32_KHR, VK_SCOPE_SUBGROUP_KHR, false, 0},
      {32, 64, 16, VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT16_KHR,
       VK_COMPONENT_TYPE_FLOAT32_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR, VK_SCOPE_WORKGROUP_KHR, true,
       128},
      {32, 16, 16, VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT16_KHR,
       VK_COMPONENT_TYPE_FLOAT32_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR, VK_SCOPE_SUBGROUP_KHR, true,
       0}};
  std::set<std::string> names;
  for (const Trial& t : trials(c)) {
    EXPECT_TRUE(names.insert(t.name).second) << t.name;
    EXPECT_EQ(t.kernel.at(0), 0x07230203u);
  }
  for (const char* one :
       {"subgroup_size_control of 8", "subgroup_size_control of 64", "bf16",
        "cooperative_matrix 16x16x16 f16 f16 f32 f32 subgroup",
        "cooperative_matrix 16x8x32 i8 i8 i32 i32 subgroup",
        "cooperative_matrix multiples of 32x64x16 f16 f16 f32 f32 workgroup of 128",
        "cooperative_matrix multiples of 32x16x16 f16 f16 f32 f32 subgroup",
        "buffer_device_address"})
    EXPECT_TRUE(names.contains(one)) << one;
}

// No software driver has matrices: the kernel of a flexible shape is looked at instead.
TEST(Trials, of_flexible_matrices_are_of_the_whole_workgroup) {
  Capabilities c;
  c.enabled.set();
  c.subgroups = {32, 32, 32, 0};
  c.matrices = {{32, 64, 16, VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT16_KHR,
                 VK_COMPONENT_TYPE_FLOAT32_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR,
                 VK_SCOPE_WORKGROUP_KHR, true, 128}};
  auto all = trials(c);
  const Trial& t = all.back();
  ASSERT_EQ(t.matrix, 0);
  EXPECT_EQ(t.subgroup_size, 32u);
  EXPECT_EQ(t.input.size(), 64u * 64);  // twice the rows
  EXPECT_EQ(t.wrong(std::vector<uint32_t>(64 * 64, std::bit_cast<uint32_t>(6.0f * 48 + 1))), "");
  EXPECT_NE(t.wrong(std::vector<uint32_t>(64 * 64, std::bit_cast<uint32_t>(6.0f * 16 + 1))), "");
  std::string text = codegen::spirv::disassemble(t.kernel);
  EXPECT_NE(text.find("128 1 1"), std::string::npos) << text;  // the workgroup's size
}

class SelfTests : public testing::Test {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_VULKAN();
    index_ = test_device();
    Capabilities c = examined(index_);
    how_ = SelfTest::standard(c);
    how_.cache = "";
    ASSERT_NE(how_.program, "") << "pumice-selftest is built beside this program";
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  Capabilities run() {
    Capabilities c = examined(index_);
    self_test(how_, size_t(index_), c);
    return c;
  }
  static std::string reason(const Capabilities& c, Feature feature) {
    for (auto& [f, why] : c.off)
      if (f == feature) return why;
    return "";
  }
  void keep() { how_.cache = (folder_ / "vulkan" / "results").string(); }

  int index_ = 0;
  SelfTest how_;
  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) /
                                  ("pumice_self_test_" + std::to_string(::getpid()));
};

TEST_F(SelfTests, a_good_driver_keeps_everything) {
  Capabilities before = examined(index_), c = run();
  EXPECT_EQ(c.enabled, before.enabled);
  EXPECT_EQ(c.self_test, std::to_string(trials(c).size()) + " trials, 0 wrong");
}

TEST_F(SelfTests, a_wrong_answer_or_a_crash_turns_off_one_feature) {
  Capabilities before = examined(index_);
  if (!before.has(Feature::int64)) GTEST_SKIP() << "the device has no int64";
  for (std::string what : {"wrong", "crash"}) {
    how_.fault = "int64:" + what;
    Capabilities c = run();
    FeatureSet lost = before.enabled & ~c.enabled;
    EXPECT_EQ(print(lost), "int64 f64 atomic_int64 shared_atomic_int64 buffer_device_address");
    EXPECT_EQ(reason(c, Feature::int64), what == "wrong" ? "self-test: int64: simulated"
                                                         : "self-test: int64: ended with signal 6");
    EXPECT_EQ(reason(c, Feature::atomic_int64), "needs int64");
    EXPECT_NE(c.self_test.find("trials, 1 wrong"), std::string::npos) << c.self_test;
  }
}

TEST_F(SelfTests, a_hang_is_ended) {
  if (!examined(index_).has(Feature::f16)) GTEST_SKIP() << "the device has no f16";
  how_.fault = "f16:hang";
  how_.seconds = 2;
  auto start = std::time(nullptr);
  Capabilities c = run();
  EXPECT_EQ(reason(c, Feature::f16), "self-test: f16: no answer in 2 s");
  EXPECT_TRUE(c.has(Feature::subgroups));
  EXPECT_LT(std::time(nullptr) - start, 20);
}

TEST_F(SelfTests, without_the_program_the_driver_is_believed) {
  Capabilities before = examined(index_);
  how_.program = "/bin/false";
  Capabilities c = run();
  EXPECT_EQ(c.enabled, before.enabled);
  EXPECT_EQ(c.self_test, "not run: pumice-selftest: status 1");
  how_.program = "/no/such/program";
  EXPECT_EQ(run().self_test.substr(0, 25), "not run: pumice-selftest:");
  how_.program = "";
  EXPECT_EQ(run().enabled, before.enabled);
}

TEST_F(SelfTests, results_are_kept_and_checked) {
  keep();
  EXPECT_EQ(run().self_test.find("cache"), std::string::npos);
  how_.program = "/bin/false";
  EXPECT_NE(run().self_test.find("0 wrong, from the cache"), std::string::npos);
  // Cut, or about another driver: as if there were none.
  std::ifstream in(how_.cache, std::ios::binary);
  std::string whole{std::istreambuf_iterator<char>(in), {}};
  std::ofstream(how_.cache) << whole.substr(0, whole.size() / 2);
  EXPECT_EQ(run().self_test, "not run: pumice-selftest: status 1");
  std::ofstream(how_.cache) << "pumice self-test 1 other" << whole.substr(whole.find('\n'));
  EXPECT_EQ(run().self_test, "not run: pumice-selftest: status 1");
}

TEST_F(SelfTests, failures_are_kept_for_a_day) {
  Capabilities c = examined(index_);
  if (!c.has(Feature::f16)) GTEST_SKIP() << "the device has no f16";
  keep();
  how_.fault = "f16:wrong";
  EXPECT_FALSE(run().has(Feature::f16));
  how_.fault = "";
  Capabilities again = run();
  EXPECT_FALSE(again.has(Feature::f16));
  EXPECT_NE(again.self_test.find("from the cache"), std::string::npos);
  utimbuf old{std::time(nullptr) - 3 * 86400, std::time(nullptr) - 3 * 86400};
  ::utime(how_.cache.c_str(), &old);
  EXPECT_TRUE(run().has(Feature::f16));
}

// As a user sees it: a device that opens, does without, and says so.
TEST_F(SelfTests, an_open_device_does_without) {
  if (!examined(index_).has(Feature::f16)) GTEST_SKIP() << "the device has no f16";
  std::filesystem::create_directories(folder_);
  std::string script = (folder_ / "selftest").string();
  std::ofstream(script) << "#!/bin/sh\na=$1 b=$2 c=$3 d=$5\nshift 5\nexec '" << how_.program
                        << "' \"$a\" \"$b\" \"$c\" f16:crash \"$d\" \"$@\"\n";
  ::chmod(script.c_str(), 0755);
  setenv("PUMICE_VULKAN_SELFTEST", script.c_str(), 1);
  setenv("PUMICE_CACHE", "off", 1);
  auto device = vulkan().open(size_t(index_));
  unsetenv("PUMICE_VULKAN_SELFTEST");
  unsetenv("PUMICE_CACHE");
  bool said = false;
  for (auto& [key, value] : vulkan().describe(*device))
    said = said || (key == "off" && value == "f16: self-test: f16: ended with signal 6");
  EXPECT_TRUE(said);
  auto queue = device->make_queue();
  auto buffer = filled<int>(*device, *queue, {1, 2, 3});
  EXPECT_EQ(read_back<int>(*queue, *buffer), (std::vector<int>{1, 2, 3}));
}

}  // namespace
}  // namespace pumice::test
