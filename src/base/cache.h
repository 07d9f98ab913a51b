#pragma once
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

// Files in settings::cache_folder(), which any number of processes read and write at once. None of
// this throws: a cache that cannot be used is one that keeps nothing.
namespace pumice::cache {

// The whole file; nothing when it is not there. A file that is read is young again.
std::optional<std::string> read(const std::string& path);

// Makes the folders, writes the pieces one after another under another name, and renames: a reader
// sees all of a file or none. Now and then trims the cache folder to limit().
bool write(const std::string& path, std::initializer_list<std::string_view> pieces);

// How many bytes the cache folder may hold: PUMICE_CACHE_MB times 2^20; 1024 of them unless set.
uint64_t limit();

// Removes files below the folder, those not written or read for the longest first, until at most
// `most` bytes are left, and files that a killed writer left behind an hour ago or more. Returns
// the bytes that are left.
uint64_t trim(const std::string& folder, uint64_t most);

}  // namespace pumice::cache
