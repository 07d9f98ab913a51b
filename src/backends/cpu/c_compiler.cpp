#include "backends/cpu/c_compiler.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <span>

#include "base/settings.h"
#include "base/text.h"
#include "pumice/error.h"

extern char** environ;

namespace pumice::backends::cpu {

namespace {

std::string find_compiler() {
  if (auto set = settings::text("PUMICE_CC")) return *set == "none" ? "" : *set;
  std::string path = settings::text("PATH").value_or("/usr/local/bin:/usr/bin:/bin");
  for (const char* name : {"cc", "gcc", "clang"})
    for (size_t at = 0; at <= path.size();) {
      size_t end = std::min(path.find(':', at), path.size());
      std::string candidate = cat(path.substr(at, end - at), "/", name);
      if (end > at && ::access(candidate.c_str(), X_OK) == 0) return candidate;
      at = end + 1;
    }
  return "";
}

// A folder that goes away with everything in it that is ours.
class Scratch {
 public:
  Scratch() {
    name_ = cat(settings::text("TMPDIR").value_or("/tmp"), "/pumice-XXXXXX");
    if (!::mkdtemp(name_.data())) throw DeviceError("cpu", "mkdtemp", errno, name_);
  }
  ~Scratch() {
    for (const char* file : {"kernel.c", "kernel.so", "log"}) ::unlink(path(file).c_str());
    ::rmdir(name_.c_str());
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  std::string path(const char* file) const { return cat(name_, "/", file); }

 private:
  std::string name_;
};

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Runs it with stdout and stderr in `log`; true when it exits with 0.
bool run(std::vector<std::string> arguments, const std::string& log) {
  std::vector<char*> argv;
  for (std::string& a : arguments) argv.push_back(a.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_addopen(&actions, 1, log.c_str(), O_WRONLY | O_CREAT, 0600);
  ::posix_spawn_file_actions_adddup2(&actions, 1, 2);
  pid_t child = 0;
  int failed = ::posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  int status = -1;
  if (!failed)
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
  return !failed && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

const std::string& c_compiler() {
  static const std::string path = find_compiler();
  return path;
}

std::vector<std::byte> compile_c(const std::string& source, const std::string& flags) {
  Scratch scratch;
  std::ofstream(scratch.path("kernel.c")) << source;
  std::vector<std::string> arguments{c_compiler()};
  for (size_t at = 0; at < flags.size();) {
    size_t end = std::min(flags.find(' ', at), flags.size());
    if (end > at) arguments.push_back(flags.substr(at, end - at));
    at = end + 1;
  }
  for (std::string last :
       {std::string("-o"), scratch.path("kernel.so"), scratch.path("kernel.c"), std::string("-lm")})
    arguments.push_back(last);
  bool good = run(arguments, scratch.path("log"));
  std::string library = good ? read_file(scratch.path("kernel.so")) : "";
  if (library.empty()) {
    std::string log = read_file(scratch.path("log"));
    throw CompileError(cat("[cpu] ", c_compiler(), " does not compile the kernel: ", log), source,
                       log);
  }
  auto bytes = std::as_bytes(std::span(library));
  return {bytes.begin(), bytes.end()};
}

}  // namespace pumice::backends::cpu
