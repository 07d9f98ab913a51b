#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "backends/vulkan/pipeline.h"
#include "backends/vulkan/trial_kernel.h"
#include "support/child.h"
#include "support/program_builder.h"
#include "vulkan/device.h"
#include "vulkan/faults.h"

// What pipelines ask of the driver's compiler and what it says of them, and their cache on disk.
namespace pumice::test {
namespace {

using namespace backends::vulkan;
namespace fs = std::filesystem;

// data[lane] = the size of the subgroup, data[64 + lane] = the subgroup's number, for 64 lanes.
hal::Binary subgroup_numbers(int subgroup) {
  constexpr uint32_t lanes = 64, group_non_uniform = 61, subgroup_size = 36, subgroup_id = 40;
  TrialKernel k(lanes);
  k.capability(group_non_uniform);
  TrialKernel::Id at = k.lane();
  k.store(k.u32(), 4, at, k.builtin(subgroup_size));
  k.store(k.u32(), 4, k.op(128, k.u32(), {at, k.word(lanes)}), k.builtin(subgroup_id));
  hal::Binary binary;
  auto words = k.finish();
  auto bytes = std::as_bytes(std::span(words));
  binary.bytes.assign(bytes.begin(), bytes.end());
  binary.entry = "main";
  binary.workgroup = lanes;
  binary.written = {true};
  binary.subgroup = subgroup;
  return binary;
}

TEST(Width, kernels_get_the_subgroups_that_they_rely_on) {
  PUMICE_NEEDS_VULKAN();
  for (Way way : {Way::pushed, Way::pools}) {
    auto device = open_device(way);
    auto queue = device->make_queue();
    const Subgroups& s = own(*queue).context()->capabilities.subgroups;
    if (!s.largest) GTEST_SKIP() << "the device cannot be asked for a size";
    for (uint32_t size = s.smallest; size <= std::min(s.largest, 64u); size *= 2) {
      auto kernel = device->load(subgroup_numbers(int(size)));
      auto x = filled(*device, *queue, std::vector<uint32_t>(128, 99));
      launch(*queue, *kernel, {x.get()}, 64);
      auto got = read_back<uint32_t>(*queue, *x);
      std::map<uint32_t, uint32_t> members;
      for (size_t lane = 0; lane < 64; ++lane) {
        EXPECT_EQ(got[lane], size);
        ++members[got[64 + lane]];
      }
      EXPECT_EQ(members.size(), 64 / size);
      for (auto [subgroup, count] : members) EXPECT_EQ(count, size) << subgroup;
    }
  }
}

TEST(Width, subgroups_that_cannot_be_are_refused) {
  PUMICE_NEEDS_VULKAN();
  auto device = open_device(Way::pushed);
  auto queue = device->make_queue();
  const Subgroups& s = own(*queue).context()->capabilities.subgroups;
  if (!s.largest) GTEST_SKIP() << "the device cannot be asked for a size";
  auto refusal = [&](hal::Device& d, int subgroup, int workgroup) {
    auto binary = subgroup_numbers(subgroup);
    binary.workgroup = workgroup;
    try {
      d.load(binary);
    } catch (const CompileError& e) {
      return std::string(e.what());
    }
    return std::string("no CompileError");
  };
  std::string sizes = std::to_string(s.smallest) + " to " + std::to_string(s.largest);
  EXPECT_EQ(refusal(*device, int(2 * s.largest), 64),
            "[vulkan] kernel main relies on subgroups of " + std::to_string(2 * s.largest) +
                ", the device can be asked for " + sizes);
  EXPECT_NE(refusal(*device, 3, 63).find("relies on subgroups of 3"), std::string::npos);
  EXPECT_NE(refusal(*device, int(s.smallest), int(s.smallest) + 1).find("full subgroups"),
            std::string::npos);
  Without none("subgroup_size_control");
  auto poor = vulkan().open(size_t(test_device()));
  EXPECT_NE(refusal(*poor, int(s.smallest), 64).find("can be asked for none"), std::string::npos);
}

// A scalar is an int64, so that there are no 4 or 124 bytes of them. Launches with 0, 8, 128 and
// 200 bytes are in Queues.constants_of_any_number.
TEST(pipelines, constants_are_of_eight_bytes) {
  PUMICE_NEEDS_VULKAN();
  for (Way way : {Way::pushed, Way::pools}) {
    auto device = open_device(way);
    auto binary = subgroup_numbers(0);
    for (size_t bytes : {0, 8, 120, 128, 200}) {
      binary.constant_bytes = bytes;
      EXPECT_NO_THROW(device->load(binary)) << bytes;
    }
    for (size_t bytes : {4, 124, 129}) {
      binary.constant_bytes = bytes;
      try {
        device->load(binary);
        ADD_FAILURE() << bytes << " bytes were taken";
      } catch (const CompileError& e) {
        EXPECT_EQ(std::string(e.what()), "[vulkan] kernel main has " + std::to_string(bytes) +
                                             " bytes of constants, which are 8 each");
      }
    }
  }
}

// A driver of our own making that says something of every format.
TEST(pipelines, say_what_the_compiler_made) {
  DeviceApi api{};
  EXPECT_TRUE(facts_of(api, VK_NULL_HANDLE, VK_NULL_HANDLE).empty());
  api.vkGetPipelineExecutablePropertiesKHR = [](VkDevice, const VkPipelineInfoKHR*, uint32_t* count,
                                                VkPipelineExecutablePropertiesKHR* out) {
    *count = 1;
    if (!out) return VK_SUCCESS;
    std::snprintf(out->name, sizeof out->name, "compute");
    out->subgroupSize = 32;
    return VK_SUCCESS;
  };
  api.vkGetPipelineExecutableStatisticsKHR = [](VkDevice, const VkPipelineExecutableInfoKHR* of,
                                                uint32_t* count,
                                                VkPipelineExecutableStatisticKHR* out) {
    EXPECT_EQ(of->executableIndex, 0u);
    *count = 4;
    if (!out) return VK_SUCCESS;
    const char* names[] = {"registers", "spills", "fast", "occupancy"};
    for (int i = 0; i < 4; ++i) std::snprintf(out[i].name, sizeof out[i].name, "%s", names[i]);
    out[0].format = VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_UINT64_KHR, out[0].value.u64 = 40;
    out[1].format = VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR, out[1].value.i64 = -1;
    out[2].format = VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR, out[2].value.b32 = VK_TRUE;
    out[3].format = VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR, out[3].value.f64 = 0.5;
    return VK_SUCCESS;
  };
  Facts want{{"executable", "compute"}, {"subgroup size", "32"}, {"registers", "40"},
             {"spills", "-1"},          {"fast", "yes"},         {"occupancy", "0.5"}};
  EXPECT_EQ(facts_of(api, VK_NULL_HANDLE, VK_NULL_HANDLE), want);
  api.vkGetPipelineExecutableStatisticsKHR = [](VkDevice, const VkPipelineExecutableInfoKHR*,
                                                uint32_t*, VkPipelineExecutableStatisticKHR*) {
    return VK_ERROR_OUT_OF_HOST_MEMORY;
  };
  EXPECT_EQ(facts_of(api, VK_NULL_HANDLE, VK_NULL_HANDLE).size(), 2u);
}

// out[i] = i + number
ir::Program plus(int number) {
  ProgramBuilder b("plus_" + std::to_string(number));
  auto out = b.buffer(DType::i32, false, true);
  auto i = b.grid(DType::i32);
  b.store(out, i, b.apply(ir::Op::add, {i, b.integer(number, DType::i32)}));
  return b.program;
}

bool computes(hal::Device& device, int number) {
  auto queue = device.make_queue();
  auto kernel = build(device, plus(number));
  auto x = device.allocate(40, hal::Memory::device);
  launch(*queue, *kernel, {x.get()}, 10);
  auto got = read_back<int32_t>(*queue, *x);
  for (int i = 0; i < 10; ++i)
    if (got[size_t(i)] != i + number) return false;
  return true;
}

TEST(pipelines, have_facts_where_the_driver_has) {
  PUMICE_NEEDS_VULKAN();
  auto device = open_device();
  auto kernel = build(*device, plus(1));
  auto queue = device->make_queue();
  bool says = own(*queue).context()->capabilities.has(Feature::pipeline_statistics);
  EXPECT_EQ(vulkan().facts(*kernel).empty(), !says);
}

// A cache folder of its own for each test.
class CacheFile : public testing::Test {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_VULKAN();
    folder_ = testing::TempDir() + "pumice_cache_" + std::to_string(::getpid());
    setenv("PUMICE_CACHE", folder_.c_str(), 1);
    capabilities_ = examine(instance(), instance().devices[size_t(test_device())]);
    path_ = cache_file_path(capabilities_);
    ASSERT_TRUE(path_.starts_with(folder_)) << path_;
  }
  void TearDown() override {
    unsetenv("PUMICE_CACHE");
    if (!folder_.empty()) fs::remove_all(folder_);
  }
  std::string read() const { return read_cache_file(path_, capabilities_); }
  std::string all_bytes() const {
    std::ifstream in(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void overwrite(const std::string& bytes) const {
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << bytes;
  }

  std::string folder_, path_;
  Capabilities capabilities_;
};

TEST_F(CacheFile, no_byte_of_it_may_change_or_be_missing) {
  std::string data = "forty bytes of what a driver has compiled";
  ASSERT_TRUE(write_cache_file(path_, capabilities_, data));
  const std::string good = all_bytes();
  ASSERT_GT(good.size(), data.size() + 40);
  for (size_t at = 0; at < good.size(); ++at) {
    for (int bit : {0, 7}) {
      std::string bad = good;
      bad[at] = char(bad[at] ^ 1 << bit);
      overwrite(bad);
      EXPECT_EQ(read(), "") << "bit " << bit << " of byte " << at;
    }
    overwrite(good.substr(0, at));
    EXPECT_EQ(read(), "") << "cut at byte " << at;
  }
  overwrite(good + "x");
  EXPECT_EQ(read(), "") << "a byte too many";
  overwrite(good);
  EXPECT_EQ(read(), data);
  for (int field = 0; field < 4; ++field) {  // another device's or driver's
    Capabilities other = capabilities_;
    if (field == 0) ++other.vendor;
    if (field == 1) ++other.device;
    if (field == 2) ++other.driver_version;
    if (field == 3) other.cache_uuid[15] ^= 1;
    EXPECT_EQ(read_cache_file(path_, other), "") << field;
  }
}

// Ours by the header, but nothing that the driver ever wrote: it is left out, and written anew.
TEST_F(CacheFile, foreign_data_is_survived) {
  { EXPECT_TRUE(computes(*open_device(), 1)); }
  const std::string real = read();
  ASSERT_NE(real, "");
  for (std::string data : {std::string(1, 'x'), std::string(31, '\0'), std::string(5000, '\xff'),
                           real.substr(0, real.size() / 2), real + std::string(100, '\x5a')}) {
    ASSERT_TRUE(write_cache_file(path_, capabilities_, data));
    { EXPECT_TRUE(computes(*open_device(), 2)) << data.size(); }
    EXPECT_NE(read(), "");
  }
}

TEST(child, DISABLED_compiles_much) {
  int first = std::atoi(std::getenv("PUMICE_TEST_FIRST"));
  for (int round = 0; round < 4; ++round) {
    auto device = vulkan().open(size_t(test_device()));
    for (int n = 0; n < 5; ++n) ASSERT_TRUE(computes(*device, first + 10 * round + n));
  }
  std::printf("right\n");
}

TEST_F(CacheFile, many_processes_share_it) {
  std::atomic<int> left = 4;
  std::vector<std::thread> threads;
  for (int process = 0; process < 4; ++process)
    threads.emplace_back([&, process] {
      std::string out =
          run_child("compiles_much", "PUMICE_CACHE='" + folder_ +
                                         "' PUMICE_TEST_FIRST=" + std::to_string(100 * process));
      EXPECT_NE(out.find("right"), std::string::npos) << out;
      --left;
    });
  // Once there, it is whole at any moment.
  bool was_there = false;
  int reads = 0;
  while (left) {
    bool is_there = !read().empty();
    EXPECT_TRUE(is_there || !was_there);
    was_there = was_there || is_there;
    ++reads;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  for (auto& t : threads) t.join();
  EXPECT_TRUE(was_there);
  EXPECT_GT(reads, 10);
  for (const auto& entry : fs::recursive_directory_iterator(folder_))
    EXPECT_EQ(entry.path().string().find(".tmp"), std::string::npos) << entry.path();
}

// What another process has written meanwhile is merged, not lost.
TEST_F(CacheFile, is_merged_with_what_others_wrote) {
  Faults faults;
  for (bool others : {false, true}) {
    auto device = faults.open(Way::addresses);
    EXPECT_TRUE(computes(*device, 1));
    if (others) {
      ASSERT_TRUE(write_cache_file(path_, capabilities_, read() + "more"));
    }
    faults.clear();
    EXPECT_TRUE(computes(*device, 2));
    device.reset();
    EXPECT_EQ(faults.calls()["vkMergePipelineCaches"], others ? 1 : 0);
    EXPECT_NE(read(), "");
  }
  EXPECT_TRUE(faults.live().empty());
  EXPECT_TRUE(faults.misuse().empty());
}

}  // namespace
}  // namespace pumice::test
