#pragma once
#include <deque>
#include <mutex>
#include <optional>
#include <vector>

#include "backends/webgpu/mapped.h"

namespace pumice::backends::webgpu {

// Buffers that the host maps to read what a copy left there, to use again. Thread-safe.
class Landings {
 public:
  explicit Landings(const Context& context) : context_(context) {}

  // Of at least `bytes`. Throws DeviceError.
  std::shared_ptr<Mapped> take(uint64_t bytes);
  void give(std::shared_ptr<Mapped> landing);

 private:
  static constexpr uint64_t most_spare = uint64_t(64) << 20;

  const Context& context_;  // outlives this
  std::mutex mutex_;
  std::vector<std::shared_ptr<Mapped>> spare_;
  uint64_t spare_bytes_ = 0;
};

// Bytes of a block on their way to the host, in pieces by way of landings. The queue copies the
// first few; whoever waits has the others copied, so that the memory for it is bounded.
class Download final : public hal::Fence {
 public:
  Download(std::shared_ptr<Context> context, std::shared_ptr<Landings> landings,
           std::span<std::byte> to, Block& from, uint64_t first)
      : context_(std::move(context)),
        landings_(std::move(landings)),
        rest_(to),
        from_(from),
        at_(first) {}

  // Words to copy for the next piece. Nothing when all are under way, or as many as may be.
  struct Copy {
    Block* to = nullptr;
    uint64_t from = 0, bytes = 0;
  };
  std::optional<Copy> next();
  // The pieces so far are there after this submission.
  void depend_on(std::shared_ptr<Timeline> timeline, uint64_t value);

  bool done() const override { return timeline_->reached(value_); }
  void wait() override;

 private:
  static constexpr uint64_t piece_bytes = uint64_t(4) << 20;
  static constexpr size_t most_pieces = 8;

  struct Piece {
    std::shared_ptr<Mapped> landing;
    uint64_t offset = 0;  // in the landing
    std::span<std::byte> to;
    std::shared_ptr<Timeline> timeline;  // the copy is done at `value`; null: not submitted
    uint64_t value = 0;
  };
  void read(const Piece& piece);
  void submit_next();

  std::shared_ptr<Context> context_;
  std::shared_ptr<Landings> landings_;
  std::shared_ptr<Timeline> timeline_;
  uint64_t value_ = 0;
  std::shared_ptr<Context::Clock> clock_;  // of what waiting submits
  std::deque<Piece> pieces_;
  std::span<std::byte> rest_;
  Block& from_;
  uint64_t at_;  // where the rest begins
};

}  // namespace pumice::backends::webgpu
