#include "backends/vulkan/copy_kernel.h"

#include <cstring>

#include "codegen/spirv/writer.h"
#include "ir/node.h"

namespace pumice::backends::vulkan {

hal::Binary copy_kernel(uint64_t features) {
  using ir::Code;
  ir::Program p;
  p.name = "copy";
  p.buffers = {{DType::u32, true, false},
               {DType::u32, false, true},
               {DType::u32, true, false},
               {DType::u32, false, true}};
  p.workgroup = 256;
  auto load = [](uint64_t buffer) {
    return ir::Instruction{.code = Code::load,
                           .dtype = DType::u32,
                           .lanes = 4,
                           .alignment = 4,
                           .args = {2},
                           .immediate = buffer};
  };
  auto store = [](uint32_t value, uint64_t buffer) {
    return ir::Instruction{.code = Code::store,
                           .dtype = DType::u32,
                           .lanes = 4,
                           .alignment = 4,
                           .args = {2, value},
                           .immediate = buffer};
  };
  p.body = {
      {.code = Code::grid, .dtype = DType::i64},
      {.code = Code::constant, .dtype = DType::i64, .immediate = 4},
      {.code = Code::arithmetic, .op = ir::Op::mul, .dtype = DType::i64, .args = {0, 1}},
      load(0),
      load(2),
      store(3, 1),
      store(4, 3),
  };
  std::vector<uint32_t> words = codegen::spirv::write(p, features);
  hal::Binary binary;
  binary.bytes.resize(words.size() * 4);
  std::memcpy(binary.bytes.data(), words.data(), binary.bytes.size());
  binary.entry = p.name;
  binary.workgroup = p.workgroup;
  binary.written = {false, true, false, true};
  return binary;
}

}  // namespace pumice::backends::vulkan
