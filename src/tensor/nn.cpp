#include <cmath>
#include <limits>

#include "tensor/internal.h"

namespace pumice {

using namespace detail;

namespace {

// 16-bit floats are normalised in f32 and rounded once.
template <class F>
Tensor in_f32(const Tensor& x, F&& f) {
  Tensor r = as_real(x);
  DType t = r.dtype();
  return size_of(t) > 2 ? f(r) : cast(f(cast(r, DType::f32)), t);
}

}  // namespace

Tensor layer_norm(const Tensor& x, const Shape& normalized, const std::optional<Tensor>& weight,
                  const std::optional<Tensor>& bias, double epsilon) {
  Shape shape = x.shape();
  size_t n = normalized.size();
  if (n == 0 || n > shape.size() ||
      !std::equal(normalized.begin(), normalized.end(), shape.end() - int64_t(n)))
    usage("layer_norm", text(normalized), " are not the last axes of ", text(shape));
  std::vector<int64_t> axes;
  for (size_t i = 0; i < n; ++i) axes.push_back(-1 - int64_t(i));
  return in_f32(x, [&](const Tensor& r) {
    Tensor apart = r - mean(r, axes, true);
    Tensor y = apart * rsqrt(mean(apart * apart, axes, true) + epsilon);
    if (weight) y = y * *weight;
    return bias ? y + *bias : y;
  });
}

Tensor rms_norm(const Tensor& x, const std::optional<Tensor>& weight, double epsilon) {
  return in_f32(x, [&](const Tensor& r) {
    Tensor y = r * rsqrt(mean(r * r, -1, true) + epsilon);
    return weight ? y * *weight : y;
  });
}

Tensor batch_norm(const Tensor& x, const Tensor& mean, const Tensor& variance,
                  const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
                  double epsilon) {
  if (x.rank() < 2) usage("batch_norm", "wants (N, C, ...), got ", text(x.shape()));
  Shape channels(static_cast<size_t>(x.rank()) - 1, 1);
  channels[0] = x.size(1);
  for (auto* p : {&mean, &variance})
    if (p->shape() != Shape{x.size(1)})
      usage("batch_norm", "statistics ", text(p->shape()), " do not fit ", text(x.shape()));
  return in_f32(x, [&](const Tensor& r) {
    Tensor y = (r - reshape(mean, channels)) * rsqrt(reshape(variance, channels) + epsilon);
    if (weight) y = y * reshape(*weight, channels);
    return bias ? y + reshape(*bias, channels) : y;
  });
}

Tensor scaled_dot_product_attention(const Tensor& q, const Tensor& k_in, const Tensor& v_in,
                                    const AttentionOptions& options) {
  constexpr std::string_view op = "scaled_dot_product_attention";
  if (q.rank() < 3 || k_in.rank() != q.rank() || v_in.rank() != q.rank())
    usage(op, "wants equal ranks of 3 or more, got ", text(q.shape()), ", ", text(k_in.shape()),
          ", ", text(v_in.shape()));
  int64_t heads = q.size(-3), groups = k_in.size(-3);
  if (groups == 0 || heads % groups != 0 || v_in.size(-3) != groups)
    usage(op, heads, " heads do not share ", groups, " keys and ", v_in.size(-3), " values");
  Tensor k = k_in, v = v_in;
  if (groups != heads) {
    auto shared = [&](const Tensor& t) {
      Shape wide = t.shape();
      wide.insert(wide.end() - 2, heads / groups);
      return flatten(expand(unsqueeze(t, -3), wide), -4, -3);
    };
    k = shared(k);
    v = shared(v);
  }
  double scale = options.scale.value_or(1 / std::sqrt(double(q.size(-1))));
  Tensor scores = matmul(q * scale, transpose(k));
  double hidden = -std::numeric_limits<double>::infinity();
  if (options.causal) {
    int64_t rows = scores.size(-2), columns = scores.size(-1);
    scores = where(tri(rows, columns, columns - rows, DType::boolean), scores, hidden);
  }
  if (options.mask) {
    bool select = options.mask->dtype() == DType::boolean;
    scores = select ? where(*options.mask, scores, hidden) : scores + *options.mask;
  }
  return matmul(softmax(scores, -1), v);
}

}  // namespace pumice
