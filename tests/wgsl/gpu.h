#pragma once
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

  // With all that the adapter offers, immediates among it.
  static Gpu& shared() {
    static Gpu gpu(nullptr);
    return gpu;
  }
  // With what WebGPU promises, and constants in a uniform.
  static Gpu& plain() {
    static Gpu gpu("default");
    return gpu;
  }

  // What the device offers, of codegen/wgsl/features.h.
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
  explicit Gpu(const char* limits) {
    Variable scope("PUMICE_WEBGPU_LIMITS", limits);
    device_ = webgpu().open(size_t(test_adapter()));
    queue_ = device_->make_queue();
    features_ = webgpu().target(*device_).features;
  }

  static hal::Binary binary(const ir::Program& program, uint64_t features) {
    ir::Target target;
    target.features = features;
    return webgpu().compile(program, target);
  }

  std::unique_ptr<hal::Device> device_;
  std::unique_ptr<hal::Queue> queue_;
  uint64_t features_ = 0;
};

}  // namespace pumice::test
