#include "schedule/boundaries.h"

#include <algorithm>

#include "base/error.h"

namespace pumice::schedule {

using namespace ir;

double cost_of(const Node& n) {
  switch (n.op) {
    case Op::div:
      return is_float(n.dtype) ? 4 : 20;
    case Op::mod:
      return 20;
    case Op::sqrt:
      return 6;
    case Op::exp:
    case Op::exp2:
    case Op::log:
    case Op::log2:
      return 12;
    case Op::sin:
    case Op::cos:
    case Op::atan:
    case Op::tanh:
    case Op::erf:
      return 18;
    case Op::pow:
      return 30;
    case Op::philox:
      return 80;
    case Op::pad:
      return 2;
    case Op::unwindow:
    case Op::gather:
      return 4;
    default:
      return is_elementwise(n.op) ? 1 : 0;
  }
}

double estimate(const Shape& shape) {
  double n = 1;
  for (auto& d : shape) n *= double(std::max<int64_t>(d.highest(), 0));
  return n;
}

namespace {

constexpr double store_loads = 3, much_reuse = 8, tiny_reduction = 8, most_growth = 128;

// What is known of one node of the graph, by its place in topological order.
struct Item {
  double elements = 1;
  double extent = 1;  // elements reduced into one
  double cost = 0;    // of one evaluation from leaves and reductions
  bool leaf = false, moves = false, reduce = false, keeps_shape = false;
  bool large = false;    // a reduction that is worth a kernel
  bool carries = false;  // a large reduction reaches it through an elementwise chain
  bool forced = false, stored = false;
  std::vector<int> users;

  // Where it is evaluated: the nodes that set the index it is evaluated at, how often in all.
  SmallVector<int, 4> frames;
  double evaluations = 0;
  bool plain = true;     // no expand, window, mask or reduction between here and the stores
  bool reduced = false;  // part of a reduction
  int home = -1;         // the stored node that evaluates it, when there is only one
  int outer = -1;        // the reduction that could take this one in
};

class Choice {
 public:
  Choice(const Roots& roots, const Target& target)
      : roots_(roots),
        order_(topological_order(roots)),
        launch_cost_(target.gpu ? 2e6 : 5e4),
        load_cost_(target.gpu ? 8 : 2),
        most_reads_(std::min(most_reads, target.max_buffers - 1)) {
    for (size_t i = 0; i < order_.size(); ++i) number_[order_[i].get()] = int(i);
    items_.resize(order_.size());
    for (size_t i = 0; i < order_.size(); ++i) describe(i);
    for (auto& r : roots) force(r);
    for (auto& n : order_)
      if (n->op == Op::contiguous) force(n->operand(0));
  }

  Roots apply() {
    // Costs, and whether a chain carries a reduction, depend on what is stored below: look twice.
    for (int round = 0; round < 2; ++round) {
      find_carriers();
      decide();
    }
    bound_size();
    return wrap();
  }

 private:
  const Item& operand(size_t i, size_t k) const {
    return items_[size_t(number_.at(order_[i]->operand(k).get()))];
  }

  void describe(size_t i) {
    const Node& n = *order_[i];
    Item& t = items_[i];
    t.elements = estimate(n.shape);
    t.leaf = info(n.op).kind == OpKind::leaf;
    t.moves = is_movement(n) && n.op != Op::pad && n.op != Op::unwindow;
    t.reduce = is_reduce(n);
    t.keeps_shape = is_elementwise(n.op) || is_marker(n) || n.op == Op::reshape ||
                    n.op == Op::permute || n.op == Op::slice || n.op == Op::flip;
    for (auto& x : n.operands) items_[size_t(number_.at(x.get()))].users.push_back(int(i));
    if (t.reduce) t.extent = operand(i, 0).elements / std::max(t.elements, 1.0);
  }

