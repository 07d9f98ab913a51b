#pragma once
#include <set>
#include <span>
#include <string>
#include <tuple>

#include "codegen/wgsl/features.h"
#include "ir/op.h"
#include "pumice/dtype.h"

// Expressions of a function body, with types. Values of 8- and 16-bit ints live in 32-bit ints,
// always extended to the full width by their sign; f16 and bf16 live in an f32 that is one of their
// values.
namespace pumice::codegen::wgsl {

enum class Kind : uint8_t { boolean, i32, u32, f32, i64, u64, f64 };

struct Type {
  Kind kind = Kind::i32;
  int lanes = 1;  // 1 to 4
  Type as(Kind k) const { return {k, lanes}; }
  auto operator<=>(const Type&) const = default;
};

Kind kind_of(DType dtype);
inline bool is_float(Kind k) { return k == Kind::f32 || k == Kind::f64; }
inline bool is_wide(Kind k) { return k == Kind::i64 || k == Kind::u64 || k == Kind::f64; }
inline Kind word_of(Kind k) { return is_wide(k) ? Kind::u64 : Kind::u32; }
inline Kind signed_of(Kind k) { return is_wide(k) ? Kind::i64 : Kind::i32; }
inline Kind float_of(Kind k) { return is_wide(k) ? Kind::f64 : Kind::f32; }
std::string_view name(Kind kind);

// How a float came about, as far as a compiler sees it: not by arithmetic, by an fma, or by other
// arithmetic. An fma of an fma is left alone, arithmetic on other results could be reordered.
enum class Computed : uint8_t { no, fused, otherwise };

// One chunk of a program value: up to four lanes.
struct Operand {
  std::string text;  // a name, a literal, or a call: no parentheses needed around it
  DType dtype = DType::boolean;
  bool constant = false;  // every lane is the immediate `bits`
  uint64_t bits = 0;
  Computed computed = Computed::no;
};

class Emitter {
 public:
  explicit Emitter(uint64_t features) : features_(features) {}

  bool has(Feature f) const { return (features_ & f) != 0; }
  uint64_t features() const { return features_; }

  std::string type(Type t);                     // "vec4<f32>"
  std::string integer(Type t, uint64_t value);  // also of bool
  std::string number(Type t, double value);     // hidden when it is zero, denormal, inf or NaN

  // A call of a function of functions.h for operands of this type, which is then written with the
  // module. `result` is the type that the function's $R stands for.
  std::string call(std::string_view function, Type t, std::initializer_list<std::string_view> args,
                   Kind result = Kind::boolean);
  std::string hide(Type t, const std::string& a) { return call("hide", t, {a}); }
  std::string fused(Type t, std::initializer_list<std::string_view> args);

  std::string functions() const { return functions_; }
  bool uses_hidden() const { return uses_hidden_; }

 private:
  std::string function_name(std::string_view function, Type t, Kind result);
  std::string expand(std::string_view text, const std::string& own_name, Type t, Kind result);
  std::string placeholder(std::string_view name, Type t, Kind result);
  std::string_view fused_name(Type t) const;

  const uint64_t features_;
  std::set<std::string> written_;  // names of functions
  std::string functions_;
  bool uses_hidden_ = false;
};

// A value of every lane.
std::string splat(Type t, const std::string& element, Emitter& e);

// Adds the extension of 8- and 16-bit results back: `a` holds a value of 32 bits.
std::string normalise(Emitter& e, DType dtype, int lanes, const std::string& a);

// One arithmetic op over operands of `lanes` (1 to 4) lanes. `result` is the dtype it yields.
std::string emit_arithmetic(Emitter& e, ir::Op op, DType result, int lanes,
                            std::span<const Operand> args);
std::string emit_float(Emitter& e, ir::Op op, DType dtype, int lanes,
                       std::span<const Operand> args);
std::string emit_cast(Emitter& e, const Operand& a, DType to, int lanes);
std::string emit_bitcast(Emitter& e, const Operand& a, DType to, int lanes);

}  // namespace pumice::codegen::wgsl
