#pragma once
#include <span>
#include <vector>

#include "engine/device.h"
#include "engine/storage.h"
#include "ir/node.h"

namespace pumice::engine {

// Starts the computation of the roots on the device; does not wait. Gives the input node that
// holds each root's value, and leaves it with the root (Node::realized). An identical graph over
// other inputs is neither scheduled nor compiled again. Throws UsageError when an input lives on
// another device or a variable is not bound; CompileError; DeviceError.
std::vector<ir::NodeRef> realize(std::span<const ir::NodeRef> roots, const ir::Bindings& bindings,
                                 Device& device);

}  // namespace pumice::engine
