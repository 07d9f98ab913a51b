#include "ir/infer.h"

#include <algorithm>

#include "base/text.h"
#include "ir/scalar.h"
#include "pumice/error.h"

namespace pumice::ir {

namespace {

// One call of infer: what the rules read.
struct Call {
  Op op;
  std::span<const NodeRef> operands;
  Attribute& attribute;
  DType dtype;
  const Shape& shape;

  const Node& operand(size_t i) const { return *operands[i]; }
  int64_t rank() const { return operands[0]->rank(); }
};

template <class... Args>
[[noreturn]] void fail(const Call& call, const Args&... what) {
  throw UsageError(cat("[", name(call.op), "] ", what...));
}

std::string_view wanted(Accepts accepts) {
  switch (accepts) {
    case Accepts::number:
      return "numbers";
    case Accepts::real:
      return "floats";
    case Accepts::integer:
      return "ints";
    case Accepts::bits:
      return "ints or bool";
    default:
      return "anything";
  }
}

void check_arity(const Call& call) {
  size_t n = call.operands.size(), want = size_t(info(call.op).arity);
  for (auto& x : call.operands)
    if (!x) fail(call, "operand is null");
  bool kernel_reduce = info(call.op).kind == OpKind::reduce && n > 1;
  bool masked = (call.op == Op::load || call.op == Op::store) && n == want + 1;
  if (n != want && !kernel_reduce && !masked)
    fail(call, "wants ", want, want == 1 ? " operand, got " : " operands, got ", n);
}

void check_accepts(const Call& call) {
  for (auto& x : call.operands)
    if (!accepts(call.op, x->dtype))
      fail(call, "wants ", wanted(info(call.op).accepts), ", got ", name(x->dtype));
}

int64_t check_axis(const Call& call, int64_t axis, int64_t rank) {
  if (axis < 0 || axis >= rank) fail(call, "axis ", axis, " is not in a tensor of rank ", rank);
  return axis;
}

void check_ints(const Call& call, size_t count, size_t dims) {
  auto& a = call.attribute;
  if (a.ints.size() != count) fail(call, "wants ", count, " numbers, got ", a.ints.size());
  if (a.dims.size() != dims) fail(call, "wants ", dims, " sizes, got ", a.dims.size());
}

Inferred elementwise(const Call& call) {
  check_accepts(call);
  size_t first = call.op == Op::where ? 1 : 0;
  if (first == 1 && call.operand(0).dtype != DType::boolean)
    fail(call, "condition must be bool, got ", name(call.operand(0).dtype));
  for (size_t i = first + 1; i < call.operands.size(); ++i)
    if (call.operand(i).dtype != call.operand(first).dtype)
      fail(call, "dtypes differ: ", name(call.operand(first).dtype), " and ",
           name(call.operand(i).dtype));
  for (size_t i = 1; i < call.operands.size(); ++i)
    if (!(call.operand(i).shape == call.operand(0).shape))
      fail(call, "shapes differ: ", print(call.operand(0).shape), " and ",
           print(call.operand(i).shape));
  if (call.op == Op::philox && call.operand(0).dtype != DType::u32)
    fail(call, "wants u32, got ", name(call.operand(0).dtype));
  DType dtype =
      info(call.op).yields == Yields::truth ? DType::boolean : call.operands.back()->dtype;
  return {dtype, call.operand(0).shape};
}

Inferred convert(const Call& call) {
  DType from = call.operand(0).dtype;
  if (call.op == Op::bitcast) {
    if (size_of(from) != size_of(call.dtype) || from == DType::boolean ||
        call.dtype == DType::boolean)
      fail(call, "cannot view ", name(from), " as ", name(call.dtype));
  }
  return {call.dtype, call.operand(0).shape};
}

void check_sizes(const Call& call, const Shape& shape) {
  for (auto& d : shape)
    if (d.is_constant() ? d.value() < 0 : d.highest() < 0)
      fail(call, "a size is negative: ", print(shape));
}

Inferred leaf(const Call& call) {
  auto& a = call.attribute;
  switch (call.op) {
    case Op::constant:
      if (!call.shape.empty()) fail(call, "is a scalar, got ", print(call.shape));
      a.bits = canonical_word(a.bits, call.dtype);
      return {call.dtype, {}};
    case Op::input:
      check_sizes(call, call.shape);
      if (a.object)
        a.ints.clear();
      else
        check_ints(call, 1, 0);
      return {call.dtype, call.shape};
    case Op::iota:
      check_sizes(call, call.shape);
      check_ints(call, 1, 0);
      check_axis(call, a.ints[0], int64_t(call.shape.size()));
      if (call.dtype == DType::boolean) fail(call, "wants numbers, got bool");
      return {call.dtype, call.shape};
    case Op::variable:
      check_ints(call, 2, 0);
      if (a.name.empty()) fail(call, "has no name");
      if (a.ints[0] > a.ints[1])
        fail(call, a.name, " has an empty range: ", a.ints[0], " to ", a.ints[1]);
      return {DType::i64, {}};
    default:
      return {call.dtype, {}};  // wild
  }
}

Inferred reshape(const Call& call) {
  check_sizes(call, call.shape);
  auto& from = call.operand(0).shape;
  if (!(element_count(from) == element_count(call.shape)))
    fail(call, "sizes differ: ", print(from), " and ", print(call.shape));
  return {call.operand(0).dtype, call.shape};
}

Inferred expand(const Call& call) {
  check_sizes(call, call.shape);
  auto &from = call.operand(0).shape, &to = call.shape;
  bool fits = from.size() <= to.size();
  for (size_t i = 0; fits && i < from.size(); ++i)
    fits = from[i] == Dim(1) || from[i] == to[to.size() - from.size() + i];
  if (!fits) fail(call, print(from), " does not expand to ", print(to));
  return {call.operand(0).dtype, to};
}

Inferred permute(const Call& call) {
  auto& order = call.attribute.ints;
  auto& from = call.operand(0).shape;
  check_ints(call, from.size(), 0);
  Shape shape;
  SmallVector<bool, 8> seen(from.size(), false);
  for (int64_t axis : order) {
    check_axis(call, axis, call.rank());
    if (seen[size_t(axis)]) fail(call, "axis ", axis, " stands twice");
    seen[size_t(axis)] = true;
    shape.push_back(from[size_t(axis)]);
  }
  return {call.operand(0).dtype, shape};
}

Inferred pad(const Call& call) {
  auto& from = call.operand(0).shape;
  check_ints(call, 0, 2 * from.size());
  check_sizes(call, call.attribute.dims);
  Shape shape;
  for (size_t i = 0; i < from.size(); ++i)
    shape.push_back(from[i] + call.attribute.dims[2 * i] + call.attribute.dims[2 * i + 1]);
  return {call.operand(0).dtype, shape};
}

Inferred slice(const Call& call) {
  auto& from = call.operand(0).shape;
  auto& a = call.attribute;
  check_ints(call, from.size(), 2 * from.size());
  check_sizes(call, a.dims);
  Shape shape;
  for (size_t i = 0; i < from.size(); ++i) {
    Dim start = a.dims[2 * i], size = a.dims[2 * i + 1];
    int64_t step = a.ints[i];
    if (step < 1) fail(call, "step ", step, " is not positive");
    // A symbolic bound is refused only where no value of the variables makes it right.
    Dim end = size == Dim(0) ? start : start + (size - 1) * step + 1;
    if ((end - from[i]).lowest() > 0)
      fail(call, "start ", print(start), ", size ", print(size), ", step ", step,
           " passes the end of axis ", i, " of ", print(from));
    shape.push_back(size);
  }
  return {call.operand(0).dtype, shape};
}

Inferred flip(const Call& call) {
  auto& axes = call.attribute.ints;
  std::sort(axes.begin(), axes.end());
  for (size_t i = 0; i < axes.size(); ++i) {
    check_axis(call, axes[i], call.rank());
    if (i > 0 && axes[i] == axes[i - 1]) fail(call, "axis ", axes[i], " stands twice");
  }
  return {call.operand(0).dtype, call.operand(0).shape};
}

Inferred window(const Call& call) {
  check_ints(call, 4, 0);
  auto& ints = call.attribute.ints;
  auto axis = size_t(check_axis(call, ints[0], call.rank()));
  int64_t size = ints[1], stride = ints[2], dilation = ints[3];
  if (size < 1 || stride < 1 || dilation < 1)
    fail(call, "size ", size, ", stride ", stride, ", dilation ", dilation, " must be positive");
  Shape shape = call.operand(0).shape;
  Dim rest = shape[axis] - ((size - 1) * dilation + 1);
  if (rest.highest() < 0)
    fail(call, "size ", size, " with dilation ", dilation, " does not fit axis ", axis, " of ",
         print(shape));
  shape[axis] = rest / stride + 1;
  shape.push_back(size);
  return {call.operand(0).dtype, shape};
}

Inferred unwindow(const Call& call) {
  check_ints(call, 3, 1);
  auto& ints = call.attribute.ints;
  auto axis = size_t(check_axis(call, ints[0], call.rank() - 1));
  if (ints[1] < 1 || ints[2] < 1)
    fail(call, "stride ", ints[1], ", dilation ", ints[2], " must be positive");
  check_sizes(call, call.attribute.dims);
  Shape shape = call.operand(0).shape;
  shape[axis] = call.attribute.dims[0];
  return {call.operand(0).dtype, shape};
}

Inferred movement(const Call& call) {
  switch (call.op) {
    case Op::reshape:
      return reshape(call);
    case Op::expand:
      return expand(call);
    case Op::permute:
      return permute(call);
    case Op::pad:
      return pad(call);
    case Op::slice:
      return slice(call);
    case Op::flip:
      return flip(call);
    case Op::window:
      return window(call);
    default:
      return unwindow(call);
  }
}

Inferred reduce(const Call& call) {
  check_accepts(Call{call.op, call.operands.first(1), call.attribute, call.dtype, call.shape});
  const Node& x = call.operand(0);
  auto& axes = call.attribute.ints;
  if (call.operands.size() > 1) {
    check_ints(call, 0, 0);
    if (x.rank() != 0) fail(call, "over ranges wants a scalar, got ", print(x.shape));
    for (auto& r : call.operands.subspan(1))
      if (r->op != Op::range) fail(call, "wants ranges, got ", name(r->op));
    return {x.dtype, {}};
  }
  std::sort(axes.begin(), axes.end());
  for (size_t i = 0; i < axes.size(); ++i) {
    check_axis(call, axes[i], call.rank());
    if (i > 0 && axes[i] == axes[i - 1]) fail(call, "axis ", axes[i], " stands twice");
  }
  Shape shape;
  for (size_t i = 0; i < x.shape.size(); ++i)
    if (!std::binary_search(axes.begin(), axes.end(), int64_t(i))) shape.push_back(x.shape[i]);
  return {x.dtype, shape};
}

Inferred scan(const Call& call) {
  check_accepts(call);
  check_ints(call, 1, 0);
  check_axis(call, call.attribute.ints[0], call.rank());
  return {call.operand(0).dtype, call.operand(0).shape};
}

Inferred index(const Call& call) {
  check_ints(call, 1, 0);
  const Node &x = call.operand(0), &at = call.operand(1);
  int64_t axis = check_axis(call, call.attribute.ints[0], call.rank());
  if (!is_int(at.dtype)) fail(call, "index must be an int, got ", name(at.dtype));
  bool fits = x.rank() == at.rank();
  for (size_t i = 0; fits && i < x.shape.size(); ++i)
    fits = int64_t(i) == axis || x.shape[i] == at.shape[i];
  if (!fits)
    fail(call, "shapes differ beside axis ", axis, ": ", print(x.shape), " and index ",
         print(at.shape));
  if (call.op == Op::gather) return {x.dtype, at.shape};
  const Node& updates = call.operand(2);
  if (!(updates.shape == at.shape))
    fail(call, "shapes differ: index ", print(at.shape), " and updates ", print(updates.shape));
  if (updates.dtype != x.dtype)
    fail(call, "dtypes differ: ", name(x.dtype), " and ", name(updates.dtype));
  if (x.dtype == DType::boolean) fail(call, "wants numbers, got bool");
  return {x.dtype, x.shape};
}

Inferred kernel(const Call& call) {
  auto scalar_of = [&](size_t i, DType want, std::string_view what) {
    if (i >= call.operands.size()) return;
    const Node& x = call.operand(i);
    if (x.rank() != 0 || x.dtype != want)
      fail(call, what, " must be a scalar of ", name(want), ", got ", name(x.dtype),
           print(x.shape));
  };
  if (call.op == Op::range) {
    check_ints(call, 3, 1);
    check_sizes(call, call.attribute.dims);
    return {DType::i64, {}};
  }
  check_ints(call, 1, 0);
  scalar_of(0, DType::i64, "index");
  if (call.op == Op::load) {
    scalar_of(1, DType::boolean, "mask");
    return {call.dtype, {}};
  }
  if (call.operand(1).rank() != 0) fail(call, "value must be a scalar");
  scalar_of(2, DType::boolean, "mask");
  return {call.operand(1).dtype, {}};
}

}  // namespace

namespace {

Inferred apply_rule(Call& call, Op op) {
  switch (info(op).kind) {
    case OpKind::leaf:
      return leaf(call);
    case OpKind::unary:
    case OpKind::binary:
    case OpKind::ternary:
      return elementwise(call);
    case OpKind::convert:
      return convert(call);
    case OpKind::movement:
      return movement(call);
    case OpKind::reduce:
      return reduce(call);
    case OpKind::scan:
      return scan(call);
    case OpKind::index:
      return index(call);
    case OpKind::marker:
      return {call.operand(0).dtype, call.operand(0).shape};
    case OpKind::kernel:
      return kernel(call);
  }
  fail(call, "has no rule");
}

// Bytes of a tensor are counted in 64 bits everywhere.
void check_size(const Call& call, const Inferred& result) {
  int64_t bytes = size_of(result.dtype);
  bool empty = false, fits = true;
  for (auto& d : result.shape) {
    if (!d.is_constant()) continue;
    empty = empty || d.value() == 0;
    fits = fits && !__builtin_mul_overflow(bytes, d.value(), &bytes);
  }
  if (!fits && !empty)
    fail(call, "a result of shape ", print(result.shape), " has more bytes than 64 bits count");
}

}  // namespace

Inferred infer(Op op, std::span<const NodeRef> operands, Attribute& attribute, DType dtype,
               const Shape& shape) {
  Call call{op, operands, attribute, dtype, shape};
  check_arity(call);
  Inferred result = apply_rule(call, op);
  check_size(call, result);
  return result;
}

}  // namespace pumice::ir
