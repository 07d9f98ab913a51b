#pragma once
#include <mutex>
#include <string>
#include <vector>

#include "pumice/error.h"

namespace pumice::backends::vulkan {

// The errors of a device or a queue in the order they came. The first is the one to throw; the
// others are attached to it. Thread-safe.
class Failures {
 public:
  void add(const DeviceError& error);
  bool any() const;
  // The first, with `more` in its text and what followed attached. There is one.
  DeviceError combined(const std::string& more, const std::string& source,
                       const Failures* others = nullptr) const;
  std::vector<DeviceError> all() const;

 private:
  static constexpr size_t most = 32;  // a dead device fails every call

  mutable std::mutex mutex_;
  std::vector<DeviceError> all_;
};

}  // namespace pumice::backends::vulkan
