#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "pumice/tensor.h"

// Counter-based random numbers (Philox4x32-10, Salmon et al., SC 2011): the same key gives the
// same numbers on every device. A key is used once; split() it for more.
namespace pumice {

/// 64 bits. Kernels take it as data: a new key costs no new plan and no compilation.
struct Key {
  uint32_t low = 0, high = 0;
  bool operator==(const Key&) const = default;
};

Key make_key(uint64_t seed);
/// Two, or `count`, independent keys.
std::pair<Key, Key> split(const Key& key);
std::vector<Key> split(const Key& key, int64_t count);
/// The key for one number, for example a step: fold_in(key, step).
Key fold_in(const Key& key, uint64_t number);

/// u32, every bit random. At most 2^32 elements.
Tensor random_bits(const Key& key, const Shape& shape);
/// In [low, high). 24 random bits for f32 and narrower (f16 11, bf16 8), 53 for f64.
Tensor uniform(const Key& key, const Shape& shape, double low = 0, double high = 1,
               DType dtype = DType::f32);
/// Box-Muller.
Tensor normal(const Key& key, const Shape& shape, double mean = 0, double deviation = 1,
              DType dtype = DType::f32);
/// Normal, redrawn by inversion within [low, high] deviations.
Tensor truncated_normal(const Key& key, const Shape& shape, double low = -2, double high = 2,
                        DType dtype = DType::f32);
/// True with probability p, a tensor that broadcasts to shape.
Tensor bernoulli(const Key& key, const Tensor& p, const Shape& shape);
/// In [low, high), by multiplication (bias below 2^-32 per value).
/// Throws UsageError when the interval is empty or wider than 2^32.
Tensor randint(const Key& key, const Shape& shape, int64_t low, int64_t high,
               DType dtype = DType::i64);
/// Standard Gumbel: -log(-log(u)).
Tensor gumbel(const Key& key, const Shape& shape, DType dtype = DType::f32);
/// One index per row of logits (…, classes) → i64 (…), by the Gumbel-max trick.
Tensor categorical(const Key& key, const Tensor& logits);
/// 0 … count-1 in random order (i64). Made on the host.
Tensor permutation(const Key& key, int64_t count);
std::vector<int64_t> permutation_indices(const Key& key, int64_t count);

/// Zeroes with probability p and scales the rest by 1/(1-p).
/// Throws UsageError unless 0 <= p < 1.
Tensor dropout(const Tensor& x, double p, const Key& key);

}  // namespace pumice
