#pragma once
#include <atomic>
#include <string>

#include "backends/webgpu/queue.h"

namespace pumice::backends::webgpu {

struct DeviceQueue::Landing {
  std::unique_ptr<Block> block;
  std::atomic<bool> reported{true};  // the map asked for last has answered
  std::atomic<bool> mapped{false};
};

}  // namespace pumice::backends::webgpu
