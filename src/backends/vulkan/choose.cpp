#include <algorithm>
#include <charconv>

#include "backends/vulkan/capabilities.h"
#include "base/settings.h"
#include "base/text.h"

// Which of the devices that the drivers show are ours to use.
namespace pumice::backends::vulkan {

namespace {

bool names(const std::string& item, size_t index, const Capabilities& c) {
  size_t number = 0;
  const char* end = item.data() + item.size();
  auto [stop, error] = std::from_chars(item.data(), end, number);
  if (error == std::errc() && stop == end) return number == index;
  return c.name.find(item) != std::string::npos;
}

// By what the hardware says of itself, the surest first. Emulated devices have no hardware: they
// are the same when the same driver shows them twice.
bool same_gpu(const Capabilities& a, const Capabilities& b) {
  if (a.software != b.software) return false;
  if (a.software)
    return a.name == b.name && a.driver_id == b.driver_id && a.driver_version == b.driver_version &&
           a.cache_uuid == b.cache_uuid;
  if (a.vendor != b.vendor || a.device != b.device) return false;
  if (a.identity.has_luid && b.identity.has_luid) return a.identity.luid == b.identity.luid;
  if (a.identity.has_pci && b.identity.has_pci) return a.identity.pci == b.identity.pci;
  constexpr std::array<uint8_t, VK_UUID_SIZE> none{};
  return a.identity.device_uuid != none && a.identity.device_uuid == b.identity.device_uuid;
}

// Drivers that go through another API, or another machine, come after those of the GPU itself.
int rank(const Capabilities& c) {
  bool layered = c.driver_id == VK_DRIVER_ID_MESA_DOZEN || c.driver_id == VK_DRIVER_ID_MESA_VENUS;
  return layered ? 1 : 0;
}

}  // namespace

void choose(std::vector<Capabilities>& all) {
  auto wanted = settings::list("PUMICE_VULKAN_DEVICES");
  if (!wanted.empty())
    for (size_t i = 0; i < all.size(); ++i) {
      bool in = std::any_of(wanted.begin(), wanted.end(),
                            [&](const auto& item) { return names(item, i, all[i]); });
      if (!in && all[i].reason.empty()) all[i].reason = "left out by PUMICE_VULKAN_DEVICES";
    }
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      Capabilities &a = all[j], &b = all[i];
      if (!a.reason.empty() || !b.reason.empty() || !same_gpu(a, b)) continue;
      Capabilities& worse = rank(b) < rank(a) ? a : b;
      const Capabilities& better = &worse == &a ? b : a;
      worse.reason = cat("the same GPU as ", better.name, " through ", better.driver,
                         "; PUMICE_VULKAN_DEVICES chooses");
    }
}

}  // namespace pumice::backends::vulkan
