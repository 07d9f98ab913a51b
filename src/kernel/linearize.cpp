#include "kernel/linearize.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "ir/range.h"
#include "ir/scalar.h"
#include "kernel/instructions.h"
#include "kernel/parts.h"
#include "kernel/ranges.h"

namespace pumice::kernel {

using ir::Dim;
using ir::Node;
using ir::NodeRef;
using ir::Op;

namespace {

// Which unrolled copy of each range is being written.
using Copies = std::array<uint8_t, 64>;

// Where a load or store points, over the lanes.
struct Address {
  Value index;              // one lane: consecutive elements from here, or the one element
  uint16_t lanes = 1;       // elements it names
  bool consecutive = true;  // false: `index` has every lane's element
  uint16_t alignment = 1;
};

class Linearizer {
 public:
  Linearizer(const ir::Kernel& kernel, const ir::Target& target)
      : kernel_(kernel), target_(target), ranges_(kernel) {
    bool short_index = target.gpu || !target.computes(DType::i64);
    index_ = short_index && fits_32() ? DType::i32 : DType::i64;
    lanes_ = ranges_.lane_bit() < 0 ? 1 : uint16_t(ranges_[size_t(ranges_.lane_bit())].lanes);
    outer_.resize(ranges_.size());
    find_groups();
  }

  ir::Program run();

 private:
  // ---- index arithmetic ----
  bool fits_32();
  bool is_narrow(const NodeRef& n);
  Value as(const Value& v, DType dtype);
  Value dim(const Dim& d);
  Value launch_scalar(const NodeRef& n);
  void decode_grid();
  const Affine& form_of(const NodeRef& n);
  Value sum(const NodeRef& n, int64_t& lane_coefficient, std::vector<Value>& vectors,
            int64_t& divisor);
  Value clamped(const RangeInfo& r, size_t bit);
  Value copy_start(size_t bit);
  Value index_value(const NodeRef& n);
  Address address(const NodeRef& n);

  // ---- values ----
  Value emit(const NodeRef& n);
  Value make(const NodeRef& n);
  std::optional<Value> shared_load(const NodeRef& n);
  Value load(const NodeRef& n);
  Value elementwise(const NodeRef& n);
  std::vector<Value> matched_args(const NodeRef& n);
  uint64_t key(const NodeRef& n) const;
  bool lane_tail(uint64_t dependencies, Value& mask);
  void join(Value& mask, bool& any, const Value& other);

  // ---- reductions ----
  struct Accumulator {
    NodeRef node;
    Copies copies;
  };
  void find_groups();
  void reduce_group(const NodeRef& n);
  void hoist(const std::vector<Accumulator>& group, uint64_t own);
  void nest(const std::vector<Accumulator>& group, size_t depth, std::vector<Value>& carries);
  void body(const std::vector<Accumulator>& group, std::vector<Value>& carries);
  Value accumulate(const NodeRef& n, const Value& sum);
  Value identity(const NodeRef& n);
  void each_copy(uint64_t bits, const std::function<void()>& f);
  void each_step(const NodeRef& reduction, size_t operand, uint64_t bits,
                 const std::function<void()>& f);
  uint64_t unrolled(bool reduced) const;

  void store(const NodeRef& n);

