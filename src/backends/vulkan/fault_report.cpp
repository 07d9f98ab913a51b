#include <cstdio>

#include "backends/vulkan/context.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

namespace {

const char* kind(VkDeviceFaultAddressTypeEXT type) {
  switch (type) {
    case VK_DEVICE_FAULT_ADDRESS_TYPE_READ_INVALID_EXT:
      return "invalid read";
    case VK_DEVICE_FAULT_ADDRESS_TYPE_WRITE_INVALID_EXT:
      return "invalid write";
    case VK_DEVICE_FAULT_ADDRESS_TYPE_EXECUTE_INVALID_EXT:
      return "invalid jump";
    case VK_DEVICE_FAULT_ADDRESS_TYPE_INSTRUCTION_POINTER_UNKNOWN_EXT:
    case VK_DEVICE_FAULT_ADDRESS_TYPE_INSTRUCTION_POINTER_INVALID_EXT:
    case VK_DEVICE_FAULT_ADDRESS_TYPE_INSTRUCTION_POINTER_FAULT_EXT:
      return "instruction";
    default:
      return "fault";
  }
}

std::string hex(uint64_t value) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(value));
  return text;
}

}  // namespace

// What VK_EXT_device_fault knows of a lost device; empty where it is not offered.
std::string Context::fault_report() const {
  if (!api.vkGetDeviceFaultInfoEXT) return "";
  VkDeviceFaultCountsEXT counts{VK_STRUCTURE_TYPE_DEVICE_FAULT_COUNTS_EXT};
  if (api.vkGetDeviceFaultInfoEXT(device, &counts, nullptr) < 0) return "";
  std::vector<VkDeviceFaultAddressInfoEXT> addresses(counts.addressInfoCount);
  std::vector<VkDeviceFaultVendorInfoEXT> vendors(counts.vendorInfoCount);
  counts.vendorBinarySize = 0;
  VkDeviceFaultInfoEXT info{VK_STRUCTURE_TYPE_DEVICE_FAULT_INFO_EXT};
  info.pAddressInfos = addresses.data();
  info.pVendorInfos = vendors.data();
  if (api.vkGetDeviceFaultInfoEXT(device, &counts, &info) < 0) return "";
  std::string out = info.description;
  for (uint32_t a = 0; a < counts.addressInfoCount; ++a) {
    // The driver knows the address up to its precision, a power of two.
    uint64_t precision = addresses[a].addressPrecision;
    uint64_t from = addresses[a].reportedAddress & ~(precision ? precision - 1 : 0);
    out += cat(", ", kind(addresses[a].addressType), " at ", hex(from), " .. ",
               hex(from + (precision ? precision - 1 : 0)));
  }
  for (uint32_t v = 0; v < counts.vendorInfoCount; ++v)
    out += cat(", ", vendors[v].description, " (", vendors[v].vendorFaultCode, ", ",
               vendors[v].vendorFaultData, ")");
  return out;
}

}  // namespace pumice::backends::vulkan
