#pragma once
#include <atomic>
#include <mutex>
#include <vector>

#include "backends/webgpu/context.h"

namespace pumice::backends::webgpu {

// A buffer that the host maps to read what a copy left there.
struct Landing {
  std::unique_ptr<Block> block;
  std::atomic<bool> reported{true};  // the map asked for last has answered
  std::atomic<bool> mapped{false};
};

// Landings to use again. Thread-safe.
class Landings {
 public:
  explicit Landings(const Context& context) : context_(context) {}

  // Of at least `bytes`. Throws DeviceError.
  std::shared_ptr<Landing> take(uint64_t bytes);
  void give(std::shared_ptr<Landing> landing);

 private:
  const Context& context_;  // outlives this
  std::mutex mutex_;
  std::vector<std::shared_ptr<Landing>> spare_;
};

// Bytes on their way to the host.
class Download final : public hal::Fence {
 public:
  Download(std::shared_ptr<Context> context, std::shared_ptr<Landings> landings)
      : context_(std::move(context)), landings_(std::move(landings)) {}

  struct Piece {
    std::shared_ptr<Landing> landing;
    uint64_t offset = 0;  // in the landing
    std::span<std::byte> to;
  };
  std::vector<Piece> pieces;
  // The submission after which the bytes are there.
  void depend_on(std::shared_ptr<Timeline> timeline, uint64_t value) {
    timeline_ = std::move(timeline);
    value_ = value;
  }

  bool done() const override { return timeline_->reached(value_); }
  void wait() override;

 private:
  void read(Landing& landing, uint64_t offset, std::span<std::byte> to);

  std::shared_ptr<Context> context_;
  std::shared_ptr<Landings> landings_;
  std::shared_ptr<Timeline> timeline_;
  uint64_t value_ = 0;
};

}  // namespace pumice::backends::webgpu
