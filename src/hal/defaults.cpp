#include "hal/recording.h"

#include <chrono>

#include "base/small_vector.h"
#include "pumice/error.h"

namespace pumice::hal {

std::unique_ptr<Buffer> Device::allocate_shared(uint64_t) {
  throw UsageError("[allocate_shared] " + info().name + " shares no memory");
}

int Device::share(Buffer&) { throw UsageError("[share] " + info().name + " shares no memory"); }

std::unique_ptr<Buffer> Device::open_shared(int, uint64_t) {
  throw UsageError("[open_shared] " + info().name + " shares no memory");
}

std::unique_ptr<Recording> Device::record(std::span<const RecordedLaunch> launches) {
  return std::make_unique<ListRecording>(launches);
}

void Queue::replay(Recording& recording, std::span<Buffer* const> buffers,
                   std::span<const int64_t> scalars) {
  for (const RecordedLaunch& recorded : static_cast<ListRecording&>(recording).launches) {
    SmallVector<Binding, 8> bindings;
    for (const SlotBinding& b : recorded.bindings)
      bindings.push_back({buffers[b.slot], b.offset, b.size});
    auto own = scalars.subspan(recorded.first_scalar, recorded.scalars);
    launch({recorded.executable, bindings, std::as_bytes(own), recorded.count});
  }
  submit();
}

double Queue::time(const Launch& timed, int warm_up, int repeats) {
  submit()->wait();
  std::vector<double> seconds;
  for (int run = -warm_up; run < std::max(repeats, 1); ++run) {
    auto begin = std::chrono::steady_clock::now();
    launch(timed);
    submit()->wait();
    std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    if (run >= 0) seconds.push_back(took.count());
  }
  return median(std::move(seconds));
}

}  // namespace pumice::hal
