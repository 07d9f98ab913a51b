"""Writes values.inc: results of every elementwise op and cast, computed with NumPy and Python's
integers. Run with NumPy 2: python3 tests/ir/values.py > tests/ir/values.inc"""
import math
import struct
import warnings

import numpy as np

warnings.filterwarnings("ignore")
FLOATS = ["f16", "bf16", "f32", "f64"]
INTS = ["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"]
ENUM = {"bool": "boolean"}


def bits(t):
    return int(t.lstrip("uifb")) if t != "bool" else 8


def bf16(x):
    """f32 or f64 to bf16, once, to nearest even: through exact integers."""
    x = np.float64(x)
    if np.isnan(x) or np.isinf(x) or x == 0:
        return x
    m, e = math.frexp(float(x))
    scale = max(e - 8, -133)
    q = math.ldexp(m, e - scale)
    r = np.rint(q)  # half to even
    y = np.ldexp(r, scale)
    return np.float64(np.inf) * np.sign(y) if abs(y) >= 2.0**128 else y


def rounded(x, t, through_f32=True):
    x = np.float64(x)
    if t == "f64":
        return x
    if t == "f32":
        return np.float64(np.float32(x))
    if through_f32:
        x = np.float64(np.float32(x))
    return np.float64(np.float16(x)) if t == "f16" else bf16(x)


def wrap(v, t):
    if t == "bool":
        return int(v != 0)
    n = bits(t)
    v &= (1 << n) - 1
    return v - (1 << n) if t[0] == "i" and v >> (n - 1) else v


def word(v, t):
    if t in FLOATS:
        v = np.float64(v)
        return 0x7FF8000000000000 if np.isnan(v) else struct.unpack("<Q", struct.pack("<d", v))[0]
    return int(v) & (2**64 - 1)


def truncated(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


INT_OPS = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "mul": lambda a, b, n: a * b,
    "div": lambda a, b, n: truncated(a, b) if b else 0,
    "mod": lambda a, b, n: a - b * truncated(a, b) if b else 0,
    "max": lambda a, b, n: max(a, b),
    "min": lambda a, b, n: min(a, b),
    "bit_and": lambda a, b, n: a & b,
    "bit_or": lambda a, b, n: a | b,
    "bit_xor": lambda a, b, n: a ^ b,
    "shl": lambda a, b, n: a << b if 0 <= b < n else 0,
    "shr": lambda a, b, n: a >> b if 0 <= b < n else (-1 if a < 0 else 0),
    "mul_hi": lambda a, b, n: (a * b) >> n,
}
INT_UNARY = {"neg": lambda a: -a, "abs": abs, "bit_not": lambda a: ~a}
FLOAT_UNARY = {
    "neg": np.negative, "abs": np.abs, "exp": np.exp, "exp2": np.exp2, "log": np.log,
    "log2": np.log2, "sin": np.sin, "cos": np.cos, "atan": np.arctan, "tanh": np.tanh,
    "erf": np.vectorize(math.erf), "sqrt": np.sqrt, "floor": np.floor, "round": np.rint,
    "trunc": np.trunc,
}
FLOAT_BINARY = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "mod": np.fmod,
    "pow": np.power, "max": np.maximum, "min": np.minimum,
}


def power(x, y):
    # np.power takes 0.5 for a square root, which is NaN for -inf; IEEE 754 says inf.
    return np.float64(math.inf) if x == -math.inf and y == 0.5 else np.power(x, y)


FLOAT_BINARY["pow"] = power
COMPARE = {"lt": np.less, "le": np.less_equal, "eq": np.equal, "ne": np.not_equal}
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 2.5, 3.5, -2.5, 1e-3, 7.25, 100.0, -30.1, 1e-7, 65504.0,
           1e30, math.inf, -math.inf, math.nan, 0.1, 88.0]


ROWS, WORDS = [], []


def row(op, frm, to, operands, results):
    ROWS.append(f"    {{Op::{op}, DType::{ENUM.get(frm, frm)}, DType::{ENUM.get(to, to)}, "
                f"{len(operands)}, {len(results)}, {len(WORDS)}}},")
    for xs, kind in operands:
        WORDS.extend(word(v, kind) for v in xs)
    WORDS.extend(word(v, to) for v in results)


def samples(t, seed):
    r = np.random.default_rng(seed)
    if t == "bool":
        return [0, 1, 1, 0]
    if t in FLOATS:
        return [rounded(v, t) for v in SPECIAL + list(r.normal(0, 3, 5))]
    n = bits(t)
    low, high = (0, 2**n - 1) if t[0] == "u" else (-(2 ** (n - 1)), 2 ** (n - 1) - 1)
    some = [int(v) for v in r.integers(low, high, 5, dtype=np.uint64 if low == 0 else np.int64)]
    return [low, high, 0, 1, 2, 5, 7, 100] + ([-1, -3, -100] if low else []) + some


