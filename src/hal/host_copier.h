#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/thread_pool.h"

namespace pumice::hal {

// Copies memory with several threads where one does not reach what the bus does. A software device
// needs the cores itself. Thread-safe.
class HostCopier {
 public:
  explicit HostCopier(bool software);
  void copy(std::byte* to, const std::byte* from, uint64_t bytes) const;

 private:
  std::unique_ptr<ThreadPool> threads_;
};

}  // namespace pumice::hal
