#pragma once
#include <algorithm>
#include <vector>

#include "hal/hal.h"

namespace pumice::hal {

// What Device::record() makes where the device has nothing better.
class ListRecording : public Recording {
 public:
  explicit ListRecording(std::span<const RecordedLaunch> list)
      : launches(list.begin(), list.end()) {}
  const std::vector<RecordedLaunch> launches;
};

inline double median(std::vector<double> values) {
  auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace pumice::hal
