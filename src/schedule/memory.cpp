#include <algorithm>
#include <numeric>

#include "schedule/schedule.h"

namespace pumice::schedule {

// Largest first, each at the lowest offset that no placed one with a common launch covers.
MemoryPlan plan_memory(const Plan& plan, std::span<const uint64_t> bytes, uint64_t alignment) {
  size_t first = size_t(plan.inputs + plan.outputs), n = bytes.size();
  auto life = [&](size_t i) -> const PlanBuffer& { return plan.buffers[first + i]; };
  MemoryPlan memory;
  memory.offsets.assign(n, 0);
  std::vector<size_t> order(n), placed;
  std::iota(order.begin(), order.end(), size_t(0));
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return bytes[a] > bytes[b]; });
  for (size_t i : order) {
    uint64_t at = 0, step = std::max<uint64_t>(alignment, 1);
    for (size_t p : placed) {  // by offset
      if (life(p).last < life(i).first || life(i).last < life(p).first) continue;
      if (at + bytes[i] <= memory.offsets[p]) break;
      at = std::max(at, memory.offsets[p] + bytes[p]);
      at = (at + step - 1) / step * step;
    }
    memory.offsets[i] = at;
    memory.total = std::max(memory.total, at + bytes[i]);
    auto after = std::upper_bound(placed.begin(), placed.end(), i, [&](size_t a, size_t b) {
      return memory.offsets[a] < memory.offsets[b];
    });
    placed.insert(after, i);
  }
  return memory;
}

}  // namespace pumice::schedule
