#include "numerics/flat.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <stdexcept>
#include <unordered_map>

namespace pumice::test {

namespace {

using ir::Op;

[[noreturn]] void unknown(const ir::NodeRef& n) {
  throw std::logic_error("flat evaluator: " + std::string(ir::name(n->op)) + " of " +
                         std::string(name(n->dtype)));
}

// Calls f with a value of the type that holds the dtype.
template <class F>
void with_type(DType dtype, F&& f) {
  switch (dtype) {
    case DType::boolean:
    case DType::u32:
      return f(uint32_t());
    case DType::i32:
      return f(int32_t());
    case DType::u64:
      return f(uint64_t());
    case DType::i64:
      return f(int64_t());
    case DType::f32:
      return f(float());
    case DType::f64:
      return f(double());
    default:
      throw std::logic_error("flat evaluator: dtype " + std::string(name(dtype)));
  }
}

template <class T>
using Unsigned = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;

template <class To, class From>
To cast_to(From x) {
  if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    constexpr To lowest = std::numeric_limits<To>::min(), highest = std::numeric_limits<To>::max();
    if (x != x) return 0;
    if (x <= From(lowest)) return lowest;
    return x >= From(highest) ? highest : To(x);
  } else {
    return To(x);
  }
}

template <class T, class F>
void each(const T* a, T* out, size_t n, F f) {
  for (size_t i = 0; i < n; ++i) out[i] = f(a[i]);
}
template <class T, class R, class F>
void each(const T* a, const T* b, R* out, size_t n, F f) {
  for (size_t i = 0; i < n; ++i) out[i] = f(a[i], b[i]);
}

template <class T>
bool real_op(Op op, const T* a, const T* b, const T* c, T* out, size_t n, bool fused) {
  switch (op) {
    case Op::div:
      each(a, b, out, n, [](T x, T y) { return x / y; });
      return true;
    case Op::sqrt:
      each(a, out, n, [](T x) { return std::sqrt(x); });
      return true;
    case Op::floor:
      each(a, out, n, [](T x) { return std::floor(x); });
      return true;
    case Op::trunc:
      each(a, out, n, [](T x) { return std::trunc(x); });
      return true;
    case Op::round:
      each(a, out, n, [](T x) { return std::nearbyint(x); });
      return true;
    case Op::fma:
      if (fused)
        for (size_t i = 0; i < n; ++i) out[i] = std::fma(a[i], b[i], c[i]);
      else
        for (size_t i = 0; i < n; ++i) out[i] = a[i] * b[i] + c[i];
      return true;
    default:
      return false;
  }
}

template <class T>
bool int_op(Op op, DType dtype, const T* a, const T* b, T* out, size_t n) {
  using U = Unsigned<T>;
  constexpr U width = sizeof(T) * 8;
  using Twice =
      std::conditional_t<sizeof(T) == 4, std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>,
                         void>;
  switch (op) {
    case Op::bit_and:
      each(a, b, out, n, [](T x, T y) { return T(x & y); });
      return true;
    case Op::bit_or:
      each(a, b, out, n, [](T x, T y) { return T(x | y); });
      return true;
    case Op::bit_xor:
      each(a, b, out, n, [](T x, T y) { return T(x ^ y); });
      return true;
    case Op::bit_not:
      each(a, out, n, [=](T x) { return dtype == DType::boolean ? T(x ^ 1) : T(~x); });
      return true;
    case Op::shl:
      each(a, b, out, n, [](T x, T y) { return U(y) < width ? T(U(x) << U(y)) : T(0); });
      return true;
    case Op::shr:
      each(a, b, out, n, [](T x, T y) { return U(y) < width ? T(x >> U(y)) : T(x < 0 ? -1 : 0); });
      return true;
    case Op::mul_hi:
      if constexpr (sizeof(T) == 4) {
        each(a, b, out, n, [](T x, T y) { return T((Twice(x) * y) >> 32); });
        return true;
      }
      return false;
    default:
      return false;
  }
}

template <class T>
bool any_op(Op op, DType dtype, const T* a, const T* b, const T* c, T* out, size_t n, bool fused) {
  using U = std::conditional_t<std::is_integral_v<T>, Unsigned<T>, T>;  // ints wrap
  switch (op) {
    case Op::add:
      each(a, b, out, n, [](T x, T y) { return T(U(x) + U(y)); });
      return true;
    case Op::sub:
      each(a, b, out, n, [](T x, T y) { return T(U(x) - U(y)); });
      return true;
    case Op::mul:
      each(a, b, out, n, [](T x, T y) { return T(U(x) * U(y)); });
      return true;
    case Op::neg:
      each(a, out, n, [](T x) { return T(-U(x)); });
      return true;
    default:
      break;
  }
  if constexpr (std::is_floating_point_v<T>)
    return real_op(op, a, b, c, out, n, fused);
  else
    return int_op(op, dtype, a, b, out, n);
}

template <class T>
bool compare(Op op, const T* a, const T* b, uint32_t* out, size_t n) {
  switch (op) {
    case Op::lt:
      each(a, b, out, n, [](T x, T y) { return uint32_t(x < y); });
      return true;
    case Op::le:
      each(a, b, out, n, [](T x, T y) { return uint32_t(x <= y); });
      return true;
    case Op::eq:
      each(a, b, out, n, [](T x, T y) { return uint32_t(x == y); });
      return true;
    case Op::ne:
      each(a, b, out, n, [](T x, T y) { return uint32_t(x != y); });
      return true;
    default:
      return false;
  }
}

}  // namespace

