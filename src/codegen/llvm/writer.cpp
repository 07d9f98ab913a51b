#include "codegen/llvm/writer.h"

#include <algorithm>
#include <vector>

#include "base/error.h"
#include "base/text.h"
#include "codegen/llvm/emitter.h"
#include "codegen/llvm/near_lanes.h"
#include "ir/scalar.h"

namespace pumice::codegen {

namespace {

using ir::Code;
using ir::Instruction;
using ir::Program;

class Writer {
 public:
  Writer(const Program& program, Isa isa) : p_(program), e_(isa), values_(program.body.size()) {}
  std::string write();

 private:
  struct Carry {
    size_t id;
    std::string initial;
  };
  struct Frame {  // an open loop or if
    bool loop;
    size_t id;
    bool guarded = false;
    std::string limit, before;
    std::vector<Carry> carries;
  };

  const Operand& arg(const Instruction& i, size_t n) const { return values_[i.args[n]]; }
  int lanes_of(uint32_t id) const { return p_.body[id].lanes; }

  void prologue();
  void instruction(size_t id);
  void value(size_t id, std::string text) { values_[id] = {std::move(text), p_.body[id].dtype}; }
  std::string broadcast(const Operand& a, const Type& type);
  std::string address(const Instruction& i);
  std::string masked_address(const Instruction& i, const Operand& mask);
  std::string lane_mask(uint32_t id, int lanes);
  std::string base_address(const Instruction& i, const LaneOffsets& places);
  int alignment(const Instruction& i) const;
  std::string scalar(const Instruction& i);
  std::string load(const Instruction& i);
  void store(const Instruction& i);
  void merge(const Instruction& i);
  void store_unmasked(const Instruction& i, const std::string& stored, const Type& type);
  std::string gather(const Instruction& i, const Type& type);
  void begin_loop(size_t id);
  void end_loop(const Instruction& i);
  void begin_if(size_t id);
  void end_if();

