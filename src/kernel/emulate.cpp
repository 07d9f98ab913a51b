#include "kernel/emulate.h"

#include <algorithm>

#include "base/error.h"
#include "base/text.h"
#include "kernel/instructions.h"
#include "kernel/parts.h"

namespace pumice::kernel {

using ir::Code;
using ir::Instruction;
using ir::NodeRef;
using ir::Op;

namespace {

constexpr DType u32 = DType::u32;

class Emulation {
 public:
  Emulation(const ir::Program& program, const ir::Target& target)
      : p_(program), target_(target), words_(target), values_(program.body.size()) {}

  ir::Program run();

 private:
  using Values = SmallVector<Value, 2>;

  const Values& arg(const Instruction& i, size_t k) const { return values_[i.args[k]]; }
  bool held(DType t) const { return holds(target_, t); }
  Values constant(const Instruction& i);
  Values wide_index(Value low);
  Values arithmetic(const Instruction& i);
  Values evaluate(Op op, DType dtype, std::span<const DType> dtypes,
                  std::span<const Values> operands);
  Values emit(const NodeRef& node, std::span<const std::pair<NodeRef, Value>> leaves);
  Values horizontal(const Instruction& i);
  void begin_loop(size_t id);
  void end_loop(const Instruction& i);

  // ---- memory ----
  Value number(uint32_t n) { return out_.constant(n, u32); }
  Value op(Op o, const Value& a, const Value& b) { return out_.arithmetic(o, u32, {a, b}); }
  Value shifted(Op o, const Value& a, uint32_t n) { return n ? op(o, a, number(n)) : a; }
  Value index_of(const Instruction& i);
  Value lane(const Value& v, int l) { return v.lanes > 1 ? out_.extract(v, l) : v; }
  Value element(const Instruction& i, const Value& index, int l);
  const Value* mask_of(const Instruction& i, size_t k) {
    return i.args.size() > k ? &arg(i, k)[0] : nullptr;
  }
  Values load(const Instruction& i);
  Values load_pair(const Instruction& i);
  Value load_bits(const Instruction& i);
  Values from_bits(const Value& bits, DType dtype);
  Value to_bits(const Values& parts, DType dtype);
  void store(const Instruction& i);
  void store_pair(const Instruction& i);
  void store_words(const Instruction& i, const Value& bits);
  void store_each(const Instruction& i, const Value& bits);

  void step(size_t id);

