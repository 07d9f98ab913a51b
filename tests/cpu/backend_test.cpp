#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "backends/backend.h"
#include "backends/cpu/c_compiler.h"
#include "backends/cpu/compile.h"
#include "backends/cpu/device.h"
#include "base/text.h"
#include "pumice/error.h"
#include "support/child.h"
#include "support/program_builder.h"

namespace pumice::backends {
extern const Backend cpu_backend;
}

// The backend as a process sees it. Settings and the first opening of libLLVM happen once per
// process, so these tests run this program again with one of the `child` tests below.
namespace pumice::backends::cpu {
namespace {

using ir::Op;
using test::ProgramBuilder;
using test::run_child;

// A kernel of ordinary size: y = x * a + b, unrolled, with a masked tail. `salt` makes it new.
ir::Program sample_program(int salt) {
  ProgramBuilder b("sample" + std::to_string(salt));
  auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
  constexpr int lanes = 16, unroll = 8;
  auto n = b.broadcast(b.scalar(0), lanes);
  auto start = b.apply(Op::mul, {b.grid(), b.integer(lanes * unroll)});
  for (int u = 0; u < unroll; ++u) {
    auto at = b.apply(Op::add, {start, b.integer(u * lanes)});
    auto index = b.apply(Op::add, {b.broadcast(at, lanes), b.lane_index(lanes)});
    auto valid = b.apply(Op::lt, {index, n});
    auto value = b.load_masked(x, at, valid, lanes);
    for (int step = 0; step < 6; ++step)
      value = b.apply(Op::fma, {value, b.real(1 + salt + step, DType::f32, lanes), value});
    b.store_masked(y, at, value, valid);
  }
  return b.program;
}

bool maps_llvm() {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);)
    if (line.find("libLLVM") != std::string::npos) return true;
  return false;
}

// ---- run by the tests below ----

TEST(child, DISABLED_compiles_twenty_kernels) {
  auto start = std::chrono::steady_clock::now();
  auto device = cpu_backend.open(0);
  auto target = cpu_backend.target(*device);
  std::atomic<int> next{0};
  auto work = [&] {
    for (int i; (i = next++) < 20;) device->load(cpu_backend.compile(sample_program(i), target));
  };
  std::thread other(work);
  work();
  other.join();
  std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
  std::printf("llvm=%d ms=%.1f\n", maps_llvm(), time.count());
}

TEST(child, DISABLED_describes_itself) {
  for (const Found& f : cpu_backend.probe())
    std::printf("name=%s driver=%s reason=%s\n", f.name.c_str(), f.driver.c_str(),
                f.reason.c_str());
  try {
    auto device = cpu_backend.open(0);
    auto t = cpu_backend.target(*device);
    std::printf("bytes=%d threads=%ld\n", t.vector_bytes, long(t.parallelism));
  } catch (const Error& e) {
    std::printf("error=%s\n", e.what());
  }
}

TEST(child, DISABLED_computes) {
  auto device = cpu_backend.open(0);
  auto kernel = device->load(cpu_backend.compile(sample_program(3), cpu_backend.target(*device)));
  auto x = device->allocate(4, hal::Memory::device), y = device->allocate(4, hal::Memory::device);
  auto queue = device->make_queue();
  float one = 1, result = 0;
  queue->upload({x.get(), 0, 4}, std::as_bytes(std::span(&one, 1)));
  hal::Binding bindings[] = {{x.get(), 0, 4}, {y.get(), 0, 4}};
  int64_t count = 1;
  queue->launch({kernel.get(), bindings, std::as_bytes(std::span(&count, 1)), 1});
  queue->download(std::as_writable_bytes(std::span(&result, 1)), {y.get(), 0, 4})->wait();
  std::printf("llvm=%d result=%g\n", maps_llvm(), double(result));
}

// ----

TEST(backend, a_warm_cache_needs_no_llvm) {
  auto folder = std::filesystem::path(::testing::TempDir()) / cat("pumice_warm_", ::getpid());
  std::string setting = cat("PUMICE_CACHE='", folder.string(), "'");
  std::string cold = run_child("compiles_twenty_kernels", setting);
  std::string warm = run_child("compiles_twenty_kernels", setting);
  std::string none = run_child("compiles_twenty_kernels", "PUMICE_CACHE=off");
  EXPECT_NE(cold.find("llvm=1"), std::string::npos) << cold;
  EXPECT_NE(warm.find("llvm=0"), std::string::npos) << warm;
  EXPECT_NE(none.find("llvm=1"), std::string::npos) << none;
  auto milliseconds = [](const std::string& out) {
    size_t at = out.find("ms=") + 3;
    return out.substr(at, out.find('\n', at) - at);
  };
  std::printf("[   speed  ] 20 kernels cold: %s ms, warm: %s ms\n", milliseconds(cold).c_str(),
              milliseconds(warm).c_str());
  std::filesystem::remove_all(folder);
}

