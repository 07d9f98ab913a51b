#pragma once
#include <atomic>
#include <concepts>
#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "pumice/device.h"
#include "pumice/dtype.h"
#include "pumice/error.h"
#include "pumice/shape.h"

namespace pumice {

/// The dtype that holds a C++ arithmetic type. f16 and bf16 have no C++ type: use cast().
template <class T>
  requires std::is_arithmetic_v<T>
constexpr DType dtype_of() {
  if constexpr (std::is_same_v<T, bool>) {
    return DType::boolean;
  } else if constexpr (std::is_floating_point_v<T>) {
    static_assert(sizeof(T) <= 8, "long double has no dtype");
    return sizeof(T) == 4 ? DType::f32 : DType::f64;
  } else {
    constexpr int size = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
    return DType(int(std::is_signed_v<T> ? DType::i8 : DType::u8) + size);
  }
}

namespace detail {
// What copies of a Tensor share; src/tensor/cell.h has the whole.
struct CellCount {
  std::atomic<uint32_t> count{1};
};
struct Cell;
}  // namespace detail

/// A value: an n-dimensional array of one dtype, never changed once made. Cheap to copy (one
/// pointer). Operations are lazy: they build a graph, and work starts when a value is read or
/// realize() is called. Copies see each other's realised value. Any thread may use any Tensor.
class Tensor {
 public:
  /// Rank-0 f32 zero.
  Tensor();
  /// A number that adapts to the dtype of what it meets ("weak"): `x * 2.0` has x's dtype when x
  /// is floating, `i * 2.0` is f32 when i is an int. Alone: bool, i64 or f32.
  template <class T>
    requires std::is_arithmetic_v<T>
  Tensor(T value) : Tensor(weak(value)) {}
  Tensor(const Tensor& o) noexcept : cell_(o.cell_) {
    if (cell_) count().fetch_add(1, std::memory_order_relaxed);
  }
  /// A moved-from Tensor may only be assigned to or destroyed.
  Tensor(Tensor&& o) noexcept : cell_(std::exchange(o.cell_, nullptr)) {}
  Tensor& operator=(Tensor o) noexcept {
    std::swap(cell_, o.cell_);
    return *this;
  }
  ~Tensor() {
    if (cell_ && count().fetch_sub(1, std::memory_order_acq_rel) == 1) destroy();
  }

  // ---- made from host values (read now, copied once to the device when first used) ----

  /// Values in row-major order. The shape defaults to (number of values).
  /// Throws UsageError "[from] 6 values do not fill (2, 2)".
  template <class T>
    requires std::is_arithmetic_v<T>
  static Tensor from(std::span<const T> values, Shape shape) {
    return from_bytes(std::as_bytes(values), std::move(shape), dtype_of<T>());
  }
  template <class T>
    requires std::is_arithmetic_v<T>
  static Tensor from(std::span<const T> values) {
    return from(values, Shape{int64_t(values.size())});
  }
  template <class T>
    requires std::is_arithmetic_v<T>
  static Tensor from(const std::vector<T>& values, Shape shape) {
    if constexpr (std::is_same_v<T, bool>) {
      std::vector<unsigned char> bytes(values.begin(), values.end());
      return from_bytes(std::as_bytes(std::span(bytes)), std::move(shape), DType::boolean);
    } else {
      return from(std::span<const T>(values), std::move(shape));
    }
  }
  template <class T>
    requires std::is_arithmetic_v<T>
  static Tensor from(const std::vector<T>& values) {
    return from(values, Shape{int64_t(values.size())});
  }
  template <class T>
    requires std::is_arithmetic_v<T>
  static Tensor from(std::initializer_list<T> values, Shape shape) {
    return from(std::span<const T>(values.begin(), values.size()), std::move(shape));
  }
  template <class T>
    requires std::is_arithmetic_v<T>
  static Tensor from(std::initializer_list<T> values) {
    return from(std::span<const T>(values.begin(), values.size()));
  }
  /// `from_rows({{1.f, 2.f}, {3.f, 4.f}})`
  template <class T>
    requires std::is_arithmetic_v<T>
  static Tensor from_rows(std::initializer_list<std::initializer_list<T>> rows) {
    std::vector<T> flat;
    size_t width = rows.size() ? rows.begin()->size() : 0;
    for (const auto& row : rows) {
      if (row.size() != width) throw UsageError("[from_rows] rows differ in length");
      flat.insert(flat.end(), row.begin(), row.end());
    }
    return from(flat, Shape{int64_t(rows.size()), int64_t(width)});
  }
  /// Elements as they lie in memory, in this machine's byte order.
  static Tensor from_bytes(std::span<const std::byte> bytes, Shape shape, DType dtype);
  /// Elements as from_bytes takes them, given piece by piece and moved to the default device at
  /// once, so that the host never holds them all: `read(at, piece)` fills the piece with the bytes
  /// from byte `at` on. It is called in order, until this returns; what it throws is passed on.
  static Tensor from_reader(
      const std::function<void(uint64_t at, std::span<std::byte> piece)>& read, Shape shape,
      DType dtype);

