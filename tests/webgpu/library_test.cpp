#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>

#include "device.h"
#include "pumice/error.h"
#include "support/errors.h"

// Finding a library, and what is said of those that do not serve.
namespace pumice::test {
namespace {

using namespace backends::webgpu;

void release(Library& l) {
  for (wg::Adapter adapter : l.adapters) l.api.AdapterRelease(adapter);
  l.api.InstanceRelease(l.instance);
}

std::string open_error(const std::string& path) {
  try {
    open_library(path);
    return "";
  } catch (const DeviceError& e) {
    return e.what();
  }
}

TEST(library, a_file_that_is_none_is_a_reason) {
  EXPECT_NE(open_error("/nowhere/libwebgpu.so").find("/nowhere/libwebgpu.so"), std::string::npos);
  std::string path = testing::TempDir() + "/pumice_webgpu_" + std::to_string(::getpid()) + ".so";
  std::FILE* f = std::fopen(path.c_str(), "w");
  std::fputs("not a library", f);
  std::fclose(f);
  EXPECT_NE(open_error(path).find(path), std::string::npos);
  std::remove(path.c_str());
}

TEST(library, another_library_is_a_reason) {
  // Of those that every process has open.
  EXPECT_NE(open_error("libm.so.6").find("libm.so.6 has no wgpu"), std::string::npos);
}

TEST(library, words_that_are_not_known_are_a_reason) {
  PUMICE_NEEDS_WEBGPU();
  const char* path = std::getenv("PUMICE_WEBGPU_LIBRARY");
  if (!path) GTEST_SKIP() << "the library has no known path";
  for (auto [name, value] :
       {std::pair{"WGPU_BACKEND", "vulkan,directx"}, std::pair{"WGPU_POWER_PREF", "medium"}}) {
    Variable set(name, value);
    Library l = open_library(path);
    try {
      start(l);
      ADD_FAILURE() << name;
    } catch (const DeviceError& e) {
      EXPECT_NE(std::string(e.what()).find(value), std::string::npos) << e.what();
      EXPECT_EQ(e.call(), name);
    }
  }
}

TEST(library, adapters_are_chosen_by_backend_and_power) {
  PUMICE_NEEDS_WEBGPU();
  const char* path = std::getenv("PUMICE_WEBGPU_LIBRARY");
  if (!path) GTEST_SKIP() << "the library has no known path";
  Library l = open_library(path);
  EXPECT_EQ(l.version.rfind("wgpu-native 29.", 0), 0u) << l.version;
  size_t all = library().adapters.size();
  for (const char* power : {"low", "high", "none"}) {
    Variable set("WGPU_POWER_PREF", power);
    Library other = open_library(path);
    start(other);
    EXPECT_EQ(other.adapters.size(), all) << power;
    release(other);
  }
  Variable set("WGPU_BACKEND", "metal,vk");
  start(l);
  EXPECT_EQ(l.adapters.size(), all);
  release(l);
}

TEST(capabilities, of_the_adapter_or_the_defaults) {
  PUMICE_NEEDS_WEBGPU();
  Library& l = library();
  wg::Adapter adapter = l.adapters[size_t(test_adapter())];
  Capabilities most = examine(l, adapter);
  EXPECT_GE(most.limits.max_storage_buffers, 8u);
  EXPECT_GE(most.limits.max_storage_binding, uint64_t(128) << 20);
  Variable set("PUMICE_WEBGPU_LIMITS", "default");
  Capabilities least = examine(l, adapter);
  EXPECT_EQ(least.limits.max_storage_buffers, 8u);
  EXPECT_EQ(least.limits.max_workgroup_invocations, 256u);
  EXPECT_TRUE(least.features.empty());
  Variable binding("PUMICE_WEBGPU_MAX_BINDING", "1048576");
  EXPECT_EQ(examine(l, adapter).limits.max_storage_binding, uint64_t(1) << 20);
}

// Adapters as a library may describe them.
wg::AdapterInfo described;
wg::Status describe(wg::Adapter, wg::AdapterInfo* info) {
  *info = described;
  return wg::Status::success;
}

TEST(capabilities, a_null_adapter_is_refused) {
  Library l;
  l.api.AdapterGetInfo = describe;
  l.api.AdapterInfoFreeMembers = [](wg::AdapterInfo) {};
  l.api.AdapterGetLimits = [](wg::Adapter, wg::Limits*) { return wg::Status::success; };
  l.api.AdapterHasFeature = [](wg::Adapter, wg::Feature) { return wg::Bool(0); };
  described = {};
  described.device = wg::view("a GPU");
  described.backend = wg::BackendType::vulkan;
  EXPECT_EQ(examine(l, nullptr).reason, "");
  described.backend = wg::BackendType::null;
  EXPECT_EQ(examine(l, nullptr).reason, "a null adapter: it computes nothing");
  described.backend = wg::BackendType::vulkan;
  described.device = wg::view("Null backend");
  EXPECT_EQ(examine(l, nullptr).reason, "a null adapter: it computes nothing");
  l.api.AdapterGetLimits = [](wg::Adapter, wg::Limits*) { return wg::Status(2); };
  described.device = {};
  EXPECT_EQ(examine(l, nullptr).reason, "the adapter does not tell its limits");
  l.api.AdapterGetInfo = [](wg::Adapter, wg::AdapterInfo*) { return wg::Status(2); };
  EXPECT_EQ(examine(l, nullptr).reason, "the adapter does not describe itself");
}

}  // namespace
}  // namespace pumice::test
