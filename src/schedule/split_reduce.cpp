#include "schedule/split_reduce.h"

#include <algorithm>
#include <cmath>

#include "ir/fold.h"
#include "ir/scalar.h"

namespace pumice::schedule {

using namespace ir;

int64_t chunks_wanted(double outputs, double extent, const Target& target) {
  // A GPU item should add up tens of elements, a CPU thread thousands, to be worth its start.
  double least = target.gpu ? 32 : 4096;
  double wanted = std::min(double(target.parallelism) / std::max(outputs, 1.0), extent / least);
  if (target.gpu) wanted = std::min(wanted, std::max(std::sqrt(extent), extent / 64));
  // A sum that adds one term at a time stops growing at 2^24 ones in f32; short sums of sums do
  // not.
  constexpr double longest = 1 << 16;
  wanted = std::max(wanted, extent / longest);
  return wanted < 2 ? 1 : int64_t(wanted);
}

namespace {

struct Cut {
  int64_t axis = -1, chunks = 0;
  bool divides = true;
};

// The divisor of `extent` nearest to `wanted` from above, within twice as many, or from below.
int64_t divisor_near(int64_t extent, int64_t wanted) {
  for (int64_t d = wanted; d <= std::min(2 * wanted, extent); ++d)
    if (extent % d == 0) return d;
  for (int64_t d = std::min(wanted, extent); d > 1; --d)
    if (extent % d == 0) return d;
  return 1;
}

Cut choose(const Node& n, int64_t wanted) {
  Cut best;
  int64_t longest = -1, length = 0;
  for (int64_t axis : n.attribute.ints) {
    const Dim& d = n.operand(0)->shape[size_t(axis)];
    if (!d.is_constant()) continue;
    int64_t chunks = divisor_near(d.value(), wanted);
    if (chunks > best.chunks) best = {axis, chunks, true};
    if (2 * best.chunks >= wanted) return best;
    if (d.value() > length) longest = axis, length = d.value();
  }
  if (4 * best.chunks >= wanted || length < 2) return best;
  return {longest, std::min(wanted, length), false};
}

// Fills `axis` with the identity up to `size`.
NodeRef filled_up(Op op, const NodeRef& x, int64_t axis, int64_t size) {
  SmallVector<Dim, 4> amounts(2 * x->shape.size(), Dim(0));
  const Dim& length = x->shape[size_t(axis)];
  amounts[size_t(2 * axis + 1)] = Dim(size) - length;
  NodeRef padded = pad(x, amounts);
  uint64_t identity = identity_word(op, x->dtype);
  if (identity == 0) return padded;
  NodeRef inside = lt(iota(DType::i64, padded->shape, axis),
                      filled(uint64_t(length.value()), DType::i64, padded->shape));
  return where(inside, padded, filled(identity, x->dtype, padded->shape));
}

// Whether some operand is as large as x: its elements are read once, and how well decides the time.
bool reads_each_once(const NodeRef& x) {
  for (auto& n : topological_order({&x, 1})) {
    if (is_elementwise(n->op) || n->op == Op::expand || n->op == Op::constant) continue;
    if (estimate(n->shape) >= estimate(x->shape)) return true;
  }
  return false;
}

// The divisor of `extent` from `wanted` to twice as many, a multiple of 4 where there is one.
int64_t vector_divisor(int64_t extent, int64_t wanted) {
  for (int64_t d = (wanted + 3) / 4 * 4; d <= 2 * wanted; d += 4)
    if (extent % d == 0) return d;
  int64_t d = divisor_near(extent, wanted);
  return d < wanted ? 1 : d;
}

// A GPU's neighbouring items read neighbouring elements: of a sum along the last axes each takes
// every `parts`th one. Null where that does not apply.
NodeRef interleave(const NodeRef& n, int64_t wanted) {
  const NodeRef& x = n->operand(0);
  auto& axes = n->attribute.ints;
  int64_t kept = x->rank(), length = 1;
  while (kept > 0 && std::find(axes.begin(), axes.end(), kept - 1) != axes.end() &&
         x->shape[size_t(kept - 1)].is_constant())
    length *= x->shape[size_t(--kept)].value();
  constexpr int64_t row = 128, own = 32;  // items that share a row, elements that each adds up
  wanted = std::max(wanted, std::min(row, length / own));
  if (wanted < 16 || !reads_each_once(x)) return nullptr;
  int64_t parts = vector_divisor(length, wanted);
  if (parts < 16 || parts == length) return nullptr;
  Shape shape(x->shape.begin(), x->shape.begin() + kept);
  Axes reduced;
  for (int64_t axis : axes)
    if (axis < kept) reduced.push_back(axis);
  reduced.push_back(kept);
  shape.push_back(length / parts);
  shape.push_back(parts);
  NodeRef partial = make(Op::contiguous, {reduce(n->op, reshape(x, shape), reduced)});
  return reduce(n->op, partial, {partial->rank() - 1});
}

NodeRef split(const NodeRef& n, const Target& target) {
  if (!is_reduce(*n)) return n;
  NodeRef x = n->operand(0);
  double outputs = estimate(n->shape), extent = estimate(x->shape) / std::max(outputs, 1.0);
  if (outputs < 1 || extent < 1) return n;
  // Each item of a GPU takes a tile of a product's outputs, so there are fewer of them.
  constexpr double tile = 16;
  double items = target.gpu && !reads_each_once(x) ? outputs / tile : outputs;
  int64_t wanted = chunks_wanted(items, extent, target);
  constexpr double large = 1 << 20, short_sum = 128;
  if (target.gpu && extent <= short_sum) return n;
  if (target.gpu && (wanted > 1 || outputs * extent >= large))
    if (NodeRef made = interleave(n, wanted)) return split(made, target);
  if (wanted < 2) return n;
  Cut cut = choose(*n, wanted);
  if (cut.axis < 0 || cut.chunks < 2) return n;
  int64_t length = x->shape[size_t(cut.axis)].value();
  int64_t chunk = (length + cut.chunks - 1) / cut.chunks;
  if (!cut.divides) x = filled_up(n->op, x, cut.axis, chunk * cut.chunks);

  Shape shape;
  Axes inner, order{0};
  int64_t kept = 0;
  for (int64_t i = 0; i < x->rank(); ++i) {
    bool cuts = i == cut.axis;
    auto& axes = n->attribute.ints;
    bool reduced = std::find(axes.begin(), axes.end(), i) != axes.end();
    if (cuts) {
      order[0] = kept;
      shape.push_back(cut.chunks);
    } else if (!reduced) {
      order.push_back(kept);
    }
    if (cuts || !reduced) ++kept;
    if (reduced) inner.push_back(int64_t(shape.size()));
    shape.push_back(cuts ? Dim(chunk) : x->shape[size_t(i)]);
  }
  NodeRef partial = permute(reduce(n->op, reshape(x, shape), inner), order);
  NodeRef rest = reduce(n->op, make(Op::contiguous, {partial}), {0});
  return cut.chunks < length ? split(rest, target) : rest;
}

}  // namespace

Roots split_reduce(const Roots& roots, const Target& target) {
  return rewrite(roots, [&](const NodeRef& n) { return split(n, target); });
}

}  // namespace pumice::schedule
