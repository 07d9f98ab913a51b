#include "ir/shape.h"

#include <limits>
#include <unordered_map>

#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "ir/node.h"
#include "ir/range.h"
#include "ir/scalar.h"
#include "ir/simplify.h"

namespace pumice::ir {

namespace {

// No sum or product of sizes may wrap.
int64_t checked(Op op, int64_t a, int64_t b) {
  int64_t result = 0;
  bool wrapped = false;
  switch (op) {
    case Op::add:
      wrapped = __builtin_add_overflow(a, b, &result);
      break;
    case Op::sub:
      wrapped = __builtin_sub_overflow(a, b, &result);
      break;
    case Op::mul:
      wrapped = __builtin_mul_overflow(a, b, &result);
      break;
    case Op::div:
      return scalar::div(scalar::Signed(a), scalar::Signed(b)).value;
    default:
      return scalar::mod(scalar::Signed(a), scalar::Signed(b)).value;
  }
  if (wrapped)
    throw UsageError(cat("[shape] size does not fit 64 bits: ", name(op), "(", a, ", ", b, ")"));
  return result;
}

Dim binary(Op op, const Dim& a, const Dim& b) {
  if (a.is_constant() && b.is_constant()) return checked(op, a.value(), b.value());
  return Dim(simplify(make(op, {a.node(), b.node()})));
}

}  // namespace

Dim::Dim(NodeRef expression) {
  if (!expression || expression->dtype != DType::i64 || expression->rank() != 0)
    throw UsageError(cat("[shape] a size must be an i64 scalar, got ",
                         expression ? pumice::name(expression->dtype) : "nothing"));
  if (expression->op == Op::constant)
    value_ = expression->integer();
  else
    expression_ = std::move(expression);
}

int64_t Dim::value() const {
  if (expression_) throw UsageError(cat("[shape] size is not a number: ", print(*this)));
  return value_;
}

NodeRef Dim::node() const { return expression_ ? expression_ : constant_int(value_, DType::i64); }

size_t Dim::hash() const {
  return expression_ ? mix(1, expression_->hash) : mix(0, uint64_t(value_));
}

int64_t Dim::lowest() const { return expression_ ? interval(expression_).lowest : value_; }
int64_t Dim::highest() const { return expression_ ? interval(expression_).highest : value_; }

Dim operator+(const Dim& a, const Dim& b) {
  if (b == Dim(0)) return a;
  return a == Dim(0) ? b : binary(Op::add, a, b);
}
Dim operator-(const Dim& a, const Dim& b) {
  if (b == Dim(0)) return a;
  return a == b ? Dim(0) : binary(Op::sub, a, b);
}
Dim operator*(const Dim& a, const Dim& b) {
  if (a == Dim(0) || b == Dim(0)) return 0;
  if (b == Dim(1)) return a;
  return a == Dim(1) ? b : binary(Op::mul, a, b);
}
Dim operator/(const Dim& a, const Dim& b) { return b == Dim(1) ? a : binary(Op::div, a, b); }
Dim operator%(const Dim& a, const Dim& b) { return b == Dim(1) ? Dim(0) : binary(Op::mod, a, b); }
Dim ceil_div(const Dim& a, const Dim& b) { return b == Dim(1) ? a : (a + (b - 1)) / b; }

Dim element_count(const Shape& shape) {
  Dim count = 1;
  for (auto& d : shape)
    if (d == Dim(0)) return 0;
  for (auto& d : shape) count = count * d;
  return count;
}

std::string print(const Dim& dim) {
  if (dim.is_constant()) return std::to_string(dim.value());
  const Node& n = *dim.expression();
  if (n.op == Op::variable) return n.attribute.name;
  std::string out(name(n.op));
  out += '(';
  for (size_t i = 0; i < n.operands.size(); ++i) {
    if (i > 0) out += ", ";
    // A condition inside `where` is bool, which a Dim cannot hold.
    if (n.operands[i]->dtype != DType::i64) {
      out += name(n.operands[i]->op);
      out += '(';
      out += join(n.operands[i]->operands, ", ", [](auto& x) { return print(Dim(x)); });
      out += ')';
    } else {
      out += print(Dim(n.operands[i]));
    }
  }
  return out + ')';
}

std::string print(const Shape& shape) {
  return cat("(", join(shape, ", ", [](auto& d) { return print(d); }), ")");
}

bool is_constant(const Shape& shape) {
  for (auto& d : shape)
    if (!d.is_constant()) return false;
  return true;
}

void Bindings::bind(std::string name, int64_t value) {
  for (auto& [known, bound] : values_) {
    if (known != name) continue;
    if (bound != value)
      throw UsageError(
          cat("[bind] ", name, " is ", bound, " in one place and ", value, " in another"));
    return;
  }
  values_.push_back({std::move(name), value});
}

std::optional<int64_t> Bindings::find(std::string_view name) const {
  for (auto& [known, bound] : values_)
    if (known == name) return bound;
  return std::nullopt;
}

int64_t evaluate(const Dim& dim, const Bindings& bindings) {
  if (dim.is_constant()) return dim.value();
  if (dim.expression()->op == Op::variable) {
    auto& name = dim.expression()->attribute.name;
    if (auto value = bindings.find(name)) return *value;
    throw UsageError(cat("[shape] ", name, " has no value"));
  }
  std::unordered_map<const Node*, uint64_t> values;
  NodeRef root = dim.expression();
  for (auto& n : topological_order({&root, 1})) {
    if (n->op == Op::constant) {
      values[n.get()] = n->attribute.bits;
    } else if (n->op == Op::variable) {
      values[n.get()] = uint64_t(evaluate(Dim(n), bindings));
    } else if (n->op == Op::cast) {
      values[n.get()] = cast_word(values.at(n->operand(0).get()), n->operand(0)->dtype, n->dtype);
    } else if (is_elementwise(n->op)) {
      SmallVector<uint64_t, 3> words;
      for (auto& x : n->operands) words.push_back(values.at(x.get()));
      values[n.get()] = evaluate_word(n->op, n->operands.back()->dtype, words);
    } else {
      throw UsageError(cat("[shape] a size cannot depend on ", name(n->op)));
    }
  }
  return int64_t(values.at(root.get()));
}

}  // namespace pumice::ir
