#include "engine/storage.h"

#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "engine/device.h"
#include "hal/fences.h"

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

std::unique_ptr<hal::Fence> Storage::start_read(uint64_t at, std::span<std::byte> to) const {
  {
    std::lock_guard lock(mutex_);
    if (!buffer_) {
      std::memcpy(to.data(), host_.data() + at, to.size());
      return std::make_unique<hal::HostFence>();
    }
  }
  return device_.queue()->download(to, {buffer_.get(), at, to.size()});
}

void Storage::read(std::span<std::byte> to) const {
  PUMICE_ASSERT(to.size() == bytes_, std::to_string(to.size()));
  std::unique_ptr<hal::Fence> before;
  for (uint64_t at = 0; at < bytes_; at += piece_bytes) {
    auto fence = start_read(at, to.subspan(at, std::min(piece_bytes, bytes_ - at)));
    if (before) before->wait();
    before = std::move(fence);
  }
  if (before) before->wait();
}

Ref<const Storage> read_storage(Device& device, uint64_t bytes, const Reader& read) {
  bool on_host = !device.hal() || bytes <= piece_bytes;
  std::vector<std::byte> host(on_host ? bytes : piece_bytes);
  if (on_host) {
    if (bytes) read(0, host);
    return make_ref<Storage>(device, std::move(host));
  }
  auto buffer = device.hal()->allocate(bytes, hal::Memory::device);
  for (uint64_t at = 0; at < bytes; at += piece_bytes) {
    auto piece = std::span(host).first(std::min(piece_bytes, bytes - at));
    read(at, piece);
    device.queue()->upload({buffer.get(), at, piece.size()}, piece);
  }
  return make_ref<Storage>(device, std::move(buffer), bytes);
}

Ref<const Storage> copy_storage(Device& device, const Storage& from) {
  if (!device.hal() || from.bytes() <= piece_bytes)
    return read_storage(device, from.bytes(), [&](uint64_t, auto to) { from.read(to); });
  // One piece more than is wanted now is on its way.
  std::vector<std::byte> host[2];
  std::unique_ptr<hal::Fence> fences[2];
  auto start = [&](uint64_t at) {
    if (at >= from.bytes()) return;
    size_t turn = at / piece_bytes % 2;
    host[turn].resize(std::min(piece_bytes, from.bytes() - at));
    fences[turn] = from.start_read(at, host[turn]);
  };
  start(0);
  return read_storage(device, from.bytes(), [&](uint64_t at, std::span<std::byte> to) {
    start(at + piece_bytes);
    size_t turn = at / piece_bytes % 2;
    fences[turn]->wait();
    std::memcpy(to.data(), host[turn].data(), to.size());
  });
}

const Storage& storage_of(const ir::Node& input) {
  PUMICE_ASSERT(input.op == ir::Op::input && input.attribute.object, "input without storage");
  return static_cast<const Storage&>(*input.attribute.object);
}

}  // namespace pumice::engine
