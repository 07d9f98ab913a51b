#pragma once
#include <pumice/dtype.h>

#include <cstdint>
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

}  // namespace pumice::io
