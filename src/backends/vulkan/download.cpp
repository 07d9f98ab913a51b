#include "backends/vulkan/download.h"

namespace pumice::backends::vulkan {

Download::~Download() {
  if (landing_.block) context_->free_when_unused(std::move(landing_));
}

void Download::wait() {
  uint64_t at = 0;
  auto fetch = [&](uint64_t value, uint64_t end) {
    timeline_->wait(value);
    if (at < end) context_->host_copier.copy(to_.data() + at, from_ + at, end - at);
    at = end;
  };
  if (!to_.empty())
    for (const Part& part : parts_) fetch(part.value, part.end);
  fetch(value_, to_.size());
  // Nothing writes the landing any more: its memory need not wait for what was submitted since.
  if (landing_.block) context_->allocator->free(std::exchange(landing_, {}));
  to_ = {};
}

}  // namespace pumice::backends::vulkan
