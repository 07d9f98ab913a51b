#include "backends/webgpu/device.h"

#include <algorithm>
#include <cstring>
#include <thread>

#include "backends/backend.h"
#include "backends/webgpu/arithmetic.h"
#include "backends/webgpu/copy_kernel.h"
#include "base/error.h"
#include "base/settings.h"
#include "base/text.h"
#include "base/trace.h"
#include "codegen/spirv/module.h"
#include "codegen/spirv/writer.h"
#include "codegen/wgsl/writer.h"
#include "ir/node.h"

namespace pumice::backends {

namespace webgpu {

Device::Device(const Library& library, wg::Adapter adapter) {
  Capabilities found = examine(library, adapter);
  if (!found.reason.empty())
    throw DeviceError("webgpu", "open", 0, cat(found.name, ": ", found.reason));
  home_ = std::make_shared<Home>(
      [&library, adapter, found] { return std::make_shared<Context>(library, adapter, found); });
  const Capabilities& c = capabilities_ = home_->last()->capabilities;
  info_.name = c.name;
  info_.driver = c.driver;
  info_.software = c.software;
  info_.max_buffer_bytes = c.limits.max_buffer_size / 16 * 16;
  info_.max_binding_bytes = c.limits.max_storage_binding / 16 * 16;
  info_.max_constant_bytes = 4096;  // beyond the immediates they go through a buffer
  double groups = c.limits.max_workgroups_per_dimension;
  info_.max_launch_count = uint64_t(std::min(groups * groups * groups, 0x1p62));
  info_.buffers_apart = true;
  info_.binding_alignment = std::max<size_t>(64, c.limits.storage_alignment);
  capabilities_.arithmetic = measure_arithmetic(*this, c);
}

std::unique_ptr<hal::Buffer> Device::allocate(uint64_t bytes, hal::Memory memory) {
  if (bytes > info_.max_buffer_bytes)
    throw DeviceError(
        "webgpu", "allocate", 0,
        cat("asked ", bytes, " bytes, a buffer holds at most ", info_.max_buffer_bytes));
  return std::make_unique<DeviceBuffer>(home_->context(), bytes, memory);
}

std::unique_ptr<hal::Executable> Device::load(const hal::Binary& binary) {
  return std::make_unique<LastingExecutable>(home_, binary);
}

std::unique_ptr<hal::Queue> Device::make_queue() { return std::make_unique<LastingQueue>(home_); }

// Compiled on first use; holds the context by a pointer that does not count: the context owns it.
const std::shared_ptr<Pipeline>& Context::byte_copier() {
  std::call_once(byte_copier_once_, [&] {
    std::shared_ptr<Context> self(std::shared_ptr<void>(), this);
    byte_copier_ = make_pipeline(self, compile(byte_copy_program(), target_of(capabilities)));
  });
  return byte_copier_;
}

namespace {

// A driver that computes with constants inexactly.
bool is_llvmpipe(const Capabilities& c) { return c.name.find("llvmpipe") != std::string::npos; }

// Set in Target::features beside the bits of the writer: kernels are SPIR-V, not WGSL.
constexpr uint64_t as_spirv = uint64_t(1) << 63;

uint64_t spirv_features(const Capabilities& c) {
  using namespace codegen::spirv;
  uint64_t features = as_spirv | typed_ints;
  if (c.has(wg::Feature::shader_i64)) features |= int64;
  if (c.has(wg::Feature::shader_f64)) features |= float64;
  if (c.arithmetic.exact_divide) features |= exact_divide;
  if (c.arithmetic.fused_fma) features |= fused_fma;
  if (is_llvmpipe(c)) features |= hide_constants;
  return features;
}

uint64_t wgsl_features(const Capabilities& c) {
  using namespace codegen::wgsl;
  uint64_t features = 0;
  if (c.has(wg::Feature::shader_f16)) features |= float16;
  if (c.has(wg::Feature::shader_i64)) features |= int64;
  if (c.has(wg::Feature::shader_f64)) features |= float64;
  if (c.has(wg::Feature::immediates)) features |= immediates;
  if (c.arithmetic.exact_divide) features |= exact_divide;
  if (c.arithmetic.fused_fma) features |= fused_fma;
  return features;
}

ir::Target spirv_target(const Capabilities& c) {
  using namespace codegen;
  ir::Target t;
  t.features = spirv_features(c);
  t.compiler = cat("spirv, ", spirv::print_features(t.features));
  t.gpu = true;
  auto both = [&](std::initializer_list<DType> types) {
    for (DType type : types) t.storage.set(size_t(type)), t.arithmetic.set(size_t(type));
  };
  both({DType::u32, DType::i32, DType::f32});
  if (t.features & spirv::int64) both({DType::u64, DType::i64});
  if (t.features & spirv::float64) both({DType::f64});
  for (DType type : {DType::boolean, DType::u8, DType::i8, DType::u16, DType::i16})
    t.arithmetic.set(size_t(type));
  for (ir::Op op : ir::all_ops())
    if (spirv::spells(op)) t.native.set(size_t(op));
  t.fused = c.arithmetic.fused_fma;
  // One is left for the constants of a launch that are too many for immediates.
  t.max_buffers = int(c.limits.max_storage_buffers) - 1;
  return t;
}

// PUMICE_WEBGPU_SHADERS: wgsl, which every library takes, or spirv, which needs immediates.
bool wants_spirv(const Capabilities& c) {
  auto wanted = settings::text("PUMICE_WEBGPU_SHADERS");
  if (!wanted || *wanted == "wgsl") return false;
  if (*wanted != "spirv")
    throw UsageError(cat("[webgpu] PUMICE_WEBGPU_SHADERS: not wgsl or spirv: ", *wanted));
  return c.has(wg::Feature::immediates) &&
         c.limits.max_immediate_bytes >= codegen::spirv::push_bytes;
}

}  // namespace

ir::Target target_of(const Capabilities& c) {
  ir::Target t;
  if (wants_spirv(c)) {
    t = spirv_target(c);
  } else {
    t = codegen::wgsl::target(wgsl_features(c));
    t.max_buffers = int(c.limits.max_storage_buffers);
  }
  t.name = "webgpu";
  t.compiler = cat(t.compiler, ", ", c.print());
  t.vector_bytes = 16;
  t.vector_registers = 24;  // 64 sums of f32 and their operands leave room for two waves
  t.parallelism = c.software ? std::max(1u, std::thread::hardware_concurrency()) * 64 : 1 << 17;
  t.max_workgroup = int(std::min(c.limits.max_workgroup_invocations, c.limits.max_workgroup_x));
  bool exact_fma = c.arithmetic.fused_fma || c.has(wg::Feature::shader_f64);
  t.portable_sums = exact_fma && settings::number("PUMICE_REPRODUCIBLE").value_or(c.software) != 0;
  return t;
}

namespace {

std::vector<std::byte> bytes_of(const void* data, size_t bytes) {
  auto begin = static_cast<const std::byte*>(data);
  return {begin, begin + bytes};
}

}  // namespace

hal::Binary compile(const ir::Program& program, const ir::Target& target) {
  if (settings::debug("programs")) trace("programs", ir::print(program));
  hal::Binary binary;
  if (target.features & as_spirv) {
    std::vector<uint32_t> words = codegen::spirv::write(program, target.features & ~as_spirv);
    binary.bytes = bytes_of(words.data(), 4 * words.size());
    binary.entry = program.name;
  } else {
    std::string source = codegen::wgsl::write(program, target.features);
    binary.bytes = bytes_of(source.data(), source.size());
    binary.entry = codegen::wgsl::entry_name(program);
  }
  binary.workgroup = program.workgroup;
  for (const ir::ProgramBuffer& b : program.buffers) binary.written.push_back(b.written);
  binary.constant_bytes = 8 * program.scalars.size();
  return binary;
}

namespace {

std::vector<Found> probe() {
  std::vector<Found> found;
  try {
    Library& opened = library();
    for (wg::Adapter adapter : opened.adapters) {
      Found f;
      try {
        Capabilities c = examine(opened, adapter);
        f = {c.name, c.driver, c.reason, c.software, 0};
      } catch (const std::exception& e) {
        f.name = "webgpu";
        f.reason = e.what();
      }
      found.push_back(std::move(f));
    }
    if (found.empty()) found.push_back({"webgpu", opened.version, "it finds no adapter"});
  } catch (const std::exception& e) {
    found.push_back({"webgpu", "", e.what()});
  }
  return found;
}

std::unique_ptr<hal::Device> open(size_t index) {
  Library& opened = library();
  if (index >= opened.adapters.size())
    throw DeviceError("webgpu", "open", long(index),
                      cat("there are ", opened.adapters.size(), " adapters"));
  return std::make_unique<Device>(opened, opened.adapters[index]);
}

ir::Target target(const hal::Device& device) {
  auto own = dynamic_cast<const Device*>(&device);
  PUMICE_ASSERT(own, "a WebGPU device");
  return target_of(own->capabilities());
}

std::string disassemble(const ir::Program& program, const ir::Target& target) {
  if (!(target.features & as_spirv)) return codegen::wgsl::write(program, target.features);
  return codegen::spirv::disassemble(codegen::spirv::write(program, target.features & ~as_spirv));
}

}  // namespace

}  // namespace webgpu

extern const Backend webgpu_backend;
const Backend webgpu_backend{
    "webgpu",           40, webgpu::probe, webgpu::open, webgpu::target, webgpu::compile,
    webgpu::disassemble};

}  // namespace pumice::backends
