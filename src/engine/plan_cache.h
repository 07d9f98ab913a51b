#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/kernel_cache.h"
#include "schedule/schedule.h"

namespace pumice::engine {

// A graph's structure as 128 bits: inputs count by the order in which they are met.
struct PlanKey {
  uint64_t low = 0, high = 0;
  bool operator==(const PlanKey&) const = default;
};

struct PreparedLaunch {
  KernelRef kernel;
  SmallVector<int, 6> buffers;
  bool fixed = false;  // count and constants hold whatever the variables are
  uint64_t count = 0;
  std::vector<int64_t> constants;
};

// The launches of a plan that came again, as a recording. Its slots are the inputs, then the
// outputs that have buffers of their own, then the blocks of the temporaries.
struct PlanReplay {
  std::atomic<int> uses{0};
  std::vector<int64_t> scalars;
  std::unique_ptr<hal::Recording> recording;
  std::atomic<hal::Recording*> ready{nullptr};  // the recording, when it and the scalars are made
};

// A plan with its kernels loaded.
struct PreparedPlan {
  int inputs = 0, outputs = 0;
  std::vector<DType> dtypes;   // by plan buffer
  std::vector<ir::Dim> sizes;  // elements, by plan buffer
  std::vector<int> alias;
  std::vector<PreparedLaunch> launches;
  schedule::Plan plan;  // lives of the temporaries, for plan_memory
  bool fixed = false;   // no size depends on a variable: the two below hold
  std::vector<uint64_t> bytes;
  schedule::MemoryPlan memory;
  mutable PlanReplay replay;  // after `launches`, whose executables it uses
};
using PlanRef = std::shared_ptr<const PreparedPlan>;

struct HashPlanKey {
  size_t operator()(const PlanKey& k) const { return k.low; }
};
using PlanCache = OnceCache<PlanKey, PlanRef, HashPlanKey>;

}  // namespace pumice::engine
