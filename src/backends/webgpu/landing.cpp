#include "backends/webgpu/landing.h"

#include <algorithm>
#include <bit>

#include "base/text.h"

namespace pumice::backends::webgpu {

namespace {

// Sizes that are few, so that landings fit again.
uint64_t landing_size(uint64_t bytes) {
  constexpr uint64_t step = uint64_t(4) << 20;
  if (bytes > step) return (bytes + step - 1) / step * step;
  return std::max<uint64_t>(4096, std::bit_ceil(bytes));
}

}  // namespace

std::shared_ptr<Mapped> Landings::take(uint64_t bytes) {
  uint64_t size = landing_size(bytes);
  {
    std::lock_guard lock(mutex_);
    for (auto at = spare_.begin(); at != spare_.end(); ++at) {
      if ((*at)->block->size < size || (*at)->block->size > 4 * size) continue;
      auto landing = std::move(*at);
      spare_.erase(at);
      spare_bytes_ -= landing->block->size;
      return landing;
    }
  }
  auto landing = std::make_shared<Mapped>();
  std::string why;
  landing->block = context_.make_block(size, wg::map_read | wg::copy_target, &why);
  if (!landing->block)
    throw DeviceError("webgpu", "wgpuDeviceCreateBuffer", 0,
                      cat("no buffer of ", size, " bytes to read by: ", why));
  return landing;
}

void Landings::give(std::shared_ptr<Mapped> landing) {
  std::lock_guard lock(mutex_);
  if (spare_bytes_ + landing->block->size > most_spare) return;
  spare_bytes_ += landing->block->size;
  spare_.push_back(std::move(landing));
}

std::optional<Download::Copy> Download::next() {
  if (rest_.empty() || pieces_.size() >= most_pieces) return std::nullopt;
  uint64_t n = std::min<uint64_t>(piece_bytes, rest_.size());
  uint64_t begin = at_ / 4 * 4, offset = at_ % 4, words = (offset + n + 3) / 4 * 4;
  pieces_.push_back({landings_->take(words), offset, rest_.first(n), nullptr, 0});
  rest_ = rest_.subspan(n);
  at_ += n;
  return Copy{pieces_.back().landing->block.get(), begin, words};
}

void Download::depend_on(std::shared_ptr<Timeline> timeline, uint64_t value) {
  timeline_ = std::move(timeline);
  value_ = value;
  for (Piece& p : pieces_) {
    p.timeline = timeline_;
    p.value = value;
    map(*context_, p.landing, wg::map_mode_read);
  }
}

// The queue belongs to another thread, perhaps; the block is still as it was.
void Download::submit_next() {
  auto copy = next();
  if (!copy) return;
  if (!clock_) clock_ = context_->add_clock();
  const Api& api = context_->api;
  wg::CommandDescriptor descriptor;
  Scope scope(*context_);
  wg::CommandEncoder encoder = api.DeviceCreateCommandEncoder(context_->device, &descriptor);
  wg::CommandBuffer commands = nullptr;
  if (encoder) {
    api.CommandEncoderCopyBufferToBuffer(encoder, from_.handle, copy->from, copy->to->handle, 0,
                                         copy->bytes);
    commands = api.CommandEncoderFinish(encoder, &descriptor);
    api.CommandEncoderRelease(encoder);
  }
  wg::ErrorType type = scope.end();
  if (type == wg::ErrorType::none && commands && !context_->lost()) {
    context_->submit({&commands, 1}, clock_->timeline, 0);
  } else {
    clock_->timeline->fail_next(
        DeviceError("webgpu", "wgpuCommandEncoderFinish", long(type), one_line(scope.message())));
    clock_->timeline->submit_next(0);
  }
  if (commands) api.CommandBufferRelease(commands);
  Piece& p = pieces_.back();
  p.timeline = clock_->timeline;
  p.value = p.timeline->submitted();
  if (!p.timeline->failed()) map(*context_, p.landing, wg::map_mode_read);
}

void Download::read(const Piece& p) {
  p.timeline->wait(p.value);
  while (!p.landing->reported && !p.timeline->failed()) context_->poll(0);
  const std::byte* bytes = p.landing->bytes((p.offset + p.to.size() + 3) / 4 * 4);
  if (!bytes) {
    p.timeline->wait(p.value);  // the loss of the device says more
    throw DeviceError("webgpu", "wgpuBufferMapAsync", 0,
                      cat(p.to.size(), " bytes cannot be read back"));
  }
  context_->host_copier.copy(p.to.data(), bytes + p.offset, p.to.size());
  p.landing->unmap();
}

void Download::wait() {
  timeline_->wait(value_);
  while (!pieces_.empty()) {
    read(pieces_.front());
    landings_->give(std::move(pieces_.front().landing));
    pieces_.pop_front();
    submit_next();
  }
}

}  // namespace pumice::backends::webgpu
