#include "schedule/rangeify.h"

#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "ir/scalar.h"
#include "schedule/graph.h"

namespace pumice::schedule {

using namespace ir;

int Values::number(const NodeRef& node) {
  auto [at, fresh] = numbers_.try_emplace(node.get(), int(nodes_.size()));
  if (fresh) nodes_.push_back(node);
  return at->second;
}

namespace {

using Indices = SmallVector<NodeRef, 4>;

NodeRef number(int64_t value) { return constant_int(value, DType::i64); }
bool is_true(const NodeRef& n) { return n->op == Op::constant && n->attribute.bits != 0; }
bool is_false(const NodeRef& n) { return n->op == Op::constant && n->attribute.bits == 0; }

// `mask` holds only where `condition` does: it is a conjunction that the condition is part of.
bool implies(const NodeRef& mask, const NodeRef& condition) {
  if (mask == condition) return true;
  if (condition->op == Op::bit_and)
    return implies(mask, condition->operand(0)) && implies(mask, condition->operand(1));
  return mask->op == Op::bit_and &&
         (implies(mask->operand(0), condition) || implies(mask->operand(1), condition));
}

// One evaluation: a node, where, and under which mask (null: always).
struct Place {
  const Node* node;
  Indices index;
  NodeRef mask;
  bool operator==(const Place&) const = default;
};
struct PlaceHash {
  size_t operator()(const Place& p) const {
    uint64_t h = mix(uint64_t(std::hash<const void*>()(p.node)), p.mask ? p.mask->hash : 0);
    for (auto& i : p.index) h = mix(h, i->hash);
    return h;
  }
};

class Evaluation {
 public:
  Evaluation(Values& values, Simplifier& simplify, int64_t& next_reduced)
      : values_(values), simplify_(simplify), next_reduced_(next_reduced) {}

  NodeRef linear(const Shape& shape, const Indices& index) {
    NodeRef sum = number(0);
    Dim stride = 1;
    for (size_t i = shape.size(); i-- > 0;) {
      if (index[i]->op != Op::constant || index[i]->integer() != 0)
        sum = add(sum, mul(index[i], stride.node()));
      stride = stride * shape[i];
    }
    return simplify_(sum);
  }

  NodeRef value(const NodeRef& n, const Indices& index, const NodeRef& mask) {
    if (n->op == Op::constant || n->op == Op::variable) return n;
    Place place{n.get(), index, mask};
    if (auto found = known_.find(place); found != known_.end()) return found->second;
    NodeRef result = compute(n, index, mask);
    known_.emplace(std::move(place), result);
    return result;
  }

 private:
  NodeRef compute(const NodeRef& n, const Indices& index, const NodeRef& mask) {
    switch (info(n->op).kind) {
      case OpKind::leaf:
        return n->op == Op::iota ? cast(index[size_t(n->attribute.ints[0])], n->dtype)
                                 : load(n, index, mask);
      case OpKind::marker:
        return n->op == Op::contiguous ? load(n, index, mask) : value(n->operand(0), index, mask);
      case OpKind::movement:
        return movement(n, index, mask);
      case OpKind::reduce:
        return reduction(n, index, mask);
      case OpKind::index:
        return gathered(n, index, mask);
      default:
        break;
    }
    PUMICE_ASSERT(is_elementwise(n->op), cat("no kernel form of ", name(n->op)));
    SmallVector<NodeRef, 3> operands;
    for (auto& x : n->operands) operands.push_back(value(x, index, mask));
    return make(n->op, std::move(operands), n->attribute, n->dtype);
  }

  NodeRef load(const NodeRef& array, const Indices& index, const NodeRef& mask) {
    Attribute a;
    a.ints = {values_.number(array)};
    SmallVector<NodeRef, 3> operands{linear(array->shape, index)};
    if (mask && !inside(operands[0], array->shape)) operands.push_back(mask);
    return make(Op::load, std::move(operands), std::move(a), array->dtype);
  }

  // Whether the index is within the array whatever the mask: such a load needs none.
  bool inside(const NodeRef& index, const Shape& shape) {
    return simplify_.surely_less(number(-1), index) &&
           simplify_.surely_less(index, element_count(shape).node());
  }

  // where(condition, v, zero), with one select for several.
  NodeRef select(const NodeRef& condition, const NodeRef& v, const NodeRef& zero) {
    if (v->op == Op::where && v->operand(2) == zero)
      return where(simplify_(bit_and(condition, v->operand(0))), v->operand(1), zero);
    return where(condition, v, zero);
  }

