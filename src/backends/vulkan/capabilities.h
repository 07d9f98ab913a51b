#pragma once
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "backends/vulkan/api.h"
#include "backends/vulkan/features.h"
#include "backends/vulkan/negotiate.h"
#include "backends/vulkan/quirks.h"

namespace pumice::backends::vulkan {

// A product of matrices that the device computes in one instruction: (m, k) x (k, n) + (m, n).
// With `flexible`, multiples of m, n and k. Types are numbers of VkComponentTypeKHR.
struct MatrixShape {
  uint32_t m = 0, n = 0, k = 0;
  int a = 0, b = 0, c = 0, result = 0;
  int scope = 0;             // of VkScopeKHR
  bool flexible = false;     // VK_NV_cooperative_matrix2
  uint32_t invocations = 0;  // of the workgroup, when the scope is that
  bool operator==(const MatrixShape&) const = default;
};
std::string print(const MatrixShape& shape);  // "16x16x16 f16 f16 f32 f32 subgroup"

struct Subgroups {
  uint32_t size = 0;                      // of a pipeline that asks for none
  uint32_t smallest = 0, largest = 0;     // that a pipeline may ask for; 0: none
  VkSubgroupFeatureFlags operations = 0;  // in compute shaders
  uint32_t most = 0;                      // in a workgroup of a pipeline that asks
};

// Which GPU a device is, whatever driver shows it.
struct Identity {
  std::array<uint8_t, VK_UUID_SIZE> device_uuid{}, driver_uuid{};
  std::array<uint8_t, VK_LUID_SIZE> luid{};
  bool has_luid = false, has_pci = false;
  std::array<uint32_t, 4> pci{};  // domain, bus, device, function
};

// What a physical device offers and we use, negotiated once.
struct Capabilities {
  std::string name, driver;
  std::string reason;  // why the device cannot be used; empty when it can
  bool software = false;
  VkPhysicalDeviceType type = VK_PHYSICAL_DEVICE_TYPE_OTHER;
  VkDriverId driver_id = VkDriverId(0);
  Identity identity;
  Offered offered;
  VkPhysicalDeviceLimits limits{};
  Subgroups subgroups;
  std::vector<MatrixShape> matrices;
  uint64_t max_allocation = 0, max_buffer = 0;  // bytes; UINT64_MAX: the driver does not say
  uint64_t host_import_alignment = 0;
  VkPhysicalDeviceFloatControlsProperties float_controls{};
  uint32_t queue_family = 0;
  uint32_t transfer_family = UINT32_MAX;  // a family that does transfers alone; none: UINT32_MAX
  uint32_t timestamp_bits = 0;            // of the compute queue
  uint64_t memory_bytes = 0;              // the largest device-local heap
  uint32_t vendor = 0, device = 0, driver_version = 0, api_version = 0;
  std::array<uint8_t, VK_UUID_SIZE> cache_uuid{};

  FeatureSet offers, enabled;
  // What is offered and not enabled, and why.
  std::vector<std::pair<Feature, std::string>> off;
  std::string self_test;  // what became of it, in words; empty: not run yet
  std::vector<std::string>
      wrong_matrices;  // shapes that it found to be wrong, as print() says them

  uint64_t features() const;  // those of codegen::spirv::Feature that the writer may use
  bool has(Feature feature) const { return enabled.test(size_t(feature)); }
  bool addresses() const { return has(Feature::buffer_device_address); }
  Who who() const;
  // Enables no more of the feature and what needs it.
  void turn_off(Feature feature, const std::string& reason);
  std::string print() const;  // one line, for cache keys
  // Everything, as name and value.
  std::vector<std::pair<std::string, std::string>> describe() const;
};

// Never throws for a device that merely lacks something.
Capabilities examine(const Instance& instance, VkPhysicalDevice physical);

// The device with one compute queue, and the features that examine() found enabled.
VkDevice create_device(const Instance& instance, VkPhysicalDevice physical,
                       const Capabilities& capabilities);

// Asks for the shapes of matrices, when they are enabled. Some drivers crash on the question: the
// self-test asks first.
void find_matrices(const Instance& instance, VkPhysicalDevice physical, Capabilities& capabilities);

// Features that the user switched off by PUMICE_VULKAN_DISABLE. Throws UsageError for a name that
// is none.
FeatureSet disabled_by_user();

// Gives a reason to each device that PUMICE_VULKAN_DEVICES (parts of names, or numbers in the
// driver's order; empty: all) leaves out, and to each that is the GPU of another in the list seen
// through a second driver.
void choose(std::vector<Capabilities>& all);

}  // namespace pumice::backends::vulkan
