#include "backends/backend.h"

#include <cstdlib>
#include <cstring>

#include "base/small_vector.h"
#include "hal/caching_allocator.h"
#include "hal/fences.h"
#include "ir/node.h"
#include "pumice/error.h"

// A device that computes nothing: memory is host memory, copies are real, launches do nothing.
// Everything else behaves as on a real device, so it tests and times what stands above the HAL.
// It is also the smallest complete backend, to start another one from.
namespace pumice::backends {

namespace {

struct Shared {
  hal::Info info;
  hal::CachingAllocator memory{{"null", [](uint64_t bytes) { return std::malloc(bytes); },
                                [](void* block, uint64_t) { std::free(block); }}};
};
using SharedRef = std::shared_ptr<Shared>;

class NullBuffer final : public hal::Buffer {
 public:
  NullBuffer(SharedRef shared, uint64_t bytes)
      : shared_(std::move(shared)),
        size_(bytes),
        data_(static_cast<std::byte*>(shared_->memory.allocate(bytes))) {}
  ~NullBuffer() override { shared_->memory.free(data_, size_); }
  uint64_t size() const override { return size_; }
  std::byte* host() override { return data_; }

 private:
  SharedRef shared_;
  uint64_t size_;
  std::byte* data_;
};

class NullExecutable final : public hal::Executable {};

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
    return std::make_unique<hal::HostFence>(to, from.buffer->host() + from.offset);
  }
  std::unique_ptr<hal::Fence> submit() override { return std::make_unique<hal::HostFence>(); }
};

class NullDevice final : public hal::Device {
 public:
  NullDevice() {
    shared_->info.name = "null";
    shared_->info.driver = "pumice";
    shared_->info.software = true;
  }
  const hal::Info& info() const override { return shared_->info; }
  std::unique_ptr<hal::Buffer> allocate(uint64_t bytes, hal::Memory) override {
    return std::make_unique<NullBuffer>(shared_, bytes);
  }
  std::unique_ptr<hal::Executable> load(const hal::Binary&) override {
    return std::make_unique<NullExecutable>();
  }
  std::unique_ptr<hal::Queue> make_queue() override { return std::make_unique<NullQueue>(); }
  hal::MemoryStats memory_stats() const override { return shared_->memory.stats(); }

 private:
  SharedRef shared_ = std::make_shared<Shared>();
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
