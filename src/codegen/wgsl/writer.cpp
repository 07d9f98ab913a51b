#include "codegen/wgsl/writer.h"

#include <algorithm>
#include <bit>

#include "base/error.h"
#include "base/half.h"
#include "base/text.h"
#include "codegen/chunks.h"
#include "codegen/wgsl/computed.h"
#include "codegen/wgsl/memory.h"
#include "ir/node.h"

namespace pumice::codegen::wgsl {

namespace {

using ir::Code;
using ir::Instruction;
using ir::Op;
using ir::Program;
using Texts = std::vector<std::string>;

// Each chunk is a name.
using Value = Chunked<std::string>;

class Writer {
 public:
  Writer(const Program& program, uint64_t features)
      : p_(program),
        e_(features),
        memory_(e_, program),
        values_(program.body.size()),
        computed_(find_computed(program, (features & fused_fma) != 0)) {}
  std::string write();

 private:
  const Value& arg(const Instruction& i, size_t n) const { return values_[i.args[n]]; }
  Type chunk_type(const Value& v, int chunk) const {
    return {kind_of(v.dtype), chunk_lanes(v.lanes, chunk)};
  }
  Operand operand(uint32_t id, int chunk) const {
    const Value& v = values_[id];
    return {v.chunks[size_t(chunk)], v.dtype, v.constant, v.bits, computed_[id]};
  }
  std::string component_of(const Value& v, int lane) const {
    int chunk = lane / widest;
    return component(v.chunks[size_t(chunk)], chunk_lanes(v.lanes, chunk), lane % widest);
  }
  std::string chunk_name(size_t id, int lanes, int chunk) const {
    return lanes > widest ? cat("v", id, "_", chunk) : cat("v", id);
  }

  void line(const std::string& text) {
    body_.append(size_t(2 * depth_), ' ');
    body_ += text + "\n";
  }
  void open(const std::string& text) {
    line(text);
    ++depth_;
  }
  void close() {
    --depth_;
    line("}");
  }
  // Names the chunks of a value.
  void define(size_t id, DType dtype, int lanes, const Texts& chunks);
  Texts assemble(DType dtype, const Texts& lanes);

  void prologue();
  void instruction(size_t id);
  Texts constant(DType dtype, int lanes, uint64_t bits);
  Texts arithmetic(const Instruction& i);
  Texts lane_index(const Instruction& i);
  void horizontal(size_t id);
  void load(size_t id);
  void load_lanes(size_t id);
  void store(const Instruction& i);
  void merge(const Instruction& i);
  std::string lane_of_index(const Value& index, int lane) const;
  void begin_loop(size_t id);
  void end_loop(const Instruction& i);

