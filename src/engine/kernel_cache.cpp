#include "engine/kernel_cache.h"

#include "base/hash.h"
#include "base/trace.h"
#include "kernel/kernel.h"

namespace pumice::engine {

namespace {

KernelRef compile(const ir::Program& program, const ir::Target& target,
                  const backends::Backend& backend, hal::Device& device) {
  auto loaded = std::make_shared<LoadedKernel>();
  loaded->name = program.name;
  loaded->executable = device.load(backend.compile(program, target));
  loaded->scalars = program.scalars;
  loaded->count = program.count;
  return loaded;
}

}  // namespace

KernelRef KernelCache::find_or_compile(const ir::Kernel& kernel, const ir::Target& target,
                                       const backends::Backend& backend, hal::Device& device) {
  ir::Program program;
  {
    TraceSpan span("lower", kernel.name);
    program = kernel::lower(kernel, target);
  }
  uint64_t key = hash_text(ir::print(program));
  bool found = false;
  return kernels_.find_or_make(key, found, [&] {
    TraceSpan span("compile", kernel.name);
    auto loaded = compile(program, target, backend, device);
    compiled_.fetch_add(1, std::memory_order_relaxed);
    return loaded;
  });
}

}  // namespace pumice::engine