  // ---- reading ----

  DType dtype() const;
  Shape shape() const;
  int rank() const;
  int64_t size(int64_t axis) const;  ///< Throws UsageError when there is no such axis.
  int64_t numel() const;

  /// The only element. Throws UsageError "[item] shape (3) has 3 elements, not 1".
  template <class T>
  T item() const {
    T value;
    read(std::as_writable_bytes(std::span(&value, 1)), dtype_of<T>(), true);
    return value;
  }
  /// All elements in row-major order. T may be wider than the dtype (f16 reads as float); a
  /// reading that would lose values throws UsageError: cast() first. Throws DeviceError when the
  /// host has no room for them.
  template <class T>
  std::vector<T> to_vector() const {
    if constexpr (std::is_same_v<T, bool>) {
      auto bytes = host_values<unsigned char>();
      read(std::as_writable_bytes(std::span(bytes)), DType::boolean, false);
      return {bytes.begin(), bytes.end()};
    } else {
      auto values = host_values<T>();
      read(std::as_writable_bytes(std::span(values)), dtype_of<T>(), false);
      return values;
    }
  }
  /// The elements' bytes. Throws UsageError when `to` has another size than numel() elements.
  void copy_to(std::span<std::byte> to) const;

  /// Starts the computation of this value, if that has not happened; does not wait.
  const Tensor& realize() const;
  bool is_realized() const;

  /// The device this value lives on, or will.
  Device device() const;
  /// The same values on another device. Not differentiable: the result is a new input.
  Tensor to(const Device& device) const;

  /// As NumPy prints: "[[1. 2.]\n [3. 4.]]"; long axes are cut with "...".
  std::string text() const;

  // ---- sugar ----

  Tensor operator[](int64_t index) const;  ///< drops the first axis; negative counts from the end
  Tensor& operator+=(const Tensor& o);
  Tensor& operator-=(const Tensor& o);
  Tensor& operator*=(const Tensor& o);
  Tensor& operator/=(const Tensor& o);

  // For the library's own folders.
  explicit Tensor(detail::Cell* cell) : cell_(cell) {}
  detail::Cell* cell() const { return cell_; }

 private:
  static detail::Cell* weak(bool value);
  static detail::Cell* weak(double value);
  static detail::Cell* weak(int64_t value);
  static detail::Cell* weak(uint64_t value);
  template <class T>
  static detail::Cell* weak(T value) {
    if constexpr (std::is_floating_point_v<T>)
      return weak(double(value));
    else if constexpr (std::is_signed_v<T>)
      return weak(int64_t(value));
    else
      return weak(uint64_t(value));
  }
  std::atomic<uint32_t>& count() const {
    return reinterpret_cast<detail::CellCount*>(cell_)->count;
  }
  void destroy() noexcept;
  void read(std::span<std::byte> to, DType as, bool single) const;
  template <class T>
  std::vector<T> host_values() const {
    try {
      return std::vector<T>(static_cast<size_t>(numel()));
    } catch (const std::exception&) {
      throw_no_room(sizeof(T));
    }
  }
  [[noreturn]] void throw_no_room(size_t element_bytes) const;

  detail::Cell* cell_;
};

std::ostream& operator<<(std::ostream& out, const Tensor& x);

/// Starts all of them in one graph, so that common parts are computed once.
void realize(std::span<const Tensor> tensors);

/// x with a symbolic size on one axis: kernels compiled for it serve every size in
/// [lowest, highest]. shape() still tells the concrete size. The result is a new input (realises
/// x, and no gradient flows through). Throws UsageError when the size is outside the bounds.
Tensor with_symbolic(const Tensor& x, int64_t axis, std::string name, int64_t lowest,
                     int64_t highest);

}  // namespace pumice
