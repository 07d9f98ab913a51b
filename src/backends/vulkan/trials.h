#pragma once
#include <functional>
#include <string>
#include <vector>

#include "backends/vulkan/capabilities.h"

// What the self-test runs: for each risky feature a tiny kernel whose answer is known.
namespace pumice::backends::vulkan {

struct Trial {
  Feature feature = Feature::timeline_semaphore;
  std::string name;              // the feature's, with what is tried of it: "f16", "… of 16"
  bool basic = false;            // tries no feature but the device itself
  std::vector<uint32_t> kernel;  // SPIR-V over one buffer, one workgroup
  std::vector<uint32_t> input;   // what the buffer holds before
  // What is wrong with the buffer after; empty: nothing.
  std::function<std::string(const std::vector<uint32_t>&)> wrong;
  uint32_t subgroup_size = 0;  // asked for; 0: none
  bool pushed = false;         // by a push descriptor
  int address_at = -1;         // the word from which on the buffer's own address stands in it
  int matrix = -1;             // index into Capabilities::matrices
};

// The first trial's name: it tries no feature but the device itself.
inline constexpr const char* device_trial = "device";

// In an order that depends on the capabilities alone.
std::vector<Trial> trials(const Capabilities& capabilities);

// A device of its own with all that is enabled, to run trials on.
class TrialDevice {
 public:
  // Throws DeviceError.
  TrialDevice(const Instance& instance, VkPhysicalDevice physical, const Capabilities& c);
  ~TrialDevice();
  TrialDevice(const TrialDevice&) = delete;

  // What is wrong; empty: nothing. Waits no longer than `seconds`.
  std::string run(const Trial& trial, double seconds);

 private:
  void release() noexcept;
  void make_buffer(bool addressed);
  std::string submit(const Trial& trial, VkPipelineLayout layout, VkDescriptorSetLayout set,
                     VkPipeline pipeline, double seconds);

  const Instance& instance_;
  VkPhysicalDevice physical_;
  DeviceApi api_;
  VkDevice device_ = VK_NULL_HANDLE;
  VkQueue queue_ = VK_NULL_HANDLE;
  VkBuffer buffer_ = VK_NULL_HANDLE;
  VkDeviceMemory memory_ = VK_NULL_HANDLE;
  void* mapped_ = nullptr;
  VkCommandPool pool_ = VK_NULL_HANDLE;
  VkDescriptorPool sets_ = VK_NULL_HANDLE;
  VkSemaphore semaphore_ = VK_NULL_HANDLE;
  uint64_t submitted_ = 0;
};

}  // namespace pumice::backends::vulkan
