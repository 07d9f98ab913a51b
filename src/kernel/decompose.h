#pragma once
#include "ir/node.h"
#include "ir/target.h"

namespace pumice::kernel {

// Rewrites a scalar expression until it holds only ops that the target spells and only dtypes it
// computes in: exp, log, sin, … become polynomials over add, mul, fma, bitcast, …; f16 and bf16
// arithmetic becomes f32 arithmetic rounded after each op; philox becomes integer arithmetic.
// Values are those of ir/README.md; the error bounds stand in docs/numerics.md.
ir::NodeRef decompose(const ir::NodeRef& root, const ir::Target& target);

}  // namespace pumice::kernel
