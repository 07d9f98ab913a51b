#pragma once
#include <string>
#include <vector>

#include "backends/webgpu/mapped.h"

namespace pumice::backends::webgpu {

// Memory by which the host's bytes reach the device, in chunks. A chunk is mapped while it is
// filled, unmapped before the window that copies from it is submitted, and asked for again after.
// wgpuQueueWriteBuffer would make a buffer each time and fill it with one thread. Used by one
// queue.
class Staging {
 public:
  static constexpr uint64_t chunk_bytes = uint64_t(4) << 20;
  static constexpr size_t chunk_limit = 16;

  explicit Staging(Context& context) : context_(context) {}

  struct Piece {
    Block* block = nullptr;
    uint64_t offset = 0;
    std::byte* host = nullptr;
  };
  // `bytes` (at most chunk_bytes) for the open window. An empty piece when every chunk is in
  // flight, or, with `why`, when the library has no memory.
  Piece take(uint64_t bytes, std::string& why);
  // Whether take() may have one.
  bool ready() const;
  void unmap();                // what the window uses, before it is submitted
  void remap(uint64_t value);  // and after, its value
  uint64_t oldest() const;     // of what is in flight
  size_t chunks() const { return chunks_.size(); }

 private:
  struct Chunk {
    std::shared_ptr<Mapped> buffer;
    std::byte* host = nullptr;    // null: in flight
    uint64_t used = 0, last = 0;  // `last`: the submission that copied from it
  };
  Piece cut(Chunk& chunk, uint64_t bytes);
  bool renew(Chunk& chunk);
  bool add(std::string& why);

  Context& context_;
  std::vector<Chunk> chunks_;
  size_t current_ = 0;
};

}  // namespace pumice::backends::webgpu
