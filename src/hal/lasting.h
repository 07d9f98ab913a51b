#pragma once
#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_set>

#include "hal/fences.h"
#include "hal/hal.h"

// Devices and queues that go on after failures, as the contract in hal.h asks, made of ones that do
// not. A driver is a struct that names its types:
//  Context     what one opening of the device shares: lost(); spoiled(): work of any queue failed;
//              raise_loss() throws what ended it; live_queues().
//  Queue       is made of a context, and runs nothing after a failure: context(), latest(),
//              timeline(), a shared pointer; owes(): commands that nobody has waited for are lost.
//  Timeline    failed(), failed(value); raise() throws the error; told(): it was thrown.
//  Buffer      context(); `writer` and `written_at`: the last commands that wrote it.
//  Executable  for one context; load(context, binary) of the driver makes it.
namespace pumice::hal {

template <class Driver>
class LastingExecutable;

// A device, and the context that stands for it now: a new one when the last is lost. Thread-safe.
template <class Driver>
class Home {
 public:
  using Context = typename Driver::Context;
  using Open = std::function<std::shared_ptr<Context>()>;

  explicit Home(Open open) : open_(std::move(open)), current_(open_()) {}

  // Throws DeviceError when the device cannot be opened again.
  std::shared_ptr<Context> context() {
    std::shared_ptr<Context> before;  // closed without the lock
    std::lock_guard lock(mutex_);
    if (!current_->lost()) return current_;
    auto fresh = open_();
    before = std::exchange(current_, std::move(fresh));
    return current_;
  }
  std::shared_ptr<Context> last() const {  // lost or not
    std::lock_guard lock(mutex_);
    return current_;
  }
  void add(LastingExecutable<Driver>* executable) {
    std::lock_guard lock(mutex_);
    executables_.insert(executable);
  }
  void remove(LastingExecutable<Driver>* executable) {
    std::lock_guard lock(mutex_);
    executables_.erase(executable);
  }
  // Lets executables go of a lost context that no queue uses any more.
  void retire(const Context& context) {
    std::lock_guard lock(mutex_);
    if (!context.lost() || context.live_queues()) return;
    for (auto* e : executables_) e->forget(context);
  }

 private:
  const Open open_;
  mutable std::mutex mutex_;
  std::shared_ptr<Context> current_;
  std::unordered_set<LastingExecutable<Driver>*> executables_;
};

// A kernel that is compiled again for the context that follows a lost one.
template <class Driver>
class LastingExecutable : public Executable {
 public:
  using Context = typename Driver::Context;
  using Inner = typename Driver::Executable;

  LastingExecutable(std::shared_ptr<Home<Driver>> home, const Binary& binary)
      : home_(std::move(home)), binary_(binary) {
    current_ = &add(home_->context());
    home_->add(this);
  }
  ~LastingExecutable() override { home_->remove(this); }

  // Good while a queue of the context lives.
  Inner& on(const std::shared_ptr<Context>& context) {
    Slot* now = current_.load(std::memory_order_acquire);
    if (now->context.load(std::memory_order_acquire) == context.get()) return *now->executable;
    std::lock_guard lock(mutex_);
    for (Slot& slot : slots_)
      if (slot.context.load() == context.get()) return *slot.executable;
    Slot& slot = add(context);
    if (!context->lost()) current_.store(&slot, std::memory_order_release);
    return *slot.executable;
  }
  void forget(const Context& context) {
    std::lock_guard lock(mutex_);
    for (Slot& slot : slots_) {
      if (slot.context.load() != &context) continue;
      slot.context.store(nullptr);
      slot.executable.reset();
    }
  }
  const Binary& binary() const { return binary_; }
  const std::shared_ptr<Home<Driver>>& home() const { return home_; }

 private:
  struct Slot {
    std::atomic<const Context*> context{nullptr};
    std::unique_ptr<Inner> executable;
  };
  Slot& add(const std::shared_ptr<Context>& context) {
    auto made = Driver::load(context, binary_);
    Slot& slot = slots_.emplace_back();
    slot.executable = std::move(made);
    slot.context.store(context.get(), std::memory_order_release);
    return slot;
  }

  std::shared_ptr<Home<Driver>> home_;
  const Binary binary_;
  std::mutex mutex_;
  std::deque<Slot> slots_;  // never shrinks: a reader may look at any of them
  std::atomic<Slot*> current_{nullptr};
};

template <class Driver>
class LastingQueue : public Queue {
 public:
  using Inner = typename Driver::Queue;
  using Buffer = typename Driver::Buffer;
  using Executable = LastingExecutable<Driver>;

