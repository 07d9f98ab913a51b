#pragma once
#include <pumice/dtype.h>
#include <pumice/shape.h>
#include <pumice/tensor.h>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Data sets, and batches of them made by a thread of their own while the device computes.
namespace pumice::data {

/// An array in host memory, row-major.
struct Array {
  DType dtype = DType::f32;
  Shape shape;
  std::vector<std::byte> bytes;

  /// The elements. Throws UsageError when T is not the dtype.
  template <class T>
  std::span<const T> values() const {
    expect_dtype(dtype_of<T>());
    return {reinterpret_cast<const T*>(bytes.data()), bytes.size() / sizeof(T)};
  }
  Tensor tensor() const { return Tensor::from_bytes(bytes, shape, dtype); }

 private:
  void expect_dtype(DType wanted) const;
};

/// Reads an IDX file, plain or compressed by gzip (the format of MNIST and Fashion-MNIST: two
/// zero bytes, a dtype, the rank, the sizes as big-endian 32-bit numbers, the elements).
/// Throws UsageError naming the file and what is wrong with it.
Array read_idx(const std::string& path);

/// Samples by number. A sample is one row of each of several fields (image, label).
class Dataset {
 public:
  virtual ~Dataset() = default;
  virtual int64_t size() const = 0;
  /// The rows of these samples, one array per field. Called from the loader's thread; what it
  /// throws reaches the loader's user. May be called by several threads at once.
  virtual std::vector<Array> rows(std::span<const int64_t> samples) const = 0;
};

/// A data set held in memory: the fields' first axes count the samples.
class ArrayDataset final : public Dataset {
 public:
  /// Throws UsageError when there is no field, one has rank 0, or their lengths differ.
  explicit ArrayDataset(std::vector<Array> fields);
  int64_t size() const override { return size_; }
  std::vector<Array> rows(std::span<const int64_t> samples) const override;
  const Array& field(size_t index) const { return fields_.at(index); }

 private:
  std::vector<Array> fields_;
  int64_t size_ = 0;
};

/// 0 … count-1 in an order that depends on the seed alone, the same on every machine.
std::vector<int64_t> shuffled(int64_t count, uint64_t seed);

struct LoaderOptions {
  int64_t batch = 64;
  bool shuffle = true;
  uint64_t seed = 0;       ///< with the number of the epoch, decides the order
  bool drop_last = false;  ///< leave out the samples that do not fill a batch
  int prefetch = 2;        ///< batches that may wait, made in advance
};

/// The batches of one pass over a data set, in order. Made by Loader::epoch(). Destroying it
/// early stops the thread. One thread at a time may use it.
class Epoch {
 public:
  struct State;
  explicit Epoch(std::shared_ptr<State> state);
  Epoch(Epoch&&) noexcept = default;
  Epoch& operator=(Epoch&&) noexcept;
  ~Epoch();

  /// The next batch, one array per field; nothing at the end. Rethrows what the data set threw,
  /// after the batches before it.
  std::optional<std::vector<Array>> next();

  /// For `for (const auto& batch : loader.epoch(0))`.
  class Iterator {
   public:
    explicit Iterator(Epoch* epoch) : epoch_(epoch) { ++*this; }
    const std::vector<Array>& operator*() const { return *batch_; }
    Iterator& operator++() {
      batch_ = epoch_->next();
      return *this;
    }
    bool operator==(std::default_sentinel_t) const { return !batch_; }

   private:
    Epoch* epoch_;
    std::optional<std::vector<Array>> batch_;
  };
  Iterator begin() { return Iterator(this); }
  std::default_sentinel_t end() const { return {}; }

 private:
  void stop() noexcept;
  std::shared_ptr<State> state_;
};

class Loader {
 public:
  /// Throws UsageError when the batch or the prefetch is not positive.
  Loader(std::shared_ptr<const Dataset> dataset, LoaderOptions options = {});
  /// Batches of an epoch; the last may be smaller unless drop_last.
  int64_t batches() const;
  const LoaderOptions& options() const { return options_; }
  /// Starts epoch `number`, whose order depends on the seed and the number alone. Several epochs
  /// may run at once.
  Epoch epoch(uint64_t number) const;

 private:
  std::shared_ptr<const Dataset> dataset_;
  LoaderOptions options_;
};

}  // namespace pumice::data