  const ir::Kernel& kernel_;
  const ir::Target& target_;
  Ranges ranges_;
  Instructions out_;
  DType index_;
  uint16_t lanes_ = 1;
  std::vector<Dim> scalars_;
  std::vector<std::optional<Value>> outer_;  // by bit: the outer index, while it is defined
  Copies copies_{};
  std::unordered_map<uint64_t, Value> known_;
  std::vector<std::vector<uint64_t>> known_by_level_;
  std::unordered_map<const Node*, std::vector<NodeRef>> groups_;
  std::unordered_map<const Node*, bool> narrow_;
  std::unordered_map<const Node*, Affine> affine_;
  ir::Intervals intervals_;
};

constexpr int64_t int32_max = std::numeric_limits<int32_t>::max();

bool Linearizer::fits_32() {
  for (auto& b : kernel_.buffers)
    if (b.size.highest() > int32_max) return false;
  double items = 1;
  for (auto& r : kernel_.outputs) items *= double(r->attribute.dims[0].highest());
  return items <= double(int32_max);
}

// True when the i64 node is computed in the narrower index type.
bool Linearizer::is_narrow(const NodeRef& n) {
  if (index_ == DType::i64 || n->dtype != DType::i64) return false;
  if (auto found = narrow_.find(n.get()); found != narrow_.end()) return found->second;
  auto i = intervals_.of(n);
  bool ok = i.lowest >= -int32_max && i.highest <= int32_max && n->op != Op::load &&
            n->op != Op::bitcast && !is_reduction(n);
  for (auto& o : n->operands)
    if (ok && o->dtype == DType::i64) ok = is_narrow(o);
  return narrow_[n.get()] = ok;
}

Value Linearizer::as(const Value& v, DType dtype) {
  return v.dtype == dtype ? v : out_.arithmetic(Op::cast, dtype, {v});
}

Value Linearizer::launch_scalar(const NodeRef& n) {
  Dim d(n);
  auto at = std::find(scalars_.begin(), scalars_.end(), d);
  if (at == scalars_.end()) at = scalars_.insert(at, d);
  return out_.scalar(uint64_t(at - scalars_.begin()));
}

Value Linearizer::dim(const Dim& d) {
  if (d.is_constant()) return out_.integer(d.value(), index_);
  return as(launch_scalar(d.expression()), index_);
}

void Linearizer::decode_grid() {
  std::vector<size_t> bits;
  for (auto& r : kernel_.outputs)
    if (ranges_[ranges_.bit(r)].loops()) bits.push_back(ranges_.bit(r));
  if (bits.empty()) return;
  Value rest = out_.grid(index_);
  // The last `n` steps of what is left of the grid's index.
  auto take = [&](const Value& n) {
    Value last = out_.arithmetic(Op::mod, index_, {rest, n});
    rest = out_.arithmetic(Op::div, index_, {rest, n});
    return last;
  };
  std::unordered_map<size_t, Value> inside;  // the place in the block
  for (size_t i = bits.size(); i-- > 0;)
    if (int items = ranges_[bits[i]].items; items > 1)
      inside[bits[i]] = take(out_.integer(items, index_));
  for (size_t i = bits.size(); i-- > 0;) {
    auto& r = ranges_[bits[i]];
    Dim blocks = r.items > 1 ? Dim(r.outer.value() / r.items) : r.outer;
    Value at = i > 0 ? take(dim(blocks)) : rest;
    if (r.items > 1) {
      int64_t stride = int64_t(r.items) * r.unroll;
      Value start = out_.arithmetic(Op::mul, index_, {at, out_.integer(stride, index_)});
      at = out_.arithmetic(Op::add, index_, {start, inside.at(bits[i])});
    }
    outer_[bits[i]] = at;
  }
}

// First element of this copy of a range.
Value Linearizer::copy_start(size_t bit) {
  auto& r = ranges_[bit];
  Value start = out_.integer(int64_t(copies_[bit]) * r.copy_stride(), index_);
  if (!r.loops()) return start;
  Value base =
      out_.arithmetic(Op::mul, index_, {*outer_[bit], out_.integer(r.outer_stride(), index_)});
  return out_.arithmetic(Op::add, index_, {base, start});
}

// Copies past the end read the last element; their stores are masked.
Value Linearizer::clamped(const RangeInfo& r, size_t bit) {
  Value last = out_.arithmetic(Op::sub, index_, {dim(r.extent), out_.integer(1, index_)});
  return out_.arithmetic(Op::min, index_, {copy_start(bit), last});
}

const Affine& Linearizer::form_of(const NodeRef& n) {
  auto [at, fresh] = affine_.try_emplace(n.get());
  if (fresh) at->second = affine(n);
  return at->second;
}

// The lane-independent part of a sum, outer levels first so that it is shared and hoisted.
// What varies over the lanes comes as a coefficient of the lane number, and as vectors.
// `divisor` divides the part that is returned.
Value Linearizer::sum(const NodeRef& n, int64_t& lane_coefficient, std::vector<Value>& vectors,
                      int64_t& divisor) {
  const Affine& form = form_of(n);
  int64_t constant = form.constant;
  struct Scaled {
    Value value;
    int64_t factor;
  };
  std::vector<Scaled> scaled;
  divisor = 0;
  for (auto& part : form.parts) {
    if (part.atom->op != Op::range) {
      Value v = as(emit(part.atom), index_);
      if (v.lanes > 1) {
        vectors.push_back(
            out_.arithmetic(Op::mul, index_, {v, out_.integer(part.coefficient, index_)}));
        continue;
      }
      scaled.push_back({v, part.coefficient});
      divisor = std::gcd(divisor, part.coefficient * intervals_.of(part.atom).divisor);
      continue;
    }
    auto bit = ranges_.bit(part.atom);
    auto& r = ranges_[bit];
    if (r.lanes > 1) lane_coefficient += part.coefficient;
    if (!r.exact() && r.lanes == 1) {
      scaled.push_back({clamped(r, bit), part.coefficient});
      divisor = std::gcd(divisor, part.coefficient);
      continue;
    }
    constant += part.coefficient * copies_[bit] * r.copy_stride();
    if (!r.loops()) continue;
    scaled.push_back({*outer_[bit], part.coefficient * r.outer_stride()});
    divisor = std::gcd(divisor, part.coefficient * r.outer_stride());
  }
  divisor = std::gcd(divisor, constant);
  std::stable_sort(scaled.begin(), scaled.end(),
                   [](auto& a, auto& b) { return a.value.level < b.value.level; });
  std::optional<Value> total;
  for (auto& s : scaled) {
    Value v = out_.arithmetic(Op::mul, index_, {s.value, out_.integer(s.factor, index_)});
    total = total ? out_.arithmetic(Op::add, index_, {*total, v}) : v;
  }
  Value c = out_.integer(constant, index_);
  return total ? out_.arithmetic(Op::add, index_, {*total, c}) : c;
}

// A sum over ranges as a plain value.
Value Linearizer::index_value(const NodeRef& n) {
  int64_t lane_coefficient = 0, divisor = 0;
  std::vector<Value> vectors;
  Value total = sum(n, lane_coefficient, vectors, divisor);
  if (lane_coefficient != 0)
    vectors.push_back(
        out_.arithmetic(Op::mul, index_,
                        {out_.lane_index(index_, lanes_), out_.integer(lane_coefficient, index_)}));
  for (auto& v : vectors) total = out_.arithmetic(Op::add, index_, {total, v});
  return total;
}

Address Linearizer::address(const NodeRef& n) {
  int64_t lane_coefficient = 0, divisor = 0;
  std::vector<Value> vectors;
  Value base = sum(n, lane_coefficient, vectors, divisor);
  if (vectors.empty() && (lane_coefficient == 0 || lane_coefficient == 1)) {
    auto low = divisor == 0 ? int64_t(lanes_) : divisor & -divisor;
    if (lane_coefficient == 0) return {base};
    return {base, lanes_, true, uint16_t(std::min<int64_t>(low, lanes_))};
  }
  return {index_value(n), lanes_, false};
}

void Linearizer::join(Value& mask, bool& any, const Value& other) {
  mask = any ? out_.arithmetic(Op::bit_and, DType::boolean, {mask, other}) : other;
  any = true;
}

// The lanes of this copy that are below the extent; false when all are.
bool Linearizer::lane_tail(uint64_t dependencies, Value& mask) {
  int bit = ranges_.lane_bit();
  if (bit < 0 || !(dependencies >> bit & 1) || ranges_[size_t(bit)].exact()) return false;
  Value left =
      out_.arithmetic(Op::sub, index_, {dim(ranges_[size_t(bit)].extent), copy_start(size_t(bit))});
  mask = out_.arithmetic(Op::lt, DType::boolean, {out_.lane_index(index_, lanes_), left});
  return true;
}

// Identifies a value: the node, and the copies it depends on.
uint64_t Linearizer::key(const NodeRef& n) const {
  uint64_t h = mix(0, reinterpret_cast<uintptr_t>(n.get()));
  for (auto d = ranges_.dependencies(n); d; d &= d - 1) {
    auto bit = size_t(std::countr_zero(d));
    if (ranges_[bit].unroll > 1) h = mix(h, bit << 8 | copies_[bit]);
  }
  return h;
}

Value Linearizer::emit(const NodeRef& n) {
  auto k = key(n);
  if (auto found = known_.find(k); found != known_.end()) return found->second;
  if (is_reduction(n)) {
    reduce_group(n);
    auto found = known_.find(k);
    PUMICE_ASSERT(found != known_.end(), "reduction without a value");
    return found->second;
  }
  Value v = make(n);
  known_.emplace(k, v);
  known_by_level_.resize(std::max(known_by_level_.size(), size_t(v.level) + 1));
  known_by_level_[size_t(v.level)].push_back(k);
  return v;
}

Value Linearizer::make(const NodeRef& n) {
  if (n->op == Op::constant) {
    if (is_narrow(n)) return out_.integer(n->integer(), index_);
    return is_float(n->dtype) ? out_.number(n->number(), n->dtype)
                              : out_.integer(n->integer(), n->dtype);
  }
  if (n->op == Op::load) return load(n);
  if (n->dtype == DType::i64 && (index_ == DType::i64 || is_narrow(n))) {
    if (ranges_.dependencies(n) == 0 && n->op != Op::constant) {
      auto order = ir::topological_order(std::span(&n, 1));
      bool launch = std::all_of(order.begin(), order.end(), [](auto& o) {
        return o->op != Op::load && o->dtype == DType::i64 && !is_reduction(o);
      });
      if (launch) return as(launch_scalar(n), index_);
    }
    bool sums = n->op == Op::range || n->op == Op::add || n->op == Op::sub || n->op == Op::neg ||
                n->op == Op::mul;
    if (sums) {
      auto& form = form_of(n);
      if (form.parts.size() != 1 || form.parts[0].atom != n || n->op == Op::range)
        return index_value(n);
    }
  }
  return elementwise(n);
}

// Copies that read neighbouring elements share one 16-byte access of a GPU.
std::optional<Value> Linearizer::shared_load(const NodeRef& n) {
  constexpr int width = 4;
  auto& index = n->operand(0);
  int lane = ranges_.lane_bit();
  bool plain = target_.gpu && size_of(n->dtype) == 4 && n->operands.size() == 1 &&
               (lane < 0 || !(ranges_.dependencies(index) >> lane & 1));
  if (!plain) return {};
  for (auto& part : form_of(index).parts) {
    if (part.atom->op != Op::range || part.coefficient != 1) continue;
    auto bit = ranges_.bit(part.atom);
    auto& r = ranges_[bit];
    if (r.unroll % width != 0 || r.items > 1 || !r.exact()) continue;
    auto copy = copies_[bit];
    copies_[bit] = uint8_t(copy / width * width);
    int64_t coefficient = 0, divisor = 0;
    std::vector<Value> vectors;
    Value base = sum(index, coefficient, vectors, divisor);
    copies_[bit] = copy;
    if (!vectors.empty() || divisor % width != 0) return {};
    auto slot = int(n->attribute.ints[0]);
    Value all = out_.load(slot, n->dtype, width, width, base, nullptr);
    return out_.extract(all, copy % width);
  }
  return {};
}

Value Linearizer::load(const NodeRef& n) {
  if (auto shared = shared_load(n)) return *shared;
  auto slot = int(n->attribute.ints[0]);
  Address at = address(n->operand(0));
  bool masked = false;
  Value mask, tail;
  if (n->operands.size() > 1) join(mask, masked, emit(n->operand(1)));
  if (masked && mask.lanes > at.lanes)  // one element, that some lanes must not touch
    at = {out_.broadcast(at.index, lanes_), lanes_, false};
  if (at.lanes > 1 && lane_tail(~uint64_t(0), tail)) join(mask, masked, tail);
  return out_.load(slot, n->dtype, at.lanes, at.alignment, at.index, masked ? &mask : nullptr);
}

// Operands of one dtype where the op wants that: narrow indices widen when they meet a wide one.
std::vector<Value> Linearizer::matched_args(const NodeRef& n) {
  std::vector<Value> args;
  bool narrow = true;
  for (auto& o : n->operands) {
    args.push_back(emit(o));
    if (o->dtype == DType::i64 && !is_narrow(o)) narrow = false;
  }
  if (index_ == DType::i64) return args;
  bool result_wide = n->dtype == DType::i64 && !is_narrow(n) && n->op != Op::cast;
  for (size_t i = 0; i < args.size(); ++i)
    if (n->operand(i)->dtype == DType::i64 && (!narrow || result_wide || n->op == Op::bitcast))
      args[i] = as(args[i], DType::i64);
  return args;
}

Value Linearizer::elementwise(const NodeRef& n) {
  PUMICE_ASSERT(ir::is_elementwise(n->op), cat(name(n->op), " in a kernel"));
  auto args = matched_args(n);
  DType dtype = is_narrow(n) ? index_ : n->dtype;
  if (n->op == Op::cast && args[0].dtype == dtype) return args[0];
  return out_.arithmetic(n->op, dtype, std::move(args));
}

// Reductions over the same ranges, none inside another, share a loop nest.
void Linearizer::find_groups() {
  std::unordered_map<const Node*, int> depth;
  std::map<std::pair<std::vector<size_t>, std::pair<int, uint64_t>>, std::vector<NodeRef>> found;
  uint64_t reduced = 0;
  for (size_t b = 0; b < ranges_.size(); ++b)
    if (ranges_[b].reduced) reduced |= uint64_t(1) << b;
  for (auto& n : ranges_.nodes()) {
    int d = 0;
    for (auto& o : n->operands) d = std::max(d, depth[o.get()]);
    if (is_reduction(n)) {
      std::vector<size_t> own;
      for (size_t i = 1; i < n->operands.size(); ++i) own.push_back(ranges_.bit(n->operand(i)));
      found[{own, {d, ranges_.dependencies(n) & reduced}}].push_back(n);
      ++d;
    }
    depth[n.get()] = d;
  }
  for (auto& [k, group] : found)
    for (auto& n : group) groups_[n.get()] = group;
}

uint64_t Linearizer::unrolled(bool reduced) const {
  uint64_t mask = 0;
  for (size_t b = 0; b < ranges_.size(); ++b)
    if (ranges_[b].unroll > 1 && ranges_[b].reduced == reduced) mask |= uint64_t(1) << b;
  return mask;
}

// Calls f for every combination of copies of these ranges. The range with most copies is outermost:
// of the operands of a product the fewer stay in registers.
void Linearizer::each_copy(uint64_t bits, const std::function<void()>& f) {
  if (!bits) return f();
  auto bit = size_t(std::countr_zero(bits));
  for (auto b = bits; b; b &= b - 1) {
    auto other = size_t(std::countr_zero(b));
    if (ranges_[other].unroll > ranges_[bit].unroll) bit = other;
  }
  auto saved = copies_[bit];
  for (int u = 0; u < ranges_[bit].unroll; ++u) {
    copies_[bit] = uint8_t(u);
    each_copy(bits & ~(uint64_t(1) << bit), f);
  }
  copies_[bit] = saved;
}

// As each_copy, in the order of the loops: a sum does not depend on how they are unrolled.
void Linearizer::each_step(const NodeRef& reduction, size_t operand, uint64_t bits,
                           const std::function<void()>& f) {
  if (operand == reduction->operands.size()) return f();
  auto bit = ranges_.bit(reduction->operand(operand));
  if (!(bits >> bit & 1)) return each_step(reduction, operand + 1, bits, f);
  auto saved = copies_[bit];
  for (int u = 0; u < ranges_[bit].unroll; ++u) {
    copies_[bit] = uint8_t(u);
    each_step(reduction, operand + 1, bits, f);
  }
  copies_[bit] = saved;
}

Value Linearizer::identity(const NodeRef& n) {
  return out_.constant(ir::identity_word(n->op, n->dtype), n->dtype);
}

void Linearizer::reduce_group(const NodeRef& n) {
  uint64_t own = ranges_.own(n);
  int lane = ranges_.lane_bit();
  bool own_lanes = lane >= 0 && (own >> lane & 1);
  // Copies of a range cut in lanes are accumulators of their own, joined at the end.
  uint64_t parallel = own_lanes && ranges_[size_t(lane)].unroll > 1 ? uint64_t(1) << lane : 0;
  std::vector<Accumulator> group;
  for (auto& member : groups_.at(n.get())) {
    each_copy(ranges_.dependencies(member) & unrolled(false), [&] {
      each_copy(parallel, [&] { group.push_back({member, copies_}); });
    });
  }
  hoist(group, own);
  std::vector<Value> carries;
  for (auto& a : group) {
    bool wide = own_lanes || (lane >= 0 && (ranges_.dependencies(a.node) >> lane & 1));
    Value start = identity(a.node);
    carries.push_back(wide ? out_.broadcast(start, lanes_) : start);
  }
  auto saved = copies_;
  nest(group, 1, carries);
  copies_ = saved;
  size_t per_value = parallel ? size_t(ranges_[size_t(lane)].unroll) : 1;
  for (size_t i = 0; i < group.size(); i += per_value) {
    auto& a = group[i];
    std::vector<Value> parts(carries.begin() + long(i), carries.begin() + long(i + per_value));
    for (; parts.size() > 1; parts.resize((parts.size() + 1) / 2))
      for (size_t k = 0, half = (parts.size() + 1) / 2; k + half < parts.size(); ++k)
        parts[k] = out_.arithmetic(ir::combining_op(a.node->op), a.node->dtype,
                                   {parts[k], parts[k + half]});
    Value v = own_lanes ? out_.horizontal(a.node->op, parts[0]) : parts[0];
    copies_ = a.copies;
    auto k = key(a.node);
    known_[k] = v;
    known_by_level_.resize(std::max(known_by_level_.size(), size_t(v.level) + 1));
    known_by_level_[size_t(v.level)].push_back(k);
  }
  copies_ = saved;
}

// Reductions inside the bodies that do not vary with the loops about to open come first.
void Linearizer::hoist(const std::vector<Accumulator>& group, uint64_t own) {
  auto saved = copies_;
  std::vector<NodeRef> bodies;
  for (auto& a : group) bodies.push_back(a.node->operand(0));
  for (auto& n : ir::topological_order(bodies)) {
    if (!is_reduction(n) || (ranges_.dependencies(n) & own)) continue;
    bool ready = true;
    for (auto d = ranges_.dependencies(n); d; d &= d - 1) {
      auto bit = size_t(std::countr_zero(d));
      ready = ready && (!ranges_[bit].loops() || outer_[bit].has_value());
    }
    if (ready) each_copy(ranges_.dependencies(n) & unrolled(false), [&] { emit(n); });
  }
  copies_ = saved;
}

// Opens the loops over the reduction's ranges from operand `depth` on.
void Linearizer::nest(const std::vector<Accumulator>& group, size_t depth,
                      std::vector<Value>& carries) {
  auto& n = group[0].node;
  if (depth == n->operands.size()) return body(group, carries);
  auto bit = ranges_.bit(n->operand(depth));
  if (!ranges_[bit].loops()) return nest(group, depth + 1, carries);
  Value counter = out_.open_loop(dim(ranges_[bit].outer), carries);
  outer_[bit] = counter;
  nest(group, depth + 1, carries);
  int closing = out_.level();
  out_.close_loop(carries);
  outer_[bit].reset();
  for (size_t l = size_t(closing); l < known_by_level_.size(); ++l) {
    for (auto k : known_by_level_[l]) known_.erase(k);
    known_by_level_[l].clear();
  }
}

void Linearizer::body(const std::vector<Accumulator>& group, std::vector<Value>& carries) {
  uint64_t own = ranges_.own(group[0].node);
  int lane = ranges_.lane_bit();
  uint64_t sequential = own & unrolled(true);
  if (lane >= 0) sequential &= ~(uint64_t(1) << lane);
  uint64_t mask = sequential;
  each_step(group[0].node, 1, sequential, [&] {
    auto current = copies_;
    for (size_t i = 0; i < group.size(); ++i) {
      copies_ = group[i].copies;
      for (auto b = mask; b; b &= b - 1) {
        auto bit = size_t(std::countr_zero(b));
        copies_[bit] = current[bit];
      }
      carries[i] = accumulate(group[i].node, carries[i]);
    }
    copies_ = current;
  });
}

// One step: a masked value leaves the sum as it is, a product is fused into it.
Value Linearizer::accumulate(const NodeRef& n, const Value& total) {
  NodeRef v = n->operand(0);
  bool masked = false;
  Value mask;
  uint64_t own = ranges_.own(n);
  while (v->op == Op::where && v->operand(2)->op == Op::constant) {
    Value otherwise = emit(v->operand(2));
    if (otherwise.id != identity(n).id) break;
    join(mask, masked, emit(v->operand(0)));
    v = v->operand(1);
  }
  Value tail;
  if (lane_tail(own, tail)) join(mask, masked, tail);
  for (auto b = own; b; b &= b - 1) {
    auto bit = size_t(std::countr_zero(b));
    auto& r = ranges_[bit];
    if (r.exact() || r.lanes > 1) continue;
    join(mask, masked, out_.arithmetic(Op::lt, DType::boolean, {copy_start(bit), dim(r.extent)}));
  }
  Value next;
  bool fuse = n->op == Op::reduce_sum && v->op == Op::mul && is_float(n->dtype) &&
              target_.fuses(n->dtype) && target_.has(Op::fma) && holds(target_, n->dtype);
  if (fuse) {
    next = out_.arithmetic(Op::fma, n->dtype, {emit(v->operand(0)), emit(v->operand(1)), total});
  } else {
    Op op = ir::combining_op(n->op);
    next = out_.arithmetic(op, n->dtype, {total, as(emit(v), n->dtype)});
  }
  if (masked) next = out_.arithmetic(Op::where, n->dtype, {mask, next, total});
  PUMICE_ASSERT(next.lanes == total.lanes, cat(next.lanes, " lanes into ", total.lanes));
  return next;
}

void Linearizer::store(const NodeRef& n) {
  auto slot = int(n->attribute.ints[0]);
  Value v = as(emit(n->operand(1)), n->operand(1)->dtype);
  Address at = address(n->operand(0));
  bool masked = false;
  Value mask;
  if (n->operands.size() > 2) join(mask, masked, emit(n->operand(2)));
  uint64_t outputs = 0;
  for (auto& r : kernel_.outputs) outputs |= uint64_t(1) << ranges_.bit(r);
  for (auto b = outputs; b; b &= b - 1) {
    auto bit = size_t(std::countr_zero(b));
    auto& r = ranges_[bit];
    if (r.exact() || r.lanes > 1) continue;
    join(mask, masked, out_.arithmetic(Op::lt, DType::boolean, {copy_start(bit), dim(r.extent)}));
  }
  Value tail;
  if (lane_tail(outputs, tail)) join(mask, masked, tail);
  int lane = ranges_.lane_bit();
  bool many = lane >= 0 && (outputs >> lane & 1);
  uint16_t lanes = many ? lanes_ : uint16_t(1);
  v = out_.broadcast(v, lanes);
  out_.store(slot, lanes, at.consecutive ? at.alignment : uint16_t(1), at.index, v,
             masked ? &mask : nullptr);
}

ir::Program Linearizer::run() {
  decode_grid();
  for (auto& s : kernel_.stores) each_copy(unrolled(false), [&] { store(s); });
  ir::Program p;
  p.name = kernel_.name;
  for (auto& b : kernel_.buffers) p.buffers.push_back({b.dtype, false, false});
  p.body = out_.finish();
  for (auto& i : p.body) {
    if (i.code == ir::Code::load) p.buffers[i.immediate].read = true;
    if (i.code == ir::Code::store) p.buffers[i.immediate].written = true;
  }
  p.scalars = scalars_;
  for (auto& r : kernel_.outputs) p.count = p.count * ranges_[ranges_.bit(r)].outer;
  return p;
}

}  // namespace

ir::Program linearize(const ir::Kernel& kernel, const ir::Target& target) {
  return Linearizer(kernel, target).run();
}

}  // namespace pumice::kernel
