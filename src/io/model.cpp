#include <pumice/error.h>
#include <pumice/io.h>

#include "io/file.h"

namespace pumice::io {
namespace {

[[noreturn]] void fail(const std::string& path, const std::string& what) {
  throw UsageError("[load] '" + path + "': " + what);
}

// Up to five names, then how many more.
std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (size_t i = 0; i < names.size() && i < 5; ++i) out += (i ? ", '" : "'") + names[i] + "'";
  if (names.size() > 5) out += " and " + std::to_string(names.size() - 5) + " more";
  return out;
}

void check_names(const Safetensors& file, std::span<const detail::NamedPlace> places) {
  std::vector<std::string> missing, extra;
  for (const auto& [name, place] : places)
    if (!file.find(name)) missing.push_back(name);
  for (const Entry& entry : file.entries()) {
    bool wanted = false;
    for (const auto& [name, place] : places) wanted |= name == entry.name;
    if (!wanted) extra.push_back(entry.name);
  }
  if (!missing.empty()) fail(file.source(), "no tensor " + listed(missing) + " in the file");
  if (!extra.empty()) fail(file.source(), "the model has no tensor " + listed(extra));
}

}  // namespace

void save_tensors(const std::string& path, std::span<const NamedTensor> tensors,
                  const Metadata& metadata) {
  std::vector<Tensor> all;
  for (const auto& named : tensors) all.push_back(named.tensor);
  realize(std::span<const Tensor>(all));
  std::vector<std::vector<std::byte>> bytes;
  std::vector<Entry> entries;
  for (const auto& [name, tensor] : tensors) {
    bytes.emplace_back(size_t(tensor.numel()) * size_t(size_of(tensor.dtype())));
    tensor.copy_to(bytes.back());
    entries.push_back({name, tensor.dtype(), tensor.shape(), bytes.back()});
  }
  write_safetensors(path, entries, metadata);
}

void expect_writable(const std::string& path) { expect_writable("save", path); }

std::vector<NamedTensor> load_tensors(const std::string& path) {
  Safetensors file(path);
  std::vector<NamedTensor> tensors;
  for (const Entry& entry : file.entries())
    tensors.push_back({entry.name, Tensor::from_bytes(entry.bytes, entry.shape, entry.dtype)});
  return tensors;
}

namespace detail {

Metadata load_into(const std::string& path, std::span<const NamedPlace> places) {
  Safetensors file(path);
  check_names(file, places);
  std::vector<Tensor> loaded;
  for (const auto& [name, place] : places) {
    const Entry& entry = *file.find(name);
    std::string where = "tensor '" + name + "' has the ";
    if (entry.shape != place->shape())
      fail(path, where + "shape " + pumice::text(entry.shape) + " there, " +
                     pumice::text(place->shape()) + " here");
    if (entry.dtype != place->dtype())
      fail(path, where + "dtype " + std::string(pumice::name(entry.dtype)) + " there, " +
                     std::string(pumice::name(place->dtype())) + " here");
    DeviceScope scope(place->device());
    loaded.push_back(Tensor::from_bytes(entry.bytes, entry.shape, entry.dtype));
  }
  for (size_t i = 0; i < places.size(); ++i) *places[i].second = std::move(loaded[i]);
  return file.metadata();
}

}  // namespace detail
}  // namespace pumice::io
