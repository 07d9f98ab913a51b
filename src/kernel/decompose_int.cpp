#include "kernel/decompose_expr.h"

// Whole numbers: the upper half of a product, and philox.
namespace pumice::kernel {

namespace {

DType unsigned_of(DType t) {
  if (is_unsigned_int(t)) return t;
  constexpr DType of[] = {DType::u8, DType::u16, DType::u32, DType::u64};
  return of[int(t) - int(DType::i8)];
}

// By halves, so that nothing wider than the dtype is needed.
Expr mul_hi_unsigned(const Expr& a, const Expr& b) {
  int half = 4 * size_of(a.dtype());
  Expr mask = ir::constant_int(int64_t((uint64_t(1) << half) - 1), a.dtype());
  Expr a0 = a & mask, a1 = a >> half, b0 = b & mask, b1 = b >> half;
  Expr t = a1 * b0 + (a0 * b0 >> half);
  Expr u = a0 * b1 + (t & mask);
  return a1 * b1 + (t >> half) + (u >> half);
}

}  // namespace

Expr mul_hi_of(const Expr& a, const Expr& b) {
  DType t = a.dtype(), u = unsigned_of(t);
  if (t == u) return mul_hi_unsigned(a, b);
  // Read as unsigned, a negative number is more by 2^width.
  Expr high = ir::bitcast(mul_hi_unsigned(ir::bitcast(a, u), ir::bitcast(b, u)), t);
  Expr zero = number(a, 0);
  return high - select(less(a, zero), b, zero) - select(less(b, zero), a, zero);
}

// J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy as 1, 2,
// 3", SC 2011, section 3.3: Philox4x32-10, which also states the multipliers and key steps.
Expr philox_of(const Expr& k0, const Expr& k1, const Expr& counter) {
  DType result = counter.dtype();
  Expr key0 = convert(k0, DType::u32), key1 = convert(k1, DType::u32);
  Expr c = convert(counter, DType::u32);
  constexpr double m0 = 0xd2511f53, m1 = 0xcd9e8d57, step0 = 0x9e3779b9, step1 = 0xbb67ae85;
  // The first round, on (c, 0, 0, 0).
  Expr x0 = key0, x1 = number(c, 0), x2 = product_high(c, m0) ^ key1, x3 = c * m0;
  for (int round = 1; round < 10; ++round) {
    key0 = key0 + step0;
    key1 = key1 + step1;
    Expr y0 = product_high(x2, m1) ^ x1 ^ key0, y1 = x2 * m1;
    Expr y2 = product_high(x0, m0) ^ x3 ^ key1, y3 = x0 * m0;
    x0 = y0, x1 = y1, x2 = y2, x3 = y3;
  }
  return convert(x0, result);
}

}  // namespace pumice::kernel
