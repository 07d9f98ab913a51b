#include <array>
#include <bit>

#include "base/error.h"
#include "base/text.h"
#include "codegen/llvm/emitter.h"
#include "codegen/spelled_ops.h"
#include "ir/op.h"

namespace pumice::codegen {

namespace {

using ir::Op;

struct Spelling {
  Emitter& e;
  DType dtype;  // of the operands
  int lanes;
  Type type;

  std::string intrinsic(std::string_view base, const std::string& a) {
    return e.call(cat("llvm.", base, ".", type.mangle()), type, {{type.text(), a}});
  }
  std::string intrinsic(std::string_view base, const std::string& a, const std::string& b) {
    return e.call(cat("llvm.", base, ".", type.mangle()), type,
                  {{type.text(), a}, {type.text(), b}});
  }
  std::string number(int64_t value) const { return splat(type, value); }
};

// max and min of floats: NaN wins and +0 is more than -0. The first select is what the machine's
// instruction does; equal operands differ at most in the sign of zero.
std::string emit_float_extreme(Spelling s, bool max, const Operand& a, const Operand& b) {
  Emitter& e = s.e;
  if (a.constant && !b.constant) return emit_float_extreme(s, max, b, a);
  double c = std::bit_cast<double>(b.bits);
  if (b.constant && c == c) {
    // At a tie of zeros the constant wins when it is +0 (max) or -0 (min).
    bool wins = c == 0 && (b.bits == 0) == max;
    std::string_view predicate =
        max ? (wins ? "fcmp ole" : "fcmp olt") : (wins ? "fcmp oge" : "fcmp ogt");
    return e.select(s.type, e.compare(predicate, s.type, a.text, b.text), b.text, a.text);
  }
  Type bits = int_type(bit_width(s.dtype), s.lanes);
  std::string more = e.compare(max ? "fcmp ogt" : "fcmp olt", s.type, a.text, b.text);
  std::string chosen = e.select(s.type, more, a.text, b.text);
  std::string zeros = e.binary(max ? "and" : "or", bits, e.convert("bitcast", s.type, a.text, bits),
                               e.convert("bitcast", s.type, b.text, bits));
  std::string equal = e.compare("fcmp oeq", s.type, a.text, b.text);
  chosen = e.select(s.type, equal, e.convert("bitcast", bits, zeros, s.type), chosen);
  std::string nan = e.compare("fcmp uno", s.type, a.text, a.text);
  return e.select(s.type, nan, a.text, chosen);
}

std::string emit_extreme(Spelling s, bool max, const Operand& a, const Operand& b) {
  if (is_float(s.dtype)) return emit_float_extreme(s, max, a, b);
  if (s.dtype == DType::boolean) return s.e.binary(max ? "or" : "and", s.type, a.text, b.text);
  bool is_signed = is_signed_int(s.dtype);
  return s.intrinsic(max ? (is_signed ? "smax" : "umax") : (is_signed ? "smin" : "umin"), a.text,
                     b.text);
}

// Division by zero gives 0, lowest / -1 gives lowest: the machine would trap on both.
std::string emit_int_division(Spelling s, bool remainder, const Operand& a, const Operand& b) {
  Emitter& e = s.e;
  bool is_signed = is_signed_int(s.dtype);
  std::string_view opcode =
      is_signed ? (remainder ? "srem" : "sdiv") : (remainder ? "urem" : "udiv");
  int64_t divisor = int64_t(b.bits);
  if (b.constant && divisor == 0) return s.number(0);
  if (b.constant && (divisor != -1 || !is_signed)) return e.binary(opcode, s.type, a.text, b.text);
  std::string zero = e.compare("icmp eq", s.type, b.text, s.number(0)), unsafe = zero, minus;
  if (is_signed) {
    minus = e.compare("icmp eq", s.type, b.text, s.number(-1));
    unsafe = e.binary("or", {"i1", s.lanes}, zero, minus);
  }
  std::string divided =
      e.binary(opcode, s.type, a.text, e.select(s.type, unsafe, s.number(1), b.text));
  if (remainder) return divided;  // by 1 where it was unsafe: 0
  if (is_signed)
    divided = e.select(s.type, minus, e.binary("sub", s.type, s.number(0), a.text), divided);
  return e.select(s.type, zero, s.number(0), divided);
}

std::string emit_shift(Spelling s, Op op, const Operand& a, const Operand& b) {
  Emitter& e = s.e;
  int width = bit_width(s.dtype);
  bool arithmetic = op == Op::shr && is_signed_int(s.dtype);
  std::string_view opcode = op == Op::shl ? "shl" : arithmetic ? "ashr" : "lshr";
  if (b.constant) {
    uint64_t mask = width == 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
    if ((b.bits & mask) < uint64_t(width)) return e.binary(opcode, s.type, a.text, b.text);
    return arithmetic ? e.binary(opcode, s.type, a.text, s.number(width - 1)) : s.number(0);
  }
  // A negative count is a large unsigned one.
  std::string beyond = e.compare("icmp uge", s.type, b.text, s.number(width));
  std::string count = e.select(s.type, beyond, s.number(arithmetic ? width - 1 : 0), b.text);
  std::string shifted = e.binary(opcode, s.type, a.text, count);
  return arithmetic ? shifted : e.select(s.type, beyond, s.number(0), shifted);
}

std::string emit_mul_hi(Spelling s, const Operand& a, const Operand& b) {
  Emitter& e = s.e;
  int width = bit_width(s.dtype);
  Type wide = int_type(2 * width, s.lanes);
  std::string_view extend = is_signed_int(s.dtype) ? "sext" : "zext";
  std::string product = e.binary("mul", wide, e.convert(extend, s.type, a.text, wide),
                                 e.convert(extend, s.type, b.text, wide));
  return e.convert("trunc", wide, e.binary("lshr", wide, product, splat(wide, int64_t(width))),
                   s.type);
}

// A constant vector that LLVM does not see through. Of a mask that it knows it makes shuffles,
// which then do not join the operation whose result they select.
std::string hidden_splat(Spelling s, const Operand& a) {
  std::string first = s.e.let(cat("insertelement ", s.type.text(), " poison, ", s.type.scalar, " ",
                                  literal(s.dtype, a.bits), ", i64 0"));
  return s.e.let(cat("shufflevector ", s.type.text(), " ", first, ", ", s.type.text(), " poison, <",
                     s.lanes, " x i32> zeroinitializer"));
}

bool is_vector_literal(const Operand& a) { return a.text.starts_with('<'); }

std::string emit_compare(Spelling s, Op op, Operand a, Operand b) {
  if (is_vector_literal(a) && is_vector_literal(b)) {
    Operand& constant = b.constant ? b : a;
    if (constant.constant) constant.text = hidden_splat(s, constant);
  }
  bool real = is_float(s.dtype), is_signed = is_signed_int(s.dtype);
  std::string_view predicate;
  switch (op) {
    case Op::lt:
      predicate = real ? "fcmp olt" : is_signed ? "icmp slt" : "icmp ult";
      break;
    case Op::le:
      predicate = real ? "fcmp ole" : is_signed ? "icmp sle" : "icmp ule";
      break;
    case Op::eq:
      predicate = real ? "fcmp oeq" : "icmp eq";
      break;
    default:
      predicate = real ? "fcmp une" : "icmp ne";
      break;
  }
  return s.e.compare(predicate, s.type, a.text, b.text);
}

std::string emit_unary(Spelling s, Op op, const Operand& a) {
  bool real = is_float(s.dtype);
  switch (op) {
    case Op::neg:
      return real ? s.e.let(cat("fneg ", s.type.text(), " ", a.text))
                  : s.e.binary("sub", s.type, s.number(0), a.text);
    case Op::abs:
      if (real) return s.intrinsic("fabs", a.text);
      if (!is_signed_int(s.dtype)) return a.text;
      return s.e.call(cat("llvm.abs.", s.type.mangle()), s.type,
                      {{s.type.text(), a.text}, {"i1", "false"}});
    case Op::sqrt:
      return s.intrinsic("sqrt", a.text);
    case Op::floor:
      return s.intrinsic("floor", a.text);
    case Op::round:
      return s.intrinsic("roundeven", a.text);
    case Op::trunc:
      return s.intrinsic("trunc", a.text);
    case Op::bit_not:
      return s.e.binary("xor", s.type, a.text,
                        s.dtype == DType::boolean ? splat(s.type, "true") : s.number(-1));
    default:
      break;
  }
  internal_error(__FILE__, __LINE__, "op has a spelling in LLVM IR", std::string(ir::name(op)));
}

std::string emit_binary(Spelling s, Op op, const Operand& a, const Operand& b) {
  bool real = is_float(s.dtype);
  auto plain = [&](std::string_view float_opcode, std::string_view int_opcode) {
    return s.e.binary(real ? float_opcode : int_opcode, s.type, a.text, b.text);
  };
  switch (op) {
    case Op::add:
      return plain("fadd", "add");
    case Op::sub:
      return plain("fsub", "sub");
    case Op::mul:
      return plain("fmul", "mul");
    case Op::div:
      return real ? plain("fdiv", "") : emit_int_division(s, false, a, b);
    case Op::mod:
      return real ? plain("frem", "") : emit_int_division(s, true, a, b);
    case Op::max:
      return emit_extreme(s, true, a, b);
    case Op::min:
      return emit_extreme(s, false, a, b);
    case Op::lt:
    case Op::le:
    case Op::eq:
    case Op::ne:
      return emit_compare(s, op, a, b);
    case Op::bit_and:
      return plain("", "and");
    case Op::bit_or:
      return plain("", "or");
    case Op::bit_xor:
      return plain("", "xor");
    case Op::shl:
    case Op::shr:
      return emit_shift(s, op, a, b);
    case Op::mul_hi:
      return emit_mul_hi(s, a, b);
    default:
      break;
  }
  internal_error(__FILE__, __LINE__, "op has a spelling in LLVM IR", std::string(ir::name(op)));
}

// Lanes first .. first + count - 1 of a vector.
std::string lanes_of(Emitter& e, const Type& type, const std::string& a, int first, int count) {
  if (count == 1) return e.let(cat("extractelement ", type.text(), " ", a, ", i64 ", first));
  std::string picked;
  for (int i = 0; i < count; ++i) picked += cat(i ? ", " : "", "i32 ", first + i);
  return e.let(cat("shufflevector ", type.text(), " ", a, ", ", type.text(), " poison, <", count,
                   " x i32> <", picked, ">"));
}

}  // namespace

bool spells(Op op) { return is_spelled(op) || ir::info(op).kind == ir::OpKind::reduce; }

std::string emit_arithmetic(Emitter& e, Op op, DType result, int lanes,
                            std::span<const Operand> operands) {
  if (op == Op::cast) return emit_cast(e, operands[0], result, lanes);
  if (op == Op::bitcast) return emit_bitcast(e, operands[0], result, lanes);
  DType dtype = operands.back().dtype;
  Type type = register_type(dtype, lanes);
  if (op == Op::where) return e.select(type, operands[0].text, operands[1].text, operands[2].text);
  PUMICE_ASSERT(dtype != DType::f16 && dtype != DType::bf16,
                cat(ir::name(op), " of ", name(dtype), " reaches the LLVM writer"));
  Spelling s{e, dtype, lanes, type};
  switch (operands.size()) {
    case 1:
      return emit_unary(s, op, operands[0]);
    case 2:
      return emit_binary(s, op, operands[0], operands[1]);
    default:
      break;
  }
  PUMICE_ASSERT(op == Op::fma, cat(ir::name(op), " has no spelling in LLVM IR"));
  return e.call(cat("llvm.fma.", type.mangle()), type,
                {{type.text(), operands[0].text},
                 {type.text(), operands[1].text},
                 {type.text(), operands[2].text}});
}

std::string emit_horizontal(Emitter& e, Op op, const Operand& a, int lanes) {
  if (lanes == 1) return a.text;
  Op step = ir::combining_op(op);
  Type whole = register_type(a.dtype, lanes);
  auto part = [&](int first, int count) {
    return Operand{lanes_of(e, whole, a.text, first, count), a.dtype};
  };
  if (lanes % 2) {
    Operand last = part(lanes - 1, 1);
    Operand rest{emit_horizontal(e, op, part(0, lanes - 1), lanes - 1), a.dtype};
    return emit_arithmetic(e, step, a.dtype, 1, std::array{rest, last});
  }
  int half = lanes / 2;
  std::array pair{part(0, half), part(half, half)};
  return emit_horizontal(e, op, {emit_arithmetic(e, step, a.dtype, half, pair), a.dtype}, half);
}

}  // namespace pumice::codegen
