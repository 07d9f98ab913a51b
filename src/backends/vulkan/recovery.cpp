#include "backends/vulkan/recovery.h"

#include "base/text.h"

namespace pumice::backends::vulkan {

Facts facts_of(const LastingExecutable& executable) {
  auto context = executable.home()->context();
  if (!context->capabilities.has(Feature::pipeline_statistics)) return {};
  auto examined = context->pipelines->make(context, executable.binary(), Pipelines::Form::examined);
  return facts_of(context->api, context->device, examined->handle);
}

LastingRecording::LastingRecording(const std::shared_ptr<Context>& context,
                                   std::span<const hal::RecordedLaunch> launches)
    : list_(launches) {
  for (const hal::RecordedLaunch& l : launches) {
    const std::vector<bool>& written =
        static_cast<LastingExecutable*>(l.executable)->binary().written;
    for (size_t b = 0; b < l.bindings.size(); ++b) {
      uint32_t slot = l.bindings[b].slot;
      if (slot >= written_.size()) written_.resize(slot + 1);
      if (written[b]) written_[slot] = true;
    }
  }
  on(context);
}

std::shared_ptr<Commands> LastingRecording::on(const std::shared_ptr<Context>& context) {
  std::lock_guard lock(mutex_);
  if (commands_ && commands_->context() == context) return commands_;
  std::vector<hal::RecordedLaunch> inner = list_.launches;
  for (hal::RecordedLaunch& l : inner)
    l.executable = &static_cast<LastingExecutable*>(l.executable)->on(context);
  return commands_ = std::make_shared<Commands>(context, inner);
}

bool LastingRecording::is_long(DeviceQueue& queue, std::span<const int64_t> scalars) {
  constexpr uint64_t first = 4, now_and_then = 64;
  uint64_t replay = replays_++;
  if (replay >= first && replay % now_and_then != 0) return long_;
  Work work;
  for (const hal::RecordedLaunch& l : list_.launches) {
    const auto& cost =
        static_cast<LastingExecutable*>(l.executable)->on(queue.context()).pipeline->cost;
    auto own = scalars.subspan(l.first_scalar, l.scalars);
    work.add(cost, cost->instructions(l.count, std::as_bytes(own)));
  }
  long_ = work.nanoseconds(queue.context()->pace) > queue.longest_submission();
  if (!long_) queue.measure_replay(work);
  return long_;
}

// What the driver does not promise to bind must not reach it.
void LastingQueue::check_ranges(const hal::Launch& launch) {
  const Capabilities& c = now().context()->capabilities;
  if (c.addresses()) return;
  for (const hal::Binding& b : launch.bindings)
    if (b.size > c.limits.maxStorageBufferRange)
      throw DeviceError(
          "vulkan", "launch", 0,
          cat("kernel ", static_cast<LastingExecutable*>(launch.executable)->binary().entry,
              " binds ", b.size, " bytes, the device takes ", c.limits.maxStorageBufferRange,
              " without addresses"));
}

void LastingQueue::launch(const hal::Launch& launch) {
  if (launch.count) check_ranges(launch);
  hal::LastingQueue<Driver>::launch(launch);
}

double LastingQueue::time(const hal::Launch& launch, int warm_up, int repeats) {
  if (launch.count) check_ranges(launch);
  return hal::LastingQueue<Driver>::time(launch, warm_up, repeats);
}

void LastingQueue::replay(hal::Recording& recording, std::span<hal::Buffer* const> buffers,
                          std::span<const int64_t> scalars) {
  auto own = dynamic_cast<LastingRecording*>(&recording);
  if (!own) return hal::Queue::replay(recording, buffers, scalars);
  DeviceQueue& queue = ready();
  if (!queue.timeline()->failed() && own->is_long(queue, scalars))
    return hal::Queue::replay(own->list(), buffers, scalars);
  for (hal::Buffer* b : buffers) admit({b, 0, b->size()});
  if (!queue.timeline()->failed())
    queue.replay_commands(own->on(queue.context()), buffers, scalars);
  const std::vector<bool>& written = own->written();
  for (size_t s = 0; s < written.size(); ++s)
    if (written[s]) wrote({buffers[s], 0, buffers[s]->size()});
  note_skipped();
}

}  // namespace pumice::backends::vulkan
