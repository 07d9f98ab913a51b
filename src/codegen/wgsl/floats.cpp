#include <bit>
#include <cmath>

#include "base/error.h"
#include "base/text.h"
#include "codegen/wgsl/emitter.h"

namespace pumice::codegen::wgsl {

using ir::Op;

namespace {

bool is_finite_constant(const Operand& a) {
  return a.constant && !std::isnan(std::bit_cast<double>(a.bits));
}

// The compiler may take NaN for absent, so it is looked for in the bits.
std::string compare(Emitter& e, Op op, Type t, std::span<const Operand> args, const std::string& a,
                    const std::string& b) {
  const char* symbol = op == Op::lt ? "<" : op == Op::le ? "<=" : op == Op::eq ? "==" : "!=";
  std::string text = cat("(", a, " ", symbol, " ", b, ")");
  const std::string* texts[] = {&a, &b};
  for (size_t n = 0; n < 2; ++n) {
    if (is_finite_constant(args[n])) continue;
    std::string nan = e.call("is_nan", t, {*texts[n]});
    text = op == Op::ne ? cat("(", text, " | ", nan, ")") : cat("(", text, " & !", nan, ")");
  }
  return text;
}

std::string modulo(Emitter& e, Type t, const std::string& a, const std::string& b) {
  if (t.lanes == 1) return e.call("modulo", t, {a, b});
  std::string lanes;
  for (int lane = 0; lane < t.lanes; ++lane) {
    char c = "xyzw"[lane];
    lanes += cat(lane ? ", " : "", e.call("modulo", {t.kind, 1}, {cat(a, ".", c), cat(b, ".", c)}));
  }
  return cat(e.type(t), "(", lanes, ")");
}

// Operands as a compiler may see them: nothing of how they were computed, nor that two are one, nor
// the value of a divisor, of which it might multiply by the reciprocal.
struct Hidden {
  Emitter& e;
  Op op;
  Type t;
  std::span<const Operand> args;
  std::string operator()(size_t n) const {
    const Operand& x = args[n];
    bool twice = n > 0 && x.text == args[0].text;
    bool divisor = op == Op::div && n == 1 && x.constant;
    bool result =
        x.computed == Computed::otherwise || (x.computed == Computed::fused && op != Op::fma);
    return result || twice || divisor ? e.hide(t, x.text) : x.text;
  }
};

}  // namespace

std::string emit_float(Emitter& e, Op op, DType dtype, int lanes, std::span<const Operand> args) {
  Type t{kind_of(dtype), lanes};
  Hidden operand{e, op, t, args};
  std::string a = operand(0), b = args.size() > 1 ? operand(1) : "";
  auto infix = [&](const char* symbol) { return cat("(", a, " ", symbol, " ", b, ")"); };
  bool exact = e.has(exact_divide) || t.kind == Kind::f64;
  switch (op) {
    // By the bits: no compiler drops a sign there.
    case Op::neg:
      return e.call("negative", t, {a});
    case Op::abs:
      return e.call("magnitude", t, {a});
    case Op::sqrt:
      return exact ? cat("sqrt(", a, ")") : e.call("root", t, {a});
    case Op::floor:
      return cat("floor(", a, ")");
    case Op::round:
      return cat("round(", a, ")");
    case Op::trunc:
      return cat("trunc(", a, ")");
    case Op::add:
      return infix("+");
    case Op::sub:
      return infix("-");
    case Op::mul:
      return infix("*");
    case Op::div:
      return exact ? infix("/") : e.call("divide", t, {a, b});
    case Op::mod:
      return modulo(e, t, a, b);
    case Op::max:
      return e.call("greater", t, {a, b});
    case Op::min:
      return e.call("lesser", t, {a, b});
    case Op::lt:
    case Op::le:
    case Op::eq:
    case Op::ne:
      return compare(e, op, t, args, a, b);
    case Op::fma:
      return e.fused(t, {a, b, operand(2)});
    default:
      internal_error(__FILE__, __LINE__, "the WGSL writer spells this op",
                     cat(ir::name(op), " of ", name(dtype)));
  }
}

}  // namespace pumice::codegen::wgsl
