#include "schedule/split_ranges.h"

#include <algorithm>

#include "schedule/substitute.h"

namespace pumice::schedule {

using namespace ir;

namespace {

constexpr int most_splits = 8;

struct Found {
  NodeRef range;
  int64_t by = 0;
};

Found find(const Draft& draft) {
  std::vector<NodeRef> roots;
  for (auto& s : draft.stores) {
    roots.push_back(s.scalar);
    roots.push_back(s.index);
  }
  for (auto& n : topological_order(roots)) {
    if ((n->op != Op::div && n->op != Op::mod) || n->operand(0)->op != Op::range) continue;
    if (n->operand(1)->op != Op::constant || n->operand(1)->integer() < 2) continue;
    int64_t by = n->operand(1)->integer();
    Dim extent = n->operand(0)->attribute.dims[0];
    if (extent % by == Dim(0) && !(extent == Dim(by))) return {n->operand(0), by};
  }
  return {};
}

}  // namespace

void split_ranges(Draft& draft, Simplifier& simplify) {
  // Ids for the new ranges, apart from all others until finish() numbers them anew.
  int64_t next = int64_t(1) << 32;
  for (int i = 0; i < most_splits; ++i) {
    Found f = find(draft);
    if (!f.range) return;
    bool reduced = f.range->attribute.ints[2];
    NodeRef outer = range(next++, f.range->attribute.dims[0] / f.by, reduced);
    NodeRef inner = range(next++, f.by, reduced);
    Substitution split;
    split.put_range(f.range, add(mul(outer, constant_int(f.by, DType::i64)), inner),
                    {outer, inner});
    for (auto& s : draft.stores) {
      s.scalar = simplify(split(s.scalar));
      s.index = simplify(split(s.index));
    }
    std::vector<NodeRef> outputs;
    for (auto& r : draft.outputs) {
      if (r == f.range)
        outputs.insert(outputs.end(), {outer, inner});
      else
        outputs.push_back(r);
    }
    draft.outputs = std::move(outputs);
  }
}

}  // namespace pumice::schedule
