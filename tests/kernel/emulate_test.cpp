#include "kernel/emulate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "base/text.h"
#include "codegen_llvm/samples.h"
#include "ir/interpret_program.h"
#include "kernel/kernel.h"
#include "kernel/parts.h"
#include "kernel/passes.h"
#include "samples.h"
#include "support/ops.h"

// Kernels for targets that lack dtypes, against the interpreter of kernels.
namespace pumice::test {
namespace {

using namespace ir;

const std::vector<DType> every = all_dtypes();

// Has 32-bit dtypes alone.
Target bare_target(bool gpu, int vector_bytes = 16) {
  Target t = plain_target(gpu, vector_bytes);
  t.storage.reset();
  t.arithmetic.reset();
  for (DType d : {DType::u32, DType::i32, DType::f32})
    t.storage.set(size_t(d)), t.arithmetic.set(size_t(d));
  t.arithmetic.set(size_t(DType::boolean));
  return t;
}

// A Vulkan driver without small storage: computes in small ints, stores none.
Target small_storage_target() {
  Target t = bare_target(true);
  for (DType d : {DType::u8, DType::i8, DType::u16, DType::i16}) t.arithmetic.set(size_t(d));
  return t;
}

// A GPU with every dtype but f64, as many are.
Target no_double_target() {
  Target t = plain_target(true, 16);
  t.storage.reset(size_t(DType::f64));
  t.arithmetic.reset(size_t(DType::f64));
  return t;
}

std::vector<Target> targets() {
  return {bare_target(true), bare_target(false, 32), small_storage_target(), no_double_target()};
}

// What a writer must never meet.
void expect_only_known(const Program& p, const Target& target) {
  for (auto& b : p.buffers) EXPECT_TRUE(target.stores(b.dtype)) << print(p);
  for (auto& i : p.body) {
    EXPECT_TRUE(kernel::holds(target, i.dtype)) << print(p);
    if (i.code != Code::arithmetic || i.op == Op::cast || i.op == Op::bitcast) continue;
    DType t = p.body[i.args.back()].dtype;
    EXPECT_TRUE(i.op == Op::where || target.computes(t)) << print(p);
  }
}

// Allocations are whole words; what lies past the end is nobody's.
void pad(Buffers& buffers) {
  for (auto& b : buffers) b.resize((b.size() + 3) / 4 * 4);
}

// As a word of ir/scalar.h: NaNs are equal.
uint64_t element(const std::vector<std::byte>& bytes, DType t, size_t i) {
  auto size = size_t(size_of(t));
  uint64_t bits = 0;
  if ((i + 1) * size <= bytes.size()) std::memcpy(&bits, &bytes[i * size], size);
  return word_of_stored(bits, t);
}

// `reference` is the kernel that gives the values.
void expect_same(const Kernel& k, const Bindings& bindings, Buffers start, const Target& target,
                 const Kernel& reference) {
  Program p = kernel::lower(k, target);
  verify(p);
  expect_only_known(p, target);
  Buffers want = start, got = std::move(start);
  interpret_kernel(reference, spans(want), bindings);
  auto sizes = got;
  pad(got);
  interpret_program(p, spans(got), bindings);
  for (size_t b = 0; b < got.size(); ++b) {
    DType t = k.buffers[b].dtype;
    for (size_t i = 0; i < sizes[b].size() / size_t(size_of(t)); ++i)
      if (uint64_t g = element(got[b], t, i), w = element(want[b], t, i); g != w) {
        std::string operands;
        for (size_t o = 0; o < b; ++o)
          operands += cat(" ", element(want[o], k.buffers[o].dtype, i));
        FAIL() << "element " << i << " of buffer " << b << ":" << operands << " gives " << g
               << ", not " << w << "\n"
               << print(k) << print(p);
      }
  }
}

void expect_same(const Kernel& k, const Bindings& bindings, Buffers start, const Target& target) {
  expect_same(k, bindings, std::move(start), target, k);
}

Buffers buffers_of(const Kernel& k, size_t count) {
  Buffers out;
  for (auto& b : k.buffers) {
    auto size = size_t(size_of(b.dtype));
    auto bits = samples(b.dtype, count, 3)[out.size() % 3];
    out.emplace_back(count * size);
    for (size_t i = 0; i < count; ++i) std::memcpy(&out.back()[i * size], &bits[i], size);
  }
  return out;
}

// y[i] = op of element i of one buffer per operand.
Kernel elementwise_kernel(Op op, std::vector<DType> from, DType to, int64_t count) {
  Kernel k{.name = "one"};
  auto i = range(0, count, false);
  SmallVector<NodeRef, 3> operands;
  for (DType t : from) {
    operands.push_back(make(Op::load, {i}, {.ints = {int64_t(k.buffers.size())}}, t));
    k.buffers.push_back({t, count});
  }
  NodeRef y = make(op, std::move(operands), {}, to);
  k.stores = {make(Op::store, {i, y}, {.ints = {int64_t(k.buffers.size())}})};
  k.buffers.push_back({y->dtype, count});
  k.outputs = {i};
  return k;
}

// Ops of f16 and bf16 that are done in f32 and rounded, which gives what rounding once does.
bool rounds_once(Op op, DType t) {
  constexpr Op ops[] = {Op::neg, Op::abs, Op::sqrt, Op::floor, Op::round, Op::trunc,
                        Op::add, Op::sub, Op::mul,  Op::div,   Op::max,   Op::min,
                        Op::lt,  Op::le,  Op::eq,   Op::ne};
  return (t == DType::f16 || t == DType::bf16) && std::ranges::count(ops, op);
}

// Ops of f64 that are formulas where there is none: compared with the same formula in f64.
bool is_formula(Op op) {
  constexpr Op ops[] = {Op::exp, Op::exp2, Op::log,  Op::log2, Op::sin,
                        Op::cos, Op::atan, Op::tanh, Op::erf,  Op::pow};
  return std::ranges::count(ops, op);
}

class Emulated : public testing::TestWithParam<DType> {};
std::string dtype_name(const testing::TestParamInfo<DType>& p) {
  return std::string(name(p.param));
}
INSTANTIATE_TEST_SUITE_P(dtypes, Emulated, testing::ValuesIn(every), dtype_name);

TEST_P(Emulated, ops) {
  DType t = GetParam();
  for (Op op : all_ops()) {
    if (!is_swept(op, t) && !rounds_once(op, t)) continue;
    if (op == Op::philox && t != DType::u32) continue;
    std::vector<DType> from(size_t(info(op).arity), t);
    if (op == Op::where) from[0] = DType::boolean;
    bool formula = t == DType::f64 && is_formula(op);
    int64_t count = formula ? 97 : 1021;  // leaves a part of a word
    auto k = elementwise_kernel(op, from, t, count);
    auto reference = k;
    if (formula) {
      Target formulas = plain_target(false, 16);
      formulas.native.reset(size_t(op));
      formulas.fused = false;
      reference = kernel::decompose(k, formulas);
    }
    for (auto& target : targets()) {
      expect_same(k, {}, buffers_of(k, size_t(count)), target, reference);
      if (formula) break;
    }
  }
}

TEST_P(Emulated, casts) {
  constexpr int64_t count = 1021;
  for (DType to : every) {
    for (Op op : {Op::cast, Op::bitcast}) {
      bool possible = to != DType::boolean && GetParam() != DType::boolean &&
                      size_of(to) == size_of(GetParam());
      if (op == Op::bitcast && !possible) continue;
      auto k = elementwise_kernel(op, {GetParam()}, to, count);
      for (auto& target : targets()) expect_same(k, {}, buffers_of(k, size_t(count)), target);
    }
  }
}

TEST(emulate, sample_kernels) {
  for (auto& s : sample_kernels()) {
    for (auto& target : targets()) expect_same(s.kernel, s.bindings, random_buffers(s, 7), target);
  }
}

}  // namespace
}  // namespace pumice::test
