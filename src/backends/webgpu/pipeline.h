#pragma once
#include <map>
#include <memory>
#include <string>

#include "backends/webgpu/context.h"
#include "hal/hal.h"

namespace pumice::backends::webgpu {

// Where the constants of a launch go: the number of its items, then its scalars.
enum class ConstantWay : uint8_t { immediates, table, uniform };  // table: the last storage buffer

struct Pipeline {
  explicit Pipeline(std::shared_ptr<Context> c) : context(std::move(c)) {}
  ~Pipeline();
  Pipeline(const Pipeline&) = delete;

  const std::shared_ptr<Context> context;
  std::string name;
  Context::GroupLayout group;  // the context's
  wg::PipelineLayout layout = nullptr;
  wg::ComputePipeline handle = nullptr;
  size_t scalars = 0;
  ConstantWay constants{};
  std::vector<bool> written;
  uint64_t workgroup = 1;
};

// Throws CompileError when the library refuses the shader, or it binds too many buffers.
std::shared_ptr<Pipeline> make_pipeline(std::shared_ptr<Context> context,
                                        const hal::Binary& binary);

}  // namespace pumice::backends::webgpu
