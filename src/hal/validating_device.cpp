#include "hal/validating_device.h"

#include <algorithm>
#include <atomic>
#include <list>
#include <mutex>
#include <optional>
#include <unordered_set>

#include "base/small_vector.h"
#include "base/text.h"
#include "pumice/error.h"

namespace pumice::hal {

namespace {

template <class... Args>
[[noreturn]] void violation(const char* call, const Args&... what) {
  throw InternalError(cat("[hal] ", call, ": ", what...));
}

// The wrappers that live: a stale pointer is told from a good one without touching it.
class Live {
 public:
  void add(const void* p) {
    std::lock_guard lock(mutex_);
    set_.insert(p);
  }
  void remove(const void* p) {
    std::lock_guard lock(mutex_);
    set_.erase(p);
  }
  bool has(const void* p) const {
    std::lock_guard lock(mutex_);
    return set_.contains(p);
  }

 private:
  mutable std::mutex mutex_;
  std::unordered_set<const void*> set_;
};

bool overlap(const Binding& a, const Binding& b) {
  return a.buffer == b.buffer && a.size != 0 && b.size != 0 && a.offset < b.offset + b.size &&
         b.offset < a.offset + a.size;
}

// Bytes that downloads nobody has waited for will read.
class Pending {
 public:
  using At = std::list<Binding>::iterator;
  At add(const Binding& b) {
    std::lock_guard lock(mutex_);
    return list_.insert(list_.end(), b);
  }
  void remove(At at) {
    std::lock_guard lock(mutex_);
    list_.erase(at);
  }
  bool has(const Binding& b) const {
    std::lock_guard lock(mutex_);
    return std::any_of(list_.begin(), list_.end(), [&](auto& own) { return overlap(own, b); });
  }

 private:
  mutable std::mutex mutex_;
  std::list<Binding> list_;
};

struct Shared {
  std::unique_ptr<Device> device;  // outlives every wrapper
  Live buffers, executables, recordings;
  Pending downloads;
};
using SharedRef = std::shared_ptr<Shared>;

class CheckedBuffer final : public Buffer {
 public:
  CheckedBuffer(SharedRef shared, std::unique_ptr<Buffer> inner)
      : shared_(std::move(shared)), inner_(std::move(inner)) {
    shared_->buffers.add(static_cast<Buffer*>(this));
  }
  ~CheckedBuffer() override { shared_->buffers.remove(static_cast<Buffer*>(this)); }
  uint64_t size() const override { return inner_->size(); }
  std::byte* host() override { return inner_->host(); }
  Buffer* inner() { return inner_.get(); }

 private:
  SharedRef shared_;
  std::unique_ptr<Buffer> inner_;
};

class CheckedExecutable final : public Executable {
 public:
  CheckedExecutable(SharedRef shared, std::unique_ptr<Executable> inner, const Binary& binary)
      : name(binary.entry),
        written(binary.written),
        constant_bytes(binary.constant_bytes),
        shared_(std::move(shared)),
        inner_(std::move(inner)) {
    shared_->executables.add(static_cast<Executable*>(this));
  }
  ~CheckedExecutable() override { shared_->executables.remove(static_cast<Executable*>(this)); }
  Executable* inner() { return inner_.get(); }

  const std::string name;
  const std::vector<bool> written;
  const size_t constant_bytes;

 private:
  SharedRef shared_;
  std::unique_ptr<Executable> inner_;
};

class CheckedRecording final : public Recording {
 public:
  CheckedRecording(SharedRef shared, std::unique_ptr<Recording> inner,
                   std::span<const RecordedLaunch> list)
      : launches(list.begin(), list.end()), shared_(std::move(shared)), inner_(std::move(inner)) {
    shared_->recordings.add(static_cast<Recording*>(this));
  }
  ~CheckedRecording() override { shared_->recordings.remove(static_cast<Recording*>(this)); }
  Recording* inner() { return inner_.get(); }

  const std::vector<RecordedLaunch> launches;

