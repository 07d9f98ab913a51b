#pragma once
#include <cstdint>
#include <string>

namespace pumice::backends::cpu {

// With the setting PUMICE_CPU_PROFILE=1: time by kernel, written to stderr when the process ends.
class Profile {
 public:
  static bool enabled();
  static void add(const std::string& kernel, uint64_t items, double nanoseconds, bool shared);
};

}  // namespace pumice::backends::cpu
