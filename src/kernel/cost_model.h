#pragma once
#include <vector>

#include "ir/target.h"
#include "kernel/ranges.h"

namespace pumice::kernel {

// Estimates the cycles that one kernel takes under a cut of its ranges. The unit is one vector
// instruction; only ratios between cuts of the same kernel mean anything.
class CostModel {
 public:
  CostModel(const ir::Kernel& kernel, const ir::Target& target, const Ranges& ranges);

  // Cost of the whole launch; infinite when registers or code size do not suffice.
  double cost(const Ranges& cut) const;

 private:
  enum class Kind : uint8_t { alu, load, store, reduction };
  struct Item {  // a node that costs something
    Kind kind;
    uint64_t varies;      // ranges its value depends on
    uint64_t loops;       // reduced ranges whose loops are around it
    double weight;        // cycles for one vector of an alu op
    uint64_t index = 0;   // load, store: ranges that the address depends on
    uint64_t opaque = 0;  // of those, the ones not plain multiples
    std::vector<std::pair<size_t, int64_t>> strides;  // elements, by range
    uint64_t own = 0;                                 // reduction: the ranges it runs over
  };
  void add_address(Item& item, const ir::NodeRef& index, const Ranges& ranges);
  double far_apart(const Item& item, const Ranges& cut) const;
  double access(const Item& item, const Ranges& cut, double copies) const;
  double registers(const Ranges& cut) const;

  const ir::Target& target_;
  std::vector<Item> items_;
  uint64_t outputs_ = 0;
  std::vector<std::vector<size_t>> orders_;  // ranges of each reduction, outermost first
};

}  // namespace pumice::kernel