  // x at the index where `condition` holds, else zero.
  NodeRef masked(const NodeRef& x, const Indices& index, const NodeRef& mask,
                 const NodeRef& condition) {
    if (is_true(condition)) return value(x, index, mask);
    NodeRef zero = constant_bits(0, x->dtype);
    if (is_false(condition)) return zero;
    NodeRef both = mask ? simplify_(bit_and(mask, condition)) : condition;
    if (is_false(both)) return zero;
    NodeRef v = value(x, index, is_true(both) ? nullptr : both);
    bool yields_zero = v->op == Op::load && v->operands.size() == 2;
    if (yields_zero && implies(v->operand(1), condition)) return v;
    return select(condition, v, zero);
  }

  // low <= i < high
  NodeRef within(const NodeRef& i, const NodeRef& low, const NodeRef& high) {
    return simplify_(bit_and(le(low, i), lt(i, high)));
  }

  NodeRef movement(const NodeRef& n, const Indices& index, const NodeRef& mask) {
    const NodeRef& x = n->operand(0);
    const Attribute& a = n->attribute;
    if (n->op == Op::pad) return padded(n, index, mask);
    if (n->op == Op::unwindow) return unwindowed(n, index, mask);
    Indices at = index;
    switch (n->op) {
      case Op::reshape:
        at = reshaped(n->shape, x->shape, index);
        break;
      case Op::expand:
        at.clear();
        for (size_t i = 0, skip = index.size() - x->shape.size(); i < x->shape.size(); ++i)
          at.push_back(x->shape[i] == Dim(1) ? number(0) : index[i + skip]);
        break;
      case Op::permute:
        for (size_t i = 0; i < index.size(); ++i) at[size_t(a.ints[i])] = index[i];
        break;
      case Op::slice:
        for (size_t i = 0; i < index.size(); ++i)
          at[i] = simplify_(add(mul(index[i], number(a.ints[i])), a.dims[2 * i].node()));
        break;
      case Op::flip:
        for (int64_t axis : a.ints)
          at[size_t(axis)] =
              simplify_(sub((n->shape[size_t(axis)] - 1).node(), index[size_t(axis)]));
        break;
      default: {  // window
        auto axis = size_t(a.ints[0]);
        at.pop_back();
        at[axis] = simplify_(
            add(mul(index[axis], number(a.ints[2])), mul(index.back(), number(a.ints[3]))));
      }
    }
    return value(x, at, mask);
  }

  NodeRef padded(const NodeRef& n, const Indices& index, const NodeRef& mask) {
    const NodeRef& x = n->operand(0);
    Indices at = index;
    NodeRef condition = constant_bits(1, DType::boolean);
    for (size_t i = 0; i < index.size(); ++i) {
      Dim before = n->attribute.dims[2 * i];
      at[i] = simplify_(sub(index[i], before.node()));
      condition = simplify_(
          bit_and(condition, within(index[i], before.node(), (before + x->shape[i]).node())));
    }
    return masked(x, at, mask, condition);
  }

  // y[.., j, .., k] = x[.., (j - k*dilation)/stride, .., k]
  NodeRef unwindowed(const NodeRef& n, const Indices& index, const NodeRef& mask) {
    const NodeRef& x = n->operand(0);
    auto axis = size_t(n->attribute.ints[0]);
    NodeRef stride = number(n->attribute.ints[1]);
    NodeRef from = sub(index[axis], mul(index.back(), number(n->attribute.ints[2])));
    NodeRef inside = within(from, number(0), (x->shape[axis] * n->attribute.ints[1]).node());
    NodeRef condition = simplify_(bit_and(inside, eq(mod(from, stride), number(0))));
    Indices at = index;
    at[axis] = simplify_(div(from, stride));
    return masked(x, at, mask, condition);
  }

  // The index of `to`'s element that has the same place in row-major order. Axes are matched in
  // groups of equal size, so that untouched axes stay free of arithmetic.
  Indices reshaped(const Shape& from, const Shape& to, const Indices& index) {
    Indices at;
    size_t i = 0, j = 0;
    while (i < from.size() || j < to.size()) {
      Dim a = i < from.size() ? from[i] : Dim(1), b = j < to.size() ? to[j] : Dim(1);
      size_t i0 = i, j0 = j;
      i += i < from.size();
      j += j < to.size();
      while (!(a == b) && (i < from.size() || j < to.size())) {
        bool take_from = j == to.size() || (i < from.size() && a.highest() <= b.highest());
        if (take_from)
          a = a * from[i++];
        else
          b = b * to[j++];
      }
      regroup(from, i0, i, to, j0, j, index, at);
    }
    return at;
  }

