#pragma once
#include "ir/op.h"

namespace pumice::codegen {

// Whether writers spell arithmetic of this op: all elementwise ones but the functions that
// kernel/decompose* writes in terms of others. f16 and bf16 are moved and converted, never
// computed with.
inline bool is_spelled(ir::Op op) {
  using ir::Op;
  switch (op) {
    case Op::exp:
    case Op::exp2:
    case Op::log:
    case Op::log2:
    case Op::sin:
    case Op::cos:
    case Op::atan:
    case Op::tanh:
    case Op::erf:
    case Op::pow:
    case Op::philox:
      return false;
    default:
      return ir::is_elementwise(op);
  }
}

}  // namespace pumice::codegen
