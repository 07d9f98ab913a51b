#include "support/program_builder.h"
#include "vulkan/device.h"

namespace pumice::test {
namespace {

using ir::Op;

// y[i] = x[i] * 2 + 1
ir::Program affine() {
  ProgramBuilder b("affine");
  auto x = b.buffer(DType::f32, true, false), y = b.buffer(DType::f32, false, true);
  auto i = b.grid();
  b.store(y, i, b.apply(Op::add, {b.apply(Op::mul, {b.load(x, i), b.real(2)}), b.real(1)}));
  b.program.workgroup = 64;
  return b.program;
}

TEST(vulkan_device, probe_lists_devices_with_reasons) {
  PUMICE_NEEDS_VULKAN();
  auto found = vulkan().probe();
  for (const auto& f : found) EXPECT_FALSE(f.name.empty());
  const auto& chosen = found[size_t(test_device())];
  bool emulated = chosen.name.find("llvmpipe") != std::string::npos ||
                  chosen.name.find("SwiftShader") != std::string::npos;
  EXPECT_EQ(chosen.software, emulated);
  EXPECT_GT(found[size_t(test_device())].memory_bytes, uint64_t(1) << 20);
  EXPECT_THROW(vulkan().open(found.size()), DeviceError);
}

class Ways : public testing::TestWithParam<Way> {};

TEST_P(Ways, runs_a_program) {
  PUMICE_NEEDS_VULKAN();
  auto device = open_device(GetParam());
  auto queue = device->make_queue();
  std::vector<float> x(1000);
  for (size_t i = 0; i < x.size(); ++i) x[i] = float(i);
  auto a = filled(*device, *queue, x);
  auto y = device->allocate(4000, hal::Memory::device);
  auto kernel = build(*device, affine());
  launch(*queue, *kernel, {a.get(), y.get()}, 1000);
  auto got = read_back<float>(*queue, *y);
  for (size_t i = 0; i < x.size(); ++i) ASSERT_EQ(got[i], x[i] * 2 + 1) << i;
}

INSTANTIATE_TEST_SUITE_P(vulkan, Ways, all_ways(), way_name);

}  // namespace
}  // namespace pumice::test
