#include "backends/webgpu/queue.h"
#include "base/text.h"
#include "hal/recording.h"

namespace pumice::backends::webgpu {

namespace {

constexpr uint64_t bytes_of_two = 16;

// Two timestamps, and the buffer that takes them.
struct Queries {
  explicit Queries(const Context& c) : context(c) {
    Scope scope(c);
    wg::QuerySetDescriptor descriptor;
    descriptor.count = 2;
    set = c.api.DeviceCreateQuerySet(c.device, &descriptor);
    std::string why;
    results = c.make_block(bytes_of_two, wg::query_resolve | wg::copy_source, &why);
    wg::ErrorType type = scope.end();
    if (type == wg::ErrorType::none && set && results) return;
    release();
    throw DeviceError("webgpu", "wgpuDeviceCreateQuerySet", long(type),
                      cat("no timestamps: ", one_line(scope.message()), why));
  }
  ~Queries() { release(); }
  Queries(const Queries&) = delete;
  void release() {
    if (set) context.api.QuerySetRelease(set);
    set = nullptr;
  }

  const Context& context;
  wg::QuerySet set = nullptr;
  std::unique_ptr<Block> results;
};

// Nanoseconds of a tick. Libraries that do not say it have turned ticks into nanoseconds.
double period_of(const Context& context) {
  const Api& api = context.api;
  return api.QueueGetTimestampPeriod ? api.QueueGetTimestampPeriod(context.queue) : 1;
}

}  // namespace

// In ticks. The launch has a pass of its own: its begin waits for all before it, its end for it.
uint64_t DeviceQueue::timed_run(const hal::Launch& launch, wg::QuerySet set, Block& results) {
  wg::TimestampWrites writes;
  writes.set = set;
  writes.end = 1;
  {
    timestamps_ = &writes;
    struct Reset {
      ~Reset() { of = nullptr; }
      const wg::TimestampWrites*& of;
    } at_the_end{timestamps_};
    record(launch);
  }
  end_pass();
  if (is_open_) api_.CommandEncoderResolveQuerySet(window_.encoder, set, 0, 2, results.handle, 0);
  uint64_t ticks[2] = {};
  fetch(std::as_writable_bytes(std::span(ticks)), results, 0)->wait();
  // WebGPU does not promise that a clock runs forwards.
  return ticks[1] >= ticks[0] ? ticks[1] - ticks[0] : 0;
}

double DeviceQueue::time(const hal::Launch& launch, int warm_up, int repeats) {
  bool has_clock = context_->capabilities.has(wg::Feature::timestamps);
  double period = has_clock ? period_of(*context_) : 0;
  if (traced_ || period <= 0 || launch.count == 0)
    return hal::Queue::time(launch, warm_up, repeats);
  submit()->wait();
  Queries queries(*context_);
  std::vector<double> seconds;
  for (int run = -warm_up; run < std::max(repeats, 1); ++run) {
    uint64_t ticks = timed_run(launch, queries.set, *queries.results);
    if (run >= 0) seconds.push_back(double(ticks) * period * 1e-9);
  }
  return hal::median(std::move(seconds));
}

}  // namespace pumice::backends::webgpu
