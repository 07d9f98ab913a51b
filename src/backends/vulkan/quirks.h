#pragma once
#include <array>
#include <span>
#include <string>

#include "backends/vulkan/api.h"
#include "backends/vulkan/features.h"

// What is known of drivers beyond what they say of themselves, as data.
namespace pumice::backends::vulkan {

// A driver's version in the numbers that its vendor prints.
using Version = std::array<uint32_t, 3>;
Version driver_version(VkDriverId driver, uint32_t packed);
std::string print(const Version& version);  // "580.159.3"

// Which devices a row is about; what is left as it is matches everything.
struct Which {
  VkDriverId driver = VkDriverId(0);
  uint32_t vendor = 0;
  uint32_t first_device = 0, last_device = UINT32_MAX;
  Version first{0, 0, 0}, last{UINT32_MAX, UINT32_MAX, UINT32_MAX};  // both included
};

struct Who {
  VkDriverId driver;
  uint32_t vendor, device;
  Version version;
};
bool matches(const Which& which, const Who& who);

// A feature that is offered and had better not be used.
struct Quirk {
  Which which;
  Feature feature;
  const char* reason;
};
std::span<const Quirk> quirks();
// The reason not to use the feature there; null: none is known.
const char* quirk(const Who& who, Feature feature);

// Bits of codegen::spirv::Feature that no query tells, by driver.
uint64_t known_traits(VkDriverId driver);

}  // namespace pumice::backends::vulkan
