#include "ir/array.h"

#include <cstring>

#include "base/error.h"
#include "base/text.h"
#include "ir/scalar.h"

namespace pumice::ir {

namespace {

size_t count(const std::vector<int64_t>& shape) {
  size_t n = 1;
  for (int64_t d : shape) n *= size_t(d);
  return n;
}

}  // namespace

Array::Array(DType type, std::vector<int64_t> sizes) : dtype(type), shape(std::move(sizes)) {
  words.assign(count(shape), 0);
}

Array::Array(DType type, std::vector<int64_t> sizes, std::span<const double> values)
    : Array(type, std::move(sizes)) {
  PUMICE_ASSERT(values.size() == size(), cat(values.size(), " values for ", size()));
  for (size_t i = 0; i < size(); ++i) words[i] = word_of_double(values[i], dtype);
}

Array Array::from_bytes(DType type, std::vector<int64_t> sizes, std::span<const std::byte> bytes) {
  Array a(type, std::move(sizes));
  PUMICE_ASSERT(bytes.size() >= a.size() * size_t(size_of(type)), cat(bytes.size(), " bytes"));
  for (size_t i = 0; i < a.size(); ++i) a.words[i] = read_element(bytes, type, i);
  return a;
}

std::vector<std::byte> Array::to_bytes() const {
  std::vector<std::byte> bytes(size() * size_t(size_of(dtype)));
  for (size_t i = 0; i < size(); ++i) write_element(bytes, dtype, i, words[i]);
  return bytes;
}

double Array::number(size_t i) const { return double_of_word(words[i], dtype); }

std::vector<double> Array::numbers() const {
  std::vector<double> out(size());
  for (size_t i = 0; i < size(); ++i) out[i] = number(i);
  return out;
}

// Little endian, as every supported machine is.
uint64_t read_element(std::span<const std::byte> bytes, DType dtype, size_t index) {
  uint64_t stored = 0;
  auto n = size_t(size_of(dtype));
  std::memcpy(&stored, bytes.data() + index * n, n);
  return word_of_stored(stored, dtype);
}

void write_element(std::span<std::byte> bytes, DType dtype, size_t index, uint64_t word) {
  uint64_t stored = stored_bits(word, dtype);
  auto n = size_t(size_of(dtype));
  std::memcpy(bytes.data() + index * n, &stored, n);
}

}  // namespace pumice::ir
