#include <pumice/data.h>
#include <pumice/error.h>

#include <cstring>

namespace pumice::data {
namespace {

// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): the n-th number of a seed's sequence.
uint64_t random_number(uint64_t seed, uint64_t n) {
  uint64_t z = seed + (n + 1) * 0x9e3779b97f4a7c15ull;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

}  // namespace

ArrayDataset::ArrayDataset(std::vector<Array> fields) : fields_(std::move(fields)) {
  if (fields_.empty()) throw UsageError("[ArrayDataset] no fields");
  for (const Array& field : fields_) {
    if (field.shape.empty()) throw UsageError("[ArrayDataset] a field of rank 0 has no samples");
    if (field.bytes.size() != size_t(element_count(field.shape)) * size_t(size_of(field.dtype)))
      throw UsageError("[ArrayDataset] " + std::to_string(field.bytes.size()) +
                       " bytes do not fill " + text(field.shape) + " of " +
                       std::string(name(field.dtype)));
    if (field.shape[0] != fields_[0].shape[0])
      throw UsageError("[ArrayDataset] fields differ in length: " + text(fields_[0].shape) +
                       " and " + text(field.shape));
  }
  size_ = fields_[0].shape[0];
}

std::vector<Array> ArrayDataset::rows(std::span<const int64_t> samples) const {
  for (int64_t sample : samples)
    if (sample < 0 || sample >= size_)
      throw UsageError("[rows] there is no sample " + std::to_string(sample) + "; there are " +
                       std::to_string(size_));
  std::vector<Array> batch;
  for (const Array& field : fields_) {
    size_t width = size_ == 0 ? 0 : field.bytes.size() / size_t(size_);
    Array rows{field.dtype, field.shape, std::vector<std::byte>(samples.size() * width)};
    rows.shape[0] = int64_t(samples.size());
    if (width != 0)
      for (size_t i = 0; i < samples.size(); ++i)
        std::memcpy(rows.bytes.data() + i * width, field.bytes.data() + size_t(samples[i]) * width,
                    width);
    batch.push_back(std::move(rows));
  }
  return batch;
}

std::vector<int64_t> shuffled(int64_t count, uint64_t seed) {
  if (count < 0) throw UsageError("[shuffled] a count of " + std::to_string(count));
  std::vector<int64_t> order(static_cast<size_t>(count));
  for (size_t i = 0; i < order.size(); ++i) order[i] = int64_t(i);
  // Fisher-Yates. A multiplication maps 64 random bits to 0 … i; its bias is below i / 2^64.
  for (size_t i = order.size(); i-- > 1;) {
    auto j = size_t((__uint128_t(random_number(seed, i)) * (i + 1)) >> 64);
    std::swap(order[i], order[j]);
  }
  return order;
}

}  // namespace pumice::data
