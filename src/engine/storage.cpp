#include "engine/storage.h"

#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "engine/device.h"

namespace pumice::engine {

namespace {
// What moves in one go: the host copies one piece while the device has the next.
constexpr uint64_t piece_bytes = uint64_t(4) << 20;
}  // namespace

Storage::Storage(Device& device, std::vector<std::byte> host)
    : device_(device), bytes_(host.size()), host_(std::move(host)) {}

Storage::Storage(Device& device, std::unique_ptr<hal::Buffer> buffer, uint64_t bytes)
    : device_(device), bytes_(bytes), buffer_(std::move(buffer)) {}

hal::Buffer& Storage::buffer() const {
  std::lock_guard lock(mutex_);
  if (buffer_) return *buffer_;
  auto fresh = device_.hal()->allocate(bytes_, hal::Memory::device);
  std::span<const std::byte> from = host_;
  for (uint64_t at = 0; at < bytes_; at += piece_bytes) {
    uint64_t n = std::min(piece_bytes, bytes_ - at);
    device_.queue()->upload({fresh.get(), at, n}, from.subspan(at, n));
  }
  buffer_ = std::move(fresh);
  host_ = {};
  return *buffer_;
}

std::optional<std::pair<int64_t, int64_t>> Storage::range(DType dtype) const {
  std::lock_guard lock(mutex_);
  if (range_ || host_.empty() || !is_int(dtype)) return range_;
  auto width = size_t(size_of(dtype));
  int unused = 64 - 8 * int(width);
  int64_t low = INT64_MAX, high = INT64_MIN;
  for (size_t at = 0; at + width <= host_.size(); at += width) {
    uint64_t word = 0;
    std::memcpy(&word, &host_[at], width);
    int64_t value = is_signed_int(dtype) ? int64_t(word << unused) >> unused
                                         : int64_t(std::min(word, uint64_t(INT64_MAX)));
    low = std::min(low, value);
    high = std::max(high, value);
  }
  return range_ = std::pair(low, high);
}

void Storage::read(std::span<std::byte> to) const {
  PUMICE_ASSERT(to.size() == bytes_, std::to_string(to.size()));
  {
    std::lock_guard lock(mutex_);
    if (!buffer_) {
      if (bytes_) std::memcpy(to.data(), host_.data(), bytes_);
      return;
    }
  }
  std::unique_ptr<hal::Fence> before;
  for (uint64_t at = 0; at < bytes_; at += piece_bytes) {
    uint64_t n = std::min(piece_bytes, bytes_ - at);
    auto fence = device_.queue()->download(to.subspan(at, n), {buffer_.get(), at, n});
    if (before) before->wait();
    before = std::move(fence);
  }
  if (before) before->wait();
}

const Storage& storage_of(const ir::Node& input) {
  PUMICE_ASSERT(input.op == ir::Op::input && input.attribute.object, "input without storage");
  return static_cast<const Storage&>(*input.attribute.object);
}

}  // namespace pumice::engine
