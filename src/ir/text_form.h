#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"
#include "ir/node.h"
#include "pumice/error.h"

// Parts that the text forms of nodes, kernels and programs share.
namespace pumice::ir {

std::string constant_text(uint64_t word, DType dtype);

// Variables of these sizes, in order of first appearance.
class VariableList {
 public:
  void add(const Dim& dim);
  const std::vector<NodeRef>& nodes() const { return nodes_; }

 private:
  std::vector<NodeRef> nodes_;
};

// Reads text line by line, token by token. Every expect_* throws UsageError with the line.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool next_line();  // skips empty lines; false at the end
  bool at_end();     // of the line

  template <class... Args>
  [[noreturn]] void fail(const Args&... what) const {
    throw UsageError(cat("[parse] line ", line_number_, ": ", what...));
  }
  [[noreturn]] void expected(std::string_view what);

  bool accept(std::string_view token);  // a word is taken only whole
  void expect(std::string_view token);
  void expect_end();
  std::string_view expect_word(std::string_view what = "a name");
  int64_t expect_number();
  uint64_t expect_reference();  // %12
  DType expect_dtype();
  DType dtype_ahead() const;  // after the line's ':'; it stands behind the constant that needs it
  uint64_t expect_constant(DType dtype);
  Dim expect_dim();
  Op expect_op();

  void declare(const NodeRef& variable);
  bool sees_word();
  std::string expect_literal();  // a number as it stands, or true or false
  std::string_view rest_of_line() const { return line_; }
  bool sees(std::string_view token);

 private:
  void skip_spaces();
  std::string_view peek_word();
  std::string_view peek_number();
  NodeRef scalar();

  std::string_view rest_, line_;
  int line_number_ = 0;
  int depth_ = 0;
  std::map<std::string, NodeRef, std::less<>> variables_;
};

std::optional<Op> find_op(std::string_view name);
std::optional<DType> find_dtype(std::string_view name);

// Node lines, shared by graphs and kernels.
class NodePrinter {
 public:
  // Prints what the roots need and was not printed yet.
  void add(std::span<const NodeRef> roots);
  void add(const Dim& dim);  // its variables
  std::string reference(const NodeRef& node) const;
  std::string text;

 private:
  void line(const NodeRef& node);
  std::string attribute(const Node& node);
  int64_t slot(const Node& input);

  std::map<const Node*, size_t> numbers_;
  std::map<const Node*, int64_t> slots_;
  std::vector<int64_t> taken_;
};

class NodeReader {
 public:
  explicit NodeReader(Reader& reader) : in_(reader) {}
  void line();  // one "%n = …" line
  NodeRef reference();
  std::vector<NodeRef> references();  // %1, %2, …; may be empty

 private:
  Reader& in_;
  std::map<uint64_t, NodeRef> nodes_;
};

}  // namespace pumice::ir
