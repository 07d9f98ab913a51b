#pragma once
#include <string>
#include <vector>

#include "codegen/wgsl/emitter.h"
#include "ir/program.h"

namespace pumice::codegen::wgsl {

// Reads and writes of a program's buffers, and of the constants of its launch. A buffer is one
// array, of vectors where all of its stores, and any of its loads, are of whole aligned vectors.
class Memory {
 public:
  Memory(Emitter& emitter, const ir::Program& program);

  std::string declarations();
  std::string count(Kind kind) { return word(0, kind); }
  std::string hidden_zero() const { return "launch.w0.y >> 31u"; }  // the count's sign bit
  std::string scalar(size_t index, Kind kind) { return word(1 + index, kind); }
  std::string scalar_word(size_t index) const;  // 2k: the low word of scalar k, 2k + 1 the high one

  // `lanes` (1 to 4) consecutive elements, `offset` elements after `index`, a name. The element at
  // `index` is a multiple of `alignment` elements from the start.
  std::string load(size_t buffer, const std::string& index, DType index_dtype, int offset,
                   int lanes, int alignment);
  // Statements.
  std::vector<std::string> store(size_t buffer, const std::string& index, DType index_dtype,
                                 int offset, int lanes, const std::string& value);
  // Some bits of a word, atomically; `value` is 0 outside of them.
  std::vector<std::string> merge(size_t buffer, const std::string& index, DType index_dtype,
                                 const std::string& value, const std::string& bits);

 private:
  std::string word(size_t index, Kind kind);
  std::string element_type(size_t buffer, int lanes);
  std::string from_memory(size_t buffer, int lanes, const std::string& stored);
  std::string to_memory(size_t buffer, int lanes, const std::string& value);
  std::string element(size_t buffer, const std::string& index, int offset) const;
  void choose_widths();

  Emitter& e_;
  const ir::Program& p_;
  const Layout layout_;
  std::vector<int> widths_;   // lanes of each buffer's elements
  std::vector<bool> merged_;  // buffers of atomic words
};

// lane 2 of "v5" is "v5.z"
std::string component(const std::string& vector, int lanes, int lane);

}  // namespace pumice::codegen::wgsl
