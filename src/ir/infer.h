#pragma once
#include <span>

#include "ir/node.h"

namespace pumice::ir {

struct Inferred {
  DType dtype;
  Shape shape;
};

// The dtype and shape rules of every op. `dtype` and `shape` are what the node states, used by the
// ops whose Attribute comment in node.h says so. Brings the attribute to its one form (constants
// rounded to the dtype, reduced axes sorted). Throws UsageError "[op] what: values".
Inferred infer(Op op, std::span<const NodeRef> operands, Attribute& attribute, DType dtype,
               const Shape& shape);

}  // namespace pumice::ir
