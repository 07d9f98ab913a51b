#pragma once
#include <span>

#include "ir/kernel.h"
#include "ir/node.h"
#include "ir/program.h"

// Checks that hold between passes. All throw InternalError that names the node or instruction.
// verify(Kernel) and verify(Program) are declared in kernel.h and program.h.
namespace pumice::ir {

// Every node follows its op's rule and is allowed at the stage: no kernel ops among tensors; at the
// kernel stage scalars only, stores as roots only, reductions over ranges, one range for each id.
void verify(std::span<const NodeRef> roots, Stage stage);
void verify(const NodeRef& root, Stage stage);

}  // namespace pumice::ir
