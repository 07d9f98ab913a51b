#include "kernel/cost_model.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace pumice::kernel {

using ir::NodeRef;
using ir::Op;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double fma_latency = 4;
constexpr double max_copies = 400;  // instructions of one unrolled body

double alu_cost(const ir::Node& n) {
  if (n.op == Op::div || n.op == Op::mod || n.op == Op::sqrt) return is_float(n.dtype) ? 8 : 16;
  return n.op == Op::fma || is_float(n.dtype) ? 1 : 0.5;
}

double highest(const ir::Dim& d) { return double(std::min<int64_t>(d.highest(), 1 << 30)); }

double outer_count(const RangeInfo& r) {
  return std::max(1.0, std::ceil(highest(r.extent) / double(r.step())));
}

double copies_of(uint64_t bits, const Ranges& cut) {
  double n = 1;
  for (; bits; bits &= bits - 1) n *= cut[size_t(std::countr_zero(bits))].unroll;
  return n;
}

// Indices cost what the hoisting leaves of them: nothing that is worth modelling.
bool is_index(const NodeRef& n) { return n->dtype == DType::i64 && n->op != Op::load; }

}  // namespace

CostModel::CostModel(const ir::Kernel& kernel, const ir::Target& target, const Ranges& ranges)
    : target_(target) {
  for (auto& r : kernel.outputs) outputs_ |= uint64_t(1) << ranges.bit(r);
  std::unordered_map<const ir::Node*, uint64_t> around;  // loops that the node stands in
  auto& nodes = ranges.nodes();
  for (size_t i = nodes.size(); i-- > 0;) {
    auto& n = nodes[i];
    uint64_t inside = around[n.get()] | (is_reduction(n) ? ranges.own(n) : 0);
    for (auto& o : n->operands) around[o.get()] |= inside;
  }
  for (auto& n : nodes) {
    if (n->op == Op::constant || n->op == Op::range || n->op == Op::variable) continue;
    Item item{Kind::alu, ranges.dependencies(n), 0, 1, 0, 0, {}, 0};
    if (n->op == Op::load || n->op == Op::store) {
      item.kind = n->op == Op::load ? Kind::load : Kind::store;
      add_address(item, n->operand(0), ranges);
      if (item.kind == Kind::store) item.varies |= outputs_;
    } else if (is_reduction(n)) {
      item.kind = Kind::reduction;
      item.own = ranges.own(n);
      std::vector<size_t> order;
      for (size_t i = 1; i < n->operands.size(); ++i) order.push_back(ranges.bit(n->operand(i)));
      orders_.push_back(order);
      bool fused = n->operand(0)->op == Op::mul && is_float(n->dtype);
      item.weight = fused ? 0 : 1;
    } else {
      if (is_index(n) || n->dtype == DType::boolean) continue;
      item.weight = alu_cost(*n);
    }
    item.loops = around[n.get()];
    items_.push_back(std::move(item));
  }
}

void CostModel::add_address(Item& item, const NodeRef& index, const Ranges& ranges) {
  item.index = ranges.dependencies(index);
  for (auto& part : affine(index).parts) {
    if (part.atom->op == Op::range)
      item.strides.push_back({ranges.bit(part.atom), part.coefficient});
    else
      item.opaque |= ranges.dependencies(part.atom);
  }
}

// Copies that are a large power of two apart fall into the same sets of a cache.
double CostModel::far_apart(const Item& item, const Ranges& cut) const {
  if (target_.gpu) return 1;
  double factor = 1;
  for (auto& [bit, stride] : item.strides) {
    auto elements = std::abs(stride) * cut[bit].lanes;
    if (cut[bit].unroll > 1 && elements >= 1024 && elements % 1024 == 0) factor *= 1.5;
  }
  return factor;
}

