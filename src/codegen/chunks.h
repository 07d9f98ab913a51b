#pragma once
#include <algorithm>
#include <cstdint>

#include "base/small_vector.h"
#include "pumice/dtype.h"

// Values of a program in shading languages, whose vectors have up to four lanes.
namespace pumice::codegen {

constexpr int widest = 4;
constexpr int chunk_count(int lanes) { return (lanes + widest - 1) / widest; }
constexpr int chunk_lanes(int lanes, int chunk) { return std::min(widest, lanes - chunk * widest); }

// Name: what the language calls one chunk.
template <class Name>
struct Chunked {
  SmallVector<Name, 1> chunks;
  DType dtype = DType::boolean;
  int lanes = 0;
  bool constant = false;
  uint64_t bits = 0;  // of a constant
};

}  // namespace pumice::codegen
