#include "base/settings.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "base/config_file.h"
#include "base/text.h"
#include "pumice/error.h"

namespace pumice::settings {

std::optional<std::string> text(const char* name) {
  const char* value = std::getenv(name);
  if (value && *value) return value;
  std::string from_file = configured(name);
  if (from_file.empty()) return std::nullopt;
  return from_file;
}

std::optional<int64_t> number(const char* name) {
  auto value = text(name);
  if (!value) return std::nullopt;
  int64_t n = 0;
  const char* end = value->data() + value->size();
  auto [stop, error] = std::from_chars(value->data(), end, n);
  if (error != std::errc() || stop != end)
    throw UsageError(cat("[settings] ", std::string_view(name), ": not a number: ", *value));
  return n;
}

bool flag(const char* name, bool otherwise) {
  auto value = text(name);
  return value ? *value != "0" : otherwise;
}

std::vector<std::string> list(const char* name) {
  std::vector<std::string> items;
  std::string all = text(name).value_or("");
  for (size_t at = 0; at <= all.size();) {
    size_t end = std::min(all.find(',', at), all.size());
    size_t first = all.find_first_not_of(" \t", at), last = all.find_last_not_of(" \t,", end);
    if (first < end && last != std::string::npos)
      items.push_back(all.substr(first, std::min(last + 1, end) - first));
    at = end + 1;
  }
  return items;
}

std::string cache_folder() {
  if (auto own = text("PUMICE_CACHE")) return *own == "off" ? std::string() : *own;
  if (auto cache = text("XDG_CACHE_HOME")) return cat(*cache, "/pumice");
  if (auto home = text("HOME")) return cat(*home, "/.cache/pumice");
  return {};
}

bool debug(std::string_view topic) {
  auto topics = text("PUMICE_DEBUG");
  if (!topics) return false;
  std::string_view rest = *topics;
  while (!rest.empty()) {
    size_t comma = rest.find(',');
    std::string_view one = rest.substr(0, comma);
    if (one == topic || one == "all") return true;
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
  }
  return false;
}

}  // namespace pumice::settings
