#include "ir/shape.h"

#include <gtest/gtest.h>

#include "ir/node.h"
#include "pumice/error.h"

namespace pumice::ir {
namespace {

TEST(shape, numbers_fold) {
  EXPECT_EQ(Dim(3) + 4, Dim(7));
  EXPECT_EQ(Dim(3) * 4 - 2, Dim(10));
  EXPECT_EQ(Dim(7) / 2, Dim(3));
  EXPECT_EQ(Dim(7) % 4, Dim(3));
  EXPECT_EQ(ceil_div(7, 2), Dim(4));
  EXPECT_EQ(ceil_div(8, 2), Dim(4));
  EXPECT_EQ(element_count({2, 3, 4}), Dim(24));
  EXPECT_EQ(element_count({}), Dim(1));
  EXPECT_EQ(element_count({int64_t(1) << 62, 4, 0}), Dim(0));
  EXPECT_THROW(element_count({int64_t(1) << 62, 4}), UsageError);
  EXPECT_EQ(print(Shape{64, 784}), "(64, 784)");
}

TEST(shape, symbols_have_one_form) {
  Dim batch(variable("batch", 1, 100)), length(variable("length", 0, 8));
  EXPECT_EQ(batch * 3 * 4, Dim(12) * batch);
  EXPECT_EQ(batch * length, length * batch);
  EXPECT_EQ(batch * 6 / 3, batch * 2);
  EXPECT_EQ(batch * 6 % 3, Dim(0));
  EXPECT_EQ(batch + 1 - batch, Dim(1));
  EXPECT_EQ(ceil_div(batch * 4, 4), batch);
  EXPECT_EQ(print(batch), "batch");
  EXPECT_EQ(print(batch * 3), "mul(batch, 3)");
  EXPECT_EQ(batch.hash(), Dim(variable("batch", 1, 100)).hash());
  EXPECT_NE(batch, length);
  EXPECT_EQ((batch * 3 + length).lowest(), 3);
  EXPECT_EQ((batch * 3 + length).highest(), 308);
  EXPECT_THROW(batch.value(), UsageError);
  EXPECT_EQ(reshape(input(0, DType::f32, {batch, 28, 28}), {batch * 784})->rank(), 1);
  EXPECT_THROW(reshape(input(0, DType::f32, {batch, 28}), {length, 28}), UsageError);
}

TEST(shape, evaluation) {
  Dim batch(variable("batch", 1, 100)), length(variable("length", 0, 8));
  Bindings b;
  b.bind("batch", 10);
  b.bind("batch", 10);
  EXPECT_EQ(evaluate(ceil_div(batch * 3, 4), b), 8);
  EXPECT_EQ(evaluate(Dim(5), b), 5);
  EXPECT_THROW(evaluate(batch + length, b), UsageError);
  EXPECT_THROW(b.bind("batch", 11), UsageError);
  EXPECT_EQ(b.find("batch"), 10);
  EXPECT_EQ(b.find("other"), std::nullopt);
}

}  // namespace
}  // namespace pumice::ir
