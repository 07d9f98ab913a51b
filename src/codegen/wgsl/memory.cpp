#include "codegen/wgsl/memory.h"

#include <algorithm>

#include "base/error.h"
#include "base/text.h"
#include "ir/node.h"

namespace pumice::codegen::wgsl {

using ir::Code;
using ir::Instruction;

namespace {

constexpr int widest_bytes = 16;

// The lanes of the widest aligned vectors that an access is made of; 1 when each lane has an index
// or a mask of its own.
int whole_vectors(const ir::Program& p, const Instruction& i) {
  bool stores = i.code == Code::store;
  size_t mask = stores ? 2 : 1;
  int lanes = stores ? p.body[i.args[1]].lanes : i.lanes;
  if (p.body[i.args[0]].lanes > 1) return 1;
  if (i.args.size() > mask && p.body[i.args[mask]].lanes > 1) return 1;
  for (int n : {4, 2})
    if (lanes % n == 0 && i.alignment % n == 0 && n * size_of(i.dtype) <= widest_bytes) return n;
  return 1;
}

}  // namespace

std::string component(const std::string& vector, int lanes, int lane) {
  return lanes == 1 ? vector : cat(vector, ".", "xyzw"[lane]);
}

Memory::Memory(Emitter& emitter, const ir::Program& program)
    : e_(emitter),
      p_(program),
      layout_{program.buffers.size(), program.scalars.size(), emitter.has(immediates)} {
  choose_widths();
}

// A store of part of a vector may be a store of the whole, so it keeps the array one of elements.
void Memory::choose_widths() {
  widths_.assign(p_.buffers.size(), 1);
  merged_.assign(p_.buffers.size(), false);
  std::vector<int> stored(p_.buffers.size(), 4);
  for (const Instruction& i : p_.body) {
    if (i.code == Code::merge) {
      merged_[i.immediate] = true;
      stored[i.immediate] = 1;
    }
    if (i.code != Code::load && i.code != Code::store) continue;
    size_t buffer = i.immediate;
    int width = whole_vectors(p_, i);
    widths_[buffer] = std::max(widths_[buffer], width);
    if (i.code == Code::store) stored[buffer] = std::min(stored[buffer], width);
  }
  for (size_t b = 0; b < widths_.size(); ++b) widths_[b] = std::min(widths_[b], stored[b]);
}

std::string Memory::element_type(size_t buffer, int lanes) {
  DType dtype = p_.buffers[buffer].dtype;
  bool narrow = size_of(dtype) < 4 && !(dtype == DType::f16 && e_.has(float16));
  if (narrow)
    throw CompileError(cat("[wgsl] storage buffers have no elements of ", name(dtype)), "",
                       print_features(e_.features()));
  if (dtype == DType::f16) return lanes == 1 ? "f16" : cat("vec", lanes, "<f16>");
  return e_.type({kind_of(dtype), lanes});
}

std::string Memory::declarations() {
  std::string out;
  for (const ir::ProgramBuffer& b : p_.buffers)
    if (b.dtype == DType::f16) out = "enable f16;\n\n";
  std::string words;
  for (size_t w = 0; w <= p_.scalars.size(); ++w) words += cat("  w", w, ": vec2<u32>,\n");
  out += cat("struct Launch {\n", words, "}\n");
  if (layout_.is_uniform())
    out += cat("@group(", constant_group, ") @binding(", constant_binding,
               ") var<uniform> launch: Launch;\n");
  else
    out += "var<immediate> launch: Launch;\n";
  for (size_t b = 0; b < p_.buffers.size(); ++b)
    out += cat("@group(0) @binding(", b, ") var<storage, ",
               p_.buffers[b].written ? "read_write" : "read", "> b", b, ": array<",
               merged_[b] ? std::string("atomic<u32>") : element_type(b, widths_[b]), ">;\n");
  return out;
}

std::string Memory::word(size_t index, Kind kind) {
  std::string pair = cat("launch.w", index);
  if (!is_wide(kind)) return kind == Kind::i32 ? cat("i32(", pair, ".x)") : pair + ".x";
  e_.type({kind, 1});
  std::string whole = cat("(u64(", pair, ".x) | (u64(", pair, ".y) << 32u))");
  return kind == Kind::i64 ? cat("i64", whole) : whole;
}

std::string Memory::scalar_word(size_t index) const {
  return cat("launch.w", 1 + index / 2, index % 2 ? ".y" : ".x");
}

std::string Memory::from_memory(size_t buffer, int lanes, const std::string& stored) {
  if (p_.buffers[buffer].dtype != DType::f16) return stored;
  return cat(e_.type({Kind::f32, lanes}), "(", stored, ")");
}

std::string Memory::to_memory(size_t buffer, int lanes, const std::string& value) {
  if (p_.buffers[buffer].dtype != DType::f16) return value;
  return cat(element_type(buffer, lanes), "(", value, ")");
}

// One element, also of an array of vectors.
std::string Memory::element(size_t buffer, const std::string& index, int offset) const {
  std::string at = offset ? cat(index, " + ", offset) : index;
  int width = widths_[buffer];
  if (width == 1) return cat("b", buffer, "[", at, "]");
  if (offset) at = cat("(", at, ")");
  return cat("b", buffer, "[", at, " >> ", width == 4 ? 2 : 1, "u][", at, " & ", width - 1, "]");
}

std::string Memory::load(size_t buffer, const std::string& index, DType index_dtype, int offset,
                         int lanes, int alignment) {
  // A binding has less than 2^32 elements.
  std::string at = size_of(index_dtype) == 8 ? cat("u32(", index, ")") : index;
  int width = widths_[buffer];
  bool whole = width > 1 && lanes % width == 0 && alignment % width == 0;
  int piece = whole ? width : 1;
  std::string out;
  for (int lane = 0; lane < lanes; lane += piece) {
    std::string part = element(buffer, at, offset + lane);
    if (whole) {
      int vector = (offset + lane) / width;
      part = cat("b", buffer, "[(", at, " >> ", width == 4 ? 2 : 1, "u)",
                 vector ? cat(" + ", vector) : "", "]");
    }
    if (merged_[buffer]) part = cat("atomicLoad(&", part, ")");
    out += cat(lane ? ", " : "", part);
  }
  if (piece < lanes) out = cat(element_type(buffer, lanes), "(", out, ")");
  return from_memory(buffer, lanes, out);
}

std::vector<std::string> Memory::store(size_t buffer, const std::string& index, DType index_dtype,
                                       int offset, int lanes, const std::string& value) {
  std::string at = size_of(index_dtype) == 8 ? cat("u32(", index, ")") : index;
  int width = widths_[buffer];  // what every store is a multiple of
  std::vector<std::string> out;
  for (int lane = 0; lane < lanes; lane += width) {
    std::string part = value;
    if (width == 1)
      part = component(value, lanes, lane);
    else if (width < lanes)
      part = cat(value, lane ? ".zw" : ".xy");
    std::string to = element(buffer, at, offset + lane);
    if (width > 1) {
      int vector = (offset + lane) / width;
      to = cat("b", buffer, "[(", at, " >> ", width == 4 ? 2 : 1, "u)",
               vector ? cat(" + ", vector) : "", "]");
    }
    if (merged_[buffer])
      out.push_back(cat("atomicStore(&", to, ", ", part, ");"));
    else
      out.push_back(cat(to, " = ", to_memory(buffer, width, part), ";"));
  }
  return out;
}

std::vector<std::string> Memory::merge(size_t buffer, const std::string& index, DType index_dtype,
                                       const std::string& value, const std::string& bits) {
  std::string to = element(buffer, size_of(index_dtype) == 8 ? cat("u32(", index, ")") : index, 0);
  return {cat("atomicAnd(&", to, ", ~", bits, ");"), cat("atomicOr(&", to, ", ", value, ");")};
}

}  // namespace pumice::codegen::wgsl
