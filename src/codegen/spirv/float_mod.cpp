#include "codegen/spirv/emitter.h"

namespace pumice::codegen::spirv {

namespace {

struct Format {
  uint64_t fraction_bits, exponent_mask, step;
};

}  // namespace

Id Emitter::float_mod(Kind kind) {
  auto [at, fresh_one] = float_mods_.try_emplace(kind, 0);
  if (fresh_one) at->second = make_float_mod(kind);
  return at->second;
}

// fmod by long division of the fractions in integers: exact, whatever the quotient's size. A step
// appends as many zeros to the remainder as fit the word.
Id Emitter::make_float_mod(Kind kind) {
  bool wide = kind == Kind::f64;
  Format f = wide ? Format{52, 2047, 11} : Format{23, 255, 8};
  Type real{kind, 1}, t{bits_kind(kind), 1}, truth{Kind::boolean, 1};
  uint64_t sign_bit = uint64_t(1) << (width_of(kind) - 1), leading = uint64_t(1) << f.fraction_bits;
  Words outer = std::move(code);
  Id outer_block = block;
  code.clear();

  Id real_id = type(real), ints = type(t);
  Id function = module.fresh(), a = module.fresh(), b = module.fresh();
  Id function_type = module.global(Opcode::TypeFunction, 0, {real_id, real_id, real_id});
  plain(Opcode::Function, {real_id, function, 0, function_type});
  plain(Opcode::FunctionParameter, {real_id, a});
  plain(Opcode::FunctionParameter, {real_id, b});
  Id entry = module.fresh(), header = module.fresh(), body = module.fresh(), next = module.fresh(),
     done = module.fresh();
  label(entry);
  auto value = [&](uint64_t v) { return constant(t, v); };
  auto two = [&](Opcode o, Id x, Id y) { return op(o, t, {x, y}); };
  Id one = value(1), zero = value(0), infinity = value(f.exponent_mask << f.fraction_bits);
  Id sign = two(Opcode::BitwiseAnd, bitcast(t, a), value(sign_bit));
  Id x = two(Opcode::BitwiseAnd, bitcast(t, a), value(sign_bit - 1));
  Id y = two(Opcode::BitwiseAnd, bitcast(t, b), value(sign_bit - 1));
  // NaN for an infinite or NaN dividend and a zero or NaN divisor.
  Id invalid = op(
      Opcode::LogicalOr, truth,
      {compare(Opcode::UGreaterThanEqual, t, x, infinity),
       op(Opcode::LogicalOr, truth,
          {compare(Opcode::UGreaterThan, t, y, infinity), compare(Opcode::IEqual, t, y, zero)})});
  Id less = compare(Opcode::ULessThan, t, x, y);
  auto exponent = [&](Id bits) {
    return ext(umax, t, {two(Opcode::ShiftRightLogical, bits, value(f.fraction_bits)), one});
  };
  auto fraction = [&](Id bits) {
    Id normal = compare(Opcode::UGreaterThanEqual, t, bits, value(leading));
    Id low = two(Opcode::BitwiseAnd, bits, value(leading - 1));
    return two(Opcode::BitwiseOr, low, select(t, normal, value(leading), zero));
  };
  Id y_exponent = exponent(y), divisor = select(t, invalid, one, fraction(y));
  Id count = select(t, op(Opcode::LogicalOr, truth, {invalid, less}), zero,
                    two(Opcode::ISub, exponent(x), y_exponent));
  Id first = two(Opcode::UMod, fraction(x), divisor);
  branch(header);

  label(header);
  Id rest_after = module.fresh(), left_after = module.fresh();
  Id rest = phi(ints, {first, entry, rest_after, next});
  Id left = phi(ints, {count, entry, left_after, next});
  Id more = compare(Opcode::INotEqual, t, left, zero);
  plain(Opcode::LoopMerge, {done, next, 0});
  branch_if(more, body, done);
  label(body);
  Id step = ext(umin, t, {left, value(f.step)});
  Id shifted = two(Opcode::ShiftLeftLogical, rest, step);
  branch(next);
  label(next);
  plain(Opcode::UMod, {ints, rest_after, shifted, divisor});
  plain(Opcode::ISub, {ints, left_after, left, step});
  branch(header);

  label(done);
  // The remainder is rest * 2^(y_exponent - bias - fraction bits); its f32 is exact.
  Id converted = bitcast(t, op(Opcode::ConvertUToF, real, {rest}));
  uint64_t bias = f.exponent_mask / 2 + f.fraction_bits;
  Id scale = two(Opcode::ISub, y_exponent, value(bias));
  Id scaled =
      two(Opcode::IAdd, converted, two(Opcode::ShiftLeftLogical, scale, value(f.fraction_bits)));
  Id own = two(Opcode::ShiftRightLogical, converted, value(f.fraction_bits));
  Id is_normal = compare(Opcode::UGreaterThan, t, two(Opcode::IAdd, own, y_exponent), value(bias));
  Id subnormal = two(Opcode::ShiftLeftLogical, rest, two(Opcode::ISub, y_exponent, one));
  Id magnitude = select(t, is_normal, scaled, subnormal);
  magnitude = select(t, compare(Opcode::IEqual, t, rest, zero), zero, magnitude);
  magnitude = select(t, less, x, magnitude);
  Id nan = value(wide ? 0x7ff8000000000000 : 0x7fc00000);
  Id result = select(t, invalid, nan, two(Opcode::BitwiseOr, magnitude, sign));
  plain(Opcode::ReturnValue, {bitcast(real, result)});
  plain(Opcode::FunctionEnd, {});

  module.functions.insert(module.functions.end(), code.begin(), code.end());
  code = std::move(outer);
  block = outer_block;
  return function;
}

}  // namespace pumice::codegen::spirv
