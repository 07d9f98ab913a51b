#include "codegen/spirv/emitter.h"

#include <bit>

#include "base/error.h"
#include "base/text.h"

namespace pumice::codegen::spirv {

Kind kind_of(DType dtype) {
  switch (dtype) {
    case DType::boolean:
      return Kind::boolean;
    case DType::u64:
    case DType::i64:
      return Kind::i64;
    case DType::f32:
      return Kind::f32;
    case DType::f64:
      return Kind::f64;
    default:
      return Kind::i32;
  }
}

namespace {

void need(const Emitter& e, Feature feature, const char* what) {
  if (!e.has(feature))
    throw CompileError(cat("[spirv] the device has no ", what), "", print_features(e.features));
}

}  // namespace

Id Emitter::int_type(int width) {
  if (width == 64) {
    need(*this, int64, "64-bit integers");
    module.capability(cap_int64);
  }
  return module.global(Opcode::TypeInt, 0, {uint32_t(width), 0});
}

Id Emitter::scalar_type(Kind kind) {
  if (kind == Kind::boolean) return module.global(Opcode::TypeBool, 0, {});
  if (!is_float(kind)) return int_type(width_of(kind));
  if (kind == Kind::f64) {
    need(*this, float64, "64-bit floats");
    module.capability(cap_float64);
  }
  return module.global(Opcode::TypeFloat, 0, {uint32_t(width_of(kind))});
}

Id Emitter::type(Type t) {
  Id element = scalar_type(t.kind);
  if (t.lanes == 1) return element;
  return module.global(Opcode::TypeVector, 0, {element, uint32_t(t.lanes)});
}

Id Emitter::constant(Type t, uint64_t bits) {
  Id element = scalar_type(t.kind), id = 0;
  if (t.kind == Kind::boolean)
    id = module.global(bits ? Opcode::ConstantTrue : Opcode::ConstantFalse, element, {});
  else if (width_of(t.kind) == 32)
    id = module.global(Opcode::Constant, element, {uint32_t(bits)});
  else
    id = module.global(Opcode::Constant, element, {uint32_t(bits), uint32_t(bits >> 32)});
  if (t.lanes == 1) return id;
  Words parts(size_t(t.lanes), id);
  return module.global(Opcode::ConstantComposite, type(t), parts);
}

Id Emitter::number(Type t, double value) {
  if (t.kind == Kind::f64) return constant(t, std::bit_cast<uint64_t>(value));
  return constant(t, std::bit_cast<uint32_t>(float(value)));
}

Id Emitter::op_raw(Opcode opcode, Id result_type, std::span<const uint32_t> operands) {
  Words words{result_type, module.fresh()};
  words.insert(words.end(), operands.begin(), operands.end());
  append(code, opcode, words);
  return words[1];
}

Id Emitter::signed_type(Type t) {
  Id element = module.global(Opcode::TypeInt, 0, {uint32_t(width_of(t.kind)), 1});
  if (t.lanes == 1) return element;
  return module.global(Opcode::TypeVector, 0, {element, uint32_t(t.lanes)});
}

Id Emitter::as_signed(Type t, Id a) {
  uint32_t operands[] = {a};
  return has(typed_ints) ? op_raw(Opcode::Bitcast, signed_type(t), operands) : a;
}

// All int types are unsigned here: where that matters, values are signed for one op.
Id Emitter::signed_op(Opcode opcode, Type result, std::span<const Id> operands) {
  Words own(operands.begin(), operands.end());
  bool converts = opcode == Opcode::ConvertFToS || opcode == Opcode::SConvert;
  size_t as_result = converts ? 0 : opcode == Opcode::SDiv ? 2 : 1;
  for (size_t i = 0; i < as_result; ++i) own[i] = as_signed(result, own[i]);
  return bitcast(result, op_raw(opcode, signed_type(result), own));
}

Id Emitter::op(Opcode opcode, Type result, std::initializer_list<Id> operands) {
  bool is_signed = opcode == Opcode::ShiftRightArithmetic || opcode == Opcode::SDiv ||
                   opcode == Opcode::SNegate || opcode == Opcode::SConvert ||
                   opcode == Opcode::ConvertFToS;
  if (is_signed && has(typed_ints))
    return signed_op(opcode, result, std::span(operands.begin(), operands.size()));
  Id id = op_raw(opcode, type(result), std::span(operands.begin(), operands.size()));
  switch (opcode) {
    case Opcode::FAdd:
    case Opcode::FSub:
    case Opcode::FMul:
    case Opcode::FDiv:
      module.decorate(id, {no_contraction});
      break;
    default:
      break;
  }
  return id;
}

Id Emitter::ext(Glsl function, Type result, std::initializer_list<Id> operands) {
  Words words{module.glsl(), uint32_t(function)};
  words.insert(words.end(), operands);
  Id id = op_raw(Opcode::ExtInst, type(result), words);
  if (function == fma_) module.decorate(id, {no_contraction});
  return id;
}

void Emitter::plain(Opcode opcode, std::initializer_list<uint32_t> operands) {
  append(code, opcode, operands);
}

Id Emitter::is_nan(Type t, Id a) {
  Type bits = t.as(bits_kind(t.kind));
  bool wide = t.kind == Kind::f64;
  Id magnitude = op(Opcode::BitwiseAnd, bits,
                    {bitcast(bits, a), constant(bits, wide ? ~uint64_t(0) >> 1 : 0x7fffffff)});
  return compare(Opcode::UGreaterThan, bits, magnitude,
                 constant(bits, wide ? uint64_t(0x7ff) << 52 : 0x7f800000));
}

Id Emitter::opaque(Type t, Id a) {
  if (!hidden) return a;
  Type bits = t.as(bits_kind(t.kind));
  Id zero = width_of(t.kind) == 64 ? op(Opcode::UConvert, {Kind::i64, 1}, {hidden}) : hidden;
  if (t.lanes > 1)
    zero = op_raw(Opcode::CompositeConstruct, type(bits), Words(size_t(t.lanes), zero));
  return bitcast(t, op(Opcode::BitwiseXor, bits, {bitcast(bits, a), zero}));
}

Id Emitter::extract(Type vector, Id a, int lane) {
  if (vector.lanes == 1) return a;
  uint32_t operands[] = {a, uint32_t(lane)};
  return op_raw(Opcode::CompositeExtract, scalar_type(vector.kind), operands);
}

void Emitter::label(Id id) {
  plain(Opcode::Label, {id});
  block = id;
}

Id Emitter::phi(Id result_type, std::initializer_list<uint32_t> pairs) {
  return op_raw(Opcode::Phi, result_type, std::span(pairs.begin(), pairs.size()));
}

Id normalise(Emitter& e, DType dtype, int lanes, Id a) {
  int width = 8 * size_of(dtype);
  if (!is_int(dtype) || width >= 32) return a;
  Type t{Kind::i32, lanes};
  if (is_unsigned_int(dtype))
    return e.op(Opcode::BitwiseAnd, t, {a, e.constant(t, (1u << width) - 1)});
  Id shift = e.constant(t, uint64_t(32 - width));
  return e.op(Opcode::ShiftRightArithmetic, t,
              {e.op(Opcode::ShiftLeftLogical, t, {a, shift}), shift});
}

}  // namespace pumice::codegen::spirv
