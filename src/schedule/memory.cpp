#include <algorithm>
#include <numeric>

#include "schedule/schedule.h"

namespace pumice::schedule {

namespace {

class Placing {
 public:
  Placing(const Plan& plan, std::span<const uint64_t> bytes)
      : plan_(plan), bytes_(bytes), first_(size_t(plan.inputs + plan.outputs)) {
    memory_.offsets.assign(bytes.size(), 0);
    memory_.block.assign(bytes.size(), 0);
    order_.resize(bytes.size());
    std::iota(order_.begin(), order_.end(), size_t(0));
    std::stable_sort(order_.begin(), order_.end(),
                     [&](size_t a, size_t b) { return bytes[a] > bytes[b]; });
  }

  // Largest first, each at the lowest offset that no placed one with a common launch covers.
  MemoryPlan in_one(uint64_t alignment) {
    std::vector<size_t> placed;
    uint64_t step = std::max<uint64_t>(alignment, 1);
    auto& offsets = memory_.offsets;
    for (size_t i : order_) {
      uint64_t at = 0;
      for (size_t p : placed) {  // by offset
        if (!meet(p, i)) continue;
        if (at + bytes_[i] <= offsets[p]) break;
        at = std::max(at, offsets[p] + bytes_[p]);
        at = (at + step - 1) / step * step;
      }
      offsets[i] = at;
      memory_.total = std::max(memory_.total, at + bytes_[i]);
      auto after = std::upper_bound(placed.begin(), placed.end(), i,
                                    [&](size_t a, size_t b) { return offsets[a] < offsets[b]; });
      placed.insert(after, i);
    }
    if (!order_.empty()) memory_.blocks = {memory_.total};
    return std::move(memory_);
  }

  // Largest first, each into the smallest block whose users it does not meet.
  MemoryPlan apart() {
    std::vector<std::vector<size_t>> users;
    for (size_t i : order_) {
      size_t b = users.size();
      while (b > 0 && std::any_of(users[b - 1].begin(), users[b - 1].end(),
                                  [&](size_t other) { return meet(other, i); }))
        --b;
      if (b == 0) {
        memory_.blocks.push_back(bytes_[i]);
        memory_.total += bytes_[i];
        users.emplace_back();
        b = users.size();
      }
      users[b - 1].push_back(i);
      memory_.block[i] = b - 1;
    }
    return std::move(memory_);
  }

 private:
  // Whether some launch uses both, or lies between their uses.
  bool meet(size_t a, size_t b) const {
    const PlanBuffer &x = plan_.buffers[first_ + a], &y = plan_.buffers[first_ + b];
    return x.first <= y.last && y.first <= x.last;
  }

  const Plan& plan_;
  std::span<const uint64_t> bytes_;
  size_t first_;
  std::vector<size_t> order_;
  MemoryPlan memory_;
};

}  // namespace

MemoryPlan plan_memory(const Plan& plan, std::span<const uint64_t> bytes, uint64_t alignment,
                       Blocks blocks) {
  Placing placing(plan, bytes);
  return blocks == Blocks::one ? placing.in_one(alignment) : placing.apart();
}

}  // namespace pumice::schedule
