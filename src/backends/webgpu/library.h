#pragma once
#include <string>
#include <vector>

#include "backends/webgpu/abi.h"

// The WebGPU library, opened at run time, and its functions in a table of our own.
namespace pumice::backends::webgpu {

struct Api {
#define WG_REQUIRED(result, name, ...) result (*name)(__VA_ARGS__) = nullptr;
#define WG_OPTIONAL(result, name, ...) result (*name)(__VA_ARGS__) = nullptr;
#include "backends/webgpu/entry_points.def"
};

// Its numbers and structs differ between libraries and their versions; these are known to fit
// abi.h.
enum class Generation : uint8_t { wgpu_native_29 };

struct Library {
  Api api;
  Generation generation{};
  std::string version;  // "wgpu-native 29.0.1.1"
  wg::Instance instance = nullptr;
  std::vector<wg::Adapter> adapters;  // by WGPU_POWER_PREF
};

// The process's only library, opened on first use and never closed: that of
// PUMICE_WEBGPU_LIBRARY, else the first known name that opens. Throws DeviceError that says what is
// missing; the next call tries again.
Library& library();

// Fills the table from a library file. Throws DeviceError when it is none, misses a function, or is
// of a version that is not known.
Library open_library(const std::string& path);
// Makes the instance and lists the adapters. Throws DeviceError.
void start(Library& library);

std::string text(wg::StringView view);

}  // namespace pumice::backends::webgpu
