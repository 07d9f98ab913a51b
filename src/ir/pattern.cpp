#include "ir/pattern.h"

#include <charconv>

#include "base/error.h"
#include "ir/fold.h"
#include "ir/scalar.h"

namespace pumice::ir {

namespace {

constexpr std::array<std::string_view, 14> letters = {"x",  "y",  "z",  "w",  "c0", "c1", "c2",
                                                      "c3", "c4", "c5", "c6", "c7", "c8", "c9"};
constexpr size_t first_constant = 4;

bool selected(std::string_view word, DType t) {
  if (word == "any") return true;
  if (word == "number") return t != DType::boolean;
  if (word == "int") return is_int(t);
  if (word == "signed") return is_signed_int(t);
  if (word == "unsigned") return is_unsigned_int(t);
  if (word == "float") return is_float(t);
  if (word == "bits") return !is_float(t);
  return word == "bool" && t == DType::boolean;
}

// Whether the literal can be a value of the dtype, and which.
std::optional<uint64_t> literal_word(const std::string& text, DType t) {
  if (text == "true" || text == "false") {
    if (t != DType::boolean) return std::nullopt;
    return text == "true";
  }
  const char *first = text.data(), *last = first + text.size();
  if (is_float(t)) {
    double v = 0;
    std::from_chars(first, last, v);
    return word_of_double(v, t);
  }
  int64_t v = 0;
  auto [end, error] = std::from_chars(first, last, v);
  if (error != std::errc() || end != last || t == DType::boolean) return std::nullopt;
  return word_of_int(v, t);
}

bool match_all(const std::vector<PatternTerm>& terms, const SmallVector<NodeRef, 3>& nodes,
               const std::vector<size_t>& order, size_t at, Bound& bound,
               const std::function<bool()>& accept) {
  if (at == terms.size()) return accept();
  return match(terms[at], nodes[order[at]], bound,
               [&] { return match_all(terms, nodes, order, at + 1, bound, accept); });
}

}  // namespace

DTypeSet read_dtypes(Reader& in) {
  std::string_view word = in.expect_word("a class of dtypes");
  DTypeSet set;
  for (int i = 0; i < dtype_count; ++i) set.set(size_t(i), selected(word, DType(i)));
  if (set.none()) in.fail("'", word, "' is no class of dtypes");
  return set;
}

PatternTerm read_term(Reader& in) {
  PatternTerm term;
  if (!in.sees_word() || in.sees("true") || in.sees("false")) {
    term.kind = PatternTerm::Kind::literal;
    term.value = in.expect_literal();
    return term;
  }
  std::string_view word = in.expect_word();
  auto letter = std::find(letters.begin(), letters.end(), word);
  if (letter != letters.end()) {
    term.variable = size_t(letter - letters.begin());
    term.kind =
        term.variable < first_constant ? PatternTerm::Kind::wild : PatternTerm::Kind::constant;
    return term;
  }
  auto code = find_op(word);
  if (!code || !is_elementwise(*code) || info(*code).kind == OpKind::convert)
    in.fail("expected an elementwise op, got '", word, "'");
  term.kind = PatternTerm::Kind::op;
  term.code = *code;
  in.expect("(");
  do term.args.push_back(read_term(in));
  while (in.accept(","));
  in.expect(")");
  if (int(term.args.size()) != info(*code).arity)
    in.fail(word, " wants ", info(*code).arity, " operands, got ", term.args.size());
  return term;
}

namespace {

void collect(const PatternTerm& term, std::bitset<14>& used) {
  if (term.kind == PatternTerm::Kind::wild || term.kind == PatternTerm::Kind::constant)
    used.set(term.variable);
  for (auto& a : term.args) collect(a, used);
}

}  // namespace

void check_bound(const Reader& in, const PatternTerm& left, const PatternTerm& right) {
  std::bitset<14> bound, used;
  collect(left, bound);
  collect(right, used);
  for (size_t i = 0; i < letters.size(); ++i)
    if (used.test(i) && !bound.test(i)) in.fail("the left side does not bind ", letters[i]);
}

bool match(const PatternTerm& term, const NodeRef& node, Bound& bound,
           const std::function<bool()>& accept) {
  switch (term.kind) {
    case PatternTerm::Kind::literal: {
      auto want = literal_word(term.value, node->dtype);
      return want && uniform_value(node) == want && accept();
    }
    case PatternTerm::Kind::wild:
    case PatternTerm::Kind::constant: {
      NodeRef& mine = bound[term.variable];
      if (mine) return mine == node && accept();
      if (term.kind == PatternTerm::Kind::constant && !uniform_value(node)) return false;
      mine = node;
      if (accept()) return true;
      mine = nullptr;
      return false;
    }
    case PatternTerm::Kind::op:
      break;
  }
  if (node->op != term.code || node->operands.size() != term.args.size()) return false;
  if (term.args.size() == 1) return match(term.args[0], node->operand(0), bound, accept);
  if (match_all(term.args, node->operands, {0, 1, 2}, 0, bound, accept)) return true;
  return (info(term.code).traits & commutes) != 0 &&
         match_all(term.args, node->operands, {1, 0}, 0, bound, accept);
}

NodeRef build(const PatternTerm& term, const Bound& bound, DType dtype, const Shape& shape) {
  if (term.kind == PatternTerm::Kind::literal) {
    auto word = literal_word(term.value, dtype);
    return word ? filled(*word, dtype, shape) : nullptr;
  }
  if (term.kind != PatternTerm::Kind::op) return bound[term.variable];
  SmallVector<NodeRef, 3> operands(term.args.size());
  size_t first = term.code == Op::where ? 1 : 0;
  // What is no literal comes first: it tells the literals' dtype.
  DType neighbour = dtype;
  for (size_t i = 0; i < operands.size(); ++i) {
    if (term.args[i].kind == PatternTerm::Kind::literal) continue;
    operands[i] = build(term.args[i], bound, i < first ? DType::boolean : dtype, shape);
    if (!operands[i]) return nullptr;
    if (i >= first) neighbour = operands[i]->dtype;
  }
  for (size_t i = 0; i < operands.size(); ++i) {
    if (operands[i]) continue;
    operands[i] = build(term.args[i], bound, i < first ? DType::boolean : neighbour, shape);
    if (!operands[i]) return nullptr;
  }
  return fold(make(term.code, std::move(operands)));
}

void fill(const PatternTerm& term, Bound& bound,
          const std::function<NodeRef(std::string_view)>& leaf) {
  if (term.kind == PatternTerm::Kind::wild || term.kind == PatternTerm::Kind::constant) {
    if (!bound[term.variable]) bound[term.variable] = leaf(letters[term.variable]);
  }
  for (auto& a : term.args) fill(a, bound, leaf);
}

}  // namespace pumice::ir
