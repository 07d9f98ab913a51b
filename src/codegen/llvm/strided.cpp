#include "codegen/llvm/strided.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include "base/text.h"
#include "ir/scalar.h"

namespace pumice::codegen {

namespace {

using ir::Code;
using ir::Instruction;
using ir::Op;

using Steps = std::optional<SteppedIndex>;

constexpr int64_t far = int64_t(1) << 40;  // beyond this, sums might wrap

Steps add(const SteppedIndex& a, const SteppedIndex& b, int64_t sign) {
  if (b.base && (a.base || sign < 0)) return std::nullopt;
  return SteppedIndex{a.base ? a.base : b.base, a.offset + sign * b.offset,
                      a.stride + sign * b.stride};
}

Steps multiply(const SteppedIndex& a, const SteppedIndex& b) {
  if (a.base || b.base) return std::nullopt;
  if (a.stride && b.stride) return std::nullopt;
  return SteppedIndex{std::nullopt, a.offset * b.offset, a.stride * b.offset + b.stride * a.offset};
}

Steps combine(const ir::Program& program, const Instruction& i, int depth) {
  Steps a = stepped_index(program, i.args[0], depth);
  if (!a) return std::nullopt;
  if (i.op == Op::cast) return a->base ? std::nullopt : a;
  if (i.op != Op::add && i.op != Op::sub && i.op != Op::mul) return std::nullopt;
  Steps b = stepped_index(program, i.args[1], depth);
  if (!b) return std::nullopt;
  return i.op == Op::mul ? multiply(*a, *b) : add(*a, *b, i.op == Op::add ? 1 : -1);
}

// Shuffle indices as text.
std::string indices(const std::vector<int>& picks) {
  std::string out = cat("<", picks.size(), " x i32> <");
  for (size_t i = 0; i < picks.size(); ++i)
    out += cat(i ? ", i32 " : "i32 ", picks[i] < 0 ? "undef" : std::to_string(picks[i]));
  return out + ">";
}

std::string shuffle(Emitter& e, const Type& type, const std::string& a, const std::string& b,
                    const std::vector<int>& picks) {
  return e.let(
      cat("shufflevector ", type.text(), " ", a, ", ", type.text(), " ", b, ", ", indices(picks)));
}

}  // namespace

Steps stepped_index(const ir::Program& program, uint32_t id, int depth) {
  const Instruction& i = program.body[id];
  if (depth == 0 || !is_int(i.dtype)) return std::nullopt;
  Steps steps;
  if (i.code == Code::constant) {
    steps = SteppedIndex{std::nullopt, int64_t(ir::canonical_word(i.immediate, i.dtype)), 0};
  } else if (i.lanes == 1) {
    steps = SteppedIndex{id, 0, 0};
  } else if (i.code == Code::broadcast) {
    steps = stepped_index(program, i.args[0], 1);
  } else if (i.code == Code::lane_index) {
    steps = SteppedIndex{std::nullopt, 0, 1};
  } else if (i.code == Code::arithmetic) {
    steps = combine(program, i, depth - 1);
  }
  if (steps && (std::llabs(steps->offset) > far || std::llabs(steps->stride) > far))
    return std::nullopt;
  return steps;
}

bool loads_by_steps(Isa isa, const Type& type, int64_t stride) {
  // Narrow elements have masked loads with AVX-512 only.
  bool narrow = type.scalar == "i8" || type.scalar == "i16";
  if (isa == Isa::sse || (narrow && isa != Isa::avx512)) return false;
  bool power = (type.lanes & (type.lanes - 1)) == 0;
  return type.lanes >= 4 && power && (stride == -1 || (stride >= 1 && stride <= 4));
}

std::string load_by_steps(Emitter& e, const Type& type, const std::string& first, int64_t stride,
                          const std::string& mask, int element_bytes) {
  int lanes = type.lanes;
  Type bits{"i1", lanes};
  // Chunk c holds the elements from `low` + c * lanes on; lane l is at place `at(l)` of them all.
  int64_t low = stride < 0 ? stride * (lanes - 1) : 0;
  auto at = [&](int l) { return int(stride * l - low); };
  std::string result;
  int chunks = at(stride < 0 ? 0 : lanes - 1) / lanes + 1;
  for (int c = 0; c < chunks; ++c) {
    std::vector<int> wanted(size_t(lanes), lanes), picks;  // `lanes` is a zero of the second vector
    for (int l = 0; l < lanes; ++l) {
      bool here = at(l) / lanes == c;
      if (here) wanted[size_t(at(l) % lanes)] = l;
      if (c == 0)
        picks.push_back(here ? at(l) : -1);
      else
        picks.push_back(here ? lanes + at(l) % lanes : at(l) / lanes < c ? l : -1);
    }
    std::string chunk_mask = shuffle(e, bits, mask, "zeroinitializer", wanted);
    std::string address = e.let(
        cat("getelementptr ", type.scalar, ", ptr ", first, ", i64 ", low + int64_t(c) * lanes));
    std::string chunk = e.call(cat("llvm.masked.load.", type.mangle(), ".p0"), type,
                               {{"ptr", address},
                                {"i32", std::to_string(element_bytes)},
                                {bits.text(), chunk_mask},
                                {type.text(), "zeroinitializer"}});
    result =
        c == 0 ? shuffle(e, type, chunk, "poison", picks) : shuffle(e, type, result, chunk, picks);
  }
  return result;
}

}  // namespace pumice::codegen
