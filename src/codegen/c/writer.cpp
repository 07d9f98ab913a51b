#include "codegen/c/writer.h"

#include <bit>
#include <cmath>
#include <cstdio>
#include <vector>

#include "base/error.h"
#include "base/half.h"
#include "base/text.h"
#include "codegen/c/prelude.h"

namespace pumice::codegen {

namespace {

using ir::Code;
using ir::Instruction;
using ir::Op;

bool is_half(DType t) { return t == DType::f16 || t == DType::bf16; }

// bool is a byte, f16 and bf16 are their bits.
std::string_view type_of(DType t) {
  if (t == DType::boolean) return "u8";
  return is_half(t) ? "u16" : name(t);
}

std::string float_literal(double value, bool single) {
  std::string_view suffix = single ? "f" : "";
  if (std::isnan(value)) return cat("__builtin_nan", suffix, "(\"\")");
  if (std::isinf(value)) return cat(value < 0 ? "-" : "", "__builtin_inf", suffix, "()");
  char text[64];
  std::snprintf(text, sizeof text, "%a", value);
  return cat(text, suffix);
}

std::string literal(DType t, uint64_t bits) {
  double number = std::bit_cast<double>(bits);
  switch (t) {
    case DType::boolean:
      return bits ? "1" : "0";
    case DType::f16:
      return std::to_string(f16_from_double(number));
    case DType::bf16:
      return std::to_string(bf16_from_double(number));
    case DType::f32:
      return float_literal(float(number), true);
    case DType::f64:
      return float_literal(number, false);
    default:
      return cat("(", type_of(t), ")", bits, "ULL");
  }
}

// An expression of one element.
std::string cast(const std::string& a, DType from, DType to) {
  if (from == to) return a;
  if (is_half(from)) return cast(cat("f32_of_", name(from), "(", a, ")"), DType::f32, to);
  if (is_half(to)) {
    std::string single =
        from == DType::f64 ? cat("f32_odd_of_f64(", a, ")") : cast(a, from, DType::f32);
    return cat(name(to), "_of_f32(", single, ")");
  }
  if (to == DType::boolean) return cat("(u8)(", a, " != 0)");
  if (is_float(from) && is_int(to)) return cat(name(to), "_of_f64(", a, ")");
  return cat("(", type_of(to), ")(", a, ")");
}

std::string unary(Op op, DType t, const std::string& a) {
  bool real = is_float(t);
  auto builtin = [&](std::string_view function) {
    return cat("__builtin_", function, t == DType::f32 ? "f" : "", "(", a, ")");
  };
  switch (op) {
    case Op::neg:
      return real ? cat("-", a) : cat("(", type_of(t), ")(0 - (u64)", a, ")");
    case Op::abs:
      if (real) return builtin("fabs");
      return is_signed_int(t) ? cat("abs_", name(t), "(", a, ")") : a;
    case Op::sqrt:
      return builtin("sqrt");
    case Op::floor:
      return builtin("floor");
    case Op::round:
      return builtin("rint");
    case Op::trunc:
      return builtin("trunc");
    case Op::bit_not:
      return t == DType::boolean ? cat("!", a) : cat("(", type_of(t), ")~", a);
    default:
      break;
  }
  internal_error(__FILE__, __LINE__, "op has a spelling in C", std::string(ir::name(op)));
}

std::string binary(Op op, DType t, const std::string& a, const std::string& b) {
  bool real = is_float(t);
  std::string_view wide = size_of(t) == 8 ? "u64" : "u32";
  auto wrapped = [&](std::string_view symbol) {
    if (real) return cat(a, " ", symbol, " ", b);
    return cat("(", type_of(t), ")((", wide, ")", a, " ", symbol, " (", wide, ")", b, ")");
  };
  auto plain = [&](std::string_view symbol) { return cat(a, " ", symbol, " ", b); };
  auto call = [&] { return cat(ir::name(op), "_", type_of(t), "(", a, ", ", b, ")"); };
  switch (op) {
    case Op::add:
      return wrapped("+");
    case Op::sub:
      return wrapped("-");
    case Op::mul:
      return wrapped("*");
    case Op::div:
      return real ? plain("/") : call();
    case Op::mod:
      return real ? cat("__builtin_fmod", t == DType::f32 ? "f" : "", "(", a, ", ", b, ")")
                  : call();
    case Op::lt:
      return plain("<");
    case Op::le:
      return plain("<=");
    case Op::eq:
      return plain("==");
    case Op::ne:
      return plain("!=");
    case Op::bit_and:
      return plain("&");
    case Op::bit_or:
      return plain("|");
    case Op::bit_xor:
      return plain("^");
    case Op::max:
    case Op::min:
    case Op::shl:
    case Op::shr:
    case Op::mul_hi:
      return call();
    default:
      break;
  }
  internal_error(__FILE__, __LINE__, "op has a spelling in C", std::string(ir::name(op)));
}

class Writer {
 public:
  explicit Writer(const ir::Program& p) : p_(p) {}
  std::string write();

