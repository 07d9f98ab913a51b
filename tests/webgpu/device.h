#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "backends/backend.h"
#include "backends/webgpu/device.h"
#include "ir/node.h"

namespace pumice::backends {
extern const Backend webgpu_backend;
}

// A WebGPU device for tests: the software adapter where there is one, so that results are known.
namespace pumice::test {

inline const backends::Backend& webgpu() { return backends::webgpu_backend; }

// The index of a usable adapter; -1 and `why` when there is none.
inline int test_adapter(std::string* why = nullptr) {
  auto found = webgpu().probe();
  for (size_t i = 0; i < found.size(); ++i) {
    if (found[i].reason.empty()) return int(i);
    if (why) *why = found[i].reason;
  }
  return -1;
}

// Sets an environment variable for as long as it lives.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) before_ = old, had_ = true;
    value ? setenv(name, value, 1) : unsetenv(name);
  }
  ~Variable() { had_ ? setenv(name_, before_.c_str(), 1) : unsetenv(name_); }
  Variable(const Variable&) = delete;

 private:
  const char* name_;
  std::string before_;
  bool had_ = false;
};

}  // namespace pumice::test

#define PUMICE_NEEDS_WEBGPU() \
  if (std::string why; ::pumice::test::test_adapter(&why) < 0) GTEST_SKIP() << why
