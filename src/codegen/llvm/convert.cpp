#include "base/error.h"
#include "base/text.h"
#include "codegen/llvm/emitter.h"

// cast and bitcast. f16 and bf16 go through f32.
namespace pumice::codegen {

namespace {

constexpr Type float_type(int lanes) { return {"float", lanes}; }

bool is_half(DType t) { return t == DType::f16 || t == DType::bf16; }

// Without F16C the machine's own conversion is a library call, so these spell it in integers.
std::string f16_to_f32_by_integers(Emitter& e, const std::string& a, int lanes) {
  Type i16{"i16", lanes}, i32{"i32", lanes}, f32 = float_type(lanes);
  auto number = [&](int64_t v) { return splat(i32, int64_t(int32_t(v))); };
  std::string bits = e.convert("zext", i16, a, i32);
  std::string sign = e.binary("shl", i32, e.binary("and", i32, bits, number(0x8000)), number(16));
  std::string magnitude = e.binary("and", i32, bits, number(0x7fff));
  std::string shifted = e.binary("shl", i32, magnitude, number(13));
  std::string normal = e.binary("add", i32, shifted, number(112 << 23));
  // Infinity and NaN keep a full exponent.
  std::string full = e.binary("add", i32, shifted, number(224 << 23));
  std::string is_full = e.compare("icmp uge", i32, magnitude, number(0x7c00));
  std::string value = e.select(i32, is_full, full, normal);
  // Subnormals are fraction * 2^-24, exact in f32.
  std::string tiny = e.binary("fmul", f32, e.convert("uitofp", i32, magnitude, f32),
                              splat(f32, "0x3E70000000000000"));
  std::string is_tiny = e.compare("icmp ult", i32, magnitude, number(0x400));
  value = e.select(i32, is_tiny, e.convert("bitcast", f32, tiny, i32), value);
  return e.convert("bitcast", i32, e.binary("or", i32, value, sign), f32);
}

std::string f32_to_f16_by_integers(Emitter& e, const std::string& a, int lanes) {
  Type i16{"i16", lanes}, i32{"i32", lanes}, f32 = float_type(lanes);
  auto number = [&](int64_t v) { return splat(i32, int64_t(int32_t(v))); };
  std::string bits = e.convert("bitcast", f32, a, i32);
  std::string sign =
      e.binary("lshr", i32, e.binary("and", i32, bits, number(0x80000000)), number(16));
  std::string magnitude = e.binary("and", i32, bits, number(0x7fffffff));
  // Rounds to nearest, ties to even, at bit 13.
  std::string last = e.binary("and", i32, e.binary("lshr", i32, magnitude, number(13)), number(1));
  std::string rounded = e.binary("add", i32, e.binary("add", i32, magnitude, number(0xfff)), last);
  std::string value =
      e.binary("sub", i32, e.binary("lshr", i32, rounded, number(13)), number(112 << 10));
  // Below 2^-14: adding 0.5 leaves a number whose last place is 2^-24.
  std::string sum = e.binary("fadd", f32, e.convert("bitcast", i32, magnitude, f32),
                             splat(f32, "0x3FE0000000000000"));
  std::string tiny = e.binary("sub", i32, e.convert("bitcast", f32, sum, i32), number(0x3f000000));
  value = e.select(i32, e.compare("icmp ult", i32, magnitude, number(0x38800000)), tiny, value);
  value = e.select(i32, e.compare("icmp uge", i32, magnitude, number(0x477ff000)), number(0x7c00),
                   value);
  value = e.select(i32, e.compare("icmp ugt", i32, magnitude, number(0x7f800000)), number(0x7e00),
                   value);
  return e.convert("trunc", i32, e.binary("or", i32, value, sign), i16);
}

std::string f32_to_bf16(Emitter& e, const std::string& a, int lanes) {
  Type i16{"i16", lanes}, i32{"i32", lanes}, f32 = float_type(lanes);
  auto number = [&](int64_t v) { return splat(i32, int64_t(int32_t(v))); };
  std::string bits = e.convert("bitcast", f32, a, i32);
  std::string upper = e.binary("lshr", i32, bits, number(16));
  std::string last = e.binary("and", i32, upper, number(1));
  std::string rounded = e.binary("add", i32, e.binary("add", i32, bits, number(0x7fff)), last);
  std::string value = e.binary("lshr", i32, rounded, number(16));
  std::string quiet = e.binary("or", i32, upper, number(0x40));
  value = e.select(i32, e.compare("fcmp uno", f32, a, a), quiet, value);
  return e.convert("trunc", i32, value, i16);
}

// f64 to f32 rounded to odd, so that rounding once more to f16 or bf16 is as if it were the only
// rounding.
std::string f64_to_f32_odd(Emitter& e, const std::string& a, int lanes) {
  Type f64{"double", lanes}, f32 = float_type(lanes), i32{"i32", lanes};
  std::string nearest = e.convert("fptrunc", f64, a, f32);
  std::string back = e.convert("fpext", f32, nearest, f64);
  std::string inexact = e.compare("fcmp one", f64, back, a);
  auto magnitude = [&](const std::string& x) {
    return e.call(cat("llvm.fabs.", f64.mangle()), f64, {{f64.text(), x}});
  };
  std::string away = e.compare("fcmp ogt", f64, magnitude(back), magnitude(a));
  std::string bits = e.convert("bitcast", f32, nearest, i32);
  std::string toward_zero =
      e.select(i32, away, e.binary("sub", i32, bits, splat(i32, int64_t(1))), bits);
  std::string odd = e.binary("or", i32, toward_zero, splat(i32, int64_t(1)));
  return e.convert("bitcast", i32, e.select(i32, inexact, odd, bits), f32);
}

std::string half_to_f32(Emitter& e, const Operand& a, int lanes) {
  Type i16{"i16", lanes}, i32{"i32", lanes}, f32 = float_type(lanes);
  if (a.dtype == DType::bf16) {
    std::string bits =
        e.binary("shl", i32, e.convert("zext", i16, a.text, i32), splat(i32, int64_t(16)));
    return e.convert("bitcast", i32, bits, f32);
  }
  if (e.isa == Isa::sse) return f16_to_f32_by_integers(e, a.text, lanes);
  Type half{"half", lanes};
  return e.convert("fpext", half, e.convert("bitcast", i16, a.text, half), f32);
}

std::string f32_to_half(Emitter& e, const std::string& a, DType to, int lanes) {
  if (to == DType::bf16) return f32_to_bf16(e, a, lanes);
  if (e.isa == Isa::sse) return f32_to_f16_by_integers(e, a, lanes);
  Type half{"half", lanes};
  return e.convert("bitcast", half, e.convert("fptrunc", float_type(lanes), a, half),
                   {"i16", lanes});
}

std::string from_float(Emitter& e, const Operand& a, DType to, int lanes) {
  Type from = register_type(a.dtype, lanes), result = register_type(to, lanes);
  if (to == DType::boolean) return e.compare("fcmp une", from, a.text, splat(from, "0.0"));
  if (is_int(to))  // saturates; NaN gives 0
    return e.call(cat("llvm.fpto", is_signed_int(to) ? "si" : "ui", ".sat.", result.mangle(), ".",
                      from.mangle()),
                  result, {{from.text(), a.text}});
  return e.convert(to == DType::f64 ? "fpext" : "fptrunc", from, a.text, result);
}

}  // namespace

std::string emit_cast(Emitter& e, const Operand& a, DType to, int lanes) {
  if (a.dtype == to) return a.text;
  if (is_half(a.dtype)) return emit_cast(e, {half_to_f32(e, a, lanes), DType::f32}, to, lanes);
  if (is_half(to)) {
    if (a.dtype == DType::f64) return f32_to_half(e, f64_to_f32_odd(e, a.text, lanes), to, lanes);
    return f32_to_half(e, emit_cast(e, a, DType::f32, lanes), to, lanes);
  }
  if (is_float(a.dtype)) return from_float(e, a, to, lanes);
  Type from = register_type(a.dtype, lanes), result = register_type(to, lanes);
  if (to == DType::boolean) return e.compare("icmp ne", from, a.text, splat(from, int64_t(0)));
  bool is_signed = is_signed_int(a.dtype);
  if (is_float(to)) return e.convert(is_signed ? "sitofp" : "uitofp", from, a.text, result);
  int narrow = bit_width(to), wide = bit_width(a.dtype);
  if (narrow == wide) return a.text;
  return e.convert(narrow < wide ? "trunc" : is_signed ? "sext" : "zext", from, a.text, result);
}

std::string emit_bitcast(Emitter& e, const Operand& a, DType to, int lanes) {
  PUMICE_ASSERT(size_of(a.dtype) == size_of(to),
                cat("bitcast from ", name(a.dtype), " to ", name(to)));
  Type from = register_type(a.dtype, lanes), result = register_type(to, lanes);
  if (a.dtype == DType::boolean && to != DType::boolean)
    return e.convert("zext", from, a.text, result);
  if (to == DType::boolean && a.dtype != DType::boolean)
    return e.compare("icmp ne", from, a.text, splat(from, int64_t(0)));
  return from.text() == result.text() ? a.text : e.convert("bitcast", from, a.text, result);
}

}  // namespace pumice::codegen
