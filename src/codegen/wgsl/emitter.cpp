#include "codegen/wgsl/emitter.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>

#include "base/error.h"
#include "base/text.h"
#include "codegen/wgsl/functions.h"

namespace pumice::codegen::wgsl {

Kind kind_of(DType dtype) {
  switch (dtype) {
    case DType::boolean:
      return Kind::boolean;
    case DType::i8:
    case DType::i16:
    case DType::i32:
      return Kind::i32;
    case DType::i64:
      return Kind::i64;
    case DType::u64:
      return Kind::u64;
    case DType::f16:
    case DType::bf16:
    case DType::f32:
      return Kind::f32;
    case DType::f64:
      return Kind::f64;
    default:
      return Kind::u32;
  }
}

std::string_view name(Kind kind) {
  constexpr std::string_view names[] = {"bool", "i32", "u32", "f32", "i64", "u64", "f64"};
  return names[size_t(kind)];
}

namespace {

std::string type_text(Type t) {
  return t.lanes == 1 ? std::string(name(t.kind)) : cat("vec", t.lanes, "<", name(t.kind), ">");
}

std::string of_all_lanes(Type t, const std::string& element) {
  return t.lanes == 1 ? element : cat(type_text(t), "(", element, ")");
}

std::string hex(uint64_t value) {
  char text[24];
  std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(value));
  return text;
}

}  // namespace

std::string Emitter::type(Type t) {
  Feature needed = t.kind == Kind::f64 ? float64 : int64;
  if (is_wide(t.kind) && !has(needed))
    throw CompileError(
        cat("[wgsl] the device has no 64-bit ", t.kind == Kind::f64 ? "floats" : "integers"), "",
        print_features(features_));
  return type_text(t);
}

std::string splat(Type t, const std::string& element, Emitter& e) {
  return t.lanes == 1 ? element : cat(e.type(t), "(", element, ")");
}

std::string Emitter::integer(Type t, uint64_t value) {
  std::string element;
  switch (t.kind) {
    case Kind::boolean:
      element = value ? "true" : "false";
      break;
    case Kind::i32:
      element = int32_t(value) == INT32_MIN ? "i32(-2147483648)" : cat(int32_t(value), "i");
      break;
    case Kind::u32:
      element = cat(uint32_t(value), "u");
      break;
    case Kind::i64:
      element = int64_t(value) == INT64_MIN ? "bitcast<i64>(0x8000000000000000lu)"
                                            : cat(int64_t(value), "li");
      break;
    default:
      element = cat(value, "lu");
  }
  type(t);  // the device must have it
  return of_all_lanes(t, element);
}

// Compilers refuse constant expressions that are no finite number, and think they know what adding
// or multiplying a zero does.
std::string Emitter::number(Type t, double value) {
  bool wide = t.kind == Kind::f64;
  type(t);
  if (wide ? std::isnormal(value) : std::isnormal(float(value))) {
    char text[40];
    std::snprintf(text, sizeof text, "%a%s", wide ? value : double(float(value)),
                  wide ? "lf" : "f");
    return of_all_lanes(t, text);
  }
  uses_hidden_ = true;
  uint64_t bits = wide ? std::bit_cast<uint64_t>(value) : std::bit_cast<uint32_t>(float(value));
  std::string hidden = wide ? "u64(hidden)" : "hidden";
  if (bits) hidden = cat(hex(bits), wide ? "lu" : "u", " | ", hidden);
  return of_all_lanes(t, cat("bitcast<", name(t.kind), ">(", hidden, ")"));
}

std::string_view Emitter::fused_name(Type t) const {
  if (has(fused_fma)) return "fma";
  return t.kind == Kind::f32 && has(float64) ? "fused_in_f64" : "fused_by_parts";
}

std::string Emitter::fused(Type t, std::initializer_list<std::string_view> args) {
  std::string_view function = fused_name(t);
  if (function != "fma") return call(function, t, args);
  return cat("fma(", join(args, ", ", [](auto a) { return a; }), ")");
}

