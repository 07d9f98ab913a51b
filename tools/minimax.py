#!/usr/bin/env python3
"""Minimax polynomials for src/kernel/decompose_*.cpp, by Remez exchange in 60 digits.

    python3 tools/minimax.py            every polynomial, as C++ initialisers
    python3 tools/minimax.py exp_f32    one of them

Needs mpmath. Each polynomial is fitted to `function` on [low, high] with weight `weight` (the error
minimised is weight * (p - function)), then its coefficients are rounded to the dtype.
"""
import sys

import mpmath as mp

mp.mp.dps = 60


def solve(basis, target, weight, points):
    n = len(basis)
    a = mp.matrix(n + 1, n + 1)
    b = mp.matrix(n + 1, 1)
    for i, x in enumerate(points):
        for j, power in enumerate(basis):
            a[i, j] = weight(x) * x**power
        a[i, n] = (-1) ** i
        b[i] = weight(x) * target(x)
    s = mp.lu_solve(a, b)
    return [s[j] for j in range(n)]


def remez(basis, target, weight, low, high, rounds=12):
    n = len(basis) + 1
    middle, half = (low + high) / 2, (high - low) / 2
    def node(t):  # 0..1; a little uneven, as symmetric points make the equations singular
        return middle - half * mp.cos(mp.pi * mp.mpf(t) ** mp.mpf("1.03"))
    points = [node(mp.mpf(i) / (n - 1)) for i in range(n)]
    points = [x if weight(x) > 1e-15 else x + half / 50 for x in points]  # no weight, no information
    grid = [node(mp.mpf(i) / (24 * n)) for i in range(24 * n + 1)]
    grid = [x for x in grid if weight(x) > 1e-15]
    values = [(target(x), weight(x)) for x in grid]
    for _ in range(rounds):
        c = solve(basis, target, weight, points)
        error = [w * (sum(k * x**p for k, p in zip(c, basis)) - t)
                 for x, (t, w) in zip(grid, values)]
        # The largest error of each run of one sign, then the best n in a row.
        runs = []
        for i, e in enumerate(error):
            if runs and (e > 0) == (error[runs[-1]] > 0):
                if abs(e) > abs(error[runs[-1]]):
                    runs[-1] = i
            else:
                runs.append(i)
        while len(runs) > n:
            runs.pop(0 if abs(error[runs[0]]) < abs(error[runs[-1]]) else -1)
        if len(runs) < n:
            break
        worst, least = max(abs(error[i]) for i in runs), min(abs(error[i]) for i in runs)
        points = [grid[i] for i in runs]
        if worst < least * 1.01:
            break
    return c, max(abs(e) for e in error)


def rounded(x, bits):
    if x == 0:
        return x
    mantissa, exponent = mp.frexp(x)
    return mp.ldexp(mp.nint(mp.ldexp(mantissa, bits)), exponent - bits)


def fit(function, low, high, terms, bits, weight=lambda x: 1):
    """Coefficients for 1, x, …, x^(terms - 1), each rounded to `bits`."""
    c, error = remez(range(terms), function, weight, mp.mpf(low), mp.mpf(high))
    return [rounded(k, bits) for k in c], error


F32, F64 = 24, 53


def series(f, at_zero):
    """f, with its limit at zero (the quotients below cancel there)."""
    def g(x):
        return at_zero if x == 0 else f(x)
    return g


def log_rest(x):  # (log(1 + x) - x + x^2/2) / x^3
    with mp.workdps(120):
        return (mp.log1p(x) - x + x * x / 2) / x**3


def exp_rest(x):  # (e^x - 1 - x - x^2/2) / x^3
    with mp.workdps(120):
        return (mp.expm1(x) - x - x * x / 2) / x**3


def log2_rest(x):  # (log2(1 + x) / x - 1 / ln 2) / x
    with mp.workdps(120):
        return (mp.log1p(x) / x - 1) / mp.log(2) / x


def exp2_rest(x):  # (2^x - 1) / x
    with mp.workdps(120):
        return mp.expm1(x * mp.log(2)) / x


def atanh_rest(z):  # (2 atanh(s) / s - 2) / z over z = s^2
    with mp.workdps(120):
        s = mp.sqrt(z)
        return (2 * mp.atanh(s) / s - 2) / z


def log2_tail(z):  # ((atanh(s)/s - 1)/z - 1/3) / z over z = s^2
    with mp.workdps(120):
        s = mp.sqrt(z)
        return ((mp.atanh(s) / s - 1) / z - mp.mpf(1) / 3) / z


def odd(f, leading=1, sign=1):
    """(f(s)/s - leading) / s^2 as a function of z = s^2."""
    def g(z):
        with mp.workdps(120):
            s = mp.sqrt(z)
            return (f(s) / s - leading) / z
    return g


