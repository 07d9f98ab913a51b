#include <cmath>
#include <cstring>
#include <limits>
#include <thread>

#include "pumice/pumice.h"
#include "support/devices.h"
#include "support/errors.h"

// Tensors as values: making, reading, copying, promotion.
namespace pumice {
namespace {

class Values : public test::OnDevice {};
PUMICE_ON_DEVICES(Values);

TEST_P(Values, DefaultIsZero) {
  Tensor x;
  EXPECT_EQ(x.rank(), 0);
  EXPECT_EQ(x.dtype(), DType::f32);
  EXPECT_EQ(x.item<float>(), 0.0f);
}

TEST_P(Values, FromAndBack) {
  auto x = Tensor::from({1.5f, -2.0f, 3.25f, 0.0f}, Shape{2, 2});
  EXPECT_EQ(x.shape(), (Shape{2, 2}));
  EXPECT_EQ(x.to_vector<float>(), (std::vector<float>{1.5f, -2, 3.25f, 0}));
  EXPECT_EQ(Tensor::from_rows({{1, 2}, {3, 4}}).to_vector<int>(), (std::vector<int>{1, 2, 3, 4}));
  EXPECT_EQ(Tensor::from(std::vector{1, 2}, {2, 1}).shape(), (Shape{2, 1}));
  EXPECT_EQ(Tensor::from({1, 2, 3}, {3}).to_vector<int>(), (std::vector<int>{1, 2, 3}));
  std::vector<bool> bits{true, false, true};
  EXPECT_EQ(Tensor::from(bits).to_vector<bool>(), bits);
  EXPECT_EQ(Tensor::from(std::vector<int8_t>{-128, 127}).dtype(), DType::i8);
}

TEST_P(Values, FromAReader) {
  for (int64_t n : {0, 3, 2'500'000}) {
    if (n > 3 && GetParam() == "interpreter") continue;
    int64_t given = 0;
    auto x = Tensor::from_reader(
        [&](uint64_t at, std::span<std::byte> piece) {
          EXPECT_EQ(at, uint64_t(given) * 4);
          std::vector<int32_t> values(piece.size() / 4);
          for (int32_t& v : values) v = int32_t(given++) * 3;
          std::memcpy(piece.data(), values.data(), piece.size());
        },
        {n}, DType::i32);
    EXPECT_EQ(given, n);
    auto got = x.to_vector<int>();
    ASSERT_EQ(got.size(), size_t(n));
    for (int64_t i = 0; i < n; ++i) ASSERT_EQ(got[size_t(i)], 3 * i);
  }
  auto fails = [](uint64_t, std::span<std::byte>) { throw UsageError("no more bytes"); };
  EXPECT_EQ(test::error_of([&] {
              Tensor::from_reader(fails, {3000, 1000}, DType::f32);
            }),
            "no more bytes");
  EXPECT_THROW(Tensor::from_reader(fails, {-1}, DType::f32), UsageError);
}

TEST_P(Values, ReadsWiderTypes) {
  auto h = cast(Tensor::from({0.5f, -65504.0f, 1.0f / 3}), DType::f16);
  auto v = h.to_vector<float>();
  EXPECT_EQ(v[0], 0.5f);
  EXPECT_EQ(v[1], -65504.0f);
  EXPECT_EQ(v[2], 0.333251953125f);  // 1/3 rounded to 11 bits
  EXPECT_EQ(cast(Tensor(3.0), DType::bf16).item<double>(), 3.0);
  EXPECT_EQ(Tensor::from({-1, 2}).to_vector<int64_t>(), (std::vector<int64_t>{-1, 2}));
  EXPECT_EQ(Tensor::from({uint8_t(255)}).item<int16_t>(), 255);
  EXPECT_THROW(Tensor::from({1.5f}).item<int>(), UsageError);
  EXPECT_THROW(Tensor::from({-1}).item<uint32_t>(), UsageError);
}

TEST_P(Values, EmptyAndRankZero) {
  auto e = zeros({0, 3});
  EXPECT_EQ(e.numel(), 0);
  EXPECT_TRUE(e.to_vector<float>().empty());
  EXPECT_EQ((e + 1).shape(), (Shape{0, 3}));
  EXPECT_EQ(sum(e, 0).to_vector<float>(), (std::vector<float>{0, 0, 0}));
  EXPECT_EQ(sum(e).item<float>(), 0.0f);
  EXPECT_EQ(prod(e).item<float>(), 1.0f);
  EXPECT_EQ(sum(Tensor(2.5)).item<float>(), 2.5f);
}

TEST_P(Values, CopiesSeeTheValue) {
  auto x = Tensor::from({1.0f, 2.0f});
  Tensor y = x * 3, z = y;
  EXPECT_FALSE(z.is_realized());
  y.realize();
  EXPECT_TRUE(z.is_realized());
  EXPECT_EQ(z.to_vector<float>(), (std::vector<float>{3, 6}));
  // A graph built before sees it too.
  EXPECT_EQ((y + z).to_vector<float>(), (std::vector<float>{6, 12}));
}

TEST_P(Values, WeakNumbersAdapt) {
  auto i = Tensor::from({1, 2});
  auto h = cast(i, DType::f16);
  EXPECT_EQ((i + 1).dtype(), DType::i32);
  EXPECT_EQ((i + 0.5).dtype(), DType::f32);
  EXPECT_EQ((i + 0.5).to_vector<float>(), (std::vector<float>{1.5f, 2.5f}));
  EXPECT_EQ((h * 2.0).dtype(), DType::f16);
  EXPECT_EQ((h * 2).dtype(), DType::f16);
  EXPECT_EQ((Tensor::from({true, false}) + 1).dtype(), DType::i64);
  EXPECT_EQ((i * true).dtype(), DType::i32);
  EXPECT_EQ((Tensor(1) / 2).item<float>(), 0.5f);
  EXPECT_EQ((Tensor(2) * 3).dtype(), DType::i64);
  EXPECT_EQ((Tensor(2) * 3.5).dtype(), DType::f32);
  // All digits of a number reach an f64.
  EXPECT_EQ((Tensor::from({0.0}) + 0.1).item<double>(), 0.1);
  EXPECT_EQ((Tensor::from({0.0}) + Tensor(0.1) * 3).item<double>(), 0.1 * 3);
}

TEST(Promotion, Table) {
  using enum DType;
  EXPECT_EQ(promote(u8, i8), i16);
  EXPECT_EQ(promote(u16, i8), i32);
  EXPECT_EQ(promote(u32, i32), i64);
  EXPECT_EQ(promote(u8, i64), i64);
  EXPECT_EQ(promote(u64, i8), f64);
  EXPECT_EQ(promote(bf16, f16), f32);
  EXPECT_EQ(promote(f16, i64), f16);
  EXPECT_EQ(promote(boolean, u8), u8);
  EXPECT_EQ(promote(f32, f64), f64);
  for (int a = 0; a < dtype_count; ++a)
    for (int b = 0; b < dtype_count; ++b) {
      EXPECT_EQ(promote(DType(a), DType(b)), promote(DType(b), DType(a)));
      if (a == b) {
        EXPECT_EQ(promote(DType(a), DType(b)), DType(a));
      }
    }
}

TEST_P(Values, Casts) {
  double inf = std::numeric_limits<double>::infinity();
  auto x = Tensor::from({2.9, -2.9, 300.0, -inf, std::nan("")});
  EXPECT_EQ(cast(x, DType::i8).to_vector<int>(), (std::vector<int>{2, -2, 127, -128, 0}));
  EXPECT_EQ(cast(x, DType::u8).to_vector<int>(), (std::vector<int>{2, 0, 255, 0, 0}));
  EXPECT_EQ(cast(Tensor::from({0.0, -0.0, 0.1}), DType::boolean).to_vector<bool>(),
            (std::vector<bool>{false, false, true}));
  EXPECT_EQ(cast(Tensor::from({257, -1}), DType::u8).to_vector<int>(), (std::vector<int>{1, 255}));
  EXPECT_EQ(bitcast(Tensor::from({1.0f}), DType::i32).item<int>(), 0x3f800000);
}

TEST_P(Values, ThreadsShareTensors) {
  auto x = arange(100, DType::f32);
  Tensor y = x * 2 + 1;
  std::vector<std::thread> threads;
  std::atomic<int> right{0};
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      DeviceScope scope{device(GetParam())};
      for (int i = 0; i < 5; ++i) {
        Tensor z = y * double(t);
        if (sum(z).item<float>() == float(t) * 10000 && y.to_vector<float>()[99] == 199) ++right;
      }
    });
  for (auto& t : threads) t.join();
  EXPECT_EQ(right, 40);
}

