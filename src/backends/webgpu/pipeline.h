#pragma once
#include <map>
#include <memory>
#include <string>

#include "backends/webgpu/context.h"
#include "codegen/spirv/features.h"
#include "hal/hal.h"

namespace pumice::backends::webgpu {

struct Pipeline {
  explicit Pipeline(std::shared_ptr<Context> c);
  ~Pipeline();
  Pipeline(const Pipeline&) = delete;

  const std::shared_ptr<Context> context;
  const uint64_t id;  // never used again
  std::string name;
  wg::BindGroupLayout group = nullptr;
  wg::PipelineLayout layout = nullptr;
  wg::ComputePipeline handle = nullptr;
  codegen::spirv::Layout constants;
  std::vector<bool> written;
  uint64_t workgroup = 1;
};

// Throws CompileError when the library refuses the shader, or it binds too many buffers.
std::shared_ptr<Pipeline> make_pipeline(std::shared_ptr<Context> context,
                                        const hal::Binary& binary);

}  // namespace pumice::backends::webgpu
