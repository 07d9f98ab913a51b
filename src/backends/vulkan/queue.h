#pragma once
#include <deque>

#include "backends/vulkan/hazards.h"
#include "backends/vulkan/recording.h"
#include "backends/vulkan/split.h"
#include "backends/vulkan/staging.h"

namespace pumice::backends::vulkan {

class Download;

class DeviceBuffer final : public hal::Buffer {
 public:
  DeviceBuffer(std::shared_ptr<Context> context, Range range)
      : context_(std::move(context)), range_(std::move(range)) {}
  ~DeviceBuffer() override { context_->free_when_unused(std::move(range_)); }

  uint64_t size() const override { return range_.size; }
  std::byte* host() override { return range_.block->use == Use::host ? range_.host() : nullptr; }
  const Range& range() const { return range_; }
  const std::shared_ptr<Context>& context() const { return context_; }

  // The submission that wrote it last; null: none did.
  std::shared_ptr<Timeline> writer;
  uint64_t written_at = 0;

 private:
  std::shared_ptr<Context> context_;
  Range range_;
};

class DeviceExecutable final : public hal::Executable {
 public:
  explicit DeviceExecutable(std::shared_ptr<Pipeline> p, hal::Binary binary = {})
      : pipeline(std::move(p)), binary_(std::move(binary)) {
    binary_.bytes.clear();
  }
  bool has_replay_form() const { return !binary_.replay_bytes.empty(); }
  // Of the replay form, made on first use.
  std::shared_ptr<Pipeline> replay_pipeline(const std::shared_ptr<Context>& context) {
    std::lock_guard lock(mutex_);
    if (!replay_) {
      replay_ = context->pipelines->make(context, binary_, Pipelines::Form::replay);
      replay_->cost = pipeline->cost;
    }
    return replay_;
  }
  const std::shared_ptr<Pipeline> pipeline;

 private:
  hal::Binary binary_;
  std::mutex mutex_;
  std::shared_ptr<Pipeline> replay_;
};

// Records commands into windows, each one command buffer and one submission. A window is submitted
// when it is full, at submit() and at download(). It is full after a number of launches or of
// milliseconds that they will take by estimate. The first window after idleness is short, so that
// the device starts early; later ones double. A launch that will take longer than a submission may,
// for the sake of watchdogs, goes in pieces, each a submission.
class DeviceQueue final : public hal::Queue {
 public:
  explicit DeviceQueue(std::shared_ptr<Context> context);
  ~DeviceQueue() override;

  void launch(const hal::Launch& launch) override;
  void copy(hal::Binding to, hal::Binding from) override;
  void upload(hal::Binding to, std::span<const std::byte> from) override;
  std::unique_ptr<hal::Fence> download(std::span<std::byte> to, hal::Binding from) override;
  std::unique_ptr<hal::Fence> submit() override;
  void replay_commands(const std::shared_ptr<Commands>& recorded,
                       std::span<hal::Buffer* const> buffers, std::span<const int64_t> scalars);
  double time(const hal::Launch& launch, int warm_up, int repeats) override;

  struct Statistics {
    uint64_t submissions = 0, launches = 0, barriers = 0, replays = 0;
    uint64_t splits = 0, pieces = 0;  // launches that went in pieces
    uint64_t measured = 0;            // submissions whose time was taken
    double longest = 0;               // of those, in nanoseconds
  };
  const Statistics& statistics() const { return statistics_; }

  const std::shared_ptr<Context>& context() const { return context_; }
  const std::shared_ptr<Timeline>& timeline() const { return clock_->timeline; }
  // Nanoseconds that one submission may take, by estimate.
  double longest_submission() const { return longest_; }
  // Takes the time of the replay that comes next, which does this work.
  void measure_replay(const Work& work);
  // The submission that the last command belongs to, or would, had there been no failure.
  uint64_t latest() const {
    bool next = is_open_ || timeline()->failed();
    return timeline()->submitted() + (next ? 1 : 0);
  }
  // Whether work was lost, or will be.
  bool owes() const { return is_open_ || timeline()->failed(timeline()->submitted()); }

