#pragma once
#include <unordered_map>

#include "ir/node.h"

namespace pumice::schedule {

// Nodes that take the place of others inside expressions; keeps what it has rebuilt. A reduction's
// range may become several: put `pieces`.
class Substitution {
 public:
  void put(const ir::NodeRef& from, ir::NodeRef to) { done_[from.get()] = std::move(to); }
  void put_range(const ir::NodeRef& range, ir::NodeRef value, SmallVector<ir::NodeRef, 2> pieces);
  ir::NodeRef operator()(const ir::NodeRef& root);

 private:
  ir::NodeRef rebuild(const ir::NodeRef& node);
  std::unordered_map<const ir::Node*, ir::NodeRef> done_;
  std::unordered_map<const ir::Node*, SmallVector<ir::NodeRef, 2>> pieces_;
};

}  // namespace pumice::schedule
