#include <limits>
#include <numbers>

#include "tensor/internal.h"

namespace pumice {

using namespace detail;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

bool both_bool(const Tensor& a, const Tensor& b) {
  return node_of(a)->dtype == DType::boolean && node_of(b)->dtype == DType::boolean;
}
bool float_result(std::string_view name, const Tensor& a, const Tensor& b) {
  const Tensor* both[] = {&a, &b};
  return is_float(common_dtype(name, both));
}
Tensor truth(const Tensor& x) { return wrap(in_dtype(x, DType::boolean), context_of(x)); }

// Whether the sign bit is set, also of -0 and NaN.
Tensor sign_bit(const Tensor& x) {
  DType t = node_of(x)->dtype;
  if (!is_float(t)) return x < 0;
  DType same_size = size_of(t) == 2 ? DType::i16 : size_of(t) == 4 ? DType::i32 : DType::i64;
  return wrap(ir::bitcast(node_of(x), same_size), context_of(x)) < 0;
}

// base^exponent mod 2^bits, by squaring; every bit of the exponent has its turn.
Tensor int_pow(const Tensor& a, const Tensor& b) {
  auto o = align("pow", {&a, &b});
  Tensor base = wrap(o.nodes[0], o.context), exponent = wrap(o.nodes[1], o.context);
  DType t = base.dtype();
  int bits = 8 * size_of(t) - is_signed_int(t);
  Tensor result = ones_like(base), square = base;
  for (int i = 0; i < bits; ++i) {
    Tensor bit = bitwise_and(shift_right(exponent, i), 1);
    result = where(bit != 0, result * square, result);
    if (i + 1 < bits) square = square * square;
  }
  if (!is_signed_int(t)) return result;
  // 1/base^n truncates to 0 unless base is 1 or -1.
  Tensor odd = bitwise_and(exponent, 1) != 0;
  Tensor inverse =
      where(base == 1, ones_like(base),
            where(base == -1, where(odd, full_like(base, -1), ones_like(base)), zeros_like(base)));
  return where(exponent < 0, inverse, result);
}

}  // namespace

Tensor add(const Tensor& a, const Tensor& b) {
  if (both_bool(a, b)) return logical_or(a, b);
  return binary("add", Op::add, a, b);
}
Tensor sub(const Tensor& a, const Tensor& b) { return binary("sub", Op::sub, a, b); }
Tensor mul(const Tensor& a, const Tensor& b) {
  if (both_bool(a, b)) return logical_and(a, b);
  return binary("mul", Op::mul, a, b);
}
Tensor div(const Tensor& a, const Tensor& b) { return binary("div", Op::div, a, b, true); }

Tensor trunc_divide(const Tensor& a, const Tensor& b) {
  return trunc(binary("trunc_divide", Op::div, a, b));
}
Tensor fmod(const Tensor& a, const Tensor& b) { return binary("fmod", Op::mod, a, b); }
Tensor remainder(const Tensor& a, const Tensor& b) {
  Tensor m = binary("remainder", Op::mod, a, b);
  if (is_unsigned_int(m.dtype())) return m;
  Tensor apart = logical_and(m != 0, not_equal(m < 0, cast(b, m.dtype()) < 0));
  return where(apart, m + b, m);
}
// The quotient is taken of a - mod(a, b), a multiple of b, so that it is whole up to rounding.
Tensor floor_divide(const Tensor& a, const Tensor& b) {
  Tensor m = fmod(a, b);
  if (is_unsigned_int(m.dtype())) return trunc_divide(a, b);
  Tensor apart = logical_and(m != 0, not_equal(m < 0, cast(b, m.dtype()) < 0));
  if (!is_float(m.dtype())) {
    Tensor q = trunc_divide(a, b);
    return where(apart, q - 1, q);
  }
  Tensor q = (a - m) / b;
  return where(b == 0, cast(a / b, m.dtype()), round(where(apart, q - 1, q)));
}

Tensor pow(const Tensor& a, const Tensor& b) {
  if (both_bool(a, b)) return logical_or(a, logical_not(b));
  if (!float_result("pow", a, b)) return int_pow(a, b);
  auto exponent = node_of(b);
  if (is_weak(b) && exponent->op == Op::constant) {
    if (exponent->number() == 2) return a * a;
    if (exponent->number() == 1) return a;
  }
  return binary("pow", Op::pow, a, b, true);
}

Tensor maximum(const Tensor& a, const Tensor& b) { return binary("maximum", Op::max, a, b); }
Tensor minimum(const Tensor& a, const Tensor& b) { return binary("minimum", Op::min, a, b); }

Tensor copysign(const Tensor& a, const Tensor& b) {
  auto o = align("copysign", {&a, &b}, true);
  Tensor m = abs(wrap(o.nodes[0], o.context));
  return where(sign_bit(wrap(o.nodes[1], o.context)), -m, m);
}

