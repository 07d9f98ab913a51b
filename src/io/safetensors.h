#pragma once
#include <pumice/io.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

// What the reader and the writer of safetensors share.
namespace pumice::io {

std::string_view file_name(DType dtype);  // "F32"
std::optional<DType> dtype_of(std::string_view file_name);

// Place in the order in which the reference writer sorts dtypes; the highest comes first.
int file_rank(DType dtype);

// Bytes of a row-major tensor; nothing when a size is negative or the product overflows.
std::optional<uint64_t> byte_count(DType dtype, std::span<const int64_t> shape);

std::string text(std::span<const int64_t> shape);  // "(2, 3)"

// A tensor's place in a file: `size` bytes from byte `begin` on.
struct Place {
  std::string name;
  DType dtype = DType::f32;
  Shape shape;
  uint64_t begin = 0, size = 0;
};

// What the header of a file says. The places are in the order of their bytes, and checked: they
// cover all that follows the header, once.
struct Index {
  std::vector<Place> places;
  Metadata metadata;

  const Place* find(std::string_view name) const;  // null: none
};

// `read` gives the file's bytes from a place on. Throws UsageError naming the source and what is
// wrong with it.
Index read_index(const std::string& source, uint64_t file_size,
                 const std::function<void(uint64_t at, std::span<std::byte> to)>& read);

}  // namespace pumice::io