  const ir::Program& p_;
  const ir::Target& target_;
  Words words_;
  Instructions out_;
  std::vector<Values> values_;  // by instruction: what it is made of
  struct Loop {
    size_t id;
    size_t carries;
  };
  std::vector<Loop> loops_;
};

Emulation::Values Emulation::constant(const Instruction& i) {
  Values made;
  for (auto& part : words_.of(ir::constant_bits(i.immediate, i.dtype))) {
    Value one = out_.constant(part->attribute.bits, part->dtype);
    made.push_back(out_.broadcast(one, i.lanes));
  }
  return made;
}

// A 64-bit int that is known to fit a u32.
Emulation::Values Emulation::wide_index(Value low) {
  if (low.dtype != u32) low = out_.arithmetic(Op::cast, u32, {low});
  return {low, out_.broadcast(number(0), low.lanes)};
}

// The words of one op, as instructions. Operands that are the same value or constants are leaves of
// one name, so that formulas shrink.
Emulation::Values Emulation::evaluate(Op op, DType dtype, std::span<const DType> dtypes,
                                      std::span<const Values> operands) {
  SmallVector<NodeRef, 3> nodes;
  std::vector<std::pair<NodeRef, Value>> leaves;
  for (size_t k = 0; k < operands.size(); ++k) {
    size_t first = k;
    for (size_t j = 0; j < k; ++j)
      if (dtypes[j] == dtypes[k] && operands[j][0].id == operands[k][0].id &&
          operands[j].back().id == operands[k].back().id)
        first = std::min(first, j);
    auto parts = part_dtypes(target_, dtypes[k]);
    std::string name = cat("x", first);
    Parts made;
    for (size_t part = 0; !held(dtypes[k]) && part < parts.size(); ++part) {
      int64_t bits = 0;
      bool known = out_.constant_bits(operands[k][part], bits);
      made.push_back(known ? ir::constant_int(bits, parts[part])
                           : ir::wild(cat("x", first, "_", part), parts[part]));
      name += known ? cat("_", bits) : "_";
    }
    NodeRef leaf = ir::wild(name, dtypes[k]);
    if (held(dtypes[k])) made = {leaf};
    for (size_t part = 0; part < made.size(); ++part)
      leaves.emplace_back(made[part], operands[k][part]);
    words_.leaf(leaf, std::move(made));
    nodes.push_back(leaf);
  }
  NodeRef node = op == Op::cast      ? ir::cast(nodes[0], dtype)
                 : op == Op::bitcast ? ir::bitcast(nodes[0], dtype)
                                     : ir::make(op, std::move(nodes));
  return emit(node, leaves);
}

Emulation::Values Emulation::emit(const NodeRef& node,
                                  std::span<const std::pair<NodeRef, Value>> leaves) {
  const Parts& parts = words_.of(node);
  std::unordered_map<NodeRef, Value> made(leaves.begin(), leaves.end());
  for (auto& n : ir::topological_order(std::span(parts.begin(), parts.end()))) {
    if (made.contains(n)) continue;
    if (n->op == Op::constant) {
      made[n] = out_.constant(n->attribute.bits, n->dtype);
      continue;
    }
    std::vector<Value> args;
    for (auto& o : n->operands) args.push_back(made.at(o));
    made[n] = out_.arithmetic(n->op, n->dtype, std::move(args));
  }
  Values out;
  for (auto& part : parts) out.push_back(made.at(part));
  return out;
}

Emulation::Values Emulation::arithmetic(const Instruction& i) {
  SmallVector<DType, 3> dtypes;
  std::vector<Values> operands;
  bool same = held(i.dtype);
  for (auto a : i.args) {
    dtypes.push_back(p_.body[a].dtype);
    operands.push_back(values_[a]);
    same = same && held(dtypes.back());
  }
  if (same) {
    std::vector<Value> args;
    for (auto& o : operands) args.push_back(o[0]);
    return {out_.arithmetic(i.op, i.dtype, std::move(args))};
  }
  Values made = evaluate(i.op, i.dtype, dtypes, operands);
  for (auto& v : made) v = out_.broadcast(v, i.lanes);
  return made;
}

// As the interpreter of programs does it: upper half onto lower, an odd last lane at the end.
Emulation::Values Emulation::horizontal(const Instruction& i) {
  const Values& all = arg(i, 0);
  if (held(i.dtype)) return {out_.horizontal(i.op, all[0])};
  DType dtypes[] = {i.dtype, i.dtype};
  auto join = [&](const Values& a, const Values& b) {
    Values both[] = {a, b};
    return evaluate(ir::combining_op(i.op), i.dtype, dtypes, both);
  };
  std::vector<Values> lanes, odd;
  for (int l = 0; l < all[0].lanes; ++l) {
    lanes.emplace_back();
    for (auto& part : all) lanes.back().push_back(lane(part, l));
  }
  while (lanes.size() > 1) {
    if (lanes.size() % 2) odd.push_back(lanes.back()), lanes.pop_back();
    size_t half = lanes.size() / 2;
    if (half == 0) break;
    for (size_t l = 0; l < half; ++l) lanes[l] = join(lanes[l], lanes[half + l]);
    lanes.resize(half);
  }
  for (; !odd.empty(); odd.pop_back()) lanes[0] = join(lanes[0], odd.back());
  return lanes[0];
}

void Emulation::begin_loop(size_t id) {
  const Instruction& i = p_.body[id];
  std::vector<Value> carries;
  for (size_t k = 1; k < i.args.size(); ++k)
    for (auto& part : arg(i, k)) carries.push_back(part);
  loops_.push_back({id, i.args.size() - 1});
  // No grid item counts beyond 2^32.
  Value counter = out_.open_loop(arg(i, 0)[0], carries);
  values_[id] = held(i.dtype) ? Values{counter} : wide_index(counter);
  size_t next = 0;
  for (size_t k = 1; k < i.args.size(); ++k) {
    Values& carry = values_[id + k];
    for (size_t part = 0; part < arg(i, k).size(); ++part) carry.push_back(carries[next++]);
  }
}

void Emulation::end_loop(const Instruction& i) {
  Loop loop = loops_.back();
  loops_.pop_back();
  std::vector<Value> next;
  for (size_t k = 0; k < i.args.size(); ++k)
    for (auto& part : arg(i, k)) next.push_back(part);
  out_.close_loop(next);
  size_t at = 0;
  for (size_t k = 0; k < loop.carries; ++k)
    for (auto& part : values_[loop.id + 1 + k]) part = next[at++];
}

// ---- memory ----

// The index as u32 words count elements of a buffer whose bytes do: a binding is below 2^32 bytes.
Value Emulation::index_of(const Instruction& i) {
  const Value& index = arg(i, 0)[0];
  return index.dtype == u32 ? index : out_.arithmetic(Op::cast, u32, {index});
}

// The element that lane l touches.
Value Emulation::element(const Instruction& i, const Value& index, int l) {
  if (index.lanes > 1) return out_.extract(index, l);
  return l ? op(Op::add, index, number(uint32_t(l))) : index;
}

Emulation::Values Emulation::load(const Instruction& i) {
  if (target_.stores(i.dtype))
    return {out_.load(int(i.immediate), i.dtype, i.lanes, i.alignment,
                      held(p_.body[i.args[0]].dtype) ? arg(i, 0)[0] : index_of(i), mask_of(i, 1))};
  if (size_of(i.dtype) == 8) return load_pair(i);
  return from_bits(load_bits(i), i.dtype);
}

Emulation::Values Emulation::load_pair(const Instruction& i) {
  int slot = int(i.immediate);
  const Value* mask = mask_of(i, 1);
  Value index = index_of(i);
  if (i.lanes == 1) {
    Value both = out_.load(slot, u32, 2, 2, shifted(Op::shl, index, 1), mask);
    return {out_.extract(both, 0), out_.extract(both, 1)};
  }
  if (index.lanes == 1) index = op(Op::add, index, out_.lane_index(u32, i.lanes));
  Value low = shifted(Op::shl, index, 1), high = op(Op::add, low, number(1));
  return {out_.load(slot, u32, i.lanes, 1, low, mask),
          out_.load(slot, u32, i.lanes, 1, high, mask)};
}

// The elements of less than a word, in u32 extended by zeros.
Value Emulation::load_bits(const Instruction& i) {
  int slot = int(i.immediate);
  const Value* mask = mask_of(i, 1);
  auto bytes = uint32_t(size_of(i.dtype)), per_word = 4 / bytes, step = per_word == 4 ? 2u : 1u;
  Value index = index_of(i);
  bool one_word = index.lanes == 1 && i.lanes <= per_word && i.alignment >= i.lanes &&
                  (!mask || mask->lanes == 1);
  Value inside, word;
  if (one_word) {  // a power of two of aligned lanes
    inside = op(Op::bit_and, index, number(per_word - 1));
    if (i.lanes > 1) inside = op(Op::add, inside, out_.lane_index(u32, i.lanes));
    word = out_.load(slot, u32, 1, 1, shifted(Op::shr, index, step), mask);
  } else {
    if (index.lanes == 1 && i.lanes > 1) index = op(Op::add, index, out_.lane_index(u32, i.lanes));
    inside = op(Op::bit_and, index, number(per_word - 1));
    word = out_.load(slot, u32, i.lanes, 1, shifted(Op::shr, index, step), mask);
  }
  Value shift = op(Op::mul, inside, number(8 * bytes));
  Value bits = op(Op::shr, word, shift);
  return op(Op::bit_and, bits, number(bytes == 1 ? 0xff : 0xffff));
}

Emulation::Values Emulation::from_bits(const Value& bits, DType t) {
  if (t == DType::boolean) return {out_.arithmetic(Op::ne, DType::boolean, {bits, number(0)})};
  if (!held(t) && !is_signed_int(t)) return {bits};
  DType from[] = {u32};
  Values operand[] = {{bits}};
  if (!is_float(t)) return evaluate(Op::cast, t, from, operand);
  DType pattern[] = {DType::u16};
  Values narrow[] = {evaluate(Op::cast, DType::u16, from, operand)};
  return evaluate(Op::bitcast, t, pattern, narrow);
}

Value Emulation::to_bits(const Values& parts, DType t) {
  auto bytes = size_of(t);
  DType own[] = {t};
  Values operand[] = {parts};
  if (is_float(t)) {
    if (!held(t)) return parts[0];
    operand[0] = evaluate(Op::bitcast, DType::u16, own, operand);
    own[0] = DType::u16;
  }
  Value word = evaluate(Op::cast, u32, own, operand)[0];
  return is_signed_int(t) ? op(Op::bit_and, word, number(bytes == 1 ? 0xff : 0xffff)) : word;
}

void Emulation::store(const Instruction& i) {
  if (target_.stores(i.dtype)) {
    bool plain = held(p_.body[i.args[0]].dtype);
    return out_.store(int(i.immediate), i.lanes, i.alignment, plain ? arg(i, 0)[0] : index_of(i),
                      arg(i, 1)[0], mask_of(i, 2));
  }
  if (size_of(i.dtype) == 8) return store_pair(i);
  Value bits = to_bits(arg(i, 1), i.dtype);
  uint32_t per_word = 4u / uint32_t(size_of(i.dtype));
  bool whole = arg(i, 0)[0].lanes == 1 && i.lanes % per_word == 0 && i.alignment % per_word == 0;
  whole ? store_words(i, bits) : store_each(i, bits);
}

void Emulation::store_pair(const Instruction& i) {
  const Values& value = arg(i, 1);
  const Value* mask = mask_of(i, 2);
  Value index = index_of(i);
  if (i.lanes > 1 && index.lanes == 1) index = op(Op::add, index, out_.lane_index(u32, i.lanes));
  Value low = shifted(Op::shl, index, 1), high = op(Op::add, low, number(1));
  out_.store(int(i.immediate), i.lanes, 1, low, value[0], mask);
  out_.store(int(i.immediate), i.lanes, 1, high, value[1], mask);
}

// Lanes that fill words: each word is this item's alone but where lanes are masked.
void Emulation::store_words(const Instruction& i, const Value& bits) {
  auto bytes = uint32_t(size_of(i.dtype)), per_word = 4 / bytes;
  const Value* mask = mask_of(i, 2);
  bool partial = mask && mask->lanes > 1;
  Value first = shifted(Op::shr, index_of(i), per_word == 4 ? 2 : 1);
  for (uint32_t w = 0; w * per_word < i.lanes; ++w) {
    Value word = number(0), changed = number(0);
    for (uint32_t k = 0; k < per_word; ++k) {
      int l = int(w * per_word + k);
      uint32_t shift = 8 * bytes * k, full = (bytes == 1 ? 0xffu : 0xffffu) << shift;
      Value piece = shifted(Op::shl, lane(bits, l), shift);
      if (partial) {
        Value on = lane(*mask, l);
        piece = out_.arithmetic(Op::where, u32, {on, piece, number(0)});
        changed =
            op(Op::bit_or, changed, out_.arithmetic(Op::where, u32, {on, number(full), number(0)}));
      }
      word = k ? op(Op::bit_or, word, piece) : piece;
    }
    Value at = w ? op(Op::add, first, number(w)) : first;
    if (!partial) {
      out_.store(int(i.immediate), 1, 1, at, word, mask);
      continue;
    }
    Value any = out_.arithmetic(Op::ne, DType::boolean, {changed, number(0)});
    out_.merge(int(i.immediate), at, word, changed, &any);
  }
}

// Other items may write the rest of the word at the same time.
void Emulation::store_each(const Instruction& i, const Value& bits) {
  auto bytes = uint32_t(size_of(i.dtype)), per_word = 4 / bytes;
  const Value* mask = mask_of(i, 2);
  Value index = index_of(i);
  for (int l = 0; l < i.lanes; ++l) {
    Value at = element(i, index, l);
    Value inside = op(Op::bit_and, at, number(per_word - 1));
    Value shift = op(Op::mul, inside, number(8 * bytes));
    Value on = mask ? lane(*mask, l) : Value{};
    out_.merge(int(i.immediate), shifted(Op::shr, at, per_word == 4 ? 2 : 1),
               op(Op::shl, lane(bits, l), shift),
               op(Op::shl, number(bytes == 1 ? 0xff : 0xffff), shift), mask ? &on : nullptr);
  }
}

void Emulation::step(size_t id) {
  const Instruction& i = p_.body[id];
  Values& made = values_[id];
  switch (i.code) {
    case Code::constant:
      made = constant(i);
      break;
    case Code::scalar:
      if (held(i.dtype))
        made = {out_.scalar(i.immediate, i.dtype)};
      else
        made = {out_.scalar(2 * i.immediate, u32), out_.scalar(2 * i.immediate + 1, u32)};
      break;
    case Code::grid:  // launches have less than 2^32 items where there is no i64
      made = held(i.dtype) ? Values{out_.grid(i.dtype)} : wide_index(out_.grid(DType::i32));
      break;
    case Code::arithmetic:
      made = arithmetic(i);
      break;
    case Code::broadcast:
      for (auto& part : arg(i, 0)) made.push_back(out_.broadcast(part, i.lanes));
      break;
    case Code::lane_index:
      made = held(i.dtype) ? Values{out_.lane_index(i.dtype, i.lanes)}
                           : wide_index(out_.lane_index(u32, i.lanes));
      break;
    case Code::extract:
      for (auto& part : arg(i, 0)) made.push_back(lane(part, int(i.immediate)));
      break;
    case Code::horizontal:
      made = horizontal(i);
      break;
    case Code::load:
      made = load(i);
      break;
    case Code::store:
      store(i);
      break;
    case Code::merge:
      out_.merge(int(i.immediate), index_of(i), arg(i, 1)[0], arg(i, 2)[0], mask_of(i, 3));
      break;
    case Code::loop:
      begin_loop(id);
      break;
    case Code::carry:
      break;  // made with its loop
    case Code::end_loop:
      end_loop(i);
      break;
    case Code::begin_if:
    case Code::end_if:
      PUMICE_ASSERT(false, "an if reaches emulate");
  }
}

ir::Program Emulation::run() {
  for (size_t id = 0; id < p_.body.size(); ++id) step(id);
  ir::Program out = p_;
  out.body = out_.finish();
  for (auto& b : out.buffers)
    if (!target_.stores(b.dtype)) b.dtype = u32;
  return out;
}

}  // namespace

ir::Program emulate(const ir::Program& program, const ir::Target& target) {
  auto lacks = [&](DType t) { return !holds(target, t); };
  bool needed = std::any_of(program.body.begin(), program.body.end(),
                            [&](const Instruction& i) { return lacks(i.dtype); }) ||
                std::any_of(program.buffers.begin(), program.buffers.end(),
                            [&](const ir::ProgramBuffer& b) { return !target.stores(b.dtype); });
  return needed ? Emulation(program, target).run() : program;
}

}  // namespace pumice::kernel
