#pragma once
#include <map>
#include <span>

#include "backends/webgpu/context.h"

namespace pumice::backends::webgpu {

// Constants of launches in uniform buffers, for kernels whose constants are not immediates. Those
// of one window are written together, before it is submitted. Used by one queue.
class Constants {
 public:
  explicit Constants(Context& context) : context_(context) {}
  ~Constants();
  Constants(const Constants&) = delete;

  struct Place {
    wg::BindGroup group = nullptr;  // of Context::constant_layout; null when there is none to have
    uint32_t offset = 0;
  };
  Place add(std::span<const uint64_t> words);
  void write();  // all since the last time

 private:
  static constexpr uint64_t chunk_bytes = 65536;
  struct Chunk {
    std::unique_ptr<Block> block;
    std::vector<std::byte> host;
    uint64_t used = 0;
    std::map<uint64_t, wg::BindGroup> groups;  // by size of the binding
  };
  wg::BindGroup group(Chunk& chunk, uint64_t size);

  Context& context_;
  std::vector<Chunk> chunks_;
  size_t current_ = 0;
};

}  // namespace pumice::backends::webgpu