 private:
  SharedRef shared_;
  std::unique_ptr<Recording> inner_;
};

class CheckedDownload final : public Fence {
 public:
  CheckedDownload(SharedRef shared, const Binding& from, std::unique_ptr<Fence> inner)
      : shared_(std::move(shared)),
        inner_(std::move(inner)),
        buffer_(from.buffer),
        at_(shared_->downloads.add(from)) {}
  ~CheckedDownload() override { finish(); }
  bool done() const override { return inner_->done(); }
  void wait() override {
    if (!shared_->buffers.has(buffer_))
      violation("download", "the buffer was destroyed before the wait");
    inner_->wait();
    finish();
  }

 private:
  void finish() {
    if (at_) shared_->downloads.remove(*at_);
    at_.reset();
  }
  SharedRef shared_;
  std::unique_ptr<Fence> inner_;
  const Buffer* buffer_;
  std::optional<Pending::At> at_;
};

class CheckedQueue final : public Queue {
 public:
  CheckedQueue(SharedRef shared, std::unique_ptr<Queue> inner)
      : shared_(std::move(shared)), inner_(std::move(inner)) {}

  void launch(const Launch& launch) override;
  void copy(Binding to, Binding from) override;
  void upload(Binding to, std::span<const std::byte> from) override {
    Use use(*this, "upload");
    if (to.size != from.size())
      violation("upload", from.size(), " bytes into a binding of ", to.size);
    inner_->upload(checked_target("upload", to), from);
  }
  std::unique_ptr<Fence> download(std::span<std::byte> to, Binding from) override {
    Use use(*this, "download");
    if (from.size != to.size())
      violation("download", from.size, " bytes into a span of ", to.size());
    auto fence = inner_->download(to, checked("download", from));
    return std::make_unique<CheckedDownload>(shared_, from, std::move(fence));
  }
  std::unique_ptr<Fence> submit() override {
    Use use(*this, "submit");
    return inner_->submit();
  }
  void replay(Recording& recording, std::span<Buffer* const> buffers,
              std::span<const int64_t> scalars) override;
  double time(const Launch& launch, int warm_up, int repeats) override {
    Use use(*this, "time");
    SmallVector<Binding, 8> inner;
    return inner_->time(checked_launch("time", launch, inner), warm_up, repeats);
  }

 private:
  // Marks the queue as in use by this thread.
  struct Use {
    Use(CheckedQueue& q, const char* call) : queue(q) {
      if (queue.busy_.exchange(true)) violation(call, "the queue is used by two threads at once");
    }
    ~Use() { queue.busy_.store(false); }
    CheckedQueue& queue;
  };

  Binding checked(const char* call, const Binding& b) const;
  Binding checked_target(const char* call, const Binding& b) const;
  void check_overlap(const Launch& launch, const CheckedExecutable& executable) const;
  // The driver's launch, whose bindings are in `inner`.
  Launch checked_launch(const char* call, const Launch& launch, SmallVector<Binding, 8>& inner);