def cos_rest(z):  # (cos(s) - 1 + z/2) / z^2 over z = s^2
    with mp.workdps(120):
        return (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2


def erf_rest(z):  # erf(s)/s - 1 over z = s^2
    with mp.workdps(120):
        s = mp.sqrt(z)
        return mp.erf(s) / s - 1


L2 = mp.log(2) / 2 * mp.mpf("1.0005")
TINY = mp.mpf(10) ** -20
S = ((mp.sqrt(2) - 1) / (mp.sqrt(2) + 1)) ** 2 * mp.mpf("1.0005")
M_LOW, M_HIGH = mp.sqrt(mp.mpf(1) / 2) - 1, mp.sqrt(2) - 1
Q = (mp.pi / 4) ** 2 * mp.mpf("1.001")

TABLE = {
    # e^r = 1 + r + r^2/2 + r^3 p(r)
    "exp_f32": lambda: fit(series(exp_rest, mp.mpf(1) / 6), -L2, L2, 4, F32,
                           lambda x: abs(x)**3),
    "exp_f64": lambda: fit(series(exp_rest, mp.mpf(1) / 6), -L2, L2, 9, F64,
                           lambda x: abs(x)**3),
    # 2^r = 1 + r p(r)
    "exp2_f32": lambda: fit(series(exp2_rest, mp.log(2)), -0.5, 0.5, 6, F32),
    "exp2_f64": lambda: fit(series(exp2_rest, mp.log(2)), -0.5, 0.5, 12, F64),
    # log(1 + f) = f - f^2/2 + f^3 p(f)
    "log_f32": lambda: fit(series(log_rest, mp.mpf(1) / 3), M_LOW, M_HIGH, 8, F32,
                           lambda x: x * x),
    # log2(1 + f) = f (1 / ln 2 + f p(f))
    "log2_f32": lambda: fit(series(log2_rest, -1 / (2 * mp.log(2))), M_LOW, M_HIGH, 9, F32,
                            lambda x: abs(x)),
    # 2 atanh(s) = s (2 + z p(z)), z = s^2
    "log_f64": lambda: fit(series(atanh_rest, mp.mpf(2) / 3), TINY, S, 7, F64,
                           lambda z: z),
    # atanh(s) = s (1 + z (1/3 + z p(z)))
    "pow_f32": lambda: fit(log2_tail, TINY, S, 4, F32, lambda z: z * z),
    "pow_f64": lambda: fit(log2_tail, TINY, S, 8, F64, lambda z: z * z),
    # sin(s) = s + s z p(z); cos(s) = 1 - z/2 + z^2 p(z)
    "sin_f32": lambda: fit(odd(mp.sin), TINY, Q, 3, F32, lambda z: z),
    "cos_f32": lambda: fit(cos_rest, TINY, Q, 3, F32, lambda z: z * z),
    "sin_f64": lambda: fit(odd(mp.sin), TINY, Q, 6, F64, lambda z: z),
    "cos_f64": lambda: fit(cos_rest, TINY, Q, 6, F64, lambda z: z * z),
    # atan(s) = s + s z p(z)
    "atan_f32": lambda: fit(odd(mp.atan), TINY, 1, 9, F32, lambda z: z),
    "atan_f64": lambda: fit(odd(mp.atan), TINY, mp.mpf("0.1915"), 11, F64,
                            lambda z: z),
    # tanh(s) = s + s z p(z)
    "tanh_f32": lambda: fit(odd(mp.tanh), TINY, mp.mpf("0.36"), 5, F32, lambda z: z),
    "tanh_f64": lambda: fit(odd(mp.tanh), TINY, mp.mpf("0.36"), 12, F64, lambda z: z),
    # erf(s) = s + s p(z)
    "erf_f32": lambda: fit(series(erf_rest, 2 / mp.sqrt(mp.pi) - 1), 0, 1, 8, F32,
                           lambda z: 1),
    "erf_f64": lambda: fit(series(erf_rest, 2 / mp.sqrt(mp.pi) - 1), 0, mp.mpf("1.57"), 14, F64),
    # erfc(s) = e^(p(s))
    "erfc_f32": lambda: fit(lambda s: mp.log(mp.erfc(s)), mp.mpf("0.99"), mp.mpf("4"),
                            7, F32, lambda s: mp.erfc(s)),
    # erfc(1.25 + t) = e^(p(t))
    "erfc_f64": lambda: fit(lambda t: mp.log(mp.erfc(t + 1.25)), mp.mpf("-0.01"),
                            mp.mpf("4.75"), 22, F64, lambda t: mp.erfc(t + 1.25)),
}


def main():
    names = sys.argv[1:] or TABLE
    for name in names:
        coefficients, error = TABLE[name]()
        single = name.endswith("f32")
        print(f"{name}: error 2^{mp.nstr(mp.log(abs(error), 2), 4)}")
        print("  {" + ", ".join(float(c).hex() + ("f" if single else "") for c in coefficients)
              + "}")
        print("  {" + ", ".join(repr(float(c)) for c in coefficients) + "}")


main()
