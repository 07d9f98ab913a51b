#include "io/safetensors.h"

namespace pumice::io {
namespace {

struct Row {
  DType dtype;
  std::string_view name;
};
constexpr Row rows[] = {
    // in the order of the reference implementation's enum
    {DType::boolean, "BOOL"}, {DType::u8, "U8"},   {DType::i8, "I8"},     {DType::i16, "I16"},
    {DType::u16, "U16"},      {DType::f16, "F16"}, {DType::bf16, "BF16"}, {DType::i32, "I32"},
    {DType::u32, "U32"},      {DType::f32, "F32"}, {DType::f64, "F64"},   {DType::i64, "I64"},
    {DType::u64, "U64"},
};
static_assert(std::size(rows) == dtype_count);

}  // namespace

std::string_view file_name(DType dtype) { return rows[file_rank(dtype)].name; }

std::optional<DType> dtype_of(std::string_view file_name) {
  for (const Row& row : rows)
    if (row.name == file_name) return row.dtype;
  return {};
}

int file_rank(DType dtype) {
  int i = 0;
  while (rows[i].dtype != dtype) ++i;
  return i;
}

std::optional<uint64_t> byte_count(DType dtype, std::span<const int64_t> shape) {
  // A zero anywhere makes the product zero, but the rest must still be a shape.
  uint64_t bytes = uint64_t(size_of(dtype));
  bool empty = false;
  for (int64_t size : shape) {
    if (size < 0) return {};
    if (size == 0)
      empty = true;
    else if (__builtin_mul_overflow(bytes, uint64_t(size), &bytes))
      return {};
  }
  if (bytes > uint64_t(INT64_MAX)) return {};
  return empty ? 0 : bytes;
}

std::string text(std::span<const int64_t> shape) {
  std::string out = "(";
  for (size_t i = 0; i < shape.size(); ++i) out += (i ? ", " : "") + std::to_string(shape[i]);
  return out + ")";
}

}  // namespace pumice::io
