#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>

#include "backends/vulkan/pipeline.h"
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

void make_folders(const std::string& path) {
  for (size_t at = 1; (at = path.find('/', at)) != std::string::npos; ++at)
    ::mkdir(path.substr(0, at).c_str(), 0777);
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
  std::FILE* file = path.empty() ? nullptr : std::fopen(path.c_str(), "rb");
  if (!file) return "";
  std::string all;
  char part[1 << 16];
  while (size_t n = std::fread(part, 1, sizeof part, file)) all.append(part, n);
  std::fclose(file);
  if (all.size() < sizeof(Header)) return "";
  std::string data = all.substr(sizeof(Header));
  Header expected = header_for(c, data);
  return std::memcmp(all.data(), &expected, sizeof expected) == 0 ? data : "";
}

// Under a name of its own first, so that a reader or a second writer never sees half a file.
bool write_cache_file(const std::string& path, const Capabilities& c, std::string_view data) {
  static std::atomic<int> counter{0};
  make_folders(path);
  std::string temporary = cat(path, ".", int64_t(::getpid()), ".", ++counter);
  std::FILE* file = std::fopen(temporary.c_str(), "wb");
  if (!file) return false;
  Header header = header_for(c, data);
  bool good = std::fwrite(&header, sizeof header, 1, file) == 1 &&
              std::fwrite(data.data(), 1, data.size(), file) == data.size();
  good = std::fclose(file) == 0 && good;
  if (good) good = std::rename(temporary.c_str(), path.c_str()) == 0;
  if (!good) std::remove(temporary.c_str());
  return good;
}

}  // namespace pumice::backends::vulkan
