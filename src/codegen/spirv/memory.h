#pragma once
#include <map>
#include <tuple>
#include <vector>

#include "codegen/spirv/emitter.h"
#include "ir/program.h"

namespace pumice::codegen::spirv {

// Reads and writes of a program's buffers, and of the constants of its launch.
class Memory {
 public:
  Memory(Emitter& emitter, const ir::Program& program);

  // Reads what every invocation needs; at the start of the function.
  void begin();
  Id count(Kind kind) { return narrowed(count_, kind); }
  Id hidden_zero();  // the count's sign bit
  Id scalar(size_t index, Kind kind) { return narrowed(word(buffer_words() + index), kind); }
  Id scalar_word(size_t index);  // 2k: the low word of scalar k, 2k + 1 the high one

  // Where element `index` of a buffer is: its number, or with addresses its address.
  Id place(size_t buffer, Id index, DType index_dtype);

  // `lanes` (1 to 4) consecutive elements, `offset` elements after `place`, as a register value.
  // The element at `place` is a multiple of `alignment` elements from the start.
  Id load(size_t buffer, Id place, int offset, int lanes, int alignment);
  void store(size_t buffer, Id place, int offset, int lanes, int alignment, Id value);
  // Some bits of the word there, atomically; `value` is 0 outside of them.
  void merge(size_t buffer, Id place, Id value, Id bits);

 private:
  size_t buffer_words() const { return layout_.addresses ? layout_.buffers : 0; }
  Id narrowed(Id word, Kind kind);
  Id high_word(Id both);
  Id word_type();
  void declare_push_block();
  void declare_table();
  Id word(size_t index);  // of the table, or of the block after the count
  Id element_type(size_t buffer, int lanes);
  Id array_variable(Id element, size_t element_bytes, uint32_t set_binding, bool read_only);
  Id pointer(size_t buffer, Id place, int offset, int lanes);
  int piece(size_t buffer, int lanes, int alignment) const;
  uint32_t known_alignment(size_t buffer, int offset, int alignment) const;
  Id to_register(size_t buffer, int lanes, Id stored);
  Id to_memory(size_t buffer, int lanes, Id value);

  Emitter& e_;
  const ir::Program& p_;
  const Layout layout_;
  Id push_ = 0, table_ = 0, count_ = 0;
  std::vector<Id> addresses_;
  std::map<std::pair<size_t, int>, Id> views_;  // (buffer, vector lanes) -> variable
  std::map<Id, Id> blocks_;                     // element type -> struct around its array
};

}  // namespace pumice::codegen::spirv
