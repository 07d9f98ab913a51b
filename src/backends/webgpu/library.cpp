#include "backends/webgpu/library.h"

#include <dlfcn.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <mutex>
#include <thread>

#include "base/settings.h"
#include "base/text.h"
#include "pumice/error.h"

namespace pumice::backends::webgpu {

namespace {

constexpr const char* known_names[] = {
    "libwgpu_native.so",    "libwebgpu_dawn.so",    "libwebgpu_wrapper.so",
    "libwgpu_native.dylib", "libwebgpu_dawn.dylib",
};

template <class F>
bool find(void* library, const char* name, F*& function) {
  function = reinterpret_cast<F*>(dlsym(library, name));
  return function != nullptr;
}

// wgpu-native says its version in four bytes. Other makers of webgpu.h say nothing.
void identify(Library& l, const std::string& path) {
  if (!l.api.GetVersion)
    throw DeviceError("webgpu", "dlopen", 0,
                      cat(path, " does not say its version: it is no wgpu-native, and the numbers ",
                          "of its interface are not known"));
  uint32_t v = l.api.GetVersion();
  l.version = cat("wgpu-native ", v >> 24, ".", v >> 16 & 255, ".", v >> 8 & 255, ".", v & 255);
  if (v >> 24 != 29)
    throw DeviceError("webgpu", "wgpuGetVersion", long(v),
                      cat(path, " is ", l.version, "; known is 29"));
  l.generation = Generation::wgpu_native_29;
}

wg::Flags wanted_backends() {
  auto names = settings::text("WGPU_BACKEND");
  if (!names) return wg::native_vulkan | wg::native_metal | wg::native_dx12;
  wg::Flags flags = 0;
  std::string_view rest = *names;
  while (!rest.empty()) {
    size_t comma = std::min(rest.find(','), rest.size());
    std::string_view one = rest.substr(0, comma);
    rest = rest.substr(std::min(comma + 1, rest.size()));
    if (one == "vulkan" || one == "vk")
      flags |= wg::native_vulkan;
    else if (one == "gl" || one == "gles" || one == "opengl")
      flags |= wg::native_gl;
    else if (one == "metal" || one == "mtl")
      flags |= wg::native_metal;
    else if (one == "dx12" || one == "d3d12")
      flags |= wg::native_dx12;
    else
      throw DeviceError("webgpu", "WGPU_BACKEND", 0,
                        cat("not a list of vulkan, gl, metal and dx12: ", *names));
  }
  return flags;
}

wg::PowerPreference wanted_power() {
  auto wanted = settings::text("WGPU_POWER_PREF");
  if (!wanted || *wanted == "none") return wg::PowerPreference::undefined;
  if (*wanted == "low") return wg::PowerPreference::low_power;
  if (*wanted == "high") return wg::PowerPreference::high_performance;
  throw DeviceError("webgpu", "WGPU_POWER_PREF", 0, cat("not low, high or none: ", *wanted));
}

// The smaller the earlier in the list.
int rank(wg::AdapterType type, wg::PowerPreference power) {
  bool low = power == wg::PowerPreference::low_power;
  switch (type) {
    case wg::AdapterType::discrete:
      return low ? 1 : 0;
    case wg::AdapterType::integrated:
      return low ? 0 : 1;
    case wg::AdapterType::cpu:
      return 3;
    default:
      return 2;
  }
}

void sort_adapters(Library& l, wg::PowerPreference power) {
  std::vector<std::pair<int, wg::Adapter>> ranked;
  for (wg::Adapter a : l.adapters) {
    wg::AdapterInfo info;
    int r = 4;
    if (l.api.AdapterGetInfo(a, &info) == wg::Status::success) {
      r = rank(info.type, power);
      l.api.AdapterInfoFreeMembers(info);
    }
    ranked.emplace_back(r, a);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](auto& a, auto& b) { return a.first < b.first; });
  for (size_t i = 0; i < ranked.size(); ++i) l.adapters[i] = ranked[i].second;
}

}  // namespace

std::string text(wg::StringView v) {
  if (!v.data) return {};
  return std::string(v.data, v.length == SIZE_MAX ? std::strlen(v.data) : v.length);
}

Library open_library(const std::string& path) {
  void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char* why = dlerror();
    throw DeviceError("webgpu", "dlopen", 0, why ? why : path);
  }
  Library l;
  std::string missing;
#define WG_REQUIRED(result, name, ...) \
  if (!find(handle, "wgpu" #name, l.api.name)) missing = "wgpu" #name;
#define WG_OPTIONAL(result, name, ...) find(handle, "wgpu" #name, l.api.name);
#include "backends/webgpu/entry_points.def"
  if (!missing.empty()) throw DeviceError("webgpu", "dlsym", 0, cat(path, " has no ", missing));
  identify(l, path);
  return l;
}

void start(Library& l) {
  wg::NativeInstanceExtras extras;
  extras.backends = wanted_backends();
  wg::PowerPreference power = wanted_power();
  wg::InstanceDescriptor descriptor;
  descriptor.next = &extras.chain;
  l.instance = l.api.CreateInstance(&descriptor);
  if (!l.instance)
    throw DeviceError("webgpu", "wgpuCreateInstance", 0, cat(l.version, " gives no instance"));
  wg::NativeEnumerateOptions options;
  options.backends = extras.backends;
  l.adapters.resize(l.api.InstanceEnumerateAdapters(l.instance, &options, nullptr));
  if (!l.adapters.empty())
    l.adapters.resize(l.api.InstanceEnumerateAdapters(l.instance, &options, l.adapters.data()));
  sort_adapters(l, power);
}

namespace {

std::unique_ptr<Library> open_any() {
  if (auto path = settings::text("PUMICE_WEBGPU_LIBRARY"))
    return std::make_unique<Library>(open_library(*path));
  std::string reasons;
  for (const char* name : known_names) {
    void* there = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!there) continue;
    try {
      return std::make_unique<Library>(open_library(name));
    } catch (const DeviceError& e) {
      reasons += cat("; ", e.what());
    }
  }
  throw DeviceError(
      "webgpu", "dlopen", 0,
      cat("no WebGPU library (libwgpu_native.so; PUMICE_WEBGPU_LIBRARY names one)", reasons));
}

}  // namespace

Library& library() {
  static std::mutex mutex;
  static Library* made = nullptr;
  std::lock_guard lock(mutex);
  if (!made) {
    auto opened = open_any();
    start(*opened);
    made = opened.release();
  }
  return *made;
}

}  // namespace pumice::backends::webgpu
