#include "kernel/merge_ranges.h"

#include <algorithm>
#include <unordered_map>

#include "ir/simplify.h"
#include "kernel/ranges.h"

namespace pumice::kernel {

using ir::NodeRef;
using ir::Op;

namespace {

using Replacements = std::unordered_map<NodeRef, NodeRef>;

size_t divisions(std::span<const NodeRef> roots) {
  size_t count = 0;
  for (auto& n : ir::topological_order(roots))
    if (n->dtype == DType::i64 && (n->op == Op::div || n->op == Op::mod)) ++count;
  return count;
}

// `first`, `second` -> `merged` in every node; a reduction over both runs over the merged one.
std::vector<NodeRef> replaced(std::span<const NodeRef> roots, const NodeRef& first,
                              const NodeRef& second, const NodeRef& merged) {
  auto inner = second->attribute.dims[0].node();
  Replacements done{{first, ir::div(merged, inner)}, {second, ir::mod(merged, inner)}};
  for (auto& n : ir::topological_order(roots)) {
    if (done.contains(n)) continue;
    SmallVector<NodeRef, 3> operands;
    for (size_t i = 0; i < n->operands.size(); ++i) {
      auto& o = n->operand(i);
      bool range_list = is_reduction(n) && i > 0;
      if (range_list && o == second) continue;
      operands.push_back(range_list ? (o == first ? merged : o) : done.at(o));
    }
    done[n] = operands == n->operands ? n : ir::with_operands(n, std::move(operands));
  }
  std::vector<NodeRef> out;
  for (auto& r : roots) out.push_back(done.at(r));
  return out;
}

// Both or neither of the two run, next to each other, in every reduction.
bool neighbours(const ir::Kernel& kernel, const NodeRef& first, const NodeRef& second) {
  for (auto& n : ir::topological_order(kernel.stores)) {
    if (!is_reduction(n)) continue;
    auto begin = n->operands.begin() + 1, end = n->operands.end();
    auto at = std::find(begin, end, first);
    bool has_second = std::find(begin, end, second) != end;
    if ((at == end) == has_second) return false;
    if (at != end && (at + 1 == end || !(*(at + 1) == second))) return false;
  }
  return true;
}

class Merger {
 public:
  explicit Merger(const ir::Kernel& kernel) : kernel_(kernel) {
    for (auto& n : ir::topological_order(kernel_.stores))
      if (n->op == Op::range) next_id_ = std::max(next_id_, n->attribute.ints[0] + 1);
    count_ = divisions(kernel_.stores);
  }

  ir::Kernel run() {
    for (size_t i = kernel_.outputs.size(); i-- > 1;) {
      auto merged = attempt(kernel_.outputs[i - 1], kernel_.outputs[i], false);
      if (!merged) continue;
      kernel_.outputs[i - 1] = merged;
      kernel_.outputs.erase(kernel_.outputs.begin() + long(i));
    }
    while (merge_reduced()) {
    }
    return kernel_;
  }

 private:
  NodeRef attempt(const NodeRef& first, const NodeRef& second, bool reduced) {
    auto extent = first->attribute.dims[0] * second->attribute.dims[0];
    auto merged = ir::range(next_id_, extent, reduced);
    auto stores = ir::simplify(replaced(kernel_.stores, first, second, merged));
    auto count = divisions(stores);
    if (count > count_) return nullptr;
    kernel_.stores = std::move(stores);
    count_ = count;
    ++next_id_;
    return merged;
  }

  bool merge_reduced() {
    for (auto& n : ir::topological_order(kernel_.stores)) {
      if (!is_reduction(n)) continue;
      for (size_t i = n->operands.size() - 1; i > 1; --i) {
        auto first = n->operand(i - 1), second = n->operand(i);
        if (std::find(refused_.begin(), refused_.end(), std::pair(first, second)) != refused_.end())
          continue;
        if (neighbours(kernel_, first, second) && attempt(first, second, true)) return true;
        refused_.push_back({first, second});
      }
    }
    return false;
  }

  ir::Kernel kernel_;
  int64_t next_id_ = 0;
  size_t count_ = 0;
  std::vector<std::pair<NodeRef, NodeRef>> refused_;
};

}  // namespace

ir::Kernel merge_ranges(const ir::Kernel& kernel) { return Merger(kernel).run(); }

}  // namespace pumice::kernel
