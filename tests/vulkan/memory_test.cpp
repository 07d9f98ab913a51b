#include "support/program_builder.h"
#include "vulkan/device.h"

// Loads, stores, masks and control flow.
namespace pumice::test {
namespace {

using ir::Op;

class Memory : public testing::TestWithParam<Way> {
 protected:
  void SetUp() override {
    PUMICE_NEEDS_VULKAN();
    device = open_device(GetParam());
    queue = device->make_queue();
  }
  std::unique_ptr<hal::Device> device;
  std::unique_ptr<hal::Queue> queue;
};
INSTANTIATE_TEST_SUITE_P(vulkan, Memory, all_ways(), way_name);

std::vector<float> counting(size_t n) {
  std::vector<float> v(n);
  for (size_t i = 0; i < n; ++i) v[i] = float(i);
  return v;
}

// Every alignment the index may have against every lane count.
TEST_P(Memory, contiguous_lanes_at_any_alignment) {
  auto in = filled(*device, *queue, counting(256));
  for (int lanes : {1, 2, 3, 4, 5, 8, 16})
    for (int alignment : {1, 2, 4, 8})
      for (bool masked : {false, true}) {
        ProgramBuilder b("copy");
        auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
        auto at = b.apply(Op::mul, {b.grid(), b.integer(alignment * 3)});
        auto on = b.apply(Op::lt, {b.grid(), b.integer(2)});
        auto value = masked ? b.load_masked(x, at, on, lanes) : b.load(x, at, lanes, alignment);
        if (masked)
          b.store_masked(y, at, value, on);
        else
          b.store(y, at, value, alignment);
        auto out = filled(*device, *queue, std::vector<float>(256, -1));
        auto kernel = build(*device, b.program);
        launch(*queue, *kernel, {in.get(), out.get()}, 4);
        std::vector<float> want(256, -1);
        for (int g = 0; g < (masked ? 2 : 4); ++g)
          for (int lane = 0; lane < lanes; ++lane)
            want[size_t(g * alignment * 3 + lane)] = float(g * alignment * 3 + lane);
        EXPECT_EQ(read_back<float>(*queue, *out), want) << lanes << " " << alignment << masked;
      }
}

// A gather with some lanes off, at indices that would be far outside.
TEST_P(Memory, masked_lanes_touch_nothing) {
  for (bool in_place : {false, true})
    for (int lanes : {1, 2, 4, 8}) {
      ProgramBuilder b("masks");
      auto x = b.buffer(DType::f32, true, in_place), y = b.buffer(DType::f32, false, true);
      auto lane =
          b.apply(Op::add, {b.lane_index(lanes),
                            b.broadcast(b.apply(Op::mul, {b.grid(), b.integer(lanes)}), lanes)});
      auto odd = b.apply(Op::eq, {b.apply(Op::mod, {lane, b.integer(2, DType::i64, lanes)}),
                                  b.integer(1, DType::i64, lanes)});
      // Even lanes point a long way off.
      auto far = b.apply(Op::where, {odd, lane, b.integer(int64_t(1) << 30, DType::i64, lanes)});
      auto value = b.load_masked(x, far, odd, lanes);
      b.store_masked(y, far, b.apply(Op::add, {value, b.real(100, DType::f32, lanes)}), odd);
      auto in = filled(*device, *queue, counting(64));
      auto out = filled(*device, *queue, std::vector<float>(64, -1));
      auto kernel = build(*device, b.program);
      launch(*queue, *kernel, {in.get(), out.get()}, uint64_t(64 / lanes));
      auto got = read_back<float>(*queue, *out);
      for (size_t i = 0; i < 64; ++i) ASSERT_EQ(got[i], i % 2 ? float(i) + 100 : -1) << lanes;
    }
}

// Loads that are masked off give zero, whatever the buffer holds, also from an empty one.
TEST_P(Memory, masked_loads_give_zero) {
  ProgramBuilder b("zero");
  auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
  auto i = b.grid();
  auto never = b.apply(Op::lt, {i, b.integer(0)});
  b.store(y, b.apply(Op::mul, {i, b.integer(4)}), b.load_masked(x, i, never, 4), 4);
  auto in = device->allocate(0, hal::Memory::device);
  auto out = filled(*device, *queue, std::vector<float>(16, 5));
  auto kernel = build(*device, b.program);
  launch(*queue, *kernel, {in.get(), out.get()}, 4);
  EXPECT_EQ(read_back<float>(*queue, *out), std::vector<float>(16, 0));
}

TEST_P(Memory, lanes_are_broadcast_extracted_and_reduced) {
  for (int lanes : {2, 3, 4, 8}) {
    ProgramBuilder b("lanes");
    auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
    auto zero = b.integer(0);
    auto v = b.load(x, zero, lanes);
    b.store(y, b.integer(0), b.horizontal(Op::reduce_sum, v));
    b.store(y, b.integer(1), b.horizontal(Op::reduce_prod, v));
    b.store(y, b.integer(2), b.horizontal(Op::reduce_max, v));
    b.store(y, b.integer(3), b.horizontal(Op::reduce_min, v));
    b.store(y, b.integer(4), b.extract(v, lanes - 1));
    b.store(y, b.integer(5), b.horizontal(Op::reduce_sum, b.broadcast(b.extract(v, 0), lanes)));
    std::vector<float> data{1e8f, 3, -1e8f, 5, 1, 2, 0.5f, 7};
    auto in = filled(*device, *queue, data);
    auto out = filled(*device, *queue, std::vector<float>(6));
    auto kernel = build(*device, b.program);
    launch(*queue, *kernel, {in.get(), out.get()}, 1);
    // By halves: the order decides the rounding.
    std::vector<float> tree(data.begin(), data.begin() + lanes);
    float product = 1, most = data[0], least = data[0];
    for (int i = 0; i < lanes; ++i) {
      most = std::max(most, data[size_t(i)]);
      least = std::min(least, data[size_t(i)]);
    }
    auto reduce = [&](auto combine) {
      auto t = tree;
      while (t.size() > 1) {
        size_t half = t.size() / 2;
        std::vector<float> next;
        for (size_t k = 0; k < half; ++k) next.push_back(combine(t[k], t[k + half]));
        if (t.size() % 2) next.push_back(t.back());
        t = next;
      }
      return t[0];
    };
    float sum = reduce([](float p, float q) { return p + q; });
    product = reduce([](float p, float q) { return p * q; });
    std::vector<float> want{
        sum, product, most, least, data[size_t(lanes - 1)], data[0] * float(lanes)};
    EXPECT_EQ(read_back<float>(*queue, *out), want) << lanes;
  }
}

// sum over j < n of x[j], and the largest, with vector and scalar carries in nested loops.
TEST_P(Memory, loops_carry_values) {
  ProgramBuilder b("loops");
  auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
  auto rows = b.scalar(0), columns = b.scalar(0);
  auto i = b.grid();
  auto zero = b.real(0), zeros = b.real(0, DType::f32, 4);
  auto outer = b.loop(rows, {zero, zeros});
  auto inner = b.loop(columns, {outer + 1, outer + 2});
  auto at = b.apply(Op::add, {b.apply(Op::mul, {outer, columns}), inner});
  auto value = b.load(x, at);
  auto sum = b.apply(Op::add, {inner + 1, value});
  auto sums = b.apply(Op::add, {inner + 2, b.broadcast(value, 4)});
  b.end_loop({sum, sums});
  b.end_loop({inner + 1, inner + 2});
  b.store(y, b.apply(Op::mul, {i, b.integer(5)}), outer + 1);
  b.store(y, b.apply(Op::add, {b.apply(Op::mul, {i, b.integer(5)}), b.integer(1)}), outer + 2);
  auto kernel = build(*device, b.program);
  auto in = filled(*device, *queue, counting(100));
  for (auto [r, c] : {std::pair<int64_t, int64_t>{3, 7}, {1, 1}, {0, 5}, {5, 0}, {10, 10}}) {
    auto out = filled(*device, *queue, std::vector<float>(10, -1));
    launch(*queue, *kernel, {in.get(), out.get()}, 2, {r, c});
    float want = float(r * c * (r * c - 1) / 2);
    EXPECT_EQ(read_back<float>(*queue, *out), std::vector<float>(10, want)) << r << " " << c;
  }
}

TEST_P(Memory, ifs_run_their_body_only_when_true) {
  ProgramBuilder b("ifs");
  auto y = b.buffer(DType::i32, false, true);
  auto i = b.grid(DType::i32);
  b.begin_if(b.apply(Op::lt, {i, b.integer(10, DType::i32)}));
  b.begin_if(
      b.apply(Op::eq, {b.apply(Op::mod, {i, b.integer(2, DType::i32)}), b.integer(0, DType::i32)}));
  auto n = b.loop(i);
  b.store(y, i, n);
  b.end_loop();
  b.end_if();
  b.end_if();
  auto out = filled(*device, *queue, std::vector<int32_t>(20, -1));
  auto kernel = build(*device, b.program);
  launch(*queue, *kernel, {out.get()}, 20);
  auto got = read_back<int32_t>(*queue, *out);
  for (int32_t k = 0; k < 20; ++k)
    ASSERT_EQ(got[size_t(k)], k < 10 && k % 2 == 0 ? k - 1 : -1) << k;
}

// More than maxStorageBufferRange of the software driver, which only addresses reach.
TEST(large_buffers, are_reached_by_address) {
  PUMICE_NEEDS_VULKAN();
  auto device = open_device(Way::addresses);
  auto queue = device->make_queue();
  constexpr uint64_t count = (uint64_t(160) << 20) / 4;
  ProgramBuilder b("fill");
  auto y = b.buffer(DType::i32, false, true);
  auto at = b.apply(Op::mul, {b.grid(), b.integer(4)});
  b.store(y, at, b.broadcast(b.cast(b.grid(), DType::i32), 4), 4);
  b.program.workgroup = 64;
  auto out = device->allocate(count * 4, hal::Memory::device);
  auto kernel = build(*device, b.program);
  launch(*queue, *kernel, {out.get()}, count / 4);
  for (uint64_t at_byte : {uint64_t(0), uint64_t(128) << 20, (count - 4) * 4}) {
    int32_t got[4];
    queue->download(std::as_writable_bytes(std::span(got)), {out.get(), at_byte, 16})->wait();
    for (int32_t g : got) EXPECT_EQ(g, int32_t(at_byte / 16));
  }
}

}  // namespace
}  // namespace pumice::test
