#pragma once
#include <functional>
#include <span>
#include <vector>

#include "ir/array.h"
#include "ir/node.h"

namespace pumice::ir {

// The reference for every device: each op by its obvious loop. Elementwise results are computed in
// f64 (ints exactly) and rounded to the dtype; reductions and scans accumulate in f64 or 64-bit
// ints and round once. `inputs` gives the value of an input node. Tensor-stage nodes only.
std::vector<Array> interpret(std::span<const NodeRef> roots,
                             const std::function<const Array&(const Node&)>& inputs,
                             const Bindings& bindings = {});
Array interpret(const NodeRef& root, const std::function<const Array&(const Node&)>& inputs,
                const Bindings& bindings = {});

}  // namespace pumice::ir
