#pragma once
#include <span>
#include <string>
#include <vector>

#include "ir/kernel.h"
#include "ir/target.h"

// Tensor graph -> kernels.
namespace pumice::schedule {

// One array a plan reads or writes: contiguous, row-major.
struct PlanBuffer {
  DType dtype;
  ir::Dim size;             // elements
  int first = 0, last = 0;  // launches between which it is live (temporaries)
};

struct PlanLaunch {
  ir::Kernel kernel;
  std::vector<int> buffers;  // plan buffer per kernel buffer slot
};

// Buffers are numbered inputs first (by the slots of the input nodes), then outputs (one per root,
// in order), then temporaries. A root that is an input, or a reshape of one, is `alias`ed to it
// and has no launch; alias[i] is the plan buffer that holds root i's value.
struct Plan {
  int inputs = 0, outputs = 0;
  std::vector<PlanBuffer> buffers;
  std::vector<PlanLaunch> launches;  // in an order that respects every dependency
  std::vector<int> alias;
};

// `roots`: tensor-stage nodes whose inputs are slots 0 .. inputs-1 without objects.
Plan plan(std::span<const ir::NodeRef> roots, int inputs, const ir::Target& target);

// One line for each launch: kernel, buffers written and read. PUMICE_DEBUG=schedule prints it.
std::string summary(const Plan& plan);

// Where the temporaries lie, in bytes. Those whose lives do not meet share bytes.
struct MemoryPlan {
  std::vector<uint64_t> blocks;   // the size of each block of memory
  std::vector<size_t> block;      // by temporary
  std::vector<uint64_t> offsets;  // in its block, by temporary
  uint64_t total = 0;             // of all blocks
};
enum class Blocks : uint8_t {
  one,    // all in one block
  apart,  // those that one launch uses in different blocks, each at its beginning
};
// `bytes`: by temporary.
MemoryPlan plan_memory(const Plan& plan, std::span<const uint64_t> bytes, uint64_t alignment,
                       Blocks blocks = Blocks::one);

}  // namespace pumice::schedule
