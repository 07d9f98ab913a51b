#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>

#include "backends/backend.h"
#include "kernel/kernel.h"
#include "numerics/decomposed.h"
#include "numerics/flat.h"

// The functions on every device that opens: kernels that do nothing else, over a dense sample of
// bit patterns. What the device computes has to be what the same ops give here, bit by bit, but for
// denormal arguments and results, which it may flush.
namespace pumice::test {
namespace {

using ir::Op;

struct Device {
  std::string label;
  const backends::Backend* backend;
  size_t index;
};
void PrintTo(const Device& d, std::ostream* os) { *os << d.label; }

std::vector<Device> usable_devices() {
  std::vector<Device> found;
  for (const backends::Backend* b : backends::all()) {
    // WebGPU has few dtypes yet.
    if (std::string(b->name) == "null" || std::string(b->name) == "webgpu") continue;
    auto list = b->probe();
    for (size_t i = 0; i < list.size(); ++i)
      if (list[i].reason.empty()) found.push_back({b->name + std::to_string(i), b, i});
  }
  return found;
}

template <class T>
constexpr DType dtype_of = sizeof(T) == 4 ? DType::f32 : DType::f64;

// Evenly spaced bit patterns, and those next to the powers of two.
template <class T>
std::vector<T> sample(size_t count) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  std::vector<T> x;
  Bits step = Bits(-1) / Bits(count) | 1;
  for (size_t i = 0; i < count; ++i) x.push_back(std::bit_cast<T>(Bits(i * step)));
  int mantissa = std::numeric_limits<T>::digits - 1;
  for (Bits e = 0; e < Bits(1) << (8 * sizeof(T) - size_t(mantissa)); ++e)
    for (Bits i = 0; i < 32; ++i) x.push_back(std::bit_cast<T>((e << mantissa) + i - 16));
  return x;
}

// Between 0.25 and 4 with either sign, or whole: exponents for pow.
template <class T>
std::vector<T> exponents(size_t count) {
  std::vector<T> y;
  for (size_t i = 0; i < count; ++i) {
    T v = T(0.25) + T(3.75) * T(i * 7919 % 100003) / T(100003);
    y.push_back(i % 3 ? v : std::floor(v * 5));
    if (i % 2) y.back() = -y.back();
  }
  return y;
}

// op over the elements of `inputs`, as a kernel of its own.
template <class T>
std::vector<T> run_on(const Device& d, Op op, const std::vector<std::vector<T>>& inputs) {
  auto n = int64_t(inputs[0].size());
  auto i = ir::range(0, n, false);
  SmallVector<ir::NodeRef, 3> values;
  ir::Kernel k{"sweep", {}, {}, {i}, {}};
  for (size_t slot = 0; slot < inputs.size(); ++slot) {
    values.push_back(ir::make(Op::load, {i}, {.ints = {int64_t(slot)}}, dtype_of<T>));
    k.buffers.push_back({dtype_of<T>, n});
  }
  k.buffers.push_back({dtype_of<T>, n});
  k.stores.push_back(
      ir::make(Op::store, {i, ir::make(op, values)}, {.ints = {int64_t(inputs.size())}}));
  auto device = d.backend->open(d.index);
  ir::Target target = d.backend->target(*device);
  auto program = kernel::lower(k, target);
  auto executable = device->load(d.backend->compile(program, target));
  auto queue = device->make_queue();
  uint64_t bytes = uint64_t(n) * sizeof(T);
  std::vector<std::unique_ptr<hal::Buffer>> buffers;
  std::vector<hal::Binding> bindings;
  for (size_t slot = 0; slot <= inputs.size(); ++slot) {
    buffers.push_back(device->allocate(bytes, hal::Memory::device));
    bindings.push_back({buffers.back().get(), 0, bytes});
    if (slot < inputs.size()) queue->upload(bindings[slot], std::as_bytes(std::span(inputs[slot])));
  }
  std::vector<int64_t> scalars;
  for (auto& s : program.scalars) scalars.push_back(s.value());
  queue->launch({executable.get(), bindings, std::as_bytes(std::span(scalars)),
                 uint64_t(program.count.value())});
  std::vector<T> y(inputs[0].size());
  queue->download(std::as_writable_bytes(std::span(y)), bindings.back())->wait();
  return y;
}

class OnDevice : public testing::TestWithParam<Device> {
 protected:
  ir::Target target() const {
    auto device = GetParam().backend->open(GetParam().index);
    return GetParam().backend->target(*device);
  }
};

template <class T>
void check(const Device& d, const ir::Target& target, Op op,
           const std::vector<std::vector<T>>& inputs) {
  SmallVector<ir::NodeRef, 3> leaves;
  std::vector<const void*> data;
  for (auto& in : inputs) {
    leaves.push_back(ir::wild("x" + std::to_string(leaves.size()), dtype_of<T>));
    data.push_back(in.data());
  }
  Flat flat(decomposed(op, leaves), {leaves.begin(), leaves.end()}, target.fuses(dtype_of<T>));
  std::vector<T> expected(inputs[0].size());
  flat.run(data, expected.data(), expected.size());
  auto y = run_on(d, op, inputs);
  auto small = [](T v) { return std::fabs(v) < std::numeric_limits<T>::min(); };
  size_t differing = 0, flushed = 0;
  for (size_t i = 0; i < y.size(); ++i) {
    if (std::isnan(y[i]) && std::isnan(expected[i])) continue;
    if (std::memcmp(&y[i], &expected[i], sizeof(T)) == 0) continue;
    bool denormal = std::any_of(inputs.begin(), inputs.end(),
                                [&](auto& in) { return in[i] != 0 && small(in[i]); });
    if (denormal || (small(y[i]) && std::fabs(expected[i]) <= std::numeric_limits<T>::min())) {
      ++flushed;
    } else if (++differing <= 3) {
      ADD_FAILURE() << ir::name(op) << " of " << inputs[0][i] << " is " << y[i] << ", not "
                    << expected[i];
    }
  }
  std::printf("%-5s %s on %s: %zu inputs, %zu differ, %zu flushed\n",
              std::string(ir::name(op)).c_str(), std::string(name(dtype_of<T>)).c_str(),
              d.label.c_str(), y.size(), differing, flushed);
  EXPECT_EQ(differing, 0u) << ir::name(op);
}

template <class T>
void check_all(const Device& d, const ir::Target& target, size_t count) {
  auto x = sample<T>(count);
  for (Op op :
       {Op::exp, Op::exp2, Op::log, Op::log2, Op::sin, Op::cos, Op::atan, Op::tanh, Op::erf})
    check<T>(d, target, op, {x});
  check<T>(d, target, Op::pow, {x, exponents<T>(x.size())});
}

TEST_P(OnDevice, f32_functions_give_the_bits_that_the_same_ops_give_here) {
  check_all<float>(GetParam(), target(), 500000);
}

TEST_P(OnDevice, f64_functions_give_the_bits_that_the_same_ops_give_here) {
  if (!target().computes(DType::f64) || !target().computes(DType::u64))
    GTEST_SKIP() << "the device has no f64 or no 64-bit ints";
  check_all<double>(GetParam(), target(), 100000);
}

std::string device_label(const testing::TestParamInfo<Device>& info_of) {
  return info_of.param.label;
}
INSTANTIATE_TEST_SUITE_P(numerics, OnDevice, testing::ValuesIn(usable_devices()), device_label);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(OnDevice);

}  // namespace
}  // namespace pumice::test
