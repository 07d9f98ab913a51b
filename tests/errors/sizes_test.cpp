#include <functional>
#include <limits>

#include "gtest/gtest.h"
#include "pumice/pumice.h"
#include "support/errors.h"

// Sizes at the ends of 64 bits: an error at the call, or the right answer.
namespace pumice {
namespace {

using test::error_of;

constexpr int64_t big = int64_t(1) << 62, most = std::numeric_limits<int64_t>::max(),
                  least = std::numeric_limits<int64_t>::min();

TEST(Sizes, ElementsThatCannotBeCountedAreAnErrorAtTheCall) {
  Tensor one = ones({1}), index = Tensor::from({0, 1, 2});
  std::vector<std::function<void()>> wrong{
      [&] {
        expand(one, {big, big});
      },
      [&] { expand(one, {most}); },
      // A count that wraps to a small one.
      [&] {
        expand(one, {int64_t(1) << 32, (int64_t(1) << 32) + 1});
      },
      [&] { one_hot(index, big); },
      [&] {
        repeat(ones({2, 3}), {big, big});
      },
      [&] {
        repeat(ones({2, 3}), {big, 3});
      },
  };
  for (auto& f : wrong)
    EXPECT_NE(error_of(f).find("has more bytes than 64 bits count"), std::string::npos)
        << error_of(f);
  EXPECT_EQ(error_of([&] {
              zeros({big, big});
            }),
            "[full] too many elements: (4611686018427387904, 4611686018427387904)");
  EXPECT_EQ(zeros({big, 0, big}).numel(), 0);
}

TEST(Sizes, ArgumentsAtTheEndsOfTheirRange) {
  Tensor a = ones({2, 3});
  EXPECT_EQ(error_of([&] { narrow(a, 1, 1, most); }),
            "[narrow] 9223372036854775807 from 1 are not in axis 1 of (2, 3)");
  EXPECT_EQ(error_of([&] { narrow(a, 1, most, most); }),
            "[narrow] 9223372036854775807 from 9223372036854775807 are not in axis 1 of (2, 3)");
  EXPECT_EQ(error_of([&] {
              pad(a, {{least, 0}});
            }),
            "[pad] widths -9223372036854775808 and 0 crop more than axis 1 of (2, 3)");
  EXPECT_EQ(error_of([&] {
              pad(a, {{-2, -2}});
            }),
            "[pad] widths -2 and -2 crop more than axis 1 of (2, 3)");
  EXPECT_EQ(pad(a, {{-1, -2}}).shape(), (Shape{2, 0}));
  EXPECT_EQ(slice(Tensor::from({1, 2, 3}), 0, most, least, least).to_vector<int>(),
            std::vector<int>{3});
  EXPECT_EQ(error_of([&] { unsqueeze(a, -4); }),
            "[unsqueeze] axis -4 is not between those of (2, 3)");
  EXPECT_EQ(unsqueeze(a, -3).shape(), (Shape{1, 2, 3}));
}

TEST(Sizes, MoreThanTheHostCanHold) {
  Tensor huge = expand(Tensor::from({1.0f, 2.0f}, {2, 1}), {2, int64_t(1) << 58});
  EXPECT_EQ(huge.text(), "[[1. 1. 1. ... 1. 1. 1.]\n [2. 2. 2. ... 2. 2. 2.]]");
  try {
    huge.to_vector<float>();
    ADD_FAILURE() << "no error";
  } catch (const DeviceError& e) {
    EXPECT_NE(std::string(e.what()).find("no room for 576460752303423488 elements of 4 bytes"),
              std::string::npos)
        << e.what();
  }
}

}  // namespace
}  // namespace pumice
