#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "pumice/dtype.h"

namespace pumice::ir {

// A tensor of the interpreter, row-major. Elements are the words of ir/scalar.h: exact ints, and
// floats as f64.
struct Array {
  DType dtype = DType::f32;
  std::vector<int64_t> shape;
  std::vector<uint64_t> words;

  Array() = default;
  Array(DType type, std::vector<int64_t> sizes);                                  // zeros
  Array(DType type, std::vector<int64_t> sizes, std::span<const double> values);  // as cast
  // From and to memory as buffers hold it.
  static Array from_bytes(DType type, std::vector<int64_t> sizes, std::span<const std::byte> bytes);
  std::vector<std::byte> to_bytes() const;

  size_t size() const { return words.size(); }
  double number(size_t i) const;
  int64_t integer(size_t i) const { return int64_t(words[i]); }
  std::vector<double> numbers() const;
};

// One stored element at bytes[index * size_of(dtype)].
uint64_t read_element(std::span<const std::byte> bytes, DType dtype, size_t index);
void write_element(std::span<std::byte> bytes, DType dtype, size_t index, uint64_t word);

}  // namespace pumice::ir
