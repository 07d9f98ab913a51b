#pragma once
#include "hal/hal.h"

namespace pumice::backends::vulkan {

// A kernel that copies 16 bytes an item from buffer 0 to buffer 1 and 16 from buffer 2 to buffer 3:
// five times as fast as the copy command of some drivers. The halves of what is copied go to the
// two pairs: beyond 1 GiB that is a sixth faster than one pair.
hal::Binary copy_kernel(uint64_t features);
inline constexpr uint64_t copy_kernel_bytes = 16;  // an item and pair

}  // namespace pumice::backends::vulkan
