#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>

#include "run.h"

namespace pumice::test {
namespace {

using ir::Op;

// One item: rows 6 i .. 6 i + 5 times a panel of 4 vectors; C = A B with row-major A (m x k),
// B (k x n). n is one panel.
ir::Program gemm(int rows, int vectors, int lanes, int64_t k) {
  ProgramBuilder b("gemm");
  auto a = b.buffer(DType::f32, true, false), x = b.buffer(DType::f32, true, false),
       c = b.buffer(DType::f32, false, true);
  int64_t n = vectors * lanes;
  auto first = b.apply(Op::mul, {b.grid(), b.integer(rows)});
  auto zero = b.real(0, DType::f32, lanes);
  SmallVector<uint32_t, 3> initial, next;
  for (int i = 0; i < rows * vectors; ++i) initial.push_back(zero);
  SmallVector<uint32_t, 3> row_start;
  for (int r = 0; r < rows; ++r)
    row_start.push_back(b.apply(Op::mul, {b.apply(Op::add, {first, b.integer(r)}), b.integer(k)}));
  auto step = b.loop(b.integer(k), initial);
  auto row = b.apply(Op::mul, {step, b.integer(n)});
  SmallVector<uint32_t, 3> panel;
  for (int v = 0; v < vectors; ++v)
    panel.push_back(b.load(x, b.apply(Op::add, {row, b.integer(v * lanes)}), lanes, lanes));
  for (int r = 0; r < rows; ++r) {
    auto element = b.broadcast(b.load(a, b.apply(Op::add, {row_start[size_t(r)], step})), lanes);
    for (int v = 0; v < vectors; ++v)
      next.push_back(
          b.apply(Op::fma, {element, panel[size_t(v)], step + 1 + uint32_t(r * vectors + v)}));
  }
  b.end_loop(next);
  for (int r = 0; r < rows; ++r)
    for (int v = 0; v < vectors; ++v) {
      auto at =
          b.apply(Op::add, {b.apply(Op::mul, {first, b.integer(n)}), b.integer(r * n + v * lanes)});
      b.store(c, at, step + 1 + uint32_t(r * vectors + v), lanes);
    }
  return b.program;
}

struct Aligned {
  explicit Aligned(size_t n) : size(n) { data = new (std::align_val_t(64)) float[n]{}; }
  ~Aligned() { ::operator delete[](data, std::align_val_t(64)); }
  float* data;
  size_t size;
};

TEST(gemm, tile_is_right_and_fast) {
  for (codegen::Isa isa : isas()) {
    int lanes = codegen::vector_bytes(isa) / 4, vectors = isa == codegen::Isa::avx512 ? 4 : 2;
    int rows = isa == codegen::Isa::sse ? 4 : 6;
    int64_t k = 256, tiles = 32, m = tiles * rows, n = lanes * vectors;
    Compiled run(gemm(rows, vectors, lanes, k), isa);
    Aligned a(size_t(m * k)), b(size_t(k * n)), c(size_t(m * n));
    for (size_t i = 0; i < a.size; ++i) a.data[i] = float(int(i * 7 % 11) - 5);
    for (size_t i = 0; i < b.size; ++i) b.data[i] = float(int(i * 5 % 13) - 6);
    run({a.data, b.data, c.data}, tiles);
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j) {
        float sum = 0;  // whole numbers: exact in any order
        for (int64_t l = 0; l < k; ++l) sum += a.data[i * k + l] * b.data[l * n + j];
        ASSERT_EQ(c.data[i * n + j], sum) << i << " " << j;
      }
    double best = 0;
    for (int repeat = 0; repeat < 50; ++repeat) {
      auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < 4; ++i) run({a.data, b.data, c.data}, tiles);
      std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
      best = std::max(best, 8e-9 * double(m * n * k) / time.count());
    }
    std::printf("[   speed  ] %dx%d tile, %d-byte vectors: %.1f GFLOP/s on one thread\n", rows,
                int(n), codegen::vector_bytes(isa), best);
  }
}

}  // namespace
}  // namespace pumice::test
