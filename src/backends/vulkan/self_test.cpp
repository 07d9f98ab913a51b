#include "backends/vulkan/self_test.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <climits>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>

#include "backends/vulkan/trials.h"
#include "base/cache.h"
#include "base/settings.h"
#include "base/text.h"
#include "pumice/error.h"

extern char** environ;

namespace pumice::backends::vulkan {

namespace {

struct Result {
  Feature feature = Feature::timeline_semaphore;
  std::string wrong;  // empty: right
};
using Results = std::map<std::string, Result>;  // by the trial's name

constexpr int64_t retry_seconds = 24 * 3600;  // what failed may have been the machine's bad day
constexpr int max_children = 24;

std::string folder_of(const std::string& path) {
  char real[PATH_MAX];
  if (!::realpath(path.c_str(), real)) return "";
  std::string text = real;
  return text.substr(0, text.rfind('/'));
}

std::string find_program() {
  Dl_info info{};
  std::string library;
  if (::dladdr(reinterpret_cast<void*>(&run_self_test), &info) && info.dli_fname)
    library = info.dli_fname;
  for (const std::string& folder : {folder_of(library), folder_of("/proc/self/exe")})
    for (const char* below : {"/", "/../bin/", "/../libexec/pumice/"}) {
      std::string program = cat(folder, below, "pumice-selftest");
      if (!folder.empty() && ::access(program.c_str(), X_OK) == 0) return program;
    }
  return "";
}

// The lines of a child, with a limit on the silence between them.
class Child {
 public:
  Child(const std::string& program, const std::vector<std::string>& arguments) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return;
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    ::posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    std::vector<char*> argv{const_cast<char*>(program.c_str())};
    for (const std::string& a : arguments) argv.push_back(const_cast<char*>(a.c_str()));
    argv.push_back(nullptr);
    if (::posix_spawn(&pid_, program.c_str(), &actions, nullptr, argv.data(), environ) != 0)
      pid_ = -1;
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    from_ = ends[0];
  }
  ~Child() {
    if (from_ >= 0) ::close(from_);
    finish();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // False at the end, and when nothing comes for so long.
  bool line(std::string& out, double seconds) {
    for (;;) {
      size_t end = text_.find('\n');
      if (end != std::string::npos) {
        out = text_.substr(0, end);
        text_.erase(0, end + 1);
        return true;
      }
      pollfd wait{from_, POLLIN, 0};
      int ready = ::poll(&wait, 1, int(seconds * 1000));
      if (ready < 0 && errno == EINTR) continue;
      silent_ = ready == 0;
      if (ready <= 0) return false;
      char part[512];
      ssize_t n = ::read(from_, part, sizeof part);
      if (n <= 0) return false;
      text_.append(part, size_t(n));
    }
  }

  bool silent() const { return silent_; }

  // Ends it and says how it ended: "signal 6", "status 4".
  std::string finish() {
    if (pid_ <= 0) return ended_;
    if (silent_) ::kill(pid_, SIGKILL);
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
    ended_ = WIFSIGNALED(status) ? cat("signal ", WTERMSIG(status))
                                 : cat("status ", WEXITSTATUS(status));
    return ended_;
  }

 private:
  pid_t pid_ = -1;
  int from_ = -1;
  bool silent_ = false;
  std::string text_, ended_ = "could not be started";
};

// Runs one child and adds what it found. True: it did everything. `trouble` says why nothing came.
bool run_child(const SelfTest& how, size_t index, const Capabilities& c, Results& results,
               std::string& trouble) {
  std::string without;
  for (const auto& [trial, r] : results)
    if (!r.wrong.empty() && r.feature != Feature::cooperative_matrix)
      without += cat(without.empty() ? "" : ",", name(r.feature));
  std::vector<std::string> arguments{cat(index), identity_text(c), without, how.fault,
                                     cat(how.seconds)};
  for (const auto& [trial, r] : results) arguments.push_back(trial);
  Child child(how.program, arguments);
  std::string line, current;
  Feature feature{};
  auto end = [&](const std::string& wrong) {
    if (!current.empty()) results[current] = {feature, wrong};
    current.clear();
  };
  // The child bounds the kernels itself; what it cannot bound is the driver's compiler.
  while (child.line(line, how.seconds * 1.5)) {
    if (line == "done") return true;
    if (line == "ok") end("");
    if (line.starts_with("wrong ")) end(line.substr(6));
    if (!line.starts_with("begin ")) continue;
    size_t space = line.find(' ', 6);
    feature = feature_of(line.substr(6, space - 6)).value_or(Feature::timeline_semaphore);
    current = line.substr(space + 1);
  }
  std::string how_ended = child.finish();
  if (current.empty() && how_ended != "status 4") trouble = how_ended;
  end(child.silent() ? cat("no answer in ", how.seconds, " s") : cat("ended with ", how_ended));
  return false;
}

std::string header(const Capabilities& c) { return cat("pumice self-test 1 ", identity_text(c)); }

Results read_results(const std::string& path, const Capabilities& c) {
  Results results;
  struct stat status {};
  if (path.empty() || ::stat(path.c_str(), &status) != 0) return results;
  bool old = ::time(nullptr) - status.st_mtime > retry_seconds;
  std::string text = cache::read(path).value_or("");
  bool whole = text.starts_with(header(c) + "\n") && text.ends_with("\nend\n");
  for (size_t at = text.find('\n') + 1; whole && at < text.size();) {
    size_t end = text.find('\n', at), tab = text.find('\t', at), second = text.find('\t', tab + 1);
    if (tab < end && second < end) {
      auto feature = feature_of(text.substr(at, tab - at));
      Result r{feature.value_or(Feature::timeline_semaphore),
               text.substr(second + 1, end - second - 1)};
      if (feature && (r.wrong.empty() || !old)) results[text.substr(tab + 1, second - tab - 1)] = r;
    }
    at = end + 1;
  }
  return results;
}

void write_results(const std::string& path, const Capabilities& c, const Results& results) {
  if (path.empty()) return;
  std::string text = header(c) + "\n";
  for (const auto& [trial, r] : results)
    text += cat(name(r.feature), "\t", trial, "\t", r.wrong, "\n");
  cache::write(path, {text, "end\n"});
}

void heed(const Results& results, Capabilities& c) {
  size_t wrong = 0;
  for (const auto& [trial, r] : results) {
    if (r.wrong.empty()) continue;
    ++wrong;
    if (trial == device_trial)
      throw DeviceError("vulkan", "self-test", 0, cat(c.name, ": ", trial, ": ", r.wrong));
    // Of matrices, each shape stands for itself.
    if (r.feature == Feature::cooperative_matrix && trial != matrices_asked)
      c.wrong_matrices.push_back(trial.substr(name(r.feature).size() + 1));
    else
      c.turn_off(r.feature, cat("self-test: ", trial, ": ", r.wrong));
  }
  c.self_test = cat(results.size(), " trials, ", wrong, " wrong");
}

// Whether nothing that the device would be used for is untried.
bool complete(const Results& results, Capabilities c) {
  heed(results, c);
  if (c.has(Feature::cooperative_matrix) && !results.contains(matrices_asked)) return false;
  for (const Trial& trial : trials(c))
    if (!results.contains(trial.name)) return false;
  return true;
}

}  // namespace

SelfTest SelfTest::standard(const Capabilities& c) {
  SelfTest how;
  auto wanted = settings::text("PUMICE_VULKAN_SELFTEST");
  if (wanted == "0") return how;
  how.program = wanted && *wanted != "1" ? *wanted : find_program();
  // An emulated device shares the processor with whoever else computes.
  if (c.software) how.seconds = 10;
  std::string folder = settings::cache_folder();
  if (!folder.empty()) how.cache = cat(folder, "/vulkan/", identity_text(c), ".selftest");
  return how;
}

void self_test(const SelfTest& how, size_t index, Capabilities& c) {
  if (how.program.empty()) {
    c.self_test = "not run: switched off, or no pumice-selftest beside the library";
    return;
  }
  Results results = read_results(how.cache, c);
  bool before = complete(results, c);
  std::string trouble;
  bool done = before;
  for (int n = 0; !done && trouble.empty() && n < max_children; ++n)
    done = run_child(how, index, c, results, trouble);
  if (!before && done) write_results(how.cache, c, results);
  heed(results, c);
  if (before) c.self_test += ", from the cache";
  if (!trouble.empty()) c.self_test = cat("not run: pumice-selftest: ", trouble);
}

}  // namespace pumice::backends::vulkan
