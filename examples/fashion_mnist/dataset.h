#pragma once
#include <pumice/data.h>

#include <memory>
#include <string>

// Fields: images u8 (n, 1, 28, 28) and labels u8 (n).
struct FashionMnist {
  std::shared_ptr<pumice::data::ArrayDataset> train, test;
};

// Throws pumice::UsageError; when files are missing it says which package has them.
FashionMnist read_fashion_mnist(const std::string& folder);
