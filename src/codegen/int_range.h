#pragma once
#include <cmath>
#include <cstdint>

#include "pumice/dtype.h"

namespace pumice::codegen {

// Where a float saturates on its way to an int: floats up to `low` give `lowest`, those from `high`
// on `highest`. The bits of the two are those of 64-bit ints.
struct IntRange {
  double low, high;
  uint64_t lowest, highest;
};

inline IntRange int_range(DType to) {
  int width = 8 * size_of(to);
  bool is_signed = is_signed_int(to);
  uint64_t highest = ~uint64_t(0) >> (64 - width + is_signed);
  return {is_signed ? -std::ldexp(1.0, width - 1) : 0,
          std::ldexp(1.0, is_signed ? width - 1 : width), is_signed ? ~highest : 0, highest};
}

}  // namespace pumice::codegen
