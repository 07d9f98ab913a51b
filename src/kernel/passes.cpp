#include "kernel/passes.h"

#include "kernel/choose_schedule.h"
#include "kernel/decompose.h"
#include "kernel/merge_ranges.h"

namespace pumice::kernel {

ir::Kernel decompose(const ir::Kernel& kernel, const ir::Target& target) {
  ir::Kernel out = kernel;
  for (auto& s : out.stores) s = decompose(s, target);
  return out;
}

std::span<const Pass> passes() {
  static constexpr Pass table[] = {
      {"merge_ranges", [](const ir::Kernel& k, const ir::Target&) { return merge_ranges(k); },
       true},
      {"decompose", decompose, false},
      {"choose_schedule", choose_schedule, true},
  };
  return table;
}

}  // namespace pumice::kernel
