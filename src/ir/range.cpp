#include "ir/range.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

#include "ir/scalar.h"

namespace pumice::ir {

namespace {

__extension__ typedef __int128 Wide;
constexpr int64_t lowest_int = std::numeric_limits<int64_t>::min();
constexpr int64_t highest_int = std::numeric_limits<int64_t>::max();

int64_t magnitude(int64_t x) { return x == lowest_int ? 1 : (x < 0 ? -x : x); }
int64_t common(int64_t a, int64_t b) { return std::gcd(magnitude(a), magnitude(b)); }

// The interval, or everything when the arithmetic may have wrapped. A power of two that divides
// the exact result divides the wrapped one too.
Interval fit(Wide low, Wide high, int64_t divisor, DType dtype) {
  Interval all = whole(dtype);
  if (low < all.lowest || high > all.highest) {
    all.divisor = divisor == 0 ? 1 : divisor & -divisor;
    return all;
  }
  return {int64_t(low), int64_t(high), low == high ? int64_t(low) : divisor};
}

Interval truth(bool surely, bool never) {
  if (surely) return {1, 1, 1};
  if (never) return {0, 0, 0};
  return {0, 1, 1};
}

Interval add(const Interval& a, const Interval& b, DType dtype) {
  return fit(Wide(a.lowest) + b.lowest, Wide(a.highest) + b.highest, common(a.divisor, b.divisor),
             dtype);
}

Interval sub(const Interval& a, const Interval& b, DType dtype) {
  return fit(Wide(a.lowest) - b.highest, Wide(a.highest) - b.lowest, common(a.divisor, b.divisor),
             dtype);
}

Interval mul(const Interval& a, const Interval& b, DType dtype) {
  Wide products[] = {Wide(a.lowest) * b.lowest, Wide(a.lowest) * b.highest,
                     Wide(a.highest) * b.lowest, Wide(a.highest) * b.highest};
  Wide divisor = Wide(magnitude(a.divisor)) * magnitude(b.divisor);
  return fit(*std::min_element(products, products + 4), *std::max_element(products, products + 4),
             divisor > highest_int ? magnitude(a.divisor) : int64_t(divisor), dtype);
}

Interval div(const Interval& a, const Interval& b, DType dtype) {
  if (b.lowest <= 0) {
    if (b.is_constant() && b.lowest < 0)
      return fit(std::min(Wide(a.lowest) / b.lowest, Wide(a.highest) / b.lowest),
                 std::max(Wide(a.lowest) / b.lowest, Wide(a.highest) / b.lowest), 1, dtype);
    if (b.lowest < 0) return whole(dtype);
    // By zero gives zero.
    return {std::min<int64_t>(a.lowest, 0), std::max<int64_t>(a.highest, 0), 1};
  }
  Wide quotients[] = {a.lowest / b.lowest, a.lowest / b.highest, a.highest / b.lowest,
                      a.highest / b.highest};
  int64_t divisor = b.is_constant() && a.divisor % b.lowest == 0 ? a.divisor / b.lowest : 1;
  return fit(*std::min_element(quotients, quotients + 4),
             *std::max_element(quotients, quotients + 4), divisor, dtype);
}

Interval mod(const Interval& a, const Interval& b, DType dtype) {
  // |a % b| < |b| and <= |a|, with a's sign; b = 0 gives 0.
  int64_t most = b.lowest == lowest_int ? highest_int
                                        : std::max(magnitude(b.lowest), magnitude(b.highest)) - 1;
  most = std::max<int64_t>(most, 0);
  if (b.lowest > 0 && a.lowest >= 0 && a.highest < b.lowest) return a;
  int64_t divisor = common(a.divisor, b.divisor);
  if (b.lowest <= 0 && b.highest >= 0) divisor = 1;
  return fit(a.lowest < 0 ? std::max(a.lowest, -most) : 0,
             a.highest > 0 ? std::min(a.highest, most) : 0, divisor, dtype);
}

Interval shift(Op op, const Interval& a, const Interval& b, DType dtype) {
  if (!b.is_constant() || b.lowest < 0 || b.lowest >= 8 * size_of(dtype)) return whole(dtype);
  if (op == Op::shr) return {a.lowest >> b.lowest, a.highest >> b.lowest, 1};
  if (b.lowest > 62) return whole(dtype);
  int64_t factor = int64_t(1) << b.lowest;
  return mul(a, {factor, factor, factor}, dtype);
}

Interval bits(Op op, const Interval& a, const Interval& b, DType dtype) {
  if (op == Op::bit_and) {
    if (a.lowest < 0 && b.lowest < 0) return whole(dtype);
    int64_t most = highest_int;
    if (a.lowest >= 0) most = std::min(most, a.highest);
    if (b.lowest >= 0) most = std::min(most, b.highest);
    return {0, most, 1};
  }
  if (a.lowest < 0 || b.lowest < 0) return whole(dtype);
  auto top = uint64_t(std::max(a.highest, b.highest));
  int64_t most = top == 0 ? 0 : int64_t(~uint64_t(0) >> std::countl_zero(top));
  return {op == Op::bit_or ? std::max(a.lowest, b.lowest) : 0, most, 1};
}

Interval binary(Op op, const Interval& a, const Interval& b, DType dtype) {
  switch (op) {
    case Op::add:
      return add(a, b, dtype);
    case Op::sub:
      return sub(a, b, dtype);
    case Op::mul:
      return mul(a, b, dtype);
    case Op::div:
      return div(a, b, dtype);
    case Op::mod:
      return mod(a, b, dtype);
    case Op::max:
      return {std::max(a.lowest, b.lowest), std::max(a.highest, b.highest),
              common(a.divisor, b.divisor)};
    case Op::min:
      return {std::min(a.lowest, b.lowest), std::min(a.highest, b.highest),
              common(a.divisor, b.divisor)};
    case Op::lt:
      return truth(a.highest < b.lowest, a.lowest >= b.highest);
    case Op::le:
      return truth(a.highest <= b.lowest, a.lowest > b.highest);
    case Op::eq:
      return truth(a.is_constant() && a == b, a.highest < b.lowest || b.highest < a.lowest);
    case Op::ne:
      return truth(a.highest < b.lowest || b.highest < a.lowest, a.is_constant() && a == b);
    case Op::shl:
    case Op::shr:
      return shift(op, a, b, dtype);
    case Op::bit_and:
    case Op::bit_or:
    case Op::bit_xor:
      return bits(op, a, b, dtype);
    default:
      return whole(dtype);
  }
}

// u64 compares and divides as unsigned, which int64 bounds do not describe, and floats have none.
bool tractable(const Node& node) {
  if (node.rank() != 0 || is_float(node.dtype) || node.dtype == DType::u64) return false;
  for (auto& x : node.operands)
    if (is_float(x->dtype) || x->dtype == DType::u64) return false;
  return true;
}

}  // namespace

Interval whole(DType dtype) {
  if (dtype == DType::boolean) return {0, 1, 1};
  if (!is_int(dtype) || size_of(dtype) == 8) return {lowest_int, highest_int, 1};
  int64_t span = int64_t(1) << 8 * size_of(dtype);
  return is_unsigned_int(dtype) ? Interval{0, span - 1, 1} : Interval{-span / 2, span / 2 - 1, 1};
}

Interval Intervals::compute(const Node& n) {
  auto operand = [&](size_t i) { return known_.at(n.operands[i]); };
  if (n.op == Op::load || !tractable(n)) return whole(n.dtype);
  switch (n.op) {
    case Op::constant:
      return {n.integer(), n.integer(), n.integer()};
    case Op::variable:
      return fit(n.attribute.ints[0], n.attribute.ints[1], 1, n.dtype);
    case Op::range: {
      // The range's values are met only when there are any: an empty one is taken for [0, 0].
      int64_t extent = n.attribute.dims[0].highest();
      return fit(0, std::max<int64_t>(extent - 1, 0), 1, n.dtype);
    }
    case Op::neg:
      return sub({0, 0, 0}, operand(0), n.dtype);
    case Op::abs: {
      Interval a = operand(0), m = sub({0, 0, 0}, a, n.dtype);
      if (a.lowest >= 0) return a;
      if (a == whole(n.dtype)) return a;  // |lowest| wraps
      return {a.highest <= 0 ? m.lowest : 0, std::max(a.highest, m.highest), a.divisor};
    }
    case Op::bit_not:
      if (n.dtype == DType::boolean) return {1 - operand(0).highest, 1 - operand(0).lowest, 1};
      return whole(n.dtype);
    case Op::where: {
      Interval c = operand(0), a = operand(1), b = operand(2);
      if (c.is_constant()) return c.lowest ? a : b;
      return {std::min(a.lowest, b.lowest), std::max(a.highest, b.highest),
              common(a.divisor, b.divisor)};
    }
    case Op::cast: {
      Interval a = operand(0), all = whole(n.dtype);
      if (n.dtype == DType::boolean)
        return truth(a.lowest > 0 || a.highest < 0, a.is_constant() && a.lowest == 0);
      return a.lowest >= all.lowest && a.highest <= all.highest ? a : all;
    }
    default:
      break;
  }
  if (info(n.op).kind != OpKind::binary) return whole(n.dtype);
  return binary(n.op, operand(0), operand(1),
                n.operands[0]->dtype == n.dtype ? n.dtype : n.operands[0]->dtype);
}

Interval Intervals::of(const NodeRef& node) {
  if (auto found = known_.find(node); found != known_.end()) return found->second;
  std::vector<const NodeRef*> stack{&node};
  while (!stack.empty()) {
    const NodeRef& n = *stack.back();
    if (known_.contains(n)) {
      stack.pop_back();
      continue;
    }
    size_t before = stack.size();
    if (n->op != Op::load && tractable(*n))
      for (auto& x : n->operands)
        if (!known_.contains(x)) stack.push_back(&x);
    if (stack.size() > before) continue;
    known_.emplace(n, compute(*n));
    stack.pop_back();
  }
  return known_.at(node);
}

Interval interval(const NodeRef& node) { return Intervals().of(node); }

}  // namespace pumice::ir
