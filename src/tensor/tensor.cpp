#include "pumice/tensor.h"

#include <cstring>
#include <limits>
#include <ostream>

#include "base/half.h"
#include "engine/device.h"
#include "engine/realize.h"
#include "engine/storage.h"
#include "tensor/history.h"
#include "tensor/internal.h"

namespace pumice {

using namespace detail;

namespace {

// All weak numbers start as these constants; their dtype is that of the number alone.
Cell* weak_cell(NodeRef node) { return new Cell(std::move(node), {}, true); }

double to_double(const std::byte* at, DType t) {
  auto load = [&]<class T>(T) {
    T v;
    std::memcpy(&v, at, sizeof v);
    return v;
  };
  switch (t) {
    case DType::f16:
      return double(f16_to_float(load(uint16_t())));
    case DType::bf16:
      return double(bf16_to_float(load(uint16_t())));
    case DType::f32:
      return double(load(float()));
    default:
      return load(double());
  }
}

// Bool and ints as 64 bits, extended by their sign.
uint64_t to_word(const std::byte* at, DType t) {
  uint64_t v = 0;
  std::memcpy(&v, at, size_t(size_of(t)));
  int unused = 64 - 8 * size_of(t);
  return is_signed_int(t) ? uint64_t(int64_t(v << unused) >> unused) : v;
}

void from_double(std::byte* to, double v, DType t) {
  auto f = float(v);
  if (t == DType::f32)
    std::memcpy(to, &f, sizeof f);
  else
    std::memcpy(to, &v, sizeof v);
}

// Whether every value of `from` is a value of `to`, or reading may round only (f64 to f32).
bool readable(DType from, DType to) {
  if (from == to) return true;
  if (to == DType::boolean) return false;
  if (is_float(to)) return true;
  if (is_float(from)) return false;
  if (from == DType::boolean) return true;
  int a = size_of(from), b = size_of(to);
  if (is_unsigned_int(from)) return is_unsigned_int(to) ? b >= a : b > a;
  return is_signed_int(to) && b >= a;
}

void convert(std::span<const std::byte> from, DType a, std::span<std::byte> to, DType b) {
  auto sa = size_t(size_of(a)), sb = size_t(size_of(b));
  for (size_t i = 0, n = from.size() / sa; i < n; ++i) {
    const std::byte* x = from.data() + i * sa;
    std::byte* y = to.data() + i * sb;
    if (is_float(a)) {
      from_double(y, to_double(x, a), b);
    } else if (is_float(b)) {
      uint64_t w = to_word(x, a);
      from_double(y, is_signed_int(a) ? double(int64_t(w)) : double(w), b);
    } else {
      uint64_t w = to_word(x, a);
      std::memcpy(y, &w, sb);
    }
  }
}

}  // namespace

Tensor::Tensor() : cell_(new Cell(ir::constant(0, DType::f32), {}, false)) {}

Cell* Tensor::weak(bool value) { return weak_cell(ir::constant_int(value, DType::boolean)); }
Cell* Tensor::weak(double value) {
  // The number keeps all its digits until it meets a dtype.
  return weak_cell(ir::constant(value, DType::f64));
}
Cell* Tensor::weak(int64_t value) { return weak_cell(ir::constant_int(value, DType::i64)); }
Cell* Tensor::weak(uint64_t value) {
  bool fits = value <= uint64_t(std::numeric_limits<int64_t>::max());
  return weak_cell(ir::constant_int(int64_t(value), fits ? DType::i64 : DType::u64));
}

void Tensor::destroy() noexcept { delete cell_; }

Tensor Tensor::from_bytes(std::span<const std::byte> bytes, Shape shape, DType dtype) {
  check_shape("from", shape);
  auto width = size_t(size_of(dtype));
  if (bytes.size() != size_t(element_count(shape)) * width)
    usage("from", bytes.size() / width, " values do not fill ", pumice::text(shape));
  auto& device = engine::default_device();
  auto storage =
      make_ref<engine::Storage>(device, std::vector<std::byte>(bytes.begin(), bytes.end()));
  return wrap(ir::input(Ref<const ir::Object>(storage), dtype, dims_of(shape)), {&device, {}});
}

Tensor Tensor::from_reader(const std::function<void(uint64_t at, std::span<std::byte> piece)>& read,
                           Shape shape, DType dtype) {
  check_shape("from_reader", shape);
  auto& device = engine::default_device();
  auto bytes = uint64_t(element_count(shape)) * uint64_t(size_of(dtype));
  auto storage = engine::read_storage(device, bytes, read);
  return wrap(ir::input(Ref<const ir::Object>(storage), dtype, dims_of(shape)), {&device, {}});
}

DType Tensor::dtype() const {
  DType t = node_of(*this)->dtype;
  return is_weak(*this) && t == DType::f64 ? DType::f32 : t;
}
Shape Tensor::shape() const { return concrete(node_of(*this)->shape, context_of(*this).sizes()); }
int Tensor::rank() const { return node_of(*this)->rank(); }
int64_t Tensor::size(int64_t axis) const { return axis_size("size", *this, axis); }
int64_t Tensor::numel() const { return element_count(shape()); }

bool Tensor::is_realized() const {
  auto node = node_of(*this);
  return node->op == Op::input || node->op == Op::constant || node->realized();
}

const Tensor& Tensor::realize() const {
  pumice::realize(std::span(this, 1));
  return *this;
}

Device Tensor::device() const {
  auto* d = context_of(*this).device;
  return Device(d ? d : &engine::default_device());
}

namespace {

// The input nodes that hold the values.
std::vector<NodeRef> realize_group(engine::Device& device, std::span<const Tensor* const> tensors) {
  std::vector<NodeRef> roots;
  roots.reserve(tensors.size());
  for (auto* t : tensors) {
    auto node = node_of(*t);
    roots.push_back(is_weak(*t) ? in_dtype(*t, t->dtype()) : std::move(node));
  }
  Context all = join("realize", tensors);
  auto values = engine::realize(roots, all.sizes(), device);
  if (!keeps_history())
    for (size_t i = 0; i < tensors.size(); ++i)
      if (!is_weak(*tensors[i]) && !(roots[i] == values[i]))
        tensors[i]->cell()->set_node(values[i]);
  return values;
}

}  // namespace

void realize(std::span<const Tensor> tensors) {
  // One graph per device; constants go with the default one.
  std::vector<std::pair<engine::Device*, std::vector<const Tensor*>>> groups;
  for (auto& t : tensors) {
    auto* device = context_of(t).device;
    if (!device) device = &engine::default_device();
    size_t i = 0;
    while (i < groups.size() && groups[i].first != device) ++i;
    if (i == groups.size()) groups.push_back({device, {}});
    groups[i].second.push_back(&t);
  }
  for (auto& [device, group] : groups) realize_group(*device, group);
}

void Tensor::copy_to(std::span<std::byte> to) const {
  int64_t bytes = numel() * size_of(dtype());
  if (to.size() != size_t(bytes)) usage("copy_to", "wants ", bytes, " bytes, got ", to.size());
  if (bytes == 0) return;
  auto* device = context_of(*this).device;
  const Tensor* self = this;
  auto value = realize_group(device ? *device : engine::default_device(), {&self, 1});
  engine::storage_of(*value[0]).read(to);
}

void Tensor::read(std::span<std::byte> to, DType as, bool single) const {
  std::string_view op = single ? "item" : "to_vector";
  DType own = dtype();
  if (single && numel() != 1)
    usage(op, "shape ", pumice::text(shape()), " has ", numel(), " elements, not 1");
  if (!readable(own, as)) usage(op, name(own), " values do not fit ", name(as), "; cast first");
  if (own == as) return copy_to(to);
  std::vector<std::byte> raw(size_t(numel()) * size_t(size_of(own)));
  copy_to(raw);
  convert(raw, own, to, as);
}

void Tensor::throw_no_room(size_t element_bytes) const {
  throw DeviceError("host", "to_vector", 0,
                    pumice::cat("no room for ", numel(), " elements of ", element_bytes,
                                " bytes, shape ", pumice::text(shape())));
}

Tensor Tensor::to(const Device& target) const {
  if (context_of(*this).device == target.handle()) return *this;
  auto* device = context_of(*this).device;
  const Tensor* self = this;
  auto value = realize_group(device ? *device : engine::default_device(), {&self, 1});
  auto storage = engine::copy_storage(*target.handle(), engine::storage_of(*value[0]));
  return wrap(ir::input(Ref<const ir::Object>(storage), dtype(), node_of(*this)->shape),
              {target.handle(), context_of(*this).bindings});
}

Tensor with_symbolic(const Tensor& x, int64_t axis, std::string name, int64_t lowest,
                     int64_t highest) {
  axis = normal_axis("with_symbolic", axis, x.rank());
  int64_t size = x.size(axis);
  if (size < lowest || size > highest)
    usage("with_symbolic", name, " is ", size, ", not in ", lowest, " to ", highest);
  Context context = context_of(x);
  if (!context.device) context.device = &engine::default_device();
  const Tensor* self = &x;
  auto value = realize_group(*context.device, {&self, 1})[0];
  auto bindings = std::make_shared<ir::Bindings>(context.sizes());
  bindings->bind(name, size);
  context.bindings = std::move(bindings);
  ir::Shape shape = value->shape;
  shape[size_t(axis)] = Dim(ir::variable(std::move(name), lowest, highest));
  return wrap(ir::input(value->attribute.object, value->dtype, std::move(shape)), context);
}

Tensor Tensor::operator[](int64_t index) const { return select(*this, 0, index); }
Tensor& Tensor::operator+=(const Tensor& o) { return *this = *this + o; }
Tensor& Tensor::operator-=(const Tensor& o) { return *this = *this - o; }
Tensor& Tensor::operator*=(const Tensor& o) { return *this = *this * o; }
Tensor& Tensor::operator/=(const Tensor& o) { return *this = *this / o; }

std::ostream& operator<<(std::ostream& out, const Tensor& x) { return out << x.text(); }

}  // namespace pumice
