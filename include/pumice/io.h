#pragma once
#include <pumice/dtype.h>
#include <pumice/shape.h>
#include <pumice/tensor.h>
#include <pumice/tree.h>

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
  Shape shape;
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
  std::vector<std::byte> bytes_;
  std::string source_;
  std::vector<Entry> entries_;
  Metadata metadata_;
};

struct NamedTensor {
  std::string name;
  Tensor tensor;
};

/// Writes tensors under their names. Reads their values, so it waits for them.
/// Throws as write_safetensors does.
void save_tensors(const std::string& path, std::span<const NamedTensor> tensors,
                  const Metadata& metadata = {});
/// Throws what save() would for a name that cannot be written (no such folder, no permission, a
/// folder); leaves nothing behind. To be asked before hours of work.
void expect_writable(const std::string& path);
/// All tensors of a file, on the default device. Throws as Safetensors does.
std::vector<NamedTensor> load_tensors(const std::string& path);

namespace detail {
using NamedPlace = std::pair<std::string, Tensor*>;
Metadata load_into(const std::string& path, std::span<const NamedPlace> places);
}  // namespace detail

/// Writes every tensor of a tree (see tree.h) under its path: a model with a member `conv1` gives
/// "conv1.weight" and "conv1.bias", the names of PyTorch's state_dict.
template <class Tree>
void save(const std::string& path, const Tree& tree, const Metadata& metadata = {}) {
  std::vector<NamedTensor> tensors;
  for_each_tensor(tree, [&](const std::string& name, const Tensor& t) {
    tensors.push_back({name, t});
  });
  save_tensors(path, tensors, metadata);
}

/// Replaces every tensor of a tree by the file's of the same name, on the device where it was.
/// Returns the file's metadata. Throws UsageError, and changes nothing, when a name is missing or
/// left over, or a shape or dtype differs: "[load] 'm.safetensors': tensor 'fc.bias' has the
/// shape (10) there, (64) here".
template <class Tree>
Metadata load(const std::string& path, Tree& tree) {
  std::vector<detail::NamedPlace> places;
  for_each_tensor(tree, [&](const std::string& name, Tensor& t) { places.emplace_back(name, &t); });
  return detail::load_into(path, places);
}

}  // namespace pumice::io
