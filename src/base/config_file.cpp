#include "base/config_file.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>

#include "base/text.h"

namespace pumice::settings {

namespace {

using Json = nlohmann::json;
using Map = std::map<std::string, std::string>;

const std::set<std::string_view>& known() {
  static const auto* names = new std::set<std::string_view>{
#define PUMICE_SETTING(name, text) #name,
#include "base/settings.def"
  };
  return *names;
}

std::string variable(const std::string& key) {
  std::string name = "PUMICE_" + key;
  for (char& c : name) c = c == '.' ? '_' : char(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

bool plain(const Json& value, std::string& text) {
  if (value.is_string())
    text = value.get<std::string>();
  else if (value.is_boolean())
    text = value.get<bool>() ? "1" : "0";
  else if (value.is_number())
    text = value.dump();
  else
    return false;
  return true;
}

bool text_of(const Json& value, std::string& text) {
  if (!value.is_array()) return plain(value, text);
  for (const Json& item : value) {
    std::string one;
    if (!plain(item, one)) return false;
    text += cat(text.empty() ? "" : ",", one);
  }
  return true;
}

void walk(const Json& object, const std::string& prefix, Map& out, std::string& warnings) {
  for (const auto& [key, value] : object.items()) {
    std::string path = prefix + key;
    if (value.is_object()) {
      walk(value, path + ".", out, warnings);
      continue;
    }
    std::string text;
    if (!known().contains(variable(path)))
      warnings += cat("no setting '", path, "'\n");
    else if (!text_of(value, text))
      warnings += cat("'", path, "' cannot be ", value.dump(), "\n");
    else
      out[variable(path)] = text;
  }
}

std::string file_path() {
  auto set = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value ? value : "");
  };
  if (auto own = set("PUMICE_CONFIG"); !own.empty()) return own;
  if (auto folder = set("XDG_CONFIG_HOME"); !folder.empty()) return folder + "/pumice/config.json";
  if (auto home = set("HOME"); !home.empty()) return home + "/.config/pumice/config.json";
  return "";
}

Map load(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return {};
  std::string text{std::istreambuf_iterator<char>(file), {}}, warnings;
  Map map = read_config(text, warnings);
  for (size_t at = 0; at < warnings.size();) {
    size_t end = warnings.find('\n', at);
    std::fprintf(stderr, "pumice: %s: %s\n", path.c_str(), warnings.substr(at, end - at).c_str());
    at = end + 1;
  }
  return map;
}

}  // namespace

Map read_config(std::string_view json, std::string& warnings) {
  Map out;
  Json all = Json::parse(json, nullptr, false, true);  // comments are allowed
  if (all.is_object())
    walk(all, "", out, warnings);
  else
    warnings += "not a JSON object\n";
  return out;
}

std::string configured(const std::string& name) {
  static std::mutex mutex;
  static auto* files = new std::map<std::string, Map>;
  std::string path = file_path();
  if (path.empty()) return "";
  std::lock_guard lock(mutex);
  auto [file, fresh] = files->try_emplace(path);
  if (fresh) file->second = load(path);
  auto found = file->second.find(name);
  return found == file->second.end() ? "" : found->second;
}

}  // namespace pumice::settings