  void regroup(const Shape& from, size_t i0, size_t i, const Shape& to, size_t j0, size_t j,
               const Indices& index, Indices& at) {
    if (i - i0 == 1 && j - j0 == 1) {
      at.push_back(index[i0]);
      return;
    }
    NodeRef flat = number(0);
    for (size_t k = i0; k < i; ++k) flat = add(mul(flat, from[k].node()), index[k]);
    flat = simplify_(flat);
    Indices reversed;
    for (size_t k = j; k-- > j0;) {
      if (to[k] == Dim(1)) {
        reversed.push_back(number(0));
        continue;
      }
      bool last = k == j0;
      reversed.push_back(last ? flat : simplify_(mod(flat, to[k].node())));
      if (!last) flat = simplify_(div(flat, to[k].node()));
    }
    for (size_t k = reversed.size(); k-- > 0;) at.push_back(reversed[k]);
  }

  NodeRef reduction(const NodeRef& n, const Indices& index, const NodeRef& mask) {
    const NodeRef& x = n->operand(0);
    Indices at;
    SmallVector<NodeRef, 3> operands{nullptr};
    size_t kept = 0, axis = 0;
    for (int64_t i = 0; i < x->rank(); ++i) {
      bool reduced = axis < n->attribute.ints.size() && n->attribute.ints[axis] == i;
      if (!reduced) {
        at.push_back(index[kept++]);
        continue;
      }
      ++axis;
      const Dim& extent = x->shape[size_t(i)];
      if (extent == Dim(0)) return constant_bits(identity_word(n->op, n->dtype), n->dtype);
      if (extent == Dim(1)) {
        at.push_back(number(0));
        continue;
      }
      at.push_back(range(next_reduced_++, extent, true));
      operands.push_back(at.back());
    }
    operands[0] = value(x, at, mask);
    return operands.size() == 1 ? operands[0] : merged(n->op, std::move(operands));
  }

  // op over op is one op over the ranges of both; a sum also through a select with zero.
  NodeRef merged(Op op, SmallVector<NodeRef, 3> operands) {
    NodeRef v = operands[0];
    bool selects = op == Op::reduce_sum && v->op == Op::where && is_false(v->operand(2));
    NodeRef inner = selects ? v->operand(1) : v;
    if (inner->op == op) {
      operands[0] = inner->operand(0);
      if (selects) operands[0] = select(v->operand(0), operands[0], v->operand(2));
      for (size_t i = 1; i < inner->operands.size(); ++i) operands.push_back(inner->operand(i));
    }
    return make(op, std::move(operands));
  }

  NodeRef gathered(const NodeRef& n, const Indices& index, const NodeRef& mask) {
    PUMICE_ASSERT(n->op == Op::gather, cat("no kernel form of ", name(n->op)));
    const NodeRef& x = n->operand(0);
    auto axis = size_t(n->attribute.ints[0]);
    NodeRef i = cast(value(n->operand(1), index, mask), DType::i64);
    NodeRef condition = within(i, number(0), x->shape[axis].node());
    Indices at = index;
    at[axis] = simplify_(i);
    return masked(x, at, mask, condition);
  }

  Values& values_;
  Simplifier& simplify_;
  int64_t& next_reduced_;
  std::unordered_map<Place, NodeRef, PlaceHash> known_;
};

}  // namespace

Draft Rangeifier::draft(const NodeRef& contiguous) {
  const NodeRef& x = contiguous->operand(0);
  Draft draft;
  Indices index;
  for (auto& extent : x->shape) {
    if (extent == Dim(1)) {
      index.push_back(number(0));
      continue;
    }
    index.push_back(range(int64_t(draft.outputs.size()), extent, false));
    draft.outputs.push_back(index.back());
  }
  Evaluation e(values_, simplify_, next_reduced_);
  NodeRef scalar = simplify_(e.value(x, index, nullptr));
  draft.stores.push_back({values_.number(contiguous), e.linear(x->shape, index), scalar});
  return draft;
}

}  // namespace pumice::schedule
