#include "ir/node.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <unordered_set>

#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "ir/infer.h"
#include "ir/scalar.h"

namespace pumice::ir {

// All living nodes, in shards by hash so that threads seldom meet. The table holds no counts: a
// node that is no longer used takes itself out. Never destroyed, since nodes in static storage
// may outlive it.
struct NodeTable {
  struct Key {
    Op op;
    DType dtype;
    const Shape& shape;
    const SmallVector<NodeRef, 3>& operands;
    const Attribute& attribute;
    uint64_t hash;

    bool equals(const Node& n) const {
      return n.hash == hash && n.op == op && n.dtype == dtype && n.operands == operands &&
             n.shape == shape && n.attribute == attribute;
    }
  };

  struct alignas(64) Shard {
    std::mutex mutex;
    std::vector<const Node*> slots = std::vector<const Node*>(64);
    size_t used = 0;

    // The slot that holds an equal node, or the free one where it would go.
    template <class Equals>
    size_t find(uint64_t hash, Equals&& equals) const {
      size_t mask = slots.size() - 1, i = hash & mask;
      while (slots[i] && !equals(*slots[i])) i = (i + 1) & mask;
      return i;
    }

    void grow() {
      std::vector<const Node*> old(slots.size() * 2);
      old.swap(slots);
      for (auto* n : old)
        if (n) slots[find(n->hash, [](const Node&) { return false; })] = n;
    }

    // Closes the gap that linear probing must not see.
    void erase(size_t hole) {
      size_t mask = slots.size() - 1;
      for (size_t i = (hole + 1) & mask; slots[i]; i = (i + 1) & mask) {
        size_t home = slots[i]->hash & mask;
        if (((i - home) & mask) >= ((i - hole) & mask)) {
          slots[hole] = slots[i];
          hole = i;
        }
      }
      slots[hole] = nullptr;
      --used;
    }
  };

  static constexpr size_t shard_count = 64;
  Shard shards[shard_count];

  Shard& shard(uint64_t hash) { return shards[hash >> 58]; }

  NodeRef find_or_make(Op op, DType dtype, Shape&& shape, SmallVector<NodeRef, 3>&& operands,
                       Attribute&& attribute, uint64_t hash) {
    Key key{op, dtype, shape, operands, attribute, hash};
    Shard& s = shard(hash);
    std::lock_guard lock(s.mutex);
    size_t slot = s.find(hash, [&](const Node& n) { return key.equals(n); });
    // A node whose count has reached zero still stands here until its owner gets the lock; the
    // new one takes its place.
    const Node* old = s.slots[slot];
    if (old && old->try_retain()) return NodeRef::adopt(old);
    auto* node = new Node(op, dtype, std::move(shape), std::move(operands), std::move(attribute));
    node->hash = hash;
    NodeRef result(node);
    s.slots[slot] = node;
    if (!old && ++s.used * 2 > s.slots.size()) s.grow();
    return result;
  }

  void remove(const Node& node) {
    Shard& s = shard(node.hash);
    std::lock_guard lock(s.mutex);
    size_t slot = s.find(node.hash, [&](const Node& n) { return &n == &node; });
    if (s.slots[slot]) s.erase(slot);
  }

  size_t size() {
    size_t n = 0;
    for (auto& s : shards) {
      std::lock_guard lock(s.mutex);
      n += s.used;
    }
    return n;
  }

  static NodeTable& instance() {
    static auto* table = new NodeTable;
    return *table;
  }

