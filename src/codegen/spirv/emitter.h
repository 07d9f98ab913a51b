#pragma once
#include <map>
#include <span>

#include "codegen/spirv/features.h"
#include "codegen/spirv/module.h"
#include "ir/op.h"
#include "pumice/dtype.h"

// Instructions of a function body, with types. Values of 8- and 16-bit dtypes live in 32-bit ints,
// always extended to the full width by their sign; f16 and bf16 live there as their bits. So no
// driver's narrow arithmetic is relied upon, and small ints need storage support only.
namespace pumice::codegen::spirv {

enum class Kind : uint8_t { boolean, i32, i64, f32, f64 };

struct Type {
  Kind kind = Kind::i32;
  int lanes = 1;  // 1 to 4
  Type as(Kind k) const { return {k, lanes}; }
  bool operator==(const Type&) const = default;
};

Kind kind_of(DType dtype);
inline bool is_float(Kind k) { return k == Kind::f32 || k == Kind::f64; }
inline int width_of(Kind k) { return k == Kind::i32 || k == Kind::f32 ? 32 : 64; }
inline Kind bits_kind(Kind k) { return width_of(k) == 32 ? Kind::i32 : Kind::i64; }

// One chunk of a program value: up to four lanes.
struct Operand {
  Id id = 0;
  DType dtype = DType::boolean;
  bool constant = false;  // every lane is the immediate `bits`
  uint64_t bits = 0;
};

class Emitter {
 public:
  Emitter(Module& m, uint64_t f) : module(m), features(f) {}

  bool has(Feature f) const { return (features & f) != 0; }

  Id type(Type t);
  Id int_type(int width);  // also of 8 and 16 bits, for memory
  Id scalar_type(Kind kind);
  Id constant(Type t, uint64_t bits);  // ints and bools; floats by their bits
  Id number(Type t, double value);     // a float constant
  Id word(uint32_t value) { return constant({Kind::i32, 1}, value); }

  Id op(Opcode opcode, Type result, std::initializer_list<Id> operands);
  Id op_raw(Opcode opcode, Id result_type, std::span<const uint32_t> operands);
  Id as_signed(Type t, Id a);  // for an op whose result has another type; see typed_ints
  Id ext(Glsl function, Type result, std::initializer_list<Id> operands);
  void plain(Opcode opcode, std::initializer_list<uint32_t> operands);

  Id compare(Opcode opcode, Type operands, Id a, Id b) {
    return op(opcode, operands.as(Kind::boolean), {a, b});
  }
  Id select(Type t, Id condition, Id a, Id b) { return op(Opcode::Select, t, {condition, a, b}); }
  Id bitcast(Type to, Id a) { return op(Opcode::Bitcast, to, {a}); }
  Id is_nan(Type t, Id a);  // by its bits
  Id extract(Type vector, Id a, int lane);

  void label(Id id);
  void branch(Id target) { plain(Opcode::Branch, {target}); }
  void branch_if(Id condition, Id yes, Id no) {
    plain(Opcode::BranchConditional, {condition, yes, no});
  }
  Id phi(Id result_type, std::initializer_list<uint32_t> pairs);

  // The float `a`, in a way that hides from the driver what is known of it.
  Id opaque(Type t, Id a);

  // Helper functions are made on first use: fmod(a, b) exactly, one lane.
  Id float_mod(Kind kind);

  Module& module;
  const uint64_t features;
  Words code;
  Id block = 0;   // the label of the block being written
  Id hidden = 0;  // an i32 that is 0, which the driver cannot know; see hide_constants

 private:
  Id signed_type(Type t);
  Id signed_op(Opcode opcode, Type result, std::span<const Id> operands);
  Id make_float_mod(Kind kind);
  std::map<Kind, Id> float_mods_;
};

// Adds the extension of 8- and 16-bit results back: `a` holds a value of 32 bits.
Id normalise(Emitter& e, DType dtype, int lanes, Id a);

// One arithmetic op over operands of `lanes` (1 to 4) lanes. `result` is the dtype it yields.
Id emit_arithmetic(Emitter& e, ir::Op op, DType result, int lanes, std::span<const Operand> args);
Id emit_float(Emitter& e, ir::Op op, DType dtype, int lanes, std::span<const Operand> args);
Id emit_cast(Emitter& e, const Operand& a, DType to, int lanes);
Id emit_bitcast(Emitter& e, const Operand& a, DType to, int lanes);

// a * b + c rounded once.
Id fused_multiply_add(Emitter& e, Type t, Id a, Id b, Id c);

// a / b and sqrt(a), correctly rounded in f32, from the driver's approximations.
Id corrected_divide(Emitter& e, int lanes, Id a, Id b);
Id corrected_sqrt(Emitter& e, int lanes, Id a);

}  // namespace pumice::codegen::spirv
