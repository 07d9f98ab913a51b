#pragma once
#include <functional>
#include <map>
#include <string>

#include "hal/hal.h"

namespace pumice::bench {

// What is asked of a row on an H200, by the row's name.
using Targets = std::map<std::string, double>;

// More rows of one backend: of a kernel whose only item adds 1 to the first u32 of its buffer.
struct More {
  hal::Executable& kernel;
  hal::Buffer& buffer;
  std::function<void(const std::string& name, double value, const char* unit)> add;
};

// What launches, replays, memory and transfers of a device cost, as its hal::Device shows them.
// Prints one table, and with --json FILE the same as JSON. Options:
//   [--device INDEX] [--gib SIZE OF THE BIG TENSOR] [--json FILE]
// Throws UsageError, and what the device throws.
void run_device_bench(int argc, char** argv, const std::string& backend, const Targets& targets,
                      const std::function<void(const More&)>& more = {});

}  // namespace pumice::bench
