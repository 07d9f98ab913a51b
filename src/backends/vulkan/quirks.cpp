#include "backends/vulkan/quirks.h"

#include "base/text.h"
#include "codegen/spirv/features.h"

namespace pumice::backends::vulkan {

namespace {

constexpr uint32_t amd = 0x1002, nvidia = 0x10de, intel = 0x8086;

constexpr const char* arc_a = "slower with matrix units than without (Arc A series)";
constexpr const char* rdna_2 = "has no matrix units: the driver emulates them (RDNA 2)";
constexpr const char* turing = "slower with matrix units than without (Turing)";

constexpr Quirk no_matrices(uint32_t vendor, uint32_t first, uint32_t last, const char* reason) {
  return {{.vendor = vendor, .first_device = first, .last_device = last},
          Feature::cooperative_matrix,
          reason};
}

// Device ids as the tables of the kernel's drivers and of pci.ids have them.
constexpr Quirk table[] = {
    no_matrices(intel, 0x4f80, 0x4f88, arc_a),    // DG2, samples
    no_matrices(intel, 0x5690, 0x56bf, arc_a),    // DG2
    no_matrices(intel, 0x56c0, 0x56c2, arc_a),    // the same chips as Data Center GPU Flex
    no_matrices(amd, 0x73a0, 0x73ff, rdna_2),     // Navi 21, 22 and 23
    no_matrices(amd, 0x7420, 0x743f, rdna_2),     // Navi 24
    no_matrices(amd, 0x1435, 0x1435, rdna_2),     // Van Gogh in 6 nm
    no_matrices(amd, 0x1506, 0x1506, rdna_2),     // Mendocino
    no_matrices(amd, 0x163f, 0x163f, rdna_2),     // Van Gogh
    no_matrices(amd, 0x164d, 0x164e, rdna_2),     // Rembrandt, Raphael
    no_matrices(amd, 0x1681, 0x1681, rdna_2),     // Rembrandt
    no_matrices(amd, 0x13c0, 0x13c0, rdna_2),     // Granite Ridge
    no_matrices(nvidia, 0x1e00, 0x1fff, turing),  // TU102, 104, 106 and 117
    no_matrices(nvidia, 0x2180, 0x21ff, turing),  // TU116; GA100 lies between
};

struct Traits {
  VkDriverId driver;
  uint64_t bits;
};

// Division and square root of f32 that round correctly, where Vulkan promises 2.5 ULP; an Fma that
// is one instruction and rounds once, where Vulkan leaves that open; a compiler that folds x + 0.
constexpr Traits traits[] = {
    {VK_DRIVER_ID_MESA_LLVMPIPE, codegen::spirv::exact_divide | codegen::spirv::hide_constants},
    {VK_DRIVER_ID_GOOGLE_SWIFTSHADER, codegen::spirv::exact_divide},
    {VK_DRIVER_ID_NVIDIA_PROPRIETARY, codegen::spirv::fused_fma},
    {VK_DRIVER_ID_MESA_RADV, codegen::spirv::fused_fma},
    {VK_DRIVER_ID_AMD_PROPRIETARY, codegen::spirv::fused_fma},
    {VK_DRIVER_ID_AMD_OPEN_SOURCE, codegen::spirv::fused_fma},
    {VK_DRIVER_ID_INTEL_OPEN_SOURCE_MESA, codegen::spirv::fused_fma},
    {VK_DRIVER_ID_INTEL_PROPRIETARY_WINDOWS, codegen::spirv::fused_fma},
};

}  // namespace

Version driver_version(VkDriverId driver, uint32_t v) {
  if (driver == VK_DRIVER_ID_NVIDIA_PROPRIETARY) return {v >> 22, v >> 14 & 0xff, v >> 6 & 0xff};
  if (driver == VK_DRIVER_ID_INTEL_PROPRIETARY_WINDOWS) return {v >> 14, v & 0x3fff, 0};
  return {v >> 22, v >> 12 & 0x3ff, v & 0xfff};
}

std::string print(const Version& v) { return cat(v[0], ".", v[1], ".", v[2]); }

bool matches(const Which& which, const Who& who) {
  return (!which.driver || which.driver == who.driver) &&
         (!which.vendor || which.vendor == who.vendor) && which.first_device <= who.device &&
         who.device <= which.last_device && which.first <= who.version && who.version <= which.last;
}

std::span<const Quirk> quirks() { return table; }

const char* quirk(const Who& who, Feature feature) {
  for (const Quirk& q : table)
    if (q.feature == feature && matches(q.which, who)) return q.reason;
  return nullptr;
}

uint64_t known_traits(VkDriverId driver) {
  for (const Traits& t : traits)
    if (t.driver == driver) return t.bits;
  return 0;
}

}  // namespace pumice::backends::vulkan
