#include "kernel/decompose_expr.h"

// tanh and erf. Coefficients: tools/minimax.py.
namespace pumice::kernel {

namespace {

// tanh(s) = s + s z p(z), z = s^2, for |s| <= 0.6
constexpr double tanh_f32[] = {-0.33333298563957214, 0.13331958651542664, -0.053786683827638626,
                               0.02080537937581539, -0.005905860103666782};
constexpr double tanh_f64[] = {
    -0.33333333333333326,    0.1333333333333182,    -0.05396825396724453,    0.021869488502341924,
    -0.008863234865030184,   0.0035921196921383123, -0.0014557642831825822,  0.0005896231448035413,
    -0.00023751562535003715, 9.249528237447863e-05, -3.1185390884368514e-05, 6.506794245262961e-06};

// erf(s) = s + s p(s^2), for |s| <= 1 (f32) and 1.5 (f64)
constexpr double erf_f32[] = {0.12837916612625122,    -0.37612637877464294,  0.11283782869577408,
                              -0.02686544507741928,   0.005221074912697077,  -0.0008484712452627718,
                              0.00011270551476627588, -9.680158655100968e-06};
constexpr double erf_f64[] = {
    0.1283791670955126,      -0.3761263890318375,     0.11283791670955018,
    -0.026866170645115185,   0.005223977625315621,    -0.0008548327017418486,
    0.00012055332792893922,  -1.4925646266156193e-05, 1.6462050967343474e-06,
    -1.6365127892075424e-07, 1.4801216778870172e-08,  -1.2253763732144368e-09,
    9.256799908527124e-11,   -6.1731535140864765e-12, 3.250006160410098e-13,
    -9.831031913699745e-15};
// erfc(s) = e^p(s), for 1 <= s <= 4
constexpr double erfc_f32[] = {-0.0003327857702970505, -1.1271220445632935,  -0.6380943059921265,
                               -0.10314726084470749,   0.021855952218174934, -0.002951781265437603,
                               0.00018676671606954187};
// erfc(1.5 + t) = e^p(t), for 0 <= t <= 4.5
constexpr double erfc_f64[] = {
    -3.3844920895515527,    -3.508800801779528,      -0.8926403306162725,
    -0.025824140600641535,  0.006006746042176675,    -0.0012572147446539297,
    0.00021595645642211102, -2.245727453327082e-05,  -2.6750702861123704e-06,
    2.4070599901884307e-06, -8.54405515584763e-07,   2.2009014159064906e-07,
    -4.473644607079472e-08, 7.2345053420793075e-09,  -9.112497045801187e-10,
    8.548378734483585e-11,  -5.5026154096988595e-12, 2.0276251130749866e-13,
    -1.825045514323468e-15, -9.280281994805332e-17};

Expr at_most(const Expr& x, double high) { return select(less(high, x), high, x); }

}  // namespace

Expr tanh_of(const Expr& x) {
  bool single = x.dtype() == DType::f32;
  Expr z = x * x;
  Expr near = fused((single ? polynomial(z, tanh_f32) : polynomial(z, tanh_f64)) * z, x, x);
  // 1 - 2 / (e^2x + 1), which rounds to 1 well before the exponential overflows.
  Expr a = magnitude(x);
  Expr power = exp_inside(at_most(a + a, single ? 20.0 : 40.0));
  Expr far = with_sign(1.0 - 2.0 / (power + 1.0), sign_bit(x));
  return select(less(a, 0.6), near, far);
}

Expr erf_of(const Expr& x) {
  bool single = x.dtype() == DType::f32;
  Expr z = x * x;
  Expr near = fused(single ? polynomial(z, erf_f32) : polynomial(z, erf_f64), x, x);
  Expr a = magnitude(x), held = at_most(a, single ? 4.0 : 6.0);
  Expr exponent = single ? polynomial(held, erfc_f32) : polynomial(held - 1.5, erfc_f64);
  Expr far = with_sign(1.0 - exp_inside(exponent), sign_bit(x));
  return select(less(a, single ? 1.0 : 1.5), near, far);
}

}  // namespace pumice::kernel
