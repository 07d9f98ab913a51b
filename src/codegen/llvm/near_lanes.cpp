#include "codegen/llvm/near_lanes.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "ir/scalar.h"

namespace pumice::codegen {

namespace {

using ir::Code;
using ir::Instruction;
using ir::Op;

using Lanes = std::optional<LaneOffsets>;

constexpr int64_t far = int64_t(1) << 30;  // beyond this, 32-bit sums might wrap
constexpr int most_chunks = 4;

// Lane by lane, where both are known.
Lanes evaluate(const Instruction& i, DType dtype, const LaneOffsets& a, const LaneOffsets& b) {
  LaneOffsets out;
  for (size_t l = 0; l < a.offsets.size(); ++l) {
    std::array words{uint64_t(a.offsets[l]), uint64_t(b.offsets[l])};
    out.offsets.push_back(int64_t(ir::evaluate_word(i.op, dtype, words)));
  }
  return out;
}

Lanes combine(const ir::Program& program, const Instruction& i, int depth) {
  if (i.args.size() > 2 || i.op == Op::bitcast) return std::nullopt;
  Lanes a = lane_offsets(program, i.args[0], depth);
  if (!a) return std::nullopt;
  if (i.op == Op::cast) return a->base ? std::nullopt : a;
  if (i.args.size() != 2) return std::nullopt;
  Lanes b = lane_offsets(program, i.args[1], depth);
  if (!b) return std::nullopt;
  if (!a->base && !b->base) return evaluate(i, i.dtype, *a, *b);
  if (b->base && i.op == Op::add && !a->base) std::swap(a, b);
  if (b->base || (i.op != Op::add && i.op != Op::sub)) return std::nullopt;
  for (size_t l = 0; l < a->offsets.size(); ++l)
    a->offsets[l] += i.op == Op::add ? b->offsets[l] : -b->offsets[l];
  return a;
}

// Where the elements lie: in chunks of as many as there are lanes, from the first on.
struct Places {
  Places(const LaneOffsets& index)
      : lanes(int(index.offsets.size())),
        low(*std::min_element(index.offsets.begin(), index.offsets.end())) {
    for (int64_t offset : index.offsets) at.push_back(offset - low);
  }
  bool uses(int64_t chunk) const {
    return std::any_of(at.begin(), at.end(), [&](int64_t p) { return p / lanes == chunk; });
  }
  int64_t chunks() const { return *std::max_element(at.begin(), at.end()) / lanes + 1; }

  int lanes;
  int64_t low;
  std::vector<int64_t> at;
};

std::string shuffle(Emitter& e, const Type& type, const std::string& a, const std::string& b,
                    const std::vector<int>& picks) {
  std::string indices;
  for (int pick : picks)
    indices += cat(indices.empty() ? "i32 " : ", i32 ", pick < 0 ? "undef" : std::to_string(pick));
  return e.let(cat("shufflevector ", type.text(), " ", a, ", ", type.text(), " ", b, ", <",
                   picks.size(), " x i32> <", indices, ">"));
}

// Which elements of a chunk are wanted: those of any lane that wants them and is on.
std::string chunk_mask(Emitter& e, const Places& places, int64_t chunk, const std::string& mask) {
  Type bits{"i1", places.lanes};
  std::vector<bool> done(size_t(places.lanes));
  std::string all;
  for (bool again = true; again;) {
    again = false;
    std::vector<int> picks(size_t(places.lanes), places.lanes);  // off, unless a lane wants it
    bool any = false;
    for (size_t l = 0; l < done.size(); ++l) {
      if (done[l] || places.at[l] / places.lanes != chunk) continue;
      int& pick = picks[size_t(places.at[l] % places.lanes)];
      if (pick != places.lanes) {  // another lane wants it too
        again = true;
        continue;
      }
      pick = int(l);
      done[l] = any = true;
    }
    if (!any) break;
    std::string part = shuffle(e, bits, mask, "zeroinitializer", picks);
    all = all.empty() ? part : e.binary("or", bits, all, part);
  }
  return all;
}

}  // namespace

Lanes lane_offsets(const ir::Program& program, uint32_t id, int depth) {
  const Instruction& i = program.body[id];
  if (depth == 0 || !is_int(i.dtype)) return std::nullopt;
  auto all = [&](int64_t value) { return std::vector<int64_t>(i.lanes, value); };
  Lanes out;
  if (i.code == Code::constant) {
    out = LaneOffsets{std::nullopt, all(int64_t(ir::canonical_word(i.immediate, i.dtype)))};
  } else if (i.lanes == 1) {
    out = LaneOffsets{id, all(0)};
  } else if (i.code == Code::broadcast) {
    out = lane_offsets(program, i.args[0], 1);
    if (out) out->offsets = all(out->offsets[0]);
  } else if (i.code == Code::lane_index) {
    out = LaneOffsets{std::nullopt, {}};
    for (int l = 0; l < i.lanes; ++l) out->offsets.push_back(l);
  } else if (i.code == Code::arithmetic) {
    out = combine(program, i, depth - 1);
  }
  if (out && std::any_of(out->offsets.begin(), out->offsets.end(),
                         [](int64_t offset) { return offset > far || offset < -far; }))
    return std::nullopt;
  return out;
}

bool loads_nearby(Isa isa, const Type& type, const LaneOffsets& index) {
  // Narrow elements have masked loads with AVX-512 only.
  bool narrow = type.scalar == "i8" || type.scalar == "i16";
  if (isa == Isa::sse || (narrow && isa != Isa::avx512)) return false;
  if (type.lanes < 4 || (type.lanes & (type.lanes - 1))) return false;
  Places places(index);
  if (places.chunks() > 4 * most_chunks) return false;
  int used = 0;
  for (int64_t c = 0; c < places.chunks(); ++c) used += places.uses(c);
  return used <= most_chunks;
}

std::string load_nearby(Emitter& e, const Type& type, const std::string& origin,
                        const LaneOffsets& index, const std::string& mask, int element_bytes) {
  Places places(index);
  Type bits{"i1", type.lanes};
  std::string result = "poison";
  for (int64_t c = 0; c < places.chunks(); ++c) {
    if (!places.uses(c)) continue;
    std::string wanted = chunk_mask(e, places, c, mask);
    std::string address = e.let(cat("getelementptr ", type.scalar, ", ptr ", origin, ", i64 ",
                                    places.low + c * type.lanes));
    std::string chunk = e.call(cat("llvm.masked.load.", type.mangle(), ".p0"), type,
                               {{"ptr", address},
                                {"i32", std::to_string(element_bytes)},
                                {bits.text(), wanted},
                                {type.text(), "zeroinitializer"}});
    std::vector<int> picks;  // the lanes found so far, and those of this chunk
    for (int l = 0; l < type.lanes; ++l) {
      int64_t at = places.at[size_t(l)];
      picks.push_back(at / type.lanes == c  ? type.lanes + int(at % type.lanes)
                      : at / type.lanes < c ? l
                                            : -1);
    }
    result = shuffle(e, type, result, chunk, picks);
  }
  // An element that another lane wanted is there for a lane that is off, too.
  return e.select(type, mask, result, "zeroinitializer");
}

}  // namespace pumice::codegen
