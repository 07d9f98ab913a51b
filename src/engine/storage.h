#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "hal/hal.h"
#include "ir/node.h"

namespace pumice::engine {

class Device;

// What an input node stands for: the bytes of one array, contiguous and row-major, on one device.
// Its contents never change. Made from host bytes, which move to the device on first use, or from
// a buffer that launched work will have filled.
class Storage final : public ir::Object {
 public:
  Storage(Device& device, std::vector<std::byte> host);
  Storage(Device& device, std::unique_ptr<hal::Buffer> buffer, uint64_t bytes);

  Device& device() const { return device_; }
  uint64_t bytes() const { return bytes_; }

  // The device's buffer; uploads the host bytes when that has not happened. The caller does not
  // hold the device's queue.
  hal::Buffer& buffer() const;
  // Waits for the value, and holds the queue only to ask for it. Throws the errors of the work that
  // made it.
  void read(std::span<std::byte> to) const;
  // Asks for the bytes from byte `at` on; they are there when the fence was waited for.
  std::unique_ptr<hal::Fence> start_read(uint64_t at, std::span<std::byte> to) const;
  // Lowest and highest of the ints it was made from, each cut to int64; nothing when the values
  // were never on the host, or left it before this was first asked.
  std::optional<std::pair<int64_t, int64_t>> range(DType dtype) const;
  // The interpreter's view.
  std::span<const std::byte> host() const { return host_; }

 private:
  Device& device_;
  uint64_t bytes_;
  mutable std::mutex mutex_;
  mutable std::vector<std::byte> host_;
  mutable std::optional<std::pair<int64_t, int64_t>> range_;
  mutable std::unique_ptr<hal::Buffer> buffer_;
};

// Gives the bytes from byte `at` on.
using Reader = std::function<void(uint64_t at, std::span<std::byte> piece)>;

// A storage whose bytes a reader gives piece by piece, in order: large ones are never on the host
// as a whole, unless that is the device. Throws what the reader throws.
Ref<const Storage> read_storage(Device& device, uint64_t bytes, const Reader& read);
// Likewise from another device. Waits for the value, and throws the errors of the work behind it.
Ref<const Storage> copy_storage(Device& device, const Storage& from);

// The storage behind an input node.
const Storage& storage_of(const ir::Node& input);

}  // namespace pumice::engine
