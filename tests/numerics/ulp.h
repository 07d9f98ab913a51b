#pragma once
#include <algorithm>
#include <cmath>
#include <limits>

namespace pumice::test {

// Distance of `y` from the exact result in units in the last place of T at the exact result.
// NaN for NaN is no distance; NaN for anything else, and a zero of the wrong sign, an infinite one.
// What rounds to infinity may come out as infinity; a result beyond the largest number counts as
// the next number there.
template <class T, class Wide>
double ulp_error(T y, Wide exact) {
  using Limits = std::numeric_limits<T>;
  if (y == 0 && std::signbit(y) != std::signbit(exact)) return INFINITY;
  if (std::isnan(exact) || std::isnan(y)) return std::isnan(exact) == std::isnan(y) ? 0 : INFINITY;
  Wide last = std::ldexp(Wide(1), Limits::max_exponent - Limits::digits);
  Wide end = Wide(Limits::max()) + last / 2;
  bool over = std::isinf(y), exact_over = std::fabs(exact) >= end;
  if (over && exact_over) return std::signbit(exact) == std::signbit(y) ? 0 : INFINITY;
  Wide value = over ? std::copysign(Wide(Limits::max()) + last, Wide(y)) : Wide(y);
  if (std::isinf(exact)) return INFINITY;
  int e =
      exact == 0 ? Limits::min_exponent - 1 : std::max(std::ilogb(exact), Limits::min_exponent - 1);
  return double(std::fabs(value - exact) / std::ldexp(Wide(1), e - Limits::digits + 1));
}

}  // namespace pumice::test