  const Program& p_;
  Emitter e_;
  Memory memory_;
  std::vector<Value> values_;
  std::vector<Computed> computed_;
  std::vector<size_t> loops_;
  std::string body_;
  int depth_ = 1;
  Kind item_kind_ = Kind::u32;
};

void Writer::define(size_t id, DType dtype, int lanes, const Texts& chunks) {
  Value v{{}, dtype, lanes};
  for (int c = 0; c < chunk_count(lanes); ++c) {
    std::string own = chunk_name(id, lanes, c);
    line(cat("let ", own, " = ", chunks[size_t(c)], ";"));
    v.chunks.push_back(std::move(own));
  }
  values_[id] = std::move(v);
}

Texts Writer::assemble(DType dtype, const Texts& lanes) {
  Texts chunks;
  for (size_t first = 0; first < lanes.size(); first += widest) {
    size_t n = std::min(size_t(widest), lanes.size() - first);
    if (n == 1) {
      chunks.push_back(lanes[first]);
      continue;
    }
    std::span<const std::string> part(&lanes[first], n);
    chunks.push_back(cat(e_.type({kind_of(dtype), int(n)}), "(",
                         join(part, ", ", [](const std::string& s) -> auto& { return s; }), ")"));
  }
  return chunks;
}

// item = workgroup number * workgroup size + local index, in 64 bits when the program asks for it.
void Writer::prologue() {
  for (const Instruction& i : p_.body)
    if (i.code == Code::grid && size_of(i.dtype) == 8) item_kind_ = Kind::u64;
  bool wide = item_kind_ == Kind::u64;
  auto part = [&](const char* text) { return wide ? cat("u64(", text, ")") : std::string(text); };
  line(cat("let row = ", part("group.z"), " * ", part("groups.y"), " + ", part("group.y"), ";"));
  line(cat("let number = row * ", part("groups.x"), " + ", part("group.x"), ";"));
  line(cat("let item = number * ", e_.integer({item_kind_, 1}, uint64_t(p_.workgroup)), " + ",
           part("local"), ";"));
  open(cat("if (item >= ", memory_.count(item_kind_), ") {"));
  line("return;");
  close();
}

std::string Writer::write() {
  prologue();
  for (size_t id = 0; id < p_.body.size(); ++id) instruction(id);
  PUMICE_ASSERT(loops_.empty() && depth_ == 1, cat(p_.name, ": a loop or if stays open"));
  std::string out = memory_.declarations();
  if (e_.uses_hidden()) out += "var<private> hidden: u32;\n";
  out += e_.functions();
  out += cat("\n@compute @workgroup_size(", p_.workgroup, ")\nfn ", entry_name(p_),
             "(@builtin(workgroup_id) group: vec3<u32>,\n"
             "    @builtin(num_workgroups) groups: vec3<u32>,\n"
             "    @builtin(local_invocation_index) local: u32) {\n");
  if (e_.uses_hidden()) out += cat("  hidden = ", memory_.hidden_zero(), ";\n");
  return out + body_ + "}\n";
}

Texts Writer::constant(DType dtype, int lanes, uint64_t bits) {
  Texts chunks;
  double value = std::bit_cast<double>(bits);
  if (dtype == DType::f16) value = double(f16_to_float(f16_from_double(value)));
  if (dtype == DType::bf16) value = double(bf16_to_float(bf16_from_double(value)));
  for (int c = 0; c < chunk_count(lanes); ++c) {
    Type t{kind_of(dtype), chunk_lanes(lanes, c)};
    chunks.push_back(is_float(t.kind) ? e_.number(t, value) : e_.integer(t, bits));
  }
  return chunks;
}

Texts Writer::arithmetic(const Instruction& i) {
  Texts chunks;
  for (int c = 0; c < chunk_count(i.lanes); ++c) {
    SmallVector<Operand, 3> operands;
    for (uint32_t a : i.args) {
      PUMICE_ASSERT(values_[a].lanes == i.lanes, cat("operand lanes of ", ir::name(i.op)));
      operands.push_back(operand(a, c));
    }
    chunks.push_back(emit_arithmetic(e_, i.op, i.dtype, chunk_lanes(i.lanes, c), operands));
  }
  return chunks;
}

Texts Writer::lane_index(const Instruction& i) {
  Texts lanes;
  for (int lane = 0; lane < i.lanes; ++lane) {
    uint64_t bits = is_float(i.dtype) ? std::bit_cast<uint64_t>(double(lane)) : uint64_t(lane);
    lanes.push_back(constant(i.dtype, 1, bits)[0]);
  }
  return assemble(i.dtype, lanes);
}

// Halves the lanes until one is left; an odd one joins at the end.
void Writer::horizontal(size_t id) {
  const Instruction& i = p_.body[id];
  const Value& a = arg(i, 0);
  Op step = ir::combining_op(i.op);
  std::vector<Operand> lanes;
  for (int lane = 0; lane < a.lanes; ++lane)
    lanes.push_back({component_of(a, lane), a.dtype, false, 0, computed_[i.args[0]]});
  int made = 0;
  while (lanes.size() > 1) {
    size_t half = lanes.size() / 2;
    std::vector<Operand> next;
    for (size_t k = 0; k < half; ++k) {
      Operand pair[] = {lanes[k], lanes[k + half]};
      std::string own = cat("v", id, "_", made++);
      line(cat("let ", own, " = ", emit_arithmetic(e_, step, a.dtype, 1, pair), ";"));
      next.push_back({own, a.dtype, false, 0, Computed::otherwise});
    }
    if (lanes.size() % 2) next.push_back(lanes.back());
    lanes = std::move(next);
  }
  define(id, i.dtype, 1, {lanes[0].text});
}

std::string Writer::lane_of_index(const Value& index, int lane) const {
  if (index.lanes > 1) return component_of(index, lane);
  return index.chunks[0];
}

// Element by element. In a buffer that nobody writes, element 0 is read instead of a masked one (a
// binding always has one); elsewhere that read could race with a write, so it is skipped.
void Writer::load_lanes(size_t id) {
  const Instruction& i = p_.body[id];
  const Value& index = arg(i, 0);
  const Value* mask = i.args.size() > 1 ? &arg(i, 1) : nullptr;
  size_t buffer = i.immediate;
  Type index_type{kind_of(index.dtype), 1};
  std::string zero = mask ? constant(i.dtype, 1, 0)[0] : "";
  Texts lanes;
  for (int lane = 0; lane < i.lanes; ++lane) {
    std::string at = lane_of_index(index, lane);
    int offset = index.lanes == 1 ? lane : 0;
    auto element = [&](const std::string& from, int add) {
      return memory_.load(buffer, from, index.dtype, add, 1, 1);
    };
    if (!mask) {
      lanes.push_back(element(at, offset));
      continue;
    }
    std::string on = component_of(*mask, mask->lanes == 1 ? 0 : lane);
    std::string own = cat("v", id, "_at_", lane);
    if (p_.buffers[buffer].written) {
      line(cat("var ", own, " = ", zero, ";"));
      line(cat("if (", on, ") { ", own, " = ", element(at, offset), "; }"));
      lanes.push_back(own);
      continue;
    }
    std::string place = offset ? cat(at, " + ", e_.integer(index_type, uint64_t(offset))) : at;
    line(cat("let ", own, " = select(", e_.integer(index_type, 0), ", ", place, ", ", on, ");"));
    lanes.push_back(cat("select(", zero, ", ", element(own, 0), ", ", on, ")"));
  }
  define(id, i.dtype, i.lanes, assemble(i.dtype, lanes));
}

void Writer::load(size_t id) {
  const Instruction& i = p_.body[id];
  const Value& index = arg(i, 0);
  const Value* mask = i.args.size() > 1 ? &arg(i, 1) : nullptr;
  size_t buffer = i.immediate;
  PUMICE_ASSERT(i.dtype == p_.buffers[buffer].dtype, "a load has its buffer's dtype");
  bool lane_mask = mask && mask->lanes > 1;
  if (index.lanes > 1 || lane_mask || (mask && p_.buffers[buffer].written)) return load_lanes(id);
  std::string at = index.chunks[0];
  if (mask) {
    std::string zero = e_.integer({kind_of(index.dtype), 1}, 0);
    line(cat("let v", id, "_at = select(", zero, ", ", at, ", ", mask->chunks[0], ");"));
    at = cat("v", id, "_at");
  }
  Texts chunks, zeros = constant(i.dtype, i.lanes, 0);
  for (int c = 0; c < chunk_count(i.lanes); ++c) {
    int lanes = chunk_lanes(i.lanes, c);
    std::string chunk = memory_.load(buffer, at, index.dtype, c * widest, lanes, i.alignment);
    if (mask)
      chunk = cat("select(", zeros[size_t(c)], ", ", chunk, ", ",
                  splat({Kind::boolean, lanes}, mask->chunks[0], e_), ")");
    chunks.push_back(chunk);
  }
  define(id, i.dtype, i.lanes, chunks);
}

void Writer::store(const Instruction& i) {
  const Value &index = arg(i, 0), &value = arg(i, 1);
  const Value* mask = i.args.size() > 2 ? &arg(i, 2) : nullptr;
  size_t buffer = i.immediate;
  PUMICE_ASSERT(value.dtype == p_.buffers[buffer].dtype, "a store has its buffer's dtype");
  auto put = [&](const Texts& statements) {
    for (const std::string& s : statements) line(s);
  };
  if (index.lanes > 1 || (mask && mask->lanes > 1)) {
    for (int lane = 0; lane < value.lanes; ++lane) {
      if (mask) open(cat("if (", component_of(*mask, mask->lanes == 1 ? 0 : lane), ") {"));
      put(memory_.store(buffer, lane_of_index(index, lane), index.dtype,
                        index.lanes == 1 ? lane : 0, 1, component_of(value, lane)));
      if (mask) close();
    }
    return;
  }
  if (mask) open(cat("if (", mask->chunks[0], ") {"));
  for (int c = 0; c < chunk_count(value.lanes); ++c)
    put(memory_.store(buffer, index.chunks[0], index.dtype, c * widest, chunk_lanes(value.lanes, c),
                      value.chunks[size_t(c)]));
  if (mask) close();
}

void Writer::merge(const Instruction& i) {
  if (i.args.size() > 3) open(cat("if (", arg(i, 3).chunks[0], ") {"));
  const Value& index = arg(i, 0);
  for (const std::string& s : memory_.merge(i.immediate, index.chunks[0], index.dtype,
                                            arg(i, 1).chunks[0], arg(i, 2).chunks[0]))
    line(s);
  if (i.args.size() > 3) close();
}

void Writer::begin_loop(size_t id) {
  const Instruction& i = p_.body[id];
  for (size_t c = id + 1; c < p_.body.size() && p_.body[c].code == Code::carry; ++c) {
    const Value& initial = arg(p_.body[c], 0);
    Value v{{}, initial.dtype, initial.lanes};
    for (int k = 0; k < chunk_count(v.lanes); ++k) {
      v.chunks.push_back(chunk_name(c, v.lanes, k));
      line(cat("var ", v.chunks.back(), " = ", initial.chunks[size_t(k)], ";"));
    }
    values_[c] = std::move(v);
  }
  std::string own = cat("v", id);
  Type t{kind_of(i.dtype), 1};
  open(cat("for (var ", own, " = ", e_.integer(t, 0), "; ", own, " < ", arg(i, 0).chunks[0], "; ",
           own, " = ", own, " + ", e_.integer(t, 1), ") {"));
  values_[id] = {{own}, i.dtype, 1};
  loops_.push_back(id);
}

// Every next value is read before any carry changes.
void Writer::end_loop(const Instruction& i) {
  PUMICE_ASSERT(!loops_.empty(), "end_loop closes a loop");
  size_t loop = loops_.back();
  loops_.pop_back();
  auto each = [&](auto&& f) {
    for (size_t c = 0; c < i.args.size(); ++c)
      for (size_t k = 0; k < values_[loop + 1 + c].chunks.size(); ++k) {
        const std::string& carry = values_[loop + 1 + c].chunks[k];
        f(carry, cat("next_", carry), arg(i, c).chunks[k]);
      }
  };
  each([&](auto&, const std::string& next, const std::string& value) {
    line(cat("let ", next, " = ", value, ";"));
  });
  each([&](const std::string& carry, const std::string& next, auto&) {
    line(cat(carry, " = ", next, ";"));
  });
  close();
}

void Writer::instruction(size_t id) {
  const Instruction& i = p_.body[id];
  Type one{kind_of(i.dtype), 1};
  switch (i.code) {
    case Code::constant:
      define(id, i.dtype, i.lanes, constant(i.dtype, i.lanes, i.immediate));
      values_[id].constant = true;
      values_[id].bits = i.immediate;
      return;
    case Code::scalar:
      return define(id, i.dtype, 1,
                    {i.dtype == DType::u32 ? memory_.scalar_word(i.immediate)
                                           : memory_.scalar(i.immediate, one.kind)});
    case Code::grid:
      return define(id, i.dtype, 1, {cat(e_.type(one), "(item)")});
    case Code::arithmetic:
      return define(id, i.dtype, i.lanes, arithmetic(i));
    case Code::broadcast: {
      const Value& a = arg(i, 0);
      define(id, i.dtype, i.lanes, assemble(i.dtype, Texts(i.lanes, a.chunks[0])));
      values_[id].constant = a.constant;
      values_[id].bits = a.bits;
      return;
    }
    case Code::lane_index:
      return define(id, i.dtype, i.lanes, lane_index(i));
    case Code::extract:
      return define(id, i.dtype, 1, {component_of(arg(i, 0), int(i.immediate))});
    case Code::horizontal:
      return horizontal(id);
    case Code::load:
      return load(id);
    case Code::store:
      return store(i);
    case Code::merge:
      return merge(i);
    case Code::loop:
      return begin_loop(id);
    case Code::carry:
      return;  // made with its loop
    case Code::end_loop:
      return end_loop(i);
    case Code::begin_if:
      return open(cat("if (", arg(i, 0).chunks[0], ") {"));
    case Code::end_if:
      return close();
  }
}

}  // namespace

std::string write(const Program& program, uint64_t features) {
  return Writer(program, features).write();
}

std::string entry_name(const Program& program) { return cat("k_", program.name); }

}  // namespace pumice::codegen::wgsl
