#include "suite.h"

namespace pumice::test {

const std::vector<Place>& places() {
  static const std::vector<Place> all = [] {
    std::vector<Place> list;
    for (const backends::Backend* backend : backends::all()) {
      auto found = backend->probe();
      if (found.empty()) list.push_back({backend, 0, {.name = "none", .reason = "no device"}});
      for (size_t i = 0; i < found.size(); ++i) list.push_back({backend, i, found[i]});
    }
    return list;
  }();
  return all;
}

void Conformance::SetUp() {
  const Place& place = GetParam();
  if (!place.found.reason.empty())
    GTEST_SKIP() << place.backend->name << ": " << place.found.reason;
  device = hal::validate(place.backend->open(place.index));
  queue = device->make_queue();
}

std::unique_ptr<hal::Executable> Conformance::load(const ir::Program& program) {
  const backends::Backend& backend = *GetParam().backend;
  ir::Target target = backend.target(hal::unwrap(*device));
  return device->load(backend.compile(program, target));
}

ir::Program Conformance::multiply_add() {
  ProgramBuilder b("multiply_add");
  auto x = b.buffer(DType::i32, true, false), y = b.buffer(DType::i32, true, true);
  auto factor = b.scalar(0, DType::i32);
  auto i = b.grid(DType::i32);
  auto product = b.apply(ir::Op::mul, {b.load(x, i), factor});
  b.store(y, i, b.apply(ir::Op::add, {b.load(y, i), product}));
  b.program.workgroup = 64;
  return b.program;
}

ir::Program Conformance::count_up() {
  ProgramBuilder b("count_up");
  auto y = b.buffer(DType::i32, false, true);
  auto first = b.scalar(0, DType::i32);
  auto i = b.grid(DType::i32);
  b.store(y, i, b.apply(ir::Op::add, {i, first}));
  b.program.workgroup = 64;
  return b.program;
}

std::vector<std::byte> pattern(size_t n, int seed) {
  std::vector<std::byte> bytes(n);
  for (size_t i = 0; i < n; ++i) bytes[i] = std::byte((i * 131 + size_t(seed) * 17) >> 3);
  return bytes;
}

}  // namespace pumice::test
