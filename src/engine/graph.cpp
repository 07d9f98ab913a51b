#include "engine/graph.h"

#include <bit>

#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "engine/device.h"
#include "engine/storage.h"

namespace pumice::engine {

namespace {

using ir::Node;
using ir::Op;

// Node pointers to indices: open addressing, emptied by starting a new epoch, so that a steady
// loop allocates nothing.
class Indices {
 public:
  void start() {
    used_ = 0;
    if (++epoch_ == 0) {
      slots_.assign(slots_.size(), {});
      epoch_ = 1;
    }
  }
  int find(const Node* n) const {
    for (size_t i = home(n);; i = (i + 1) & (slots_.size() - 1)) {
      if (slots_[i].epoch != epoch_) return -1;
      if (slots_[i].node == n) return slots_[i].index;
    }
  }
  void add(const Node* n, int index) {
    if (++used_ * 2 > slots_.size()) grow();
    place({n, index, epoch_});
  }

 private:
  struct Slot {
    const Node* node = nullptr;
    int index = 0;
    uint32_t epoch = 0;
  };
  size_t home(const Node* n) const {
    return (std::bit_cast<uintptr_t>(n) * 0x9e3779b97f4a7c15ull >> 20) & (slots_.size() - 1);
  }
  void place(Slot s) {
    size_t i = home(s.node);
    while (slots_[i].epoch == epoch_) i = (i + 1) & (slots_.size() - 1);
    slots_[i] = s;
  }
  void grow() {
    std::vector<Slot> old(slots_.size() * 2);
    old.swap(slots_);
    for (auto& s : old)
      if (s.epoch == epoch_) place(s);
  }
  std::vector<Slot> slots_ = std::vector<Slot>(1024);
  size_t used_ = 0;
  uint32_t epoch_ = 0;
};

uint64_t hash_dims(uint64_t h, std::span<const ir::Dim> dims) {
  for (auto& d : dims) h = mix(h, d.is_constant() ? uint64_t(d.value()) : ~d.hash());
  return h;
}

// What a node says by itself; its operands come by index.
uint64_t hash_of(const Node& n, std::span<const int> operands) {
  auto& a = n.attribute;
  uint64_t h = uint64_t(n.op) | uint64_t(n.dtype) << 8 | n.shape.size() << 16 |
               a.ints.size() << 32 | a.dims.size() << 48;
  h = hash_dims(mix(operands.size(), h), n.shape);
  for (int i : operands) h = mix(h, uint64_t(i));
  if (n.op == Op::input) return h;
  for (int64_t i : a.ints) h = mix(h, uint64_t(i));
  h = hash_dims(h, a.dims);
  if (a.bits) h = mix(h, a.bits);
  if (!a.name.empty()) h = hash_text(a.name, h);
  return h;
}

class Collector {
 public:
  Collector(Graph& graph, const Device& device) : g_(graph), device_(device) {
    indices().start();
    g_.nodes.reserve(256);
    g_.operands.reserve(256);
  }

  int visit(const Node* root) {
    root = resolve(root);
    if (int known = indices().find(root); known >= 0) return known;
    struct Open {
      const Node* node;
      size_t next;
    };
    std::vector<Open> stack{{root, 0}};
    while (!stack.empty()) {
      auto& top = stack.back();
      bool leaf = top.node->op == Op::input;
      if (leaf || top.next == top.node->operands.size()) {
        // A node reached on two paths may have been finished from the other one.
        if (indices().find(top.node) < 0) finish(top.node);
        stack.pop_back();
        continue;
      }
      const Node* operand = resolve(top.node->operands[top.next++].get());
      if (indices().find(operand) < 0) stack.push_back({operand, 0});
    }
    return indices().find(root);
  }

 private:
  static Indices& indices() {
    thread_local Indices indices;
    return indices;
  }

  const Node* resolve(const Node* n) const {
    while (true) {
      if (n->op == Op::input) return n;
      if (auto* input = realized_on(*n, device_)) return input;
      if (n->op != Op::mark && n->op != Op::stop_gradient) return n;
      n = n->operands[0].get();
    }
  }

  void finish(const Node* n) {
    SmallVector<int, 3> operands;
    if (n->op == Op::input) {
      auto& where = storage_of(*n).device();
      if (&where != &device_)
        throw UsageError(cat("[realize] an input is on ", where.info().name, ", the others on ",
                             device_.info().name));
      g_.inputs.push_back(n);
    } else {
      for (auto& o : n->operands) operands.push_back(indices().find(resolve(o.get())));
    }
    uint64_t h = hash_of(*n, operands);
    g_.key.low = mix(g_.key.low, h);
    g_.key.high = mix(g_.key.high + 1, ~h);
    indices().add(n, int(g_.nodes.size()));
    g_.nodes.push_back(n);
    g_.operands.push_back(std::move(operands));
  }

  Graph& g_;
  const Device& device_;
};

}  // namespace

const Node* realized_on(const Node& node, const Device& device) {
  const Node* input = node.realized();
  return input && &storage_of(*input).device() == &device ? input : nullptr;
}

Graph collect(std::span<const ir::NodeRef> roots, const Device& device) {
  Graph g;
  Collector collector(g, device);
  for (auto& root : roots) {
    g.roots.push_back(collector.visit(root.get()));
    g.key.low = mix(g.key.low, uint64_t(g.roots.back()));
  }
  return g;
}

std::vector<ir::NodeRef> with_slots(const Graph& g) {
  std::vector<ir::NodeRef> made;
  int slot = 0;
  for (size_t i = 0; i < g.nodes.size(); ++i) {
    const Node& n = *g.nodes[i];
    if (n.op == Op::input) {
      made.push_back(ir::input(slot++, n.dtype, n.shape));
      continue;
    }
    SmallVector<ir::NodeRef, 3> operands;
    for (int o : g.operands[i]) operands.push_back(made[size_t(o)]);
    made.push_back(ir::make(n.op, std::move(operands), n.attribute, n.dtype, n.shape));
  }
  std::vector<ir::NodeRef> roots;
  for (int r : g.roots) roots.push_back(made[size_t(r)]);
  return roots;
}

}  // namespace pumice::engine
