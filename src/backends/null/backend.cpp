#include "backends/backend.h"

#include <atomic>
#include <cstdlib>
#include <cstring>

#include "base/small_vector.h"
#include "ir/node.h"
#include "pumice/error.h"

// A device that computes nothing: memory is host memory, copies are real, launches do nothing.
// Everything else behaves as on a real device, so it tests and times what stands above the HAL.
// It is also the smallest complete backend, to start another one from.
namespace pumice::backends {

namespace {

using Counter = std::shared_ptr<std::atomic<uint64_t>>;

class NullBuffer final : public hal::Buffer {
 public:
  NullBuffer(uint64_t bytes, Counter in_use) : size_(bytes), in_use_(std::move(in_use)) {
    // Untouched pages of a large block cost nothing.
    data_ = static_cast<std::byte*>(bytes ? std::calloc(bytes, 1) : nullptr);
    if (bytes && !data_)
      throw DeviceError("null", "allocate", 0, "out of memory: asked for " + std::to_string(bytes));
    *in_use_ += bytes;
  }
  ~NullBuffer() override {
    *in_use_ -= size_;
    std::free(data_);
  }
  uint64_t size() const override { return size_; }
  std::byte* host() override { return data_; }

 private:
  uint64_t size_;
  Counter in_use_;
  std::byte* data_;
};

class NullExecutable final : public hal::Executable {};

// Of a submission, and of a download: waiting for it is copying.
class NullFence final : public hal::Fence {
 public:
  explicit NullFence(std::span<std::byte> to = {}, const std::byte* from = nullptr)
      : to_(to), from_(from) {}
  bool done() const override { return true; }
  void wait() override {
    if (!to_.empty()) std::memcpy(to_.data(), from_, to_.size());
  }

 private:
  std::span<std::byte> to_;
  const std::byte* from_;
};

class NullQueue final : public hal::Queue {
 public:
  void launch(const hal::Launch&) override {}
  void copy(hal::Binding to, hal::Binding from) override {
    if (to.size)
      std::memmove(to.buffer->host() + to.offset, from.buffer->host() + from.offset, to.size);
  }
  void upload(hal::Binding to, std::span<const std::byte> from) override {
    if (to.size) std::memcpy(to.buffer->host() + to.offset, from.data(), to.size);
  }
  std::unique_ptr<hal::Fence> download(std::span<std::byte> to, hal::Binding from) override {
    return std::make_unique<NullFence>(to, from.buffer->host() + from.offset);
  }
  std::unique_ptr<hal::Fence> submit() override { return std::make_unique<NullFence>(); }
};

class NullDevice final : public hal::Device {
 public:
  NullDevice() {
    info_.name = "null";
    info_.driver = "pumice";
    info_.software = true;
  }
  const hal::Info& info() const override { return info_; }
  std::unique_ptr<hal::Buffer> allocate(uint64_t bytes, hal::Memory) override {
    auto buffer = std::make_unique<NullBuffer>(bytes, in_use_);
    uint64_t now = *in_use_, peak = peak_;
    while (now > peak && !peak_.compare_exchange_weak(peak, now)) {
    }
    return buffer;
  }
  std::unique_ptr<hal::Executable> load(const hal::Binary&) override {
    return std::make_unique<NullExecutable>();
  }
  std::unique_ptr<hal::Queue> make_queue() override { return std::make_unique<NullQueue>(); }
  hal::MemoryStats memory_stats() const override { return {*in_use_, *in_use_, peak_, 0}; }

 private:
  hal::Info info_;
  Counter in_use_ = std::make_shared<std::atomic<uint64_t>>(0);
  std::atomic<uint64_t> peak_{0};
};

std::vector<Found> probe() {
  Found found;
  found.name = "null";
  found.driver = "pumice";
  found.software = true;
  return {found};
}

std::unique_ptr<hal::Device> open(size_t index) {
  if (index != 0) throw DeviceError("null", "open", long(index), "there is one null device");
  return std::make_unique<NullDevice>();
}

ir::Target target(const hal::Device&) {
  ir::Target t;
  t.name = t.compiler = "null";
  t.storage.set();
  t.arithmetic.set();
  t.native.set();
  return t;
}

hal::Binary compile(const ir::Program& program, const ir::Target&) {
  hal::Binary binary;
  binary.entry = program.name;
  for (const ir::ProgramBuffer& b : program.buffers) binary.written.push_back(b.written);
  binary.constant_bytes = 8 * program.scalars.size();
  return binary;
}

std::string disassemble(const ir::Program& program, const ir::Target&) {
  return ir::print(program);
}

}  // namespace

extern const Backend null_backend;
const Backend null_backend = {"null", -100, probe, open, target, compile, disassemble};

}  // namespace pumice::backends
