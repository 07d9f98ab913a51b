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
  std::promise<KernelRef> promise;
  {
    std::unique_lock lock(mutex_);
    auto [at, fresh] = kernels_.try_emplace(key);
    if (!fresh) {
      auto future = at->second;
      lock.unlock();
      return future.get();
    }
    at->second = promise.get_future().share();
  }
  try {
    TraceSpan span("compile", kernel.name);
    auto loaded = compile(program, target, backend, device);
    compiled_.fetch_add(1, std::memory_order_relaxed);
    promise.set_value(loaded);
    return loaded;
  } catch (...) {
    // Those who wait see the error; a later caller tries anew.
    promise.set_exception(std::current_exception());
    std::lock_guard lock(mutex_);
    kernels_.erase(key);
    throw;
  }
}

}  // namespace pumice::engine
