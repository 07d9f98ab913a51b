#include <cmath>
#include <functional>
#include <map>
#include <numbers>

#include "pumice/pumice.h"
#include "support/devices.h"

// Every composition: a row builds it, the reference file has its values and gradients. Each row
// runs in f64 and f32 on every device that stores them.
namespace pumice {
namespace {

using Inputs = std::vector<Tensor>;

struct Reference {
  const char* name;
  std::vector<double> values, gradients;
};
const std::map<std::string, Reference>& references() {
  static const std::map<std::string, Reference> all = [] {
    std::map<std::string, Reference> m;
    for (auto& r : std::vector<Reference>{
#include "ops/reference.inc"
         })
      m[r.name] = r;
    return m;
  }();
  return all;
}

// The inputs: fractions that are exact in f32.
struct Ramp {
  Shape shape;
  int64_t factor, modulus, offset;
  double divisor, shift = 0;
};
Ramp a(Shape s) { return {std::move(s), 37, 101, 50, 16}; }
Ramp b(Shape s, double shift = 0) { return {std::move(s), 53, 97, 48, 32, shift}; }
Ramp p(Shape s, double shift = 0, double divisor = 32) {
  return {std::move(s), 29, 61, -3, divisor, shift};
}
Ramp u(Shape s) { return {std::move(s), 23, 63, 31, 32}; }

struct Row {
  const char* name;
  std::vector<Ramp> inputs;
  std::function<Tensor(const Inputs&)> build;
};

#define UNARY(name, ramp, ...)           \
  Row {                                  \
    #name, {ramp}, [](const Inputs& v) { \
      const Tensor& x = v[0];            \
      return __VA_ARGS__;                \
    }                                    \
  }
#define ROW(name, ramps, ...)                                 \
  Row {                                                       \
    #name, ramps, [](const Inputs& v) { return __VA_ARGS__; } \
  }
#define IN(...) \
  { __VA_ARGS__ }

Tensor labels(int64_t count, int64_t classes) { return remainder(arange(count) * 5 + 1, classes); }

std::vector<Row> elementwise_rows() {
  return {
      UNARY(sign, a({3, 4}), sign(x)),
      UNARY(expm1, a({3, 4}), expm1(x)),
      UNARY(log1p, p({3, 4}), log1p(x)),
      UNARY(log10, p({3, 4}), log10(x)),
      UNARY(rsqrt, p({3, 4}), rsqrt(x)),
      UNARY(reciprocal, p({3, 4}), reciprocal(x)),
      UNARY(square, a({3, 4}), square(x)),
      UNARY(tan, u({3, 4}), tan(x)),
      UNARY(asin, u({3, 4}), asin(x)),
      UNARY(acos, u({3, 4}), acos(x)),
      UNARY(sinh, a({3, 4}), sinh(x)),
      UNARY(cosh, a({3, 4}), cosh(x)),
      UNARY(asinh, a({3, 4}), asinh(x)),
      UNARY(acosh, p({3, 4}, 1), acosh(x)),
      UNARY(atanh, u({3, 4}), atanh(x)),
      UNARY(erfc, a({3, 4}), erfc(x)),
      UNARY(erfinv, u({3, 4}), erfinv(x)),
      UNARY(ceil, a({3, 4}), ceil(x)),
      UNARY(frac, a({3, 4}), frac(x)),
      UNARY(relu, a({3, 4}), relu(x)),
      UNARY(relu6, a({3, 4}), relu6(x * 4)),
      UNARY(leaky_relu, a({3, 4}), leaky_relu(x, 0.1)),
      UNARY(elu, a({3, 4}), elu(x, 1.5)),
      UNARY(celu, a({3, 4}), celu(x, 1.5)),
      UNARY(selu, a({3, 4}), selu(x)),
      UNARY(gelu, a({3, 4}), gelu(x)),
      UNARY(gelu_tanh, a({3, 4}), gelu(x, Gelu::tanh)),
      UNARY(quick_gelu, a({3, 4}), quick_gelu(x)),
      UNARY(sigmoid, a({3, 4}), sigmoid(x)),
      UNARY(logsigmoid, a({3, 4}), logsigmoid(x)),
      UNARY(silu, a({3, 4}), silu(x)),
      UNARY(mish, a({3, 4}), mish(x)),
      UNARY(softplus, a({3, 4}), softplus(x, 2, 3)),
      UNARY(softsign, a({3, 4}), softsign(x)),
      UNARY(hardsigmoid, a({3, 4}), hardsigmoid(x * 1.5)),
      UNARY(hardswish, a({3, 4}), hardswish(x * 1.5)),
      UNARY(hardtanh, a({3, 4}), hardtanh(x)),
      ROW(atan2, IN(a({3, 4}), b({3, 4})), atan2(v[0], v[1])),
      ROW(hypot, IN(a({3, 4}), b({4})), hypot(v[0], v[1])),
      ROW(copysign, IN(a({3, 4}), b({3, 4}, 0.01)), copysign(v[0], v[1])),
      ROW(remainder, IN(a({3, 4}), b({3, 4}, 0.01)), remainder(v[0], v[1])),
      ROW(fmod, IN(a({3, 4}), b({3, 4}, 0.01)), fmod(v[0], v[1])),
      ROW(floor_divide, IN(a({3, 4}), b({3, 4}, 0.01)), floor_divide(v[0], v[1])),
      ROW(pow, IN(p({3, 4}), b({3, 4})), pow(v[0], v[1])),
      UNARY(clamp, a({3, 4}), clamp(x, -1, 2)),
      ROW(lerp, IN(a({3, 4}), b({3, 4}), u({3, 4})), lerp(v[0], v[1], v[2])),
  };
}

std::vector<Row> reduction_rows() {
  return {
      UNARY(softmax, a({3, 4}), softmax(x, 1)),
      UNARY(softmax0, a({3, 4}), softmax(x, 0)),
      UNARY(log_softmax, a({3, 4}), log_softmax(x)),
      UNARY(mean, a({2, 3, 4}), mean(x, {0, 2})),
      UNARY(var, a({3, 4}), var(x, 1)),
      UNARY(var0, a({3, 4}), var(x, {}, 0)),
      UNARY(std, a({3, 4}), std(x, -1, 1, true)),
      UNARY(logsumexp, a({2, 3, 4}), logsumexp(x, {0, 2})),
      UNARY(norm1, a({3, 4}), norm(x, 1, 1)),
      UNARY(norm2, a({3, 4}), norm(x)),
      UNARY(norm3, a({3, 4}), norm(x, 3, 0)),
      UNARY(norminf, a({3, 4}), norm(x, INFINITY, 1)),
      UNARY(prod, a({3, 4}), prod(x, 1)),
      UNARY(cumsum, a({3, 4}), cumsum(x, 1)),
      UNARY(cumprod, a({3, 4}), cumprod(x, 0)),
      UNARY(cummax, a({3, 6}), cummax(x, 1)),
  };
}

std::vector<Row> product_rows() {
  return {
      ROW(matmul, IN(a({3, 5}), b({5, 4})), matmul(v[0], v[1])),
      ROW(matmul_vec, IN(a({3, 5}), b({5})), matmul(v[0], v[1])),
      ROW(vec_matmul, IN(a({5}), b({5, 3})), matmul(v[0], v[1])),
      ROW(matmul_batch, IN(a({2, 1, 3, 5}), b({4, 5, 2})), matmul(v[0], v[1])),
      ROW(dot, IN(a({7}), b({7})), dot(v[0], v[1])),
      ROW(outer, IN(a({3}), b({4})), outer(v[0], v[1])),
      ROW(linear, IN(a({2, 3, 4}), b({5, 4}), u({5})), linear(v[0], v[1], v[2])),
      ROW(einsum_attention, IN(a({2, 2, 3, 4}), b({2, 2, 2, 4})), einsum("bhqd,bhkd->bhqk", v)),
      ROW(einsum_trace, IN(a({4, 4})), einsum("ii->", v)),
      ROW(einsum_three, IN(a({2, 3}), b({3, 4}), u({4, 2})), einsum("ij,jk,kl->il", v)),
      ROW(conv1d, IN(a({2, 4, 11}), b({6, 4, 3}), u({6})),
          conv1d(v[0], v[1], v[2], {.stride = 2, .padding = 2, .dilation = 2})),
      ROW(conv2d, IN(a({2, 3, 5, 4}), b({4, 3, 3, 3}), u({4})),
          conv2d(v[0], v[1], v[2], {.padding = 1})),
      ROW(conv2d_strided, IN(a({1, 2, 6, 5}), b({3, 2, 2, 3})),
          conv2d(v[0], v[1], {}, {.stride = {2, 1}, .padding = {0, 2}, .dilation = {1, 2}})),
      ROW(conv2d_groups, IN(a({2, 4, 4, 4}), b({6, 2, 3, 3})),
          conv2d(v[0], v[1], {}, {.padding = 1, .groups = 2})),
      UNARY(max_pool, a({1, 2, 4, 6}), max_pool2d(x, 2)),
      UNARY(max_pool_padded, a({1, 2, 5, 6}), max_pool2d(x, 3, {.stride = 2, .padding = 1})),
      UNARY(avg_pool, a({1, 2, 4, 6}), avg_pool2d(x, 2)),
      UNARY(avg_pool_padded, a({1, 2, 5, 6}),
            avg_pool2d(x, 3, {.stride = 2, .padding = 1, .count_padding = false})),
      ROW(attention, IN(a({1, 2, 3, 4}), b({1, 2, 3, 4}), u({1, 2, 3, 2})),
          scaled_dot_product_attention(v[0], v[1], v[2], {.causal = true})),
  };
}

std::vector<Row> layer_rows() {
  return {
      ROW(layer_norm, IN(a({3, 4}), b({4}), u({4})), layer_norm(v[0], {4}, v[1], v[2])),
      ROW(batch_norm, IN(a({2, 3, 2}), b({3}), p({3}), u({3}), a({3})),
          batch_norm(v[0], v[1], v[2], v[3], v[4])),
      ROW(rms_norm, IN(a({3, 4}), b({4})), rms_norm(v[0], v[1])),
      UNARY(cross_entropy, a({5, 4}), cross_entropy(x, labels(5, 4))),
      ROW(cross_entropy_options, IN(a({5, 4}), p({4})),
          cross_entropy(v[0], Tensor::from({1, 2, -100, 3, 0}),
                        {.weight = v[1], .label_smoothing = 0.1})),
      UNARY(cross_entropy_image, a({2, 3, 3}), cross_entropy(x, reshape(labels(6, 3), {2, 3}))),
      ROW(cross_entropy_soft, IN(a({5, 4}), b({5, 4})), cross_entropy(v[0], softmax(v[1], 1))),
      ROW(mse, IN(a({3, 4}), b({3, 4})), mse_loss(v[0], v[1])),
      ROW(l1, IN(a({3, 4}), b({3, 4})), l1_loss(v[0], v[1], Reduction::sum)),
      ROW(huber, IN(a({3, 4}), b({3, 4})), huber_loss(v[0], v[1], 0.7)),
      ROW(smooth_l1, IN(a({3, 4}), b({3, 4})), smooth_l1_loss(v[0], v[1], 0.7)),
      ROW(bce, IN(a({3, 4}), b({3, 4})), bce_loss(sigmoid(v[0]), sigmoid(v[1]))),
      ROW(bce_with_logits, IN(a({3, 4}), p({3, 4}, 0, 64)),
          bce_with_logits(v[0], v[1], Reduction::none)),
      ROW(kl_div, IN(a({3, 4}), b({3, 4})),
          kl_div(log_softmax(v[0], 1), softmax(v[1], 1), Reduction::sum)),
      ROW(cosine_similarity, IN(a({3, 4}), b({3, 4})), cosine_similarity(v[0], v[1])),
  };
}

std::vector<Row> movement_rows() {
  return {
      UNARY(tril, a({3, 4}), tril(x, 1)),
      UNARY(triu, a({2, 3, 4}), triu(x, -1)),
      UNARY(diagonal, a({3, 2, 4}), diagonal(x, 1, 0, 2)),
      UNARY(roll, a({2, 5}), roll(x, 2, 1)),
      UNARY(repeat, a({2, 3}), repeat(x, {2, 1, 3})),
      ROW(cat, IN(a({2, 3}), b({2, 2})), cat({v[0], v[1], v[0]}, 1)),
      ROW(stack, IN(a({2, 3}), b({2, 3})), stack({v[0], v[1]}, -1)),
      UNARY(pad_value, a({3, 4}), pad(x, {{-1, 1}, {1, 2}}, 1.5)),
      UNARY(unfold, a({2, 7}), unfold(x, 1, 3, 2)),
      UNARY(gather, a({2, 4}), gather(x, 1, Tensor::from_rows({{0, 3, -1}, {1, 0, 2}}))),
      UNARY(index_select, a({2, 4}), index_select(x, 1, Tensor::from({2, 0, -2}))),
      ROW(scatter_add, IN(a({2, 4}), b({2, 3})),
          scatter_add(v[0], 1, Tensor::from_rows({{0, 3, 3}, {1, 0, 2}}), v[1])),
      UNARY(embedding, a({5, 3}), embedding(Tensor::from_rows({{1, 4}, {4, 0}}), x)),
  };
}

Tensor input(const Ramp& r, DType dtype) {
  std::vector<double> v(static_cast<size_t>(element_count(r.shape)));
  for (size_t i = 0; i < v.size(); ++i)
    v[i] = double((int64_t(i) * r.factor) % r.modulus - r.offset) / r.divisor + r.shift;
  return cast(Tensor::from(v, r.shape), dtype).realize();
}

Tensor weights(const Shape& shape, DType dtype) {
  std::vector<double> w(static_cast<size_t>(element_count(shape)));
  for (size_t i = 0; i < w.size(); ++i) w[i] = 0.3 + 0.17 * double(i % 11) - 0.05 * double(i % 3);
  return cast(Tensor::from(w, shape), dtype);
}

void expect_close(const std::vector<double>& got, const std::vector<double>& want, size_t at,
                  double tolerance, const std::string& what) {
  double scale = 1;  // sums of terms of this size are rounded
  for (double w : want) scale = std::max(scale, std::fabs(w));
  for (size_t i = 0; i < got.size(); ++i)
    EXPECT_NEAR(got[i], want[at + i], tolerance * scale) << what << " " << i;
}

class Compositions : public test::OnDevice {
 protected:
  void check(const std::vector<Row>& rows) {
    for (auto& row : rows)
      for (DType dtype : {DType::f64, DType::f32}) {
        // Of words, these graphs are kernels that a driver takes minutes to compile.
        if (dtype == DType::f64 && !is_native(dtype)) continue;
        check(row, dtype);
      }
  }

