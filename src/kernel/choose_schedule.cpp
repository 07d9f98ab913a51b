#include "kernel/choose_schedule.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "kernel/cost_model.h"

namespace pumice::kernel {

using ir::NodeRef;
using ir::Op;

namespace {

// Lanes of the dtype that most of the data has.
int full_lanes(const ir::Kernel& kernel, const ir::Target& target) {
  int bytes = 4;
  bool small = false, large = false;
  for (auto& b : kernel.buffers) (size_of(b.dtype) >= 8 ? large : small) = true;
  if (large && !small) bytes = 8;
  return std::max(1, target.vector_bytes / bytes);
}

// A range that a vector may run over. On a GPU lanes that are off cost as much as a branch each.
bool may_vectorise(const RangeInfo& r, int lanes, const ir::Target& target) {
  if (r.extent == ir::Dim(1)) return false;
  if (!target.gpu) return true;
  return r.extent.is_constant() && r.extent.value() % lanes == 0;
}

bool has_reduction(const ir::Kernel& kernel) {
  auto nodes = ir::topological_order(kernel.stores);
  return std::any_of(nodes.begin(), nodes.end(), is_reduction);
}

// The reduced range that is summed in several interleaved parts, by its bit; one part: none is.
struct Interleaved {
  size_t bit = 0;
  int parts = 1;
};

class Search {
 public:
  // With `order` sums keep it: their ranges are cut in lanes nowhere else.
  Search(const ir::Kernel& kernel, const ir::Target& target, std::optional<Interleaved> order = {})
      : target_(target), ranges_(kernel), model_(kernel, target, ranges_) {
    sums_ = has_reduction(kernel);
    keeps_order_ = order.has_value();
    int lanes = full_lanes(kernel, target);
    bool interleaves = order && order->parts > 1;
    if (interleaves) {
      lanes = std::clamp(lanes, 2, order->parts);
      ranges_.cut(order->bit, order->parts / lanes, lanes);
    }
    best_ = model_.cost(ranges_);
    best_cut_ = ranges_;
    climb(ranges_);
    if (lanes < 2 || interleaves) return;
    for (size_t b = 0; b < ranges_.size(); ++b) {
      if (!may_vectorise(ranges_[b], lanes, target)) continue;
      if (keeps_order_ && ranges_[b].reduced) continue;
      Ranges start = ranges_;
      start.cut(b, 1, lanes);
      climb(start);
    }
  }

  std::vector<ir::Split> result() {
    unroll_inner_loops();
    if (target_.gpu) block_grid();
    std::vector<ir::Split> out;
    for (size_t b = 0; b < best_cut_.size(); ++b) {
      auto& r = best_cut_[b];
      if (r.step() > 1 || r.items > 1)
        out.push_back({r.node->attribute.ints[0], r.unroll, r.lanes, r.items});
    }
    return out;
  }

  Interleaved order() const {
    int bit = best_cut_.lane_bit();
    if (bit < 0 || !best_cut_[size_t(bit)].reduced) return {};
    return {size_t(bit), int(best_cut_[size_t(bit)].step())};
  }

 private:
  // From a cut without copies: the best single change, again and again. A GPU's neighbouring items
  // read neighbouring vectors, which copies would pull apart: only sums gain from them there.
  void climb(Ranges cut) {
    bool may_copy = !target_.gpu || sums_;
    constexpr double worth = 0.98;
    double now = model_.cost(cut);
    for (;;) {
      Ranges next = cut;
      double least = now * worth;
      for (size_t b = 0; may_copy && b < cut.size(); ++b) {
        if (cut[b].reduced && (cut[b].lanes == 1 || keeps_order_)) continue;
        for (int u : {1, 2, 3, 4, 5, 6, 7, 8}) {
          if (u == cut[b].unroll || !allowed(cut[b], u)) continue;
          if (cut[b].reduced && target_.portable_sums && !std::has_single_bit(unsigned(u)))
            continue;
          Ranges tried = cut;
          tried.cut(b, u, cut[b].lanes);
          double c = model_.cost(tried);
          if (c < least) {
            least = c;
            next = tried;
          }
        }
      }
      if (least >= now * worth) break;
      now = least;
      cut = next;
    }
    if (now < best_) {
      best_ = now;
      best_cut_ = cut;
    }
  }

  static bool allowed(const RangeInfo& r, int u) {
    if (!r.extent.is_constant()) return u == 1 || u == 4 || u == 8;
    auto vectors = (r.extent.value() + r.lanes - 1) / r.lanes;
    return vectors % u == 0 || vectors > 4 * u;
  }

