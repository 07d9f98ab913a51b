#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>

#include "base/text.h"
#include "ir/interpret_program.h"
#include "run.h"
#include "samples.h"

// Random programs, on every instruction set, against the interpreter.
namespace pumice::test {
namespace {

using ir::Op;

constexpr int64_t items = 5, elements = 128;

class Generator {
 public:
  explicit Generator(unsigned seed) : b("random"), random_(seed) {}

  ir::Program make() {
    lanes_ = pick(std::vector<int>{1, 2, 3, 4, 8, 16});
    for (int i = 0; i < 3; ++i) b.buffer(pick(all_dtypes()), true, false);
    b.program.count = items;
    b.program.scalars.push_back(3);
    item_ = b.grid();
    start_ = b.apply(Op::mul, {item_, b.integer(lanes_)});
    for (uint64_t slot = 0; slot < 3; ++slot) values_.push_back(b.load(slot, start_, lanes_));
    statements(25, 0);
    for (uint32_t v : std::vector<uint32_t>(values_)) store(v);
    return b.program;
  }

 private:
  template <class T>
  T pick(const std::vector<T>& from) {
    return from[random_() % from.size()];
  }
  DType dtype(uint32_t id) const { return b.program.body[id].dtype; }

  // A value of this dtype, cast if need be.
  uint32_t value_of(DType t) {
    std::vector<uint32_t> fit;
    for (uint32_t v : values_)
      if (dtype(v) == t) fit.push_back(v);
    if (!fit.empty() && random_() % 4) return pick(fit);
    return b.cast(pick(values_), t);
  }

  void statements(int count, int depth) {
    for (int i = 0; i < count; ++i) {
      unsigned kind = random_() % 20;
      if (kind == 0 && depth < 2)
        loop(depth);
      else if (kind == 1 && depth < 2)
        conditional(depth);
      else if (kind < 4)
        constant();
      else if (kind < 6)
        masked_load();
      else if (kind < 7 && lanes_ > 1)
        across_lanes();
      else
        arithmetic();
    }
  }

  void arithmetic() {
    std::vector<Op> fit;
    DType t = dtype(pick(values_));
    for (Op op : ir::all_ops()) {
      auto& info = ir::info(op);
      if (!ir::is_elementwise(op) || !codegen::spells(op) || op == Op::bitcast) continue;
      bool half = t == DType::f16 || t == DType::bf16;
      if (half && op != Op::where && op != Op::cast) continue;
      bool takes = info.accepts == ir::Accepts::any ||
                   (info.accepts == ir::Accepts::number && t != DType::boolean) ||
                   (info.accepts == ir::Accepts::real && is_float(t)) ||
                   (info.accepts == ir::Accepts::integer && is_int(t)) ||
                   (info.accepts == ir::Accepts::bits && !is_float(t));
      if (takes) fit.push_back(op);
    }
    Op op = pick(fit);
    if (op == Op::cast) {
      values_.push_back(b.cast(value_of(t), pick(all_dtypes())));
      return;
    }
    SmallVector<uint32_t, 3> args;
    for (int k = 0; k < ir::info(op).arity; ++k)
      args.push_back(value_of(op == Op::where && k == 0 ? DType::boolean : t));
    values_.push_back(b.apply(op, args));
  }

  void constant() {
    DType t = pick(all_dtypes());
    uint64_t word = ir::word_of_stored(pick(special_bits(t)), t);
    auto scalar = b.add({.code = ir::Code::constant, .dtype = t, .immediate = word});
    values_.push_back(lanes_ == 1 ? scalar : b.broadcast(scalar, lanes_));
  }

  // Lanes whose index is in range, of a random, sometimes vector index.
  void masked_load() {
    uint64_t slot = random_() % 3;
    auto shift = b.integer(int64_t(random_() % 200) - 100);
    auto at = b.apply(Op::add, {start_, shift});
    auto index = b.lane_index(lanes_);
    if (lanes_ > 1)
      index = b.apply(Op::add, {b.broadcast(at, lanes_), index});
    else
      index = at;
    auto low = b.apply(Op::le, {b.integer(0, DType::i64, lanes_), index});
    auto high = b.apply(Op::lt, {index, b.integer(elements, DType::i64, lanes_)});
    auto valid = b.apply(Op::bit_and, {low, high});
    bool gather = random_() % 2;
    values_.push_back(b.load_masked(slot, gather ? index : at, valid, lanes_));
  }

