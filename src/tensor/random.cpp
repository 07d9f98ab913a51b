#include "pumice/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "ir/scalar.h"
#include "tensor/internal.h"

namespace pumice {

using namespace detail;

namespace {

uint32_t philox(const Key& k, uint32_t counter) {
  return uint32_t(ir::scalar::philox(uint64_t(k.low), uint64_t(k.high), uint64_t(counter)));
}

// Keys of their own: counters of the derived stream start where no tensor of the parent's does.
Key derived(const Key& key, uint64_t number) {
  Key inner{philox(key, uint32_t(number)) ^ 0x5bd1e995u,
            philox(key, uint32_t(number >> 32)) ^ 0x27d4eb2fu};
  return {philox(inner, uint32_t(number)), philox(inner, ~uint32_t(number))};
}

double half_step(DType t) {
  switch (t) {
    case DType::f16:
      return 0x1p-12;
    case DType::bf16:
      return 0x1p-9;
    case DType::f64:
      return 0x1p-54;
    default:
      return 0x1p-25;
  }
}

// In [0, 1), a multiple of 2^-24 (f16 2^-11, bf16 2^-8, f64 2^-53).
Tensor unit(const Key& key, const Shape& shape, DType dtype) {
  if (!is_float(dtype)) usage("uniform", "wants a float dtype, got ", name(dtype));
  if (dtype == DType::f64) {
    auto [a, b] = split(key);
    Tensor high = cast(shift_right(random_bits(a, shape), 5), DType::f64);
    Tensor low = cast(shift_right(random_bits(b, shape), 6), DType::f64);
    return (high * 0x1p26 + low) * 0x1p-53;
  }
  int bits = dtype == DType::f16 ? 11 : dtype == DType::bf16 ? 8 : 24;
  Tensor top = shift_right(random_bits(key, shape), 32 - bits);
  return cast(cast(top, DType::f32) * std::ldexp(1.0, -bits), dtype);
}
// In (0, 1), never at the ends: for logarithms.
Tensor open_unit(const Key& key, const Shape& shape, DType dtype) {
  return unit(key, shape, dtype) + half_step(dtype);
}
DType wide(DType t) { return t == DType::f64 ? t : DType::f32; }

}  // namespace

Key make_key(uint64_t seed) { return {uint32_t(seed), uint32_t(seed >> 32)}; }
std::pair<Key, Key> split(const Key& key) { return {derived(key, 0), derived(key, 1)}; }
std::vector<Key> split(const Key& key, int64_t count) {
  if (count < 0) usage("split", "cannot make ", count, " keys");
  std::vector<Key> keys;
  for (int64_t i = 0; i < count; ++i) keys.push_back(derived(key, uint64_t(i)));
  return keys;
}
Key fold_in(const Key& key, uint64_t number) {
  return derived({key.low ^ 0x9e3779b9u, key.high ^ 0x85ebca6bu}, number);
}

Tensor random_bits(const Key& key, const Shape& shape) {
  check_shape("random_bits", shape);
  int64_t n = element_count(shape);
  if (n > int64_t(1) << 32) usage("random_bits", n, " numbers are more than a key has");
  Tensor words = Tensor::from<uint32_t>({key.low, key.high});
  ir::Shape flat{Dim(n)};
  auto word = [&](int64_t i) { return ir::expand(node_of(select(words, 0, i)), flat); };
  auto bits = ir::philox(word(0), word(1), ir::iota(DType::u32, flat, 0));
  return wrap(ir::reshape(bits, dims_of(shape)), context_of(words));
}

Tensor uniform(const Key& key, const Shape& shape, double low, double high, DType dtype) {
  Tensor u = unit(key, shape, dtype);
  if (low == 0 && high == 1) return u;
  // Rounding could reach `high` itself.
  Tensor y = u * (high - low) + low;
  return low < high ? where(y < high, y, full_like(y, low)) : y;
}

// Box-Muller: f16 and bf16 are drawn in f32.
Tensor normal(const Key& key, const Shape& shape, double mean, double deviation, DType dtype) {
  if (!is_float(dtype)) usage("normal", "wants a float dtype, got ", name(dtype));
  auto [a, b] = split(key);
  Tensor radius = sqrt(-2 * log(open_unit(a, shape, wide(dtype))));
  Tensor y = radius * cos(2 * std::numbers::pi * unit(b, shape, wide(dtype)));
  return cast(y * deviation + mean, dtype);
}
Tensor truncated_normal(const Key& key, const Shape& shape, double low, double high, DType dtype) {
  if (!(low < high)) usage("truncated_normal", "nothing lies between ", low, " and ", high);
  double a = std::erf(low / std::numbers::sqrt2), b = std::erf(high / std::numbers::sqrt2);
  Tensor u = open_unit(key, shape, wide(dtype)) * (b - a) + a;
  return cast(clamp(erfinv(u) * std::numbers::sqrt2, low, high), dtype);
}
Tensor bernoulli(const Key& key, const Tensor& p, const Shape& shape) {
  return unit(key, shape, DType::f32) < p;
}
Tensor randint(const Key& key, const Shape& shape, int64_t low, int64_t high, DType dtype) {
  uint64_t span = uint64_t(high) - uint64_t(low);
  if (low >= high || span > uint64_t(1) << 32)
    usage("randint", "cannot draw from ", low, " to ", high);
  Tensor scaled = cast(random_bits(key, shape), DType::u64) * span;
  return cast(cast(shift_right(scaled, 32), DType::i64) + low, dtype);
}
Tensor gumbel(const Key& key, const Shape& shape, DType dtype) {
  return cast(-log(-log(open_unit(key, shape, wide(dtype)))), dtype);
}
Tensor categorical(const Key& key, const Tensor& logits) {
  if (logits.rank() < 1) usage("categorical", "wants (..., classes), got ()");
  Tensor x = as_real(logits);
  return argmax(x + gumbel(key, x.shape(), wide(x.dtype())), -1);
}

std::vector<int64_t> permutation_indices(const Key& key, int64_t count) {
  if (count < 0 || count >= int64_t(1) << 32) usage("permutation", "of ", count, " entries");
  std::vector<int64_t> order(static_cast<size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  uint32_t counter = 0;
  Key draw = key;
  for (int64_t i = count - 1; i > 0; --i) {
    if (counter > UINT32_MAX - 2) draw = derived(draw, 0), counter = 0;
    uint64_t high = philox(draw, counter), low = philox(draw, counter + 1), n = uint64_t(i) + 1;
    counter += 2;
    // The upper word of a 64-bit fraction times n, for n below 2^32.
    auto j = size_t((high * n + (low * n >> 32)) >> 32);
    std::swap(order[size_t(i)], order[j]);
  }
  return order;
}
Tensor permutation(const Key& key, int64_t count) {
  return Tensor::from(permutation_indices(key, count));
}

Tensor dropout(const Tensor& x, double p, const Key& key) {
  if (!(p >= 0 && p < 1)) usage("dropout", "p is ", p, ", not in [0, 1)");
  if (p == 0) return x;
  Tensor r = as_real(x);
  Tensor keep = unit(key, r.shape(), DType::f32) >= p;
  return where(keep, r * (1 / (1 - p)), zeros_like(r));
}

}  // namespace pumice
