#pragma once
#include <cstdint>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A SPIR-V module as one word list per section, with types and constants made once.
namespace pumice::codegen::spirv {

using Id = uint32_t;
using Words = std::vector<uint32_t>;

enum class Opcode : uint16_t {
#define SPV_OP(name, number, operands) name = number,
#include "codegen/spirv/opcodes.def"
};

// Numbers of the SPIR-V specification, section 3, and of GLSL.std.450.
enum Capability : uint32_t {
  cap_shader = 1,
  cap_float16 = 9,
  cap_float64 = 10,
  cap_int64 = 11,
  cap_int16 = 22,
  cap_storage16 = 4433,
  cap_storage8 = 4448,
  cap_denorm_preserve = 4464,
  cap_signed_zero_inf_nan = 4466,
  cap_rounding_rte = 4467,
  cap_addresses = 5347,
};
enum Storage : uint32_t { input = 1, push_constant = 9, storage_buffer = 12, physical = 5349 };
enum Decoration : uint32_t {
  block = 2,
  array_stride = 6,
  built_in = 11,
  aliased = 20,
  non_writable = 24,
  binding = 33,
  descriptor_set = 34,
  offset = 35,
  no_contraction = 42,
};
enum BuiltIn : uint32_t { num_workgroups = 24, workgroup_id = 26, local_invocation_index = 29 };
enum Mode : uint32_t {
  local_size = 17,
  denorm_preserve = 4459,
  signed_zero_inf_nan = 4461,
  rounding_rte = 4462,
};
enum Glsl : uint32_t {
  round_even = 2,
  trunc = 3,
  fabs_ = 4,
  floor_ = 8,
  sqrt_ = 31,
  umin = 38,
  smin = 39,
  umax = 41,
  smax = 42,
  fma_ = 50,
};

void append(Words& section, Opcode op, std::span<const uint32_t> operands);
void append(Words& section, Opcode op, std::initializer_list<uint32_t> operands);
void append_string(Words& words, std::string_view text);  // null-terminated, padded to words

class Module {
 public:
  Id fresh() { return bound_++; }

  // A type or constant: the id of an equal one made before, or a new one. `type` is 0 for types.
  Id global(Opcode op, Id type, std::span<const uint32_t> operands);
  Id global(Opcode op, Id type, std::initializer_list<uint32_t> operands) {
    return global(op, type, std::span(operands.begin(), operands.size()));
  }
  // A struct with decorations of its own is never shared.
  Id unique_struct(std::initializer_list<Id> members);
  Id variable(Id pointer_type, uint32_t storage);

  void capability(uint32_t c);
  void decorate(Id id, std::initializer_list<uint32_t> decoration);
  void decorate_member(Id id, uint32_t member, std::initializer_list<uint32_t> decoration);
  void name(Id id, std::string_view text);
  Id glsl();

  Words modes, functions;
  Id entry = 0;
  uint32_t addressing = 0;

  // Everything in the order the specification asks for; SPIR-V 1.5.
  Words finish(std::string_view entry_name) const;

 private:
  Id bound_ = 1;
  Id glsl_ = 0;
  Words capabilities_, names_, annotations_, globals_, interface_;
  std::map<std::pair<uint32_t, Words>, Id> known_;
};

// One instruction a line: "%7 = OpFAdd %2 %5 %6".
std::string disassemble(std::span<const uint32_t> module);

}  // namespace pumice::codegen::spirv