  void estimate_cost(size_t i) {
    const Node& n = *order_[i];
    Item& t = items_[i];
    t.cost = t.leaf ? (n.op == Op::input ? load_cost_ : 0) : cost_of(n);
    for (size_t k = 0; k < n.operands.size(); ++k)
      t.cost += operand(i, k).large || operand(i, k).stored ? load_cost_ : operand(i, k).cost;
    t.cost = std::min(t.cost, 1e6);
    if (t.reduce) t.cost *= t.extent;
    t.large = t.reduce && t.cost > tiny_reduction * load_cost_;
  }

  void force(NodeRef n) {
    while (n->op == Op::reshape || is_marker(*n)) n = n->operand(0);
    items_[size_t(number_.at(n.get()))].forced = n->op != Op::input;
  }

  void find_carriers() {
    for (size_t i = 0; i < order_.size(); ++i) {
      Item& t = items_[i];
      estimate_cost(i);
      t.carries = t.reduce && t.large;
      for (size_t k = 0; t.keeps_shape && k < order_[i]->operands.size(); ++k)
        t.carries = t.carries || (operand(i, k).carries && !operand(i, k).stored);
    }
  }

  // Users before operands: how a node is used is known when its turn comes.
  void decide() {
    large_at_.assign(order_.size(), 0);
    small_at_.assign(order_.size(), {});
    for (size_t i = order_.size(); i-- > 0;) {
      Item& t = items_[i];
      gather_uses(i);
      t.stored = t.forced || (!t.leaf && wants_storage(i));
      if (t.stored) {
        t.frames = {int(i)};
        t.evaluations = t.elements;
        t.plain = true;
        t.reduced = false;
        t.home = int(i);
      }
      if (t.reduce && t.home >= 0 && t.outer < 0) note_reduction(i);
    }
  }

  // Small reductions would spoil the loops of a large one: they give way.
  void note_reduction(size_t i) {
    auto home = size_t(items_[i].home);
    auto& small = small_at_[home];
    if (!items_[i].large) {
      small.push_back(int(i));
      return;
    }
    ++large_at_[home];
    for (int k : small)
      if (k != int(home)) items_[size_t(k)].stored = true;
    small.clear();
  }

  void gather_uses(size_t i) {
    Item& t = items_[i];
    t.frames.clear();
    t.evaluations = 0;
    t.plain = true;
    t.reduced = false;
    t.home = t.outer = -1;
    for (size_t k = 0; k < t.users.size(); ++k) use(t, t.users[k], k == 0);
    if (t.users.size() == 1) t.outer = outer_of(size_t(t.users[0]));
  }

  void use(Item& t, int user, bool first) {
    const Item& u = items_[size_t(user)];
    Op op = order_[size_t(user)]->op;
    bool same_index = is_elementwise(op) || is_marker(*order_[size_t(user)]);
    if (same_index) {
      for (int f : u.frames) add_frame(t, f, u.evaluations / double(u.frames.size()));
    } else {
      // Behind a mask, elements outside are not evaluated.
      bool masks = op == Op::pad || op == Op::unwindow;
      double share = masks ? std::min(1.0, t.elements / std::max(u.elements, 1.0)) : 1;
      add_frame(t, user, u.evaluations * u.extent * share);
    }
    t.plain = t.plain && u.plain && u.keeps_shape;
    t.reduced = t.reduced || u.reduce || u.reduced;
    t.home = first || t.home == u.home ? u.home : -1;
  }

  static void add_frame(Item& t, int frame, double evaluations) {
    if (std::find(t.frames.begin(), t.frames.end(), frame) != t.frames.end()) return;
    t.frames.push_back(frame);
    t.evaluations += evaluations;
  }

  // The reduction around node i that would merge with a reduction at i.
  int outer_of(size_t user) const {
    const Item& u = items_[user];
    if (u.reduce) return int(user);
    if (u.stored || !is_movement(*order_[user])) return -1;
    if (!u.moves && u.outer >= 0 && order_[size_t(u.outer)]->op != Op::reduce_sum) return -1;
    return u.outer;
  }

  bool once(const Item& t) const {
    return t.frames.size() == 1 && t.evaluations <= t.elements * 1.0001;
  }

