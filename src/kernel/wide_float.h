#pragma once
#include "kernel/wide.h"

// Private to emulate: f64 on its bits in two words. Every op rounds once, to nearest even, with
// denormals, infinities and one NaN, as ir/README.md says.
namespace pumice::kernel::f64 {

Wide add(const Wide& a, const Wide& b);
Wide negative(const Wide& a);
Wide multiply(const Wide& a, const Wide& b);
Wide divide(const Wide& a, const Wide& b);
Wide remainder(const Wide& a, const Wide& b);
Wide square_root(const Wide& a);
Wide fma(const Wide& a, const Wide& b, const Wide& c);
Expr less(const Wide& a, const Wide& b);
Expr equal(const Wide& a, const Wide& b);

Expr is_zero(const Wide& a);
Wide from_single(const Expr& x);
// To f32; `to_odd` keeps what rounding to f16 or bf16 afterwards needs.
Expr to_single(const Wide& a, bool to_odd);
Wide from_int(const Wide& a, bool is_signed);
Wide to_int(const Wide& a, bool is_signed);

}  // namespace pumice::kernel::f64