 private:
  const Instruction& of(uint32_t id) const { return p_.body[id]; }
  // Lane l of a value ("v5[l]"), or the value itself when it has one.
  std::string lane(uint32_t id) const {
    return of(id).lanes > 1 ? cat("v", id, "[l]") : cat("v", id);
  }

  void line(const std::string& text) {
    out_.append(size_t(2 * depth_), ' ');
    out_ += text + "\n";
  }
  void declare(size_t id) {
    const Instruction& i = p_.body[id];
    line(cat(type_of(i.dtype), " v", id, i.lanes > 1 ? cat("[", i.lanes, "]") : "", ";"));
  }
  // Assigns `element`, an expression in l, to every lane.
  void assign(size_t id, const std::string& element) {
    const Instruction& i = p_.body[id];
    if (i.lanes == 1) return line(cat("v", id, " = ", element, ";"));
    line(cat("for (int l = 0; l < ", i.lanes, "; ++l) v", id, "[l] = ", element, ";"));
  }
  void value(size_t id, const std::string& element) {
    declare(id);
    assign(id, element);
  }
  std::string arithmetic(const Instruction& i) const;
  std::string element(const Instruction& i, int lanes) const;
  void load(size_t id);
  void store(const Instruction& i);
  void merge(const Instruction& i);
  void horizontal(size_t id);
  void bitcast(size_t id);
  void begin_loop(size_t id);
  void end_loop(const Instruction& i);
  void instruction(size_t id);

