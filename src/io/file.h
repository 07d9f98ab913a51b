#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

// Whole files, read and written. Errors are UsageErrors that name the operation and the file.
namespace pumice::io {

// A file opened to read parts of it. What is no regular file (a pipe) is read at once and kept.
class InputFile {
 public:
  InputFile(std::string op, std::string path);
  ~InputFile();
  InputFile(const InputFile&) = delete;

  uint64_t size() const { return size_; }
  // Throws UsageError also when the file has become shorter meanwhile.
  void read(uint64_t at, std::span<std::byte> to) const;

 private:
  std::string op_, path_;
  int fd_ = -1;
  uint64_t size_ = 0;
  std::vector<std::byte> kept_;
};

std::vector<std::byte> read_file(const std::string& op, const std::string& path);

// Throws what write_file would for a file that cannot be made; leaves nothing behind.
void expect_writable(const std::string& op, const std::string& path);

// Writes the pieces one after another. A regular file appears under its name only when all of it
// is on the disk: it is written to a temporary name beside it, synced, and renamed. What is there
// but is no regular file (/dev/stdout, a pipe) is written in place.
void write_file(const std::string& op, const std::string& path,
                std::span<const std::span<const std::byte>> pieces);

}  // namespace pumice::io
