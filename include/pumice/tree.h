#pragma once
#include <array>
#include <concepts>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "pumice/tensor.h"

// Trees of tensors: Tensor itself; vector, array, optional, pair, tuple, map<string, …>,
// unique_ptr and shared_ptr of trees; and plain structs (aggregates of up to 24 members, no base
// classes, no C arrays) whose members are trees. Members of any other type are no leaves and are
// copied as they are. A class that is no aggregate takes part by a member function
//   template <class Self, class Visit> static void fields(Self& self, Visit&& visit) {
//     visit("weight", self.weight);  …
//   }
namespace pumice {

namespace detail {

struct AnyField {
  template <class T>
  operator T() const noexcept;
};
template <class T, size_t... I>
constexpr bool takes_fields(std::index_sequence<I...>) {
  return requires { T{(void(I), AnyField{})...}; };
}
template <class T, size_t N = 24>
constexpr size_t field_count() {
  if constexpr (N == 0)
    return 0;
  else if constexpr (takes_fields<T>(std::make_index_sequence<N>()))
    return N;
  else
    return field_count<T, N - 1>();
}

// References to the members of an aggregate, as a tuple.
template <class T>
constexpr auto tie_fields(T& t) {
  constexpr size_t n = field_count<std::remove_const_t<T>>();
  // clang-format off
  if constexpr (n == 0) { return std::tuple<>(); }
#define PUMICE_TIE(count, ...) \
  else if constexpr (n == count) { auto& [__VA_ARGS__] = t; return std::tie(__VA_ARGS__); }
  PUMICE_TIE(1, a)
  PUMICE_TIE(2, a, b)
  PUMICE_TIE(3, a, b, c)
  PUMICE_TIE(4, a, b, c, d)
  PUMICE_TIE(5, a, b, c, d, e)
  PUMICE_TIE(6, a, b, c, d, e, f)
  PUMICE_TIE(7, a, b, c, d, e, f, g)
  PUMICE_TIE(8, a, b, c, d, e, f, g, h)
  PUMICE_TIE(9, a, b, c, d, e, f, g, h, i)
  PUMICE_TIE(10, a, b, c, d, e, f, g, h, i, j)
  PUMICE_TIE(11, a, b, c, d, e, f, g, h, i, j, k)
  PUMICE_TIE(12, a, b, c, d, e, f, g, h, i, j, k, l)
  PUMICE_TIE(13, a, b, c, d, e, f, g, h, i, j, k, l, m)
  PUMICE_TIE(14, a, b, c, d, e, f, g, h, i, j, k, l, m, o)
  PUMICE_TIE(15, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p)
  PUMICE_TIE(16, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q)
  PUMICE_TIE(17, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r)
  PUMICE_TIE(18, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s)
  PUMICE_TIE(19, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s, u)
  PUMICE_TIE(20, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s, u, v)
  PUMICE_TIE(21, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s, u, v, w)
  PUMICE_TIE(22, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s, u, v, w, x)
  PUMICE_TIE(23, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s, u, v, w, x, y)
  PUMICE_TIE(24, a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s, u, v, w, x, y, z)
#undef PUMICE_TIE
  // clang-format on
}

// The name of a member, read from the compiler's own name of a function that has the member's
// address as a template argument.
template <class T>
union Fake {
  constexpr Fake() : none() {}
  constexpr ~Fake() {}
  char none;
  T value;  // never made: only the addresses of its members are asked for
};
template <class T>
inline Fake<T> fake;
template <class T>
struct Address {
  T* pointer;
};
template <class T, Address<T> A>
constexpr std::string_view address_text() {
  return __PRETTY_FUNCTION__;
}
template <class T, size_t I>
constexpr std::string_view field_name() {
  constexpr auto* p = &std::get<I>(tie_fields(fake<T>.value));
  constexpr std::string_view text = address_text<std::remove_pointer_t<decltype(p)>,
                                                 Address<std::remove_pointer_t<decltype(p)>>{p}>();
  // "... = Address<T>{(& fake<S>.Fake<S>::value.S::weight)}; ..." or "...{&fake.value.weight}]"
  constexpr auto closing = text.find(")}");
  constexpr auto end = closing != text.npos ? closing : text.rfind('}');
  constexpr auto start = text.substr(0, end).find_last_of(".:") + 1;
  return text.substr(start, end - start);
}

template <class T, template <class...> class C>
inline constexpr bool is_a = false;
template <template <class...> class C, class... A>
inline constexpr bool is_a<C<A...>, C> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;
template <class T>
inline constexpr bool is_tensor_map = false;
template <class V, class... R>
inline constexpr bool is_tensor_map<std::map<std::string, V, R...>> = true;
template <class T>
inline constexpr bool is_pointer = is_a<T, std::unique_ptr> || is_a<T, std::shared_ptr>;
template <class T>
inline constexpr bool is_struct = std::is_aggregate_v<T> && std::is_class_v<T> && !is_array<T>;
struct NoVisit {
  template <class F>
  void operator()(std::string_view, F&) const {}
};
template <class T>
concept HasFields = requires(T& t, NoVisit v) { T::fields(t, v); };

inline std::string path_of(const std::string& path, std::string_view name) {
  return path.empty() ? std::string(name) : path + "." + std::string(name);
}

// f(path, tensor&) for each leaf, in order.
template <class T, class F>
void visit_tree(const std::string& path, T& t, F& f) {
  using U = std::remove_const_t<T>;
  if constexpr (std::is_same_v<U, Tensor>) {
    f(path, t);
  } else if constexpr (is_a<U, std::vector> || is_array<U>) {
    if constexpr (!std::is_same_v<U, std::vector<bool>>) {
      size_t i = 0;
      for (auto& item : t) visit_tree(path_of(path, std::to_string(i++)), item, f);
    }
  } else if constexpr (is_tensor_map<U>) {
    for (auto& [key, item] : t) visit_tree(path_of(path, key), item, f);
  } else if constexpr (is_a<U, std::optional> || is_pointer<U>) {
    if (t) visit_tree(path, *t, f);
  } else if constexpr (is_a<U, std::pair> || is_a<U, std::tuple>) {
    std::apply(
        [&](auto&... items) {
          size_t i = 0;
          (visit_tree(path_of(path, std::to_string(i++)), items, f), ...);
        },
        t);
  } else if constexpr (HasFields<U>) {
    U::fields(t,
              [&](std::string_view name, auto& item) { visit_tree(path_of(path, name), item, f); });
  } else if constexpr (is_struct<U>) {
    [&]<size_t... I>(std::index_sequence<I...>) {
      [[maybe_unused]] auto fields = tie_fields(t);
      (visit_tree(path_of(path, field_name<U, I>()), std::get<I>(fields), f), ...);
    }(std::make_index_sequence<field_count<U>()>());
  }
}

}  // namespace detail

/// f(path, tensor) for each tensor of a tree, in order; the path is "layers.0.weight", empty for
/// a Tensor itself. The tensor may be assigned to when the tree is not const.
template <class T, class F>
void for_each_tensor(T& tree, F&& f) {
  detail::visit_tree(std::string(), tree, f);
}

/// A copy of the tree with each tensor t replaced by f(t).
template <class T, class F>
T map_tensors(const T& tree, F&& f) {
  T copy = tree;
  auto replace = [&](const std::string&, Tensor& t) { t = f(std::as_const(t)); };
  detail::visit_tree(std::string(), copy, replace);
  return copy;
}

/// All tensors of the trees, in order.
template <class... T>
std::vector<Tensor> tensors_of(const T&... trees) {
  std::vector<Tensor> all;
  auto keep = [&](const std::string&, const Tensor& t) { all.push_back(t); };
  (detail::visit_tree(std::string(), trees, keep), ...);
  return all;
}

/// Starts the computation of every tensor of the trees, in one graph.
template <class... T>
  requires(sizeof...(T) > 1 || !(std::is_convertible_v<const T&, std::span<const Tensor>> || ...))
void realize(const T&... trees) {
  auto all = tensors_of(trees...);
  realize(std::span<const Tensor>(all));
}

}  // namespace pumice
