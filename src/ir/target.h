#pragma once
#include <bitset>
#include <climits>
#include <cstdint>
#include <string>

#include "ir/op.h"
#include "pumice/dtype.h"

namespace pumice::ir {

// A device as data: what kernels for it may use and how they had better look.
struct Target {
  std::string name;      // "cpu", "vulkan"
  std::string compiler;  // part of every cache key: compiler version, CPU model and features
  bool gpu = false;      // grid items are invocations; otherwise chunks of a thread's loop

  int vector_bytes = 16;          // widest load, store and arithmetic vector
  int vector_registers = 32;      // vectors a kernel may keep live
  int64_t parallelism = 1;        // grid items that keep the device busy
  int max_workgroup = 256;        // invocations
  int64_t max_count = INT64_MAX;  // grid items of a launch
  int max_buffers = INT_MAX;      // of a kernel; 4 at least

  std::bitset<dtype_count> storage;     // dtypes a buffer may have
  std::bitset<dtype_count> arithmetic;  // dtypes arithmetic may be done in
  std::bitset<256> native;              // ops the writer can spell in every `arithmetic` dtype

  bool fused = true;  // one instruction for fma; without, formulas that can do so multiply and add

  // Sums run in the order of every other target that says so: the same bits in f32.
  bool portable_sums = false;

  uint64_t features = 0;  // more that the target's writer may use; it alone knows the bits

  bool stores(DType t) const { return storage.test(size_t(t)); }
  bool computes(DType t) const { return arithmetic.test(size_t(t)); }
  // Sums of products and formulas use fma.
  bool fuses(DType t) const { return fused || (portable_sums && t == DType::f32); }
  bool has(Op op) const { return native.test(size_t(op)); }
};

// The target for whose likes the order of sums is chosen: the same one for all with portable_sums.
Target order_target(const Target& target);

// Everything in one line, for cache keys, goldens and `pumice devices --verbose`.
std::string print(const Target& target);

}  // namespace pumice::ir
