#include "hal/host_copier.h"

#include <algorithm>
#include <cstring>

namespace pumice::hal {

HostCopier::HostCopier(bool software) {
  // One thread copies at a fifth of what a bus moves; half the cores are left to others.
  int threads = int(std::min(8u, std::thread::hardware_concurrency() / 2));
  if (!software && threads > 1) threads_ = std::make_unique<ThreadPool>(threads);
}

void HostCopier::copy(std::byte* to, const std::byte* from, uint64_t bytes) const {
  constexpr uint64_t grain = uint64_t(256) << 10;
  if (!threads_ || bytes < 4 * grain) {
    std::memcpy(to, from, bytes);
    return;
  }
  threads_->run(bytes, grain, [&](uint64_t begin, uint64_t end) {
    std::memcpy(to + begin, from + begin, end - begin);
  });
}

}  // namespace pumice::hal
