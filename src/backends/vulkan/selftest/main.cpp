#include <cstdio>
#include <cstdlib>

#include "backends/vulkan/self_test.h"

// pumice-selftest INDEX IDENTITY WITHOUT FAULT SECONDS [SKIP...]: see run_self_test().
int main(int argc, char** argv) {
  if (argc < 6) {
    std::fprintf(stderr, "pumice-selftest is run by the Pumice library\n");
    return 2;
  }
  ::setenv("PUMICE_VULKAN_VALIDATION", "0", 1);
  pumice::backends::vulkan::SelfTestChild what;
  what.index = size_t(std::strtoull(argv[1], nullptr, 10));
  what.identity = argv[2];
  what.without = argv[3];
  what.fault = argv[4];
  what.seconds = std::strtod(argv[5], nullptr);
  what.skip.insert(argv + 6, argv + argc);
  try {
    return pumice::backends::vulkan::run_self_test(what);
  } catch (const std::exception& e) {
    std::printf("wrong %s\n", e.what());
    return 4;
  }
}
