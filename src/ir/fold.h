#pragma once
#include <optional>

#include "ir/node.h"

namespace pumice::ir {

// The one value of all elements, as a word of ir/scalar.h, when the node is a constant under any
// number of expand, reshape, permute, flip and slice.
std::optional<uint64_t> uniform_value(const NodeRef& node);

// The node as a constant (expanded to its shape) when it is elementwise and every operand is
// uniform; otherwise the node itself. The value is what the interpreter computes.
NodeRef fold(const NodeRef& node);

// A constant of this word, expanded to the shape.
NodeRef filled(uint64_t word, DType dtype, const Shape& shape);

}  // namespace pumice::ir
