#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "codegen/llvm/emitter.h"
#include "ir/program.h"

// Gathers whose lanes lie at equal steps: spelled as contiguous loads and shuffles, which machines
// do several times faster.
namespace pumice::codegen {

// Lane l of a vector index is base + offset + stride * l.
struct SteppedIndex {
  std::optional<uint32_t> base;  // a one-lane value
  int64_t offset = 0, stride = 0;
};

// What value `id` is, as far as a look at a few instructions tells.
std::optional<SteppedIndex> stepped_index(const ir::Program& program, uint32_t id, int depth = 6);

// Whether a load of this type at such steps is better not gathered.
bool loads_by_steps(Isa isa, const Type& type, int64_t stride);

// `first`: the address of lane 0's element. Touches the elements whose mask is on, and no others.
std::string load_by_steps(Emitter& e, const Type& type, const std::string& first, int64_t stride,
                          const std::string& mask, int element_bytes);

}  // namespace pumice::codegen
