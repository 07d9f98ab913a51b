#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace pumice {

/// Sizes of the axes, outermost first. Rank 0 is `{}`; a size may be 0.
using Shape = std::vector<int64_t>;

/// Axes of a call: `1`, `-1`, `{0, 2}`, or nothing at all for "every axis". Negative axes count
/// from the end.
class Axes {
 public:
  Axes() = default;
  Axes(int axis) : values_{axis} {}
  Axes(int64_t axis) : values_{axis} {}
  Axes(std::initializer_list<int64_t> axes) : values_(axes) {}
  Axes(std::vector<int64_t> axes) : values_(std::move(axes)) {}
  bool all() const { return values_.empty(); }
  const std::vector<int64_t>& values() const { return values_; }

 private:
  std::vector<int64_t> values_;
};

/// One value for both axes of an image, or (height, width).
struct Pair {
  int64_t height = 0, width = 0;
  Pair() = default;
  Pair(int both) : height(both), width(both) {}
  Pair(int64_t both) : height(both), width(both) {}
  Pair(int64_t h, int64_t w) : height(h), width(w) {}
};

/// "(3, 4)"
std::string text(const Shape& shape);

/// Number of elements: the product of the sizes, 1 at rank 0.
int64_t element_count(const Shape& shape);

/// The shape both broadcast to: aligned at the last axis, sizes equal or 1.
/// Throws UsageError "[broadcast] shapes do not fit: (3, 4) and (5)".
Shape broadcast_shapes(const Shape& a, const Shape& b);

}  // namespace pumice
