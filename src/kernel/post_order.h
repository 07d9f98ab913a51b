#pragma once
#include <vector>

#include "ir/node.h"

namespace pumice::kernel {

// Fills `done`, a map from nodes, for root and what it needs by `make`, operands first. Iterative:
// expressions may be deep. Nodes that are done are not entered; make() may add others.
template <class Map, class Make>
void finish_in_order(const ir::NodeRef& root, Map& done, Make&& make) {
  std::vector<ir::NodeRef> stack{root};
  while (!stack.empty()) {
    ir::NodeRef n = stack.back();
    bool ready = true;
    if (!done.contains(n))
      for (const ir::NodeRef& o : n->operands)
        if (!done.contains(o)) stack.push_back(o), ready = false;
    if (!ready) continue;
    stack.pop_back();
    if (done.contains(n)) continue;
    auto made = make(n);
    done.emplace(n, std::move(made));
  }
}

}  // namespace pumice::kernel
