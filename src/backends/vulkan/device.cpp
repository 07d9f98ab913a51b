#include "backends/vulkan/device.h"

#include <algorithm>
#include <cstring>
#include <thread>

#include "backends/backend.h"
#include "backends/vulkan/estimate.h"
#include "backends/vulkan/self_test.h"
#include "base/error.h"
#include "base/settings.h"
#include "base/text.h"
#include "base/trace.h"
#include "codegen/spirv/module.h"
#include "codegen/spirv/writer.h"
#include "ir/node.h"

namespace pumice::backends {

namespace vulkan {

Device::Device(Instance& instance, VkPhysicalDevice physical, Capabilities found)
    : capabilities_(std::move(found)) {
  const Capabilities& c = capabilities_;
  home_ = std::make_shared<Home>(
      [&instance, physical, c] { return std::make_shared<Context>(instance, physical, c); });
  info_.name = c.name;
  info_.driver = c.driver;
  info_.software = c.software;
  info_.memory_bytes = c.memory_bytes;
  // What drivers state as the largest allocation is what they promise, not what they can do.
  info_.max_buffer_bytes = c.memory_bytes;
  info_.max_binding_bytes = c.addresses() ? UINT64_MAX : c.limits.maxStorageBufferRange;
  info_.max_constant_bytes = 4096;  // beyond the push constants they go through a buffer
  const uint32_t* groups = c.limits.maxComputeWorkGroupCount;
  double most = double(groups[0]) * groups[1] * groups[2];
  info_.max_launch_count = most < 0x1p62 ? uint64_t(most) : uint64_t(1) << 62;
  info_.fast_replay = c.addresses();
  info_.binding_alignment = std::max<size_t>(64, c.limits.minStorageBufferOffsetAlignment);
}

std::unique_ptr<hal::Buffer> Device::allocate(uint64_t bytes, hal::Memory memory) {
  auto context = home_->context();
  Range range = context->allocate(bytes, memory == hal::Memory::device ? Use::device : Use::host);
  return std::make_unique<DeviceBuffer>(std::move(context), std::move(range));
}

std::unique_ptr<hal::Executable> Device::load(const hal::Binary& binary) {
  auto made = std::make_unique<LastingExecutable>(home_, binary);
  if (settings::debug("kernels"))
    for (const auto& [name, value] : facts_of(*made))
      trace("kernels", cat(binary.entry, ": ", name, " ", value));
  return made;
}

std::unique_ptr<hal::Recording> Device::record(std::span<const hal::RecordedLaunch> launches) {
  bool replayable = std::all_of(launches.begin(), launches.end(), [](const hal::RecordedLaunch& l) {
    return !static_cast<LastingExecutable*>(l.executable)->binary().replay_bytes.empty();
  });
  if (!info_.fast_replay || !replayable) return hal::Device::record(launches);
  return std::make_unique<LastingRecording>(home_->context(), launches);
}

std::unique_ptr<hal::Queue> Device::make_queue() { return std::make_unique<LastingQueue>(home_); }

hal::MemoryStats Device::memory_stats() const { return home_->last()->allocator->stats(); }

ir::Target target_of(const Capabilities& c) {
  using namespace codegen;
  ir::Target t;
  t.name = "vulkan";
  t.compiler = cat("spirv, ", c.print());
  t.gpu = true;
  t.vector_bytes = 16;
  t.vector_registers = 24;  // 64 sums of f32 and their operands leave room for two waves
  t.parallelism = c.software ? std::max(1u, std::thread::hardware_concurrency()) * 64 : 1 << 17;
  t.max_workgroup =
      int(std::min(c.limits.maxComputeWorkGroupInvocations, c.limits.maxComputeWorkGroupSize[0]));
  auto both = [&](std::initializer_list<DType> types) {
    for (DType type : types) t.storage.set(size_t(type)), t.arithmetic.set(size_t(type));
  };
  both({DType::u32, DType::i32, DType::f32});
  for (DType type : {DType::boolean, DType::u8, DType::i8, DType::u16, DType::i16})
    t.arithmetic.set(size_t(type));
  if (c.has(Feature::storage8)) both({DType::boolean, DType::u8, DType::i8});
  if (c.has(Feature::storage16)) {
    both({DType::u16, DType::i16});
    t.storage.set(size_t(DType::f16));
    t.storage.set(size_t(DType::bf16));
  }
  if (c.has(Feature::int64)) both({DType::u64, DType::i64});
  if (c.has(Feature::f64)) both({DType::f64});
  for (ir::Op op : ir::all_ops())
    if (spirv::spells(op)) t.native.set(size_t(op));
  t.features = c.features();
  // A software driver is there to check results by: it adds up as the CPU does, at some cost.
  bool exact_fma = t.features & (spirv::fused_fma | spirv::float64);
  t.portable_sums = exact_fma && settings::number("PUMICE_REPRODUCIBLE").value_or(c.software) != 0;
  t.fused = (t.features & spirv::fused_fma) != 0;
  return t;
}

namespace {

// One that cannot be examined is listed with what it said, and the others stand.
std::vector<Capabilities> examine_all(Instance& made) {
  std::vector<Capabilities> all;
  for (VkPhysicalDevice physical : made.devices) {
    Capabilities c;
    try {
      c = examine(made, physical);
    } catch (const std::exception& e) {
      c.name = "vulkan";
      c.reason = e.what();
    }
    all.push_back(std::move(c));
  }
  choose(all);
  return all;
}

std::vector<Found> probe() {
  std::vector<Found> found;
  try {
    for (const Capabilities& c : examine_all(instance()))
      found.push_back({c.name, c.driver, c.reason, c.software, c.memory_bytes});
    if (found.empty()) found.push_back({"vulkan", "", "no Vulkan driver shows a device"});
  } catch (const std::exception& e) {
    found.push_back({"vulkan", "", e.what()});
  }
  return found;
}

std::unique_ptr<hal::Device> open(size_t index) {
  Instance& made = instance();
  if (index >= made.devices.size())
    throw DeviceError("vulkan", "open", long(index),
                      cat("there are ", made.devices.size(), " devices"));
  VkPhysicalDevice physical = made.devices[index];
  Capabilities found = examine(made, physical);
  if (!found.reason.empty())
    throw DeviceError("vulkan", "open", 0, cat(found.name, " ", found.reason));
  self_test(SelfTest::standard(found), index, found);
  find_matrices(made, physical, found);
  return std::make_unique<Device>(made, physical, std::move(found));
}

std::vector<std::pair<std::string, std::string>> describe(const hal::Device& device) {
  auto own = dynamic_cast<const Device*>(&device);
  PUMICE_ASSERT(own, "a Vulkan device");
  auto facts = own->capabilities().describe();
  const char* layer = validation_active() ? "on" : "off";
  bool wanted = settings::flag("PUMICE_VULKAN_VALIDATION", false);
  facts.emplace_back("validation",
                     wanted && !validation_active() ? "off: the layer is not installed" : layer);
  return facts;
}

Facts facts(hal::Executable& executable) {
  auto own = dynamic_cast<LastingExecutable*>(&executable);
  PUMICE_ASSERT(own, "a Vulkan executable");
  return facts_of(*own);
}

ir::Target target(const hal::Device& device) {
  auto own = dynamic_cast<const Device*>(&device);
  PUMICE_ASSERT(own, "a Vulkan device");
  return target_of(own->capabilities());
}

hal::Binary compile(const ir::Program& program, const ir::Target& target) {
  if (settings::debug("programs")) trace("programs", ir::print(program));
  auto bytes_of = [&](uint64_t features) {
    std::vector<uint32_t> words = codegen::spirv::write(program, features);
    auto bytes = std::as_bytes(std::span(words));
    return std::vector<std::byte>(bytes.begin(), bytes.end());
  };
  hal::Binary binary;
  binary.bytes = bytes_of(target.features);
  if (target.features & codegen::spirv::addresses)
    binary.replay_bytes = bytes_of(target.features | codegen::spirv::always_table);
  binary.entry = program.name;
  binary.workgroup = program.workgroup;
  for (const ir::ProgramBuffer& b : program.buffers) binary.written.push_back(b.written);
  binary.constant_bytes = 8 * program.scalars.size();
  binary.source = ir::print(program);
  binary.work = work_of(program);
  return binary;
}

std::string disassemble(const ir::Program& program, const ir::Target& target) {
  return codegen::spirv::disassemble(codegen::spirv::write(program, target.features));
}

}  // namespace

}  // namespace vulkan

extern const Backend vulkan_backend;
const Backend vulkan_backend{"vulkan",
                             50,
                             vulkan::probe,
                             vulkan::open,
                             vulkan::target,
                             vulkan::compile,
                             vulkan::disassemble,
                             vulkan::describe,
                             vulkan::facts};

}  // namespace pumice::backends