  // Instructions of one step of this reduction's innermost loop.
  double body_size(const NodeRef& reduction) const {
    uint64_t own = best_cut_.own(reduction);
    double size = 0;
    for (auto& n : ir::topological_order(std::span(&reduction->operand(0), 1))) {
      if (n->dtype == DType::i64 || !(best_cut_.dependencies(n) & own)) continue;
      double copies = 1;
      for (size_t b = 0; b < best_cut_.size(); ++b)
        if (best_cut_.dependencies(n) >> b & 1) copies *= best_cut_[b].unroll;
      size += copies;
    }
    return size;
  }

  // A load inside a loop that is the same for all of this range: neighbours along it share it.
  bool shares_loads(size_t bit) const {
    auto& nodes = best_cut_.nodes();
    return std::any_of(nodes.begin(), nodes.end(), [&](const NodeRef& n) {
      if (n->op != Op::load) return false;
      uint64_t on = best_cut_.dependencies(n);
      for (size_t b = 0; b < best_cut_.size(); ++b)
        if (best_cut_[b].reduced && (on >> b & 1)) return !(on >> bit & 1);
      return false;
    });
  }

  // Items of a workgroup form a square of the last two ranges where both of them share loads: a row
  // of them would read one operand again and again.
  void block_grid() {
    if (!sums_) return spread_copies();
    constexpr int side = 8, least = 4;
    std::vector<std::pair<size_t, int>> blocks;
    for (auto& r : best_cut_.output_bits()) {
      auto& info = best_cut_[r];
      if (!info.loops()) continue;
      int items = side;
      bool divides = info.exact() && info.outer.is_constant();
      while (items >= least && !(divides && info.outer.value() % items == 0)) items /= 2;
      blocks.push_back({r, items >= least && shares_loads(r) ? items : 0});
    }
    if (blocks.size() < 2) return;
    blocks.erase(blocks.begin(), blocks.end() - 2);
    if (!blocks[0].second || !blocks[1].second) return;
    for (auto& [bit, items] : blocks) best_cut_.block(bit, items);
  }

  // Two vectors an item, a row of items apart, keep more loads under way.
  void spread_copies() {
    constexpr int copies = 2, items = 64;
    if (best_cut_.lane_bit() < 0) return;
    auto bit = size_t(best_cut_.lane_bit());
    auto& r = best_cut_[bit];
    bool fits = r.unroll == 1 && r.extent.is_constant() &&
                r.extent.value() % (int64_t(r.lanes) * copies * items) == 0;
    if (!fits || r.extent.value() / r.lanes / copies < target_.parallelism) return;
    best_cut_.cut(bit, copies, r.lanes);
    best_cut_.block(bit, items);
  }

  // Short loops, innermost first, cost less as straight code.
  void unroll_inner_loops() {
    double room = target_.gpu ? 400 : 900;
    for (auto& n : best_cut_.nodes()) {
      if (!is_reduction(n)) continue;
      for (size_t i = n->operands.size(); i-- > 1;) {
        auto b = best_cut_.bit(n->operand(i));
        auto& r = best_cut_[b];
        if (r.lanes > 1 && r.extent.highest() <= r.step()) continue;  // no loop
        if (r.step() > 1 || !r.extent.is_constant()) break;
        auto extent = r.extent.value();
        bool whole = extent <= 9;
        int u = whole ? int(extent) : extent % 4 == 0 ? 4 : extent % 2 == 0 ? 2 : 1;
        double body = body_size(n);
        if (body * u > room) u = whole ? 1 : u / 2;
        if (u < 2 || body * u > room) break;
        best_cut_.cut(b, u, 1);
        if (!whole) break;
      }
    }
  }

  const ir::Target& target_;
  Ranges ranges_;
  CostModel model_;
  bool sums_ = false;         // the kernel has a reduction
  bool keeps_order_ = false;  // of its sums
  double best_ = 0;
  Ranges best_cut_ = ranges_;
};

}  // namespace

ir::Kernel choose_schedule(const ir::Kernel& kernel, const ir::Target& target) {
  if (!kernel.schedule.empty()) return kernel;
  ir::Kernel out = kernel;
  std::optional<Interleaved> order;
  if (target.portable_sums && has_reduction(kernel))
    order = Search(kernel, order_target(target)).order();
  out.schedule = Search(kernel, target, order).result();
  return out;
}

}  // namespace pumice::kernel
