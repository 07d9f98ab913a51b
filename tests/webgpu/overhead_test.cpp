#include <time.h>

#include <array>
#include <tuple>
#include <type_traits>

#include "device.h"
#include "kernels.h"

// What a launch costs the host beside the library: all functions of this one do nothing.
namespace pumice::test {
namespace {

using namespace backends::webgpu;

std::byte anything[Staging::chunk_bytes];

// Requests are granted at once.
wg::Future grant(const wg::Callback<wg::OnAdapter>&) { return {}; }
wg::Future grant(const wg::Callback<wg::OnDevice>& c) {
  c.callback(wg::Status::success, reinterpret_cast<wg::Device>(anything), {}, c.user1, c.user2);
  return {};
}
wg::Future grant(const wg::Callback<wg::OnDone>& c) {
  c.callback(wg::Status::success, {}, c.user1, c.user2);
  return {};
}
wg::Future grant(const wg::Callback<wg::OnErrorScope>& c) {
  c.callback(wg::Status::success, wg::ErrorType::none, {}, c.user1, c.user2);
  return {};
}

template <class F>
struct Idle;
template <class R, class... Args>
struct Idle<R (*)(Args...)> {
  static R call(Args... args) {
    if constexpr (std::is_same_v<R, wg::Future>)
      return grant(std::get<sizeof...(Args) - 1>(std::forward_as_tuple(args...)));
    else if constexpr (std::is_same_v<R, wg::Status>)
      return wg::Status::success;
    else if constexpr (std::is_pointer_v<R>)
      return reinterpret_cast<R>(anything);
    else if constexpr (!std::is_void_v<R>)
      return R(1);
  }
};

Library idle_library() {
  Library l;
#define WG_REQUIRED(result, name, ...) l.api.name = Idle<decltype(l.api.name)>::call;
#define WG_OPTIONAL(result, name, ...) WG_REQUIRED(result, name, __VA_ARGS__)
#include "backends/webgpu/entry_points.def"
  auto limits = [](wg::Limits* to) {
    *to = default_limits();
    to->max_immediate_bytes = 128;
    return wg::Status::success;
  };
  static auto tell = limits;
  l.api.AdapterGetLimits = [](wg::Adapter, wg::Limits* to) { return tell(to); };
  l.api.DeviceGetLimits = [](wg::Device, wg::Limits* to) { return tell(to); };
  l.api.AdapterGetInfo = [](wg::Adapter, wg::AdapterInfo* info) {
    info->device = wg::view("idle");
    info->backend = wg::BackendType::vulkan;
    return wg::Status::success;
  };
  return l;
}

double processor_seconds() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

TEST(overhead, of_a_launch) {
  Library library = idle_library();
  Device device(library, reinterpret_cast<wg::Adapter>(anything));
  auto queue = device.make_queue();
  auto kernel = device.load(compile(multiply_add(), target_of(device.capabilities())));
  std::vector<std::unique_ptr<hal::Buffer>> buffers;
  for (int i = 0; i < 64; ++i) buffers.push_back(device.allocate(256, hal::Memory::device));
  constexpr size_t launches = 10000;
  double best = 1;
  for (int round = 0; round < 5; ++round) {
    double begin = processor_seconds();
    for (size_t i = 0; i < launches; ++i) {
      std::array bindings = {hal::Binding{buffers[i % 63].get(), 0, 256},
                             hal::Binding{buffers[i % 63 + 1].get(), 0, 256}};
      int64_t factor = int64_t(i);
      queue->launch({kernel.get(), bindings, std::as_bytes(std::span(&factor, 1)), 64});
    }
    queue->submit()->wait();
    best = std::min(best, (processor_seconds() - begin) / launches);
  }
  std::printf("%.3f us of our own per launch\n", 1e6 * best);
  EXPECT_LT(best, 5e-6);  // 0.1 on an idle machine; sanitizers take more
}

}  // namespace
}  // namespace pumice::test
