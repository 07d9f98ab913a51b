#include "base/settings.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "base/config_file.h"

namespace pumice {
namespace {

namespace fs = std::filesystem;

std::string file_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(settings, flags_and_lists) {
  unsetenv("PUMICE_TEST");
  EXPECT_TRUE(settings::flag("PUMICE_TEST", true));
  EXPECT_FALSE(settings::flag("PUMICE_TEST", false));
  setenv("PUMICE_TEST", "0", 1);
  EXPECT_FALSE(settings::flag("PUMICE_TEST", true));
  setenv("PUMICE_TEST", "1", 1);
  EXPECT_TRUE(settings::flag("PUMICE_TEST", false));
  using List = std::vector<std::string>;
  auto list = [](const char* text) {
    setenv("PUMICE_TEST", text, 1);
    return settings::list("PUMICE_TEST");
  };
  EXPECT_EQ(list("one"), List{"one"});
  EXPECT_EQ(list(" one , two three,,four,"), (List{"one", "two three", "four"}));
  EXPECT_EQ(list(","), List{});
  EXPECT_EQ(list(" , ,x"), List{"x"});
  unsetenv("PUMICE_TEST");
  EXPECT_EQ(settings::list("PUMICE_TEST"), List{});
}

TEST(settings, a_file_says_the_same_as_variables) {
  std::string warnings;
  auto map = settings::read_config(
      R"({"device": "cpu", "cache_mb": 64, // a comment
          "vulkan": {"disable": ["f16", "int64"], "validation": true, "selftest": false}})",
      warnings);
  EXPECT_EQ(warnings, "");
  std::map<std::string, std::string> want{{"PUMICE_DEVICE", "cpu"},
                                          {"PUMICE_CACHE_MB", "64"},
                                          {"PUMICE_VULKAN_DISABLE", "f16,int64"},
                                          {"PUMICE_VULKAN_VALIDATION", "1"},
                                          {"PUMICE_VULKAN_SELFTEST", "0"}};
  EXPECT_EQ(map, want);
}

TEST(settings, what_is_no_setting_is_named) {
  auto warnings_of = [](const char* json) {
    std::string warnings;
    settings::read_config(json, warnings);
    return warnings;
  };
  EXPECT_EQ(warnings_of(R"({"vulkan": {"disabel": 1}, "colour": "red"})"),
            "no setting 'colour'\nno setting 'vulkan.disabel'\n");
  EXPECT_EQ(warnings_of(R"({"device": null})"), "'device' cannot be null\n");
  EXPECT_EQ(warnings_of(R"({"vulkan": {"disable": [["f16"]]}})"),
            "'vulkan.disable' cannot be [[\"f16\"]]\n");
  EXPECT_EQ(warnings_of("[1]"), "not a JSON object\n");
  EXPECT_EQ(warnings_of("{\"device\""), "not a JSON object\n");
  EXPECT_EQ(warnings_of(""), "not a JSON object\n");
}

TEST(settings, the_variable_wins_over_the_file) {
  fs::path path = fs::path(testing::TempDir()) / ("pumice_config_" + std::to_string(::getpid()));
  std::ofstream(path) << R"({"cpu_threads": 3, "nonsense": 1})";
  setenv("PUMICE_CONFIG", path.c_str(), 1);
  unsetenv("PUMICE_CPU_THREADS");
  testing::internal::CaptureStderr();
  EXPECT_EQ(settings::number("PUMICE_CPU_THREADS"), 3);
  EXPECT_EQ(settings::number("PUMICE_CPU_THREADS"), 3);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "pumice: " + path.string() + ": no setting 'nonsense'\n");  // once
  setenv("PUMICE_CPU_THREADS", "5", 1);
  EXPECT_EQ(settings::number("PUMICE_CPU_THREADS"), 5);
  unsetenv("PUMICE_CPU_THREADS");
  unsetenv("PUMICE_CONFIG");
  fs::remove(path);
}

// Every name the sources read is in the table, and every name of the table is read and documented.
TEST(settings, the_table_is_complete) {
  std::set<std::string> listed = {
#define PUMICE_SETTING(name, text) #name,
#include "base/settings.def"
  };
  std::regex use("(text|number|flag|list|getenv)\\(\"(PUMICE_[A-Z0-9_]+)\"");
  std::set<std::string> used;
  for (const char* folder : {"src", "tools"})
    for (auto& entry : fs::recursive_directory_iterator(fs::path(PUMICE_SOURCE) / folder)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
      std::string text = file_text(entry.path());
      bool settings_own = entry.path().parent_path().filename() == "base";
      for (std::sregex_iterator at(text.begin(), text.end(), use), end; at != end; ++at) {
        used.insert((*at)[2]);
        EXPECT_TRUE(settings_own || (*at)[1] != "getenv")
            << entry.path() << " reads " << (*at)[2] << " past base/settings";
      }
    }
  EXPECT_EQ(used, listed);
  std::string docs = file_text(fs::path(PUMICE_SOURCE) / "docs" / "settings.md");
  for (const std::string& name : listed)
    EXPECT_NE(docs.find("| `" + name + "` |"), std::string::npos) << name;
}

}  // namespace
}  // namespace pumice
