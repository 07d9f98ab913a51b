#pragma once
#include <map>
#include <string>

namespace pumice::bench {

// What is asked of a row on an H200, by the row's name.
using Targets = std::map<std::string, double>;

// What launches, replays, memory and transfers of a device cost, as its hal::Device shows them.
// Prints one table, and with --json FILE the same as JSON. Options:
//   [--device INDEX] [--gib SIZE OF THE BIG TENSOR] [--json FILE]
// Throws UsageError, and what the device throws.
void run_device_bench(int argc, char** argv, const std::string& backend, const Targets& targets);

}  // namespace pumice::bench
