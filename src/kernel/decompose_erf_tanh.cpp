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

// erf(s) = s + s p(s^2), for |s| <= 1 (f32) and 1.25 (f64)
constexpr double erf_f32[] = {0.12837916612625122,    -0.37612637877464294,  0.11283782869577408,
                              -0.02686544507741928,   0.005221074912697077,  -0.0008484712452627718,
                              0.00011270551476627588, -9.680158655100968e-06};
constexpr double erf_f64[] = {
    0.1283791670955126,     -0.3761263890318373,    0.11283791670954191,    -0.02686617064497759,
    0.00522397762412423,    -0.0008548326955681259, 0.00012055330721433176, -1.492559909078127e-05,
    1.6461301724757125e-06, -1.635672984401944e-07, 1.4734917094955839e-08, -1.1891693324967879e-09,
    7.9442540718647e-11,    -3.2687112054170616e-12};
// erfc(s) = e^p(s), for 1 <= s <= 4
constexpr double erfc_f32[] = {-0.0003327857702970505, -1.1271220445632935,  -0.6380943059921265,
                               -0.10314726084470749,   0.021855952218174934, -0.002951781265437603,
                               0.00018676671606954187};
// erfc(1.25 + t) = e^p(t), for 0 <= t <= 4.75
constexpr double erfc_f64[] = {
    -2.5626536619221256,     -3.0677239416692412,    -0.8708101640592807,
    -0.032687008666335275,   0.007791961414048807,   -0.0016069496843173759,
    0.0002467788718346333,   -1.002781511210094e-05, -1.0857684195163368e-05,
    5.2048914713049285e-06,  -1.487474013689722e-06, 2.8590375407374724e-07,
    -2.4627028457294875e-08, -6.816402121269609e-09, 3.848757958190685e-09,
    -1.0509814784941853e-09, 1.980252021973342e-10,  -2.7198950685090485e-11,
    2.698782923361217e-12,   -1.842123684727211e-13, 7.758895441760207e-15,
    -1.5216096092357157e-16};

Expr at_most(const Expr& x, double high) { return select(less(high, x), high, x); }

}  // namespace

Expr tanh_of(const Expr& x) {
  bool single = x.dtype() == DType::f32;
  Expr a = magnitude(x), z = a * a;
  Expr near = fused((single ? polynomial(z, tanh_f32) : polynomial(z, tanh_f64)) * z, a, a);
  // 1 - 2 / (e^2x + 1), which rounds to 1 well before the exponential overflows.
  Expr power = exp_inside(at_most(a + a, single ? 20.0 : 40.0));
  Expr far = 1.0 - 2.0 / (power + 1.0);
  return with_sign(select(less(a, 0.6), near, far), sign_bit(x));
}

Expr erf_of(const Expr& x) {
  bool single = x.dtype() == DType::f32;
  Expr z = x * x;
  Expr near = fused(single ? polynomial(z, erf_f32) : polynomial(z, erf_f64), x, x);
  Expr a = magnitude(x), held = at_most(a, single ? 4.0 : 6.0);
  Expr exponent = single ? polynomial(held, erfc_f32) : polynomial(held - 1.25, erfc_f64);
  Expr far = with_sign(1.0 - exp_inside(exponent), sign_bit(x));
  return select(less(a, single ? 1.0 : 1.25), near, far);
}

}  // namespace pumice::kernel