  const ir::Program& p_;
  std::vector<size_t> loops_;
  std::string out_;
  int depth_ = 1;
};

std::string Writer::arithmetic(const Instruction& i) const {
  DType t = of(i.args.back()).dtype;
  std::string a = lane(i.args[0]);
  if (i.op == Op::cast) return cast(a, t, i.dtype);
  std::string b = i.args.size() > 1 ? lane(i.args[1]) : "",
              c = i.args.size() > 2 ? lane(i.args[2]) : "";
  if (i.op == Op::where) return cat(a, " ? ", b, " : ", c);
  PUMICE_ASSERT(!is_half(t), cat(ir::name(i.op), " of ", name(t), " reaches the C writer"));
  if (i.args.size() == 1) return unary(i.op, t, a);
  if (i.args.size() == 2) return binary(i.op, t, a, b);
  PUMICE_ASSERT(i.op == Op::fma, cat(ir::name(i.op), " has no spelling in C"));
  return cat("__builtin_fma", t == DType::f32 ? "f" : "", "(", a, ", ", b, ", ", c, ")");
}

// The element of the buffer that lane l touches.
std::string Writer::element(const Instruction& i, int lanes) const {
  bool each = lanes > 1 && of(i.args[0]).lanes > 1;
  return cat("b", i.immediate, "[(i64)", lane(i.args[0]), lanes > 1 && !each ? " + l]" : "]");
}

void Writer::load(size_t id) {
  const Instruction& i = p_.body[id];
  std::string loaded = element(i, i.lanes);
  if (i.dtype == DType::boolean) loaded = cat("(u8)(", loaded, " != 0)");
  value(id, i.args.size() > 1 ? cat(lane(i.args[1]), " ? ", loaded, " : 0") : loaded);
}

void Writer::store(const Instruction& i) {
  int lanes = of(i.args[1]).lanes;
  std::string text = cat(element(i, lanes), " = ", lane(i.args[1]), ";");
  if (i.args.size() > 2) text = cat("if (", lane(i.args[2]), ") ", text);
  if (lanes > 1) text = cat("for (int l = 0; l < ", lanes, "; ++l) ", text);
  line(text);
}

void Writer::merge(const Instruction& i) {
  std::string mask = i.args.size() > 3 ? cat("if (", lane(i.args[3]), ") ") : "";
  auto change = [&](const char* op, const std::string& bits) {
    return cat("__atomic_fetch_", op, "(&", element(i, 1), ", ", bits, ", __ATOMIC_RELAXED);");
  };
  line(cat(mask, "{ ", change("and", cat("~", lane(i.args[2]))), " ", change("or", lane(i.args[1])),
           " }"));
}

// The upper half of the lanes onto the lower, until one is left; the last of an odd number comes
// last.
void Writer::horizontal(size_t id) {
  const Instruction& i = p_.body[id];
  int lanes = of(i.args[0]).lanes;
  declare(id);
  if (lanes == 1) return assign(id, lane(i.args[0]));
  line("{");
  ++depth_;
  line(cat(type_of(i.dtype), " t[", lanes, "];"));
  line(cat("for (int l = 0; l < ", lanes, "; ++l) t[l] = ", lane(i.args[0]), ";"));
  std::vector<int> odd;  // lanes to add at the end, the outermost last
  Op op = ir::combining_op(i.op);
  while (lanes > 1) {
    if (lanes % 2) odd.push_back(--lanes);
    if (lanes == 1) break;
    lanes /= 2;
    line(cat("for (int l = 0; l < ", lanes,
             "; ++l) t[l] = ", binary(op, i.dtype, "t[l]", cat("t[l + ", lanes, "]")), ";"));
  }
  for (; !odd.empty(); odd.pop_back())
    line(cat("t[0] = ", binary(op, i.dtype, "t[0]", cat("t[", odd.back(), "]")), ";"));
  line(cat("v", id, " = t[0];"));
  --depth_;
  line("}");
}

void Writer::bitcast(size_t id) {
  const Instruction& i = p_.body[id];
  if (i.dtype == DType::boolean) return value(id, cat("(u8)(", lane(i.args[0]), " != 0)"));
  declare(id);
  std::string_view address = i.lanes > 1 ? "" : "&";
  line(cat("memcpy(", address, "v", id, ", ", address, "v", i.args[0], ", sizeof v", id, ");"));
}

void Writer::begin_loop(size_t id) {
  const Instruction& i = p_.body[id];
  for (size_t c = id + 1; c < p_.body.size() && p_.body[c].code == Code::carry; ++c)
    value(c, lane(p_.body[c].args[0]));
  line(cat("for (", type_of(i.dtype), " v", id, " = 0; v", id, " < v", i.args[0], "; ++v", id,
           ") {"));
  loops_.push_back(id);
  ++depth_;
}

// Every next value is read before any carry changes.
void Writer::end_loop(const Instruction& i) {
  size_t loop = loops_.back();
  loops_.pop_back();
  auto carry = [&](size_t c) { return loop + 1 + c; };
  for (size_t c = 0; c < i.args.size(); ++c) {
    const Instruction& to = p_.body[carry(c)];
    bool many = to.lanes > 1;
    line(cat(type_of(to.dtype), " n", carry(c), many ? cat("[", to.lanes, "]") : "", ";"));
    line(cat(many ? cat("for (int l = 0; l < ", to.lanes, "; ++l) ") : "", "n", carry(c),
             many ? "[l]" : "", " = ", lane(i.args[c]), ";"));
  }
  for (size_t c = 0; c < i.args.size(); ++c)
    assign(carry(c), cat("n", carry(c), p_.body[carry(c)].lanes > 1 ? "[l]" : ""));
  --depth_;
  line("}");
}

void Writer::instruction(size_t id) {
  const Instruction& i = p_.body[id];
  switch (i.code) {
    case Code::constant:
      return value(id, literal(i.dtype, i.immediate));
    case Code::scalar:
      if (i.dtype != DType::u32)
        return value(id, cat("(", type_of(i.dtype), ")scalars[", i.immediate, "]"));
      return value(id, cat("(u32)(scalars[", i.immediate / 2, "] >> ", i.immediate % 2 * 32, ")"));
    case Code::grid:
      return value(id, cat("(", type_of(i.dtype), ")item"));
    case Code::arithmetic:
      return i.op == Op::bitcast ? bitcast(id) : value(id, arithmetic(i));
    case Code::broadcast:
      return value(id, lane(i.args[0]));
    case Code::lane_index:
      return value(id, i.lanes > 1 ? cat("(", type_of(i.dtype), ")l") : "0");
    case Code::extract:
      return value(id, of(i.args[0]).lanes > 1 ? cat("v", i.args[0], "[", i.immediate, "]")
                                               : lane(i.args[0]));
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
      return;  // declared by its loop
    case Code::end_loop:
      return end_loop(i);
    case Code::begin_if:
      line(cat("if (v", i.args[0], ") {"));
      ++depth_;
      return;
    case Code::end_if:
      --depth_;
      line("}");
      return;
  }
}

std::string Writer::write() {
  out_ = c_prelude;
  out_ += cat("void ", p_.name,
              "(void *const *buffers, const int64_t *scalars, int64_t begin, int64_t end) {\n");
  for (size_t b = 0; b < p_.buffers.size(); ++b)
    line(cat(type_of(p_.buffers[b].dtype), " *b", b, " = buffers[", b, "];"));
  line("for (int64_t item = begin; item < end; ++item) {");
  ++depth_;
  for (size_t id = 0; id < p_.body.size(); ++id) instruction(id);
  --depth_;
  line("}");
  return out_ + "}\n";
}

}  // namespace

std::string write_c(const ir::Program& program) { return Writer(program).write(); }

std::string c_flags() {
  return "-std=gnu11 -O3 -w -fwrapv -fno-strict-aliasing -ffp-contract=off -fno-math-errno "
         "-fno-trapping-math -shared -fPIC";
}

}  // namespace pumice::codegen