  explicit LastingQueue(std::shared_ptr<Home<Driver>> home)
      : home_(std::move(home)), inner_(std::make_unique<Inner>(home_->context())) {}
  ~LastingQueue() override {
    auto context = inner_->context();
    inner_.reset();
    home_->retire(*context);
  }

  Inner& now() { return *inner_; }

  void launch(const Launch& launch) override {
    if (launch.count == 0) return;
    Inner& queue = ready();
    for (const Binding& b : launch.bindings) admit(b);
    auto& executable = static_cast<Executable&>(*launch.executable);
    if (!queue.timeline()->failed()) queue.launch(inner(launch));
    note_written(executable, launch);
    note_skipped();
  }
  double time(const Launch& launch, int warm_up, int repeats) override {
    submit()->wait();
    if (launch.count == 0) return 0;
    Inner& queue = ready();
    for (const Binding& b : launch.bindings) admit(b);
    double seconds = queue.time(inner(launch), warm_up, repeats);
    note_written(static_cast<Executable&>(*launch.executable), launch);
    return seconds;
  }
  void copy(Binding to, Binding from) override {
    Inner& queue = ready();
    admit_target(to);
    admit(from);
    queue.copy(to, from);
    wrote(to);
    note_skipped();
  }
  void upload(Binding to, std::span<const std::byte> from) override {
    Inner& queue = ready();
    admit_target(to);
    queue.upload(to, from);
    wrote(to);
    note_skipped();
  }
  std::unique_ptr<Fence> download(std::span<std::byte> to, Binding from) override {
    Inner& queue = ready();
    admit(from);
    return queue.download(to, from);
  }
  std::unique_ptr<Fence> submit() override {
    Inner& queue = ready();
    auto fence = queue.submit();
    note_skipped();
    if (!skipped_) return fence;
    using Timeline = typename Driver::Timeline;
    return std::make_unique<TimelineFence<Timeline>>(queue.timeline(), queue.latest());
  }

 protected:
  Inner& ready() {
    if (inner_->timeline()->failed()) [[unlikely]]
      renew();
    return *inner_;
  }
  // Throws when the bytes of a buffer are not what they should be. Those of this queue's own
  // failure that nobody has seen yet are told by its sync points.
  void admit(const Binding& binding) const {
    const Buffer& buffer = buffer_of(binding);
    const auto& context = inner_->context();
    if (buffer.context() != context) [[unlikely]] {
      if (!buffer.context()->lost()) inner_->timeline()->raise();
      buffer.context()->raise_loss();
    }
    if (!context->spoiled()) [[likely]]
      return;
    if (buffer.writer && buffer.writer != inner_->timeline() &&
        buffer.writer->failed(buffer.written_at))
      buffer.writer->raise();
  }
  void wrote(const Binding& binding) const {
    Buffer& buffer = buffer_of(binding);
    const auto& timeline = inner_->timeline();
    if (buffer.writer != timeline) buffer.writer = timeline;
    buffer.written_at = inner_->latest();
  }
  // A command that came after a failure may not have been run.
  void note_skipped() {
    if (inner_->timeline()->failed()) [[unlikely]]
      skipped_ = true;
  }

 private:
  static Buffer& buffer_of(const Binding& b) { return *static_cast<Buffer*>(b.buffer); }
  Launch inner(const Launch& launch) const {
    Launch own = launch;
    own.executable = &static_cast<Executable*>(launch.executable)->on(inner_->context());
    return own;
  }
  void note_written(const Executable& executable, const Launch& launch) const {
    const std::vector<bool>& written = executable.binary().written;
    for (size_t b = 0; b < launch.bindings.size(); ++b)
      if (written[b]) wrote(launch.bindings[b]);
  }
  // What is written as a whole may have held anything.
  void admit_target(const Binding& binding) const {
    const Buffer& buffer = buffer_of(binding);
    bool whole = binding.offset == 0 && binding.size == buffer.size();
    if (!whole || buffer.context() != inner_->context()) admit(binding);
  }
  // Errors that nobody has seen yet keep the queue as it is.
  void renew() {
    if (!inner_->timeline()->told() && (skipped_ || inner_->owes())) return;
    auto before = inner_->context();
    auto fresh = std::make_unique<Inner>(home_->context());
    inner_ = std::move(fresh);
    skipped_ = false;
    home_->retire(*before);
  }

  std::shared_ptr<Home<Driver>> home_;
  std::unique_ptr<Inner> inner_;
  bool skipped_ = false;  // commands since the failure that nobody has seen
};

}  // namespace pumice::hal
