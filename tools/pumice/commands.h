#pragma once
#include <span>
#include <string>

// The subcommands of the `pumice` program. Each takes what follows its name and returns the exit
// code; what it throws is printed as an error.
namespace pumice::tool {

using Arguments = std::span<const std::string>;

int devices(Arguments arguments);  // [--json | --verbose]
int opt(Arguments arguments);      // [--from F] [--to F] [--device NAME] [--plain] [FILE]

extern const char* const devices_usage;
extern const char* const opt_usage;

}  // namespace pumice::tool
