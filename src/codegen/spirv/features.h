#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

// What a SPIR-V consumer offers beyond the Shader capability, and how kernels reach their data.
namespace pumice::codegen::spirv {

enum Feature : uint64_t {
  storage8 = 1 << 0,   // 8-bit elements in storage buffers
  storage16 = 1 << 1,  // 16-bit elements
  int64 = 1 << 2,
  float64 = 1 << 3,
  addresses = 1 << 4,     // buffers by device address instead of by binding; needs int64
  half_convert = 1 << 5,  // f32 <-> f16 conversions round to nearest even
  exact_divide = 1 << 6,  // f32 division and square root are correctly rounded; otherwise the
                          // writer corrects them by their residuals
  fused_fma = 1 << 7,     // GLSL Fma rounds once
  preserve16 = 1 << 8,    // SignedZeroInfNanPreserve per width
  preserve32 = 1 << 9,
  preserve64 = 1 << 10,
  denormals16 = 1 << 11,  // DenormPreserve
  denormals32 = 1 << 12,
  denormals64 = 1 << 13,
  nearest16 = 1 << 14,  // RoundingModeRTE
  nearest32 = 1 << 15,
  nearest64 = 1 << 16,
  hide_constants = 1 << 17,  // the compiler takes x + 0 for x, 0 * x for 0 and x - x for 0, which
                             // NaN, infinity and -0 are not: keep such operands from its sight
  typed_ints = 1 << 18,      // the compiler takes the sign of an int from its type, not from the op
  // Not of a device: asks for a kernel whose constants are in a table however few they are, so that
  // recorded commands that name the table serve for any constants.
  always_table = uint64_t(1) << 63,
};

std::string print_features(uint64_t features);  // "storage8 storage16 int64 …"

// Where the constants of a launch lie. The block that a kernel finds in its push constants is a
// list of 64-bit words; `push_bytes` of it at most:
//   word 0         number of grid items
//   then           with `addresses`: the address of each buffer; then each scalar, as int64
// When that is too long, all words after the first move to a table: with `addresses`, word 1 is
// its address; otherwise it is the storage buffer bound after the program's own.
inline constexpr size_t push_bytes = 128;

struct Layout {
  size_t buffers = 0, scalars = 0;
  bool addresses = false, always_table = false;
  size_t table_words() const { return (addresses ? buffers : 0) + scalars; }
  bool has_table() const { return always_table || 8 * (1 + table_words()) > push_bytes; }
  size_t push_words() const { return has_table() ? (addresses ? 2 : 1) : 1 + table_words(); }
  size_t bindings() const { return addresses ? 0 : buffers + has_table(); }
};

}  // namespace pumice::codegen::spirv
