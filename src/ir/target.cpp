#include "ir/target.h"

#include "base/text.h"

namespace pumice::ir {

namespace {

std::string dtype_list(const std::bitset<dtype_count>& set) {
  std::string out;
  for (int i = 0; i < dtype_count; ++i)
    if (set.test(size_t(i))) out += cat(out.empty() ? "" : " ", name(DType(i)));
  return out;
}

}  // namespace

Target order_target(const Target& target) {
  if (!target.portable_sums) return target;
  Target one = target;
  one.gpu = false;
  one.vector_bytes = 64;
  one.vector_registers = 32;
  one.parallelism = 8;
  return one;
}

std::string print(const Target& t) {
  std::string native;
  for (Op op : all_ops())
    if (t.has(op)) native += cat(native.empty() ? "" : " ", name(op));
  return cat(
      t.name, " (", t.compiler, "), ", t.gpu ? "gpu" : "cpu", ", vector ", t.vector_bytes,
      " bytes, registers ", t.vector_registers, ", parallelism ", t.parallelism, ", workgroup ",
      t.max_workgroup, ", count ", t.max_count, ", stores ", dtype_list(t.storage), ", computes ",
      dtype_list(t.arithmetic), t.max_buffers < INT_MAX ? cat(", buffers ", t.max_buffers) : "",
      t.fused ? "" : ", fma slow", t.portable_sums ? ", portable sums" : "", ", native ", native);
}

}  // namespace pumice::ir
