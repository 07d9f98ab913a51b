#pragma once
#include <string>
#include <string_view>
#include <type_traits>

namespace pumice {

// The shortest text that reads back to the same number; "nan", "inf", "-inf".
std::string number_text(double value);
std::string number_text(float value);

inline void append_text(std::string& out, std::string_view s) { out += s; }
inline void append_text(std::string& out, char c) { out += c; }
// A template, so that a string literal does not turn into a bool.
template <class T>
  requires std::is_same_v<T, bool>
void append_text(std::string& out, T b) {
  out += b ? "true" : "false";
}
inline void append_text(std::string& out, double v) { out += number_text(v); }
inline void append_text(std::string& out, float v) { out += number_text(v); }
template <class T>
  requires(std::is_integral_v<T> && !std::is_same_v<T, char> && !std::is_same_v<T, bool>)
void append_text(std::string& out, T v) {
  out += std::to_string(v);
}

// Joins its arguments as text: cat("[matmul] ", 3, " x ", 4.5).
template <class... Args>
std::string cat(const Args&... args) {
  std::string out;
  (append_text(out, args), ...);
  return out;
}

// "a, b, c" of anything cat() takes, through an optional projection.
template <class Range, class F>
std::string join(const Range& range, std::string_view separator, F&& text) {
  std::string out;
  for (bool first = true; const auto& item : range) {
    if (!first) out += separator;
    first = false;
    append_text(out, text(item));
  }
  return out;
}

}  // namespace pumice
