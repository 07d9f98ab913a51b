#include <pumice/error.h>
#include <pumice/io.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "io/file.h"
#include "io/safetensors.h"

namespace pumice::io {
namespace {

void check(const Entry& entry) {
  auto fail = [&](const std::string& what) {
    throw UsageError("[write_safetensors] tensor '" + entry.name + "': " + what);
  };
  if (entry.name == "__metadata__") fail("this name is reserved");
  auto bytes = byte_count(entry.dtype, entry.shape);
  if (!bytes) fail("shape " + text(entry.shape) + " is negative or too large");
  if (*bytes != entry.bytes.size())
    fail("shape " + text(entry.shape) + " of " + std::string(pumice::name(entry.dtype)) +
         " takes " + std::to_string(*bytes) + " bytes, " + std::to_string(entry.bytes.size()) +
         " given");
}

std::vector<const Entry*> in_file_order(std::span<const Entry> entries) {
  std::vector<const Entry*> order;
  for (const Entry& entry : entries) {
    check(entry);
    order.push_back(&entry);
  }
  std::sort(order.begin(), order.end(), [](const Entry* a, const Entry* b) {
    int rank_a = file_rank(a->dtype), rank_b = file_rank(b->dtype);
    return rank_a != rank_b ? rank_a > rank_b : a->name < b->name;
  });
  std::vector<std::string_view> names;
  for (const Entry* entry : order) names.push_back(entry->name);
  std::sort(names.begin(), names.end());
  auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice != names.end())
    throw UsageError("[write_safetensors] two tensors are named '" + std::string(*twice) + "'");
  return order;
}

std::string header_text(const std::vector<const Entry*>& order, const Metadata& metadata) {
  nlohmann::ordered_json header = nlohmann::ordered_json::object();
  if (!metadata.empty()) header["__metadata__"] = metadata;
  uint64_t offset = 0;
  for (const Entry* entry : order) {
    uint64_t end = offset + entry->bytes.size();
    header[entry->name] = {{"dtype", file_name(entry->dtype)},
                           {"shape", entry->shape},
                           {"data_offsets", {offset, end}}};
    offset = end;
  }
  try {
    std::string text = header.dump();
    text.resize((text.size() + 7) / 8 * 8, ' ');
    return text;
  } catch (const nlohmann::json::type_error& e) {  // the one thing that dump() refuses
    throw UsageError("[write_safetensors] a name or metadata is not UTF-8: " +
                     std::string(e.what()));
  }
}

}  // namespace

void write_safetensors(const std::string& path, std::span<const Entry> entries,
                       const Metadata& metadata) {
  auto order = in_file_order(entries);
  std::string header = header_text(order, metadata);
  uint64_t size = header.size();
  std::byte length[8];
  for (int i = 0; i < 8; ++i) length[i] = std::byte(size >> (8 * i));
  std::vector<std::span<const std::byte>> pieces = {length, std::as_bytes(std::span(header))};
  for (const Entry* entry : order) pieces.push_back(entry->bytes);
  write_file("write_safetensors", path, pieces);
}

}  // namespace pumice::io
