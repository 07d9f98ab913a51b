#pragma once
#include <pumice/ops.h>
#include <pumice/tensor.h>
#include <pumice/tree.h>

#include <span>
#include <string>
#include <utility>
#include <vector>

/// Optimisers over trees of tensors (tree.h). An optimiser is itself a tree: io::save() writes its
/// state, io::load() restores it. Its count of steps and its learning rate are tensors, so that
/// every step is the same graph over other buffers and nothing is compiled after the first.
namespace pumice::optim {

namespace detail {

// Same shapes, dtypes and number of leaves, or UsageError "[adam] …".
void expect_match(const char* op, std::span<const Tensor> parameters,
                  std::span<const Tensor> gradients, std::span<const Tensor> state);
// f64 when a parameter is, else f32.
DType scalar_dtype(std::span<const Tensor> parameters);
Tensor scalar(double value, DType dtype, const Tensor& like);

template <class Tree>
void assign(Tree& tree, const std::vector<Tensor>& values) {
  size_t next = 0;
  for_each_tensor(tree, [&](const std::string&, Tensor& t) { t = values[next++]; });
}
Tensor zeros_for(const Tensor& t);
template <class Tree>
Tree zeros_like_tree(const Tree& tree) {
  return map_tensors(tree, [](const Tensor& t) { return zeros_for(t); });
}

}  // namespace detail

/// What PyTorch's SGD does: d = g + weight_decay p; the velocity v becomes d at the first step,
/// then momentum v + (1 - dampening) d; p -= lr (nesterov ? d + momentum v : v).
struct SgdOptions {
  double lr = 1e-3, momentum = 0, dampening = 0, weight_decay = 0;
  bool nesterov = false;
};

/// Adam (Kingma, Ba, ICLR 2015): m = beta1 m + (1 - beta1) g, v = beta2 v + (1 - beta2) g²,
/// p -= lr m/(1 - beta1^t) / (sqrt(v/(1 - beta2^t)) + epsilon). Weight decay is added to the
/// gradient; decoupled (AdamW: Loshchilov, Hutter, ICLR 2019), it scales p by 1 - lr weight_decay.
struct AdamOptions {
  double lr = 1e-3, beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8, weight_decay = 0;
  bool decoupled = false;
};

namespace detail {

struct SgdUpdate {
  std::vector<Tensor> parameters, velocity;
};
SgdUpdate sgd(std::span<const Tensor> parameters, std::span<const Tensor> gradients,
              std::span<const Tensor> velocity, const Tensor& steps, const Tensor& lr,
              const SgdOptions& options);
struct AdamUpdate {
  std::vector<Tensor> parameters, mean, square;
};
// steps: the number of this step, from 1.
AdamUpdate adam(std::span<const Tensor> parameters, std::span<const Tensor> gradients,
                std::span<const Tensor> mean, std::span<const Tensor> square, const Tensor& steps,
                const Tensor& lr, const AdamOptions& options);
void check(const SgdOptions& options);
void check(const AdamOptions& options);
void realize_all(std::vector<Tensor> tensors);

// What every optimiser keeps.
template <class Options>
class Common {
 public:
  void set_learning_rate(double lr) {
    learning_rate = scalar(lr, learning_rate.dtype(), learning_rate);
  }
  const Options& options() const { return options_; }

  Tensor steps, learning_rate;  ///< rank 0

 protected:
  Common(const std::vector<Tensor>& parameters, const Options& options) : options_(options) {
    check(options);
    DType dtype = scalar_dtype(parameters);
    Tensor like = parameters.empty() ? Tensor() : parameters[0];
    steps = scalar(0, dtype, like);
    learning_rate = scalar(options.lr, dtype, like);
  }
  ~Common() = default;
  Common(const Common&) = default;
  Common& operator=(const Common&) = default;

  Options options_;
};

}  // namespace detail

template <class Parameters>
class Sgd : public detail::Common<SgdOptions> {
 public:
  /// Throws UsageError for options out of range (negative lr, nesterov without momentum, …).
  explicit Sgd(const Parameters& parameters, const SgdOptions& options = {})
      : Common(tensors_of(parameters), options) {
    if (options.momentum != 0) velocity.push_back(detail::zeros_like_tree(parameters));
  }

  /// Updates the parameters, and computes them, the state and the trees `also` (the loss, say) in
  /// one graph. Throws UsageError when the gradients do not have the parameters' form.
  template <class... Also>
  void step(Parameters& parameters, const Parameters& gradients, const Also&... also) {
    auto p = tensors_of(parameters), g = tensors_of(gradients), v = tensors_of(velocity);
    auto update = detail::sgd(p, g, v, steps, learning_rate, options_);
    detail::assign(parameters, update.parameters);
    detail::assign(velocity, update.velocity);
    steps += 1;
    detail::realize_all(tensors_of(parameters, velocity, steps, also...));
  }

  template <class Self, class Visit>
  static void fields(Self& self, Visit&& visit) {
    visit("steps", self.steps);
    visit("learning_rate", self.learning_rate);
    visit("velocity", self.velocity);
  }

  std::vector<Parameters> velocity;  ///< one, or none without momentum
};

/// Adam, and AdamW by `decoupled`.
template <class Parameters>
class Adam : public detail::Common<AdamOptions> {
 public:
  /// Throws UsageError for options out of range.
  explicit Adam(const Parameters& parameters, const AdamOptions& options = {})
      : Common(tensors_of(parameters), options),
        mean(detail::zeros_like_tree(parameters)),
        square(detail::zeros_like_tree(parameters)) {}

  /// As Sgd::step.
  template <class... Also>
  void step(Parameters& parameters, const Parameters& gradients, const Also&... also) {
    auto p = tensors_of(parameters), g = tensors_of(gradients), m = tensors_of(mean),
         v = tensors_of(square);
    Tensor number = steps + 1;
    auto update = detail::adam(p, g, m, v, number, learning_rate, options_);
    steps = number;
    detail::assign(parameters, update.parameters);
    detail::assign(mean, update.mean);
    detail::assign(square, update.square);
    detail::realize_all(tensors_of(parameters, mean, square, steps, also...));
  }

  template <class Self, class Visit>
  static void fields(Self& self, Visit&& visit) {
    visit("steps", self.steps);
    visit("learning_rate", self.learning_rate);
    visit("mean", self.mean);
    visit("square", self.square);
  }

  Parameters mean, square;  ///< running means of the gradient and of its square
};

template <class Parameters>
Adam<Parameters> adamw(const Parameters& parameters, AdamOptions options = {.weight_decay = 0.01}) {
  options.decoupled = true;
  return Adam<Parameters>(parameters, options);
}

}  // namespace pumice::optim
