#pragma once
#include <string>
#include <vector>

#include "backends/webgpu/library.h"

namespace pumice::backends::webgpu {

// An adapter as data: what it is, and what the backend asks of it.
struct Capabilities {
  std::string name, driver;
  std::string reason;  // why it cannot be used; empty when it can
  bool software = false;
  std::vector<wg::Feature> features;  // offered, and of use here
  wg::Limits limits;

  bool has(wg::Feature feature) const;
  std::string print() const;
};

// PUMICE_WEBGPU_LIMITS=default leaves the adapter WebGPU's default limits and no features;
// PUMICE_WEBGPU_MAX_BINDING lowers the bytes of a binding.
Capabilities examine(const Library& library, wg::Adapter adapter);

wg::Limits default_limits();

}  // namespace pumice::backends::webgpu