  void across_lanes() {
    uint32_t v = pick(values_);
    DType t = dtype(v);
    bool computes = t != DType::f16 && t != DType::bf16;
    uint32_t scalar;
    if (computes && random_() % 2) {
      bool truth = t == DType::boolean;
      scalar = b.horizontal(pick(truth ? std::vector<Op>{Op::reduce_max, Op::reduce_min}
                                       : std::vector<Op>{Op::reduce_sum, Op::reduce_prod,
                                                         Op::reduce_max, Op::reduce_min}),
                            v);
    } else {
      scalar = b.extract(v, int(random_() % unsigned(lanes_)));
    }
    values_.push_back(b.broadcast(scalar, lanes_));
  }

  void loop(int depth) {
    DType counter = pick(std::vector<DType>{DType::i32, DType::i64, DType::u32});
    uint32_t limit = random_() % 2 ? b.integer(int64_t(random_() % 4), counter)
                                   : b.add({.code = ir::Code::scalar, .dtype = counter});
    SmallVector<uint32_t, 3> initial, next;
    for (unsigned n = random_() % 3; n > 0; --n) initial.push_back(pick(values_));
    std::vector<uint32_t> outside = values_;
    uint32_t id = b.loop(limit, initial);
    uint32_t step = b.cast(id, DType::f32);
    values_.push_back(lanes_ == 1 ? step : b.broadcast(step, lanes_));
    for (uint32_t c = 1; c <= initial.size(); ++c) values_.push_back(id + c);
    statements(6, depth + 1);
    for (uint32_t c = 1; c <= initial.size(); ++c) next.push_back(value_of(dtype(id + c)));
    b.end_loop(next);
    values_ = outside;
    for (uint32_t c = 1; c <= initial.size(); ++c) values_.push_back(id + c);
  }

  void conditional(int depth) {
    auto bit = b.apply(Op::bit_and, {item_, b.integer(1)});
    b.begin_if(b.apply(Op::eq, {bit, b.integer(int64_t(random_() % 2))}));
    std::vector<uint32_t> outside = values_;
    statements(5, depth + 1);
    store(values_.back());
    b.end_if();
    values_ = outside;
  }

  void store(uint32_t value) {
    uint64_t slot = b.buffer(dtype(value), false, true);
    switch (random_() % 3) {
      case 0:
        b.store(slot, start_, value);
        return;
      case 1: {
        auto two = b.apply(Op::lt, {item_, b.integer(3)});
        b.store_masked(slot, start_, value, two);
        return;
      }
      default: {
        auto index = b.lane_index(lanes_);
        auto mask = b.apply(Op::ne, {index, b.integer(1, DType::i64, lanes_)});
        b.store_masked(slot, start_, value, mask);
      }
    }
  }

  ProgramBuilder b;
  std::mt19937 random_;
  int lanes_ = 1;
  uint32_t item_ = 0, start_ = 0;
  std::vector<uint32_t> values_;
};

std::vector<Elements> make_buffers(const ir::Program& p) {
  std::vector<Elements> buffers;
  for (auto& buffer : p.buffers) {
    buffers.emplace_back(buffer.dtype, samples(buffer.dtype, elements, 1)[0]);
    if (buffer.written)
      for (size_t i = 0; i < elements; ++i) buffers.back().set(i, 0);
  }
  return buffers;
}

void check(const ir::Program& p, std::span<const codegen::Isa> isas, Writer writer) {
  auto want = make_buffers(p);
  std::vector<std::span<std::byte>> spans;
  for (size_t i = 0; i < want.size(); ++i)
    spans.emplace_back(static_cast<std::byte*>(want[i].data()),
                       size_t(elements * size_of(p.buffers[i].dtype)));
  ir::interpret_program(p, spans);
  for (codegen::Isa isa : isas) {
    auto got = make_buffers(p);
    std::vector<void*> pointers;
    for (auto& e : got) pointers.push_back(e.data());
    Compiled(p, isa, writer)(pointers, items, {3});
    for (size_t n = 0; n < got.size(); ++n)
      for (size_t i = 0; i < elements; ++i)
        ASSERT_EQ(got[n].word(i), want[n].word(i))
            << codegen::cpu_name(isa) << " buffer " << n << " (" << name(p.buffers[n].dtype)
            << ") element " << i << " of\n"
            << ir::print(p);
  }
}

TEST(random_programs, equal_the_interpreter) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(cat("seed ", seed));
    check(Generator(seed).make(), isas(), Writer::llvm);
    if (HasFatalFailure()) return;
  }
}

TEST(random_programs, through_c_equal_the_interpreter) {
  if (backends::cpu::c_compiler().empty()) GTEST_SKIP() << "no C compiler";
  std::vector<codegen::Isa> widest{isas().back()};
  for (unsigned seed = 1000; seed < 1012; ++seed) {
    SCOPED_TRACE(cat("seed ", seed));
    check(Generator(seed).make(), widest, Writer::c);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace pumice::test