 private:
  static constexpr size_t first_window = 8, full_window = 128, most_in_flight = 32;
  static constexpr double full_nanoseconds = 2e6;

  struct Window {
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkCommandBuffer replayed = VK_NULL_HANDLE;  // runs after `commands`
    uint64_t value = 0;
    size_t recorded = 0;
    double nanoseconds = 0;   // estimated
    bool host_reads = false;  // writes memory that the host can see
    // What the commands use, kept until they are done.
    std::vector<std::shared_ptr<Block>> blocks;
    std::vector<std::shared_ptr<Pipeline>> pipelines;
    std::shared_ptr<Commands> recording;
    std::vector<VkDescriptorPool> pools;
    size_t pool = 0;  // the one sets are taken from
    // Where its time is taken:
    bool measured = false;
    VkQueryPool queries = VK_NULL_HANDLE;
    VkCommandBuffer tail = VK_NULL_HANDLE;  // runs after `replayed`
    Work work;
  };

  uint64_t next_value() const { return clock_->timeline->submitted() + 1; }
  bool failed() const { return clock_->timeline->failed(); }
  Window& spare();
  void open();
  VkResult submit_window(std::span<const VkCommandBuffer> commands);
  void flush();
  void flush_if_full();
  void begin_measure();
  VkCommandBuffer end_measure();
  void learn(Window& window);
  void launch_in_pieces(const hal::Launch& launch, const std::shared_ptr<Pipeline>& pipeline,
                        double instructions, double nanoseconds);
  void record_launch(const hal::Launch& launch, const std::shared_ptr<Pipeline>& pipeline,
                     double instructions, double nanoseconds, const Grid* piece);
  VkResult elapsed(VkQueryPool queries, VkQueryResultFlags how, double& nanoseconds) const;
  void recycle();
  void wait_for_room();
  void keep(const std::shared_ptr<Block>& block);
  void keep(const std::shared_ptr<Pipeline>& pipeline);
  void order(Hazards::Kind kind, const Hazards::Access* accesses, size_t count);
  void barrier(VkPipelineStageFlags from_stages, VkAccessFlags from, VkPipelineStageFlags to_stages,
               VkAccessFlags to);
  Range stage(uint64_t bytes, uint64_t alignment);
  void push_constants(const hal::Launch& launch, const Pipeline& pipeline, Range& table);
  void bind_buffers(const hal::Launch& launch, const Pipeline& pipeline, const Range& table);
  VkDescriptorSet take_set(const Pipeline& pipeline);
  void record_copy(const Range& to, uint64_t to_offset, const Range& from, uint64_t from_offset,
                   uint64_t bytes);
  void copy_down(Download& download, const Range& source, uint64_t offset);
  bool is_idle();
  double timed_run(const hal::Launch& launch, VkQueryPool queries);
  uint64_t copy_by_kernel(const hal::Binding& to, const hal::Binding& from, uint64_t bytes);
  void trace(const Pipeline& pipeline, uint64_t count);

  std::shared_ptr<Context> context_;
  const DeviceApi& api_;
  std::shared_ptr<Context::Clock> clock_;
  VkCommandPool pool_ = VK_NULL_HANDLE;
  Staging staging_;
  Hazards hazards_;
  Window window_;
  bool is_open_ = false;
  VkPipeline bound_ = VK_NULL_HANDLE;
  size_t window_limit_ = first_window;
  std::deque<Window> in_flight_;
  std::vector<Window> spare_;
  std::vector<Hazards::Access> accesses_;
  std::vector<VkDescriptorBufferInfo> infos_;
  std::vector<VkWriteDescriptorSet> writes_;
  std::vector<uint64_t> words_, addresses_;
  Statistics statistics_;
  double longest_;          // nanoseconds
  uint64_t windows_ = 0;    // opened so far
  bool is_timing_ = false;  // time() takes the times itself
  const bool traced_;       // PUMICE_DEBUG=launches: each launch alone, its time printed
};

}  // namespace pumice::backends::vulkan
