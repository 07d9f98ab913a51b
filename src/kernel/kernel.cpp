#include "kernel/kernel.h"

#include <algorithm>

#include "base/error.h"
#include "base/settings.h"
#include "base/trace.h"
#include "kernel/choose_schedule.h"
#include "kernel/emulate.h"
#include "kernel/linearize.h"
#include "kernel/passes.h"

namespace pumice::kernel {

namespace {

ir::Program finish(const ir::Kernel& kernel, const ir::Target& target) {
  ir::Program p = emulate(linearize(kernel, target), target);
  constexpr int small_group = 64;
  int block = 1;
  for (auto& split : kernel.schedule) block *= split.items;
  p.workgroup = target.gpu ? std::min(std::max(small_group, block), target.max_workgroup) : 1;
#ifdef PUMICE_CHECK
  verify(p);
#endif
  return p;
}

}  // namespace

ir::Program lower(const ir::Kernel& kernel, const ir::Target& target) {
  ir::Kernel k = kernel;
  for (auto& pass : passes()) {
    k = pass.run(k, target);
#ifdef PUMICE_CHECK
    verify(k);
#endif
  }
  if (settings::debug("kernels")) trace("kernels", print(k));
  return finish(k, target);
}

ir::Program lower_plain(const ir::Kernel& kernel, const ir::Target& target) {
  ir::Kernel k = decompose(kernel, target);
  k.schedule.clear();
  return finish(k, target);
}

}  // namespace pumice::kernel
