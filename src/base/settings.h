#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a user sets through environment variables, or in the configuration file (config_file.h),
// where a variable that is set wins. Each call reads the variable anew, so that a test or a program
// may change it. settings.def lists all names, docs/settings.md says what they do.
namespace pumice::settings {

// The setting's text; nothing when it is unset or empty.
std::optional<std::string> text(const char* name);
// As a whole number. Throws UsageError "[settings] NAME: not a number: …".
std::optional<int64_t> number(const char* name);
// Whether a switch is on: anything but "0" is.
bool flag(const char* name, bool otherwise);
// The parts between commas, without spaces around them; empty parts are left out.
std::vector<std::string> list(const char* name);

// Where caches are kept: PUMICE_CACHE, else XDG_CACHE_HOME/pumice, else HOME/.cache/pumice; empty
// when none is set or PUMICE_CACHE is "off". The folder may not exist yet.
std::string cache_folder();

// Whether the comma-separated PUMICE_DEBUG names this topic, or "all".
bool debug(std::string_view topic);

}  // namespace pumice::settings
