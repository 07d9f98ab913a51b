#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <string>

#include "base/error.h"
#include "base/hash.h"
#include "base/ref.h"
#include "base/settings.h"
#include "base/small_vector.h"
#include "base/text.h"
#include "base/trace.h"

namespace pumice {
namespace {

TEST(text, cat_and_join) {
  EXPECT_EQ(cat("a ", 3, ' ', true, ' ', 4.5, ' ', 0.1f, std::string(" b")), "a 3 true 4.5 0.1 b");
  EXPECT_EQ(number_text(0.1), "0.1");
  EXPECT_EQ(number_text(-0.0), "-0");
  EXPECT_EQ(number_text(std::nan("")), "nan");
  EXPECT_EQ(number_text(-INFINITY), "-inf");
  EXPECT_EQ(join(SmallVector<int, 2>{1, 2, 3}, ", ", [](int i) { return i * i; }), "1, 4, 9");
}

TEST(small_vector, grows_moves_and_compares) {
  SmallVector<std::string, 2> v{"a", "b"};
  for (int i = 0; i < 50; ++i) v.push_back(std::string(40, char('a' + i % 26)));
  SmallVector<std::string, 2> copy = v, moved = std::move(v);
  EXPECT_EQ(copy, moved);
  EXPECT_TRUE(v.empty());
  v = copy;
  v.erase(v.begin());
  EXPECT_EQ(v[0], "b");
  v.insert(v.begin() + 1, "c");
  EXPECT_EQ(v[1], "c");
  EXPECT_EQ(v.size(), 52u);
  SmallVector<std::string, 2> small{"x"};
  SmallVector<std::string, 2> taken = std::move(small);
  EXPECT_EQ(taken[0], "x");
  taken.push_back(taken[0]);
  taken.push_back(taken[0]);  // the argument lives in the vector that grows
  EXPECT_EQ(taken[2], "x");
}

struct Counted : RefCounted {
  explicit Counted(int& alive_) : alive(alive_) { ++alive; }
  ~Counted() override { --alive; }
  int& alive;
};

TEST(ref, counts) {
  int alive = 0;
  {
    auto a = make_ref<Counted>(alive);
    Ref<const Counted> b = a;
    EXPECT_EQ(a->use_count(), 2u);
    a = nullptr;
    EXPECT_EQ(b->use_count(), 1u);
    auto& same = b;
    b = same;
    EXPECT_EQ(alive, 1);
    EXPECT_TRUE(b->try_retain());
    b->release();
  }
  EXPECT_EQ(alive, 0);
}

TEST(hash, depends_on_every_byte) {
  EXPECT_EQ(hash_text("pumice"), hash_text("pumice"));
  EXPECT_NE(hash_text("pumice"), hash_text("pumicf"));
  EXPECT_NE(hash_text(""), hash_text(std::string_view("\0", 1)));
  EXPECT_NE(hash_text("a", 1), hash_text("a", 2));
}

TEST(error, assert_names_the_place) {
  try {
    PUMICE_ASSERT(1 > 2, "detail");
    FAIL();
  } catch (const InternalError& e) {
    EXPECT_NE(std::string(e.what()).find("base_test.cpp"), std::string::npos);
    EXPECT_NE(std::string(e.what()).find("1 > 2 does not hold: detail"), std::string::npos);
  }
}

TEST(settings, environment) {
  unsetenv("PUMICE_TEST");
  EXPECT_EQ(settings::number("PUMICE_TEST"), std::nullopt);
  setenv("PUMICE_TEST", "12", 1);
  EXPECT_EQ(settings::number("PUMICE_TEST"), 12);
  setenv("PUMICE_TEST", "12x", 1);
  EXPECT_THROW(settings::number("PUMICE_TEST"), UsageError);
  setenv("PUMICE_TEST", "", 1);
  EXPECT_EQ(settings::text("PUMICE_TEST"), std::nullopt);
  setenv("PUMICE_CACHE", "/some/where", 1);
  EXPECT_EQ(settings::cache_folder(), "/some/where");
  setenv("PUMICE_CACHE", "off", 1);
  EXPECT_EQ(settings::cache_folder(), "");
  unsetenv("PUMICE_CACHE");
  setenv("XDG_CACHE_HOME", "/cache", 1);
  EXPECT_EQ(settings::cache_folder(), "/cache/pumice");
}

TEST(trace, prints_what_was_asked_for) {
  setenv("PUMICE_DEBUG", "kernels,devices", 1);
  EXPECT_TRUE(settings::debug("devices"));
  EXPECT_FALSE(settings::debug("device"));
  testing::internal::CaptureStderr();
  trace("kernels", "one");
  trace("memory", "two");
  { TraceSpan span("devices", "three"); }
  std::string out = testing::internal::GetCapturedStderr();
  EXPECT_EQ(out.substr(0, 31), "[kernels] one\n[devices] three: ");
  setenv("PUMICE_DEBUG", "all", 1);
  EXPECT_TRUE(settings::debug("anything"));
  unsetenv("PUMICE_DEBUG");
}

}  // namespace
}  // namespace pumice
