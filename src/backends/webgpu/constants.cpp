#include "backends/webgpu/constants.h"

#include <cstring>

namespace pumice::backends::webgpu {

Constants::~Constants() {
  for (Chunk& chunk : chunks_)
    for (auto& [size, made] : chunk.groups) context_.api.BindGroupRelease(made);
}

wg::BindGroup Constants::group(Chunk& chunk, uint64_t size) {
  if (auto found = chunk.groups.find(size); found != chunk.groups.end()) return found->second;
  wg::BindGroupEntry entry;
  entry.buffer = chunk.block->handle;
  entry.size = size;
  wg::BindGroupDescriptor descriptor;
  descriptor.layout = context_.constant_layout();
  descriptor.count = 1;
  descriptor.entries = &entry;
  wg::BindGroup made = context_.api.DeviceCreateBindGroup(context_.device, &descriptor);
  if (made) chunk.groups.emplace(size, made);
  return made;
}

Constants::Place Constants::add(std::span<const uint64_t> words) {
  uint64_t step = context_.capabilities.limits.uniform_alignment;
  uint64_t size = (8 * words.size() + step - 1) / step * step;
  if (current_ < chunks_.size() && chunks_[current_].used + size > chunk_bytes) ++current_;
  if (current_ == chunks_.size()) {
    Chunk chunk;
    chunk.block = context_.make_block(chunk_bytes, wg::uniform_usage | wg::copy_target, nullptr);
    if (!chunk.block) return {};
    chunk.host.resize(chunk_bytes);
    chunks_.push_back(std::move(chunk));
  }
  Chunk& chunk = chunks_[current_];
  Place place{group(chunk, size), uint32_t(chunk.used)};
  std::memcpy(chunk.host.data() + chunk.used, words.data(), 8 * words.size());
  chunk.used += size;
  return place;
}

// The library lets work that was submitted before finish with the old bytes.
void Constants::write() {
  for (Chunk& chunk : chunks_) {
    if (chunk.used)
      context_.api.QueueWriteBuffer(context_.queue, chunk.block->handle, 0, chunk.host.data(),
                                    chunk.used);
    chunk.used = 0;
  }
  current_ = 0;
}

}  // namespace pumice::backends::webgpu
