#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "pumice/dtype.h"

namespace pumice::ir {

enum class Op : uint8_t {
#define PUMICE_OP(name, ...) name,
#include "ir/ops.def"
};

enum class OpKind : uint8_t {
  leaf,
  unary,
  binary,
  ternary,
  convert,
  movement,
  reduce,
  scan,
  index,
  marker,
  kernel
};
enum class Accepts : uint8_t { any, number, real, integer, bits, none };
enum class Yields : uint8_t { same, truth, last, attribute };
enum Traits : uint8_t { plain = 0, commutes = 1, associates = 2 };

struct OpInfo {
  std::string_view name;
  OpKind kind;
  int arity;
  Accepts accepts;
  Yields yields;
  int traits;
  double sample_low, sample_high;
};

const OpInfo& info(Op op);
std::span<const Op> all_ops();
inline std::string_view name(Op op) { return info(op).name; }

// Whether operands of this dtype are what the op accepts.
bool accepts(Op op, DType dtype);

// The op that joins two partial results of a reduce_* or scan_*: add, mul, max or min.
Op combining_op(Op reduction);

// Elementwise: operands and result have one shape, and each element depends on one of each.
inline bool is_elementwise(Op op) {
  auto k = info(op).kind;
  return k == OpKind::unary || k == OpKind::binary || k == OpKind::ternary || k == OpKind::convert;
}

}  // namespace pumice::ir
