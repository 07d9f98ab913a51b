#pragma once
#include <memory>

#include "hal/hal.h"

namespace pumice::hal {

// Wraps a device and throws InternalError at the call that breaks the contract of hal.h: objects
// destroyed or of another device, ranges outside a buffer, misaligned or oversized bindings,
// written bindings that overlap another, wrong counts of bindings or constants, bytes written or
// buffers destroyed that a download still needs, a queue used by two threads at once.
std::unique_ptr<Device> validate(std::unique_ptr<Device> device);

// The driver's own device below any wrapper.
const Device& unwrap(const Device& device);

}  // namespace pumice::hal
