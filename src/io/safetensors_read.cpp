#include <pumice/error.h>
#include <pumice/io.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "io/file.h"
#include "io/safetensors.h"

namespace pumice::io {
namespace {

using Json = nlohmann::json;

constexpr uint64_t max_header = 100'000'000;  // the limit of the reference reader

// Thrown inside the reader; the caller adds the file's name.
struct Wrong {
  std::string what;
};

// Parses, and refuses what a plain parse lets through: a name given twice, deep nesting.
Json parse_header(std::string_view header) {
  std::vector<std::set<std::string>> keys;
  auto watch = [&](int depth, Json::parse_event_t event, Json& parsed) {
    if (depth > 8) throw Wrong{"its header nests too deeply"};
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key && !keys.back().insert(parsed.get<std::string>()).second)
      throw Wrong{"its header names '" + parsed.get<std::string>() + "' twice"};
    return true;
  };
  try {
    Json json = Json::parse(header, watch);
    if (!json.is_object()) throw Wrong{"its header is not a JSON object"};
    return json;
  } catch (const Json::exception& e) {
    throw Wrong{std::string("its header is not valid JSON: ") + e.what()};
  }
}

const Json& member(const std::string& name, const Json& json, const char* key) {
  auto it = json.find(key);
  if (it == json.end()) throw Wrong{"tensor '" + name + "' has no " + key};
  return *it;
}

std::vector<int64_t> numbers(const std::string& name, const char* key, const Json& json) {
  std::vector<int64_t> values;
  if (!json.is_array()) throw Wrong{"tensor '" + name + "': " + key + " is not a list"};
  for (const Json& item : json) {
    if (!item.is_number_unsigned() || item.get<uint64_t>() > uint64_t(INT64_MAX))
      throw Wrong{"tensor '" + name + "': " + key + " holds " + item.dump() + ", which is no size"};
    values.push_back(item.get<int64_t>());
  }
  return values;
}

Place read_place(const std::string& name, const Json& json, uint64_t data_size) {
  if (!json.is_object()) throw Wrong{"tensor '" + name + "' is not a JSON object"};
  const Json& type = member(name, json, "dtype");
  if (!type.is_string()) throw Wrong{"tensor '" + name + "': dtype is not a string"};
  auto dtype = dtype_of(type.get_ref<const std::string&>());
  if (!dtype) throw Wrong{"tensor '" + name + "' has the unknown dtype " + type.dump()};
  auto shape = numbers(name, "shape", member(name, json, "shape"));
  auto range = numbers(name, "data_offsets", member(name, json, "data_offsets"));
  if (range.size() != 2) throw Wrong{"tensor '" + name + "': data_offsets are not two numbers"};
  auto bytes = byte_count(*dtype, shape);
  if (!bytes) throw Wrong{"tensor '" + name + "': shape " + text(shape) + " is too large"};
  if (range[0] > range[1] || uint64_t(range[1] - range[0]) != *bytes)
    throw Wrong{"tensor '" + name + "': shape " + text(shape) + " of " +
                std::string(pumice::name(*dtype)) + " takes " + std::to_string(*bytes) +
                " bytes, but its data_offsets are " + text(range)};
  if (uint64_t(range[1]) > data_size)
    throw Wrong{"tensor '" + name + "' ends at byte " + std::to_string(range[1]) +
                " of the data, but there are only " + std::to_string(data_size) +
                " (was the file cut?)"};
  return {name, *dtype, std::move(shape), uint64_t(range[0]), *bytes};
}

// Sorts by place, and checks that the tensors cover all the data, once.
void check_cover(std::vector<Place>& places, uint64_t data_size) {
  std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
    return std::pair(a.begin, a.size) < std::pair(b.begin, b.size);
  });
  uint64_t end = 0;
  for (const Place& place : places) {
    if (place.begin != end)
      throw Wrong{"tensor '" + place.name + "' starts at byte " + std::to_string(place.begin) +
                  " of the data, but the one before ends at " + std::to_string(end)};
    end += place.size;
  }
  if (end != data_size)
    throw Wrong{"its tensors end at byte " + std::to_string(end) + " of the data, but there are " +
                std::to_string(data_size)};
}

Metadata read_metadata(const Json& json) {
  Metadata metadata;
  if (!json.is_object()) throw Wrong{"its __metadata__ is not a JSON object"};
  for (const auto& [key, value] : json.items()) {
    if (!value.is_string()) throw Wrong{"its __metadata__ '" + key + "' is not a string"};
    metadata[key] = value.get<std::string>();
  }
  return metadata;
}

uint64_t header_length(std::span<const std::byte, 8> start, uint64_t file_size) {
  uint64_t length = 0;
  for (int i = 0; i < 8; ++i) length |= uint64_t(start[size_t(i)]) << (8 * i);
  if (length > max_header)
    throw Wrong{"it is no safetensors file: the header would be " + std::to_string(length) +
                " bytes long"};
  if (length > file_size - 8)
    throw Wrong{"its header should be " + std::to_string(length) + " bytes long, but only " +
                std::to_string(file_size - 8) + " follow (was the file cut?)"};
  return length;
}

using Reader = std::function<void(uint64_t at, std::span<std::byte> to)>;

Index index_of(uint64_t file_size, const Reader& read) {
  if (file_size < 8)
    throw Wrong{"it has " + std::to_string(file_size) + " bytes, too few for a header"};
  std::byte start[8];
  read(0, start);
  std::string header(size_t(header_length(start, file_size)), '\0');
  if (!header.empty()) read(8, std::as_writable_bytes(std::span(header)));
  if (header.empty() || header[0] != '{') throw Wrong{"its header does not start with '{'"};
  uint64_t data_begin = 8 + header.size(), data_size = file_size - data_begin;
  const Json parsed = parse_header(header);
  Index index;
  for (const auto& [name, json] : parsed.items()) {
    if (name == "__metadata__")
      index.metadata = read_metadata(json);
    else
      index.places.push_back(read_place(name, json, data_size));
  }
  check_cover(index.places, data_size);
  for (Place& place : index.places) place.begin += data_begin;
  return index;
}

}  // namespace

const Place* Index::find(std::string_view name) const {
  for (const Place& place : places)
    if (place.name == name) return &place;
  return nullptr;
}

Index read_index(const std::string& source, uint64_t file_size, const Reader& read) {
  try {
    return index_of(file_size, read);
  } catch (const Wrong& wrong) {
    throw UsageError("[read_safetensors] '" + source + "' cannot be read: " + wrong.what);
  }
}

Safetensors::Safetensors(const std::string& path)
    : Safetensors(read_file("read_safetensors", path), path) {}

Safetensors::Safetensors(std::vector<std::byte> bytes, std::string source)
    : bytes_(std::move(bytes)), source_(std::move(source)) {
  Index index = read_index(source_, bytes_.size(), [&](uint64_t at, std::span<std::byte> to) {
    std::copy_n(bytes_.begin() + int64_t(at), to.size(), to.begin());
  });
  metadata_ = std::move(index.metadata);
  for (Place& p : index.places)
    entries_.push_back({std::move(p.name), p.dtype, std::move(p.shape),
                        std::span<const std::byte>(bytes_).subspan(p.begin, p.size)});
}

const Entry* Safetensors::find(std::string_view name) const {
  for (const Entry& entry : entries_)
    if (entry.name == name) return &entry;
  return nullptr;
}

}  // namespace pumice::io
