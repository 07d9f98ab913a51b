#pragma once
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <string>

namespace pumice::test {

// What one disabled test of this program prints, run in a process of its own with more in its
// environment ("A=1 B=2"); settings are read once, and drivers loaded once, in a process.
inline std::string run_child(const std::string& test, const std::string& environment) {
  std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
  std::string command = environment + " '" + self +
                        "' --gtest_also_run_disabled_tests --gtest_filter=child.DISABLED_" + test +
                        " 2>&1";
  std::string out;
  FILE* pipe = ::popen(command.c_str(), "r");
  char text[4096];
  while (std::fgets(text, sizeof text, pipe)) out += text;
  int status = ::pclose(pipe);
  EXPECT_EQ(status, 0) << out;
  return out;
}

}  // namespace pumice::test