  // Nodes to delete, linked through their hash, which nothing reads once they are out of the
  // table: deleting a node drops its operands, and a long chain must not recurse.
  static thread_local Node* pending;
  static thread_local bool deleting;
  static void destroy(Node* node) {
    node->hash = std::bit_cast<uintptr_t>(pending);
    pending = node;
    if (deleting) return;
    deleting = true;
    while ((node = pending) != nullptr) {
      pending = std::bit_cast<Node*>(uintptr_t(node->hash));
      delete node;
    }
    deleting = false;
  }
};

thread_local Node* NodeTable::pending = nullptr;
thread_local bool NodeTable::deleting = false;

// Nodes alive; tests look for leaks with it.
size_t node_count() { return NodeTable::instance().size(); }

Node::Node(Op op_, DType dtype_, Shape shape_, SmallVector<NodeRef, 3> operands_,
           Attribute attribute_)
    : op(op_),
      dtype(dtype_),
      shape(std::move(shape_)),
      operands(std::move(operands_)),
      attribute(std::move(attribute_)) {}

Node::~Node() {
  if (auto* input = realized_.load(std::memory_order_relaxed)) input->release();
}

void Node::dispose() const {
  NodeTable::instance().remove(*this);
  NodeTable::destroy(const_cast<Node*>(this));
}

double Node::number() const {
  PUMICE_ASSERT(op == Op::constant, std::string(ir::name(op)));
  return double_of_word(attribute.bits, dtype);
}

int64_t Node::integer() const {
  PUMICE_ASSERT(op == Op::constant && !is_float(dtype), std::string(ir::name(op)));
  return int64_t(attribute.bits);
}

void Node::set_realized(NodeRef input) const {
  const Node* expected = nullptr;
  if (realized_.compare_exchange_strong(expected, input.get(), std::memory_order_acq_rel))
    input.detach();
}

namespace {

uint64_t content_hash(Op op, DType dtype, const Shape& shape,
                      const SmallVector<NodeRef, 3>& operands, const Attribute& a) {
  uint64_t h = mix(uint64_t(op), uint64_t(dtype) + 256 * shape.size());
  for (auto& d : shape) h = mix(h, d.hash());
  for (auto& n : operands) h = mix(h, n->hash);
  for (auto i : a.ints) h = mix(h, uint64_t(i));
  for (auto& d : a.dims) h = mix(h, d.hash());
  if (a.bits) h = mix(h, a.bits);
  if (!a.name.empty()) h = hash_text(a.name, h);
  if (a.object) h = mix(h, uint64_t(std::bit_cast<uintptr_t>(a.object.get())));
  return mix(h, operands.size());
}

}  // namespace

NodeRef make(Op op, SmallVector<NodeRef, 3> operands, Attribute attribute, DType dtype,
             Shape shape) {
  Inferred rule = infer(op, operands, attribute, dtype, shape);
  uint64_t hash = content_hash(op, rule.dtype, rule.shape, operands, attribute);
  return NodeTable::instance().find_or_make(op, rule.dtype, std::move(rule.shape),
                                            std::move(operands), std::move(attribute), hash);
}

NodeRef constant_bits(uint64_t bits, DType dtype) {
  Attribute a;
  a.bits = bits;
  return make(Op::constant, {}, std::move(a), dtype);
}
NodeRef constant(double value, DType dtype) {
  return constant_bits(word_of_double(value, dtype), dtype);
}
NodeRef constant_int(int64_t value, DType dtype) {
  return constant_bits(word_of_int(value, dtype), dtype);
}
NodeRef like(const NodeRef& x, double value) {
  auto c = constant(value, x->dtype);
  return x->shape.empty() ? c : expand(c, x->shape);
}
NodeRef input(int slot, DType dtype, Shape shape) {
  Attribute a;
  a.ints = {slot};
  return make(Op::input, {}, std::move(a), dtype, std::move(shape));
}
NodeRef input(Ref<const Object> object, DType dtype, Shape shape) {
  Attribute a;
  a.object = std::move(object);
  return make(Op::input, {}, std::move(a), dtype, std::move(shape));
}
NodeRef variable(std::string name, int64_t lowest, int64_t highest) {
  Attribute a;
  a.name = std::move(name);
  a.ints = {lowest, highest};
  return make(Op::variable, {}, std::move(a), DType::i64);
}
NodeRef wild(std::string name, DType dtype) {
  Attribute a;
  a.name = std::move(name);
  return make(Op::wild, {}, std::move(a), dtype);
}
NodeRef iota(DType dtype, Shape shape, int64_t axis) {
  Attribute a;
  a.ints = {axis};
  return make(Op::iota, {}, std::move(a), dtype, std::move(shape));
}
NodeRef cast(const NodeRef& x, DType dtype) {
  return x->dtype == dtype ? x : make(Op::cast, {x}, {}, dtype);
}
NodeRef bitcast(const NodeRef& x, DType dtype) {
  return x->dtype == dtype ? x : make(Op::bitcast, {x}, {}, dtype);
}
NodeRef reshape(const NodeRef& x, Shape shape) {
  return x->shape == shape ? x : make(Op::reshape, {x}, {}, x->dtype, std::move(shape));
}
NodeRef expand(const NodeRef& x, Shape shape) {
  return x->shape == shape ? x : make(Op::expand, {x}, {}, x->dtype, std::move(shape));
}
NodeRef permute(const NodeRef& x, Axes order) {
  Attribute a;
  a.ints = std::move(order);
  return make(Op::permute, {x}, std::move(a));
}
NodeRef pad(const NodeRef& x, SmallVector<Dim, 4> before_after) {
  Attribute a;
  a.dims = std::move(before_after);
  return make(Op::pad, {x}, std::move(a));
}
NodeRef slice(const NodeRef& x, SmallVector<Dim, 4> start_size, Axes steps) {
  Attribute a;
  a.dims = std::move(start_size);
  a.ints = std::move(steps);
  return make(Op::slice, {x}, std::move(a));
}
NodeRef flip(const NodeRef& x, Axes axes) {
  Attribute a;
  a.ints = std::move(axes);
  return make(Op::flip, {x}, std::move(a));
}
NodeRef window(const NodeRef& x, int64_t axis, int64_t size, int64_t stride, int64_t dilation) {
  Attribute a;
  a.ints = {axis, size, stride, dilation};
  return make(Op::window, {x}, std::move(a));
}
NodeRef unwindow(const NodeRef& x, int64_t axis, Dim length, int64_t stride, int64_t dilation) {
  Attribute a;
  a.ints = {axis, stride, dilation};
  a.dims = {std::move(length)};
  return make(Op::unwindow, {x}, std::move(a));
}
NodeRef reduce(Op op, const NodeRef& x, Axes axes) {
  Attribute a;
  a.ints = std::move(axes);
  return make(op, {x}, std::move(a));
}
NodeRef range(int64_t id, Dim extent, bool reduced) {
  Attribute a;
  a.ints = {id, 0, reduced};
  a.dims = {std::move(extent)};
  return make(Op::range, {}, std::move(a), DType::i64);
}

std::vector<NodeRef> topological_order(std::span<const NodeRef> roots) {
  std::vector<NodeRef> order;
  std::unordered_set<const Node*> seen;
  std::vector<std::pair<NodeRef, size_t>> stack;
  for (auto& root : roots) {
    if (!root || !seen.insert(root.get()).second) continue;
    stack.emplace_back(root, 0);
    while (!stack.empty()) {
      auto& [node, next] = stack.back();
      if (next == node->operands.size()) {
        order.push_back(std::move(node));
        stack.pop_back();
        continue;
      }
      const NodeRef& operand = node->operands[next++];
      if (seen.insert(operand.get()).second) stack.emplace_back(operand, 0);
    }
  }
  return order;
}

NodeRef with_operands(const NodeRef& node, SmallVector<NodeRef, 3> operands) {
  if (node->operands == operands) return node;
  return make(node->op, std::move(operands), node->attribute, node->dtype, node->shape);
}

}  // namespace pumice::ir
