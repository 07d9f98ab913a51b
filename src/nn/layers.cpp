#include <pumice/nn.h>

#include <cmath>

namespace pumice::nn {
namespace {

void expect_positive(const char* op, const char* what, int64_t value) {
  if (value < 1)
    throw UsageError("[" + std::string(op) + "] " + what + " is " + std::to_string(value));
}

// PyTorch's default for layers with weights: kaiming_uniform with a = sqrt(5) has the bound
// gain sqrt(3 / fan_in) with gain sqrt(2 / (1 + 5)), which is 1/sqrt(fan_in).
Tensor init(const Key& key, const Shape& shape, int64_t fan_in, DType dtype) {
  double bound = 1 / std::sqrt(double(fan_in));
  return uniform(key, shape, -bound, bound, dtype);
}

}  // namespace

Linear Linear::make(const Key& key, int64_t in, int64_t out, bool bias, DType dtype) {
  expect_positive("Linear", "in", in);
  expect_positive("Linear", "out", out);
  auto [weight_key, bias_key] = split(key);
  Linear layer{init(weight_key, {out, in}, in, dtype), {}};
  if (bias) layer.bias = init(bias_key, {out}, in, dtype);
  return layer;
}

Conv2d Conv2d::make(const Key& key, int64_t in, int64_t out, Pair kernel,
                    const Conv2dOptions& options, bool bias, DType dtype) {
  expect_positive("Conv2d", "in", in);
  expect_positive("Conv2d", "out", out);
  expect_positive("Conv2d", "kernel height", kernel.height);
  expect_positive("Conv2d", "kernel width", kernel.width);
  expect_positive("Conv2d", "groups", options.groups);
  if (in % options.groups != 0 || out % options.groups != 0)
    throw UsageError("[Conv2d] groups " + std::to_string(options.groups) + " do not divide in " +
                     std::to_string(in) + " and out " + std::to_string(out));
  auto [weight_key, bias_key] = split(key);
  int64_t group_in = in / options.groups, fan_in = group_in * kernel.height * kernel.width;
  Shape shape{out, group_in, kernel.height, kernel.width};
  Conv2d layer{init(weight_key, shape, fan_in, dtype), {}, options};
  if (bias) layer.bias = init(bias_key, {out}, fan_in, dtype);
  return layer;
}

Tensor count_correct(const Tensor& logits, const Tensor& labels) {
  if (logits.rank() != 2 || labels.shape() != Shape{logits.size(0)})
    throw UsageError("[count_correct] logits " + text(logits.shape()) + " and labels " +
                     text(labels.shape()) + " do not fit");
  return sum(cast(equal(argmax(logits, 1), cast(labels, DType::i64)), DType::i64));
}

}  // namespace pumice::nn
