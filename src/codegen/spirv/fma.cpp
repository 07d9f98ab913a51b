#include "codegen/spirv/emitter.h"

namespace pumice::codegen::spirv {

namespace {

// Additions and products of one float type, without contraction.
struct Floats {
  Emitter& e;
  Type t;
  Id add(Id a, Id b) const { return e.op(Opcode::FAdd, t, {a, b}); }
  Id sub(Id a, Id b) const { return e.op(Opcode::FSub, t, {a, b}); }
  Id mul(Id a, Id b) const { return e.op(Opcode::FMul, t, {a, b}); }

  struct Pair {
    Id high, low;
  };
  // a + b as its rounded value and the exact rest (Knuth).
  Pair sum(Id a, Id b) const {
    Id s = add(a, b), back = sub(s, a);
    return {s, add(sub(a, sub(s, back)), sub(b, back))};
  }
  // A number as two halves of its digits (Veltkamp).
  Pair halves(Id x) const {
    Id scaled = mul(e.number(t, t.kind == Kind::f64 ? 134217729.0 : 4097.0), x);
    Id high = sub(scaled, sub(scaled, x));
    return {high, sub(x, high)};
  }
  // a * b likewise (Dekker).
  Pair product(Id a, Id b) const {
    Id p = mul(a, b);
    Pair x = halves(a), y = halves(b);
    Id rest = sub(mul(x.high, y.high), p);
    rest = add(add(rest, mul(x.high, y.low)), mul(x.low, y.high));
    return {p, add(rest, mul(x.low, y.low))};
  }
  // a + b rounded to odd: when inexact, to the neighbour whose last bit is set, which is what the
  // sum cut off towards zero becomes. A later rounding to fewer bits is then right.
  Id sum_to_odd(Id a, Id b) const {
    Pair s = sum(a, b);
    Type ints = t.as(bits_kind(t.kind));
    Id one = e.constant(ints, 1), bits = e.bitcast(ints, s.high);
    Id signs = e.op(Opcode::BitwiseXor, ints, {bits, e.bitcast(ints, s.low)});
    Id above = e.op(Opcode::ShiftRightLogical, ints,
                    {signs, e.constant(ints, t.kind == Kind::f64 ? 63 : 31)});
    Id odd = e.op(Opcode::BitwiseOr, ints, {e.op(Opcode::ISub, ints, {bits, above}), one});
    Id inexact = e.compare(Opcode::FOrdNotEqual, t, s.low, e.number(t, 0));
    return e.bitcast(t, e.select(ints, inexact, odd, bits));
  }
};

// A product of two f32 is exact in f64, so that only the sum rounds before the last rounding.
Id through_f64(Emitter& e, Type t, Id a, Id b, Id c) {
  Floats f{e, t.as(Kind::f64)};
  auto wide = [&](Id x) { return e.op(Opcode::FConvert, f.t, {x}); };
  return e.op(Opcode::FConvert, t, {f.sum_to_odd(f.mul(wide(a), wide(b)), wide(c))});
}

}  // namespace

// Where the driver's Fma may round twice: by error-free sums and products and one rounding to odd
// (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008). Products that leave
// the range of their halves are rounded twice; nothing more is lost there.
Id fused_multiply_add(Emitter& e, Type t, Id a, Id b, Id c) {
  if (e.has(fused_fma)) return e.ext(fma_, t, {a, b, c});
  if (t.kind == Kind::f32 && e.has(float64)) return through_f64(e, t, a, b, c);
  Floats f{e, t};
  auto product = f.product(a, b);
  auto low = f.sum(c, product.low);
  auto high = f.sum(product.high, low.high);
  Id rest = f.sum_to_odd(high.low, low.low);
  Id fused = f.add(high.high, rest);
  Type ints = t.as(bits_kind(t.kind));
  bool wide = t.kind == Kind::f64;
  auto magnitude = [&](Id x) {
    return e.op(Opcode::BitwiseAnd, ints,
                {e.bitcast(ints, x), e.constant(ints, wide ? ~uint64_t(0) >> 1 : 0x7fffffff)});
  };
  Id finite = e.compare(Opcode::ULessThan, ints, magnitude(rest),
                        e.constant(ints, wide ? uint64_t(0x7ff) << 52 : 0x7f800000));
  // A zero sum has the sign that the plain one has.
  Id nonzero = e.compare(Opcode::INotEqual, ints, magnitude(fused), e.constant(ints, 0));
  Id plain = f.add(product.high, c);
  Id keep = e.op(Opcode::LogicalAnd, t.as(Kind::boolean), {finite, nonzero});
  return e.select(t, keep, fused, plain);
}

}  // namespace pumice::codegen::spirv
