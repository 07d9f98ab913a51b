#include <pumice/ops.h>
#include <pumice/optim.h>

#include <cmath>
#include <limits>

namespace pumice::optim::detail {
namespace {

void expect(const char* op, const char* option, double value, double low, double high) {
  if (!(value >= low && value <= high))
    throw UsageError("[" + std::string(op) + "] " + option + " is " + std::to_string(value));
}

constexpr double any = std::numeric_limits<double>::max();
const double below_one = std::nextafter(1.0, 0.0);

// Computed in the scalars' dtype where that is wider; stored as the parameter is.
Tensor as(const Tensor& x, const Tensor& parameter) { return cast(x, parameter.dtype()); }

// 1 - beta^t. For beta near 1 the difference would cancel.
Tensor bias_correction(double beta, const Tensor& t) { return neg(expm1(t * std::log(beta))); }

}  // namespace

void check(const SgdOptions& o) {
  expect("sgd", "lr", o.lr, 0, any);
  expect("sgd", "momentum", o.momentum, 0, any);
  expect("sgd", "dampening", o.dampening, -any, any);
  expect("sgd", "weight_decay", o.weight_decay, 0, any);
  if (o.nesterov && (o.momentum == 0 || o.dampening != 0))
    throw UsageError("[sgd] nesterov needs a momentum and no dampening");
}

void check(const AdamOptions& o) {
  expect("adam", "lr", o.lr, 0, any);
  expect("adam", "beta1", o.beta1, 0, below_one);
  expect("adam", "beta2", o.beta2, 0, below_one);
  expect("adam", "epsilon", o.epsilon, 0, any);
  expect("adam", "weight_decay", o.weight_decay, 0, any);
}

void expect_match(const char* op, std::span<const Tensor> parameters,
                  std::span<const Tensor> gradients, std::span<const Tensor> state) {
  auto fail = [&](const std::string& what) {
    throw UsageError("[" + std::string(op) + "] " + what);
  };
  if (gradients.size() != parameters.size())
    fail(std::to_string(parameters.size()) + " parameters, but " +
         std::to_string(gradients.size()) + " gradients");
  if (state.size() != parameters.size())
    fail(std::to_string(parameters.size()) + " parameters, but state for " +
         std::to_string(state.size()));
  for (size_t i = 0; i < parameters.size(); ++i) {
    Shape shape = parameters[i].shape();
    if (gradients[i].shape() != shape || state[i].shape() != shape)
      fail("parameter " + std::to_string(i) + " has the shape " + text(shape) + ", its gradient " +
           text(gradients[i].shape()) + ", its state " + text(state[i].shape()));
    if (!is_float(parameters[i].dtype()))
      fail("parameter " + std::to_string(i) + " is " + std::string(name(parameters[i].dtype())) +
           ", not floating");
  }
}

DType scalar_dtype(std::span<const Tensor> parameters) {
  for (const Tensor& p : parameters)
    if (p.dtype() == DType::f64) return DType::f64;
  return DType::f32;
}

Tensor scalar(double value, DType dtype, const Tensor& like) {
  DeviceScope scope(like.device());
  if (dtype == DType::f64) return Tensor::from({value}, Shape{});
  return Tensor::from({float(value)}, Shape{});
}

Tensor zeros_for(const Tensor& t) {
  // A buffer of its own from the start, so that the first step is no other graph than the rest.
  DeviceScope scope(t.device());
  std::vector<std::byte> bytes(size_t(t.numel()) * size_t(size_of(t.dtype())));
  return Tensor::from_bytes(bytes, t.shape(), t.dtype());
}

SgdUpdate sgd(std::span<const Tensor> parameters, std::span<const Tensor> gradients,
              std::span<const Tensor> velocity, const Tensor& steps, const Tensor& lr,
              const SgdOptions& options) {
  bool momentum = options.momentum != 0;
  expect_match("sgd", parameters, gradients, momentum ? velocity : parameters);
  SgdUpdate update;
  for (size_t i = 0; i < parameters.size(); ++i) {
    const Tensor& p = parameters[i];
    Tensor d = as(gradients[i], p);
    if (options.weight_decay != 0) d = d + p * options.weight_decay;
    if (momentum) {
      Tensor fresh = d;
      if (options.dampening != 0) {  // but the first velocity is the whole gradient
        Tensor later = cast(greater(steps, 0.0), d.dtype());
        fresh = d * (1.0 - later * options.dampening);
      }
      Tensor v = as(velocity[i] * options.momentum + fresh, p);
      update.velocity.push_back(v);
      d = options.nesterov ? d + v * options.momentum : v;
    }
    update.parameters.push_back(as(p - d * lr, p));
  }
  return update;
}

AdamUpdate adam(std::span<const Tensor> parameters, std::span<const Tensor> gradients,
                std::span<const Tensor> mean, std::span<const Tensor> square, const Tensor& steps,
                const Tensor& lr, const AdamOptions& options) {
  expect_match("adam", parameters, gradients, mean);
  expect_match("adam", parameters, gradients, square);
  // Once, not once more for every parameter that uses them.
  Tensor rate = contiguous(lr / bias_correction(options.beta1, steps));
  Tensor scale = contiguous(rsqrt(bias_correction(options.beta2, steps)));
  AdamUpdate update;
  for (size_t i = 0; i < parameters.size(); ++i) {
    Tensor p = parameters[i], g = as(gradients[i], p);
    if (options.weight_decay != 0) {
      if (options.decoupled)
        p = as(p * (1.0 - lr * options.weight_decay), parameters[i]);
      else
        g = g + p * options.weight_decay;
    }
    Tensor m = mean[i] * options.beta1 + g * (1 - options.beta1);
    Tensor v = pumice::square(g) * (1 - options.beta2) + square[i] * options.beta2;
    Tensor step = rate * m / (sqrt(v) * scale + options.epsilon);
    update.mean.push_back(as(m, p));
    update.square.push_back(as(v, p));
    update.parameters.push_back(as(p - step, p));
  }
  return update;
}

void realize_all(std::vector<Tensor> tensors) { realize(std::span<const Tensor>(tensors)); }

}  // namespace pumice::optim::detail
