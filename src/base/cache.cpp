#include "base/cache.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <vector>

#include "base/settings.h"
#include "base/text.h"

namespace pumice::cache {

namespace {

namespace fs = std::filesystem;
using Clock = fs::file_time_type::clock;

constexpr std::string_view unfinished = ".tmp";

struct File {
  fs::path path;
  fs::file_time_type used;
  uint64_t size;
};

// Other processes remove files and folders meanwhile; what is gone is skipped.
std::vector<File> files_below(const std::string& folder) {
  std::vector<File> files;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, error), end;
  while (!error && at != end) {
    std::error_code gone;
    bool regular = at->is_regular_file(gone) && !gone;
    File f{at->path(), at->last_write_time(gone), 0};
    if (regular && !gone) f.size = at->file_size(gone);
    if (regular && !gone) files.push_back(std::move(f));
    at.increment(error);
  }
  return files;
}

// Once for each process that writes, and again after every sixteenth of the limit.
void trim_if_due(uint64_t written) {
  static std::atomic<bool> first{true};
  static std::atomic<uint64_t> since{0};
  uint64_t most = limit();
  bool due = first.exchange(false);
  if (since.fetch_add(written) + written > most / 16) {
    since = 0;
    due = true;
  }
  std::string folder = due ? settings::cache_folder() : "";
  if (!folder.empty()) trim(folder, most);
}

}  // namespace

std::optional<std::string> read(const std::string& path) {
  std::FILE* file = path.empty() ? nullptr : std::fopen(path.c_str(), "rb");
  if (!file) return std::nullopt;
  std::string all;
  char part[1 << 16];
  while (size_t n = std::fread(part, 1, sizeof part, file)) all.append(part, n);
  bool good = !std::ferror(file);
  std::fclose(file);
  if (!good) return std::nullopt;
  // Not at every read: a day more or less makes no difference to who is oldest.
  std::error_code error;
  auto used = fs::last_write_time(path, error);
  auto now = Clock::now();
  if (!error && now - used > std::chrono::hours(24)) fs::last_write_time(path, now, error);
  return all;
}

bool write(const std::string& path, std::initializer_list<std::string_view> pieces) {
  static std::atomic<int> counter{0};
  if (path.empty()) return false;
  std::error_code error;
  fs::create_directories(fs::path(path).parent_path(), error);
  std::string temporary = cat(path, ".", int64_t(::getpid()), ".", ++counter, unfinished);
  std::FILE* file = std::fopen(temporary.c_str(), "wbx");
  if (!file) return false;
  bool good = true;
  uint64_t size = 0;
  for (std::string_view piece : pieces) {
    good = good && std::fwrite(piece.data(), 1, piece.size(), file) == piece.size();
    size += piece.size();
  }
  good = std::fclose(file) == 0 && good;
  if (good) good = std::rename(temporary.c_str(), path.c_str()) == 0;
  if (!good) std::remove(temporary.c_str());
  trim_if_due(size);
  return good;
}

uint64_t limit() {
  constexpr int64_t most = int64_t(1) << 40;
  int64_t megabytes = 1024;
  try {
    megabytes = settings::number("PUMICE_CACHE_MB").value_or(megabytes);
  } catch (const std::exception&) {
    // What is no number limits as if it were not set; a cache never fails a computation.
  }
  return uint64_t(std::clamp(megabytes, int64_t(0), most)) << 20;
}

uint64_t trim(const std::string& folder, uint64_t most) {
  std::vector<File> files = files_below(folder);
  auto now = Clock::now();
  uint64_t total = 0;
  std::error_code error;
  std::erase_if(files, [&](const File& f) {
    bool abandoned = f.path.extension() == unfinished && now - f.used > std::chrono::hours(1);
    if (abandoned) fs::remove(f.path, error);
    if (!abandoned) total += f.size;
    return abandoned;
  });
  if (total <= most) return total;
  std::sort(files.begin(), files.end(),
            [](const File& a, const File& b) { return a.used < b.used; });
  // Down to three quarters, so that the next write does not trim again.
  for (const File& f : files) {
    if (total <= most - most / 4) break;
    if (f.path.extension() == unfinished) continue;  // somebody is writing it
    fs::remove(f.path, error);
    total -= f.size;
  }
  return total;
}

}  // namespace pumice::cache
