#include "ir/verify.h"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "base/text.h"
#include "ir/infer.h"
#include "pumice/error.h"

namespace pumice::ir {

namespace {

template <class... Args>
[[noreturn]] void fail(const Node& n, const Args&... what) {
  throw InternalError(
      cat("[verify] ", name(n.op), " of ", pumice::name(n.dtype), print(n.shape), ": ", what...));
}

void check_rule(const Node& n) {
  Attribute attribute = n.attribute;
  try {
    Inferred rule = infer(n.op, n.operands, attribute, n.dtype, n.shape);
    if (rule.dtype != n.dtype || !(rule.shape == n.shape))
      fail(n, "its rule gives ", pumice::name(rule.dtype), print(rule.shape));
  } catch (const UsageError& e) {
    fail(n, e.what());
  }
  if (!(attribute == n.attribute)) fail(n, "its attribute is not in its one form");
}

void check_stage(const Node& n, Stage stage) {
  OpKind kind = info(n.op).kind;
  if (n.op == Op::wild) fail(n, "belongs in rules only");
  if (stage == Stage::tensor) {
    if (kind == OpKind::kernel) fail(n, "is no tensor");
    if (kind == OpKind::reduce && n.operands.size() > 1) fail(n, "runs over ranges");
    return;
  }
  bool allowed = is_elementwise(n.op) || kind == OpKind::kernel || kind == OpKind::reduce ||
                 n.op == Op::constant || n.op == Op::variable;
  if (!allowed) fail(n, "is no scalar op");
  if (n.rank() != 0) fail(n, "is no scalar");
  if (kind == OpKind::reduce && n.operands.size() < 2) fail(n, "runs over no range");
  for (auto& x : n.operands)
    if (x->op == Op::store) fail(n, "uses a store");
}

// A name or id stands for one node.
class Unique {
 public:
  void check(const NodeRef& n) {
    if (n->op == Op::variable && !same(variables_[n->attribute.name], n))
      fail(*n, n->attribute.name, " stands for two variables");
    if (n->op == Op::range && !same(ranges_[n->attribute.ints[0]], n))
      fail(*n, "id ", n->attribute.ints[0], " stands for two ranges");
  }

 private:
  static bool same(NodeRef& known, const NodeRef& n) {
    if (!known) known = n;
    return known == n;
  }
  std::map<std::string, NodeRef> variables_;
  std::map<int64_t, NodeRef> ranges_;
};

// The ranges that each node's value depends on, less those its reductions run over.
class FreeRanges {
 public:
  const std::vector<const Node*>& add(const NodeRef& n) {
    auto& mine = known_[n.get()];
    if (n->op == Op::range) mine = {n.get()};
    bool reduces = info(n->op).kind == OpKind::reduce;
    for (size_t i = 0; i < (reduces ? 1 : n->operands.size()); ++i)
      for (auto* r : known_.at(n->operand(i).get()))
        if (std::find(mine.begin(), mine.end(), r) == mine.end()) mine.push_back(r);
    for (size_t i = 1; reduces && i < n->operands.size(); ++i) {
      if (!n->operand(i)->attribute.ints[2])
        fail(*n, "runs over range ", n->operand(i)->attribute.ints[0], ", which is not reduced");
      std::erase(mine, n->operand(i).get());
    }
    return mine;
  }

 private:
  std::unordered_map<const Node*, std::vector<const Node*>> known_;
};

void check_slot(const Kernel& k, const Node& n) {
  int64_t slot = n.attribute.ints[0];
  if (slot < 0 || size_t(slot) >= k.buffers.size()) fail(n, "kernel has no buffer ", slot);
  if (k.buffers[size_t(slot)].dtype != n.dtype)
    fail(n, "buffer ", slot, " holds ", pumice::name(k.buffers[size_t(slot)].dtype));
}

void check_schedule(const Kernel& k) {
  int vectors = 0;
  std::vector<int64_t> seen;
  for (auto& s : k.schedule) {
    bool twice = std::find(seen.begin(), seen.end(), s.range) != seen.end();
    if (twice || s.unroll < 1 || s.lanes < 1 || s.items < 1)
      throw InternalError(cat("[verify] kernel ", k.name, ": split of range ", s.range,
                              twice ? " stands twice" : " is not positive"));
    seen.push_back(s.range);
    vectors += s.lanes > 1;
  }
  if (vectors > 1)
    throw InternalError(cat("[verify] kernel ", k.name, ": ", vectors, " ranges have lanes"));
}

}  // namespace

void verify(std::span<const NodeRef> roots, Stage stage) {
  Unique unique;
  for (auto& n : topological_order(roots)) {
    check_rule(*n);
    check_stage(*n, stage);
    unique.check(n);
  }
}
void verify(const NodeRef& root, Stage stage) { verify(std::span(&root, 1), stage); }

void verify(const Kernel& k) {
  std::vector<NodeRef> roots = k.outputs;
  roots.insert(roots.end(), k.stores.begin(), k.stores.end());
  for (auto& n : roots)
    if (!n) throw InternalError(cat("[verify] kernel ", k.name, " holds a null node"));
  verify(roots, Stage::kernel);
  for (size_t i = 0; i < k.outputs.size(); ++i) {
    const Node& r = *k.outputs[i];
    if (r.op != Op::range || r.attribute.ints[2]) fail(r, "is no output range");
    if (std::find(k.outputs.begin(), k.outputs.begin() + ptrdiff_t(i), k.outputs[i]) !=
        k.outputs.begin() + ptrdiff_t(i))
      fail(r, "range ", r.attribute.ints[0], " stands twice in the outputs");
  }
  FreeRanges free;
  for (auto& n : topological_order(k.stores)) {
    auto& ranges = free.add(n);
    if (n->op == Op::load || n->op == Op::store) check_slot(k, *n);
    if (n->op != Op::store) continue;
    for (auto* r : ranges)
      if (std::find(k.outputs.begin(), k.outputs.end(), NodeRef(r)) == k.outputs.end())
        fail(*n, "uses range ", r->attribute.ints[0], ", which is no output");
  }
  for (auto& s : k.stores)
    if (s->op != Op::store) fail(*s, "is no store");
  check_schedule(k);
}

}  // namespace pumice::ir
