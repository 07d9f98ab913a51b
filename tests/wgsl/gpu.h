#pragma once
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "codegen/wgsl/writer.h"
#include "webgpu/device.h"

// Runs the writer's text on the WebGPU library of the tests.
namespace pumice::test {

class Gpu {
 public:
  using Bytes = std::vector<std::byte>;

  static Gpu& shared() {
    static Gpu gpu;
    return gpu;
  }

  // What the device offers, of codegen/wgsl/features.h; the division of software drivers is exact.
  uint64_t features() const { return features_; }

  // What the library says against a text; empty when it makes a pipeline of it.
  std::string check(const ir::Program& program, uint64_t features) {
    try {
      device_->load(binary(program, features));
    } catch (const CompileError& e) {
      return cat(e.log(), "\n", e.source());
    }
    return "";
  }

  // Runs `count` items over buffers of bytes, and returns what is in them then.
  std::vector<Bytes> run(const ir::Program& program, uint64_t features, std::vector<Bytes> data,
                         uint64_t count, const std::vector<int64_t>& scalars = {}) {
    auto kernel = device_->load(binary(program, features));
    std::vector<std::unique_ptr<hal::Buffer>> buffers;
    std::vector<hal::Binding> bindings;
    for (const Bytes& bytes : data) {
      buffers.push_back(device_->allocate(bytes.size(), hal::Memory::device));
      bindings.push_back({buffers.back().get(), 0, bytes.size()});
      queue_->upload(bindings.back(), bytes);
    }
    queue_->launch({kernel.get(), bindings, std::as_bytes(std::span(scalars)), count});
    for (size_t b = 0; b < data.size(); ++b)
      if (program.buffers[b].written) queue_->download(data[b], bindings[b])->wait();
    return data;
  }

 private:
  Gpu() : device_(webgpu().open(size_t(test_adapter()))), queue_(device_->make_queue()) {
    using namespace codegen::wgsl;
    auto& c = static_cast<backends::webgpu::Device&>(*device_).capabilities();
    auto offer = [&](backends::webgpu::wg::Feature feature, uint64_t bit) {
      if (c.has(feature)) features_ |= bit;
    };
    using F = backends::webgpu::wg::Feature;
    offer(F::shader_f16, float16);
    offer(F::shader_i64, int64);
    offer(F::shader_f64, float64);
    offer(F::immediates, immediates);
    if (c.software) features_ |= exact_divide;
  }

  static hal::Binary binary(const ir::Program& program, uint64_t features) {
    std::string text = codegen::wgsl::write(program, features);
    hal::Binary out;
    out.bytes.resize(text.size());
    std::memcpy(out.bytes.data(), text.data(), text.size());
    out.entry = codegen::wgsl::entry_name(program);
    out.workgroup = program.workgroup;
    for (const ir::ProgramBuffer& b : program.buffers) out.written.push_back(b.written);
    out.constant_bytes = 8 * program.scalars.size();
    return out;
  }

  std::unique_ptr<hal::Device> device_;
  std::unique_ptr<hal::Queue> queue_;
  uint64_t features_ = 0;
};

}  // namespace pumice::test
