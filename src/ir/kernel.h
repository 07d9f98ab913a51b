#pragma once
#include <string>
#include <vector>

#include "ir/node.h"

// What schedule/ hands to kernel/: one kernel as scalar expressions over ranges.
namespace pumice::ir {

struct KernelBuffer {
  DType dtype;
  Dim size;  // elements
};

// How one range is cut: index = outer * (unroll * lanes) + u * lanes + lane. The outer part is
// bound to the grid for an output range, and is a loop for a reduced one. With `items` the grid
// has blocks whose items run at the same time: copies of one item stand a row of items apart, so
// that neighbours touch neighbouring elements, and
// index = ((block * unroll + u) * items + item) * lanes + lane.
struct Split {
  int64_t range;   // its id
  int unroll = 1;  // copies of the body, or of the accumulators
  int lanes = 1;   // vector lanes; at most one range of a kernel has more than one
  int items = 1;   // only of an output range, a multiple of unroll * lanes * items long
};

// Every store's index and value are i64/scalar expressions over `range` nodes, `variable`s, loads
// and reduce_* nodes (operand 0 the value, the others the ranges it runs over). Ranges that a
// store uses outside any reduction are its output ranges; they are the same for all stores.
struct Kernel {
  std::string name;
  std::vector<KernelBuffer> buffers;  // by slot
  std::vector<NodeRef> stores;
  std::vector<NodeRef> outputs;  // the output ranges, outermost first
  std::vector<Split> schedule;   // ranges not named here are not cut
};

std::string print(const Kernel& kernel);
Kernel parse_kernel(std::string_view text);  // throws UsageError with the line
void verify(const Kernel& kernel);           // throws InternalError

}  // namespace pumice::ir
