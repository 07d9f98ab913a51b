#include "kernel/ranges.h"

#include "base/error.h"
#include "base/text.h"

namespace pumice::kernel {

using ir::NodeRef;
using ir::Op;

Ranges::Ranges(const ir::Kernel& kernel) {
  nodes_ = ir::topological_order(kernel.stores);
  auto enter = [&](const NodeRef& n) {
    if (bits_.contains(n.get())) return;
    PUMICE_ASSERT(all_.size() < 64, cat("more than 64 ranges in ", kernel.name));
    bits_[n.get()] = all_.size();
    auto& extent = n->attribute.dims[0];
    all_.push_back({n, n->attribute.ints[2] != 0, 1, 1, 1, extent, extent});
  };
  for (auto& n : kernel.outputs) {
    enter(n);
    output_bits_.push_back(bits_.at(n.get()));
  }
  for (auto& n : nodes_) {
    if (n->op == Op::range) enter(n);
    uint64_t mask = n->op == Op::range ? uint64_t(1) << bits_.at(n.get()) : 0;
    for (auto& o : n->operands) mask |= masks_.at(o.get());
    if (is_reduction(n)) mask &= ~own(n);
    masks_[n.get()] = mask;
  }
  for (auto& n : kernel.outputs) masks_.emplace(n.get(), uint64_t(1) << bits_.at(n.get()));
  for (auto& split : kernel.schedule)
    for (size_t b = 0; b < all_.size(); ++b)
      if (all_[b].node->attribute.ints[0] == split.range) {
        cut(b, split.unroll, split.lanes);
        block(b, split.items);
      }
}

uint64_t Ranges::own(const NodeRef& reduction) const {
  uint64_t mask = 0;
  for (size_t i = 1; i < reduction->operands.size(); ++i)
    mask |= uint64_t(1) << bit(reduction->operand(i));
  return mask;
}

void Ranges::cut(size_t b, int unroll, int lanes) {
  auto& r = all_[b];
  r.unroll = unroll;
  r.lanes = lanes;
  r.outer = r.step() == 1 ? r.extent : ir::ceil_div(r.extent, ir::Dim(r.step()));
  lane_bit_ = -1;
  for (size_t i = 0; i < all_.size(); ++i)
    if (all_[i].lanes > 1) lane_bit_ = int(i);
}

namespace {

void collect(const NodeRef& n, int64_t factor, Affine& out) {
  switch (n->op) {
    case Op::constant:
      out.constant += factor * n->integer();
      return;
    case Op::add:
      collect(n->operand(0), factor, out);
      return collect(n->operand(1), factor, out);
    case Op::sub:
      collect(n->operand(0), factor, out);
      return collect(n->operand(1), -factor, out);
    case Op::neg:
      return collect(n->operand(0), -factor, out);
    case Op::mul:
      for (size_t i = 0; i < 2; ++i)
        if (n->operand(i)->op == Op::constant)
          return collect(n->operand(1 - i), factor * n->operand(i)->integer(), out);
      break;
    default:
      break;
  }
  for (auto& p : out.parts)
    if (p.atom == n) {
      p.coefficient += factor;
      return;
    }
  out.parts.push_back({n, factor});
}

}  // namespace

Affine affine(const NodeRef& node) {
  Affine out;
  collect(node, 1, out);
  return out;
}

}  // namespace pumice::kernel
