#include "backends/webgpu/arithmetic.h"

#include <bit>
#include <cmath>
#include <string>

#include "backends/webgpu/device.h"
#include "base/text.h"
#include "base/trace.h"
#include "ir/node.h"

namespace pumice::backends::webgpu {

namespace {

using ir::Code;
using ir::Op;

constexpr uint32_t cases = 1024;

// Of a[i], b[i], c[i]: fma(a, b, c), a / b, sqrt(c), as the device has them.
ir::Program trial() {
  ir::Program p;
  p.name = "arithmetic";
  for (int input = 0; input < 3; ++input) p.buffers.push_back({DType::f32, true, false});
  for (int output = 0; output < 3; ++output) p.buffers.push_back({DType::f32, false, true});
  p.workgroup = 64;
  auto load = [](uint64_t buffer) {
    return ir::Instruction{
        .code = Code::load, .dtype = DType::f32, .args = {0}, .immediate = buffer};
  };
  auto apply = [](Op op, SmallVector<uint32_t, 3> args) {
    return ir::Instruction{
        .code = Code::arithmetic, .op = op, .dtype = DType::f32, .args = std::move(args)};
  };
  auto store = [](uint32_t value, uint64_t buffer) {
    return ir::Instruction{
        .code = Code::store, .dtype = DType::f32, .args = {0, value}, .immediate = buffer};
  };
  p.body = {{.code = Code::grid, .dtype = DType::i32},
            load(0),
            load(1),
            load(2),
            apply(Op::fma, {1, 2, 3}),
            apply(Op::div, {1, 2}),
            apply(Op::sqrt, {3}),
            store(4, 3),
            store(5, 4),
            store(6, 5)};
  return p;
}

struct Inputs {
  std::vector<float> a, b, c;
};

// Normal numbers of every significand; c is about as large as the product, of either sign where
// fma cancels, which only one rounding gets right.
Inputs inputs() {
  Inputs in;
  uint32_t state = 1;
  auto number = [&](int exponent) {
    state = state * 1664525 + 1013904223;
    return std::bit_cast<float>((state >> 9) | uint32_t(127 + exponent) << 23);
  };
  for (uint32_t i = 0; i < cases; ++i) {
    in.a.push_back(number(int(i % 31) - 15));
    in.b.push_back(number(int(i % 7) - 3));
    float product = in.a[i] * in.b[i];
    in.c.push_back(i % 2 ? -product : number(int(i % 29) - 14));
  }
  return in;
}

std::vector<float> run(hal::Device& device, const hal::Binary& binary, const Inputs& in) {
  constexpr uint64_t bytes = 4 * cases;
  auto kernel = device.load(binary);
  auto queue = device.make_queue();
  std::vector<std::unique_ptr<hal::Buffer>> buffers;
  std::vector<hal::Binding> bindings;
  for (int b = 0; b < 6; ++b) {
    buffers.push_back(device.allocate(bytes, hal::Memory::device));
    bindings.push_back({buffers.back().get(), 0, bytes});
  }
  const std::vector<float>* given[] = {&in.a, &in.b, &in.c};
  for (size_t b = 0; b < 3; ++b) queue->upload(bindings[b], std::as_bytes(std::span(*given[b])));
  queue->launch({kernel.get(), bindings, {}, cases});
  std::vector<float> out(3 * cases);
  auto place = std::as_writable_bytes(std::span(out));
  for (size_t b = 0; b < 3; ++b)
    queue->download(place.subspan(b * bytes, bytes), bindings[3 + b])->wait();
  return out;
}

}  // namespace

Arithmetic measure_arithmetic(hal::Device& device, const Capabilities& capabilities) noexcept try {
  Capabilities hoped = capabilities;
  hoped.arithmetic = {true, true};
  Inputs in = inputs();
  std::vector<float> got = run(device, compile(trial(), target_of(hoped)), in);
  Arithmetic right{true, true};
  for (uint32_t i = 0; i < cases; ++i) {
    float a = in.a[i], b = in.b[i], c = in.c[i];
    auto check = [&](bool& still, const char* what, float value, float wanted) {
      if (!still || value == wanted) return;
      still = false;
      trace("devices",
            cat("webgpu: ", what, " of ", a, ", ", b, ", ", c, " is ", value, ", not ", wanted));
    };
    check(right.fused_fma, "fma", got[i], std::fma(a, b, c));
    check(right.exact_divide, "a / b", got[cases + i], a / b);
    if (c >= 0) check(right.exact_divide, "sqrt(c)", got[2 * cases + i], std::sqrt(c));
  }
  return right;
} catch (const std::exception& e) {
  trace("devices", std::string("webgpu: arithmetic was not measured: ") + e.what());
  return {};
}

}  // namespace pumice::backends::webgpu
