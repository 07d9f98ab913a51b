#pragma once
#include <string>
#include <vector>

#include "base/small_vector.h"
#include "ir/op.h"
#include "ir/shape.h"
#include "pumice/dtype.h"

// The linear form that codegen writers translate one instruction at a time. It is SSA with
// structured control flow; a value's id is the index of the instruction that made it.
namespace pumice::ir {

enum class Code : uint8_t {
  constant,    // immediate: the bits (f64 bits for floats, int64 bits for ints, 0/1 for bool)
  scalar,      // immediate: index into Program::scalars. Of dtype u32 one 32-bit word of them: 2k
               // is the low one of scalar k, 2k + 1 the high one
  grid,        // this grid item, 0 <= value < the launch's count; dtype i32 or i64
  arithmetic,  // op over args, lane by lane; every arg has this lane count (conditions too)
  broadcast,   // arg 0 (one lane) in every lane
  lane_index,  // 0, 1, … lanes-1
  extract,     // lane `immediate` of arg 0
  horizontal,  // op (reduce_*) over the lanes of arg 0, as a fixed binary tree; one lane
  load,        // buffer `immediate` at arg 0 [, mask arg 1: lanes that are off yield zero]
  store,       // buffer `immediate` at arg 0, value arg 1 [, mask arg 2]; makes no value
  merge,       // word = word & ~bits | value, atomic towards the merges of other grid items, in
               // u32 buffer `immediate` at arg 0; value arg 1 (0 outside the bits), bits arg 2
               // [, mask arg 3]; one lane, no value
  loop,        // counts 0 .. arg 0 - 1; the value is the counter. A `carry` for each argument
               // after the first follows at once.
  carry,       // value carried by the innermost loop; starts as arg 0. After end_loop: the last.
  end_loop,    // args: the next value of each carry, in order
  begin_if,    // runs the body when arg 0 (bool, one lane) holds; no value leaves the body
  end_if,
};

// load/store: with one lane in the index, `lanes` consecutive elements starting there; with
// `lanes` in the index, a gather or scatter. A mask has one lane or `lanes`. An element whose
// mask is off is never touched. The index counts elements of the buffer.
struct Instruction {
  Code code;
  Op op = Op::constant;  // arithmetic, horizontal
  DType dtype = DType::boolean;
  uint16_t lanes = 1;
  uint16_t alignment = 1;  // load/store: the first index is a multiple of this many elements
  SmallVector<uint32_t, 3> args;
  uint64_t immediate = 0;
  bool operator==(const Instruction&) const = default;
};

struct ProgramBuffer {
  DType dtype;
  bool read, written;
  bool operator==(const ProgramBuffer&) const = default;
};

struct Program {
  std::string name;  // a C identifier
  std::vector<ProgramBuffer> buffers;
  std::vector<Dim> scalars;  // i64 each; evaluated at launch, passed as int64
  std::vector<Instruction> body;
  Dim count = 1;      // grid items; evaluated at launch
  int workgroup = 1;  // items per workgroup on a GPU; ignored by the CPU
};

// Text form, one instruction a line, and back. parse throws UsageError with the line.
std::string print(const Program& program);
Program parse_program(std::string_view text);

// Throws InternalError naming the instruction that breaks the rules above.
void verify(const Program& program);

}  // namespace pumice::ir
