#include <cstdio>
#include <cstring>
#include <exception>
#include <string>
#include <vector>

#include "commands.h"

namespace {

struct Command {
  const char* name;
  int (*run)(pumice::tool::Arguments);
  const char* usage;
};

const Command commands[] = {
    {"devices", pumice::tool::devices, pumice::tool::devices_usage},
    {"opt", pumice::tool::opt, pumice::tool::opt_usage},
};

void print_usage(std::FILE* out) {
  std::fputs("usage: pumice COMMAND [options]\n\n", out);
  for (const auto& command : commands) std::fprintf(out, "%s\n", command.usage);
}

int run(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "-h") {
    print_usage(arguments.empty() ? stderr : stdout);
    return arguments.empty() ? 2 : 0;
  }
  for (const auto& command : commands)
    if (arguments[0] == command.name) {
      auto rest = std::span(arguments).subspan(1);
      for (const auto& argument : rest)
        if (argument == "--help") {
          std::fputs(command.usage, stdout);
          return 0;
        }
      int code = command.run(rest);
      return std::fflush(stdout) == 0 ? code : 1;
    }
  std::fprintf(stderr, "pumice: no command '%s'\n", arguments[0].c_str());
  print_usage(stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::fflush(stdout);
    std::fprintf(stderr, "pumice: %s\n", e.what());
    return 1;
  }
}
