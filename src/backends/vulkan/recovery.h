#pragma once
#include <unordered_set>

#include "backends/vulkan/queue.h"
#include "hal/recording.h"

namespace pumice::backends::vulkan {

class LastingExecutable;

// A physical device and the context that stands for it now: a new one when the last is lost.
// Thread-safe.
class Home {
 public:
  Home(Instance& instance, VkPhysicalDevice physical, Capabilities capabilities);

  const Capabilities& capabilities() const { return capabilities_; }
  // Throws DeviceError when the device cannot be opened again.
  std::shared_ptr<Context> context();
  std::shared_ptr<Context> last() const;  // lost or not

  void add(LastingExecutable* executable);
  void remove(LastingExecutable* executable);
  // Lets executables go of a lost context that no queue uses any more.
  void retire(const Context& context);

 private:
  Instance& instance_;
  const VkPhysicalDevice physical_;
  const Capabilities capabilities_;
  mutable std::mutex mutex_;
  std::shared_ptr<Context> current_;
  std::unordered_set<LastingExecutable*> executables_;
};

// A kernel that is compiled again for the context that follows a lost one.
class LastingExecutable final : public hal::Executable {
 public:
  LastingExecutable(std::shared_ptr<Home> home, const hal::Binary& binary);
  ~LastingExecutable() override;

  // Good while a queue of the context lives.
  DeviceExecutable& on(const std::shared_ptr<Context>& context);
  void forget(const Context& context);
  const std::vector<bool>& written() const { return binary_.written; }
  const std::string& name() const { return binary_.entry; }
  bool has_replay_form() const { return !binary_.replay_bytes.empty(); }
  // What the driver says of it; compiles it once more for that.
  Facts facts();

 private:
  struct Slot {
    std::atomic<const Context*> context{nullptr};
    std::unique_ptr<DeviceExecutable> executable;
  };
  Slot& add(const std::shared_ptr<Context>& context);

  std::shared_ptr<Home> home_;
  const hal::Binary binary_;
  std::mutex mutex_;
  std::deque<Slot> slots_;  // never shrinks: a reader may look at any of them
  std::atomic<Slot*> current_{nullptr};
};

// A recording that is made again for the context that follows a lost one.
class LastingRecording final : public hal::Recording {
 public:
  LastingRecording(const std::shared_ptr<Context>& context,
                   std::span<const hal::RecordedLaunch> launches);

  std::shared_ptr<Commands> on(const std::shared_ptr<Context>& context);
  // Per slot: a launch writes it.
  const std::vector<bool>& written() const { return written_; }

  // Before a replay: whether it will take longer than one submission may, so that it must go launch
  // by launch. Now and then the queue is told to take its time.
  bool is_long(DeviceQueue& queue, std::span<const int64_t> scalars);
  hal::ListRecording& list() { return list_; }

 private:
  hal::ListRecording list_;
  std::vector<bool> written_;
  std::atomic<uint64_t> replays_{0};
  std::atomic<bool> long_{false};
  std::mutex mutex_;
  std::shared_ptr<Commands> commands_;
};

// A queue that goes on after failures: see the contract in hal.h.
class LastingQueue final : public hal::Queue {
 public:
  explicit LastingQueue(std::shared_ptr<Home> home);
  ~LastingQueue() override;

  void launch(const hal::Launch& launch) override;
  void copy(hal::Binding to, hal::Binding from) override;
  void upload(hal::Binding to, std::span<const std::byte> from) override;
  std::unique_ptr<hal::Fence> download(std::span<std::byte> to, hal::Binding from) override;
  std::unique_ptr<hal::Fence> submit() override;
  void replay(hal::Recording& recording, std::span<hal::Buffer* const> buffers,
              std::span<const int64_t> scalars) override;
  double time(const hal::Launch& launch, int warm_up, int repeats) override;

  DeviceQueue& now() { return *inner_; }

 private:
  DeviceQueue& ready();
  void renew();
  void admit(const hal::Binding& binding) const;
  void admit_target(const hal::Binding& binding) const;
  void wrote(const hal::Binding& binding) const;
  void note_skipped();
  void check_ranges(const hal::Launch& launch) const;

  std::shared_ptr<Home> home_;
  std::unique_ptr<DeviceQueue> inner_;
  bool skipped_ = false;  // commands since the failure that nobody has seen
};

}  // namespace pumice::backends::vulkan
