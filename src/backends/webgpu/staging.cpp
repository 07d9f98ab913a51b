#include "backends/webgpu/staging.h"

#include <algorithm>

namespace pumice::backends::webgpu {

Staging::Piece Staging::cut(Chunk& chunk, uint64_t bytes) {
  uint64_t at = (chunk.used + 15) / 16 * 16;
  if (!chunk.host || at + bytes > chunk_bytes) return {};
  chunk.used = at + bytes;
  return {chunk.buffer->block.get(), at, chunk.host + at};
}

// The chunk that came back from the device is empty.
bool Staging::renew(Chunk& chunk) {
  if (chunk.host || !chunk.buffer->reported) return false;
  chunk.host = chunk.buffer->writable();
  chunk.used = 0;
  if (!chunk.host) chunk.buffer->unmap();
  return chunk.host != nullptr;
}

bool Staging::add(std::string& why) {
  Chunk chunk;
  chunk.buffer = std::make_shared<Mapped>();
  chunk.buffer->block = context_.make_block(chunk_bytes, wg::map_write | wg::copy_source, &why,
                                            Context::Made::mapped);
  if (!chunk.buffer->block) return false;
  chunk.buffer->mapped = true;
  chunk.host = chunk.buffer->writable();
  if (!chunk.host) {
    why = "a new buffer is not mapped";
    return false;
  }
  chunks_.push_back(std::move(chunk));
  return true;
}

Staging::Piece Staging::take(uint64_t bytes, std::string& why) {
  if (current_ < chunks_.size())
    if (Piece piece = cut(chunks_[current_], bytes); piece.block) return piece;
  // What could not be mapped again is given up.
  std::erase_if(chunks_,
                [](const Chunk& c) { return !c.host && c.buffer->reported && !c.buffer->mapped; });
  for (current_ = 0; current_ < chunks_.size(); ++current_)
    if (renew(chunks_[current_])) return cut(chunks_[current_], bytes);
  if (chunks_.size() >= chunk_limit || !add(why)) return {};
  return cut(chunks_[current_], bytes);
}

bool Staging::ready() const {
  return chunks_.size() < chunk_limit ||
         std::any_of(chunks_.begin(), chunks_.end(),
                     [](const Chunk& c) { return !c.host && c.buffer->reported; });
}

void Staging::unmap() {
  for (Chunk& c : chunks_)
    if (c.host && c.used) c.buffer->unmap();
}

uint64_t Staging::oldest() const {
  uint64_t value = UINT64_MAX;
  for (const Chunk& c : chunks_)
    if (!c.host) value = std::min(value, c.last);
  return value == UINT64_MAX ? 0 : value;
}

void Staging::remap(uint64_t value) {
  for (Chunk& c : chunks_) {
    if (!c.host || !c.used) continue;
    c.host = nullptr;
    c.last = value;
    map(context_, c.buffer, wg::map_mode_write);
  }
}

}  // namespace pumice::backends::webgpu
