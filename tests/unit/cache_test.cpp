#include "base/cache.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

namespace pumice {
namespace {

namespace fs = std::filesystem;

class Cache : public testing::Test {
 protected:
  void TearDown() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void put(const std::string& name, size_t bytes, int hours_ago) {
    ASSERT_TRUE(cache::write(path(name), {std::string(bytes, 'x')}));
    age(name, hours_ago);
  }
  void age(const std::string& name, int hours) {
    fs::last_write_time(path(name), fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }
  uint64_t size() const {
    uint64_t total = 0;
    for (auto& e : fs::recursive_directory_iterator(folder_))
      if (e.is_regular_file()) total += e.file_size();
    return total;
  }

  fs::path folder_ = fs::path(testing::TempDir()) / ("pumice_cache_" + std::to_string(::getpid()));
};

TEST_F(Cache, keeps_what_was_written) {
  EXPECT_EQ(cache::read(path("a/b/c")), std::nullopt);
  EXPECT_TRUE(cache::write(path("a/b/c"), {"one ", "", "two"}));
  EXPECT_EQ(cache::read(path("a/b/c")), "one two");
  EXPECT_TRUE(cache::write(path("a/b/c"), {""}));
  EXPECT_EQ(cache::read(path("a/b/c")), "");
  EXPECT_FALSE(cache::write(path("a/b/c/d"), {"below a file"}));
  EXPECT_FALSE(cache::write("", {"x"}));
  EXPECT_EQ(cache::read(""), std::nullopt);
}

TEST_F(Cache, the_oldest_go_first_down_to_three_quarters) {
  for (int i = 0; i < 10; ++i) put("k/" + std::to_string(i), 100, 10 - i);
  EXPECT_EQ(cache::trim(folder_.string(), 1000), 1000u);
  EXPECT_EQ(cache::trim(folder_.string(), 999), 700u);  // at most 750
  for (int i = 0; i < 10; ++i) EXPECT_EQ(fs::exists(path("k/" + std::to_string(i))), i >= 3) << i;
  EXPECT_EQ(cache::trim(folder_.string(), 0), 0u);
  EXPECT_EQ(cache::trim(path("nothing"), 10), 0u);
}

TEST_F(Cache, what_is_read_is_young) {
  put("read", 10, 100);
  put("other", 10, 50);
  EXPECT_TRUE(cache::read(path("read")));
  cache::trim(folder_.string(), 15);
  EXPECT_TRUE(fs::exists(path("read")));
  EXPECT_FALSE(fs::exists(path("other")));
}

TEST_F(Cache, unfinished_files_of_the_dead_go_and_of_the_living_stay) {
  put("old.1.2.tmp", 10, 2);
  put("new.1.3.tmp", 10, 0);
  put("kept", 10, 5);
  cache::trim(folder_.string(), 1000);
  EXPECT_FALSE(fs::exists(path("old.1.2.tmp")));
  EXPECT_TRUE(fs::exists(path("new.1.3.tmp")));
  EXPECT_TRUE(fs::exists(path("kept")));
}

TEST_F(Cache, the_limit_is_a_setting) {
  EXPECT_EQ(cache::limit(), uint64_t(1) << 30);
  setenv("PUMICE_CACHE_MB", "3", 1);
  EXPECT_EQ(cache::limit(), uint64_t(3) << 20);
  setenv("PUMICE_CACHE_MB", "three", 1);
  EXPECT_EQ(cache::limit(), uint64_t(1) << 30);
  setenv("PUMICE_CACHE_MB", "-1", 1);
  EXPECT_EQ(cache::limit(), 0u);
  unsetenv("PUMICE_CACHE_MB");
}

// Four processes write and read at once, far more than fits: the folder stays bounded, and a file
// that is there is whole.
TEST_F(Cache, processes_share_it) {
  fs::create_directories(folder_);
  setenv("PUMICE_CACHE", folder_.c_str(), 1);
  setenv("PUMICE_CACHE_MB", "2", 1);
  for (int p = 0; p < 4; ++p) {
    if (::fork() != 0) continue;
    bool good = true;
    for (int i = 0; i < 120; ++i) {
      std::string name = path("p/" + std::to_string((i * 7 + p) % 100));
      good =
          cache::write(name, {std::string(32768, char('a' + p)), std::string(32768, '!')}) && good;
      auto back = cache::read(name);
      if (back)
        good = good && back->size() == 65536 && back->substr(32768) == std::string(32768, '!');
    }
    ::_exit(good ? 0 : 1);
  }
  for (int p = 0; p < 4; ++p) {
    int status = 1;
    ::wait(&status);
    EXPECT_EQ(status, 0);
  }
  // Each process trims after at most a sixteenth of the limit of its own, and one file more.
  EXPECT_LE(size(), (2u << 20) + 4 * ((2u << 20) / 16 + 65536));
  unsetenv("PUMICE_CACHE");
  unsetenv("PUMICE_CACHE_MB");
}

}  // namespace
}  // namespace pumice
