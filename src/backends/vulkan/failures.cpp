#include "backends/vulkan/failures.h"

#include "base/error.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

void Failures::add(const DeviceError& error) {
  std::lock_guard lock(mutex_);
  if (all_.size() < most) all_.push_back(error);
}

bool Failures::any() const {
  std::lock_guard lock(mutex_);
  return !all_.empty();
}

std::vector<DeviceError> Failures::all() const {
  std::lock_guard lock(mutex_);
  return all_;
}

DeviceError Failures::combined(const std::string& more, const std::string& source,
                               const Failures* others) const {
  std::vector<DeviceError> errors = all();
  PUMICE_ASSERT(!errors.empty(), "a failure without an error");
  if (others)
    for (DeviceError& e : others->all()) errors.push_back(std::move(e));
  const DeviceError& first = errors.front();
  std::string detail = first.detail();
  if (!more.empty()) detail += cat(detail.empty() ? "" : "; ", more);
  DeviceError::Attached attached = first.attached();
  if (attached.source.empty()) attached.source = source;
  for (size_t e = 1; e < errors.size(); ++e) attached.later.push_back(errors[e].what());
  if (errors.size() > 1) detail += cat("; then ", errors[1].what());
  if (errors.size() > 2) detail += cat(" and ", errors.size() - 2, " more");
  DeviceError out(first.api(), first.call(), first.code(), detail);
  out.attach(std::move(attached));
  return out;
}

}  // namespace pumice::backends::vulkan
