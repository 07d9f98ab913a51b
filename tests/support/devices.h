#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pumice/device.h"

// The devices tests of values run on: the reference first, then every one that works here.
// PUMICE_TEST_DEVICES ("interpreter,cpu") chooses others. WebGPU is not among them unless chosen:
// tests/webgpu runs the same programs on it, with its library.
namespace pumice::test {

inline std::vector<std::string> device_names() {
  const char* only = std::getenv("PUMICE_TEST_DEVICES");
  std::string wanted = only ? "," + std::string(only) + "," : "";
  std::vector<std::string> names;
  for (auto& d : devices()) {
    if (!d.usable || d.backend == "null") continue;
    if (only ? wanted.find("," + d.name + ",") == wanted.npos : d.backend == "webgpu") continue;
    names.insert(d.name == "interpreter" ? names.begin() : names.end(), d.name);
  }
  return names;
}

// A test per device, which is the default while it runs.
class OnDevice : public ::testing::TestWithParam<std::string> {
 protected:
  DeviceScope scope_{device(GetParam())};
};

inline std::string device_label(const ::testing::TestParamInfo<std::string>& info) {
  std::string label = info.param;
  for (char& c : label)
    if (!isalnum(static_cast<unsigned char>(c))) c = '_';
  return label;
}

}  // namespace pumice::test

#define PUMICE_ON_DEVICES(fixture)                                                            \
  INSTANTIATE_TEST_SUITE_P(All, fixture, ::testing::ValuesIn(::pumice::test::device_names()), \
                           ::pumice::test::device_label)
