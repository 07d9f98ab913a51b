#include "engine/storage.h"

#include <cstring>

#include "base/error.h"
#include "engine/device.h"

namespace pumice::engine {

Storage::Storage(Device& device, std::vector<std::byte> host)
    : device_(device), bytes_(host.size()), host_(std::move(host)) {}

Storage::Storage(Device& device, std::unique_ptr<hal::Buffer> buffer, uint64_t bytes)
    : device_(device), bytes_(bytes), buffer_(std::move(buffer)) {}

hal::Buffer& Storage::buffer(hal::Queue& queue) const {
  std::lock_guard lock(mutex_);
  if (!buffer_) {
    auto fresh = device_.hal()->allocate(bytes_, hal::Memory::device);
    if (bytes_) queue.upload({fresh.get(), 0, bytes_}, host_);
    buffer_ = std::move(fresh);
    host_ = {};
  }
  return *buffer_;
}

void Storage::read(std::span<std::byte> to) const {
  PUMICE_ASSERT(to.size() == bytes_, std::to_string(to.size()));
  if (to.empty()) return;
  {
    std::lock_guard lock(mutex_);
    if (!buffer_) {
      std::memcpy(to.data(), host_.data(), bytes_);
      return;
    }
  }
  auto q = device_.queue();
  q.queue.download(to, {buffer_.get(), 0, bytes_});
}

const Storage& storage_of(const ir::Node& input) {
  PUMICE_ASSERT(input.op == ir::Op::input && input.attribute.object, "input without storage");
  return static_cast<const Storage&>(*input.attribute.object);
}

}  // namespace pumice::engine
