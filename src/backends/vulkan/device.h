#pragma once
#include "backends/vulkan/recovery.h"
#include "ir/target.h"

namespace pumice::backends::vulkan {

class Device final : public hal::Device {
 public:
  Device(Instance& instance, VkPhysicalDevice physical, Capabilities found);

  const hal::Info& info() const override { return info_; }
  std::unique_ptr<hal::Buffer> allocate(uint64_t bytes, hal::Memory memory) override;
  std::unique_ptr<hal::Executable> load(const hal::Binary& binary) override;
  std::unique_ptr<hal::Queue> make_queue() override;
  std::unique_ptr<hal::Recording> record(std::span<const hal::RecordedLaunch> launches) override;
  hal::MemoryStats memory_stats() const override;
  std::unique_ptr<hal::Buffer> allocate_shared(uint64_t bytes) override;
  int share(hal::Buffer& shared) override;
  std::unique_ptr<hal::Buffer> open_shared(int descriptor, uint64_t bytes) override;

  const Capabilities& capabilities() const { return capabilities_; }

 private:
  std::shared_ptr<Context> sharing_context(const char* op) const;

  const Capabilities capabilities_;
  std::shared_ptr<Home> home_;
  hal::Info info_;
};

ir::Target target_of(const Capabilities& capabilities);

}  // namespace pumice::backends::vulkan
