#include <gtest/gtest.h>
#include <sys/mman.h>

#include <cstring>
#include <numeric>

#include "base/text.h"
#include "pumice/error.h"
#include "run.h"
#include "samples.h"

// Loads, stores, masks, gathers, scatters, lanes and control flow.
namespace pumice::test {
namespace {

using ir::Op;

// `bytes` that end exactly at a page that must not be touched, and begin right after another.
class Guarded {
 public:
  explicit Guarded(size_t bytes) : pages_((bytes + 4095) / 4096 * 4096) {
    base_ = static_cast<char*>(
        ::mmap(nullptr, pages_ + 8192, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    ::mprotect(base_ + 4096, pages_, PROT_READ | PROT_WRITE);
    last_ = base_ + 4096 + pages_ - bytes;
  }
  ~Guarded() { ::munmap(base_, pages_ + 8192); }
  char* at_end() const { return last_; }
  char* at_start() const { return base_ + 4096; }

 private:
  size_t pages_;
  char *base_, *last_;
};

class Memory : public ::testing::TestWithParam<DType> {};
std::string dtype_name(const ::testing::TestParamInfo<DType>& info) {
  return std::string(name(info.param));
}
INSTANTIATE_TEST_SUITE_P(dtypes, Memory, ::testing::ValuesIn(all_dtypes()), dtype_name);

uint64_t element(DType t, size_t i) {
  return t == DType::boolean ? i % 3 != 0 : ir::stored_bits(ir::word_of_int(int64_t(i) + 1, t), t);
}

// n elements in pieces of `lanes`, the last one masked: index < n decides. Both buffers end at a
// guard page, so one byte too many ends the test.
TEST_P(Memory, masked_tails_touch_nothing_beyond) {
  DType t = GetParam();
  auto bytes = size_t(size_of(t));
  for (codegen::Isa isa : isas())
    for (int lanes : {1, 3, 4, 8, 16, 32}) {
      ProgramBuilder b("tail");
      auto x = b.buffer(t, true, false), y = b.buffer(t, false, true);
      auto n = b.scalar(0);
      auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
      auto index =
          lanes == 1 ? at : b.apply(Op::add, {b.broadcast(at, lanes), b.lane_index(lanes)});
      auto valid = b.apply(Op::lt, {index, lanes == 1 ? n : b.broadcast(n, lanes)});
      b.store_masked(y, at, b.load_masked(x, at, valid, lanes), valid);
      Compiled run(b.program, isa);
      for (size_t count : {size_t(1), size_t(lanes) - 1, size_t(lanes), size_t(lanes) + 1,
                           size_t(3 * lanes + 2)}) {
        if (count == 0) continue;
        Guarded from(count * bytes), to(count * bytes);
        for (size_t i = 0; i < count; ++i) {
          uint64_t bits = element(t, i);
          std::memcpy(from.at_end() + i * bytes, &bits, bytes);
        }
        run({from.at_end(), to.at_end()}, int64_t(count + size_t(lanes) - 1) / lanes,
            {int64_t(count)});
        ASSERT_EQ(0, std::memcmp(from.at_end(), to.at_end(), count * bytes))
            << lanes << " lanes, " << count << " elements, " << codegen::cpu_name(isa);
      }
    }
}

// One mask for all lanes: reads zeros and writes nothing, whatever the address.
TEST_P(Memory, uniform_masks_touch_nothing) {
  DType t = GetParam();
  auto bytes = size_t(size_of(t));
  for (codegen::Isa isa : isas())
    for (int lanes : {1, 4, 16}) {
      ProgramBuilder b("uniform");
      auto x = b.buffer(t, true, false), y = b.buffer(t, false, true), z = b.buffer(t, false, true);
      auto on = b.apply(Op::eq, {b.grid(), b.integer(0)});
      auto at = b.apply(Op::mul, {b.grid(), b.integer(1 << 20)});
      auto value = b.load_masked(x, at, on, lanes);
      b.store(y, b.apply(Op::mul, {b.grid(), b.integer(lanes)}), value);
      b.store_masked(z, at, value, on);
      Guarded from(bytes * size_t(lanes)), guarded_to(bytes * size_t(lanes));
      Elements to(t, size_t(2 * lanes));
      for (size_t i = 0; i < size_t(lanes); ++i) {
        uint64_t bits = element(t, i);
        std::memcpy(from.at_end() + i * bytes, &bits, bytes);
      }
      Compiled(b.program, isa)({from.at_end(), to.data(), guarded_to.at_end()}, 2);
      for (size_t i = 0; i < size_t(lanes); ++i) {
        ASSERT_EQ(to.bits(i), element(t, i));
        ASSERT_EQ(to.bits(size_t(lanes) + i), 0u);
      }
      ASSERT_EQ(0, std::memcmp(from.at_end(), guarded_to.at_end(), bytes * size_t(lanes)));
    }
}

// y[i] = x[p[i]] where p[i] >= 0, else 0; then z[p[i]] = that, in lane order.
TEST_P(Memory, gathers_and_scatters_by_vector_indices) {
  DType t = GetParam();
  constexpr size_t count = 96;
  for (codegen::Isa isa : isas())
    for (DType index_type : {DType::i32, DType::i64})
      for (int lanes : {3, 4, 8, 16}) {
        ProgramBuilder b("indexed");
        auto x = b.buffer(t, true, false), p = b.buffer(index_type, true, false),
             y = b.buffer(t, false, true), z = b.buffer(t, false, true);
        auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
        auto where = b.load(p, at, lanes);
        auto valid = b.apply(Op::le, {b.integer(0, index_type, lanes), where});
        auto value = b.load_masked(x, where, valid, lanes);
        b.store(y, at, value);
        b.store_masked(z, where, value, valid);
        Elements source(t, count), gathered(t, count), scattered(t, count);
        Elements indices(index_type, count);
        std::vector<int64_t> index(count);
        for (size_t i = 0; i < count; ++i) {
          source.set(i, element(t, i));
          scattered.set(i, 0);
          index[i] = i % 5 == 4 ? -int64_t(1000000 + i) : int64_t(i * 37 % count);
          indices.set(i, uint64_t(index[i]));
        }
        Compiled(b.program, isa)({source.data(), indices.data(), gathered.data(), scattered.data()},
                                 int64_t(count) / lanes);
        std::vector<uint64_t> want(count, 0);
        for (size_t i = 0; i < count; ++i) {
          uint64_t expected = index[i] < 0 ? 0 : source.bits(size_t(index[i]));
          ASSERT_EQ(gathered.bits(i), expected) << i << " of " << lanes << " lanes";
          if (index[i] >= 0) want[size_t(index[i])] = expected;
        }
        for (size_t i = 0; i < count; ++i) ASSERT_EQ(scattered.bits(i), want[i]) << i;
      }
}

// Lanes at places that are known when the kernel is written: at equal steps, in pairs, in rows of
// three, all over. Both ends of the buffer stand at guard pages.
TEST_P(Memory, gathers_from_known_places_touch_just_their_elements) {
  DType t = GetParam();
  auto bytes = size_t(size_of(t));
  for (codegen::Isa isa : isas())
    for (int lanes : {2, 4, 16})
      for (int form = 0; form < 10; ++form) {
        DType index_type = form % 2 ? DType::i64 : DType::i32;
        ProgramBuilder b("places");
        auto x = b.buffer(t, true, false), y = b.buffer(t, false, true),
             z = b.buffer(t, false, true);
        auto count = b.scalar(0, index_type);
        auto constant = [&](int64_t v) { return b.integer(v, index_type, lanes); };
        auto lane = b.lane_index(lanes, index_type);
        auto times = [&](uint32_t a, int64_t v) { return b.apply(Op::mul, {a, constant(v)}); };
        auto over = [&](int64_t v) { return b.apply(Op::div, {lane, constant(v)}); };
        auto rest = [&](int64_t v) { return b.apply(Op::mod, {lane, constant(v)}); };
        uint32_t places[] = {
            lane,           times(lane, 2),
            times(lane, 3), times(lane, 4),
            times(lane, 5), b.apply(Op::sub, {constant(lanes - 1), lane}),
            over(2),        b.apply(Op::add, {times(over(3), 7), rest(3)}),
            times(lane, 0), times(rest(2), 40),
        };
        auto place_of = [&](int64_t l) {
          int64_t of[] = {l,     2 * l,         3 * l, 4 * l,
                          5 * l, lanes - 1 - l, l / 2, l / 3 * 7 + l % 3,
                          0,     l % 2 * 40};
          return size_t(of[form]);
        };
        auto start = b.apply(Op::mul, {b.grid(index_type), b.integer(100, index_type)});
        auto index = b.apply(Op::add, {b.broadcast(start, lanes), places[form]});
        b.store(y, b.integer(0), b.load(x, index, lanes));
        auto valid = b.apply(Op::lt, {lane, b.broadcast(count, lanes)});
        b.store(z, b.integer(0), b.load_masked(x, index, valid, lanes));
        size_t elements = 0;
        for (int64_t l = 0; l < lanes; ++l) elements = std::max(elements, place_of(l) + 1);
        Compiled run(b.program, isa);
        for (int on : {0, 1, lanes - 1, lanes})
          for (bool end : {false, true}) {
            Guarded from(elements * bytes);
            char* data = end ? from.at_end() : from.at_start();
            Elements all(t, size_t(lanes)), some(t, size_t(lanes));
            for (size_t i = 0; i < elements; ++i) {
              uint64_t bits = element(t, i);
              std::memcpy(data + i * bytes, &bits, bytes);
            }
            run({data, all.data(), some.data()}, 1, {on});
            for (int l = 0; l < lanes; ++l) {
              uint64_t want = element(t, place_of(l));
              ASSERT_EQ(all.bits(size_t(l)), want) << form << " x " << lanes << " lane " << l;
              ASSERT_EQ(some.bits(size_t(l)), l < on ? want : 0) << form << " lane " << l;
            }
          }
      }
}

// What masked-off lanes alone want is not touched: the buffer ends before it.
TEST(memory, gathers_from_known_places_keep_off_what_only_masked_lanes_want) {
  for (codegen::Isa isa : isas())
    for (int64_t step : {1, 2, 4}) {
      ProgramBuilder b("short");
      auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
      auto lane = b.lane_index(16);
      auto index = b.apply(Op::mul, {lane, b.integer(step, DType::i64, 16)});
      auto valid = b.apply(Op::lt, {lane, b.broadcast(b.scalar(0), 16)});
      b.store(y, b.integer(0), b.load_masked(x, index, valid, 16));
      Compiled run(b.program, isa);
      for (int on = 1; on <= 16; ++on) {
        auto bytes = size_t(step * (on - 1) + 1) * 4;
        Guarded from(bytes);
        std::vector<float> in(bytes / 4), out(16);
        std::iota(in.begin(), in.end(), 1.0f);
        std::memcpy(from.at_end(), in.data(), bytes);
        run({from.at_end(), out.data()}, 1, {on});
        for (int l = 0; l < 16; ++l)
          ASSERT_EQ(out[size_t(l)], l < on ? float(step * l + 1) : 0) << step << " " << on;
      }
    }
}

TEST(memory, later_lanes_win_where_a_scatter_meets_itself) {
  for (codegen::Isa isa : isas()) {
    ProgramBuilder b("collide");
    auto y = b.buffer(DType::i32, false, true);
    auto where = b.apply(Op::bit_and, {b.lane_index(16, DType::i64), b.integer(3, DType::i64, 16)});
    b.store(y, where, b.lane_index(16, DType::i32));
    Elements out(DType::i32, 4);
    Compiled(b.program, isa)({out.data()}, 1);
    for (size_t i = 0; i < 4; ++i) EXPECT_EQ(out.bits(i), 12 + i);
  }
}

// Any byte but 0 in a bool buffer counts as true, and a bool is stored as 0 or 1.
TEST(memory, bools_are_one_byte) {
  for (codegen::Isa isa : isas())
    for (int lanes : {1, 4, 16}) {
      ProgramBuilder b("bools");
      auto x = b.buffer(DType::boolean, true, false), y = b.buffer(DType::boolean, false, true);
      auto at = b.apply(Op::mul, {b.grid(), b.integer(lanes)});
      b.store(y, at, b.apply(Op::bit_not, {b.load(x, at, lanes)}));
      Elements in(DType::boolean, 256), out(DType::boolean, 256);
      for (size_t i = 0; i < 256; ++i) in.set(i, i);
      Compiled(b.program, isa)({in.data(), out.data()}, 256 / lanes);
      for (size_t i = 0; i < 256; ++i) ASSERT_EQ(out.bits(i), i == 0 ? 1u : 0u);
    }
}

// sum and count over a loop whose trip count is an argument: 0, 1 and more.
TEST(control, loops_carry_values) {
  for (codegen::Isa isa : isas())
    for (DType counter : {DType::i32, DType::i64}) {
      ProgramBuilder b("sums");
      auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true),
           steps = b.buffer(DType::i64, false, true);
      auto n = b.scalar(0, counter);
      auto loop = b.loop(n, {b.real(0, DType::f32, 4), b.integer(100)});
      uint32_t sum = loop + 1, count = loop + 2;
      auto value = b.load(x, b.apply(Op::mul, {b.cast(loop, DType::i64), b.integer(4)}), 4);
      auto next = b.apply(Op::add, {sum, value});
      auto more = b.apply(Op::add, {count, b.integer(1)});
      b.end_loop({next, more});
      b.store(y, b.integer(0), sum);
      b.store(steps, b.integer(0), count);
      Compiled run(b.program, isa);
      std::vector<float> in(40), out(4);
      std::iota(in.begin(), in.end(), 0.0f);
      for (int64_t trips : {0, 1, 2, 10}) {
        int64_t seen = 0;
        run({in.data(), out.data(), &seen}, 1, {trips});
        EXPECT_EQ(seen, 100 + trips);
        for (size_t lane = 0; lane < 4; ++lane) {
          float want = 0;
          for (int64_t i = 0; i < trips; ++i) want += in[size_t(4 * i) + lane];
          EXPECT_EQ(out[lane], want) << trips;
        }
      }
    }
}

// Carries that exchange their values every step, in a loop inside a loop, with constant counts.
TEST(control, loops_nest_and_swap_carries) {
  for (codegen::Isa isa : isas()) {
    ProgramBuilder b("fibonacci");
    auto y = b.buffer(DType::i64, false, true);
    auto outer = b.loop(b.integer(5), {b.integer(0), b.integer(1)});
    auto inner = b.loop(b.integer(3), {outer + 1, outer + 2});
    auto sum = b.apply(Op::add, {inner + 1, inner + 2});
    b.end_loop({inner + 2, sum});
    b.end_loop({inner + 1, inner + 2});
    b.store(y, b.integer(0), outer + 1);
    int64_t out = 0;
    Compiled(b.program, isa)({&out}, 1);
    EXPECT_EQ(out, 610);  // the 15th
  }
}

TEST(control, a_loop_may_carry_a_constant_or_another_carry) {
  for (codegen::Isa isa : isas()) {
    ProgramBuilder b("constants");
    auto y = b.buffer(DType::f32, false, true);
    auto n = b.scalar(0);
    auto loop = b.loop(n, {b.real(1), b.real(2), b.real(3)});
    b.end_loop({b.real(7), loop + 1, loop + 2});
    for (uint32_t i = 0; i < 3; ++i) b.store(y, b.integer(i), loop + 1 + i);
    Compiled run(b.program, isa);
    float wants[4][3] = {{1, 2, 3}, {7, 1, 2}, {7, 7, 1}, {7, 7, 7}};
    for (int64_t trips = 0; trips < 4; ++trips) {
      float out[3];
      run({out}, 1, {trips});
      for (int i = 0; i < 3; ++i) EXPECT_EQ(out[i], wants[trips][i]) << trips << " " << i;
    }
  }
}

TEST(control, ifs_guard_their_stores) {
  for (codegen::Isa isa : isas()) {
    ProgramBuilder b("odd");
    auto y = b.buffer(DType::i32, false, true);
    auto i = b.grid();
    auto odd = b.apply(Op::eq, {b.apply(Op::bit_and, {i, b.integer(1)}), b.integer(1)});
    b.begin_if(odd);
    auto big = b.apply(Op::lt, {b.integer(4), i});
    b.begin_if(big);
    b.store(y, i, b.cast(i, DType::i32));
    b.end_if();
    b.end_if();
    std::vector<int32_t> out(10, -1);
    Compiled(b.program, isa)({out.data()}, 10);
    EXPECT_EQ(out, (std::vector<int32_t>{-1, -1, -1, -1, -1, 5, -1, 7, -1, 9}));
  }
}

TEST(control, a_range_of_items_runs_just_these) {
  ProgramBuilder b("items");
  auto y = b.buffer(DType::i64, false, true);
  auto i = b.grid();
  b.store(y, i, i);
  Compiled run(b.program, isas().back());
  std::vector<int64_t> out(8, -1);
  run.range({out.data()}, 3, 5);
  run.range({out.data()}, 6, 6);
  EXPECT_EQ(out, (std::vector<int64_t>{-1, -1, -1, 3, 4, -1, -1, -1}));
}

TEST(lanes, extract_and_index) {
  for (codegen::Isa isa : isas())
    for (int lanes : {1, 3, 8}) {
      ProgramBuilder b("extract");
      auto y = b.buffer(DType::i32, false, true);
      auto v = b.apply(Op::mul, {b.lane_index(lanes, DType::i32), b.integer(3, DType::i32, lanes)});
      for (int i = 0; i < lanes; ++i) b.store(y, b.integer(i), b.extract(v, i));
      Elements out(DType::i32, 8);
      Compiled(b.program, isa)({out.data()}, 1);
      for (size_t i = 0; i < size_t(lanes); ++i) EXPECT_EQ(out.bits(i), 3 * i);
    }
}

double tree(Op op, std::vector<double> v) {
  auto step = [&](double x, double y) {
    return op == Op::reduce_sum    ? double(float(x) + float(y))
           : op == Op::reduce_prod ? double(float(x) * float(y))
           : op == Op::reduce_max  ? ir::scalar::max(x, y)
                                   : ir::scalar::min(x, y);
  };
  if (v.size() == 1) return v[0];
  if (v.size() % 2) {
    double last = v.back();
    v.pop_back();
    return step(tree(op, v), last);
  }
  std::vector<double> half;
  for (size_t i = 0; i < v.size() / 2; ++i) half.push_back(step(v[i], v[v.size() / 2 + i]));
  return tree(op, half);
}

// The order is part of the result: the same rounding on every instruction set.
TEST(lanes, horizontal_is_the_fixed_tree) {
  for (codegen::Isa isa : isas())
    for (int lanes : {1, 2, 3, 4, 5, 6, 8, 16, 32})
      for (Op op : {Op::reduce_sum, Op::reduce_prod, Op::reduce_max, Op::reduce_min}) {
        ProgramBuilder b("horizontal");
        auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
        b.store(y, b.integer(0), b.horizontal(op, b.load(x, b.integer(0), lanes)));
        Compiled run(b.program, isa);
        std::vector<float> in(static_cast<size_t>(lanes));
        for (int seed = 0; seed < 20; ++seed) {
          for (size_t i = 0; i < in.size(); ++i)
            in[i] = 1.0f / float(1 + (i * 7919 + size_t(seed) * 104729) % 97);
          if (seed == 19 && op != Op::reduce_prod) in[in.size() / 2] = NAN;
          float out = 0;
          run({in.data(), &out}, 1);
          auto want = float(tree(op, {in.begin(), in.end()}));
          if (want != want)
            ASSERT_NE(out, out);
          else
            ASSERT_EQ(out, want) << ir::name(op) << " over " << lanes;
        }
      }
}

TEST(lanes, horizontal_of_other_dtypes) {
  for (codegen::Isa isa : isas()) {
    ProgramBuilder b("horizontal");
    auto x = b.buffer(DType::boolean, true, false), y = b.buffer(DType::boolean, false, true),
         u = b.buffer(DType::i64, true, false), v = b.buffer(DType::i64, false, true);
    auto flags = b.load(x, b.integer(0), 8);
    b.store(y, b.integer(0), b.horizontal(Op::reduce_max, flags));
    b.store(y, b.integer(1), b.horizontal(Op::reduce_min, flags));
    auto ints = b.load(u, b.integer(0), 8);
    b.store(v, b.integer(0), b.horizontal(Op::reduce_sum, ints));
    b.store(v, b.integer(1), b.horizontal(Op::reduce_min, ints));
    Compiled run(b.program, isa);
    uint8_t in[8] = {0, 0, 0, 0, 0, 1, 0, 0}, out[2] = {9, 9};
    int64_t wide_in[8] = {1, 2, 3, -40, 5, 6, 7, INT64_MAX}, wide_out[2];
    run({in, out, wide_in, wide_out}, 1);
    EXPECT_EQ(out[0], 1);
    EXPECT_EQ(out[1], 0);
    EXPECT_EQ(wide_out[0], INT64_MAX - 16);
    EXPECT_EQ(wide_out[1], -40);
  }
}

TEST(errors, what_a_pass_should_have_removed_is_named) {
  for (auto [op, dtype] : {std::pair{Op::exp, DType::f32}, std::pair{Op::add, DType::f16}}) {
    ProgramBuilder b("bad");
    auto y = b.buffer(dtype, false, true);
    auto one = b.real(1, dtype);
    auto value = op == Op::exp ? b.apply(op, {one}) : b.apply(op, {one, one});
    b.store(y, b.integer(0), value);
    try {
      codegen::write_llvm(b.program, codegen::Isa::avx2);
      FAIL() << ir::name(op);
    } catch (const InternalError& e) {
      EXPECT_NE(std::string(e.what()).find(ir::name(op)), std::string::npos) << e.what();
    }
  }
}

TEST(errors, text_that_is_not_llvm_ir_is_a_compile_error) {
  try {
    codegen::assemble_object("define void @broken( {", codegen::Isa::sse);
    FAIL();
  } catch (const CompileError& e) {
    EXPECT_EQ(e.source(), "define void @broken( {");
    EXPECT_FALSE(e.log().empty());
  }
}

}  // namespace
}  // namespace pumice::test