double CostModel::access(const Item& item, const Ranges& cut, double copies) const {
  int lane = cut.lane_bit();
  copies *= far_apart(item, cut);
  if (lane < 0 || !(item.index >> lane & 1)) {
    if (item.kind == Kind::store) return copies;
    // On the CPU a scalar is broadcast by the instruction that uses it.
    return copies * (target_.gpu ? 1 : 0.5);
  }
  auto& r = cut[size_t(lane)];
  int64_t stride = 0;
  for (auto& [bit, s] : item.strides)
    if (int(bit) == lane) stride = s;
  bool opaque = item.opaque >> lane & 1;
  if (!opaque && stride == 1) return copies * (r.exact() ? 1 : 1.2);
  double scattered = r.lanes * (item.kind == Kind::store ? 1.5 : 1.2);
  return copies * scattered;
}

// Vectors alive in the hungriest loop: its sums, and its operands but the most numerous, which come
// one at a time. What other loops have summed may wait in memory.
double CostModel::registers(const Ranges& cut) const {
  double most = 0;
  for (auto& r : items_) {
    if (r.kind != Kind::reduction) continue;
    double sums = 0, loads = 0, largest = 0;
    for (auto& i : items_) {
      double n = copies_of(i.varies & outputs_, cut);
      if (i.kind == Kind::reduction && i.own == r.own) {
        int lane = cut.lane_bit();
        if (lane >= 0 && (i.own >> lane & 1)) n *= cut[size_t(lane)].unroll;
        sums += n;
      } else if (i.kind == Kind::load && (i.loops & r.own)) {
        loads += n;
        largest = std::max(largest, n);
      }
    }
    most = std::max(most, sums + (loads - largest));
  }
  // A GPU's registers hold one number; a vector takes as many as it has lanes.
  constexpr double gpu_vector = 4;
  double share = target_.gpu && cut.lane_bit() < 0 ? 1 / gpu_vector : 1;
  return most * share + 2;
}

double CostModel::cost(const Ranges& cut) const {
  bool reduces = !orders_.empty();
  if (reduces && registers(cut) > target_.vector_registers) return infinite;
  double items = 1;
  for (auto b = outputs_; b; b &= b - 1) items *= outer_count(cut[size_t(std::countr_zero(b))]);
  double total = items * 12, code = 0;
  for (auto& i : items_) {
    double n = copies_of(i.varies, cut);
    int lane = cut.lane_bit();
    bool many = lane >= 0 && ((i.varies | i.own) >> lane & 1);
    // A GPU's invocation computes one lane at a time; only its accesses are wide.
    double width = target_.gpu && many ? cut[size_t(lane)].lanes : 1;
    double times = items;
    // The loops around it, from the outermost to the last one it varies with.
    for (auto& order : orders_) {
      double trips = 1, until = 1;
      for (auto bit : order) {
        if (!(i.loops >> bit & 1)) continue;
        trips *= outer_count(cut[bit]);
        if (i.varies >> bit & 1) until = trips;
      }
      times *= until;
    }
    code += n;
    switch (i.kind) {
      case Kind::load:
      case Kind::store:
        total += times * access(i, cut, n);
        break;
      case Kind::alu:
        total += times * n * i.weight * width;
        break;
      case Kind::reduction: {
        double trips = 1, sequential = 1, parallel = 1;
        for (auto b = i.own; b; b &= b - 1) {
          auto bit = size_t(std::countr_zero(b));
          trips *= outer_count(cut[bit]);
          (int(bit) == lane ? parallel : sequential) *= cut[bit].unroll;
        }
        double step = n * parallel * sequential;
        total += times * trips * std::max(step * (i.weight + 1) * width, fma_latency * sequential);
        total += times * trips * 2;
        if (lane >= 0 && (i.own >> lane & 1)) total += times * n * (6 + parallel);
        code += step;
        break;
      }
    }
  }
  if (code > max_copies) return infinite;
  // Work that cannot be spread is paid by those who wait for it.
  double wanted = double(target_.parallelism) * (target_.gpu ? 1 : 2);
  constexpr double worth_spreading = 60000;
  if (items < wanted && (target_.gpu || total > worth_spreading)) total *= wanted / items;
  return total;
}

}  // namespace pumice::kernel
