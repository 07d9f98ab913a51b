#include "kernel/instructions.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"

namespace pumice::kernel {

using ir::Code;
using ir::Instruction;
using ir::Op;

namespace {

uint64_t hash_of(const Instruction& i) {
  uint64_t h = mix(uint64_t(i.code) | uint64_t(i.op) << 8 | uint64_t(i.dtype) << 16 |
                       uint64_t(i.lanes) << 24 | uint64_t(i.alignment) << 40,
                   i.immediate);
  for (auto a : i.args) h = mix(h, a);
  return h;
}

std::optional<int64_t> folded(Op op, int64_t a, int64_t b) {
  int64_t r = 0;
  switch (op) {
    case Op::add:
      return __builtin_add_overflow(a, b, &r) ? std::nullopt : std::optional(r);
    case Op::sub:
      return __builtin_sub_overflow(a, b, &r) ? std::nullopt : std::optional(r);
    case Op::mul:
      return __builtin_mul_overflow(a, b, &r) ? std::nullopt : std::optional(r);
    case Op::min:
      return std::min(a, b);
    case Op::max:
      return std::max(a, b);
    case Op::lt:
      return a < b;
    case Op::le:
      return a <= b;
    case Op::eq:
      return a == b;
    case Op::ne:
      return a != b;
    default:
      return std::nullopt;
  }
}

bool fits(int64_t v, DType t) { return t == DType::i64 || v == int64_t(int32_t(v)); }

}  // namespace

Value Instructions::value(uint32_t id) const {
  return {id, all_[id].dtype, all_[id].lanes, levels_[id]};
}

Value Instructions::add(Instruction instruction, int level) {
  uint64_t h = hash_of(instruction);
  auto [first, last] = known_.equal_range(h);
  for (auto i = first; i != last; ++i)
    if (all_[i->second] == instruction) return value(i->second);
  auto id = uint32_t(all_.size());
  all_.push_back(std::move(instruction));
  levels_.push_back(level);
  blocks_[size_t(level)].sequence.push_back(id);
  blocks_[size_t(level)].hashes.push_back(h);
  known_.emplace(h, id);
  return value(id);
}

Value Instructions::constant(uint64_t bits, DType dtype) {
  return add({.code = Code::constant, .dtype = dtype, .args = {}, .immediate = bits}, 0);
}

Value Instructions::number(double v, DType dtype) {
  return constant(is_float(dtype) ? std::bit_cast<uint64_t>(v) : uint64_t(int64_t(v)), dtype);
}

Value Instructions::scalar(uint64_t index, DType dtype) {
  return add({.code = Code::scalar, .dtype = dtype, .args = {}, .immediate = index}, 0);
}

Value Instructions::grid(DType dtype) {
  return add({.code = Code::grid, .dtype = dtype, .args = {}}, 0);
}

Value Instructions::lane_index(DType dtype, uint16_t lanes) {
  return add({.code = Code::lane_index, .dtype = dtype, .lanes = lanes, .args = {}}, 0);
}

Value Instructions::broadcast(const Value& v, uint16_t lanes) {
  if (v.lanes == lanes) return v;
  PUMICE_ASSERT(v.lanes == 1, cat(v.lanes, " lanes to ", lanes));
  return add({.code = Code::broadcast, .dtype = v.dtype, .lanes = lanes, .args = {v.id}}, v.level);
}

Value Instructions::extract(const Value& v, int lane) {
  return add({.code = Code::extract, .dtype = v.dtype, .args = {v.id}, .immediate = uint64_t(lane)},
             v.level);
}

Value Instructions::horizontal(Op op, const Value& v) {
  if (v.lanes == 1) return v;
  return add({.code = Code::horizontal, .op = op, .dtype = v.dtype, .args = {v.id}}, v.level);
}

bool Instructions::constant_bits(const Value& v, int64_t& bits) const {
  const auto& i = all_[v.id];
  bits = int64_t(i.immediate);
  return i.code == Code::constant && !is_float(i.dtype);
}

Value Instructions::arithmetic(Op op, DType dtype, std::vector<Value> args) {
  int64_t a = 0, b = 0;
  if (args.size() == 2 && (args[0].dtype == DType::i64 || args[0].dtype == DType::i32)) {
    bool ca = constant_bits(args[0], a), cb = constant_bits(args[1], b);
    if (ca && cb)
      if (auto r = folded(op, a, b); r && (dtype == DType::boolean || fits(*r, dtype)))
        return integer(*r, dtype);
    if (cb && ((b == 0 && (op == Op::add || op == Op::sub)) || (b == 1 && op == Op::mul)))
      return args[0];
    if (ca && ((a == 0 && op == Op::add) || (a == 1 && op == Op::mul))) return args[1];
  }
  if (op == Op::bit_and && dtype == DType::boolean)
    for (size_t i = 0; i < 2; ++i)
      if (constant_bits(args[i], a) && a == 1) return args[1 - i];
  uint16_t lanes = 1;
  for (auto& v : args) lanes = std::max(lanes, v.lanes);
  Instruction i{.code = Code::arithmetic, .op = op, .dtype = dtype, .lanes = lanes, .args = {}};
  int level = 0;
  for (auto& v : args) {
    v = broadcast(v, lanes);
    level = std::max(level, v.level);
    i.args.push_back(v.id);
  }
  return add(std::move(i), level);
}

Value Instructions::load(int slot, DType dtype, uint16_t lanes, uint16_t alignment,
                         const Value& index, const Value* mask) {
  Instruction i{.code = Code::load,
                .dtype = dtype,
                .lanes = lanes,
                .alignment = alignment,
                .args = {index.id},
                .immediate = uint64_t(slot)};
  int level = index.level;
  if (mask) {
    i.args.push_back(mask->id);
    level = std::max(level, mask->level);
  }
  return add(std::move(i), level);
}

void Instructions::store(int slot, uint16_t lanes, uint16_t alignment, const Value& index,
                         const Value& v, const Value* mask) {
  Instruction i{.code = Code::store,
                .dtype = v.dtype,
                .lanes = lanes,
                .alignment = alignment,
                .args = {index.id, v.id},
                .immediate = uint64_t(slot)};
  if (mask) i.args.push_back(mask->id);
  append(std::move(i));
}

void Instructions::merge(int slot, const Value& index, const Value& v, const Value& bits,
                         const Value* mask) {
  Instruction i{.code = Code::merge,
                .dtype = DType::u32,
                .args = {index.id, v.id, bits.id},
                .immediate = uint64_t(slot)};
  if (mask) i.args.push_back(mask->id);
  append(std::move(i));
}

void Instructions::append(Instruction i) {
  auto id = uint32_t(all_.size());
  all_.push_back(std::move(i));
  levels_.push_back(level());
  blocks_.back().sequence.push_back(id);
}

Value Instructions::open_loop(const Value& extent, std::vector<Value>& carries) {
  Instruction loop{.code = Code::loop, .dtype = extent.dtype, .args = {extent.id}};
  for (auto& c : carries) loop.args.push_back(c.id);
  blocks_.emplace_back();
  auto append = [&](Instruction i) {
    auto id = uint32_t(all_.size());
    all_.push_back(std::move(i));
    levels_.push_back(level());
    blocks_.back().sequence.push_back(id);
    return id;
  };
  auto counter = append(std::move(loop));
  for (auto& c : carries) {
    auto id = append({.code = Code::carry, .dtype = c.dtype, .lanes = c.lanes, .args = {c.id}});
    blocks_.back().carries.push_back(id);
    c = value(id);
  }
  return value(counter);
}

void Instructions::close_loop(std::vector<Value>& next) {
  Block block = std::move(blocks_.back());
  Instruction end{.code = Code::end_loop, .args = {}};
  for (auto& v : next) end.args.push_back(v.id);
  block.sequence.push_back(uint32_t(all_.size()));
  all_.push_back(std::move(end));
  levels_.push_back(level());
  for (auto h : block.hashes) {
    auto [first, last] = known_.equal_range(h);
    for (auto i = first; i != last;)
      i = levels_[i->second] == level() ? known_.erase(i) : std::next(i);
  }
  blocks_.pop_back();
  auto& outer = blocks_.back().sequence;
  outer.insert(outer.end(), block.sequence.begin(), block.sequence.end());
  for (size_t k = 0; k < next.size(); ++k) {
    levels_[block.carries[k]] = level();
    next[k] = value(block.carries[k]);
  }
}

std::vector<Instruction> Instructions::finish() {
  const auto& order = blocks_[0].sequence;
  std::vector<bool> used(all_.size());
  for (auto i = order.rbegin(); i != order.rend(); ++i) {
    auto& instruction = all_[*i];
    bool effect = instruction.code == Code::store || instruction.code == Code::merge ||
                  instruction.code == Code::loop || instruction.code == Code::carry ||
                  instruction.code == Code::end_loop;
    if (!effect && !used[*i]) continue;
    used[*i] = true;
    for (auto a : instruction.args) used[a] = true;
  }
  // A carry's end value stands after it, so what end_loop names is marked before its maker is met.
  std::vector<uint32_t> renamed(all_.size());
  std::vector<Instruction> body;
  for (auto id : order) {
    if (!used[id]) continue;
    renamed[id] = uint32_t(body.size());
    body.push_back(all_[id]);
    for (auto& a : body.back().args) a = renamed[a];
  }
  return body;
}

}  // namespace pumice::kernel
