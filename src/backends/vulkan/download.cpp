#include "backends/vulkan/download.h"

namespace pumice::backends::vulkan {

Download::~Download() {
  if (landing_.block) context_->free_when_unused(std::move(landing_), hal::Memory::host_visible);
}

void Download::wait() {
  timeline_->wait(value_);
  if (to_.empty()) return;
  context_->copy_bytes(to_.data(), from_, to_.size());
  // Nothing writes the landing any more: its memory need not wait for what was submitted since.
  if (landing_.block) context_->allocator->free(std::exchange(landing_, {}));
  to_ = {};
}

}  // namespace pumice::backends::vulkan
