#include <unistd.h>

#include <fstream>

#include "support/child.h"
#include "vulkan/device.h"

// Machines without a library, without a driver, or with a broken one: a reason each, no crash.
namespace pumice::test {
namespace {

TEST(child, DISABLED_lists_devices) {
  for (auto& f : vulkan().probe()) std::printf("<%s|%s>\n", f.name.c_str(), f.reason.c_str());
  try {
    vulkan().open(0);
    std::printf("opened\n");
  } catch (const DeviceError& e) {
    std::printf("error: %s\n", e.what());
  }
}

std::string list(const std::string& environment) { return run_child("lists_devices", environment); }
bool says(const std::string& out, const std::string& part) {
  return out.find(part) != std::string::npos;
}

// A driver's manifest that names this library.
class Manifest {
 public:
  Manifest(const char* name, const std::string& text)
      : path_(testing::TempDir() + "pumice_" + std::to_string(::getpid()) + "_" + name + ".json") {
    std::ofstream(path_) << text;
  }
  ~Manifest() { ::unlink(path_.c_str()); }
  const std::string& path() const { return path_; }

  static std::string of(const std::string& library) {
    return "{\"file_format_version\": \"1.0.0\", \"ICD\": {\"library_path\": \"" + library +
           "\", \"api_version\": \"1.3.0\"}}";
  }

 private:
  std::string path_;
};

std::string lavapipe() {
  for (std::string folder : {"/usr/share/vulkan/icd.d/", "/etc/vulkan/icd.d/"})
    for (const char* name : {"lvp_icd.x86_64.json", "lvp_icd.json", "lvp_icd.aarch64.json"})
      if (::access((folder + name).c_str(), R_OK) == 0) return folder + name;
  return "";
}

TEST(loading, no_library) {
  std::string out = list("PUMICE_VULKAN_LIBRARY=libnothing.so");
  EXPECT_TRUE(says(out, "PUMICE_VULKAN_LIBRARY: no Vulkan library libnothing.so>")) << out;
  EXPECT_TRUE(says(out, "error: ")) << out;
  out = list("PUMICE_VULKAN_LIBRARY=libm.so.6");  // a library, but another
  EXPECT_TRUE(says(out, "no Vulkan library libm.so.6>")) << out;
}

TEST(loading, no_driver) {
  PUMICE_NEEDS_VULKAN();
  std::string out = list("VK_ICD_FILENAMES=/nothing.json VK_DRIVER_FILES=/nothing.json");
  EXPECT_TRUE(says(out, "<vulkan|")) << out;
  EXPECT_TRUE(says(out, "no Vulkan driver ")) << out;
  EXPECT_TRUE(says(out, "error: ")) << out;
}

TEST(loading, a_broken_driver_is_no_device_and_hides_none) {
  PUMICE_NEEDS_VULKAN();
  Manifest missing("missing", Manifest::of("/no/such/driver.so")),
      other("other", Manifest::of("libm.so.6"));
  for (const auto* bad : {&missing, &other}) {
    std::string files = bad->path();
    std::string out = list("VK_ICD_FILENAMES='" + files + "' VK_DRIVER_FILES='" + files + "'");
    EXPECT_TRUE(says(out, "no Vulkan driver ")) << out;
    if (lavapipe().empty()) continue;
    files += ":" + lavapipe();
    out = list("VK_ICD_FILENAMES='" + files + "' VK_DRIVER_FILES='" + files + "'");
    EXPECT_TRUE(says(out, "<llvmpipe")) << out;
    EXPECT_TRUE(says(out, "opened")) << out;
  }
}

// The loader itself gives up on all drivers then; what is left is to say where to look.
TEST(loading, a_manifest_that_is_no_json) {
  PUMICE_NEEDS_VULKAN();
  Manifest text("text", "{\"ICD\": ");
  std::string out =
      list("VK_ICD_FILENAMES='" + text.path() + "' VK_DRIVER_FILES='" + text.path() + "'");
  EXPECT_TRUE(says(out, "the manifest of a driver is broken: VK_LOADER_DEBUG=error says which>") ||
              says(out, "no Vulkan driver "))
      << out;
}

TEST(loading, a_driver_listed_twice_is_one_device) {
  if (lavapipe().empty()) GTEST_SKIP() << "no lavapipe (mesa-vulkan-drivers)";
  std::ifstream in(lavapipe());
  Manifest again("again", {std::istreambuf_iterator<char>(in), {}});
  std::string files = lavapipe() + ":" + again.path();
  std::string out = list("VK_ICD_FILENAMES='" + files + "' VK_DRIVER_FILES='" + files + "'");
  size_t first = out.find("<llvmpipe"), second = out.find("<llvmpipe", first + 1);
  if (second == std::string::npos) GTEST_SKIP() << "the loader lists it once";
  EXPECT_TRUE(says(out.substr(second), "|the same GPU as llvmpipe")) << out;
}

}  // namespace
}  // namespace pumice::test
