#include "dataset.h"

#include <pumice/error.h>

#include <algorithm>
#include <filesystem>

namespace {

using pumice::data::Array;

Array read(const std::string& folder, const std::string& name, size_t rank) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  fs::path packed = fs::path(folder) / (name + ".gz"), plain = fs::path(folder) / name;
  bool is_packed = fs::exists(packed, ignored);
  if (!is_packed && !fs::exists(plain, ignored))
    throw pumice::UsageError("[data] no file '" + packed.string() +
                             "'; on Debian the package dataset-fashion-mnist has it, and --data "
                             "names another folder");
  Array array = pumice::data::read_idx((is_packed ? packed : plain).string());
  if (array.dtype != pumice::DType::u8 || array.shape.size() != rank)
    throw pumice::UsageError("[data] '" + name + "' holds " +
                             std::string(pumice::name(array.dtype)) + " of shape " +
                             pumice::text(array.shape));
  return array;
}

std::shared_ptr<pumice::data::ArrayDataset> read_part(const std::string& folder,
                                                      const std::string& part) {
  Array images = read(folder, part + "-images-idx3-ubyte", 3);
  Array labels = read(folder, part + "-labels-idx1-ubyte", 1);
  if (images.shape[1] != 28 || images.shape[2] != 28)
    throw pumice::UsageError("[data] the images are not 28 x 28: " + pumice::text(images.shape));
  auto values = labels.values<uint8_t>();
  if (std::any_of(values.begin(), values.end(), [](uint8_t label) { return label > 9; }))
    throw pumice::UsageError("[data] a label is above 9");
  images.shape.insert(images.shape.begin() + 1, 1);
  return std::make_shared<pumice::data::ArrayDataset>(
      std::vector<Array>{std::move(images), std::move(labels)});
}

}  // namespace

FashionMnist read_fashion_mnist(const std::string& folder) {
  return {read_part(folder, "train"), read_part(folder, "t10k")};
}
