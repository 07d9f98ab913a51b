#include <sys/stat.h>
#include <unistd.h>

#include "backends/vulkan/device.h"
#include "base/text.h"

// Device memory that others can open, as file descriptors.
namespace pumice::backends::vulkan {

namespace {

// What is no descriptor, or of too small a file, would end the process on the first access.
void check_descriptor(int descriptor, uint64_t bytes) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0)
    throw UsageError(cat("[open_shared] ", descriptor, " is no open file descriptor"));
  if (status.st_size > 0 && uint64_t(status.st_size) < bytes)
    throw UsageError(cat("[open_shared] descriptor ", descriptor, " has ", status.st_size,
                         " bytes, not ", bytes));
}

}  // namespace

std::shared_ptr<Context> Device::sharing_context(const char* op) const {
  auto context = home_->context();
  if (!context->api.vkGetMemoryFdKHR || !context->capabilities.has(Feature::external_memory_fd))
    throw UsageError(cat("[", op, "] ", info_.name, " shares no memory: ", info_.driver,
                         " does not offer external_memory_fd, or it is off"));
  return context;
}

std::unique_ptr<hal::Buffer> Device::allocate_shared(uint64_t bytes) {
  auto context = sharing_context("allocate_shared");
  Range range = context->allocator->shared(bytes);
  return std::make_unique<DeviceBuffer>(std::move(context), std::move(range));
}

int Device::share(hal::Buffer& shared) {
  sharing_context("share");
  auto& buffer = static_cast<DeviceBuffer&>(shared);
  if (buffer.range().piece != Tlsf::none)
    throw UsageError("[share] the buffer was not made by allocate_shared");
  const Context& context = *buffer.context();
  VkMemoryGetFdInfoKHR info{VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR};
  info.memory = buffer.range().block->memory;
  info.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
  int descriptor = -1;
  context.check(context.api.vkGetMemoryFdKHR(context.device, &info, &descriptor),
                "vkGetMemoryFdKHR");
  return descriptor;
}

// The driver gets a copy: a failure after it has taken that leaves the caller's alone.
std::unique_ptr<hal::Buffer> Device::open_shared(int descriptor, uint64_t bytes) {
  auto context = sharing_context("open_shared");
  check_descriptor(descriptor, bytes);
  int copy = ::dup(descriptor);
  if (copy < 0) throw UsageError(cat("[open_shared] descriptor ", descriptor, " has no copy"));
  Range range;
  try {
    range = context->allocator->shared(bytes, &copy);
  } catch (...) {
    if (copy >= 0) ::close(copy);
    throw;
  }
  ::close(descriptor);
  return std::make_unique<DeviceBuffer>(std::move(context), std::move(range));
}

}  // namespace pumice::backends::vulkan
