#include <cmath>
#include <limits>
#include <numbers>

#include "tensor/internal.h"

// Unary functions: the primitives by name, the others as compositions whose derivatives of every
// order come out of the composition.
namespace pumice {

using namespace detail;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double ln2 = std::numbers::ln2;

// Several roundings to 16 bits would show: f16 and bf16 go through f32 and are rounded once.
template <class F>
Tensor through_f32(const Tensor& x, F&& f) {
  Tensor r = as_real(x);
  DType t = node_of(r)->dtype;
  if (size_of(t) > 2) return f(r);
  return cast(f(cast(r, DType::f32)), t);
}

// Rounding functions are the identity on ints and bool.
Tensor rounding(Op op, const Tensor& x) {
  auto node = node_of(x);
  if (!is_float(node->dtype)) return x;
  return wrap(ir::make(op, {node}), context_of(x), is_weak(x));
}

}  // namespace

Tensor cast(const Tensor& x, DType dtype) { return wrap(in_dtype(x, dtype), context_of(x)); }
Tensor bitcast(const Tensor& x, DType dtype) {
  return wrap(ir::bitcast(in_dtype(x, x.dtype()), dtype), context_of(x));
}

Tensor neg(const Tensor& x) {
  auto node = node_of(x);
  return wrap(ir::neg(node), context_of(x), is_weak(x));
}
Tensor abs(const Tensor& x) {
  auto node = node_of(x);
  if (!is_float(node->dtype) && !is_signed_int(node->dtype)) return x;
  return wrap(ir::abs(node), context_of(x), is_weak(x));
}
Tensor sign(const Tensor& x) {
  return where(x > 0, ones_like(x), where(x < 0, full_like(x, -1), x));
}

Tensor exp(const Tensor& x) { return unary_real("exp", Op::exp, x); }
Tensor exp2(const Tensor& x) { return unary_real("exp2", Op::exp2, x); }
Tensor log(const Tensor& x) { return unary_real("log", Op::log, x); }
Tensor log2(const Tensor& x) { return unary_real("log2", Op::log2, x); }
Tensor sqrt(const Tensor& x) { return unary_real("sqrt", Op::sqrt, x); }
Tensor sin(const Tensor& x) { return unary_real("sin", Op::sin, x); }
Tensor cos(const Tensor& x) { return unary_real("cos", Op::cos, x); }
Tensor atan(const Tensor& x) { return unary_real("atan", Op::atan, x); }
Tensor tanh(const Tensor& x) { return unary_real("tanh", Op::tanh, x); }
Tensor erf(const Tensor& x) { return unary_real("erf", Op::erf, x); }
Tensor floor(const Tensor& x) { return rounding(Op::floor, x); }
Tensor round(const Tensor& x) { return rounding(Op::round, x); }
Tensor trunc(const Tensor& x) { return rounding(Op::trunc, x); }
Tensor ceil(const Tensor& x) { return is_float(node_of(x)->dtype) ? neg(floor(neg(x))) : x; }
Tensor frac(const Tensor& x) { return x - trunc(x); }

// 2t/(1-t) with t = tanh(x/2) keeps all digits near 0; above 1/2 nothing cancels.
Tensor expm1(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) {
    Tensor small = where(r > 0.5, zeros_like(r), r);
    Tensor t = tanh(small * 0.5);
    return where(r > 0.5, exp(r) - 1, 2 * t / (1 - t));
  });
}
// log(u) for u = 1 + x rounded, and what the rounding lost, over u.
Tensor log1p(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) {
    Tensor u = 1 + r;
    Tensor lost = where(u == 0, zeros_like(r), (r - (u - 1)) / u);
    return log(u) + stop_gradient(where(u == infinity, zeros_like(r), lost));
  });
}
Tensor log10(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) { return log2(r) * (ln2 / std::numbers::ln10); });
}
Tensor rsqrt(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) { return 1 / sqrt(r); });
}
Tensor reciprocal(const Tensor& x) { return div(1, x); }
Tensor square(const Tensor& x) { return x * x; }
Tensor tan(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) { return sin(r) / cos(r); });
}
Tensor asin(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) { return atan(r / sqrt((1 - r) * (1 + r))); });
}
Tensor acos(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) { return 2 * atan(sqrt((1 - r) / (1 + r))); });
}
Tensor sinh(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) { return 0.5 * (expm1(r) - expm1(-r)); });
}
Tensor cosh(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) { return 0.5 * exp(r) + 0.5 * exp(-r); });
}
// By the sign's symmetry; above 1e6 the 1 under the root no longer counts.
Tensor asinh(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) {
    Tensor a = where(r < 0, -r, r);
    Tensor small = where(a > 1e6, ones_like(a), a);
    Tensor y = log1p(small + small * small / (1 + sqrt(small * small + 1)));
    y = where(a > 1e6, log(a) + ln2, y);
    return where(r < 0, -y, y);
  });
}
Tensor acosh(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) {
    Tensor t = where(r > 1e6, ones_like(r), r - 1);
    return where(r > 1e6, log(r) + ln2, log1p(t + sqrt(t * (t + 2))));
  });
}
Tensor atanh(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) {
    Tensor a = where(r < 0, -r, r);
    Tensor y = 0.5 * log1p(2 * a / (1 - a));
    return where(r < 0, -y, y);
  });
}

