#include <bit>

#include "base/error.h"
#include "base/text.h"
#include "codegen/int_range.h"
#include "codegen/wgsl/emitter.h"

namespace pumice::codegen::wgsl {

namespace {

bool is_half(DType t) { return t == DType::f16 || t == DType::bf16; }

std::string as(Emitter& e, Type t, const std::string& a) { return cat(e.type(t), "(", a, ")"); }
std::string bits_as(Emitter& e, Type t, const std::string& a) {
  return cat("bitcast<", e.type(t), ">(", a, ")");
}

// The nearest f16 or bf16 to an f32.
std::string narrow(Emitter& e, DType to, int lanes, const std::string& f) {
  return e.call(to == DType::f16 ? "nearest_half" : "nearest_bfloat", {Kind::f32, lanes}, {f});
}

// Truncates, saturates, and gives 0 for NaN.
std::string float_to_int(Emitter& e, Type from, const std::string& x, DType to) {
  Type t = from.as(kind_of(to));
  auto [low, high, lowest, highest] = int_range(to);
  return e.call(
      "to_int", from,
      {x, e.number(from, low), e.number(from, high), e.integer(t, lowest), e.integer(t, highest)},
      t.kind);
}

// Widens by the sign of the source, then takes the bits.
std::string int_to_int(Emitter& e, DType from, DType to, int lanes, const std::string& a) {
  Type target{kind_of(to), lanes};
  Kind source = kind_of(from);
  std::string text = a;
  if (is_wide(target.kind) && !is_wide(source)) {
    source = source == Kind::i32 ? Kind::i64 : Kind::u64;
    text = as(e, target.as(source), text);
  } else if (is_wide(source) && !is_wide(target.kind)) {
    source = source == Kind::i64 ? Kind::i32 : Kind::u32;
    text = as(e, target.as(source), text);
  }
  if (source != target.kind) text = bits_as(e, target, text);
  bool widens = size_of(from) < size_of(to) && (is_unsigned_int(from) || is_signed_int(to));
  return widens ? text : normalise(e, to, lanes, text);
}

std::string to_bool(Emitter& e, const Operand& a, int lanes) {
  Type t{kind_of(a.dtype), lanes};
  if (!is_float(t.kind)) return cat("(", a.text, " != ", e.integer(t, 0), ")");
  Type words = t.as(word_of(t.kind));  // NaN is not 0
  return cat("(", bits_as(e, words, e.call("magnitude", t, {a.text})), " != ", e.integer(words, 0),
             ")");
}

std::string from_bool(Emitter& e, const std::string& a, DType to, int lanes) {
  Type t{kind_of(to), lanes};
  auto value = [&](int v) { return is_float(t.kind) ? e.number(t, v) : e.integer(t, uint64_t(v)); };
  return cat("select(", value(0), ", ", value(1), ", ", a, ")");
}

std::string bits_of_half(Emitter& e, DType from, int lanes, const std::string& a) {
  Type f{Kind::f32, lanes};
  if (from == DType::f16) return e.call("bits_of_half", f, {a});
  return cat("(", bits_as(e, f.as(Kind::u32), a), " >> ", e.integer(f.as(Kind::u32), 16), ")");
}

std::string half_of_bits(Emitter& e, DType to, int lanes, const std::string& a) {
  Type f{Kind::f32, lanes};
  if (to == DType::f16) return e.call("half_of_bits", f, {a});
  return bits_as(e, f, cat(a, " << ", e.integer(f.as(Kind::u32), 16)));
}

}  // namespace

std::string emit_cast(Emitter& e, const Operand& operand, DType to, int lanes) {
  DType from = operand.dtype;
  Operand a = operand;
  Type source{kind_of(from), lanes}, t{kind_of(to), lanes};
  if (a.computed != Computed::no && is_float(from)) a.text = e.hide(source, a.text);
  if (from == to) return a.text;
  if (to == DType::boolean) return to_bool(e, a, lanes);
  if (from == DType::boolean) return from_bool(e, a.text, to, lanes);
  if (is_int(from) && is_int(to)) return int_to_int(e, from, to, lanes, a.text);
  if (is_int(to)) return float_to_int(e, source, a.text, to);
  if (is_int(from)) {
    std::string f = as(e, t, a.text);
    return is_half(to) ? narrow(e, to, lanes, f) : f;
  }
  if (is_half(to)) {
    bool double_rounds = from == DType::f64;
    return narrow(e, to, lanes, double_rounds ? e.call("odd_single", source, {a.text}) : a.text);
  }
  return source == t ? a.text : as(e, t, a.text);
}

std::string emit_bitcast(Emitter& e, const Operand& a, DType to, int lanes) {
  DType from = a.dtype;
  PUMICE_ASSERT(size_of(from) == size_of(to), cat("bitcast ", name(from), " to ", name(to)));
  if (from == to) return a.text;
  if (to == DType::boolean) return to_bool(e, a, lanes);
  if (from == DType::boolean) return from_bool(e, a.text, to, lanes);
  Type t{kind_of(to), lanes};
  if (size_of(to) >= 4) return bits_as(e, t, a.text);
  // By way of the bits as u16; narrow ints are their own.
  std::string bits = is_half(from)
                         ? bits_of_half(e, from, lanes, a.text)
                         : int_to_int(e, from, is_half(to) ? DType::u16 : to, lanes, a.text);
  if (is_half(to)) return half_of_bits(e, to, lanes, bits);
  return is_half(from) ? int_to_int(e, DType::u16, to, lanes, bits) : bits;
}

}  // namespace pumice::codegen::wgsl
