#pragma once
#include "ir/op.h"

namespace pumice::test {

// Ops that a sweep over a writer tries on a dtype: the elementwise ones that accept it. On f16 and
// bf16 writers only select; arithmetic on them is lowered before.
inline bool is_swept(ir::Op op, DType t) {
  auto kind = ir::info(op).kind;
  bool elementwise =
      kind == ir::OpKind::unary || kind == ir::OpKind::binary || kind == ir::OpKind::ternary;
  if (t == DType::f16 || t == DType::bf16) return op == ir::Op::where;
  return elementwise && ir::accepts(op, t);
}

}  // namespace pumice::test
