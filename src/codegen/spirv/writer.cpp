#include "codegen/spirv/writer.h"

#include <algorithm>
#include <bit>

#include "base/error.h"
#include "base/half.h"
#include "base/text.h"
#include "codegen/chunks.h"
#include "codegen/spirv/memory.h"
#include "ir/node.h"

namespace pumice::codegen::spirv {

namespace {

using ir::Code;
using ir::Instruction;
using ir::Op;
using ir::Program;

using Value = Chunked<Id>;

class Writer {
 public:
  Writer(const Program& program, uint64_t features)
      : p_(program), e_(module_, features), memory_(e_, program), values_(program.body.size()) {}
  Words write();

 private:
  struct Carry {
    size_t id;
    SmallVector<Id, 1> next;  // one per chunk: the value from the loop's end
  };
  struct Frame {  // an open loop or if
    bool loop;
    Id header = 0, next = 0, done = 0, counter = 0, counter_next = 0;
    Type counter_type;
    std::vector<Carry> carries;
  };

  const Value& arg(const Instruction& i, size_t n) const { return values_[i.args[n]]; }
  Type chunk_type(const Value& v, int chunk) const {
    return {kind_of(v.dtype), chunk_lanes(v.lanes, chunk)};
  }
  Id component(const Value& v, int lane);
  Value assemble(DType dtype, const Words& lanes);
  Operand operand(const Value& v, int chunk) const {
    return {v.chunks[size_t(chunk)], v.dtype, v.constant, v.bits};
  }

  void modes();
  void prologue();
  void instruction(size_t id);
  Value constant(const Instruction& i);
  Value arithmetic(const Instruction& i);
  Value broadcast(const Instruction& i);
  Value lane_index(const Instruction& i);
  Value horizontal(const Instruction& i);
  Value load(const Instruction& i);
  Value load_lanes(const Instruction& i);
  Id load_guarded(const Instruction& i, Id index, DType index_dtype, Id mask);
  void store(const Instruction& i);
  void merge(const Instruction& i);
  void store_lanes(const Instruction& i);
  template <class F>
  void when(Id condition, F&& body);
  void begin_loop(size_t id);
  void end_loop(const Instruction& i);

