#pragma once
#include "kernel/decompose.h"

namespace pumice::test {

// A target that computes in every dtype and has every op but this one.
inline ir::Target target_without(ir::Op op) {
  ir::Target target;
  target.name = "test";
  target.arithmetic.set();
  target.storage.set();
  target.native.set();
  target.native.reset(size_t(op));
  return target;
}

inline ir::NodeRef decomposed(ir::Op op, SmallVector<ir::NodeRef, 3> operands) {
  return kernel::decompose(ir::make(op, std::move(operands)), target_without(op));
}

}  // namespace pumice::test