TEST_P(Values, Text) {
  EXPECT_EQ(Tensor(1.5).text(), "1.5");
  EXPECT_EQ(Tensor(2.0).text(), "2.0");
  EXPECT_EQ(Tensor(7).text(), "7");
  EXPECT_EQ(Tensor(true).text(), "True");
  EXPECT_EQ(Tensor::from_rows({{1.f, 2.f}, {3.f, 4.f}}).text(), "[[1. 2.]\n [3. 4.]]");
  EXPECT_EQ(Tensor::from({1.0f, 2.5f, -3.25f}).text(), "[ 1.    2.5  -3.25]");
  EXPECT_EQ(Tensor::from({1, -20, 3}).text(), "[  1 -20   3]");
  EXPECT_EQ(Tensor::from({0.1f}).text(), "[0.1]");
  EXPECT_EQ(Tensor::from({true, false}).text(), "[ True False]");
  EXPECT_EQ(zeros({0}).text(), "[]");
  EXPECT_EQ(zeros({2, 2, 1}, DType::i32).text(), "[[[0]\n  [0]]\n\n [[0]\n  [0]]]");
  EXPECT_EQ(arange(2000).text(), "[   0    1    2 ... 1997 1998 1999]");
}

TEST_P(Values, SymbolicSizes) {
  auto w = Tensor::from_rows({{1.f, 2.f}, {3.f, 4.f}, {5.f, 6.f}});
  for (int64_t n : {4, 7}) {
    auto x = with_symbolic(ones({n, 3}), 0, "batch", 1, 64);
    auto y = matmul(x, w) + 1;
    EXPECT_EQ(y.shape(), (Shape{n, 2}));
    std::vector<float> want;
    for (int64_t i = 0; i < n; ++i) want.insert(want.end(), {10, 13});
    EXPECT_EQ(y.to_vector<float>(), want);
    EXPECT_EQ(mean(y).item<float>(), 11.5f);
    EXPECT_EQ(reshape(x, {-1}).shape(), (Shape{3 * n}));
    EXPECT_EQ(reshape(y, {n, 1, 2}).shape(), (Shape{n, 1, 2}));
    EXPECT_EQ(argmax(y, 1).to_vector<int64_t>(), std::vector<int64_t>(size_t(n), 1));
  }
  EXPECT_THROW(with_symbolic(ones({65, 3}), 0, "batch", 1, 64), UsageError);
}

}  // namespace
}  // namespace pumice
