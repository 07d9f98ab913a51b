#include "schedule/finish.h"

#include <algorithm>
#include <unordered_map>

#include "base/text.h"
#include "schedule/graph.h"
#include "schedule/substitute.h"

namespace pumice::schedule {

using namespace ir;

namespace {

std::string extent_text(const NodeRef& range) {
  const Dim& d = range->attribute.dims[0];
  if (d.is_constant()) return std::to_string(d.value());
  std::string out;
  for (char c : print(d)) {
    bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (word)
      out += c;
    else if (!out.empty() && out.back() != '_')
      out += '_';
  }
  return out;
}

// Whether an index walks a window: two ranges, one of them reduced, step along the same axis.
bool walks_window(const NodeRef& index) {
  std::unordered_map<int64_t, int> seen;  // stride -> 1 output range, 2 reduced range
  bool window = false;
  for (auto& n : topological_order({&index, 1})) {
    int64_t stride = 1;
    NodeRef r = n;
    if (n->op == Op::mul && n->operand(1)->op == Op::constant) {
      r = n->operand(0);
      stride = n->operand(1)->integer();
    } else if (n->op != Op::add) {
      continue;
    }
    auto note = [&](const NodeRef& x, int64_t s) {
      if (x->op != Op::range) return;
      int& mask = seen[s];
      mask |= x->attribute.ints[2] ? 2 : 1;
      window = window || mask == 3;
    };
    if (n->op == Op::mul) note(r, stride);
    if (n->op == Op::add)
      for (auto& x : n->operands) note(x, 1);
  }
  return window;
}

std::string kind_of(const Kernel& kernel) {
  std::string kind = "e";
  for (auto& n : topological_order(kernel.stores)) {
    if (!is_reduce(*n)) continue;
    kind = std::string(name(n->op).substr(std::string_view("reduce_").size()));
    NodeRef v = n->operand(0);
    while (v->op == Op::where) v = v->operand(1);
    if (n->op != Op::reduce_sum || v->op != Op::mul) continue;
    kind = "dot";
    for (auto& x : v->operands)
      if (x->op == Op::load && walks_window(x->operand(0))) return "conv";
  }
  return kind;
}

}  // namespace

std::string kernel_name(const Kernel& kernel) {
  std::string out = kind_of(kernel);
  auto extents = [&](std::string_view lead, const std::vector<NodeRef>& ranges) {
    for (size_t i = 0; i < ranges.size(); ++i)
      out += cat(i == 0 ? lead : std::string_view("x"), extent_text(ranges[i]));
  };
  extents("_", kernel.outputs);
  std::vector<NodeRef> reduced;
  for (auto& n : topological_order(kernel.stores))
    if (is_reduce(*n))
      for (size_t i = 1; i < n->operands.size(); ++i)
        if (std::find(reduced.begin(), reduced.end(), n->operand(i)) == reduced.end())
          reduced.push_back(n->operand(i));
  extents("_r", reduced);
  if (out.size() > 60) out.resize(60);
  return out;
}

FinishedKernel finish(const Draft& draft, const Values& values) {
  FinishedKernel done;
  std::unordered_map<int64_t, int64_t> slots;
  auto slot = [&](int64_t value) {
    auto [at, fresh] = slots.try_emplace(value, int64_t(done.values.size()));
    if (fresh) {
      const Node& n = *values.node(int(value));
      done.values.push_back(int(value));
      done.kernel.buffers.push_back({n.dtype, element_count(n.shape)});
    }
    return at->second;
  };
  std::vector<NodeRef> roots;
  for (auto& s : draft.stores) {
    slot(s.value);
    roots.push_back(s.scalar);
    roots.push_back(s.index);
  }
  Substitution renumbered;
  int64_t next = 0;
  for (auto& r : draft.outputs) {
    done.kernel.outputs.push_back(range(next++, r->attribute.dims[0], false));
    renumbered.put_range(r, done.kernel.outputs.back(), {done.kernel.outputs.back()});
  }
  for (auto& n : topological_order(roots)) {
    if (n->op == Op::range && n->attribute.ints[2]) {
      NodeRef fresh = range(next++, n->attribute.dims[0], true);
      renumbered.put_range(n, fresh, {fresh});
    } else if (n->op == Op::load) {
      SmallVector<NodeRef, 3> operands;
      for (auto& x : n->operands) operands.push_back(renumbered(x));
      Attribute a;
      a.ints = {slot(n->attribute.ints[0])};
      renumbered.put(n, make(Op::load, std::move(operands), std::move(a), n->dtype));
    }
  }
  for (auto& s : draft.stores) {
    Attribute a;
    a.ints = {slot(s.value)};
    done.kernel.stores.push_back(
        make(Op::store, {renumbered(s.index), renumbered(s.scalar)}, std::move(a)));
  }
  done.kernel.name = kernel_name(done.kernel);
  return done;
}

}  // namespace pumice::schedule
