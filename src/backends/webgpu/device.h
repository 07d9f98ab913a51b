#pragma once
#include "backends/webgpu/recovery.h"
#include "ir/program.h"
#include "ir/target.h"

namespace pumice::backends::webgpu {

class Device final : public hal::Device {
 public:
  Device(const Library& library, wg::Adapter adapter);

  const hal::Info& info() const override { return info_; }
  std::unique_ptr<hal::Buffer> allocate(uint64_t bytes, hal::Memory memory) override;
  std::unique_ptr<hal::Executable> load(const hal::Binary& binary) override;
  std::unique_ptr<hal::Queue> make_queue() override;
  hal::MemoryStats memory_stats() const override { return home_->last()->memory_stats(); }

  const Capabilities& capabilities() const { return capabilities_; }

 private:
  std::shared_ptr<Home> home_;
  Capabilities capabilities_;  // limits as the device has them
  hal::Info info_;
};

ir::Target target_of(const Capabilities& capabilities);

// Throws CompileError.
hal::Binary compile(const ir::Program& program, const ir::Target& target);

}  // namespace pumice::backends::webgpu