  const Program& p_;
  Emitter e_;
  std::vector<Operand> values_;
  std::vector<Frame> frames_;
  bool zeros_ = false;
};

constexpr int zeros_bytes = 4096;

std::string Writer::broadcast(const Operand& a, const Type& type) {
  if (type.lanes == 1) return a.text;
  if (a.constant) return splat(type, a.text);
  std::string first =
      e_.let(cat("insertelement ", type.text(), " poison, ", type.scalar, " ", a.text, ", i64 0"));
  return e_.let(cat("shufflevector ", type.text(), " ", first, ", ", type.text(), " poison, <",
                    type.lanes, " x i32> zeroinitializer"));
}

// The address of the first element, or of each element for a vector of indices.
std::string Writer::address(const Instruction& i) {
  const Operand& index = arg(i, 0);
  int lanes = lanes_of(i.args[0]);
  std::string text = index.text;
  Type type = register_type(index.dtype, lanes);
  if (index.dtype != DType::i64 && index.dtype != DType::u64) {
    // Vectors of i32 stay so: the machine gathers with 32-bit offsets.
    bool keep = index.dtype == DType::i32;
    if (!keep) {
      Type wide{"i64", lanes};
      text = e_.convert(is_signed_int(index.dtype) ? "sext" : "zext", type, text, wide);
      type = wide;
    }
  }
  DType dtype = p_.buffers[i.immediate].dtype;
  return e_.let(cat("getelementptr ", memory_type(dtype, 1).text(), ", ptr %b", i.immediate, ", ",
                    type.text(), " ", text));
}

// The address of the element at offset 0.
std::string Writer::base_address(const Instruction& i, const LaneOffsets& places) {
  std::string index = "0";
  if (places.base) {
    const Operand& base = values_[*places.base];
    index = emit_cast(e_, {base.text, base.dtype}, DType::i64, 1);
  }
  DType dtype = p_.buffers[i.immediate].dtype;
  return e_.let(cat("getelementptr ", memory_type(dtype, 1).text(), ", ptr %b", i.immediate,
                    ", i64 ", index));
}

int Writer::alignment(const Instruction& i) const {
  uint64_t bytes = uint64_t(i.alignment) * uint64_t(size_of(p_.buffers[i.immediate].dtype));
  return int(std::min<uint64_t>(bytes & (~bytes + 1), 64));
}

// With the mask off, loads read zeros from a constant: no branch.
std::string Writer::masked_address(const Instruction& i, const Operand& mask) {
  zeros_ = true;
  std::string there = address(i);
  return e_.let(cat("select i1 ", mask.text, ", ptr ", there, ", ptr @zeros"));
}

std::string Writer::lane_mask(uint32_t id, int lanes) {
  Type type{"i1", lanes};
  return lanes_of(id) == lanes ? values_[id].text : broadcast(values_[id], type);
}

std::string Writer::gather(const Instruction& i, const Type& type) {
  std::string mask =
      i.args.size() > 1 ? lane_mask(i.args[1], type.lanes) : splat({"i1", type.lanes}, "true");
  auto places = lane_offsets(p_, i.args[0]);
  if (places && loads_nearby(e_.isa, type, *places))
    return load_nearby(e_, type, base_address(i, *places), *places, mask,
                       size_of(p_.buffers[i.immediate].dtype));
  Type pointers{"ptr", type.lanes};
  return e_.call(cat("llvm.masked.gather.", type.mangle(), ".v", type.lanes, "p0"), type,
                 {{pointers.text(), address(i)},
                  {"i32", std::to_string(size_of(p_.buffers[i.immediate].dtype))},
                  {Type{"i1", type.lanes}.text(), mask},
                  {type.text(), "zeroinitializer"}});
}

std::string Writer::load(const Instruction& i) {
  Type type = memory_type(i.dtype, i.lanes);
  bool masked = i.args.size() > 1;
  std::string loaded;
  std::string invariant = p_.buffers[i.immediate].written ? "" : ", !invariant.load !0";
  if (i.lanes > 1 && lanes_of(i.args[0]) == i.lanes) {
    loaded = gather(i, type);
  } else if (masked && i.lanes > 1 && lanes_of(i.args[1]) == i.lanes) {
    loaded = e_.call(cat("llvm.masked.load.", type.mangle(), ".p0"), type,
                     {{"ptr", address(i)},
                      {"i32", std::to_string(alignment(i))},
                      {Type{"i1", i.lanes}.text(), arg(i, 1).text},
                      {type.text(), "zeroinitializer"}});
  } else {
    PUMICE_ASSERT(i.lanes * size_of(i.dtype) <= zeros_bytes, "a load of too many lanes");
    std::string from = masked ? masked_address(i, arg(i, 1)) : address(i);
    loaded = e_.let(cat("load ", type.text(), ", ptr ", from, ", align ", alignment(i), invariant));
  }
  if (i.dtype != DType::boolean) return loaded;
  return e_.compare("icmp ne", type, loaded, splat(type, int64_t(0)));
}

void Writer::store_unmasked(const Instruction& i, const std::string& stored, const Type& type) {
  e_.line(cat("store ", type.text(), " ", stored, ", ptr ", address(i), ", align ", alignment(i)));
}

void Writer::store(const Instruction& i) {
  DType dtype = p_.buffers[i.immediate].dtype;
  int lanes = lanes_of(i.args[1]);
  Type type = memory_type(dtype, lanes);
  bool masked = i.args.size() > 2;
  bool scatter = lanes > 1 && lanes_of(i.args[0]) == lanes;
  std::string stored = arg(i, 1).text;
  if (dtype == DType::boolean)
    stored = e_.convert("zext", register_type(dtype, lanes), stored, type);
  Type bits{"i1", lanes};
  if (masked && lanes_of(i.args[2]) == 1 && !scatter) {
    int id = e_.fresh();
    e_.line(cat("br i1 ", arg(i, 2).text, ", label %store", id, ", label %stored", id));
    e_.label(cat("store", id));
    store_unmasked(i, stored, type);
    e_.line(cat("br label %stored", id));
    e_.label(cat("stored", id));
  } else if (masked || scatter) {
    std::string mask = masked ? lane_mask(i.args[2], lanes) : splat(bits, "true");
    Type pointers{"ptr", scatter ? lanes : 1};
    std::string name = scatter ? cat("llvm.masked.scatter.", type.mangle(), ".v", lanes, "p0")
                               : cat("llvm.masked.store.", type.mangle(), ".p0");
    int align = scatter ? size_of(dtype) : alignment(i);
    e_.declarations.insert(cat("declare void @", name, "(", type.text(), ", ", pointers.text(),
                               ", i32, ", bits.text(), ")"));
    e_.line(cat("call void @", name, "(", type.text(), " ", stored, ", ", pointers.text(), " ",
                address(i), ", i32 ", align, ", ", bits.text(), " ", mask, ")"));
  } else {
    store_unmasked(i, stored, type);
  }
}

void Writer::merge(const Instruction& i) {
  int id = e_.fresh();
  if (i.args.size() > 3) {
    e_.line(cat("br i1 ", arg(i, 3).text, ", label %merge", id, ", label %merged", id));
    e_.label(cat("merge", id));
  }
  std::string to = address(i), kept = e_.let(cat("xor i32 ", arg(i, 2).text, ", -1"));
  e_.let(cat("atomicrmw and ptr ", to, ", i32 ", kept, " monotonic"));
  e_.let(cat("atomicrmw or ptr ", to, ", i32 ", arg(i, 1).text, " monotonic"));
  if (i.args.size() > 3) {
    e_.line(cat("br label %merged", id));
    e_.label(cat("merged", id));
  }
}

// Rotated: a guard before (none when the count is a positive constant), the test at the end.
void Writer::begin_loop(size_t id) {
  const Instruction& i = p_.body[id];
  const Operand& limit = arg(i, 0);
  Frame f{true, id, !(limit.constant && int64_t(limit.bits) > 0), limit.text, e_.block, {}};
  for (size_t c = id + 1; c < p_.body.size() && p_.body[c].code == Code::carry; ++c)
    f.carries.push_back({c, arg(p_.body[c], 0).text});
  std::string type = register_type(i.dtype, 1).text();
  if (f.guarded) {
    std::string any =
        e_.let(cat(is_unsigned_int(i.dtype) ? "icmp ult " : "icmp slt ", type, " 0, ", f.limit));
    e_.line(cat("br i1 ", any, ", label %loop", id, ", label %done", id));
  } else {
    e_.line(cat("br label %loop", id));
  }
  e_.label(cat("loop", id));
  e_.line(cat("%v", id, " = phi ", type, " [ 0, %", f.before, " ], [ %n", id, ", %next", id, " ]"));
  value(id, cat("%v", id));
  frames_.push_back(std::move(f));
}

void Writer::end_loop(const Instruction& i) {
  Frame f = std::move(frames_.back());
  frames_.pop_back();
  const Instruction& loop = p_.body[f.id];
  std::string type = register_type(loop.dtype, 1).text();
  e_.line(cat("br label %next", f.id));
  e_.label(cat("next", f.id));
  for (size_t c = 0; c < f.carries.size(); ++c) {
    // Only a name, which the phi at the top could know before the value was made.
    const Instruction& carry = p_.body[f.carries[c].id];
    std::string t = register_type(carry.dtype, carry.lanes).text();
    e_.line(cat("%n", f.carries[c].id, " = bitcast ", t, " ", arg(i, c).text, " to ", t));
  }
  e_.line(cat("%n", f.id, " = add nuw nsw ", type, " %v", f.id, ", 1"));
  std::string more = e_.let(cat(is_unsigned_int(loop.dtype) ? "icmp ult " : "icmp slt ", type,
                                " %n", f.id, ", ", f.limit));
  e_.line(cat("br i1 ", more, ", label %loop", f.id, ", label %done", f.id));
  e_.label(cat("done", f.id));
  for (const Carry& carry : f.carries) {
    const Instruction& c = p_.body[carry.id];
    std::string last = cat("%n", carry.id);
    if (f.guarded) {
      last = cat("%x", carry.id);
      e_.line(cat(last, " = phi ", register_type(c.dtype, c.lanes).text(), " [ ", carry.initial,
                  ", %", f.before, " ], [ %n", carry.id, ", %next", f.id, " ]"));
    }
    value(carry.id, last);
  }
}

void Writer::begin_if(size_t id) {
  e_.line(cat("br i1 ", arg(p_.body[id], 0).text, ", label %then", id, ", label %end", id));
  e_.label(cat("then", id));
  frames_.push_back({false, id, false, "", "", {}});
}

void Writer::end_if() {
  size_t id = frames_.back().id;
  frames_.pop_back();
  e_.line(cat("br label %end", id));
  e_.label(cat("end", id));
}

std::string Writer::scalar(const Instruction& i) {
  if (i.dtype != DType::u32) return emit_cast(e_, {cat("%s", i.immediate), DType::i64}, i.dtype, 1);
  std::string whole = cat("%s", i.immediate / 2);
  if (i.immediate % 2) whole = e_.let(cat("lshr i64 ", whole, ", 32"));
  return emit_cast(e_, {whole, DType::u64}, DType::u32, 1);
}

void Writer::instruction(size_t id) {
  const Instruction& i = p_.body[id];
  Type type = register_type(i.dtype, i.lanes);
  switch (i.code) {
    case Code::constant:
      values_[id] = {splat(type, literal(i.dtype, i.immediate)), i.dtype, true,
                     ir::canonical_word(i.immediate, i.dtype)};
      break;
    case Code::scalar:
      value(id, scalar(i));
      break;
    case Code::grid:
      value(id, emit_cast(e_, {"%g", DType::i64}, i.dtype, 1));
      break;
    case Code::arithmetic: {
      std::vector<Operand> operands;
      for (uint32_t a : i.args) operands.push_back(values_[a]);
      value(id, emit_arithmetic(e_, i.op, i.dtype, i.lanes, operands));
      break;
    }
    case Code::broadcast: {
      Operand a = arg(i, 0);
      value(id, broadcast(a, type));
      values_[id].constant = a.constant;
      values_[id].bits = a.bits;
      break;
    }
    case Code::lane_index: {
      std::string lanes;
      for (int lane = 0; lane < i.lanes; ++lane)
        lanes += cat(lane ? ", " : "", type.scalar, " ", lane);
      value(id, i.lanes == 1 ? "0" : cat("<", lanes, ">"));
      break;
    }
    case Code::extract:
      value(id,
            lanes_of(i.args[0]) == 1
                ? arg(i, 0).text
                : e_.let(cat("extractelement ", register_type(i.dtype, lanes_of(i.args[0])).text(),
                             " ", arg(i, 0).text, ", i64 ", i.immediate)));
      break;
    case Code::horizontal:
      value(id, emit_horizontal(e_, i.op, arg(i, 0), lanes_of(i.args[0])));
      break;
    case Code::load:
      value(id, load(i));
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
    case Code::carry: {
      const Frame& f = frames_.back();
      e_.line(cat("%v", id, " = phi ", type.text(), " [ ", arg(i, 0).text, ", %", f.before,
                  " ], [ %n", id, ", %next", f.id, " ]"));
      value(id, cat("%v", id));
      break;
    }
    case Code::end_loop:
      end_loop(i);
      break;
    case Code::begin_if:
      begin_if(id);
      break;
    case Code::end_if:
      end_if();
      break;
  }
}

void Writer::prologue() {
  for (size_t b = 0; b < p_.buffers.size(); ++b) {
    e_.line(cat("%pb", b, " = getelementptr ptr, ptr %buffers, i64 ", b));
    e_.line(cat("%b", b, " = load ptr, ptr %pb", b, ", align 8, !invariant.load !0"));
  }
  for (size_t s = 0; s < p_.scalars.size(); ++s) {
    e_.line(cat("%ps", s, " = getelementptr i64, ptr %scalars, i64 ", s));
    e_.line(cat("%s", s, " = load i64, ptr %ps", s, ", align 8, !invariant.load !0"));
  }
  e_.line("%any = icmp slt i64 %begin, %end");
  e_.line("br i1 %any, label %item, label %exit");
  e_.label("item");
  e_.line("%g = phi i64 [ %begin, %entry ], [ %g.next, %next ]");
}

std::string Writer::write() {
  prologue();
  for (size_t id = 0; id < p_.body.size(); ++id) instruction(id);
  PUMICE_ASSERT(frames_.empty(), cat("program ", p_.name, " leaves a loop open"));
  e_.line("br label %next");
  e_.label("next");
  e_.line("%g.next = add nsw i64 %g, 1");
  e_.line("%more = icmp slt i64 %g.next, %end");
  e_.line("br i1 %more, label %item, label %exit");
  e_.label("exit");
  e_.line("ret void");

  int width = 8 * vector_bytes(e_.isa);
  std::string out;
  if (zeros_)
    out += cat("@zeros = private unnamed_addr constant [", zeros_bytes,
               " x i8] zeroinitializer, align 64\n\n");
  out += cat("define void @", p_.name,
             "(ptr %buffers, ptr %scalars, i64 %begin, i64 %end) #0 {\nentry:\n");
  out += e_.body;
  out += "}\n\n";
  for (const std::string& declaration : e_.declarations) out += declaration + "\n";
  out += cat("\nattributes #0 = { nounwind \"prefer-vector-width\"=\"", width,
             "\" \"min-legal-vector-width\"=\"", width, "\" }\n!0 = !{}\n");
  return out;
}

}  // namespace

Isa isa_of_vector_bytes(int bytes) {
  return bytes >= 64 ? Isa::avx512 : bytes >= 32 ? Isa::avx2 : Isa::sse;
}

int vector_bytes(Isa isa) { return isa == Isa::avx512 ? 64 : isa == Isa::avx2 ? 32 : 16; }

std::string write_llvm(const Program& program, Isa isa) { return Writer(program, isa).write(); }

}  // namespace pumice::codegen
