#include "backends/cpu/object_cache.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

namespace pumice::backends::cpu {
namespace {

namespace fs = std::filesystem;

class ObjectCacheTest : public ::testing::Test {
 protected:
  fs::path folder = fs::path(::testing::TempDir()) / ("pumice_cache_" + std::to_string(::getpid()));
  ObjectCache cache{(folder / "a" / "b").string()};
  ~ObjectCacheTest() override { fs::remove_all(folder); }

  static std::vector<std::byte> object(size_t n, int seed) {
    std::vector<std::byte> bytes(n);
    for (size_t i = 0; i < n; ++i) bytes[i] = std::byte(i * 31 + size_t(seed));
    return bytes;
  }
  std::vector<fs::path> files() const {
    std::vector<fs::path> all;
    for (auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) all.push_back(entry.path());
    return all;
  }
};

TEST_F(ObjectCacheTest, gives_back_what_was_kept) {
  EXPECT_FALSE(cache.find("key"));
  cache.keep("key", object(1000, 1));
  cache.keep("other", object(0, 1));
  EXPECT_EQ(cache.find("key"), object(1000, 1));
  EXPECT_EQ(cache.find("other"), object(0, 1));
  EXPECT_FALSE(cache.find("key "));
  cache.keep("key", object(10, 2));
  EXPECT_EQ(cache.find("key"), object(10, 2));
  EXPECT_EQ(files().size(), 2u);
}

TEST_F(ObjectCacheTest, cut_and_corrupt_files_count_as_missing_and_are_replaced) {
  cache.keep("key", object(100, 1));
  fs::path file = files().at(0);
  auto size = fs::file_size(file);
  for (uintmax_t n = 0; n < size; ++n) {
    fs::resize_file(file, n);
    EXPECT_FALSE(cache.find("key")) << n;
    cache.keep("key", object(100, 1));
  }
  for (uintmax_t n = 0; n < size; ++n) {
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekg(std::streamoff(n));
    int byte = stream.get();
    stream.seekp(std::streamoff(n));
    stream.put(char(byte ^ 0x10));
    stream.close();
    EXPECT_FALSE(cache.find("key")) << n;
    cache.keep("key", object(100, 1));
    EXPECT_TRUE(cache.find("key"));
  }
  std::ofstream(file, std::ios::app) << "x";
  EXPECT_FALSE(cache.find("key"));
}

TEST_F(ObjectCacheTest, a_folder_that_cannot_be_written_keeps_nothing) {
  ObjectCache nowhere("/proc/none/pumice"), off("");
  for (const ObjectCache* c : {&nowhere, &off}) {
    c->keep("key", object(10, 1));
    EXPECT_FALSE(c->find("key"));
  }
}

TEST_F(ObjectCacheTest, writers_and_readers_side_by_side_see_whole_files) {
  std::vector<std::thread> threads;
  std::atomic<int> found{0};
  std::atomic<bool> right{true};
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 100; ++i) {
        cache.keep("key", object(5000, 3));
        if (auto got = cache.find("key")) {
          ++found;
          if (*got != object(5000, 3)) right = false;
        }
      }
    });
  for (auto& thread : threads) thread.join();
  EXPECT_TRUE(right.load());
  EXPECT_EQ(found.load(), 400);
  EXPECT_EQ(files().size(), 1u);  // no temporary file is left
}

}  // namespace
}  // namespace pumice::backends::cpu
