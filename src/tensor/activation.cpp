#include <cmath>
#include <numbers>

#include "tensor/internal.h"

// Activations. Each is written so that no branch a select leaves out can spoil the gradient: what
// goes into it is finite there.
namespace pumice {

using namespace detail;

namespace {

// -|x| whose derivative at 0 is that of the right side.
Tensor minus_abs(const Tensor& x) { return where(x >= 0, -x, x); }

}  // namespace

Tensor relu(const Tensor& x) { return where(x <= 0, zeros_like(x), x); }
Tensor relu6(const Tensor& x) { return hardtanh(x, 0, 6); }
Tensor leaky_relu(const Tensor& x, double slope) { return where(x > 0, x, x * slope); }
Tensor elu(const Tensor& x, double alpha) {
  Tensor r = as_real(x);
  return where(r > 0, r, alpha * expm1(where(r > 0, zeros_like(r), r)));
}
Tensor celu(const Tensor& x, double alpha) {
  Tensor r = as_real(x);
  return where(r > 0, r, alpha * expm1(where(r > 0, zeros_like(r), r) / alpha));
}
Tensor selu(const Tensor& x) {
  // The fixed point of Klambauer et al., Self-Normalizing Neural Networks, 2017.
  constexpr double alpha = 1.6732632423543772848, scale = 1.0507009873554804934;
  return scale * elu(x, alpha);
}
Tensor gelu(const Tensor& x, Gelu form) {
  Tensor r = as_real(x);
  if (form == Gelu::erf) return 0.5 * r * (1 + erf(r * std::numbers::sqrt2 / 2));
  return 0.5 * r * (1 + tanh(std::sqrt(2 / std::numbers::pi) * (r + 0.044715 * r * r * r)));
}
Tensor quick_gelu(const Tensor& x) { return x * sigmoid(1.702 * x); }
Tensor sigmoid(const Tensor& x) {
  Tensor r = as_real(x);
  Tensor e = exp(minus_abs(r));
  return where(r >= 0, ones_like(r), e) / (1 + e);
}
Tensor logsigmoid(const Tensor& x) {
  Tensor r = as_real(x);
  return where(r >= 0, zeros_like(r), r) - log1p(exp(minus_abs(r)));
}
Tensor silu(const Tensor& x) { return x * sigmoid(x); }
Tensor mish(const Tensor& x) { return x * tanh(softplus(x)); }
Tensor softplus(const Tensor& x, double beta, double threshold) {
  Tensor r = as_real(x);
  Tensor z = r * beta;
  Tensor y = (where(z >= 0, z, zeros_like(z)) + log1p(exp(minus_abs(z)))) / beta;
  return where(z > threshold, r, y);
}
Tensor softsign(const Tensor& x) { return x / (1 + abs(x)); }
Tensor hardsigmoid(const Tensor& x) { return hardtanh(as_real(x) + 3, 0, 6) / 6; }
Tensor hardswish(const Tensor& x) { return x * hardsigmoid(x); }
// As PyTorch: no gradient on the bounds.
Tensor hardtanh(const Tensor& x, double low, double high) {
  return where(x <= low, full_like(x, low), where(x >= high, full_like(x, high), x));
}

// The largest is taken out; it is a constant to the gradient, which does not depend on it.
Tensor softmax(const Tensor& x, const Axes& axes) {
  Tensor r = as_real(x);
  if (r.numel() == 0) return r;
  Tensor e = exp(r - stop_gradient(max(r, axes, true)));
  return e / sum(e, axes, true);
}
Tensor log_softmax(const Tensor& x, const Axes& axes) {
  Tensor r = as_real(x);
  if (r.numel() == 0) return r;
  Tensor shifted = r - stop_gradient(max(r, axes, true));
  return shifted - log(sum(exp(shifted), axes, true));
}

}  // namespace pumice
