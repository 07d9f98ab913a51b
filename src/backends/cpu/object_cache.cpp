#include "backends/cpu/object_cache.h"

#include <cstdio>
#include <cstring>
#include <span>

#include "base/cache.h"
#include "base/hash.h"
#include "base/settings.h"
#include "base/text.h"

namespace pumice::backends::cpu {

namespace {

constexpr uint64_t magic = 0x314f'4350'4d55'50aaull;

struct Header {
  uint64_t magic, key, size, checksum;
};

std::string hex(uint64_t value) {
  char text[20];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

}  // namespace

std::string ObjectCache::path(std::string_view key) const {
  return cat(folder_, "/", hex(hash_text(key)), ".o");
}

std::optional<std::vector<std::byte>> ObjectCache::find(std::string_view key) const {
  if (folder_.empty()) return std::nullopt;
  std::string all = cache::read(path(key)).value_or("");
  Header h{};
  if (all.size() < sizeof h) return std::nullopt;
  std::memcpy(&h, all.data(), sizeof h);
  auto object = std::as_bytes(std::span(all)).subspan(sizeof h);
  bool good = h.magic == magic && h.key == hash_text(key, magic) && h.size == object.size() &&
              h.checksum == hash_bytes(object, h.key);
  if (!good) return std::nullopt;
  return std::vector<std::byte>(object.begin(), object.end());
}

void ObjectCache::keep(std::string_view key, const std::vector<std::byte>& object) const {
  if (folder_.empty()) return;
  Header h{magic, hash_text(key, magic), object.size(), 0};
  h.checksum = hash_bytes(object, h.key);
  cache::write(path(key), {{reinterpret_cast<const char*>(&h), sizeof h},
                           {reinterpret_cast<const char*>(object.data()), object.size()}});
}

ObjectCache ObjectCache::standard() {
  std::string folder = settings::cache_folder();
  return ObjectCache(folder.empty() ? "" : folder + "/cpu");
}

}  // namespace pumice::backends::cpu
