#pragma once
#include "backends/vulkan/context.h"

namespace pumice::backends::vulkan {

// Bytes on their way to the host: from memory that the host can see, or by way of a landing that
// the device copies them to.
class Download final : public hal::Fence {
 public:
  Download(std::shared_ptr<Context> context, std::span<std::byte> to, const std::byte* from)
      : context_(std::move(context)), to_(to), from_(from) {}
  Download(std::shared_ptr<Context> context, std::span<std::byte> to, Range landing)
      : context_(std::move(context)),
        to_(to),
        landing_(std::move(landing)),
        from_(landing_.host()) {}
  ~Download() override;

  const Range& landing() const { return landing_; }
  // The submission after which all bytes are there.
  void depend_on(std::shared_ptr<Timeline> timeline, uint64_t value) {
    timeline_ = std::move(timeline);
    value_ = value;
  }
  // Those before `end` are there after submission `value`, while the rest is on its way.
  void add_part(uint64_t value, uint64_t end) { parts_.push_back({value, end}); }

  bool done() const override { return timeline_->reached(value_); }
  void wait() override;

 private:
  std::shared_ptr<Context> context_;
  std::span<std::byte> to_;
  Range landing_;  // none when the host sees the source
  const std::byte* from_;
  std::shared_ptr<Timeline> timeline_;
  uint64_t value_ = 0;
  struct Part {
    uint64_t value, end;
  };
  std::vector<Part> parts_;  // in order; of all but the last bytes
};

}  // namespace pumice::backends::vulkan
