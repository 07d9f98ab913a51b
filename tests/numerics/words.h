#pragma once
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ir/node.h"

namespace pumice::test {

// A slow evaluator of scalar expressions of every dtype over the words of ir/scalar.h, for one
// element at a time. `wild` leaves take their values in the order of `inputs`.
class Words {
 public:
  Words(const ir::NodeRef& root, std::vector<ir::NodeRef> inputs);
  uint64_t operator()(const std::vector<uint64_t>& values) const;
  const std::vector<ir::NodeRef>& nodes() const { return order_; }

 private:
  std::vector<ir::NodeRef> order_, inputs_;
  std::vector<std::vector<size_t>> args_;
};

}  // namespace pumice::test