 private:
  static bool is_native(DType t) {
    auto all = default_device().native_dtypes();
    return std::find(all.begin(), all.end(), t) != all.end();
  }
  void check(const Row& row, DType dtype) {
    std::string what = std::string(row.name) + " " + std::string(name(dtype));
    SCOPED_TRACE(what);
    auto at = references().find(row.name);
    ASSERT_NE(at, references().end());
    auto& reference = at->second;
    double tolerance = dtype == DType::f64 ? 2e-11 : 3e-6;
    Inputs inputs;
    for (auto& r : row.inputs) inputs.push_back(input(r, dtype));
    auto f = [&](const Inputs& v) {
      Tensor y = row.build(v);
      return std::pair{sum(y * weights(y.shape(), y.dtype())), y};
    };
    auto [out, gradients] = value_and_grad(f)(inputs);
    EXPECT_EQ(out.second.dtype(), dtype);
    auto values = out.second.to_vector<double>();
    ASSERT_EQ(values.size(), reference.values.size());
    expect_close(values, reference.values, 0, tolerance, "value");
    size_t offset = 0;
    for (auto& g : gradients) {
      auto found = g.to_vector<double>();
      ASSERT_LE(offset + found.size(), reference.gradients.size());
      expect_close(found, reference.gradients, offset, tolerance, "gradient");
      offset += found.size();
    }
    EXPECT_EQ(offset, reference.gradients.size());
  }
};
PUMICE_ON_DEVICES(Compositions);

TEST_P(Compositions, Elementwise) { check(elementwise_rows()); }
TEST_P(Compositions, Reductions) { check(reduction_rows()); }
TEST_P(Compositions, Products) { check(product_rows()); }
TEST_P(Compositions, Layers) { check(layer_rows()); }
TEST_P(Compositions, Movement) { check(movement_rows()); }

TEST(CompositionTable, EveryReferenceHasItsRow) {
  size_t rows = 0;
  for (auto& group :
       {elementwise_rows(), reduction_rows(), product_rows(), layer_rows(), movement_rows()})
    rows += group.size();
  EXPECT_EQ(rows, references().size());
}

}  // namespace
}  // namespace pumice