std::string Emitter::call(std::string_view function, Type t,
                          std::initializer_list<std::string_view> args, Kind result) {
  return cat(function_name(function, t, result), "(", join(args, ", ", [](auto a) { return a; }),
             ")");
}

// Writes the function unless that was done.
std::string Emitter::function_name(std::string_view function, Type t, Kind result) {
  if (function == "fused") function = fused_name(t);
  if (function == "fma") return "fma";
  std::string own = cat(function, "_", name(t.kind));
  if (result != Kind::boolean) own += cat("_", name(result));
  if (t.lanes > 1) own += cat("x", t.lanes);
  if (!written_.insert(own).second) return own;
  auto row = std::find_if(std::begin(functions_table), std::end(functions_table),
                          [&](const Function& f) { return f.name == function; });
  PUMICE_ASSERT(row != std::end(functions_table), cat("no function ", function));
  std::string text = expand(row->text, own, t, result);
  functions_ += text;
  return own;
}

std::string Emitter::placeholder(std::string_view name, Type t, Kind result) {
  bool wide = is_wide(t.kind);
  auto vector = [&](Kind k) { return type(t.as(k)); };
  if (name == "T") return type(t);
  if (name == "R") return vector(result);
  if (name == "F") return vector(float_of(t.kind));
  if (name == "U") return vector(word_of(t.kind));
  if (name == "I") return vector(signed_of(t.kind));
  if (name == "B") return vector(Kind::boolean);
  for (Kind k : {Kind::i32, Kind::u32, Kind::f32, Kind::f64})
    if (name == wgsl::name(k)) return vector(k);
  if (name == "LAST") return wide ? "63" : "31";
  if (name == "SIGN") return wide ? "0x8000000000000000lu" : "0x80000000";
  if (name == "MAG") return wide ? "0x7fffffffffffffff" : "0x7fffffff";
  if (name == "INF") return wide ? "0x7ff0000000000000" : "0x7f800000";
  if (name == "FRACTION") return wide ? "0xfffffffffffff" : "0x7fffff";
  if (name == "FRACTION_BITS") return wide ? "52u" : "23u";
  if (name == "WHOLE_BIAS") return wide ? "1075" : "150";
  if (name == "EXTRA_BITS") return wide ? "11" : "8";
  if (name == "SPLIT") return wide ? "134217729" : "4097";
  PUMICE_ASSERT(name == "HIDDEN", cat("no placeholder ", name));
  uses_hidden_ = true;
  return of_all_lanes(t.as(word_of(t.kind)), wide ? "u64(hidden)" : "hidden");
}

std::string Emitter::expand(std::string_view text, const std::string& own, Type t, Kind result) {
  std::string out;
  auto word = [&](size_t from) {
    size_t end = from;
    while (end < text.size() &&
           (isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_'))
      ++end;
    return text.substr(from, end - from);
  };
  for (size_t i = 0; i < text.size();) {
    if (text.substr(i, 2) == "@@") {
      out += own;
      i += 2;
    } else if (text[i] == '$') {
      std::string_view w = word(i + 1);
      out += placeholder(w, t, result);
      i += 1 + w.size();
    } else if (text[i] == '@') {
      std::string_view w = word(i + 1);
      i += 1 + w.size();
      Type other = t;
      if (text[i] == '<') {
        std::string_view kind = word(i + 1);
        i += 2 + kind.size();
        other.kind = kind == "U" ? word_of(t.kind) : kind == "I" ? signed_of(t.kind) : Kind::f64;
      }
      out += function_name(w, other, Kind::boolean);
    } else {
      out += text[i++];
    }
  }
  return out;
}

std::string normalise(Emitter& e, DType dtype, int lanes, const std::string& a) {
  int width = 8 * size_of(dtype);
  if (!is_int(dtype) || width >= 32) return a;
  Type words{Kind::u32, lanes};
  if (is_unsigned_int(dtype)) return cat("(", a, " & ", e.integer(words, (1u << width) - 1), ")");
  std::string shift = e.integer(words, uint64_t(32 - width));
  return cat("((", a, " << ", shift, ") >> ", shift, ")");
}

}  // namespace pumice::codegen::wgsl
