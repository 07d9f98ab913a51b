#include <cstdio>
#include <cstring>
#include <span>

#include "backends/vulkan/pipeline.h"
#include "base/cache.h"
#include "base/hash.h"
#include "base/settings.h"
#include "base/text.h"

namespace pumice::backends::vulkan {

namespace {

struct Header {
  char magic[8];
  uint32_t vendor, device, driver_version, reserved;
  uint8_t uuid[VK_UUID_SIZE];
  uint64_t size, checksum;
};

Header header_for(const Capabilities& c, std::string_view data) {
  Header h{};
  std::memcpy(h.magic, "pumivk01", 8);
  h.vendor = c.vendor;
  h.device = c.device;
  h.driver_version = c.driver_version;
  std::memcpy(h.uuid, c.cache_uuid.data(), VK_UUID_SIZE);
  h.size = data.size();
  h.checksum = hash_bytes(std::as_bytes(std::span(data)));
  return h;
}

}  // namespace

std::string cache_file_path(const Capabilities& c) {
  std::string base = settings::cache_folder();
  if (base.empty()) return "";
  char name[2 * VK_UUID_SIZE + 1];
  for (size_t i = 0; i < VK_UUID_SIZE; ++i) std::snprintf(name + 2 * i, 3, "%02x", c.cache_uuid[i]);
  return cat(base, "/vulkan/", std::string_view(name), "-", c.vendor, "-", c.device, ".bin");
}

std::string read_cache_file(const std::string& path, const Capabilities& c) {
  std::string all = cache::read(path).value_or("");
  if (all.size() < sizeof(Header)) return "";
  std::string data = all.substr(sizeof(Header));
  Header expected = header_for(c, data);
  return std::memcmp(all.data(), &expected, sizeof expected) == 0 ? data : "";
}

bool write_cache_file(const std::string& path, const Capabilities& c, std::string_view data) {
  Header header = header_for(c, data);
  return cache::write(path, {{reinterpret_cast<const char*>(&header), sizeof header}, data});
}

}  // namespace pumice::backends::vulkan
