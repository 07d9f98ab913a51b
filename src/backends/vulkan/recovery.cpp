#include "backends/vulkan/recovery.h"

#include "base/settings.h"
#include "base/text.h"
#include "base/trace.h"

namespace pumice::backends::vulkan {

namespace {

DeviceBuffer& buffer_of(const hal::Binding& b) { return *static_cast<DeviceBuffer*>(b.buffer); }

}  // namespace

Home::Home(Instance& instance, VkPhysicalDevice physical, Capabilities capabilities)
    : instance_(instance),
      physical_(physical),
      capabilities_(std::move(capabilities)),
      current_(std::make_shared<Context>(instance_, physical_, capabilities_)) {}

std::shared_ptr<Context> Home::context() {
  std::shared_ptr<Context> before;  // closed without the lock
  std::lock_guard lock(mutex_);
  if (!current_->lost()) return current_;
  auto fresh = std::make_shared<Context>(instance_, physical_, capabilities_);
  before = std::exchange(current_, std::move(fresh));
  return current_;
}

std::shared_ptr<Context> Home::last() const {
  std::lock_guard lock(mutex_);
  return current_;
}

void Home::add(LastingExecutable* executable) {
  std::lock_guard lock(mutex_);
  executables_.insert(executable);
}

void Home::remove(LastingExecutable* executable) {
  std::lock_guard lock(mutex_);
  executables_.erase(executable);
}

void Home::retire(const Context& context) {
  std::lock_guard lock(mutex_);
  if (!context.lost() || context.live_queues()) return;
  for (LastingExecutable* e : executables_) e->forget(context);
}

LastingExecutable::LastingExecutable(std::shared_ptr<Home> home, const hal::Binary& binary)
    : home_(std::move(home)), binary_(binary) {
  current_ = &add(home_->context());
  home_->add(this);
  if (settings::debug("kernels"))
    for (const auto& [name, value] : facts())
      trace("kernels", cat(binary_.entry, ": ", name, " ", value));
}

LastingExecutable::~LastingExecutable() { home_->remove(this); }

Facts LastingExecutable::facts() {
  auto context = home_->context();
  if (!context->capabilities.has(Feature::pipeline_statistics)) return {};
  auto examined = context->pipelines->make(context, binary_, Pipelines::Form::examined);
  return facts_of(context->api, context->device, examined->handle);
}

LastingExecutable::Slot& LastingExecutable::add(const std::shared_ptr<Context>& context) {
  auto made =
      std::make_unique<DeviceExecutable>(context->pipelines->make(context, binary_), binary_);
  Slot& slot = slots_.emplace_back();
  slot.executable = std::move(made);
  slot.context.store(context.get(), std::memory_order_release);
  return slot;
}

DeviceExecutable& LastingExecutable::on(const std::shared_ptr<Context>& context) {
  Slot* now = current_.load(std::memory_order_acquire);
  if (now->context.load(std::memory_order_acquire) == context.get()) return *now->executable;
  std::lock_guard lock(mutex_);
  for (Slot& slot : slots_)
    if (slot.context.load() == context.get()) return *slot.executable;
  Slot& slot = add(context);
  if (!context->lost()) current_.store(&slot, std::memory_order_release);
  return *slot.executable;
}

void LastingExecutable::forget(const Context& context) {
  std::lock_guard lock(mutex_);
  for (Slot& slot : slots_)
    if (slot.context.load() == &context) {
      slot.context.store(nullptr);
      slot.executable.reset();
    }
}

LastingRecording::LastingRecording(const std::shared_ptr<Context>& context,
                                   std::span<const hal::RecordedLaunch> launches)
    : list_(launches) {
  for (const hal::RecordedLaunch& l : launches) {
    const std::vector<bool>& written = static_cast<LastingExecutable*>(l.executable)->written();
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

LastingQueue::LastingQueue(std::shared_ptr<Home> home)
    : home_(std::move(home)), inner_(std::make_unique<DeviceQueue>(home_->context())) {}

LastingQueue::~LastingQueue() {
  auto context = inner_->context();
  inner_.reset();
  home_->retire(*context);
}

DeviceQueue& LastingQueue::ready() {
  if (inner_->timeline().failed()) [[unlikely]]
    renew();
  return *inner_;
}

// Errors that nobody has seen yet keep the queue as it is.
void LastingQueue::renew() {
  if (!inner_->timeline().told() && (skipped_ || inner_->owes())) return;
  auto before = inner_->context();
  auto fresh = std::make_unique<DeviceQueue>(home_->context());
  inner_ = std::move(fresh);
  skipped_ = false;
  home_->retire(*before);
}

// Throws when the bytes of a buffer are not what they should be. Those of this queue's own failure
// that nobody has seen yet are told by its sync points.
void LastingQueue::admit(const hal::Binding& binding) const {
  const DeviceBuffer& buffer = buffer_of(binding);
  const auto& context = inner_->context();
  if (buffer.context() != context) [[unlikely]] {
    if (!buffer.context()->lost()) inner_->timeline().raise();
    throw buffer.context()->failures().combined("the contents of a buffer are lost with it", "");
  }
  if (!context->spoiled()) [[likely]]
    return;
  if (buffer.writer && buffer.writer.get() != &inner_->timeline() &&
      buffer.writer->failed(buffer.written_at))
    buffer.writer->raise();
}

// What is written as a whole may have held anything.
void LastingQueue::admit_target(const hal::Binding& binding) const {
  const DeviceBuffer& buffer = buffer_of(binding);
  bool whole = binding.offset == 0 && binding.size == buffer.size();
  if (!whole || buffer.context() != inner_->context()) admit(binding);
}

void LastingQueue::wrote(const hal::Binding& binding) const {
  DeviceBuffer& buffer = buffer_of(binding);
  const auto& timeline = inner_->shared_timeline();
  if (buffer.writer != timeline) buffer.writer = timeline;
  buffer.written_at = inner_->latest();
}

// A command that came after a failure may not have been run.
void LastingQueue::note_skipped() {
  if (inner_->timeline().failed()) [[unlikely]]
    skipped_ = true;
}

// What the driver does not promise to bind must not reach it.
void LastingQueue::check_ranges(const hal::Launch& launch) const {
  const Capabilities& c = inner_->context()->capabilities;
  if (c.addresses()) return;
  for (const hal::Binding& b : launch.bindings)
    if (b.size > c.limits.maxStorageBufferRange)
      throw DeviceError("vulkan", "launch", 0,
                        cat("kernel ", static_cast<LastingExecutable*>(launch.executable)->name(),
                            " binds ", b.size, " bytes, the device takes ",
                            c.limits.maxStorageBufferRange, " without addresses"));
}

void LastingQueue::launch(const hal::Launch& launch) {
  if (launch.count == 0) return;
  check_ranges(launch);
  DeviceQueue& queue = ready();
  for (const hal::Binding& b : launch.bindings) admit(b);
  auto& executable = *static_cast<LastingExecutable*>(launch.executable);
  if (!queue.timeline().failed()) {
    hal::Launch inner = launch;
    inner.executable = &executable.on(queue.context());
    queue.launch(inner);
  }
  const std::vector<bool>& written = executable.written();
  for (size_t b = 0; b < launch.bindings.size(); ++b)
    if (written[b]) wrote(launch.bindings[b]);
  note_skipped();
}

void LastingQueue::replay(hal::Recording& recording, std::span<hal::Buffer* const> buffers,
                          std::span<const int64_t> scalars) {
  auto own = dynamic_cast<LastingRecording*>(&recording);
  if (!own) return hal::Queue::replay(recording, buffers, scalars);
  DeviceQueue& queue = ready();
  if (!queue.timeline().failed() && own->is_long(queue, scalars))
    return hal::Queue::replay(own->list(), buffers, scalars);
  for (hal::Buffer* b : buffers) admit({b, 0, b->size()});
  if (!queue.timeline().failed()) queue.replay_commands(own->on(queue.context()), buffers, scalars);
  const std::vector<bool>& written = own->written();
  for (size_t s = 0; s < written.size(); ++s)
    if (written[s]) wrote({buffers[s], 0, buffers[s]->size()});
  note_skipped();
}

double LastingQueue::time(const hal::Launch& launch, int warm_up, int repeats) {
  submit()->wait();
  if (launch.count == 0) return 0;
  check_ranges(launch);
  DeviceQueue& queue = ready();
  for (const hal::Binding& b : launch.bindings) admit(b);
  auto& executable = *static_cast<LastingExecutable*>(launch.executable);
  hal::Launch inner = launch;
  inner.executable = &executable.on(queue.context());
  double seconds = queue.time(inner, warm_up, repeats);
  for (size_t b = 0; b < launch.bindings.size(); ++b)
    if (executable.written()[b]) wrote(launch.bindings[b]);
  return seconds;
}

void LastingQueue::copy(hal::Binding to, hal::Binding from) {
  DeviceQueue& queue = ready();
  admit_target(to);
  admit(from);
  queue.copy(to, from);
  wrote(to);
  note_skipped();
}

void LastingQueue::upload(hal::Binding to, std::span<const std::byte> from) {
  DeviceQueue& queue = ready();
  admit_target(to);
  queue.upload(to, from);
  wrote(to);
  note_skipped();
}

std::unique_ptr<hal::Fence> LastingQueue::download(std::span<std::byte> to, hal::Binding from) {
  DeviceQueue& queue = ready();
  admit(from);
  return queue.download(to, from);
}

std::unique_ptr<hal::Fence> LastingQueue::submit() {
  DeviceQueue& queue = ready();
  auto fence = queue.submit();
  note_skipped();
  return skipped_ ? make_fence(queue.shared_timeline(), queue.latest()) : std::move(fence);
}

}  // namespace pumice::backends::vulkan
