#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/ref.h"
#include "base/small_vector.h"

// Sizes that may be symbolic: a Dim is a number, or an i64 scalar expression over variables.
namespace pumice::ir {

struct Node;
using NodeRef = Ref<const Node>;

class Dim {
 public:
  Dim() = default;
  Dim(int64_t value) : value_(value) {}
  Dim(int value) : value_(value) {}
  explicit Dim(NodeRef expression);  // a constant node becomes a number

  bool is_constant() const { return !expression_; }
  int64_t value() const;  // throws UsageError when symbolic
  const NodeRef& expression() const { return expression_; }
  NodeRef node() const;  // as an i64 scalar node
  bool operator==(const Dim&) const = default;
  size_t hash() const;

  // The smallest and largest value, from the ranges of the variables.
  int64_t lowest() const;
  int64_t highest() const;

 private:
  int64_t value_ = 0;
  NodeRef expression_;
};

Dim operator+(const Dim& a, const Dim& b);
Dim operator-(const Dim& a, const Dim& b);
Dim operator*(const Dim& a, const Dim& b);
Dim operator/(const Dim& a, const Dim& b);  // truncates; sizes are not negative
Dim operator%(const Dim& a, const Dim& b);
Dim ceil_div(const Dim& a, const Dim& b);

using Shape = SmallVector<Dim, 4>;
using Axes = SmallVector<int64_t, 4>;

Dim element_count(const Shape& shape);
std::string print(const Dim& dim);      // "64", "batch", "mul(batch, 3)"
std::string print(const Shape& shape);  // "(64, 784)"
bool is_constant(const Shape& shape);

// Values of variables, by name.
class Bindings {
 public:
  void bind(std::string name, int64_t value);  // throws UsageError when bound to another value
  void bind_all(const Bindings& other) {
    for (auto& [name, value] : other.values_) bind(name, value);
  }
  std::optional<int64_t> find(std::string_view name) const;

 private:
  SmallVector<std::pair<std::string, int64_t>, 2> values_;
};
int64_t evaluate(const Dim& dim, const Bindings& bindings);  // throws UsageError: unbound

}  // namespace pumice::ir
