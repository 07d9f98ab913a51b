#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pumice::backends::cpu {

// Compiled objects on disk, one file each. A file that is cut, corrupt or of another key counts
// as missing; a folder that cannot be written makes a cache that keeps nothing.
class ObjectCache {
 public:
  explicit ObjectCache(std::string folder) : folder_(std::move(folder)) {}

  // `key` is everything the object depends on; its hash names the file.
  std::optional<std::vector<std::byte>> find(std::string_view key) const;
  void keep(std::string_view key, const std::vector<std::byte>& object) const;

  // In settings::cache_folder().
  static ObjectCache standard();

 private:
  std::string path(std::string_view key) const;
  std::string folder_;  // empty: keeps nothing
};

}  // namespace pumice::backends::cpu
