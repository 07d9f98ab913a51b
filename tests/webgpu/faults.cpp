#include "faults.h"

#include <atomic>
#include <cstring>
#include <mutex>
#include <string_view>
#include <type_traits>

namespace pumice::test::faults {

namespace {

using backends::webgpu::Api;
using backends::webgpu::Library;
namespace wg = backends::webgpu::wg;

enum Entry : size_t {
#define WG_REQUIRED(result, name, ...) entry_##name,
#define WG_OPTIONAL(result, name, ...) entry_##name,
#include "backends/webgpu/entry_points.def"
  entry_count
};
constexpr const char* names[] = {
#define WG_REQUIRED(result, name, ...) #name,
#define WG_OPTIONAL(result, name, ...) #name,
#include "backends/webgpu/entry_points.def"
};

Api real;
std::atomic<uint64_t> counts[entry_count];
std::atomic<size_t> armed_entry{entry_count};
std::atomic<uint64_t> armed_call{0};
std::atomic<bool> has_fired{false};
std::mutex mutex;
wg::UncapturedErrors device_errors;
wg::Callback<wg::OnLost> device_lost;
wg::Device device = nullptr;

constexpr const char* words = "injected failure";
const wg::StringView message{words, SIZE_MAX};

bool fails(Entry entry) {
  uint64_t call = ++counts[entry];
  if (armed_entry != entry || armed_call != call) return false;
  has_fired = true;
  return true;
}

void raise_error() {
  wg::UncapturedErrors to;
  {
    std::lock_guard lock(mutex);
    to = device_errors;
  }
  if (to.callback) to.callback(&device, wg::ErrorType::validation, message, to.user1, to.user2);
}

// What a call that fails does instead, for each kind of function.
wg::Future report(const wg::Callback<wg::OnAdapter>& c) {
  c.callback(wg::Status(3), nullptr, message, c.user1, c.user2);
  return {};
}
wg::Future report(const wg::Callback<wg::OnDevice>& c) {
  c.callback(wg::Status(3), nullptr, message, c.user1, c.user2);
  return {};
}
wg::Future report(const wg::Callback<wg::OnDone>& c) {
  c.callback(wg::Status(3), message, c.user1, c.user2);
  return {};
}
wg::Future report(const wg::Callback<wg::OnErrorScope>& c) {
  // The scope is left all the same.
  wg::Callback<wg::OnErrorScope> quiet;
  quiet.callback = [](wg::Status, wg::ErrorType, wg::StringView, void*, void*) {};
  real.DevicePopErrorScope(device, quiet);
  c.callback(wg::Status::success, wg::ErrorType::validation, message, c.user1, c.user2);
  return {};
}

template <class R, Entry entry, class... Args>
R failure(Args&&... args) {
  if constexpr (std::is_same_v<R, wg::Future>) {
    return report(std::get<sizeof...(Args) - 1>(std::forward_as_tuple(args...)));
  } else if constexpr (std::is_same_v<R, wg::Status>) {
    return wg::Status(2);
  } else if constexpr (std::is_void_v<R>) {
    raise_error();
  } else {
    if (entry == entry_QueueSubmitForIndex) raise_error();
    return R{};
  }
}

template <Entry entry, auto member>
struct Wrapped;
template <Entry entry, class R, class... Args, R (*Api::*member)(Args...)>
struct Wrapped<entry, member> {
  static R call(Args... args) {
    if (fails(entry)) return failure<R, entry>(args...);
    return (real.*member)(args...);
  }
};

wg::Future request_device(wg::Adapter adapter, const wg::DeviceDescriptor* descriptor,
                          wg::Callback<wg::OnDevice> callback) {
  if (fails(entry_AdapterRequestDevice)) return report(callback);
  {
    std::lock_guard lock(mutex);
    device_errors = descriptor->errors;
    device_lost = descriptor->lost;
  }
  struct Relay {
    wg::Callback<wg::OnDevice> to;
  };
  static Relay relay;
  relay.to = callback;
  callback.callback = [](wg::Status status, wg::Device made, wg::StringView text, void*, void*) {
    device = made;
    relay.to.callback(status, made, text, relay.to.user1, relay.to.user2);
  };
  return real.AdapterRequestDevice(adapter, descriptor, callback);
}

// Giving back cannot fail, and a scope that was not opened must not be left.
bool can_fail(std::string_view name) {
  return !name.ends_with("Release") && !name.ends_with("Destroy") && name != "BufferUnmap" &&
         name != "AdapterInfoFreeMembers" && name != "DevicePushErrorScope" &&
         name != "GetVersion" && name != "InstanceProcessEvents";
}

}  // namespace

Library instrument(const Library& library) {
  real = library.api;
  Library out = library;
#define WG_REQUIRED(result, name, ...) \
  if (real.name) out.api.name = Wrapped<entry_##name, &Api::name>::call;
#define WG_OPTIONAL(result, name, ...) WG_REQUIRED(result, name, __VA_ARGS__)
#include "backends/webgpu/entry_points.def"
  out.api.AdapterRequestDevice = request_device;
  return out;
}

void arm(const std::string& function, uint64_t call) {
  for (auto& count : counts) count = 0;
  has_fired = false;
  armed_call = call;
  armed_entry = entry_count;
  for (size_t e = 0; e < entry_count; ++e)
    if (function == names[e]) armed_entry = e;
}

uint64_t calls(const std::string& function) {
  for (size_t e = 0; e < entry_count; ++e)
    if (function == names[e]) return counts[e];
  return 0;
}

bool fired() { return has_fired; }

std::vector<std::string> functions() {
  std::vector<std::string> out;
  for (const char* name : names)
    if (can_fail(name)) out.emplace_back(name);
  return out;
}

void lose_device() {
  wg::Callback<wg::OnLost> to;
  {
    std::lock_guard lock(mutex);
    to = device_lost;
  }
  to.callback(&device, wg::LostReason::unknown, message, to.user1, to.user2);
  real.DeviceDestroy(device);
}

}  // namespace pumice::test::faults
