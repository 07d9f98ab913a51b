#pragma once
#include "device/device_bench.h"

namespace pumice::bench {

// What the driver alone takes for the calls that a launch cannot do without: the same kernel
// recorded by hand, in one command buffer, without any tracking. Hosts and drivers differ by a
// factor of two; what Pumice adds is the difference between rows of one run.
void driver_rows(const More& more);

}  // namespace pumice::bench
