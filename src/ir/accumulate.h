#pragma once
#include "ir/scalar.h"

namespace pumice::ir {

// Combines words by a reduce_* or scan_* op: floats in f64, ints in 64 bits, rounded (or wrapped)
// to the dtype by result() alone.
class Accumulator {
 public:
  Accumulator(Op op, DType dtype) : op_(op), dtype_(dtype), word_(identity_word(op, dtype)) {}

  void add(uint64_t word) {
    uint64_t words[] = {word_, word};
    word_ = evaluate_word(op_, wide(), words);
  }
  uint64_t result() const { return canonical_word(word_, dtype_); }

 private:
  DType wide() const {
    if (is_float(dtype_)) return DType::f64;
    if (is_signed_int(dtype_)) return DType::i64;
    return dtype_ == DType::boolean ? DType::boolean : DType::u64;
  }
  Op op_;
  DType dtype_;
  uint64_t word_;
};

}  // namespace pumice::ir
