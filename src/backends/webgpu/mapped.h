#pragma once
#include <atomic>
#include <functional>
#include <memory>

#include "backends/webgpu/context.h"

namespace pumice::backends::webgpu {

// A buffer that the host maps, to fill or to read it.
struct Mapped {
  std::unique_ptr<Block> block;
  std::atomic<bool> reported{true};  // the map asked for last has answered
  std::atomic<bool> mapped{false};

  // Null when the library gives none. wgpu-native ends the process over buffers of a lost device.
  const std::byte* bytes(uint64_t size) const;
  std::byte* writable() const;
  void unmap();
  bool usable() const { return mapped && !block->context.lost(); }
};

// Asks for the bytes, to read or to write (wg::map_mode_…). They are there when all work that was
// submitted with the buffer is done; then `done` is called.
using OnMapped = std::function<void(wg::Status status, const std::string& message)>;
void map(Context& context, const std::shared_ptr<Mapped>& buffer, wg::Flags mode,
         OnMapped done = nullptr);

}  // namespace pumice::backends::webgpu
