#include <pumice/error.h>
#include <pumice/io.h>

#include "io/file.h"
#include "io/safetensors.h"

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

// A safetensors file whose tensors go to their device piece by piece.
class TensorFile {
 public:
  explicit TensorFile(const std::string& path)
      : file_("read_safetensors", path),
        index_(read_index(path, file_.size(), [this](auto at, auto to) { file_.read(at, to); })) {}

  const Index& index() const { return index_; }
  Tensor tensor(const Place& place) const {
    auto read = [&](uint64_t at, std::span<std::byte> to) { file_.read(place.begin + at, to); };
    return Tensor::from_reader(read, place.shape, place.dtype);
  }

 private:
  InputFile file_;
  Index index_;
};

void check_names(const std::string& path, const Index& index,
                 std::span<const detail::NamedPlace> places) {
  std::vector<std::string> missing, extra;
  for (const auto& [name, place] : places)
    if (!index.find(name)) missing.push_back(name);
  for (const Place& there : index.places) {
    bool wanted = false;
    for (const auto& [name, place] : places) wanted |= name == there.name;
    if (!wanted) extra.push_back(there.name);
  }
  if (!missing.empty()) fail(path, "no tensor " + listed(missing) + " in the file");
  if (!extra.empty()) fail(path, "the model has no tensor " + listed(extra));
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
  TensorFile file(path);
  std::vector<NamedTensor> tensors;
  for (const Place& place : file.index().places)
    tensors.push_back({place.name, file.tensor(place)});
  return tensors;
}

namespace detail {

Metadata load_into(const std::string& path, std::span<const NamedPlace> places) {
  TensorFile file(path);
  const Index& index = file.index();
  check_names(path, index, places);
  for (const auto& [name, place] : places) {
    const Place& there = *index.find(name);
    std::string where = "tensor '" + name + "' has the ";
    if (there.shape != place->shape())
      fail(path, where + "shape " + pumice::text(there.shape) + " there, " +
                     pumice::text(place->shape()) + " here");
    if (there.dtype != place->dtype())
      fail(path, where + "dtype " + std::string(pumice::name(there.dtype)) + " there, " +
                     std::string(pumice::name(place->dtype())) + " here");
  }
  std::vector<Tensor> loaded;
  for (const auto& [name, place] : places) {
    DeviceScope scope(place->device());
    loaded.push_back(file.tensor(*index.find(name)));
  }
  for (size_t i = 0; i < places.size(); ++i) *places[i].second = std::move(loaded[i]);
  return index.metadata;
}

}  // namespace detail
}  // namespace pumice::io
