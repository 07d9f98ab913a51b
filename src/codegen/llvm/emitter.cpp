#include "codegen/llvm/emitter.h"

#include <bit>
#include <cstdio>

#include "base/error.h"
#include "base/half.h"
#include "base/text.h"

namespace pumice::codegen {

namespace {

std::string_view mangled_scalar(std::string_view scalar) {
  if (scalar == "float") return "f32";
  if (scalar == "double") return "f64";
  if (scalar == "half") return "f16";
  return scalar;
}

std::string hex_double(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%016llX",
                static_cast<unsigned long long>(std::bit_cast<uint64_t>(value)));
  return text;
}

}  // namespace

std::string Type::text() const {
  return lanes == 1 ? std::string(scalar) : cat("<", lanes, " x ", scalar, ">");
}

std::string Type::mangle() const {
  return lanes == 1 ? std::string(mangled_scalar(scalar)) : cat("v", lanes, mangled_scalar(scalar));
}

Type int_type(int bits, int lanes) {
  switch (bits) {
    case 1:
      return {"i1", lanes};
    case 8:
      return {"i8", lanes};
    case 16:
      return {"i16", lanes};
    case 32:
      return {"i32", lanes};
    case 64:
      return {"i64", lanes};
    case 128:
      return {"i128", lanes};
  }
  PUMICE_ASSERT(false, cat("no integer of ", bits, " bits"));
}

int bit_width(DType dtype) { return dtype == DType::boolean ? 1 : 8 * size_of(dtype); }

Type register_type(DType dtype, int lanes) {
  if (dtype == DType::f32) return {"float", lanes};
  if (dtype == DType::f64) return {"double", lanes};
  return int_type(bit_width(dtype), lanes);
}

Type memory_type(DType dtype, int lanes) {
  return dtype == DType::boolean ? int_type(8, lanes) : register_type(dtype, lanes);
}

std::string splat(const Type& type, std::string_view value) {
  if (type.lanes == 1) return std::string(value);
  std::string item = cat(type.scalar, " ", value), out = "<";
  for (int i = 0; i < type.lanes; ++i) {
    if (i) out += ", ";
    out += item;
  }
  return out + ">";
}

std::string splat(const Type& type, int64_t value) { return splat(type, std::to_string(value)); }

std::string literal(DType dtype, uint64_t bits) {
  double number = std::bit_cast<double>(bits);
  switch (dtype) {
    case DType::boolean:
      return bits ? "true" : "false";
    case DType::u8:
    case DType::i8:
      return std::to_string(int8_t(bits));
    case DType::u16:
    case DType::i16:
      return std::to_string(int16_t(bits));
    case DType::u32:
    case DType::i32:
      return std::to_string(int32_t(bits));
    case DType::u64:
    case DType::i64:
      return std::to_string(int64_t(bits));
    case DType::f16:
      return std::to_string(int16_t(f16_from_double(number)));
    case DType::bf16:
      return std::to_string(int16_t(bf16_from_double(number)));
    case DType::f32:
      return hex_double(float(number));
    case DType::f64:
      return hex_double(number);
  }
  return "";
}

void Emitter::line(const std::string& text) {
  body += "  ";
  body += text;
  body += '\n';
}

std::string Emitter::let(const std::string& expression) {
  std::string name = cat("%t", next_++);
  line(cat(name, " = ", expression));
  return name;
}

void Emitter::label(const std::string& name) {
  body += name;
  body += ":\n";
  block = name;
}

std::string Emitter::binary(std::string_view opcode, const Type& type, const std::string& a,
                            const std::string& b) {
  return let(cat(opcode, " ", type.text(), " ", a, ", ", b));
}

std::string Emitter::compare(std::string_view predicate, const Type& type, const std::string& a,
                             const std::string& b) {
  return binary(predicate, type, a, b);
}

std::string Emitter::select(const Type& type, const std::string& condition, const std::string& a,
                            const std::string& b) {
  return let(cat("select ", Type{"i1", type.lanes}.text(), " ", condition, ", ", type.text(), " ",
                 a, ", ", type.text(), " ", b));
}

std::string Emitter::convert(std::string_view opcode, const Type& from, const std::string& a,
                             const Type& to) {
  return let(cat(opcode, " ", from.text(), " ", a, " to ", to.text()));
}

std::string Emitter::call(const std::string& name, const Type& result,
                          std::initializer_list<std::pair<std::string, std::string>> typed_args) {
  std::string types = join(typed_args, ", ", [](const auto& arg) { return arg.first; });
  std::string args =
      join(typed_args, ", ", [](const auto& arg) { return cat(arg.first, " ", arg.second); });
  std::string returned = result.text();
  declarations.insert(cat("declare ", returned, " @", name, "(", types, ")"));
  return let(cat("call ", returned, " @", name, "(", args, ")"));
}

}  // namespace pumice::codegen
