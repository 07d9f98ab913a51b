#pragma once
#include <cstdint>
#include <future>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>
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
};
using PlanRef = std::shared_ptr<const PreparedPlan>;

// The plans used last, by key; the one that was not used for longest goes first.
class PlanCache {
 public:
  explicit PlanCache(size_t capacity = 512) : capacity_(capacity) {}

  // make() runs without a lock, once per key among threads that ask together.
  template <class Make>
  PlanRef find_or_make(const PlanKey& key, bool& found, Make&& make) {
    std::promise<PlanRef> promise;
    if (auto future = find_or_promise(key, promise); future.valid()) {
      found = true;
      return future.get();
    }
    found = false;
    try {
      PlanRef plan = make();
      promise.set_value(plan);
      return plan;
    } catch (...) {
      promise.set_exception(std::current_exception());
      erase(key);
      throw;
    }
  }
  size_t size();

 private:
  struct Hash {
    size_t operator()(const PlanKey& k) const { return k.low; }
  };
  using Entry = std::pair<PlanKey, std::shared_future<PlanRef>>;
  // The entry's future; or an invalid one, and a new entry that `promise` will fill.
  std::shared_future<PlanRef> find_or_promise(const PlanKey& key, std::promise<PlanRef>& promise);
  void erase(const PlanKey& key);

  std::mutex mutex_;
  size_t capacity_;
  std::list<Entry> order_;  // the last used first
  std::unordered_map<PlanKey, std::list<Entry>::iterator, Hash> entries_;
};

}  // namespace pumice::engine