  const Program& p_;
  Module module_;
  Emitter e_;
  Memory memory_;
  std::vector<Value> values_;
  std::vector<Frame> frames_;
  Id item_ = 0, done_ = 0;
  Kind item_kind_ = Kind::i32;
};

Id Writer::component(const Value& v, int lane) {
  int chunk = lane / widest;
  return e_.extract(chunk_type(v, chunk), v.chunks[size_t(chunk)], lane % widest);
}

Value Writer::assemble(DType dtype, const Words& lanes) {
  Value v{{}, dtype, int(lanes.size())};
  for (int c = 0; c < chunk_count(v.lanes); ++c) {
    int n = chunk_lanes(v.lanes, c);
    std::span<const uint32_t> part(&lanes[size_t(c * widest)], size_t(n));
    v.chunks.push_back(
        n == 1 ? part[0]
               : e_.op_raw(Opcode::CompositeConstruct, e_.type({kind_of(dtype), n}), part));
  }
  return v;
}

void Writer::modes() {
  append(module_.modes, Opcode::ExecutionMode,
         {module_.entry, local_size, uint32_t(p_.workgroup), 1, 1});
  auto mode = [&](Feature feature, uint32_t capability, uint32_t number, uint32_t width) {
    if (!e_.has(feature)) return;
    module_.capability(capability);
    append(module_.modes, Opcode::ExecutionMode, {module_.entry, number, width});
  };
  mode(preserve16, cap_signed_zero_inf_nan, signed_zero_inf_nan, 16);
  mode(preserve32, cap_signed_zero_inf_nan, signed_zero_inf_nan, 32);
  mode(preserve64, cap_signed_zero_inf_nan, signed_zero_inf_nan, 64);
  mode(denormals16, cap_denorm_preserve, denorm_preserve, 16);
  mode(denormals32, cap_denorm_preserve, denorm_preserve, 32);
  mode(denormals64, cap_denorm_preserve, denorm_preserve, 64);
  mode(nearest16, cap_rounding_rte, rounding_rte, 16);
  mode(nearest32, cap_rounding_rte, rounding_rte, 32);
  mode(nearest64, cap_rounding_rte, rounding_rte, 64);
}

// item = workgroup number * LocalSize + local index, in 64 bits when the program asks for it.
void Writer::prologue() {
  for (const Instruction& i : p_.body)
    if (i.code == Code::grid) item_kind_ = std::max(item_kind_, kind_of(i.dtype));
  Type t{item_kind_, 1};
  auto built = [&](uint32_t which, int lanes) {
    Id type = e_.type({Kind::i32, lanes});
    Id variable = module_.variable(module_.global(Opcode::TypePointer, 0, {input, type}), input);
    module_.decorate(variable, {built_in, which});
    uint32_t from[] = {variable};
    return e_.op_raw(Opcode::Load, type, from);
  };
  Id group = built(workgroup_id, 3), groups = built(num_workgroups, 3);
  Id local = built(local_invocation_index, 1);
  auto part = [&](Id vector, int lane) {
    Id x = e_.extract({Kind::i32, 3}, vector, lane);
    return t.kind == Kind::i64 ? e_.op(Opcode::UConvert, t, {x}) : x;
  };
  auto mul_add = [&](Id a, Id b, Id c) {
    return e_.op(Opcode::IAdd, t, {e_.op(Opcode::IMul, t, {a, b}), c});
  };
  Id number = mul_add(part(group, 2), part(groups, 1), part(group, 1));
  number = mul_add(number, part(groups, 0), part(group, 0));
  if (t.kind == Kind::i64) local = e_.op(Opcode::UConvert, t, {local});
  item_ = mul_add(number, e_.constant(t, uint64_t(p_.workgroup)), local);
  memory_.begin();
  if (e_.has(hide_constants)) e_.hidden = memory_.hidden_zero();
  Id inside = e_.compare(Opcode::ULessThan, t, item_, memory_.count(t.kind));
  Id body = module_.fresh();
  done_ = module_.fresh();
  e_.plain(Opcode::SelectionMerge, {done_, 0});
  e_.branch_if(inside, body, done_);
  e_.label(body);
}

Words Writer::write() {
  module_.capability(cap_shader);
  module_.entry = module_.fresh();
  module_.name(module_.entry, p_.name);
  modes();
  Id nothing = module_.global(Opcode::TypeVoid, 0, {});
  Id signature = module_.global(Opcode::TypeFunction, 0, {nothing});
  e_.plain(Opcode::Function, {nothing, module_.entry, 0, signature});
  e_.label(module_.fresh());
  prologue();
  for (size_t id = 0; id < p_.body.size(); ++id) instruction(id);
  PUMICE_ASSERT(frames_.empty(), cat(p_.name, ": a loop or if stays open"));
  e_.branch(done_);
  e_.label(done_);
  e_.plain(Opcode::Return, {});
  e_.plain(Opcode::FunctionEnd, {});
  module_.functions.insert(module_.functions.end(), e_.code.begin(), e_.code.end());
  return module_.finish(p_.name);
}

Value Writer::constant(const Instruction& i) {
  Value v{{}, i.dtype, i.lanes, true, i.immediate};
  uint64_t bits = i.immediate;
  double number = std::bit_cast<double>(bits);
  if (i.dtype == DType::f16) bits = f16_from_double(number);
  if (i.dtype == DType::bf16) bits = bf16_from_double(number);
  if (i.dtype == DType::f32) bits = std::bit_cast<uint32_t>(float(number));
  for (int c = 0; c < chunk_count(v.lanes); ++c)
    v.chunks.push_back(e_.constant(chunk_type(v, c), bits));
  return v;
}

Value Writer::arithmetic(const Instruction& i) {
  Value v{{}, i.dtype, i.lanes};
  for (int c = 0; c < chunk_count(v.lanes); ++c) {
    SmallVector<Operand, 3> operands;
    for (uint32_t a : i.args) {
      PUMICE_ASSERT(values_[a].lanes == v.lanes, cat("operand lanes of ", ir::name(i.op)));
      operands.push_back(operand(values_[a], c));
    }
    v.chunks.push_back(emit_arithmetic(e_, i.op, i.dtype, chunk_lanes(v.lanes, c), operands));
  }
  return v;
}

Value Writer::broadcast(const Instruction& i) {
  const Value& a = arg(i, 0);
  if (a.constant) {
    Instruction wide = i;
    wide.immediate = a.bits;
    return constant(wide);
  }
  return assemble(a.dtype, Words(i.lanes, a.chunks[0]));
}

Value Writer::lane_index(const Instruction& i) {
  Words lanes;
  for (int lane = 0; lane < i.lanes; ++lane) {
    Instruction one = i;
    one.lanes = 1;
    one.immediate = is_float(i.dtype) ? std::bit_cast<uint64_t>(double(lane)) : uint64_t(lane);
    lanes.push_back(constant(one).chunks[0]);
  }
  return assemble(i.dtype, lanes);
}

// Halves the lanes until one is left; an odd one joins at the end.
Value Writer::horizontal(const Instruction& i) {
  const Value& a = arg(i, 0);
  Op step = ir::combining_op(i.op);
  Words lanes;
  for (int lane = 0; lane < a.lanes; ++lane) lanes.push_back(component(a, lane));
  auto combine = [&](Id x, Id y) {
    Operand pair[] = {{x, a.dtype}, {y, a.dtype}};
    return emit_arithmetic(e_, step, a.dtype, 1, pair);
  };
  while (lanes.size() > 1) {
    size_t half = lanes.size() / 2;
    Words next;
    for (size_t k = 0; k < half; ++k) next.push_back(combine(lanes[k], lanes[k + half]));
    if (lanes.size() % 2) next.push_back(lanes.back());
    lanes = next;
  }
  return assemble(i.dtype, lanes);
}

template <class F>
void Writer::when(Id condition, F&& body) {
  Id inside = module_.fresh(), after = module_.fresh();
  e_.plain(Opcode::SelectionMerge, {after, 0});
  e_.branch_if(condition, inside, after);
  e_.label(inside);
  body();
  e_.branch(after);
  e_.label(after);
}

// One element behind a mask. In a buffer that nobody writes, element 0 is read instead of a masked
// one (a binding always has one); elsewhere that read could race with a write, so it is skipped.
Id Writer::load_guarded(const Instruction& i, Id index, DType index_dtype, Id mask) {
  Type t{kind_of(i.dtype), 1}, index_type{kind_of(index_dtype), 1};
  size_t buffer = i.immediate;
  Id zero = e_.constant(t, 0);
  if (!p_.buffers[buffer].written) {
    Id safe = e_.select(index_type, mask, index, e_.constant(index_type, 0));
    Id loaded = memory_.load(buffer, memory_.place(buffer, safe, index_dtype), 0, 1, 1);
    return e_.select(t, mask, loaded, zero);
  }
  Id before = e_.block, loaded = 0, inside = 0;
  when(mask, [&] {
    loaded = memory_.load(buffer, memory_.place(buffer, index, index_dtype), 0, 1, 1);
    inside = e_.block;
  });
  return e_.phi(e_.type(t), {loaded, inside, zero, before});
}

Value Writer::load_lanes(const Instruction& i) {
  const Value& index = arg(i, 0);
  const Value* mask = i.args.size() > 1 ? &arg(i, 1) : nullptr;
  Type index_type{kind_of(index.dtype), 1};
  Words lanes;
  for (int lane = 0; lane < i.lanes; ++lane) {
    Id at = component(index, index.lanes == 1 ? 0 : lane);
    if (index.lanes == 1 && lane)
      at = e_.op(Opcode::IAdd, index_type, {at, e_.constant(index_type, uint64_t(lane))});
    Id on = mask ? component(*mask, mask->lanes == 1 ? 0 : lane) : 0;
    lanes.push_back(
        on ? load_guarded(i, at, index.dtype, on)
           : memory_.load(i.immediate, memory_.place(i.immediate, at, index.dtype), 0, 1, 1));
  }
  return assemble(i.dtype, lanes);
}

Value Writer::load(const Instruction& i) {
  const Value& index = arg(i, 0);
  const Value* mask = i.args.size() > 1 ? &arg(i, 1) : nullptr;
  size_t buffer = i.immediate;
  PUMICE_ASSERT(i.dtype == p_.buffers[buffer].dtype, "a load has its buffer's dtype");
  bool lane_mask = mask && mask->lanes > 1;
  if (index.lanes > 1 || lane_mask || (mask && p_.buffers[buffer].written)) return load_lanes(i);
  Id at = index.chunks[0];
  Type index_type{kind_of(index.dtype), 1};
  if (mask) at = e_.select(index_type, mask->chunks[0], at, e_.constant(index_type, 0));
  Id place = memory_.place(buffer, at, index.dtype);
  Value v{{}, i.dtype, i.lanes};
  for (int c = 0; c < chunk_count(v.lanes); ++c) {
    Type t = chunk_type(v, c);
    Id chunk = memory_.load(buffer, place, c * widest, t.lanes, i.alignment);
    if (mask) {
      Words wide(size_t(t.lanes), mask->chunks[0]);
      Id on = t.lanes == 1
                  ? wide[0]
                  : e_.op_raw(Opcode::CompositeConstruct, e_.type(t.as(Kind::boolean)), wide);
      chunk = e_.select(t, on, chunk, e_.constant(t, 0));
    }
    v.chunks.push_back(chunk);
  }
  return v;
}

void Writer::store_lanes(const Instruction& i) {
  const Value &index = arg(i, 0), &value = arg(i, 1);
  const Value* mask = i.args.size() > 2 ? &arg(i, 2) : nullptr;
  Type index_type{kind_of(index.dtype), 1};
  for (int lane = 0; lane < value.lanes; ++lane) {
    auto put = [&] {
      Id at = component(index, index.lanes == 1 ? 0 : lane);
      if (index.lanes == 1 && lane)
        at = e_.op(Opcode::IAdd, index_type, {at, e_.constant(index_type, uint64_t(lane))});
      memory_.store(i.immediate, memory_.place(i.immediate, at, index.dtype), 0, 1, 1,
                    component(value, lane));
    };
    if (mask)
      when(component(*mask, mask->lanes == 1 ? 0 : lane), put);
    else
      put();
  }
}

void Writer::store(const Instruction& i) {
  const Value &index = arg(i, 0), &value = arg(i, 1);
  const Value* mask = i.args.size() > 2 ? &arg(i, 2) : nullptr;
  PUMICE_ASSERT(value.dtype == p_.buffers[i.immediate].dtype, "a store has its buffer's dtype");
  if (index.lanes > 1 || (mask && mask->lanes > 1)) return store_lanes(i);
  auto put = [&] {
    Id place = memory_.place(i.immediate, index.chunks[0], index.dtype);
    for (int c = 0; c < chunk_count(value.lanes); ++c)
      memory_.store(i.immediate, place, c * widest, chunk_lanes(value.lanes, c), i.alignment,
                    value.chunks[size_t(c)]);
  };
  if (mask)
    when(mask->chunks[0], put);
  else
    put();
}

void Writer::merge(const Instruction& i) {
  const Value& index = arg(i, 0);
  auto put = [&] {
    Id place = memory_.place(i.immediate, index.chunks[0], index.dtype);
    memory_.merge(i.immediate, place, arg(i, 1).chunks[0], arg(i, 2).chunks[0]);
  };
  if (i.args.size() > 3)
    when(arg(i, 3).chunks[0], put);
  else
    put();
}

void Writer::begin_loop(size_t id) {
  const Instruction& i = p_.body[id];
  Frame f{true};
  f.header = module_.fresh();
  f.next = module_.fresh();
  f.done = module_.fresh();
  f.counter_next = module_.fresh();
  f.counter_type = {kind_of(i.dtype), 1};
  Id before = e_.block, body = module_.fresh();
  Id limit = arg(i, 0).chunks[0];
  // An unrolled loop would show its first round a constant zero.
  Words starts;
  size_t at = 0;
  for (size_t c = id + 1; c < p_.body.size() && p_.body[c].code == Code::carry; ++c) {
    const Value& initial = arg(p_.body[c], 0);
    for (int k = 0; k < chunk_count(initial.lanes); ++k) {
      Id start = initial.chunks[size_t(k)];
      Type t = chunk_type(initial, k);
      starts.push_back(initial.constant && is_float(t.kind) ? e_.opaque(t, start) : start);
    }
  }
  e_.branch(f.header);
  e_.label(f.header);
  f.counter = e_.phi(e_.type(f.counter_type),
                     {e_.constant(f.counter_type, 0), before, f.counter_next, f.next});
  values_[id] = {{f.counter}, i.dtype, 1};
  for (size_t c = id + 1; c < p_.body.size() && p_.body[c].code == Code::carry; ++c) {
    const Value& initial = arg(p_.body[c], 0);
    Carry carry{c, {}};
    Value v{{}, initial.dtype, initial.lanes};
    for (int k = 0; k < chunk_count(v.lanes); ++k) {
      carry.next.push_back(module_.fresh());
      v.chunks.push_back(
          e_.phi(e_.type(chunk_type(v, k)), {starts[at++], before, carry.next.back(), f.next}));
    }
    values_[c] = std::move(v);
    f.carries.push_back(std::move(carry));
  }
  Id more = e_.compare(is_unsigned_int(i.dtype) ? Opcode::ULessThan : Opcode::SLessThan,
                       f.counter_type, f.counter, limit);
  e_.plain(Opcode::LoopMerge, {f.done, f.next, 0});
  e_.branch_if(more, body, f.done);
  e_.label(body);
  frames_.push_back(std::move(f));
}

// The phis at the loop's head named the values of the next round ahead of time; here they get
// those names, by a copy of what the body made.
void Writer::end_loop(const Instruction& i) {
  PUMICE_ASSERT(!frames_.empty() && frames_.back().loop, "end_loop closes a loop");
  Frame f = std::move(frames_.back());
  frames_.pop_back();
  PUMICE_ASSERT(i.args.size() == f.carries.size(), "end_loop names each carry");
  e_.branch(f.next);
  e_.label(f.next);
  for (size_t c = 0; c < f.carries.size(); ++c) {
    const Value& next = arg(i, c);
    for (int k = 0; k < chunk_count(next.lanes); ++k)
      e_.plain(Opcode::CopyObject, {e_.type(chunk_type(next, k)), f.carries[c].next[size_t(k)],
                                    next.chunks[size_t(k)]});
  }
  e_.plain(Opcode::IAdd,
           {e_.type(f.counter_type), f.counter_next, f.counter, e_.constant(f.counter_type, 1)});
  e_.branch(f.header);
  e_.label(f.done);
}

void Writer::instruction(size_t id) {
  const Instruction& i = p_.body[id];
  switch (i.code) {
    case Code::constant:
      values_[id] = constant(i);
      break;
    case Code::scalar:
      values_[id] = {{i.dtype == DType::u32 ? memory_.scalar_word(i.immediate)
                                            : memory_.scalar(i.immediate, kind_of(i.dtype))},
                     i.dtype,
                     1};
      break;
    case Code::grid: {
      Id item =
          kind_of(i.dtype) == item_kind_ ? item_ : e_.op(Opcode::UConvert, {Kind::i32, 1}, {item_});
      values_[id] = {{item}, i.dtype, 1};
      break;
    }
    case Code::arithmetic:
      values_[id] = arithmetic(i);
      break;
    case Code::broadcast:
      values_[id] = broadcast(i);
      break;
    case Code::lane_index:
      values_[id] = lane_index(i);
      break;
    case Code::extract:
      values_[id] = assemble(i.dtype, {component(arg(i, 0), int(i.immediate))});
      break;
    case Code::horizontal:
      values_[id] = horizontal(i);
      break;
    case Code::load:
      values_[id] = load(i);
      break;
    case Code::store:
      store(i);
      break;
    case Code::merge:
      merge(i);
      break;
    case Code::loop:
      begin_loop(id);
      break;
    case Code::carry:
      break;  // made with its loop
    case Code::end_loop:
      end_loop(i);
      break;
    case Code::begin_if: {
      Frame f{false};
      Id body = module_.fresh();
      f.done = module_.fresh();
      e_.plain(Opcode::SelectionMerge, {f.done, 0});
      e_.branch_if(arg(i, 0).chunks[0], body, f.done);
      e_.label(body);
      frames_.push_back(std::move(f));
      break;
    }
    case Code::end_if:
      PUMICE_ASSERT(!frames_.empty() && !frames_.back().loop, "end_if closes an if");
      e_.branch(frames_.back().done);
      e_.label(frames_.back().done);
      frames_.pop_back();
      break;
  }
}

}  // namespace

std::vector<uint32_t> write(const ir::Program& program, uint64_t features) {
  if ((features & addresses) && !(features & int64)) features &= ~uint64_t(addresses);
  return Writer(program, features).write();
}

std::string print_features(uint64_t features) {
  constexpr const char* names[] = {"storage8",    "storage16",      "int64",        "float64",
                                   "addresses",   "half_convert",   "exact_divide", "fused_fma",
                                   "preserve16",  "preserve32",     "preserve64",   "denormals16",
                                   "denormals32", "denormals64",    "nearest16",    "nearest32",
                                   "nearest64",   "hide_constants", "typed_ints"};
  std::string out;
  for (size_t bit = 0; bit < std::size(names); ++bit)
    if (features >> bit & 1) out += cat(out.empty() ? "" : " ", names[bit]);
  return out;
}

}  // namespace pumice::codegen::spirv
