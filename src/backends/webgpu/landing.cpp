#include "backends/webgpu/landing.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/text.h"

namespace pumice::backends::webgpu {

std::shared_ptr<Landing> Landings::take(uint64_t bytes) {
  uint64_t size = std::max<uint64_t>(4096, std::bit_ceil(bytes));
  {
    std::lock_guard lock(mutex_);
    for (auto at = spare_.begin(); at != spare_.end(); ++at) {
      if ((*at)->block->size < size || (*at)->block->size > 4 * size) continue;
      auto landing = std::move(*at);
      spare_.erase(at);
      return landing;
    }
  }
  auto landing = std::make_shared<Landing>();
  std::string why;
  landing->block = context_.make_block(size, wg::map_read | wg::copy_target, &why);
  if (!landing->block)
    throw DeviceError("webgpu", "wgpuDeviceCreateBuffer", 0,
                      cat("no buffer of ", size, " bytes to read by: ", why));
  return landing;
}

void Landings::give(std::shared_ptr<Landing> landing) {
  std::lock_guard lock(mutex_);
  if (spare_.size() < 8) spare_.push_back(std::move(landing));
}

void Download::read(Landing& landing, uint64_t offset, std::span<std::byte> to) {
  while (!landing.reported && !timeline_->failed()) context_->poll(0);
  timeline_->wait(value_);
  const Api& api = context_->api;
  const void* bytes = landing.mapped
                          ? api.BufferGetConstMappedRange(landing.block->handle, 0,
                                                          (offset + to.size() + 3) / 4 * 4)
                          : nullptr;
  if (!bytes)
    throw DeviceError("webgpu", "wgpuBufferMapAsync", 0,
                      cat(to.size(), " bytes cannot be read back"));
  std::memcpy(to.data(), static_cast<const std::byte*>(bytes) + offset, to.size());
  api.BufferUnmap(landing.block->handle);
}

void Download::wait() {
  timeline_->wait(value_);
  for (Piece& p : pieces) {
    read(*p.landing, p.offset, p.to);
    landings_->give(std::move(p.landing));
  }
  pieces.clear();
}

}  // namespace pumice::backends::webgpu
