#include "ir/text_form.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <unordered_map>

#include "ir/scalar.h"

namespace pumice::ir {

std::string constant_text(uint64_t word, DType dtype) {
  if (dtype == DType::boolean) return word ? "true" : "false";
  if (dtype == DType::u64) return std::to_string(word);
  if (is_int(dtype)) return std::to_string(int64_t(word));
  double value = double_of_word(word, dtype);
  return dtype == DType::f64 ? number_text(value) : number_text(float(value));
}

void VariableList::add(const Dim& dim) {
  if (dim.is_constant()) return;
  NodeRef root = dim.expression();
  for (auto& n : topological_order({&root, 1}))
    if (n->op == Op::variable && std::find(nodes_.begin(), nodes_.end(), n) == nodes_.end())
      nodes_.push_back(n);
}

std::optional<Op> find_op(std::string_view text) {
  static const auto* table = [] {
    auto* names = new std::unordered_map<std::string_view, Op>;
    for (Op op : all_ops()) names->emplace(name(op), op);
    return names;
  }();
  auto found = table->find(text);
  return found == table->end() ? std::nullopt : std::optional(found->second);
}

std::optional<DType> find_dtype(std::string_view text) {
  for (int i = 0; i < dtype_count; ++i)
    if (name(DType(i)) == text) return DType(i);
  return std::nullopt;
}

namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

}  // namespace

bool Reader::next_line() {
  while (!rest_.empty()) {
    size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
    ++line_number_;
    line_ = line_.substr(0, line_.find("//"));
    if (!at_end()) return true;
  }
  return false;
}

void Reader::skip_spaces() {
  while (!line_.empty() && is_space(line_[0])) line_.remove_prefix(1);
}

bool Reader::at_end() {
  skip_spaces();
  return line_.empty();
}

std::string_view Reader::peek_word() {
  skip_spaces();
  size_t n = 0;
  if (!line_.empty() && is_letter(line_[0]))
    while (n < line_.size() && (is_letter(line_[n]) || is_digit(line_[n]))) ++n;
  return line_.substr(0, n);
}

std::string_view Reader::peek_number() {
  skip_spaces();
  size_t n = 0;
  while (n < line_.size() && (is_letter(line_[n]) || is_digit(line_[n]) || line_[n] == '.' ||
                              line_[n] == '-' || line_[n] == '+'))
    ++n;
  return line_.substr(0, n);
}

void Reader::expected(std::string_view what) {
  skip_spaces();
  std::string_view got = peek_word();
  if (got.empty()) got = peek_number();
  if (got.empty()) got = line_.substr(0, 1);
  fail("expected ", what, ", got ",
       got.empty() ? std::string("the end of the line") : cat("'", got, "'"));
}

bool Reader::sees(std::string_view token) {
  skip_spaces();
  return is_letter(token[0]) ? peek_word() == token : line_.starts_with(token);
}
bool Reader::sees_word() { return !peek_word().empty(); }

bool Reader::accept(std::string_view token) {
  if (!sees(token)) return false;
  line_.remove_prefix(token.size());
  return true;
}
void Reader::expect(std::string_view token) {
  if (!accept(token)) expected(cat("'", token, "'"));
}
void Reader::expect_end() {
  if (!at_end()) expected("the end of the line");
}

std::string_view Reader::expect_word(std::string_view what) {
  std::string_view word = peek_word();
  if (word.empty()) expected(what);
  line_.remove_prefix(word.size());
  return word;
}

int64_t Reader::expect_number() {
  skip_spaces();
  int64_t value = 0;
  auto [end, error] = std::from_chars(line_.data(), line_.data() + line_.size(), value);
  if (error != std::errc()) expected("a whole number");
  line_.remove_prefix(size_t(end - line_.data()));
  return value;
}