TEST(backend, settings) {
  EXPECT_NE(run_child("describes_itself", "PUMICE_CPU_ISA=sse PUMICE_CPU_THREADS=3")
                .find("bytes=16 threads=3"),
            std::string::npos);
  EXPECT_NE(run_child("describes_itself", "PUMICE_CPU_ISA=sse").find(", sse4.2 reason="),
            std::string::npos);
  std::string out = run_child("describes_itself", "PUMICE_CPU_ISA=mmx");
  EXPECT_NE(out.find("reason=[PUMICE_CPU_ISA] not sse, avx2 or avx512: mmx"), std::string::npos)
      << out;
  out = run_child("describes_itself", "PUMICE_CPU_THREADS=two");
  EXPECT_NE(out.find("reason=[settings] PUMICE_CPU_THREADS: not a number: two"), std::string::npos)
      << out;
  EXPECT_NE(out.find("error="), std::string::npos) << out;
}

TEST(backend, without_a_compiler_the_reason_is_said) {
  std::string out = run_child("describes_itself", "PUMICE_CC=none PUMICE_LLVM=none");
  EXPECT_NE(out.find("reason=neither a libLLVM"), std::string::npos) << out;
  EXPECT_NE(out.find("error="), std::string::npos) << out;
}

TEST(backend, without_llvm_the_c_compiler_takes_over) {
  if (c_compiler().empty()) GTEST_SKIP() << "no C compiler";
  std::string out = run_child("computes", "PUMICE_LLVM=none PUMICE_CACHE=off");
  EXPECT_NE(out.find("llvm=0"), std::string::npos) << out;
  EXPECT_NE(out.find("result=151200"), std::string::npos) << out;
}

TEST(backend, a_profile_names_the_kernels) {
  std::string out = run_child("computes", "PUMICE_CPU_PROFILE=1");
  EXPECT_NE(out.find("sample3 (one thread)"), std::string::npos) << out;
  EXPECT_EQ(run_child("computes", "PUMICE_CPU_PROFILE=0").find("sample3"), std::string::npos);
}

TEST(backend, every_width_gives_the_same_results) {
  auto device = make_device(2);
  auto queue = device->make_queue();
  constexpr size_t n = 1003;
  auto x = device->allocate(n * 4, hal::Memory::device);
  auto y = device->allocate(n * 4, hal::Memory::device);
  std::vector<float> in(n), first(n), out(n);
  for (size_t i = 0; i < n; ++i) in[i] = 1.0f / float(i + 1);
  queue->upload({x.get(), 0, n * 4}, std::as_bytes(std::span(in)));
  for (int isa = 0; isa <= int(host_isa()); ++isa) {
    auto target = describe(codegen::Isa(isa), 2);
    auto kernel = device->load(compile(sample_program(3), target));
    hal::Binding bindings[] = {{x.get(), 0, n * 4}, {y.get(), 0, n * 4}};
    int64_t scalar = n;
    queue->launch({kernel.get(), bindings, std::as_bytes(std::span(&scalar, 1)), (n + 127) / 128});
    queue->download(std::as_writable_bytes(std::span(out)), {y.get(), 0, n * 4})->wait();
    if (isa == 0) first = out;
    EXPECT_EQ(out, first) << isa;
  }
  EXPECT_EQ(first[0], 5.0f * 6 * 7 * 8 * 9 * 10);  // each step adds a factor of salt + step + 2
}

TEST(backend, disassembles_to_ir_and_assembly) {
  auto target = describe(host_isa(), 1);
  std::string text = cpu_backend.disassemble(sample_program(1), target);
  EXPECT_NE(text.find("define void @sample1"), std::string::npos);
  EXPECT_NE(text.find("vfmadd"), std::string::npos);
}

// Time of a launch that does nothing much, and of one that is shared by two threads.
TEST(backend, launches_are_cheap) {
  auto device = make_device(2);
  auto queue = device->make_queue();
  auto kernel = device->load(compile(sample_program(1), describe(host_isa(), 2)));
  auto measure = [&](size_t n, int repeats) {
    auto x = device->allocate(n * 4, hal::Memory::device);
    auto y = device->allocate(n * 4, hal::Memory::device);
    std::vector<float> zeros(n);
    queue->upload({x.get(), 0, n * 4}, std::as_bytes(std::span(zeros)));
    hal::Binding bindings[] = {{x.get(), 0, n * 4}, {y.get(), 0, n * 4}};
    auto scalar = int64_t(n);
    double best = 1e9;
    for (int round = 0; round < 20; ++round) {
      auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < repeats; ++i)
        queue->launch(
            {kernel.get(), bindings, std::as_bytes(std::span(&scalar, 1)), (n + 127) / 128});
      std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
      best = std::min(best, time.count() / repeats);
    }
    return best;
  };
  double small = measure(128, 1000), medium = measure(100000, 100), large = measure(4000000, 5);
  std::printf("[   speed  ] launch of 128 elements %.2f us, 100,000: %.1f us, 4,000,000: %.0f us\n",
              small, medium, large);
  EXPECT_LT(small, 20.0);  // a tenth of a microsecond when nothing else runs
}

}  // namespace
}  // namespace pumice::backends::cpu
