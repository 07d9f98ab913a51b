#include "io/file.h"

#include <fcntl.h>
#include <pumice/error.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace pumice::io {
namespace {

[[noreturn]] void fail(const std::string& op, const std::string& what, const std::string& path,
                       int error, const std::string& detail = "") {
  throw UsageError("[" + op + "] " + what + " '" + path + "': " + std::strerror(error) + detail);
}

class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  int get() const { return fd_; }
  int close() { return ::close(std::exchange(fd_, -1)); }
  int release() { return std::exchange(fd_, -1); }

 private:
  int fd_;
};

// Removes a file that was not renamed.
class Temporary {
 public:
  explicit Temporary(std::string path) : path_(std::move(path)) {}
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  void keep() { path_.clear(); }

 private:
  std::string path_;
};

int open_file(const std::string& path, int flags) {
  int fd;
  do fd = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
  while (fd < 0 && errno == EINTR);
  return fd;
}

void write_pieces(const std::string& op, const std::string& path, int fd,
                  std::span<const std::span<const std::byte>> pieces) {
  size_t total = 0, written = 0;
  for (auto piece : pieces) total += piece.size();
  for (auto piece : pieces) {
    while (!piece.empty()) {
      // One call takes at most 2 GiB on Linux; smaller steps cost nothing.
      ssize_t n = ::write(fd, piece.data(), std::min<size_t>(piece.size(), size_t(1) << 30));
      if (n < 0 && errno == EINTR) continue;
      if (n < 0)
        fail(op, "cannot write", path, errno,
             " (after " + std::to_string(written) + " of " + std::to_string(total) + " bytes)");
      written += size_t(n);
      piece = piece.subspan(size_t(n));
    }
  }
}

// The file that a name stands for, so that renaming onto a link keeps the link.
std::string resolved(const std::string& path) {
  char* real = ::realpath(path.c_str(), nullptr);
  if (!real) return path;
  std::string result = real;
  std::free(real);
  return result;
}

std::string folder_of(const std::string& path) {
  auto slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

// Whether there is something of that name which is no regular file.
bool is_special(const std::string& op, const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode)) return false;
  if (S_ISDIR(status.st_mode)) fail(op, "cannot write", path, EISDIR);
  return true;
}

std::string temporary_name(const std::string& path) {
  static std::atomic<unsigned> counter{0};
  return path + "." + std::to_string(::getpid()) + "-" + std::to_string(counter++) + ".tmp";
}

}  // namespace

InputFile::InputFile(std::string op, std::string path)
    : op_(std::move(op)), path_(std::move(path)) {
  Descriptor file(open_file(path_, O_RDONLY));
  if (file.get() < 0) fail(op_, "cannot open", path_, errno);
  struct stat status {};
  if (::fstat(file.get(), &status) != 0) fail(op_, "cannot read", path_, errno);
  if (S_ISDIR(status.st_mode)) fail(op_, "cannot read", path_, EISDIR);
  if (S_ISREG(status.st_mode)) {
    size_ = uint64_t(status.st_size);
    fd_ = file.release();
    return;
  }
  constexpr size_t step = size_t(1) << 20;
  for (ssize_t n = 1; n > 0;) {
    kept_.resize(size_ + step);
    n = ::read(file.get(), kept_.data() + size_, step);
    if (n < 0 && errno != EINTR) fail(op_, "cannot read", path_, errno);
    if (n < 0)
      n = 1;  // asked again
    else
      size_ += uint64_t(n);
  }
  kept_.resize(size_);
}

InputFile::~InputFile() {
  if (fd_ >= 0) ::close(fd_);
}

void InputFile::read(uint64_t at, std::span<std::byte> to) const {
  if (fd_ < 0) {
    std::copy_n(kept_.begin() + int64_t(at), to.size(), to.begin());
    return;
  }
  for (size_t have = 0; have < to.size();) {
    size_t wanted = std::min<size_t>(to.size() - have, size_t(1) << 30);
    ssize_t n = ::pread(fd_, to.data() + have, wanted, off_t(at + have));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(op_, "cannot read", path_, errno);
    if (n == 0)
      throw UsageError("[" + op_ + "] '" + path_ + "' ends at byte " + std::to_string(at + have) +
                       " now; it had " + std::to_string(size_) + " bytes");
    have += size_t(n);
  }
}

std::vector<std::byte> read_file(const std::string& op, const std::string& path) {
  InputFile file(op, path);
  std::vector<std::byte> bytes(file.size());
  if (!bytes.empty()) file.read(0, bytes);
  return bytes;
}

void expect_writable(const std::string& op, const std::string& path) {
  if (is_special(op, path)) {
    if (::access(path.c_str(), W_OK) != 0) fail(op, "cannot open", path, errno);
    return;
  }
  std::string name = temporary_name(resolved(path));
  Descriptor file(open_file(name, O_WRONLY | O_CREAT | O_EXCL));
  if (file.get() < 0) fail(op, "cannot create", path, errno);
  Temporary temporary(name);
}

void write_file(const std::string& op, const std::string& path,
                std::span<const std::span<const std::byte>> pieces) {
  if (is_special(op, path)) {
    Descriptor file(open_file(path, O_WRONLY));
    if (file.get() < 0) fail(op, "cannot open", path, errno);
    write_pieces(op, path, file.get(), pieces);
    if (file.close() != 0) fail(op, "cannot write", path, errno);
    return;
  }
  std::string final_name = resolved(path), name = temporary_name(final_name);
  Descriptor file(open_file(name, O_WRONLY | O_CREAT | O_EXCL));
  if (file.get() < 0) fail(op, "cannot create", path, errno);
  Temporary temporary(name);
  write_pieces(op, path, file.get(), pieces);
  if (::fsync(file.get()) != 0) fail(op, "cannot write", path, errno);
  if (file.close() != 0) fail(op, "cannot write", path, errno);
  if (::rename(name.c_str(), final_name.c_str()) != 0) fail(op, "cannot rename to", path, errno);
  temporary.keep();
  // The new name survives a crash only when its folder is on the disk as well. Not every file
  // system can sync a folder, so that a failure here says nothing of the file.
  Descriptor folder(open_file(folder_of(final_name), O_RDONLY | O_DIRECTORY));
  if (folder.get() >= 0) ::fsync(folder.get());
}

}  // namespace pumice::io
