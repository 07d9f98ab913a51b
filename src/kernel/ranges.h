#pragma once
#include <unordered_map>
#include <vector>

#include "ir/kernel.h"

namespace pumice::kernel {

// One range of a kernel with its cut: index = outer * (unroll * lanes) + u * lanes + lane.
struct RangeInfo {
  ir::NodeRef node;
  bool reduced = false;
  int unroll = 1, lanes = 1, items = 1;
  ir::Dim extent, outer;  // outer = ceil(extent / (unroll * lanes))

  int64_t step() const { return int64_t(unroll) * lanes; }
  // Elements from one outer step to the next, and from one copy to the next.
  int64_t outer_stride() const { return items > 1 ? lanes : step(); }
  int64_t copy_stride() const { return int64_t(lanes) * items; }
  bool loops() const { return !(outer == ir::Dim(1)); }
  // Every copy and lane of every outer step is below the extent.
  bool exact() const {
    return step() == 1 || (extent.is_constant() && extent.value() % step() == 0);
  }
};

// The ranges of a kernel by bit (at most 64), and which ranges each node varies with.
class Ranges {
 public:
  explicit Ranges(const ir::Kernel& kernel);

  size_t size() const { return all_.size(); }
  const RangeInfo& operator[](size_t bit) const { return all_[bit]; }
  size_t bit(const ir::NodeRef& range) const { return bits_.at(range.get()); }
  // Output ranges, outermost first.
  const std::vector<size_t>& output_bits() const { return output_bits_; }
  // Bits of the ranges that the value depends on; a reduction's own are not among them.
  uint64_t dependencies(const ir::NodeRef& node) const { return masks_.at(node.get()); }
  uint64_t own(const ir::NodeRef& reduction) const;
  // The bit of the range cut in lanes, or -1.
  int lane_bit() const { return lane_bit_; }
  void cut(size_t bit, int unroll, int lanes);
  void block(size_t bit, int items) { all_[bit].items = items; }
  // All nodes of the stores, operands first.
  const std::vector<ir::NodeRef>& nodes() const { return nodes_; }

 private:
  std::vector<RangeInfo> all_;
  std::vector<size_t> output_bits_;
  std::vector<ir::NodeRef> nodes_;
  std::unordered_map<const ir::Node*, size_t> bits_;
  std::unordered_map<const ir::Node*, uint64_t> masks_;
  int lane_bit_ = -1;
};

inline bool is_reduction(const ir::NodeRef& n) { return info(n->op).kind == ir::OpKind::reduce; }

// An i64 scalar as constant + sum of coefficient * atom; an atom is no sum.
struct Affine {
  struct Part {
    ir::NodeRef atom;
    int64_t coefficient;
  };
  std::vector<Part> parts;
  int64_t constant = 0;
};
Affine affine(const ir::NodeRef& node);

}  // namespace pumice::kernel