uint64_t Reader::expect_reference() {
  skip_spaces();
  uint64_t value = 0;
  if (!line_.starts_with('%')) expected("a value like %1");
  auto [end, error] = std::from_chars(line_.data() + 1, line_.data() + line_.size(), value);
  if (error != std::errc()) expected("a value like %1");
  line_.remove_prefix(size_t(end - line_.data()));
  return value;
}

DType Reader::expect_dtype() {
  auto dtype = find_dtype(peek_word());
  if (!dtype) expected("a dtype");
  line_.remove_prefix(peek_word().size());
  return *dtype;
}

DType Reader::dtype_ahead() const {
  Reader ahead = *this;
  size_t colon = ahead.line_.rfind(':');
  if (colon == std::string_view::npos) fail("expected ': dtype'");
  ahead.line_.remove_prefix(colon + 1);
  std::string_view word = ahead.peek_word();
  // A program's types may name lanes, as in f32x4.
  auto dtype = find_dtype(word.substr(0, word.find('x')));
  if (!dtype) ahead.expected("a dtype");
  return *dtype;
}

Op Reader::expect_op() {
  auto op = find_op(peek_word());
  if (!op) expected("an op");
  line_.remove_prefix(peek_word().size());
  return *op;
}

uint64_t Reader::expect_constant(DType dtype) {
  if (dtype == DType::boolean) {
    if (accept("true")) return 1;
    if (accept("false")) return 0;
    expected("true or false");
  }
  std::string_view text = peek_number();
  const char *first = text.data(), *last = first + text.size();
  std::from_chars_result done{first, std::errc::invalid_argument};
  uint64_t word = 0;
  if (dtype == DType::u64) {
    done = std::from_chars(first, last, word);
  } else if (is_int(dtype)) {
    int64_t value = 0;
    done = std::from_chars(first, last, value);
    word = uint64_t(value);
    if (done.ec == std::errc() && word_of_int(value, dtype) != word)
      fail("constant ", value, " does not fit ", name(dtype));
  } else if (dtype == DType::f64) {
    double value = 0;
    done = std::from_chars(first, last, value);
    word = word_of_double(value, dtype);
  } else {
    float value = 0;
    done = std::from_chars(first, last, value);
    word = word_of_double(value, dtype);
  }
  if (done.ec != std::errc() || done.ptr != last) expected(cat("a constant of ", name(dtype)));
  line_.remove_prefix(text.size());
  return word;
}

std::string Reader::expect_literal() {
  std::string_view text = peek_number();
  double ignored = 0;
  bool truth = text == "true" || text == "false";
  if (!truth && std::from_chars(text.data(), text.data() + text.size(), ignored).ptr !=
                    text.data() + text.size())
    text = {};
  if (text.empty()) expected("a number");
  line_.remove_prefix(text.size());
  return std::string(text);
}

void Reader::declare(const NodeRef& variable) {
  auto [at, fresh] = variables_.emplace(variable->attribute.name, variable);
  if (!fresh && at->second != variable)
    fail("variable ", variable->attribute.name, " stands twice with different bounds");
}

Dim Reader::expect_dim() {
  try {
    return Dim(scalar());
  } catch (const UsageError& e) {
    std::string what = e.what();
    if (what.starts_with("[parse]")) throw;
    fail(what);
  }
}

NodeRef Reader::scalar() {
  if (depth_ > 1000) fail("size is nested too deep");
  std::string_view word = peek_word();
  if (word.empty()) return constant_int(expect_number(), DType::i64);
  line_.remove_prefix(word.size());
  if (!accept("(")) {
    auto found = variables_.find(word);
    if (found == variables_.end()) fail("variable ", word, " was not declared");
    return found->second;
  }
  auto op = find_op(word);
  if (!op || !is_elementwise(*op)) fail("'", word, "' is no op that a size may use");
  SmallVector<NodeRef, 3> operands;
  ++depth_;
  do operands.push_back(scalar());
  while (accept(","));
  --depth_;
  expect(")");
  return make(*op, std::move(operands), {}, DType::i64);
}

}  // namespace pumice::ir
