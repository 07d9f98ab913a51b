// Uploads, downloads and copies. WebGPU moves whole words of four bytes; the bytes of a word that
// are not meant are kept by a kernel.
#include <algorithm>
#include <array>
#include <cstring>

#include "backends/webgpu/queue.h"
#include "base/text.h"

namespace pumice::backends::webgpu {

namespace {

DeviceBuffer& buffer_of(const hal::Binding& b) { return *static_cast<DeviceBuffer*>(b.buffer); }
uint64_t words_up(uint64_t bytes) { return (bytes + 3) / 4 * 4; }

// Whether nothing of the buffer's own lies between the end of a range and that of its last word.
bool ends_buffer(const hal::Binding& b) { return b.offset + b.size == b.buffer->size(); }

}  // namespace

// The device's side of a host-visible buffer becomes what the host has, unless a command that is
// not done has yet to change it.
void DeviceQueue::bring(const hal::Binding& b) {
  DeviceBuffer& buffer = buffer_of(b);
  if (!buffer.mirror || b.size == 0) return;
  Mirror& m = *buffer.mirror;
  if (auto timeline = m.timeline.lock(); timeline && !timeline->reached(m.value)) return;
  write_words(buffer.block(), 0, std::span(m.bytes).first(buffer.size()));
}

void DeviceQueue::note_written(const hal::Binding& b) {
  DeviceBuffer& buffer = buffer_of(b);
  if (!buffer.mirror || !is_open_) return;
  buffer.mirror->timeline = timeline_;
  buffer.mirror->value = next_value();
  for (auto& [mirror, block] : window_.mirrors)
    if (mirror == buffer.mirror) return;
  window_.mirrors.emplace_back(buffer.mirror, &buffer.block());
}

std::vector<std::shared_ptr<Mapped>> DeviceQueue::land_mirrors() {
  std::vector<std::shared_ptr<Mapped>> landings;
  for (auto& [mirror, block] : window_.mirrors) {
    uint64_t bytes = words_up(mirror->bytes.size());
    landings.push_back(landings_->take(bytes));
    copy_words(*landings.back()->block, 0, *block, 0, bytes);
  }
  return landings;
}

// Words between different blocks, in the window.
void DeviceQueue::copy_words(Block& to, uint64_t to_offset, Block& from, uint64_t from_offset,
                             uint64_t bytes) {
  open();
  if (!is_open_) return;
  end_pass();
  use(to);
  use(from);
  api_.CommandEncoderCopyBufferToBuffer(window_.encoder, from.handle, from_offset, to.handle,
                                        to_offset, bytes);
  ++window_.recorded;
}

// Bytes between different blocks, by a kernel that leaves the others of their words alone.
void DeviceQueue::copy_bytes(Block& to, uint64_t to_offset, Block& from, uint64_t from_offset,
                             uint64_t bytes) {
  constexpr uint64_t most = uint64_t(64) << 20;
  uint64_t step = std::min(most, context_->capabilities.limits.max_storage_binding / 2);
  uint64_t alignment = std::max(16u, context_->capabilities.limits.storage_alignment);
  for (uint64_t done = 0; done < bytes; done += step) {
    uint64_t n = std::min(step, bytes - done);
    uint64_t source = from_offset + done, target = to_offset + done;
    uint64_t source_base = source / alignment * alignment;
    uint64_t target_base = target / alignment * alignment;
    auto bound = [&](Block& block, uint64_t base, uint64_t end) {
      return Bound{&block, base, (end - base + 15) / 16 * 16};
    };
    bound_.assign({bound(from, source_base, source + n), bound(to, target_base, target + n)});
    auto first = int64_t(target - target_base) / 4;
    int64_t end = int64_t(target - target_base + n);
    int64_t begins = int64_t(source - source_base) - int64_t(target - target_base) + 4 * first;
    int64_t word = begins >= 0 ? begins / 4 : -1;
    uint64_t count = uint64_t((end + 3) / 4 - first);
    words_.assign({count, uint64_t(first), uint64_t(word), uint64_t((begins - 4 * word) * 8),
                   bound_[0].size / 4, target - target_base, uint64_t(end)});
    run(context_->byte_copier(), count);
  }
}

void DeviceQueue::copy(hal::Binding to, hal::Binding from) {
  to.size = from.size = std::min(to.size, from.size);
  if (to.size == 0 || failed()) return;
  bring(from);
  if (to.offset || to.size != to.buffer->size()) bring(to);
  Block& target = buffer_of(to).block();
  Block* source = &buffer_of(from).block();
  uint64_t at = from.offset;
  if (source == &target) {
    uint64_t begin = from.offset / 4 * 4;
    uint64_t bytes = words_up(from.offset + from.size - begin);
    Block& aside = scratch(bytes);
    copy_words(aside, 0, *source, begin, bytes);
    source = &aside;
    at = from.offset - begin;
  }
  if (to.offset % 4 == 0 && at % 4 == 0 && (to.size % 4 == 0 || ends_buffer(to)))
    copy_words(target, to.offset, *source, at, words_up(to.size));
  else
    copy_bytes(target, to.offset, *source, at, to.size);
  note_written(to);
  if (window_.recorded >= window_limit_) flush();
}

// Bytes in staging memory of the window that is open, the last word filled up. Submits what is
// there when it is much, so that the device copies it meanwhile, and waits when all that memory is
// in flight. An empty piece when the queue has failed.
Staging::Piece DeviceQueue::stage(std::span<const std::byte> from) {
  if (window_.staged >= most_staged) flush();
  for (;;) {
    open();
    if (!is_open_) return {};
    std::string why;
    Staging::Piece piece = staging_.take(words_up(from.size()), why);
    if (piece.block) {
      context_->host_copier.copy(piece.host, from.data(), from.size());
      std::fill(piece.host + from.size(), piece.host + words_up(from.size()), std::byte(0));
      window_.staged += from.size();
      return piece;
    }
    if (!why.empty()) {
      fail("wgpuDeviceCreateBuffer", 0, cat("no memory to upload by: ", why));
      return {};
    }
    flush();
    timeline_->quiet_wait(staging_.oldest());
    while (!staging_.ready() && !failed()) context_->poll(0);
  }
}

// Copies what was staged, ahead of all launches of the window unless they use the block. No pass
// is cut for it then.
void DeviceQueue::unstage(Block& to, uint64_t offset, const Staging::Piece& piece, uint64_t bytes) {
  bool in_order = used_here(to);
  if (in_order) end_pass();
  if (!in_order && !window_.ahead) {
    wg::CommandDescriptor descriptor;
    window_.ahead = api_.DeviceCreateCommandEncoder(context_->device, &descriptor);
    if (!window_.ahead) return fail("wgpuDeviceCreateCommandEncoder", 0, "no encoder");
  }
  use(to);
  api_.CommandEncoderCopyBufferToBuffer(in_order ? window_.encoder : window_.ahead,
                                        piece.block->handle, piece.offset, to.handle, offset,
                                        words_up(bytes));
  ++window_.recorded;
  ++statistics_.written;
}

// Words, the last one filled up.
void DeviceQueue::write_words(Block& to, uint64_t offset, std::span<const std::byte> from) {
  for (uint64_t at = 0; at < from.size(); at += Staging::chunk_bytes) {
    auto part = from.subspan(at, std::min(Staging::chunk_bytes, from.size() - at));
    Staging::Piece piece = stage(part);
    if (!piece.block) return;
    unstage(to, offset + at, piece, part.size());
  }
}

void DeviceQueue::write_bytes(Block& to, uint64_t offset, std::span<const std::byte> from) {
  for (uint64_t at = 0; at < from.size(); at += Staging::chunk_bytes) {
    auto part = from.subspan(at, std::min(Staging::chunk_bytes, from.size() - at));
    Staging::Piece piece = stage(part);
    if (!piece.block) return;
    Block& aside = scratch(words_up(part.size()));
    unstage(aside, 0, piece, part.size());
    copy_bytes(to, offset + at, aside, 0, part.size());
  }
}

void DeviceQueue::upload(hal::Binding to, std::span<const std::byte> from) {
  if (from.empty() || failed()) return;
  bring(to);
  Block& block = buffer_of(to).block();
  if (to.offset % 4) {
    write_bytes(block, to.offset, from);
  } else {
    size_t whole = ends_buffer(to) ? from.size() : from.size() / 4 * 4;
    write_words(block, to.offset, from.first(whole));
    if (whole < from.size()) write_bytes(block, to.offset + whole, from.subspan(whole));
  }
  note_written(to);
  if (window_.recorded >= window_limit_) flush();
}

// The landing's bytes go to the mirror, as a part of the submission.
void DeviceQueue::map_mirror(const std::shared_ptr<Mapped>& landing,
                             std::shared_ptr<Completion> completion,
                             std::shared_ptr<Mirror> mirror) {
  auto keep = [landing, mirror, completion, landings = landings_, context = context_.get()](
                  wg::Status status, const std::string& message) {
    if (status == wg::Status::success) {
      auto bytes = landing->bytes(words_up(mirror->bytes.size()));
      if (bytes)
        context->host_copier.copy(mirror->bytes.data(), bytes, mirror->bytes.size());
      else
        status = wg::Status{};
      landing->unmap();
      landings->give(landing);
    }
    completion->part_done("wgpuBufferMapAsync", status, message);
  };
  map(*context_, landing, wg::map_mode_read, std::move(keep));
}

std::unique_ptr<hal::Fence> DeviceQueue::download(std::span<std::byte> to, hal::Binding from) {
  if (!to.empty() && !failed()) bring(from);
  return fetch(to, buffer_of(from).block(), from.offset);
}

std::unique_ptr<hal::Fence> DeviceQueue::fetch(std::span<std::byte> to, Block& from,
                                               uint64_t first) {
  auto download = std::make_unique<Download>(context_, landings_, to, from, first);
  while (!failed()) {
    std::optional<Download::Copy> copy = download->next();
    if (!copy) break;
    copy_words(*copy->to, 0, from, copy->from, copy->bytes);
  }
  flush();
  download->depend_on(timeline_, latest());
  return download;
}

}  // namespace pumice::backends::webgpu
