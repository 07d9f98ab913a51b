#pragma once
#include <pumice/ops.h>
#include <pumice/random.h>
#include <pumice/tensor.h>
#include <pumice/tree.h>

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

/// Layers as plain structs of tensors. A model is a struct of layers with a member function; its
/// tensors are found by tree.h, so there is nothing to register and nothing to derive from:
///
///   struct Net {
///     nn::Conv2d conv;
///     nn::Linear fc;
///     Tensor operator()(const Tensor& x) const {
///       return fc(flatten(max_pool2d(relu(conv(x)), 2), 1));
///     }
///   };
///
/// Functions without weights (relu, max_pool2d, cross_entropy, …) are those of ops.h.
namespace pumice::nn {

/// y = x weightᵀ + bias: (…, in) → (…, out).
struct Linear {
  Tensor weight;               ///< (out, in)
  std::optional<Tensor> bias;  ///< (out)

  /// Weight and bias uniform in ±1/sqrt(in), as PyTorch's.
  /// Throws UsageError when a size is not positive.
  static Linear make(const Key& key, int64_t in, int64_t out, bool bias = true,
                     DType dtype = DType::f32);
  Tensor operator()(const Tensor& x) const { return linear(x, weight, bias); }
};

/// (N, in, H, W) → (N, out, H', W').
struct Conv2d {
  Tensor weight;               ///< (out, in/groups, kernel height, kernel width)
  std::optional<Tensor> bias;  ///< (out)
  Conv2dOptions options;

  /// Weight and bias uniform in ±1/sqrt(in/groups * height * width), as PyTorch's.
  /// Throws UsageError when a size is not positive or groups divide neither in nor out.
  static Conv2d make(const Key& key, int64_t in, int64_t out, Pair kernel,
                     const Conv2dOptions& options = {}, bool bias = true, DType dtype = DType::f32);
  Tensor operator()(const Tensor& x) const { return conv2d(x, weight, bias, options); }
};

/// Zeroes with probability p and scales the rest by 1/(1-p). Without a key: the identity, for
/// evaluation. Use another key for every call (fold_in(key, step)).
struct Dropout {
  double p = 0.5;
  Tensor operator()(const Tensor& x, const std::optional<Key>& key) const {
    return key ? dropout(x, p, *key) : x;
  }
};

/// Layers one after another; paths are "0.weight", "1.weight", … as PyTorch's.
template <class... Layers>
struct Sequential {
  std::tuple<Layers...> layers;

  Sequential() = default;
  explicit Sequential(Layers... all) : layers(std::move(all)...) {}
  Tensor operator()(Tensor x) const {
    std::apply([&](const Layers&... layer) { ((x = layer(x)), ...); }, layers);
    return x;
  }
  template <class Self, class Visit>
  static void fields(Self& self, Visit&& visit) {
    size_t i = 0;
    std::apply([&](auto&... layer) { (visit(std::to_string(i++), layer), ...); }, self.layers);
  }
};

/// The number of elements of all tensors of a tree.
template <class Tree>
int64_t parameter_count(const Tree& tree) {
  int64_t count = 0;
  for_each_tensor(tree, [&](const std::string&, const Tensor& t) { count += t.numel(); });
  return count;
}

/// Rows of logits (N, classes) whose largest entry is the label (N): a rank-0 i64.
Tensor count_correct(const Tensor& logits, const Tensor& labels);

}  // namespace pumice::nn