  // A reduction inside a sum of sums: one loop nest over both.
  bool merges(size_t i) const {
    const Item& t = items_[i];
    if (t.outer < 0 || order_[size_t(t.outer)]->op != order_[i]->op || !once(t)) return false;
    double growth = t.elements / std::max(items_[size_t(t.outer)].elements, 1.0);
    return growth <= most_growth;
  }

  bool wants_storage(size_t i) {
    Item& t = items_[i];
    bool crops = order_[i]->op == Op::slice && t.carries;
    if (t.users.empty() || (t.moves && !crops) || is_marker(*order_[i])) return false;
    if (t.reduce && t.reduced) {
      if (merges(i)) return false;
      t.outer = -1;
      if (t.large) return true;
    }
    if (t.carries) {
      bool epilogue = once(t) && t.plain && !t.reduced && t.home >= 0;
      return !epilogue || large_at_[size_t(t.home)] > 0;
    }
    if (t.reduce && t.home >= 0 && large_at_[size_t(t.home)] > 0) return true;
    double again = (t.evaluations - t.elements) * t.cost;
    double memory =
        launch_cost_ + t.elements * store_loads * load_cost_ + t.evaluations * load_cost_;
    if (t.reduced && t.evaluations >= much_reuse * t.elements) memory = launch_cost_;
    return again > memory;
  }

  // Keeps kernels within most_reads_ and most_depth.
  void bound_size() {
    std::vector<std::vector<int>> reads(order_.size());
    std::vector<int> depth(order_.size(), 0);
    for (size_t i = 0; i < order_.size(); ++i) {
      const Node& n = *order_[i];
      if (n.op == Op::input) reads[i] = {int(i)};
      for (;;) {
        collect(i, reads, depth);
        if (int(reads[i].size()) <= most_reads_ && depth[i] <= most_depth) break;
        size_t heaviest = order_.size();
        for (auto& x : n.operands) {
          auto at = size_t(number_.at(x.get()));
          if (items_[at].stored || items_[at].leaf) continue;
          if (heaviest == order_.size() ||
              weight(at, reads, depth) > weight(heaviest, reads, depth))
            heaviest = at;
        }
        if (heaviest == order_.size()) break;
        items_[heaviest].stored = true;
      }
    }
  }

  static size_t weight(size_t i, const std::vector<std::vector<int>>& reads,
                       const std::vector<int>& depth) {
    return reads[i].size() * 1000 + size_t(depth[i]);
  }

  void collect(size_t i, std::vector<std::vector<int>>& reads, std::vector<int>& depth) {
    if (order_[i]->operands.empty()) return;
    reads[i].clear();
    depth[i] = 0;
    for (auto& x : order_[i]->operands) {
      auto at = size_t(number_.at(x.get()));
      if (items_[at].stored) {
        reads[i].push_back(int(at));
      } else {
        reads[i].insert(reads[i].end(), reads[at].begin(), reads[at].end());
        depth[i] = std::max(depth[i], depth[at] + 1);
      }
    }
    std::sort(reads[i].begin(), reads[i].end());
    reads[i].erase(std::unique(reads[i].begin(), reads[i].end()), reads[i].end());
  }

  Roots wrap() {
    size_t i = 0;
    return rewrite(roots_, [&](const NodeRef& n) {
      const Item& t = items_[i++];
      if (is_marker(*n)) return n->operand(0);
      return t.stored ? make(Op::contiguous, {n}) : n;
    });
  }

  const Roots& roots_;
  std::vector<NodeRef> order_;
  double launch_cost_, load_cost_;  // in units of a simple operation
  int most_reads_;
  std::unordered_map<const Node*, int> number_;
  std::vector<Item> items_;
  // Reductions in the kernel of a stored node.
  std::vector<int> large_at_;
  std::vector<SmallVector<int, 2>> small_at_;
};

}  // namespace

Roots boundaries(const Roots& roots, const Target& target) { return Choice(roots, target).apply(); }

}  // namespace pumice::schedule
