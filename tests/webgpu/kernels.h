#pragma once
#include <memory>
#include <span>
#include <vector>

#include "device.h"
#include "support/program_builder.h"

// Kernels and buffers of the tests.
namespace pumice::test {

inline std::unique_ptr<hal::Executable> build(hal::Device& device, const ir::Program& program) {
  return device.load(webgpu().compile(program, webgpu().target(device)));
}

template <class T>
std::unique_ptr<hal::Buffer> filled(hal::Device& device, hal::Queue& queue,
                                    const std::vector<T>& values) {
  auto buffer = device.allocate(values.size() * sizeof(T), hal::Memory::device);
  queue.upload({buffer.get(), 0, buffer->size()}, std::as_bytes(std::span(values)));
  return buffer;
}

template <class T>
std::vector<T> read_back(hal::Queue& queue, hal::Buffer& buffer) {
  std::vector<T> values(buffer.size() / sizeof(T));
  queue.download(std::as_writable_bytes(std::span(values)), {&buffer, 0, buffer.size()})->wait();
  return values;
}

inline void launch(hal::Queue& queue, hal::Executable& kernel, std::vector<hal::Buffer*> buffers,
                   uint64_t count, std::vector<int64_t> scalars = {}) {
  std::vector<hal::Binding> bindings;
  for (hal::Buffer* b : buffers) bindings.push_back({b, 0, b->size()});
  queue.launch({&kernel, bindings, std::as_bytes(std::span(scalars)), count});
}

// y[i] += x[i] * scalar 0, i32; buffers x, y.
inline ir::Program multiply_add() {
  ProgramBuilder b("multiply_add");
  auto x = b.buffer(DType::i32, true, false), y = b.buffer(DType::i32, true, true);
  auto factor = b.scalar(0, DType::i32);
  auto i = b.grid(DType::i32);
  auto product = b.apply(ir::Op::mul, {b.load(x, i), factor});
  b.store(y, i, b.apply(ir::Op::add, {b.load(y, i), product}));
  b.program.workgroup = 64;
  return b.program;
}

// x[i] += the sum of `count` scalars, i32; buffer x.
inline ir::Program add_scalars(int count) {
  ProgramBuilder b("add_scalars");
  auto x = b.buffer(DType::i32, true, true);
  auto i = b.grid(DType::i32);
  auto sum = b.load(x, i);
  for (int s = 0; s < count; ++s) sum = b.apply(ir::Op::add, {sum, b.scalar(0, DType::i32)});
  b.store(x, i, sum);
  b.program.workgroup = 64;
  return b.program;
}

}  // namespace pumice::test
