#include <algorithm>
#include <cmath>

#include "pumice/ops.h"
#include "tensor/internal.h"

namespace pumice {

using namespace detail;

namespace {

constexpr int64_t edge = 3, most = 1000;  // longer tensors show this many entries at each end

// Numbers as NumPy shows them: all with the digits of the one that needs most, up to 8.
class Numbers {
 public:
  Numbers(std::vector<double> values, std::span<const int64_t> shown) : values_(std::move(values)) {
    double largest = 0, smallest = INFINITY;
    for (int64_t i : shown) {
      double m = std::fabs(values_[size_t(i)]);
      if (!std::isfinite(m) || m == 0) continue;
      largest = std::max(largest, m);
      smallest = std::min(smallest, m);
    }
    exponent_ = largest >= 1e8 ||
                (largest > 0 && (smallest < 1e-4 || largest / smallest > 1e3) && smallest < 1e-4);
    for (int64_t i : shown) digits_ = std::max(digits_, digits_needed(values_[size_t(i)]));
    for (int64_t i : shown) width_ = std::max(width_, plain(i).size());
  }
  std::string text(int64_t i) const {
    auto s = plain(i);
    return s.insert(0, width_ - s.size(), ' ');
  }

 private:
  std::string format(double v, int digits) const {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, exponent_ ? "%.*e" : "%.*f", digits, v);
    return buffer;
  }
  int digits_needed(double v) const {
    if (!std::isfinite(v)) return 0;
    auto s = format(v, 8);
    auto end = s.find('e');
    auto last = s.find_last_not_of('0', (end == s.npos ? s.size() : end) - 1);
    return int(last - s.find('.'));
  }
  std::string plain(int64_t i) const {
    double v = values_[size_t(i)];
    if (std::isnan(v)) return "nan";
    if (std::isinf(v)) return v < 0 ? "-inf" : "inf";
    auto s = format(v, digits_);
    if (digits_ == 0) {
      auto e = s.find('e');
      s.insert(e == s.npos ? s.size() : e, ".");
      return s;
    }
    // NumPy leaves blanks where another number has digits.
    auto e = exponent_ ? s.npos : s.find_last_not_of('0');
    if (e != s.npos && e + 1 < s.size()) std::fill(s.begin() + int64_t(e) + 1, s.end(), ' ');
    return s;
  }
  std::vector<double> values_;
  bool exponent_ = false;
  int digits_ = 0;
  size_t width_ = 0;
};

class Words {
 public:
  Words(std::vector<std::string> words, std::span<const int64_t> shown) : words_(std::move(words)) {
    for (int64_t i : shown) width_ = std::max(width_, words_[size_t(i)].size());
  }
  std::string text(int64_t i) const {
    auto w = words_[size_t(i)];
    return w.insert(0, width_ - w.size(), ' ');
  }

 private:
  std::vector<std::string> words_;
  size_t width_ = 0;
};

bool is_cut(int64_t n, bool summary) { return summary && n > 2 * edge; }

void shown_entries(const Shape& shape, size_t axis, int64_t at, bool summary,
                   std::vector<int64_t>& out) {
  if (axis == shape.size()) {
    out.push_back(at);
    return;
  }
  int64_t n = shape[axis];
  for (int64_t i = 0; i < n; ++i) {
    if (is_cut(n, summary) && i == edge) i = n - edge;
    shown_entries(shape, axis + 1, at * n + i, summary, out);
  }
}

// What of a tensor is written: all of `shape`, or of long axes the two ends. `held` is the shape of
// the values at hand: that of the tensor, or of its ends alone.
struct Layout {
  Shape shape, held;
  bool summary = false;
};

template <class Entries>
void write(std::string& out, const Layout& layout, size_t axis, int64_t at,
           const Entries& entries) {
  auto& shape = layout.held;
  if (axis == shape.size()) {
    out += entries.text(at);
    return;
  }
  int64_t n = shape[axis];
  size_t inner = shape.size() - axis - 1;
  std::string gap(inner, '\n');
  gap.append(inner == 0 ? 1 : axis + 1, ' ');
  out += '[';
  for (int64_t i = 0; i < n; ++i) {
    if (i > 0) out += gap;
    if (is_cut(layout.shape[axis], layout.summary) && i == edge) {
      out += "...";
      out += gap;
      i = n - edge;
    }
    write(out, layout, axis + 1, at * n + i, entries);
  }
  out += ']';
}

template <class Entries>
std::string written(const Layout& layout, const Entries& entries) {
  std::string out;
  write(out, layout, 0, 0, entries);
  return out;
}

// The two ends of every long axis.
Tensor ends(const Tensor& x) {
  Tensor part = x;
  for (int64_t axis = 0; axis < x.rank(); ++axis)
    if (int64_t n = x.size(axis); is_cut(n, true))
      part = cat({narrow(part, axis, 0, edge), narrow(part, axis, n - edge, edge)}, axis);
  return part;
}

template <class T>
std::vector<std::string> words_of(const Tensor& x) {
  std::vector<std::string> words;
  for (T v : x.to_vector<T>()) words.push_back(cat(v));
  return words;
}

}  // namespace

std::string Tensor::text() const {
  Shape own = shape();
  if (numel() == 0) {
    if (own == Shape{0}) return "[]";
    return cat("[] (shape ", pumice::text(own), ")");
  }
  bool summary = numel() > most;
  std::vector<int64_t> shown;
  constexpr int64_t too_many = 1 << 28;  // to be read for the sake of a few
  Tensor x = numel() > too_many ? ends(*this) : *this;
  Layout layout{own, x.shape(), summary};
  shown_entries(layout.held, 0, 0, summary, shown);
  DType t = dtype();
  if (is_float(t)) {
    auto values = x.to_vector<double>();
    if (own.empty()) {
      std::string s = t == DType::f64 ? number_text(values[0]) : number_text(float(values[0]));
      if (s.find_first_of(".enai") == s.npos) s += ".0";
      return s;
    }
    // An f32 is shown by the digits that tell it from its neighbours.
    if (t != DType::f64)
      for (auto& v : values) v = std::stod(number_text(float(v)));
    return written(layout, Numbers(std::move(values), shown));
  }
  std::vector<std::string> words;
  if (t == DType::boolean) {
    for (bool v : x.to_vector<bool>()) words.push_back(v ? "True" : "False");
  } else {
    words = is_unsigned_int(t) ? words_of<uint64_t>(x) : words_of<int64_t>(x);
  }
  return written(layout, Words(std::move(words), shown));
}

}  // namespace pumice
