#pragma once
#include <span>
#include <string_view>

#include "ir/kernel.h"
#include "ir/target.h"

namespace pumice::kernel {

// One step from what schedule/ makes to what linearize reads. Every pass keeps the values of the
// stores; leaving any of the optional ones out changes speed alone.
struct Pass {
  std::string_view name;
  ir::Kernel (*run)(const ir::Kernel& kernel, const ir::Target& target);
  bool optional;
};

// In the order in which lower() runs them.
std::span<const Pass> passes();

// All stores through decompose.h.
ir::Kernel decompose(const ir::Kernel& kernel, const ir::Target& target);

}  // namespace pumice::kernel