namespace {

// exp(-x^2): the square's rounding error counts, as x^2 times itself in the result.
Tensor bell(const Tensor& x) {
  Tensor square = x * x;
  return exp(-square) * (1 - fma(x, x, -square));
}

// exp(-x^2)/sqrt(pi) over Laplace's continued fraction, for x > 1.5.
Tensor erfc_tail(const Tensor& x) {
  Tensor inner = x;
  for (int k = 60; k >= 1; --k) inner = x + (k * 0.5) / inner;
  return bell(x) * (1 / std::sqrt(std::numbers::pi)) / inner;
}

// For f32 and x from 0.46875 to 10.2, where it is less than any f32: exp(-x^2) P(t)/(1 + 2 x) with
// t = (x - 2.5)/(x + 2.5). P interpolates in Chebyshev points to 2.4e-9.
Tensor erfc_by_polynomial(const Tensor& x) {
  constexpr double coefficients[] = {
      0.0005519350159, 0.0004158273491, -0.004364036489, 0.0009554019174, 0.03276020873,
      -0.1029700308,   0.1576297695,    -0.09902440846,  -0.1223567552,   1.264838183};
  Tensor t = (x - 2.5) / (x + 2.5), p = full_like(x, 0);
  for (double c : coefficients) p = p * t + c;
  return bell(x) * (p / (1 + 2 * x));
}

}  // namespace

// Near 0 the difference from 1 loses nothing.
Tensor erfc(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) {
    bool narrow = r.dtype() == DType::f32;
    Tensor far = r > (narrow ? 0.46875 : 1.5);
    Tensor tail = where(far, r, full_like(r, 2));
    Tensor y = narrow ? erfc_by_polynomial(minimum(tail, 10.5)) : erfc_tail(tail);
    return where(far, y, 1 - erf(r));
  });
}

// Starts from the closed approximation of S. Winitzki (2008, relative error 2e-3) and takes
// Newton steps on erf(y) = x.
Tensor erfinv(const Tensor& x) {
  return through_f32(x, [](const Tensor& r) {
    constexpr double a = 0.147;
    Tensor l = log((1 - r) * (1 + r));
    Tensor t = 2 / (std::numbers::pi * a) + 0.5 * l;
    Tensor start = sqrt(sqrt(t * t - l / a) - t);
    Tensor inside = abs(r) < 1;
    Tensor y = stop_gradient(where(inside, where(r < 0, -start, start), zeros_like(r)));
    Tensor left = where(r < 0, 1 + r, 1 - r);
    for (int i = 0; i < 4; ++i) {
      y = stop_gradient(y);
      Tensor miss = (erf(abs(y)) - 1) + left;  // of the positive half
      Tensor step = miss * (std::sqrt(std::numbers::pi) / 2) * exp(y * y);
      y = y + where(r < 0, step, -step);
    }
    return where(inside, y,
                 where(abs(r) == 1, where(r < 0, full_like(r, -infinity), full_like(r, infinity)),
                       full_like(r, std::nan(""))));
  });
}

Tensor isnan(const Tensor& x) { return x != x; }
Tensor isinf(const Tensor& x) { return abs(x) == infinity; }
Tensor isfinite(const Tensor& x) { return abs(x) < infinity; }
Tensor logical_not(const Tensor& x) {
  return wrap(ir::bit_not(in_dtype(x, DType::boolean)), context_of(x));
}
Tensor bitwise_not(const Tensor& x) {
  return wrap(ir::bit_not(node_of(x)), context_of(x), is_weak(x));
}
Tensor stop_gradient(const Tensor& x) {
  return wrap(ir::make(Op::stop_gradient, {node_of(x)}), context_of(x), is_weak(x));
}
Tensor contiguous(const Tensor& x) {
  return wrap(ir::make(Op::contiguous, {in_dtype(x, x.dtype())}), context_of(x));
}

}  // namespace pumice
