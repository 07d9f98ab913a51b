#include "base/error.h"
#include "base/text.h"
#include "codegen/spelled_ops.h"
#include "codegen/wgsl/emitter.h"
#include "codegen/wgsl/writer.h"
#include "ir/node.h"

namespace pumice::codegen::wgsl {

using ir::Op;

bool spells(Op op) { return is_spelled(op); }

namespace {

[[noreturn]] void unspelled(Op op, DType dtype) {
  internal_error(__FILE__, __LINE__, "the WGSL writer spells this op",
                 cat(ir::name(op), " of ", name(dtype)));
}

std::string infix(const std::string& a, std::string_view symbol, const std::string& b) {
  return cat("(", a, " ", symbol, " ", b, ")");
}

// A divisor that is a constant other than 0 and -1 needs no guard.
bool is_safe_divisor(const Operand& b) {
  return b.constant && b.bits != 0 && int64_t(b.bits) != -1;
}

// By WGSL, x / 0 is x, and the lowest / -1 the lowest.
std::string divide(Emitter& e, bool remainder, Type t, std::span<const Operand> args) {
  const std::string &a = args[0].text, &b = args[1].text;
  if (!is_safe_divisor(args[1])) return e.call(remainder ? "remainder" : "quotient", t, {a, b});
  if (!remainder) return infix(a, "/", b);
  if (t.kind == Kind::u32 || t.kind == Kind::u64) return infix(a, "%", b);
  // Vulkan, below, leaves remainders with negative operands open.
  return infix(a, "-", infix(infix(a, "/", b), "*", b));
}

std::string shift(Emitter& e, bool left, DType dtype, Type t, std::span<const Operand> args) {
  const std::string &a = args[0].text, &b = args[1].text;
  auto width = uint64_t(8 * size_of(dtype));
  if (args[1].constant && args[1].bits < width)
    return infix(a, left ? "<<" : ">>", e.integer(t.as(Kind::u32), args[1].bits));
  std::string whole = e.integer(t.as(word_of(t.kind)), width);
  if (left) return e.call("shift_left", t, {a, b, whole});
  return e.call(is_signed_int(dtype) ? "shift_right_signed" : "shift_right", t, {a, b, whole});
}

std::string multiply_high(Emitter& e, DType dtype, Type t, const std::string& a,
                          const std::string& b) {
  int width = 8 * size_of(dtype);
  if (width < 32) return infix(infix(a, "*", b), ">>", e.integer(t.as(Kind::u32), uint64_t(width)));
  return e.call(is_signed_int(dtype) ? "multiply_high_signed" : "multiply_high", t, {a, b});
}

std::string emit_int(Emitter& e, Op op, DType dtype, int lanes, std::span<const Operand> args) {
  Type t{kind_of(dtype), lanes};
  std::string a = args[0].text, b = args.size() > 1 ? args[1].text : "";
  switch (op) {
    case Op::neg:
      return infix(e.integer(t, 0), "-", a);
    case Op::abs: {
      if (!is_signed_int(dtype)) return a;
      std::string zero = e.integer(t, 0);
      return cat("select(", a, ", ", zero, " - ", a, ", ", a, " < ", zero, ")");
    }
    case Op::bit_not:
      return cat("~", a);
    case Op::add:
      return infix(a, "+", b);
    case Op::sub:
      return infix(a, "-", b);
    case Op::mul:
      return infix(a, "*", b);
    case Op::div:
    case Op::mod:
      return divide(e, op == Op::mod, t, args);
    case Op::max:
      return cat("max(", a, ", ", b, ")");
    case Op::min:
      return cat("min(", a, ", ", b, ")");
    case Op::lt:
      return infix(a, "<", b);
    case Op::le:
      return infix(a, "<=", b);
    case Op::eq:
      return infix(a, "==", b);
    case Op::ne:
      return infix(a, "!=", b);
    case Op::bit_and:
      return infix(a, "&", b);
    case Op::bit_or:
      return infix(a, "|", b);
    case Op::bit_xor:
      return infix(a, "^", b);
    case Op::shl:
    case Op::shr:
      return shift(e, op == Op::shl, dtype, t, args);
    case Op::mul_hi:
      return multiply_high(e, dtype, t, a, b);
    default:
      unspelled(op, dtype);
  }
}

std::string emit_truth(Op op, std::span<const Operand> args) {
  std::string a = args[0].text, b = args.size() > 1 ? args[1].text : "";
  switch (op) {
    case Op::bit_not:
      return cat("!", a);
    case Op::max:
    case Op::bit_or:
      return infix(a, "|", b);
    case Op::min:
    case Op::bit_and:
      return infix(a, "&", b);
    case Op::ne:
    case Op::bit_xor:
      return infix(a, "!=", b);
    case Op::eq:
      return infix(a, "==", b);
    case Op::lt:
      return infix(cat("!", a), "&", b);
    case Op::le:
      return infix(cat("!", a), "|", b);
    default:
      unspelled(op, DType::boolean);
  }
}

// Whether the result of a narrow int may need its extension again.
bool leaves_width(Op op) {
  switch (op) {
    case Op::neg:
    case Op::abs:
    case Op::bit_not:
    case Op::add:
    case Op::sub:
    case Op::mul:
    case Op::div:
    case Op::shl:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::string emit_arithmetic(Emitter& e, Op op, DType result, int lanes,
                            std::span<const Operand> args) {
  DType dtype = args.back().dtype;
  if (op == Op::where)
    return cat("select(", args[2].text, ", ", args[1].text, ", ", args[0].text, ")");
  if (op == Op::cast) return emit_cast(e, args[0], result, lanes);
  if (op == Op::bitcast) return emit_bitcast(e, args[0], result, lanes);
  if (dtype == DType::boolean) return emit_truth(op, args);
  if (dtype == DType::f32 || dtype == DType::f64) return emit_float(e, op, dtype, lanes, args);
  if (!is_int(dtype)) unspelled(op, dtype);
  std::string text = emit_int(e, op, dtype, lanes, args);
  return leaves_width(op) ? normalise(e, dtype, lanes, text) : text;
}

}  // namespace pumice::codegen::wgsl
