#pragma once
#include <pumice/dtype.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Files of tensors. The format is safetensors: a header of JSON, then the bytes of every tensor,
/// row-major and little-endian (https://github.com/huggingface/safetensors).
namespace pumice::io {

using Metadata = std::map<std::string, std::string>;

/// A tensor as it stands in a file. `bytes` is owned by whoever made the entry.
struct Entry {
  std::string name;
  DType dtype = DType::f32;
  std::vector<int64_t> shape;
  std::span<const std::byte> bytes;
};

/// Writes a safetensors file, in the order and with the padding of the reference writer: wider
/// dtypes first, then by name. The file appears under its name only when it is complete; after
/// an error whatever was there before is untouched.
/// Throws UsageError: names given twice, a negative size, bytes that do not fit the shape, and
/// whatever the file system refuses (no such folder, disk full).
void write_safetensors(const std::string& path, std::span<const Entry> entries,
                       const Metadata& metadata = {});

/// An opened safetensors file: everything in it was checked, and is held in memory.
class Safetensors {
 public:
  /// Throws UsageError naming the file and what is wrong with it.
  explicit Safetensors(const std::string& path);
  /// From bytes; `source` is the name that errors use.
  Safetensors(std::vector<std::byte> bytes, std::string source);
  Safetensors(const Safetensors&) = delete;  // entries point into it
  Safetensors& operator=(const Safetensors&) = delete;

  /// In the order of their bytes in the file. Valid as long as this object.
  const std::vector<Entry>& entries() const { return entries_; }
  const Metadata& metadata() const { return metadata_; }
  const std::string& source() const { return source_; }
  /// Null when there is none of that name.
  const Entry* find(std::string_view name) const;

 private:
  void read();

  std::vector<std::byte> bytes_;
  std::string source_;
  std::vector<Entry> entries_;
  Metadata metadata_;
};

}  // namespace pumice::io
