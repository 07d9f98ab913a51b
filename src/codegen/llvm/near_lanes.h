#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/llvm/emitter.h"
#include "ir/program.h"

// Gathers whose lanes lie at fixed places near each other (at equal steps, in pairs, backwards):
// spelled as contiguous loads and shuffles, which machines do several times faster.
namespace pumice::codegen {

// Lane l of a vector index is base + offsets[l].
struct LaneOffsets {
  std::optional<uint32_t> base;  // a one-lane value
  std::vector<int64_t> offsets;
};

// What value `id` is, as far as a look at a few instructions tells.
std::optional<LaneOffsets> lane_offsets(const ir::Program& program, uint32_t id, int depth = 8);

// Whether a load of this type from such places is better not gathered.
bool loads_nearby(Isa isa, const Type& type, const LaneOffsets& index);

// `origin`: the address of the element at offset 0. Touches the elements that some lane whose mask
// is on wants, and no others.
std::string load_nearby(Emitter& e, const Type& type, const std::string& origin,
                        const LaneOffsets& index, const std::string& mask, int element_bytes);

}  // namespace pumice::codegen
