#pragma once

#include "backends/webgpu/bind_groups.h"
#include "backends/webgpu/constants.h"
#include "backends/webgpu/landing.h"
#include "backends/webgpu/staging.h"
#include "base/small_vector.h"

namespace pumice::backends::webgpu {

// The host's side of a host-visible buffer. WebGPU has no memory that both sides see: commands that
// read the buffer upload this first, those that write it bring it back before they count as done.
struct Mirror {
  std::vector<std::byte> bytes;
  std::weak_ptr<Timeline> timeline;  // of the last command that writes it, done at `value`
  uint64_t value = 0;
};

class DeviceBuffer final : public hal::Buffer {
 public:
  DeviceBuffer(std::shared_ptr<Context> context, uint64_t bytes, hal::Memory memory);
  ~DeviceBuffer() override { context_->free_when_unused(block_, bytes_); }

  uint64_t size() const override { return bytes_; }
  std::byte* host() override { return mirror ? mirror->bytes.data() : nullptr; }
  Block& block() const { return *block_; }
  const std::shared_ptr<Context>& context() const { return context_; }

  // The submission that wrote it last; null: none did.
  std::shared_ptr<Timeline> writer;
  uint64_t written_at = 0;

  const std::shared_ptr<Mirror> mirror;  // null unless host_visible

 private:
  std::shared_ptr<Context> context_;
  uint64_t bytes_;
  Block* block_;
};

class DeviceExecutable final : public hal::Executable {
 public:
  explicit DeviceExecutable(std::shared_ptr<Pipeline> p) : pipeline(std::move(p)) {}
  const std::shared_ptr<Pipeline> pipeline;
};

// Records commands into windows, each one encoder and one submission; launches that follow each
// other share a compute pass. A window is submitted when it is full, at submit() and at download().
// The first window after idleness is short, so that the device starts early; later ones double.
class DeviceQueue final : public hal::Queue {
 public:
  explicit DeviceQueue(std::shared_ptr<Context> context);
  ~DeviceQueue() override;

  void launch(const hal::Launch& launch) override;
  void copy(hal::Binding to, hal::Binding from) override;
  void upload(hal::Binding to, std::span<const std::byte> from) override;
  std::unique_ptr<hal::Fence> download(std::span<std::byte> to, hal::Binding from) override;
  std::unique_ptr<hal::Fence> submit() override;
  double time(const hal::Launch& launch, int warm_up, int repeats) override;

  const std::shared_ptr<Context>& context() const { return context_; }
  const std::shared_ptr<Timeline>& timeline() const { return timeline_; }
  // The submission that the last command belongs to, or would, had there been no failure.
  uint64_t latest() const { return is_open_ || failed() ? next_value() : timeline_->submitted(); }
  // Whether a failure may have cost commands that nobody has waited for. An error that the library
  // ties to no call may have cost any.
  bool owes() const {
    return is_open_ || (failed() && !context_->lost()) || timeline_->failed(timeline_->submitted());
  }

  struct Statistics {
    uint64_t submissions = 0, launches = 0, passes = 0, separated = 0, written = 0;
  };
  const Statistics& statistics() const { return statistics_; }
  const BindGroups& bind_groups() const { return groups_; }
  const Staging& staging() const { return staging_; }

 private:
  static constexpr size_t first_window = 8, full_window = 128, most_in_flight = 32;
  static constexpr uint64_t most_staged = 4 * Staging::chunk_bytes;  // of one window

  struct Window {
    wg::CommandEncoder encoder = nullptr;
    wg::CommandEncoder ahead = nullptr;  // copies from staging memory that go first
    uint64_t staged = 0;                 // bytes
    wg::ComputePassEncoder pass = nullptr;
    const Pipeline* pipeline = nullptr;  // what the pass has set
    wg::BindGroup group = nullptr;
    uint64_t stamp = 0;
    size_t recorded = 0;
    std::vector<std::shared_ptr<Pipeline>> pipelines;                 // for their names in errors
    std::vector<std::pair<std::shared_ptr<Mirror>, Block*>> mirrors;  // that commands write
  };

  uint64_t next_value() const { return timeline_->submitted() + 1; }
  bool failed() const { return timeline_->failed(); }
  void fail(const char* call, long code, const std::string& what);
  void open();
  void flush();
  void end_pass();
  SmallVector<wg::CommandBuffer, 2> finish();
  std::string kernels_of_window() const;
  void use(Block& block);
  bool used_here(const Block& block) const;
  Block& scratch(uint64_t bytes);
  // The items of one kernel over bound_, with words_ as its constants.
  void run(const std::shared_ptr<Pipeline>& pipeline, uint64_t count);
  void separate(const Pipeline& pipeline);
  void record(const hal::Launch& launch);
  bool begin_pass();
  void trace(const Pipeline& pipeline, uint64_t count);

  // transfer.cpp
  void bring(const hal::Binding& binding);
  void note_written(const hal::Binding& binding);
  void copy_words(Block& to, uint64_t to_offset, Block& from, uint64_t from_offset, uint64_t bytes);
  void copy_bytes(Block& to, uint64_t to_offset, Block& from, uint64_t from_offset, uint64_t bytes);
  Staging::Piece stage(std::span<const std::byte> from);
  void unstage(Block& to, uint64_t offset, const Staging::Piece& piece, uint64_t bytes);
  void write_words(Block& to, uint64_t offset, std::span<const std::byte> from);
  void write_bytes(Block& to, uint64_t offset, std::span<const std::byte> from);
  std::vector<std::shared_ptr<Mapped>> land_mirrors();
  void map_mirror(const std::shared_ptr<Mapped>& landing, std::shared_ptr<Completion> completion,
                  std::shared_ptr<Mirror> mirror);
  // Submits the window; bytes of the block are in `to` after the fence.
  std::unique_ptr<hal::Fence> fetch(std::span<std::byte> to, Block& from, uint64_t first);

  uint64_t timed_run(const hal::Launch& launch, wg::QuerySet set, Block& results);  // timing.cpp

  std::shared_ptr<Context> context_;
  const Api& api_;
  std::shared_ptr<Context::Clock> clock_;
  std::shared_ptr<Timeline> timeline_;
  BindGroups groups_;
  Constants constants_;
  Staging staging_;
  const std::shared_ptr<Landings> landings_;
  Window window_;
  bool is_open_ = false;
  const uint64_t number_;  // among all queues; the upper half of stamps
  size_t window_limit_ = first_window;
  std::vector<Bound> bound_;
  std::vector<std::pair<Block*, uint64_t>> scratch_;  // freed when the window is submitted
  std::vector<uint64_t> words_;
  const wg::TimestampWrites* timestamps_ = nullptr;  // of the next pass
  Statistics statistics_;
  const bool traced_;  // PUMICE_DEBUG=launches: each launch alone, its time printed
};

}  // namespace pumice::backends::webgpu
