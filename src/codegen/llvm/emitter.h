#pragma once
#include <cstdint>
#include <initializer_list>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/llvm/writer.h"
#include "pumice/dtype.h"

// Private to the LLVM writer: appends instructions to a function's text.
namespace pumice::codegen {

// A first-class LLVM type: a scalar's name and a lane count.
struct Type {
  std::string_view scalar;
  int lanes = 1;
  std::string text() const;    // "<8 x float>"
  std::string mangle() const;  // "v8f32"
};

// What holds a value of this dtype: bool is i1, f16 and bf16 are their 16 bits.
Type register_type(DType dtype, int lanes);
// What holds it in memory: bool is i8.
Type memory_type(DType dtype, int lanes);
int bit_width(DType dtype);
Type int_type(int bits, int lanes);

std::string splat(const Type& type, std::string_view literal);
std::string splat(const Type& type, int64_t literal);
// A literal of the immediate of a constant instruction.
std::string literal(DType dtype, uint64_t bits);

class Emitter {
 public:
  explicit Emitter(Isa which) : isa(which) {}

  std::string let(const std::string& expression);  // "%tN"
  void line(const std::string& text);
  void label(const std::string& name);  // starts a block
  int fresh() { return next_++; }

  std::string binary(std::string_view opcode, const Type& type, const std::string& a,
                     const std::string& b);
  std::string compare(std::string_view predicate, const Type& type, const std::string& a,
                      const std::string& b);  // "icmp slt", "fcmp olt"
  std::string select(const Type& type, const std::string& condition, const std::string& a,
                     const std::string& b);
  std::string convert(std::string_view opcode, const Type& from, const std::string& a,
                      const Type& to);
  // Calls an intrinsic whose operands have types `types`, and declares it.
  std::string call(const std::string& name, const Type& result,
                   std::initializer_list<std::pair<std::string, std::string>> typed_args);

  const Isa isa;
  std::string body;
  std::string block = "entry";  // the label of the block being written
  std::set<std::string> declarations;

 private:
  int next_ = 0;
};

struct Operand {
  std::string text;
  DType dtype;
  bool constant = false;  // every lane is `bits`
  uint64_t bits = 0;
};

// One arithmetic op over operands of `lanes` lanes. `result` is the dtype it yields.
std::string emit_arithmetic(Emitter& e, ir::Op op, DType result, int lanes,
                            std::span<const Operand> operands);
std::string emit_cast(Emitter& e, const Operand& a, DType to, int lanes);
std::string emit_bitcast(Emitter& e, const Operand& a, DType to, int lanes);
// op (a reduce_*) over the lanes of a, halving; the last of an odd
// number of lanes comes last.
std::string emit_horizontal(Emitter& e, ir::Op op, const Operand& a, int lanes);

}  // namespace pumice::codegen
