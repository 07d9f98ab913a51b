#pragma once
#include <atomic>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "hal/hal.h"

namespace pumice::ir {
struct Program;
}

// How long launches will take: what a program does for one item, at the pace that the device has
// shown so far.
namespace pumice::backends::vulkan {

// For hal::Binary. A loop whose length is no constant and no scalar counts as one turn.
std::vector<hal::WorkTerm> work_of(const ir::Program& program);

// Nanoseconds an instruction of a device takes until one is measured: what a slow GPU needs, so
// that the first launches are cut rather too short than too long.
inline constexpr double first_pace = 0.2;

// What one kernel costs. Thread-safe.
struct Cost {
  explicit Cost(const std::vector<hal::WorkTerm>& terms);
  double instructions(uint64_t count, std::span<const std::byte> scalars) const {
    double item = scaled_.empty() ? fixed_ : fixed_ + scaled(scalars);
    return double(count) * (item > 1 ? item : 1);
  }
  bool measured() const { return samples.load(std::memory_order_relaxed) > 0; }
  bool sure() const { return samples.load(std::memory_order_relaxed) >= enough_samples; }

  static constexpr int enough_samples = 4;
  std::atomic<double> pace{0};  // nanoseconds an instruction, once measured
  std::atomic<int> samples{0};

 private:
  double scaled(std::span<const std::byte> scalars) const;
  double fixed_ = 0;  // instructions of one item
  std::vector<hal::WorkTerm> scaled_;
};

// The launches of one submission.
class Work {
 public:
  // Nanoseconds that the instructions will take, on a device of that pace where the kernel has not
  // been measured.
  static double nanoseconds(const Cost& cost, double instructions, double device_pace) {
    double own = cost.pace.load(std::memory_order_relaxed);
    return instructions * (own > 0 ? own : device_pace);
  }

  void add(const std::shared_ptr<Cost>& cost, double instructions) {
    shares_.emplace_back(cost, instructions);
  }
  void add(const Work& other) {
    shares_.insert(shares_.end(), other.shares_.begin(), other.shares_.end());
  }
  double nanoseconds(double device_pace) const;
  // They took so long, all in all.
  void learn(double nanoseconds, std::atomic<double>& device_pace);
  void clear() { shares_.clear(); }

 private:
  std::vector<std::pair<std::shared_ptr<Cost>, double>> shares_;  // one of each launch
};

}  // namespace pumice::backends::vulkan
