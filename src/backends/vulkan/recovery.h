#pragma once
#include "backends/vulkan/queue.h"
#include "hal/lasting.h"
#include "hal/recording.h"

namespace pumice::backends::vulkan {

struct Driver {
  using Context = vulkan::Context;
  using Queue = DeviceQueue;
  using Timeline = vulkan::Timeline;
  using Buffer = DeviceBuffer;
  using Executable = DeviceExecutable;
  static std::unique_ptr<Executable> load(const std::shared_ptr<Context>& context,
                                          const hal::Binary& binary) {
    return std::make_unique<Executable>(context->pipelines->make(context, binary), binary);
  }
};

using Home = hal::Home<Driver>;
using LastingExecutable = hal::LastingExecutable<Driver>;

// What the driver says of a kernel; compiles it once more for that.
Facts facts_of(const LastingExecutable& executable);

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

// With recordings, and bindings within what the driver promises to bind.
class LastingQueue final : public hal::LastingQueue<Driver> {
 public:
  using hal::LastingQueue<Driver>::LastingQueue;

  void launch(const hal::Launch& launch) override;
  void replay(hal::Recording& recording, std::span<hal::Buffer* const> buffers,
              std::span<const int64_t> scalars) override;
  double time(const hal::Launch& launch, int warm_up, int repeats) override;

 private:
  void check_ranges(const hal::Launch& launch);
};

}  // namespace pumice::backends::vulkan
