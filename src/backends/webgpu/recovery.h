#pragma once
#include "backends/webgpu/queue.h"
#include "hal/lasting.h"

namespace pumice::backends::webgpu {

struct Driver {
  using Context = webgpu::Context;
  using Queue = DeviceQueue;
  using Timeline = webgpu::Timeline;
  using Buffer = DeviceBuffer;
  using Executable = DeviceExecutable;
  static std::unique_ptr<Executable> load(const std::shared_ptr<Context>& context,
                                          const hal::Binary& binary) {
    return std::make_unique<Executable>(make_pipeline(context, binary));
  }
};

using Home = hal::Home<Driver>;
using LastingExecutable = hal::LastingExecutable<Driver>;
using LastingQueue = hal::LastingQueue<Driver>;

}  // namespace pumice::backends::webgpu
