#pragma once
#include "backends/webgpu/capabilities.h"
#include "hal/hal.h"

namespace pumice::backends::webgpu {

// What WGSL leaves open, and most devices do right. Runs one small kernel; what it cannot find out
// counts as not right. Throws nothing.
Arithmetic measure_arithmetic(hal::Device& device, const Capabilities& capabilities) noexcept;

}  // namespace pumice::backends::webgpu
