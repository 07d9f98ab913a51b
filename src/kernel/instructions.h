#pragma once
#include <unordered_map>
#include <vector>

#include "ir/node.h"
#include "ir/program.h"

namespace pumice::kernel {

// A value of the program under construction. Level 0 is the grid item, level n the n-th open loop.
struct Value {
  uint32_t id = 0;
  DType dtype = DType::boolean;
  uint16_t lanes = 1;
  int level = 0;
};

// Builds the body of a Program. An instruction lands in the outermost loop that has its arguments,
// so loop invariants are hoisted by construction, and the same instruction is never made twice.
class Instructions {
 public:
  Value constant(uint64_t bits, DType dtype);
  Value integer(int64_t value, DType dtype) { return constant(uint64_t(value), dtype); }
  Value number(double value, DType dtype);
  Value scalar(uint64_t index, DType dtype = DType::i64);
  Value grid(DType dtype);
  Value lane_index(DType dtype, uint16_t lanes);
  Value broadcast(const Value& v, uint16_t lanes);
  Value extract(const Value& v, int lane);
  Value horizontal(ir::Op op, const Value& v);
  // Operands get the widest lane count among them; small int arithmetic on constants is folded.
  Value arithmetic(ir::Op op, DType dtype, std::vector<Value> args);
  Value load(int slot, DType dtype, uint16_t lanes, uint16_t alignment, const Value& index,
             const Value* mask);
  void store(int slot, uint16_t lanes, uint16_t alignment, const Value& index, const Value& value,
             const Value* mask);

  void merge(int slot, const Value& index, const Value& value, const Value& bits,
             const Value* mask);

  // Opens a loop in the innermost open one; `carries` are replaced by what the body sees.
  Value open_loop(const Value& extent, std::vector<Value>& carries);
  // `next`: the carries' next values; replaced by the values after the loop.
  void close_loop(std::vector<Value>& next);

  // The bits of a constant int or bool; false for other values.
  bool constant_bits(const Value& v, int64_t& bits) const;
  int level() const { return int(blocks_.size()) - 1; }
  // The finished body: dead values dropped, ids renumbered.
  std::vector<ir::Instruction> finish();

 private:
  struct Block {
    std::vector<uint32_t> sequence;
    std::vector<uint64_t> hashes;  // entries of known_ to forget with the block
    std::vector<uint32_t> carries;
  };
  Value add(ir::Instruction instruction, int level);
  void append(ir::Instruction instruction);
  Value value(uint32_t id) const;

  std::vector<ir::Instruction> all_;
  std::vector<int> levels_;
  std::vector<Block> blocks_ = std::vector<Block>(1);
  std::unordered_multimap<uint64_t, uint32_t> known_;
};

}  // namespace pumice::kernel