// The larger is taken out, so that no square overflows.
Tensor hypot(const Tensor& a, const Tensor& b) {
  auto o = align("hypot", {&a, &b}, true);
  Tensor x = abs(wrap(o.nodes[0], o.context)), y = abs(wrap(o.nodes[1], o.context));
  Tensor swap = x < y;
  Tensor big = where(swap, y, x), small = where(swap, x, y);
  Tensor plain = logical_and(big > 0, big < infinity);
  Tensor ratio = where(plain, small, zeros_like(x)) / where(plain, big, ones_like(x));
  Tensor y0 = big * sqrt(1 + ratio * ratio);
  return where(logical_or(isinf(x), isinf(y)), full_like(x, infinity), y0);
}

// atan of the smaller over the larger, turned into its octant.
Tensor atan2(const Tensor& y_in, const Tensor& x_in) {
  auto o = align("atan2", {&y_in, &x_in}, true);
  Tensor y = wrap(o.nodes[0], o.context), x = wrap(o.nodes[1], o.context);
  constexpr double pi = std::numbers::pi;
  Tensor one = ones_like(x);
  Tensor both_infinite = logical_and(isinf(x), isinf(y));
  Tensor ys = where(both_infinite, copysign(one, y), y);
  Tensor xs = where(both_infinite, copysign(one, x), x);
  Tensor steep = abs(xs) < abs(ys);
  Tensor over = where(steep, xs, ys), under = where(steep, ys, xs);
  Tensor r = atan(over / where(under == 0, one, under));
  Tensor flat = where(sign_bit(xs), r + copysign(full_like(x, pi), ys), r);
  // +-0 over a positive x keeps the sign of y; the quotient by 1 did.
  return where(steep, copysign(full_like(x, pi / 2), ys) - r, flat);
}

Tensor equal(const Tensor& a, const Tensor& b) { return binary("equal", Op::eq, a, b); }
Tensor not_equal(const Tensor& a, const Tensor& b) { return binary("not_equal", Op::ne, a, b); }
Tensor less(const Tensor& a, const Tensor& b) { return binary("less", Op::lt, a, b); }
Tensor less_equal(const Tensor& a, const Tensor& b) { return binary("less_equal", Op::le, a, b); }
Tensor greater(const Tensor& a, const Tensor& b) { return binary("greater", Op::lt, b, a); }
Tensor greater_equal(const Tensor& a, const Tensor& b) {
  return binary("greater_equal", Op::le, b, a);
}
Tensor logical_and(const Tensor& a, const Tensor& b) {
  return binary("logical_and", Op::bit_and, truth(a), truth(b));
}
Tensor logical_or(const Tensor& a, const Tensor& b) {
  return binary("logical_or", Op::bit_or, truth(a), truth(b));
}
Tensor logical_xor(const Tensor& a, const Tensor& b) {
  return binary("logical_xor", Op::bit_xor, truth(a), truth(b));
}
Tensor bitwise_and(const Tensor& a, const Tensor& b) {
  return binary("bitwise_and", Op::bit_and, a, b);
}
Tensor bitwise_or(const Tensor& a, const Tensor& b) {
  return binary("bitwise_or", Op::bit_or, a, b);
}
Tensor bitwise_xor(const Tensor& a, const Tensor& b) {
  return binary("bitwise_xor", Op::bit_xor, a, b);
}
Tensor shift_left(const Tensor& a, const Tensor& b) { return binary("shift_left", Op::shl, a, b); }
Tensor shift_right(const Tensor& a, const Tensor& b) {
  return binary("shift_right", Op::shr, a, b);
}

Tensor where(const Tensor& condition, const Tensor& a, const Tensor& b) {
  auto o = align("where", {&a, &b});
  const Tensor* all[] = {&condition, &a, &b};
  Context context = join("where", all);
  NodeRef c = in_dtype(condition, DType::boolean);
  ir::Shape shape = broadcast("where", c->shape, o.nodes[0]->shape);
  auto node =
      ir::where(ir::expand(c, shape), ir::expand(o.nodes[0], shape), ir::expand(o.nodes[1], shape));
  return wrap(std::move(node), std::move(context), o.weak);
}
Tensor masked_fill(const Tensor& x, const Tensor& mask, const Tensor& value) {
  return where(mask, cast(value, x.dtype()), x);
}
// A bound is passed on where x is outside: the whole gradient stays with x up to and on it.
Tensor clamp(const Tensor& x, const Tensor& low, const Tensor& high) {
  return where(x < low, low, where(x > high, high, x));
}
Tensor lerp(const Tensor& a, const Tensor& b, const Tensor& weight) { return a + weight * (b - a); }
Tensor fma(const Tensor& a, const Tensor& b, const Tensor& c) {
  auto o = align("fma", {&a, &b, &c}, true);
  return wrap(ir::make(Op::fma, std::move(o.nodes)), std::move(o.context), o.weak);
}

}  // namespace pumice