  SharedRef shared_;
  std::unique_ptr<Queue> inner_;
  std::atomic<bool> busy_{false};
};

Binding CheckedQueue::checked(const char* call, const Binding& b) const {
  if (!b.buffer) violation(call, "a binding has no buffer");
  if (!shared_->buffers.has(b.buffer))
    violation(call, "a buffer is destroyed or of another device");
  auto& buffer = static_cast<CheckedBuffer&>(*b.buffer);
  if (b.offset > buffer.size() || b.size > buffer.size() - b.offset)
    violation(call, "bytes ", b.offset, " .. ", b.offset + b.size, " of a buffer of ",
              buffer.size());
  return {buffer.inner(), b.offset, b.size};
}

Binding CheckedQueue::checked_target(const char* call, const Binding& b) const {
  Binding inner = checked(call, b);
  if (shared_->downloads.has(b))
    violation(call, "writes bytes that a download has yet to bring to the host");
  return inner;
}

void CheckedQueue::copy(Binding to, Binding from) {
  Use use(*this, "copy");
  Binding inner_to = checked_target("copy", to), inner_from = checked("copy", from);
  if (to.size != from.size) violation("copy", from.size, " bytes into ", to.size);
  if (overlap(to, from)) violation("copy", "source and destination overlap");
  inner_->copy(inner_to, inner_from);
}

void CheckedQueue::check_overlap(const Launch& launch, const CheckedExecutable& executable) const {
  auto bindings = launch.bindings;
  for (size_t i = 0; i < bindings.size(); ++i)
    for (size_t j = 0; j < bindings.size(); ++j)
      if (i != j && executable.written[i] && overlap(bindings[i], bindings[j]))
        violation("launch", executable.name, ": written binding ", i, " overlaps binding ", j);
}

Launch CheckedQueue::checked_launch(const char* call, const Launch& launch,
                                    SmallVector<Binding, 8>& inner) {
  if (!launch.executable || !shared_->executables.has(launch.executable))
    violation(call, "the executable is null, destroyed or of another device");
  auto& executable = static_cast<CheckedExecutable&>(*launch.executable);
  const Info& info = shared_->device->info();
  if (launch.bindings.size() != executable.written.size())
    violation(call, executable.name, " takes ", executable.written.size(), " bindings, not ",
              launch.bindings.size());
  if (launch.constants.size() != executable.constant_bytes)
    violation(call, executable.name, " takes ", executable.constant_bytes,
              " bytes of constants, not ", launch.constants.size());
  if (launch.count > info.max_launch_count)
    violation(call, executable.name, ": ", launch.count, " items, the device takes ",
              info.max_launch_count);
  for (size_t i = 0; i < launch.bindings.size(); ++i) {
    const Binding& b = launch.bindings[i];
    inner.push_back(executable.written[i] ? checked_target(call, b) : checked(call, b));
    if (b.offset % info.binding_alignment)
      violation(call, executable.name, ": offset ", b.offset, " is not a multiple of ",
                info.binding_alignment);
    if (b.size > info.max_binding_bytes)
      violation(call, executable.name, ": a binding of ", b.size, " bytes, the device takes ",
                info.max_binding_bytes);
  }
  check_overlap(launch, executable);
  return {executable.inner(), inner, launch.constants, launch.count};
}

void CheckedQueue::launch(const Launch& launch) {
  Use use(*this, "launch");
  SmallVector<Binding, 8> inner;
  inner_->launch(checked_launch("launch", launch, inner));
}

// As if its launches were made one by one; and no buffer that is written is in two slots.
void CheckedQueue::replay(Recording& recording, std::span<Buffer* const> buffers,
                          std::span<const int64_t> scalars) {
  Use use(*this, "replay");
  if (!shared_->recordings.has(&recording))
    violation("replay", "the recording is destroyed or of another device");
  auto& own = static_cast<CheckedRecording&>(recording);
  std::vector<bool> written(buffers.size());
  for (const RecordedLaunch& l : own.launches) {
    SmallVector<Binding, 8> bindings, inner;
    for (const SlotBinding& b : l.bindings) {
      if (b.slot >= buffers.size())
        violation("replay", "slot ", b.slot, " of ", buffers.size(), " buffers");
      bindings.push_back({buffers[b.slot], b.offset, b.size});
    }
    if (l.first_scalar > scalars.size() || l.scalars > scalars.size() - l.first_scalar)
      violation("replay", "scalars ", l.first_scalar, " .. ", l.first_scalar + l.scalars, " of ",
                scalars.size());
    auto constants = std::as_bytes(scalars.subspan(l.first_scalar, l.scalars));
    checked_launch("replay", {l.executable, bindings, constants, l.count}, inner);
    auto& executable = static_cast<CheckedExecutable&>(*l.executable);
    for (size_t b = 0; b < l.bindings.size(); ++b)
      if (executable.written[b]) written[l.bindings[b].slot] = true;
  }
  std::vector<Buffer*> inner;
  for (size_t s = 0; s < buffers.size(); ++s) {
    for (size_t t = 0; t < buffers.size(); ++t)
      if (s != t && written[s] && buffers[s] == buffers[t])
        violation("replay", "the buffer of slot ", s, ", which is written, is that of slot ", t);
    inner.push_back(checked("replay", {buffers[s], 0, 0}).buffer);
  }
  inner_->replay(*own.inner(), inner, scalars);
}

class CheckedDevice final : public Device {
 public:
  explicit CheckedDevice(std::unique_ptr<Device> device) : shared_(std::make_shared<Shared>()) {
    shared_->device = std::move(device);
  }
  const Info& info() const override { return shared_->device->info(); }
  std::unique_ptr<Buffer> allocate(uint64_t bytes, Memory memory) override {
    auto inner = shared_->device->allocate(bytes, memory);
    if (inner->size() != bytes)
      violation("allocate", "the driver made ", inner->size(), " bytes of ", bytes);
    if (memory == Memory::host_visible && bytes && !inner->host())
      violation("allocate", "the driver made a host-visible buffer without an address");
    return std::make_unique<CheckedBuffer>(shared_, std::move(inner));
  }
  std::unique_ptr<Executable> load(const Binary& binary) override {
    const Info& i = info();
    if (binary.constant_bytes > i.max_constant_bytes)
      violation("load", binary.entry, " takes ", binary.constant_bytes,
                " bytes of constants, the device takes ", i.max_constant_bytes);
    return std::make_unique<CheckedExecutable>(shared_, shared_->device->load(binary), binary);
  }
  std::unique_ptr<Queue> make_queue() override {
    return std::make_unique<CheckedQueue>(shared_, shared_->device->make_queue());
  }
  std::unique_ptr<Recording> record(std::span<const RecordedLaunch> launches) override;
  MemoryStats memory_stats() const override { return shared_->device->memory_stats(); }
  std::unique_ptr<Buffer> allocate_shared(uint64_t bytes) override {
    return std::make_unique<CheckedBuffer>(shared_, shared_->device->allocate_shared(bytes));
  }
  int share(Buffer& shared) override {
    if (!shared_->buffers.has(&shared))
      violation("share", "the buffer is destroyed or of another device");
    return shared_->device->share(*static_cast<CheckedBuffer&>(shared).inner());
  }
  std::unique_ptr<Buffer> open_shared(int descriptor, uint64_t bytes) override {
    auto inner = shared_->device->open_shared(descriptor, bytes);
    return std::make_unique<CheckedBuffer>(shared_, std::move(inner));
  }
  const Device& inner() const { return *shared_->device; }

