#pragma once
#include <map>
#include <string>
#include <string_view>

namespace pumice::settings {

// The settings of a JSON file, by the names of their environment variables: {"vulkan": {"disable":
// ["f16"]}} is PUMICE_VULKAN_DISABLE=f16. `warnings` gets a line for each key that is no setting
// and each value that is none of text, number, truth or a list of these.
std::map<std::string, std::string> read_config(std::string_view json, std::string& warnings);

// The file's setting of this name; empty when there is none. Reads PUMICE_CONFIG, else
// XDG_CONFIG_HOME/pumice/config.json, else HOME/.config/pumice/config.json, once for each path, and
// prints its warnings.
std::string configured(const std::string& name);

}  // namespace pumice::settings
