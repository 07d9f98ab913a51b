#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

#include "ir/target.h"

// What a WGSL compiler and its device offer beyond the core language, and how kernels reach their
// data.
namespace pumice::codegen::wgsl {

enum Feature : uint64_t {
  float16 = 1 << 0,  // `enable f16`: f16 elements in storage buffers
  int64 = 1 << 1,    // i64 and u64, as naga spells them
  float64 = 1 << 2,
  immediates = 1 << 3,    // var<immediate>; otherwise launches pass their constants in a uniform
  exact_divide = 1 << 4,  // f32 division and square root are correctly rounded; otherwise the
                          // writer corrects them by their residuals
  fused_fma = 1 << 5,     // fma rounds once
};

std::string print_features(uint64_t features);  // "float16 int64 …"

// Storage buffers are bindings 0, 1, … of group 0. The constants of a launch are one struct of
// 64-bit words, low half first:
//   word 0     number of grid items
//   word 1 …   each scalar, as int64
// It lies in the immediates from byte 0 on, or, where there are none or they are too few, in the
// uniform buffer that is binding 0 of group 1.
inline constexpr size_t immediate_bytes = 64;  // what WebGPU promises where it has immediates
inline constexpr uint32_t constant_group = 1, constant_binding = 0;

struct Layout {
  size_t buffers = 0, scalars = 0;
  bool has_immediates = false;
  size_t constant_bytes() const { return 8 * (1 + scalars); }
  bool is_uniform() const { return !has_immediates || constant_bytes() > immediate_bytes; }
};

// A target for kernels that this writer spells: dtypes, ops, `fused` and `features` are set. The
// runtime knows the rest: parallelism, limits, name of the compiler.
ir::Target target(uint64_t features);

}  // namespace pumice::codegen::wgsl