def elementwise():
    for t in FLOATS:
        a = samples(t, 1)
        for op, f in FLOAT_UNARY.items():
            row(op, t, t, [(a, t)], [rounded(f(np.float64(x)), t) for x in a])
        pairs = [(x, y) for x in a[:20] for y in a[:20]][::19] + list(zip(a, samples(t, 2)))
        xs, ys = zip(*pairs)
        for op, f in FLOAT_BINARY.items():
            row(op, t, t, [(xs, t), (ys, t)],
                [rounded(f(np.float64(x), np.float64(y)), t) for x, y in pairs])
        for op, f in COMPARE.items():
            row(op, t, "bool", [(xs, t), (ys, t)], [bool(f(x, y)) for x, y in pairs])
    for t in INTS:
        a, n = samples(t, 3), bits(t)
        for op, f in INT_UNARY.items():
            row(op, t, t, [(a, t)], [wrap(f(x), t) for x in a])
        pairs = [(x, y) for x in a for y in a][::19]
        shifts = [(x, wrap(y, t)) for x in a[::5] for y in (0, 1, 3, 7, 8, 31, 32, 63, 64, 200, -1)]
        for op, f in INT_OPS.items():
            xs, ys = zip(*(shifts if op in ("shl", "shr") else pairs))
            row(op, t, t, [(xs, t), (ys, t)], [wrap(f(x, y, n), t) for x, y in zip(xs, ys)])
        xs, ys = zip(*pairs)
        for op, f in COMPARE.items():
            row(op, t, "bool", [(xs, t), (ys, t)],
                [{"lt": x < y, "le": x <= y, "eq": x == y, "ne": x != y}[op] for x, y in pairs])
    a, b = (0, 0, 1, 1), (0, 1, 0, 1)
    for op, want in {"max": (0, 1, 1, 1), "min": (0, 0, 0, 1), "bit_and": (0, 0, 0, 1),
                     "bit_or": (0, 1, 1, 1), "bit_xor": (0, 1, 1, 0), "lt": (0, 1, 0, 0),
                     "le": (1, 1, 0, 1), "eq": (1, 0, 0, 1), "ne": (0, 1, 1, 0)}.items():
        row(op, "bool", "bool", [(a, "bool"), (b, "bool")], want)
    row("bit_not", "bool", "bool", [((0, 1), "bool")], (1, 0))


def cast(v, frm, to):
    if to == "bool":
        return int(v != 0)
    if frm in FLOATS:
        if to in FLOATS:
            return rounded(v, to, through_f32=False)
        if np.isnan(v):
            return 0
        n = bits(to)
        low, high = (0, 2**n - 1) if to[0] == "u" else (-(2 ** (n - 1)), 2 ** (n - 1) - 1)
        return high if v >= high else low if v <= low else int(v)
    if to in FLOATS:
        typed = np.array(v, {"u": np.uint64, "i": np.int64, "b": np.int64}[frm[0]])
        if to == "f64":
            return np.float64(typed.astype(np.float64))
        f = np.float64(typed.astype(np.float32))  # f16 and bf16 go through f32
        return f if to == "f32" else rounded(f, to)
    return wrap(int(v), to)


def casts():
    every = ["bool"] + INTS + FLOATS
    for frm in every:
        a = samples(frm, 4)
        for to in every:
            row("cast", frm, to, [(a, frm)], [cast(v, frm, to) for v in a])


def philox4x32(key, counter):
    k0, k1 = key
    x = list(counter)
    for _ in range(10):
        p0, p1 = 0xD2511F53 * x[0], 0xCD9E8D57 * x[2]
        x = [(p1 >> 32) ^ x[1] ^ k0, p1 & 0xFFFFFFFF, (p0 >> 32) ^ x[3] ^ k1, p0 & 0xFFFFFFFF]
        k0, k1 = (k0 + 0x9E3779B9) & 0xFFFFFFFF, (k1 + 0xBB67AE85) & 0xFFFFFFFF
    return x


def philox():
    # Known answers of Random123.
    ones = 0xFFFFFFFF
    assert philox4x32((0, 0), (0,) * 4) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]
    assert philox4x32((ones, ones), (ones,) * 4) == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]
    assert philox4x32((0xA4093822, 0x299F31D0), (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344)) == [
        0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1]
    r = np.random.default_rng(5)
    k0, k1, c = ([0, ones] + [int(v) for v in r.integers(0, 2**32, 20)] for _ in range(3))
    row("philox", "u32", "u32", [(k0, "u32"), (k1, "u32"), (c, "u32")],
        [philox4x32((a, b), (d, 0, 0, 0))[0] for a, b, d in zip(k0, k1, c)])


elementwise()
casts()
philox()
print("// Written by tests/ir/values.py. Rows: op, operand dtype, result dtype, operands, elements,")
print("// where its words start: those of each operand, then the results.")
print("const Row rows[] = {", *ROWS, "};", "const uint64_t words[] = {", sep="\n")
line = "   "
for w in WORDS:
    text = f" {w}," if w < 1000 else f" {w:#x},"
    if len(line) + len(text) > 100:
        print(line)
        line = "   "
    line += text
print(line + "};")
