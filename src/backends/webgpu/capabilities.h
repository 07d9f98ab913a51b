#pragma once
#include <string>
#include <vector>

#include "backends/webgpu/library.h"

namespace pumice::backends::webgpu {

// f32 arithmetic of a device, beyond what WGSL promises.
struct Arithmetic {
  bool exact_divide = false;  // division and square root are correctly rounded
  bool fused_fma = false;     // fma rounds once
};

// An adapter as data: what it is, and what the backend asks of it.
struct Capabilities {
  std::string name, driver;
  std::string reason;  // why it cannot be used; empty when it can
  bool software = false;
  std::vector<wg::Feature> features;  // offered, and of use here
  wg::Limits limits;
  Arithmetic arithmetic;  // of an open device

  bool has(wg::Feature feature) const;
  std::string print() const;
};

// PUMICE_WEBGPU_LIMITS=default leaves the adapter WebGPU's default limits and no features;
// PUMICE_WEBGPU_MAX_BINDING lowers the bytes of a binding.
Capabilities examine(const Library& library, wg::Adapter adapter);

wg::Limits default_limits();

}  // namespace pumice::backends::webgpu
