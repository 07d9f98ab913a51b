#pragma once
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "backends/vulkan/capabilities.h"

// Tiny SPIR-V modules for the self-test, written instruction by instruction: they use what the
// writer of programs does not yet.
namespace pumice::backends::vulkan {

// One compute entry point "main" over one storage buffer (set 0, binding 0), an array of
// `element`s whose first ones are the input. Numbers are those of the SPIR-V specification.
class TrialKernel {
 public:
  using Id = uint32_t;
  using Words = std::vector<uint32_t>;

  explicit TrialKernel(uint32_t workgroup);

  void capability(uint32_t number);
  void extension(std::string_view name);
  void vulkan_memory_model();
  void physical_addresses();

  // Types and constants; equal ones are made once.
  Id type(uint32_t opcode, std::initializer_list<uint32_t> operands);
  Id int_type(uint32_t width) { return type(21, {width, 0}); }
  Id float_type(uint32_t width) { return type(22, {width}); }
  Id constant(Id type, std::initializer_list<uint32_t> words);
  Id word(uint32_t value) { return constant(u32(), {value}); }
  Id u32() { return int_type(32); }
  Id builtin(uint32_t number);  // the value of an input variable of type u32
  Id workgroup_variable(Id type);

  // Instructions of main. `op` yields a value, `plain` does not.
  Id op(uint32_t opcode, Id type, std::initializer_list<uint32_t> operands);
  void plain(uint32_t opcode, std::initializer_list<uint32_t> operands);

  // The buffer seen as an array of this type of `bytes` each: a pointer to one element.
  Id element(Id type, uint32_t bytes, Id index);
  Id load(Id type, uint32_t bytes, Id index) { return op(61, type, {element(type, bytes, index)}); }
  void store(Id type, uint32_t bytes, Id index, Id value) {
    plain(62, {element(type, bytes, index), value});
  }
  Id lane() { return builtin(29); }  // the index of this invocation in the workgroup
  void barrier();

  Words finish();

 private:
  static void append(Words& section, uint32_t opcode, const Words& operands);
  Id fresh() { return bound_++; }

  uint32_t workgroup_, bound_ = 1, addressing_model_ = 0, memory_model_ = 1;
  Id main_, glsl_void_;
  Words capabilities_, extensions_, decorations_, globals_, loads_, body_, interface_;
  std::vector<std::pair<Words, Id>> known_;
  std::vector<std::pair<uint32_t, Id>> builtins_;
  std::vector<std::pair<Id, Id>> views_;  // element type -> variable
};

}  // namespace pumice::backends::vulkan
