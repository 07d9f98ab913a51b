#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <vector>

// Whole files, read and written. Errors are UsageErrors that name the operation and the file.
namespace pumice::io {

std::vector<std::byte> read_file(const std::string& op, const std::string& path);

// Throws what write_file would for a file that cannot be made; leaves nothing behind.
void expect_writable(const std::string& op, const std::string& path);

// Writes the pieces one after another. A regular file appears under its name only when all of it
// is on the disk: it is written to a temporary name beside it, synced, and renamed. What is there
// but is no regular file (/dev/stdout, a pipe) is written in place.
void write_file(const std::string& op, const std::string& path,
                std::span<const std::span<const std::byte>> pieces);

}  // namespace pumice::io