Flat::Flat(const ir::NodeRef& root, const std::vector<ir::NodeRef>& inputs, bool fused)
    : fused_(fused) {
  auto order = ir::topological_order({&root, 1});
  std::unordered_map<const ir::Node*, size_t> last_use, slot_of;
  for (size_t i = 0; i < order.size(); ++i)
    for (auto& o : order[i]->operands) last_use[o.get()] = i;
  std::vector<int> free;
  for (size_t i = 0; i < order.size(); ++i) {
    auto& n = order[i];
    Step s{n, 0, {}, -1};
    for (size_t k = 0; k < n->operands.size(); ++k)
      s.args[k] = int(slot_of.at(n->operands[k].get()));
    if (n->op == Op::wild) {
      auto at = std::find(inputs.begin(), inputs.end(), n);
      if (at == inputs.end()) unknown(n);
      s.input = int(at - inputs.begin());
    }
    if (free.empty()) free.push_back(slots_++);
    s.slot = free.back();
    free.pop_back();
    slot_of[n.get()] = size_t(s.slot);
    // An op may not write over its own operands: `each` takes them as distinct arrays.
    std::vector<const ir::Node*> gone;
    for (auto& o : n->operands)
      if (last_use[o.get()] == i && std::find(gone.begin(), gone.end(), o.get()) == gone.end())
        gone.push_back(o.get());
    for (auto* o : gone) free.push_back(int(slot_of[o]));
    steps_.push_back(s);
  }
}

size_t Flat::op_count() const {
  return size_t(std::count_if(steps_.begin(), steps_.end(),
                              [](const Step& s) { return !s.node->operands.empty(); }));
}

void Flat::compute(const Step& s, std::byte* slots, size_t n) const {
  auto at = [&](int slot) { return slots + size_t(slot) * block * 8; };
  const ir::NodeRef& node = s.node;
  auto *a = at(s.args[0]), *b = at(s.args[1]), *c = at(s.args[2]), *out = at(s.slot);
  DType from = node->operands.empty() ? node->dtype : node->operand(0)->dtype;
  bool known = true;
  if (node->op == Op::constant) {
    with_type(node->dtype, [&](auto t) {
      using T = decltype(t);
      T value = is_float(node->dtype) ? T(node->number()) : T(node->integer());
      std::fill_n(reinterpret_cast<T*>(out), n, value);
    });
  } else if (node->op == Op::bitcast) {
    std::memcpy(out, a, n * size_t(size_of(from)));
  } else if (node->op == Op::cast) {
    with_type(from, [&](auto f) {
      with_type(node->dtype, [&](auto t) {
        auto* x = reinterpret_cast<decltype(f)*>(a);
        auto* y = reinterpret_cast<decltype(t)*>(out);
        for (size_t i = 0; i < n; ++i)
          y[i] =
              node->dtype == DType::boolean ? decltype(t)(x[i] != 0) : cast_to<decltype(t)>(x[i]);
      });
    });
  } else if (node->op == Op::where) {
    with_type(node->dtype, [&](auto t) {
      using T = decltype(t);
      auto* condition = reinterpret_cast<uint32_t*>(a);
      auto *x = reinterpret_cast<T*>(b), *y = reinterpret_cast<T*>(c),
           *z = reinterpret_cast<T*>(out);
      for (size_t i = 0; i < n; ++i) z[i] = condition[i] ? x[i] : y[i];
    });
  } else {
    with_type(from, [&](auto t) {
      using T = decltype(t);
      auto *x = reinterpret_cast<T*>(a), *y = reinterpret_cast<T*>(b), *z = reinterpret_cast<T*>(c);
      known = compare(node->op, x, y, reinterpret_cast<uint32_t*>(out), n) ||
              any_op(node->op, node->dtype, x, y, z, reinterpret_cast<T*>(out), n, fused_);
    });
  }
  if (!known) unknown(node);
}

void Flat::run(const std::vector<const void*>& inputs, void* output, size_t count) const {
  std::vector<double> memory(size_t(slots_) * block);
  auto* slots = reinterpret_cast<std::byte*>(memory.data());
  size_t size = size_t(size_of(steps_.back().node->dtype));
  for (size_t begin = 0; begin < count; begin += block) {
    size_t n = std::min(block, count - begin);
    for (const Step& s : steps_) {
      if (s.input < 0) {
        compute(s, slots, n);
      } else {
        size_t width = size_t(size_of(s.node->dtype));
        std::memcpy(slots + size_t(s.slot) * block * 8,
                    static_cast<const std::byte*>(inputs[size_t(s.input)]) + begin * width,
                    n * width);
      }
    }
    std::memcpy(static_cast<std::byte*>(output) + begin * size,
                slots + size_t(steps_.back().slot) * block * 8, n * size);
  }
}

}  // namespace pumice::test
