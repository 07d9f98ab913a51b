#include "samples.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include "base/half.h"
#include "ir/simplify.h"

namespace pumice::test {

using namespace ir;

namespace {

NodeRef number(int64_t v) { return constant_int(v, DType::i64); }
NodeRef scaled(const NodeRef& a, int64_t f) { return mul(a, number(f)); }
NodeRef load_at(int slot, DType t, const NodeRef& index, const NodeRef& valid = nullptr) {
  SmallVector<NodeRef, 3> operands{simplify(index)};
  if (valid) operands.push_back(valid);
  return make(Op::load, operands, {.ints = {slot}}, t);
}
NodeRef store_at(int slot, const NodeRef& index, const NodeRef& value) {
  return make(Op::store, {simplify(index), value}, {.ints = {slot}});
}
NodeRef reduced(Op op, const NodeRef& v, std::initializer_list<NodeRef> ranges) {
  SmallVector<NodeRef, 3> operands{v};
  for (auto& r : ranges) operands.push_back(r);
  return make(op, operands);
}
NodeRef within(const NodeRef& x, int64_t low, int64_t high) {
  return bit_and(le(number(low), x), lt(x, number(high)));
}

Sample matmul(int m, int n, int k) {
  auto i = range(0, m, false), j = range(1, n, false), r = range(2, k, true);
  auto a = load_at(0, DType::f32, add(scaled(i, k), r));
  auto b = load_at(1, DType::f32, add(scaled(r, n), j));
  auto bias = load_at(2, DType::f32, j);
  auto y = max(add(reduced(Op::reduce_sum, mul(a, b), {r}), bias), constant(0, DType::f32));
  return {{"matmul",
           {{DType::f32, m * k}, {DType::f32, k * n}, {DType::f32, n}, {DType::f32, m * n}},
           {store_at(3, add(scaled(i, n), j), y)},
           {i, j},
           {}},
          {}};
}

// 3x3 window over [c, h, w] with zeros around, to [o, h, w]; the padding as masks.
Sample convolution(int o, int c, int h, int w, bool masked_product) {
  auto p = range(0, o, false), y = range(1, h, false), x = range(2, w, false);
  auto q = range(3, c, true), ky = range(4, 3, true), kx = range(5, 3, true);
  auto yy = simplify(add(add(y, ky), number(-1))), xx = simplify(add(add(x, kx), number(-1)));
  auto valid = bit_and(within(yy, 0, h), within(xx, 0, w));
  auto in = load_at(0, DType::f32, add(add(scaled(q, h * w), scaled(yy, w)), xx), valid);
  auto weight =
      load_at(1, DType::f32, add(add(scaled(p, c * 9), scaled(q, 9)), add(scaled(ky, 3), kx)));
  auto product = mul(in, weight);
  if (masked_product) product = where(valid, product, constant(0, DType::f32));
  auto sum = reduced(Op::reduce_sum, product, {q, ky, kx});
  return {{"convolution",
           {{DType::f32, c * h * w}, {DType::f32, o * c * 9}, {DType::f32, o * h * w}},
           {store_at(2, add(add(scaled(p, h * w), scaled(y, w)), x), sum)},
           {p, y, x},
           {}},
          {}};
}

Sample sums(Op op, DType t, int rows, int columns, bool by_row) {
  auto keep = range(0, by_row ? rows : columns, false);
  auto run = range(1, by_row ? columns : rows, true);
  auto index = by_row ? add(scaled(keep, columns), run) : add(scaled(run, columns), keep);
  auto v = reduced(op, load_at(0, t, index), {run});
  return {{"sums",
           {{t, rows * columns}, {t, by_row ? rows : columns}},
           {store_at(1, keep, v)},
           {keep},
           {}},
          {}};
}

// y = x / sum over the row of (x - max of the row)^2 + 1: a reduction inside another.
Sample nested(int rows, int columns) {
  auto i = range(0, rows, false), j = range(1, columns, false);
  auto r = range(2, columns, true), s = range(3, columns, true);
  auto at = [&](const NodeRef& c) { return load_at(0, DType::f32, add(scaled(i, columns), c)); };
  auto top = reduced(Op::reduce_max, at(r), {r});
  auto d = sub(at(s), top);
  auto total = reduced(Op::reduce_sum, mul(d, d), {s});
  auto y = div(at(j), add(total, constant(1, DType::f32)));
  return {{"nested",
           {{DType::f32, rows * columns}, {DType::f32, rows * columns}},
           {store_at(1, add(scaled(i, columns), j), y)},
           {i, j},
           {}},
          {}};
}

Sample transpose_and_sum(int m, int n) {
  auto i = range(0, m, false), j = range(1, n, false);
  auto a = load_at(0, DType::f32, add(scaled(j, m), i));
  auto b = load_at(1, DType::f32, add(scaled(i, n), j));
  auto index = add(scaled(i, n), j);
  return {{"transpose",
           {{DType::f32, m * n}, {DType::f32, m * n}, {DType::f32, m * n}, {DType::boolean, m * n}},
           {store_at(2, index, add(a, b)), store_at(3, index, lt(a, b))},
           {i, j},
           {}},
          {}};
}

// 2x nearest upsampling plus a count: indices with div, an i64 value from ranges.
Sample upsample(int h, int w) {
  auto y = range(0, 2 * h, false), x = range(1, 2 * w, false);
  auto two = number(2);
  auto v = load_at(0, DType::f32, add(scaled(div(y, two), w), div(x, two)));
  auto n = cast(add(scaled(y, 7), mod(x, number(3))), DType::f32);
  return {{"upsample",
           {{DType::f32, h * w}, {DType::f32, 4 * h * w}},
           {store_at(1, add(scaled(y, 2 * w), x), add(v, n))},
           {y, x},
           {}},
          {}};
}

Sample gather_rows(int rows, int columns, int count, DType t) {
  auto i = range(0, count, false), j = range(1, columns, false);
  auto row = cast(load_at(1, t, i), DType::i64);
  auto valid = bit_and(le(number(0), row), lt(row, number(rows)));
  auto v = load_at(0, DType::f32, add(scaled(row, columns), j), valid);
  return {{"gather",
           {{DType::f32, rows * columns}, {t, count}, {DType::f32, count * columns}},
           {store_at(2, add(scaled(i, columns), j), v)},
           {i, j},
           {}},
          {}};
}

Sample symbolic(int64_t batch) {
  auto n = variable("batch", 1, 100);
  auto i = range(0, Dim(n), false), j = range(1, 10, false), r = range(2, Dim(n), true);
  auto x = load_at(0, DType::f32, add(scaled(r, 10), j));
  auto y = load_at(0, DType::f32, add(scaled(i, 10), j));
  auto v = sub(y, reduced(Op::reduce_sum, x, {r}));
  Sample s{{"symbolic",
            {{DType::f32, Dim(n) * 10}, {DType::f32, Dim(n) * 10}},
            {store_at(1, add(scaled(i, 10), j), v)},
            {i, j},
            {}},
           {}};
  s.bindings.bind("batch", batch);
  return s;
}

Sample scalar_kernel() {
  auto v = add(load_at(0, DType::f32, number(0)), constant(2, DType::f32));
  return {{"one", {{DType::f32, 1}, {DType::f32, 1}}, {store_at(1, number(0), v)}, {}, {}}, {}};
}

Sample chain(DType t, std::initializer_list<int> sizes) {
  std::vector<NodeRef> ranges;
  NodeRef index = number(0);
  int64_t total = 1;
  for (int size : sizes) {
    ranges.push_back(range(int64_t(ranges.size()), size, false));
    index = add(scaled(index, size), ranges.back());
    total *= size;
  }
  auto v = add(mul(load_at(0, t, index), load_at(1, t, index)), load_at(0, t, index));
  Sample s{{"chain", {{t, total}, {t, total}, {t, total}}, {store_at(2, index, v)}, ranges, {}},
           {}};
  return s;
}

void fill(std::byte* at, DType t, double v) {
  auto put = [&](auto x) { std::memcpy(at, &x, sizeof x); };
  switch (t) {
    case DType::boolean:
      return put(uint8_t(v > 0));
    case DType::u8:
      return put(uint8_t(std::fabs(v)));
    case DType::i8:
      return put(int8_t(v));
    case DType::u16:
      return put(uint16_t(std::fabs(v)));
    case DType::i16:
      return put(int16_t(v));
    case DType::u32:
      return put(uint32_t(std::fabs(v)));
    case DType::i32:
      return put(int32_t(v));
    case DType::u64:
      return put(uint64_t(std::fabs(v)));
    case DType::i64:
      return put(int64_t(v));
    case DType::f16:
      return put(f16_from_float(float(v)));
    case DType::bf16:
      return put(bf16_from_float(float(v)));
    case DType::f32:
      return put(float(v));
    case DType::f64:
      return put(v);
  }
}

double read(const std::byte* at, DType t) {
  auto as = [&](auto x) {
    std::memcpy(&x, at, sizeof x);
    return double(x);
  };
  switch (t) {
    case DType::boolean:
    case DType::u8:
      return as(uint8_t());
    case DType::i8:
      return as(int8_t());
    case DType::u16:
      return as(uint16_t());
    case DType::i16:
      return as(int16_t());
    case DType::u32:
      return as(uint32_t());
    case DType::i32:
      return as(int32_t());
    case DType::u64:
      return as(uint64_t());
    case DType::i64:
      return as(int64_t());
    case DType::f16:
      return f16_to_float(uint16_t(as(uint16_t())));
    case DType::bf16:
      return bf16_to_float(uint16_t(as(uint16_t())));
    case DType::f32:
      return as(float());
    case DType::f64:
      return as(double());
  }
  return 0;
}

}  // namespace

std::vector<Sample> sample_kernels() {
  return {matmul(7, 19, 5),
          matmul(16, 32, 8),
          matmul(1, 1, 1),
          convolution(4, 3, 6, 14, false),
          convolution(2, 3, 5, 7, true),
          sums(Op::reduce_sum, DType::f32, 9, 37, true),
          sums(Op::reduce_max, DType::f32, 9, 37, false),
          sums(Op::reduce_min, DType::i32, 5, 16, true),
          sums(Op::reduce_prod, DType::f64, 3, 5, true),
          sums(Op::reduce_max, DType::boolean, 4, 9, true),
          sums(Op::reduce_sum, DType::u64, 12, 8, false),
          nested(3, 11),
          transpose_and_sum(6, 17),
          upsample(4, 8),
          gather_rows(5, 12, 9, DType::i32),
          gather_rows(5, 12, 9, DType::i64),
          symbolic(1),
          symbolic(23),
          scalar_kernel(),
          chain(DType::f32, {3, 4, 5}),
          chain(DType::f32, {2, 0, 5}),
          chain(DType::i8, {130}),
          chain(DType::f16, {5, 8}),
          chain(DType::bf16, {21}),
          chain(DType::i64, {7, 3})};
}

Target plain_target(bool gpu, int vector_bytes) {
  Target t;
  t.name = gpu ? "gpu" : "cpu";
  t.gpu = gpu;
  t.vector_bytes = vector_bytes;
  t.parallelism = gpu ? 64 : 2;
  t.storage.set();
  t.arithmetic.set();
  t.native.set();
  return t;
}

Buffers random_buffers(const Sample& sample, unsigned seed) {
  std::mt19937 rng(seed);
  std::uniform_int_distribution<int> pick(-4, 6);  // whole, so that sums are exact in any order
  Buffers out;
  for (auto& b : sample.kernel.buffers) {
    auto n = size_t(evaluate(b.size, sample.bindings));
    out.emplace_back(n * size_t(size_of(b.dtype)));
    for (size_t i = 0; i < n; ++i)
      fill(out.back().data() + i * size_t(size_of(b.dtype)), b.dtype, pick(rng));
  }
  return out;
}

std::vector<std::span<std::byte>> spans(Buffers& buffers) {
  return {buffers.begin(), buffers.end()};
}

double difference(const Kernel& kernel, const Buffers& a, const Buffers& b) {
  double worst = 0;
  for (size_t k = 0; k < a.size(); ++k) {
    auto t = kernel.buffers[k].dtype;
    for (size_t i = 0; i < a[k].size(); i += size_t(size_of(t))) {
      double x = read(&a[k][i], t), y = read(&b[k][i], t);
      if (std::isnan(x) != std::isnan(y)) return std::numeric_limits<double>::infinity();
      if (x != y && !std::isnan(x)) worst = std::max(worst, std::fabs(x - y) / (1 + std::fabs(y)));
    }
  }
  return worst;
}

}  // namespace pumice::test
