#include "backends/cpu/object_cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "base/hash.h"
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

void make_folders(const std::string& folder) {
  for (size_t at = 1; at != std::string::npos;) {
    at = folder.find('/', at + 1);
    ::mkdir(folder.substr(0, at).c_str(), 0755);
  }
}

bool read_all(int fd, void* to, size_t size) {
  for (auto* p = static_cast<char*>(to); size > 0;) {
    ssize_t n = ::read(fd, p, size);
    if (n <= 0) return false;
    p += n;
    size -= size_t(n);
  }
  return true;
}

bool write_all(int fd, const void* from, size_t size) {
  for (auto* p = static_cast<const char*>(from); size > 0;) {
    ssize_t n = ::write(fd, p, size);
    if (n <= 0) return false;
    p += n;
    size -= size_t(n);
  }
  return true;
}

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

}  // namespace

std::string ObjectCache::path(std::string_view key) const {
  return cat(folder_, "/", hex(hash_text(key)), ".o");
}

std::optional<std::vector<std::byte>> ObjectCache::find(std::string_view key) const {
  if (folder_.empty()) return std::nullopt;
  int fd = ::open(path(key).c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return std::nullopt;
  Header h{};
  struct stat status {};
  std::vector<std::byte> object;
  bool good = ::fstat(fd, &status) == 0 && read_all(fd, &h, sizeof h) && h.magic == magic &&
              h.key == hash_text(key, magic) && uint64_t(status.st_size) == sizeof h + h.size;
  if (good) {
    object.resize(h.size);
    good = read_all(fd, object.data(), h.size) && hash_bytes(object, h.key) == h.checksum;
  }
  ::close(fd);
  if (!good) return std::nullopt;
  return object;
}

void ObjectCache::keep(std::string_view key, const std::vector<std::byte>& object) const {
  if (folder_.empty()) return;
  static std::atomic<int> serial{0};
  std::string final_name = path(key);
  std::string name = cat(final_name, ".", ::getpid(), ".", serial++, ".tmp");
  int fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (fd < 0 && errno == ENOENT) {
    make_folders(folder_);
    fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  }
  if (fd < 0) return;
  Header h{magic, hash_text(key, magic), object.size(), 0};
  h.checksum = hash_bytes(object, h.key);
  bool good = write_all(fd, &h, sizeof h) && write_all(fd, object.data(), object.size());
  good = ::close(fd) == 0 && good;
  if (!good || ::rename(name.c_str(), final_name.c_str()) != 0) ::unlink(name.c_str());
}

ObjectCache ObjectCache::standard() {
  std::string folder = environment("PUMICE_CACHE_DIR");
  if (folder == "none") return ObjectCache("");
  if (folder.empty()) {
    folder = environment("XDG_CACHE_HOME");
    if (folder.empty() && !environment("HOME").empty()) folder = environment("HOME") + "/.cache";
    if (folder.empty()) return ObjectCache("");
    folder += "/pumice";
  }
  return ObjectCache(folder + "/cpu");
}

}  // namespace pumice::backends::cpu
