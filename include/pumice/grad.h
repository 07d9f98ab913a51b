#pragma once
#include <functional>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "pumice/tensor.h"
#include "pumice/tree.h"

// Gradients as transforms of functions. No tensor carries a flag, and nothing is recorded: the
// gradient is a graph derived from the value's graph, and can be differentiated again.
namespace pumice {

/// Gradients of y (weighted by `seed`, of y's shape, or ones) with respect to each x. Throws
/// UsageError when y does not depend on an x: a value that was read or realised outside of
/// grad() no longer knows how it was made.
std::vector<Tensor> gradients(const Tensor& y, std::span<const Tensor> xs,
                              const Tensor* seed = nullptr);

namespace detail {

// Zeros for what y does not depend on.
std::vector<Tensor> gradients_or_zeros(std::span<const Tensor> ys, std::span<const Tensor> xs,
                                       std::span<const Tensor> seeds);
// The identity, told apart from every other use of x.
Tensor marked(const Tensor& x);
// A tensor of its own with x's graph: that x is read and forgets its history does not show here.
Tensor same_graph(const Tensor& x);
void expect_scalar(const Tensor& loss, const char* where);

// While one lives, reading a value on this thread keeps its history.
struct KeepHistory {
  KeepHistory();
  ~KeepHistory();
};

template <class Y>
const Tensor& loss_of(const Y& y) {
  if constexpr (std::is_same_v<Y, Tensor>)
    return y;
  else
    return std::get<0>(y);
}

}  // namespace detail

/// value_and_grad(f)(p, rest…) → (f(p, rest…), gradient in the form of p). p: a Tensor, or any
/// tree of them (see tree.h). f returns a rank-0 Tensor, or a pair/tuple whose first is one; the
/// rest of it is handed through. Only floating tensors have gradients; others get zeros.
template <class F>
auto value_and_grad(F f) {
  return [f = std::move(f)]<class P, class... Rest>(const P& p, Rest&&... rest) {
    detail::KeepHistory keep;
    P inputs = map_tensors(p, [](const Tensor& t) { return detail::marked(t); });
    auto value = std::invoke(f, std::as_const(inputs), std::forward<Rest>(rest)...);
    const Tensor& loss = detail::loss_of(value);
    detail::expect_scalar(loss, "grad");
    auto leaves = tensors_of(inputs);
    auto found = detail::gradients_or_zeros({&loss, 1}, leaves, {});
    size_t next = 0;
    P gradient = map_tensors(p, [&](const Tensor&) { return found[next++]; });
    return std::pair{std::move(value), std::move(gradient)};
  };
}

/// grad(f)(p, rest…): the gradient alone.
template <class F>
auto grad(F f) {
  return [both = value_and_grad(std::move(f))]<class P, class... Rest>(const P& p, Rest&&... rest) {
    return both(p, std::forward<Rest>(rest)...).second;
  };
}

/// vjp(f, x…) → (f(x…), pull): pull(seed) gives a tuple with the gradient for each x, each in the
/// form of that x. f returns one Tensor of any shape.
template <class F, class... X>
auto vjp(F f, const X&... x) {
  detail::KeepHistory keep;
  auto inputs = std::tuple{map_tensors(x, [](const Tensor& t) { return detail::marked(t); })...};
  Tensor y = std::apply(f, std::as_const(inputs));
  auto pull = [inputs, y = detail::same_graph(y)](const Tensor& seed) {
    auto leaves = tensors_of(inputs);
    auto found = detail::gradients_or_zeros({&y, 1}, leaves, {&seed, 1});
    size_t next = 0;
    return map_tensors(inputs, [&](const Tensor&) { return found[next++]; });
  };
  return std::pair{std::move(y), std::move(pull)};
}

}  // namespace pumice
