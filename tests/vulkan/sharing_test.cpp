#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <numeric>

#include "support/errors.h"
#include "support/program_builder.h"
#include "vulkan/device.h"

// Device memory under two owners.
namespace pumice::test {
namespace {

class Sharing : public testing::Test {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_VULKAN();
    device = open_device();
    queue = device->make_queue();
  }
  std::vector<uint32_t> counted(size_t n) {
    std::vector<uint32_t> v(n);
    std::iota(v.begin(), v.end(), 5u);
    return v;
  }
  std::unique_ptr<hal::Device> device;
  std::unique_ptr<hal::Queue> queue;
};

TEST_F(Sharing, two_devices_see_the_same_bytes) {
  auto values = counted(1001);
  auto ours = device->allocate_shared(4004);
  EXPECT_EQ(ours->size(), 4004u);
  auto other = open_device();
  auto theirs = other->open_shared(device->share(*ours), 4004);
  auto other_queue = other->make_queue();
  queue->upload(whole(*ours), std::as_bytes(std::span(values)));
  queue->submit()->wait();
  EXPECT_EQ(read_back<uint32_t>(*other_queue, *theirs), values);
  // A kernel of the other's.
  ProgramBuilder b("twice");
  auto x = b.buffer(DType::u32, true, true);
  auto i = b.grid(DType::i32);
  b.store(x, i, b.apply(ir::Op::mul, {b.load(x, i), b.integer(2, DType::u32)}));
  auto kernel = build(*other, b.program);
  launch(*other_queue, *kernel, {theirs.get()}, values.size());
  other_queue->submit()->wait();
  for (uint32_t& v : values) v *= 2;
  EXPECT_EQ(read_back<uint32_t>(*queue, *ours), values);
  // Either may go first.
  ours.reset();
  EXPECT_EQ(read_back<uint32_t>(*other_queue, *theirs), values);
}

TEST_F(Sharing, memory_is_counted_and_given_back) {
  uint64_t before = device->memory_stats().in_use;
  for (int n = 0; n < 100; ++n) {
    auto a = device->allocate_shared(1 << 20);
    auto b = device->open_shared(device->share(*a), 1 << 20);
    EXPECT_EQ(device->memory_stats().in_use, before + (2 << 20));
  }
  EXPECT_EQ(device->memory_stats().in_use, before);
}

// A child that only has the descriptor.
TEST_F(Sharing, another_process_writes) {
  auto ours = device->allocate_shared(64);
  const std::vector<uint32_t> ones(16, 1);
  queue->upload(whole(*ours), std::as_bytes(std::span(ones)));
  queue->submit()->wait();
  int descriptor = device->share(*ours);
  ASSERT_EQ(::fcntl(descriptor, F_SETFD, 0), 0);  // for the child
  std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
  std::string command = "PUMICE_SHARED=" + std::to_string(descriptor) + " " + self +
                        " --gtest_also_run_disabled_tests "
                        "--gtest_filter=sharing_child.DISABLED_writes > /dev/null";
  EXPECT_EQ(std::system(command.c_str()), 0);
  ::close(descriptor);
  EXPECT_EQ(read_back<uint32_t>(*queue, *ours), std::vector<uint32_t>(16, 7));
}

TEST(sharing_child, DISABLED_writes) {
  auto device = open_device();
  auto queue = device->make_queue();
  auto theirs = device->open_shared(std::atoi(std::getenv("PUMICE_SHARED")), 64);
  const std::vector<uint32_t> sevens(16, 7);
  queue->upload(whole(*theirs), std::as_bytes(std::span(sevens)));
  queue->submit()->wait();
}

TEST_F(Sharing, what_cannot_be_shared_says_so) {
  auto plain = device->allocate(64, hal::Memory::device);
  EXPECT_NE(error_of([&] { device->share(*plain); }).find("was not made by allocate_shared"),
            std::string::npos);
  EXPECT_NE(error_of([&] { device->open_shared(12345, 64); }).find("no open file descriptor"),
            std::string::npos);
  auto small = device->allocate_shared(256);
  int descriptor = device->share(*small);
  struct stat status {};
  ASSERT_EQ(::fstat(descriptor, &status), 0);
  if (status.st_size)
    EXPECT_NE(error_of([&] { device->open_shared(descriptor, 1 << 20); }).find("not 1048576"),
              std::string::npos);
  else  // only the driver knows how long it is
    EXPECT_THROW(device->open_shared(descriptor, 1 << 20), Error);
  EXPECT_EQ(::close(descriptor), 0);  // still ours
  Without off("external_memory_fd");
  auto closed = open_device();
  EXPECT_NE(error_of([&] { closed->allocate_shared(64); }).find("shares no memory"),
            std::string::npos);
}

}  // namespace
}  // namespace pumice::test
