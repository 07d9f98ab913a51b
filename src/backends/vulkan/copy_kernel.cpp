#include "backends/vulkan/copy_kernel.h"

#include <cstring>

#include "codegen/spirv/writer.h"
#include "ir/node.h"

namespace pumice::backends::vulkan {

hal::Binary copy_kernel(uint64_t features) {
  using ir::Code;
  ir::Program p;
  p.name = "copy";
  p.buffers = {{DType::u32, true, false}, {DType::u32, false, true}};
  p.workgroup = 256;
  p.body = {
      {.code = Code::grid, .dtype = DType::i64},
      {.code = Code::constant, .dtype = DType::i64, .immediate = 4},
      {.code = Code::arithmetic, .op = ir::Op::mul, .dtype = DType::i64, .args = {0, 1}},
      {.code = Code::load, .dtype = DType::u32, .lanes = 4, .alignment = 4, .args = {2}},
      {.code = Code::store,
       .dtype = DType::u32,
       .lanes = 4,
       .alignment = 4,
       .args = {2, 3},
       .immediate = 1},
  };
  std::vector<uint32_t> words = codegen::spirv::write(p, features);
  hal::Binary binary;
  binary.bytes.resize(words.size() * 4);
  std::memcpy(binary.bytes.data(), words.data(), binary.bytes.size());
  binary.entry = p.name;
  binary.workgroup = p.workgroup;
  binary.written = {false, true};
  return binary;
}

}  // namespace pumice::backends::vulkan