 private:
  SharedRef shared_;
};

std::unique_ptr<Recording> CheckedDevice::record(std::span<const RecordedLaunch> launches) {
  std::vector<RecordedLaunch> inner(launches.begin(), launches.end());
  for (RecordedLaunch& l : inner) {
    if (!l.executable || !shared_->executables.has(l.executable))
      violation("record", "an executable is null, destroyed or of another device");
    auto& executable = static_cast<CheckedExecutable&>(*l.executable);
    if (l.bindings.size() != executable.written.size())
      violation("record", executable.name, " takes ", executable.written.size(), " bindings, not ",
                l.bindings.size());
    if (8 * l.scalars != executable.constant_bytes)
      violation("record", executable.name, " takes ", executable.constant_bytes,
                " bytes of constants, not ", 8 * l.scalars);
    l.executable = executable.inner();
  }
  return std::make_unique<CheckedRecording>(shared_, shared_->device->record(inner), launches);
}

}  // namespace

std::unique_ptr<Device> validate(std::unique_ptr<Device> device) {
  return std::make_unique<CheckedDevice>(std::move(device));
}

const Device& unwrap(const Device& device) {
  auto* checked = dynamic_cast<const CheckedDevice*>(&device);
  return checked ? checked->inner() : device;
}

}  // namespace pumice::hal
