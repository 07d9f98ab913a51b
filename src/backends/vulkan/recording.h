#pragma once
#include <array>
#include <memory>
#include <mutex>
#include <vector>

#include "backends/vulkan/context.h"
#include "hal/hal.h"

namespace pumice::backends::vulkan {

// Launches recorded once into command buffers that are submitted again and again. Each launch finds
// the addresses of its buffers and its scalars in its part of one table, by the table's address in
// its push constants; a replay writes what changed there. Replays that are in flight together have
// command buffers and tables of their own.
class Commands {
 public:
  Commands(std::shared_ptr<Context> context, std::span<const hal::RecordedLaunch> launches);
  ~Commands();
  Commands(const Commands&) = delete;

  // A command buffer for submission `value` of the timeline, with the table set for these buffers
  // (by address) and scalars. Waits when too many are in flight. Thread-safe.
  VkCommandBuffer prepare(std::span<const uint64_t> buffers, std::span<const int64_t> scalars,
                          const std::shared_ptr<Timeline>& timeline, uint64_t value);

  const std::shared_ptr<Context>& context() const { return context_; }
  void name_kernels(std::vector<std::shared_ptr<Pipeline>>& list) const;  // adds each once
  size_t launches() const { return steps_.size(); }
  size_t barriers() const { return barriers_; }

 private:
  static constexpr size_t most_in_flight = 4;

  struct Step {
    std::shared_ptr<Pipeline> pipeline;
    std::vector<hal::SlotBinding> bindings;
    uint32_t first_scalar, scalars;
    uint64_t count;
    size_t word = 0;  // the first of its part of the table
    int level = 0;    // steps of one level do not depend on each other
  };
  struct Place {
    size_t word;
    uint64_t offset;
  };
  struct Instance {
    VkCommandBuffer commands = VK_NULL_HANDLE;
    Range table, staging;         // no staging where the host can write the table
    std::vector<uint64_t> words;  // what the table holds
    std::vector<uint64_t> buffers;
    std::vector<int64_t> scalars;
    bool fresh = true;
    std::shared_ptr<Timeline> timeline;
    uint64_t value = 0;
  };

  void find_levels();
  void lay_out();
  Instance& free_instance();
  void add_instance();
  void record(const Instance& instance);
  void patch(Instance& instance, std::span<const uint64_t> buffers,
             std::span<const int64_t> scalars) const;

  std::shared_ptr<Context> context_;
  const DeviceApi& api_;
  std::vector<Step> steps_;
  std::vector<std::vector<Place>> slots_;  // where the address of each buffer stands
  size_t words_ = 0, barriers_ = 0;
  VkCommandPool pool_ = VK_NULL_HANDLE;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Instance>> instances_;
};

}  // namespace pumice::backends::vulkan
