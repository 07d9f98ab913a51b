#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "backends/vulkan/device.h"
#include "ir/node.h"

namespace pumice::backends {
extern const Backend vulkan_backend;
}

// A Vulkan device for tests: the software driver where there is one, so that results are known.
namespace pumice::test {

inline const backends::Backend& vulkan() { return backends::vulkan_backend; }

// The index of a usable device whose name has `part`; -1 when there is none.
inline int find_device(const std::string& part) {
  auto found = vulkan().probe();
  for (size_t i = 0; i < found.size(); ++i)
    if (found[i].reason.empty() && found[i].name.find(part) != std::string::npos) return int(i);
  return -1;
}

inline int test_device() {
  const char* chosen = std::getenv("PUMICE_TEST_VULKAN");
  return find_device(chosen ? chosen : "llvmpipe");
}

// How kernels reach buffers: by address, by descriptors pushed into the command buffer, or by
// descriptor sets from pools; or by address in memory that the host does not see.
enum class Way { addresses, pushed, pools, unseen };
inline auto all_ways() {
  return testing::Values(Way::addresses, Way::pushed, Way::pools, Way::unseen);
}

inline bool has_addresses(Way way) { return way == Way::addresses || way == Way::unseen; }

// Switches features off, besides those that are, for devices opened in its scope.
class Without {
 public:
  explicit Without(const std::string& features) {
    const char* set = std::getenv("PUMICE_VULKAN_DISABLE");
    before_ = set ? set : "";
    setenv("PUMICE_VULKAN_DISABLE", (before_ + "," + features).c_str(), 1);
  }
  ~Without() { setenv("PUMICE_VULKAN_DISABLE", before_.c_str(), 1); }
  Without(const Without&) = delete;

 private:
  std::string before_;
};

// Devices opened in its scope go this way.
struct WayScope : Without {
  explicit WayScope(Way way)
      : Without(way == Way::addresses ? ""
                : way == Way::pushed  ? "buffer_device_address"
                : way == Way::pools   ? "buffer_device_address,push_descriptor"
                                      : "mapped_memory") {}
};

inline std::unique_ptr<hal::Device> open_device(Way way = Way::addresses) {
  WayScope scope(way);
  return vulkan().open(size_t(test_device()));
}

#define PUMICE_NEEDS_VULKAN() \
  if (test_device() < 0) GTEST_SKIP() << "no software Vulkan driver (mesa-vulkan-drivers)"

// Without 64-bit ints there are no addresses either.
inline bool has_int64(const hal::Device& device) {
  return vulkan().target(device).arithmetic.test(size_t(DType::i64));
}

#define PUMICE_NEEDS_INT64(device) \
  if (!has_int64(device)) GTEST_SKIP() << "the kernels here are of 64-bit ints"

// Of tests that simulate over the driver what it does not do, or count on how slow it is.
#define PUMICE_NEEDS_SOFTWARE()                          \
  PUMICE_NEEDS_VULKAN();                                 \
  if (!vulkan().probe()[size_t(test_device())].software) \
  GTEST_SKIP() << "for a software driver: what is simulated does not fit another"

inline std::string way_name(const testing::TestParamInfo<Way>& way) {
  constexpr const char* names[] = {"addresses", "pushed", "pools", "unseen"};
  return names[int(way.param)];
}

inline backends::vulkan::DeviceQueue& own(hal::Queue& queue) {
  return dynamic_cast<backends::vulkan::LastingQueue&>(queue).now();
}

inline hal::Binding whole(hal::Buffer& b) { return {&b, 0, b.size()}; }

template <class T>
std::unique_ptr<hal::Buffer> filled(hal::Device& device, hal::Queue& queue,
                                    const std::vector<T>& values) {
  auto buffer = device.allocate(values.size() * sizeof(T), hal::Memory::device);
  queue.upload(whole(*buffer), std::as_bytes(std::span(values)));
  return buffer;
}

template <class T>
std::vector<T> read_back(hal::Queue& queue, hal::Buffer& buffer) {
  std::vector<T> values(buffer.size() / sizeof(T));
  queue.download(std::as_writable_bytes(std::span(values)), whole(buffer))->wait();
  return values;
}

// Compiles and loads a program for a device.
inline std::unique_ptr<hal::Executable> build(hal::Device& device, const ir::Program& program) {
  return device.load(vulkan().compile(program, vulkan().target(device)));
}

inline void launch(hal::Queue& queue, hal::Executable& executable,
                   const std::vector<hal::Buffer*>& buffers, uint64_t count,
                   const std::vector<int64_t>& scalars = {}) {
  std::vector<hal::Binding> bindings;
  for (hal::Buffer* b : buffers) bindings.push_back(whole(*b));
  queue.launch({&executable, bindings, std::as_bytes(std::span(scalars)), count});
}

}  // namespace pumice::test
