#pragma once
#include <vector>

#include "ir/kernel.h"
#include "ir/target.h"

// Kernels of every shape that lowering meets, and buffers to run them on.
namespace pumice::test {

struct Sample {
  ir::Kernel kernel;
  ir::Bindings bindings;
};

std::vector<Sample> sample_kernels();

// A target that computes everything itself, with vectors of this many bytes.
ir::Target plain_target(bool gpu, int vector_bytes);

using Buffers = std::vector<std::vector<std::byte>>;
// Small random values by seed; written buffers too.
Buffers random_buffers(const Sample& sample, unsigned seed);
std::vector<std::span<std::byte>> spans(Buffers& buffers);

// Largest |a - b| / (1 + |b|) over all elements of all buffers; infinite where NaN-ness differs.
double difference(const ir::Kernel& kernel, const Buffers& a, const Buffers& b);

}  // namespace pumice::test
