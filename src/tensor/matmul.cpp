#include <algorithm>

#include "tensor/internal.h"

// Products of tensors: expand, multiply, sum. Kernels find their tiles in that.
namespace pumice {

using namespace detail;

namespace {

// 16-bit floats multiply in f32, where their products are exact, and are rounded once at the end.
DType product_dtype(DType t) { return is_float(t) && size_of(t) == 2 ? DType::f32 : t; }

// sum over `axes` of a * b, which broadcast.
NodeRef sum_of_products(std::string_view op, const NodeRef& a, const NodeRef& b, ir::Axes axes) {
  if (a->dtype == DType::boolean) usage(op, "wants numbers, got bool");
  DType inner = product_dtype(a->dtype);
  ir::Shape shape = broadcast(op, a->shape, b->shape);
  auto product =
      ir::mul(ir::expand(ir::cast(a, inner), shape), ir::expand(ir::cast(b, inner), shape));
  if (axes.empty()) return ir::cast(product, a->dtype);
  return ir::cast(ir::reduce(Op::reduce_sum, product, std::move(axes)), a->dtype);
}

NodeRef with_axis(const NodeRef& x, int64_t axis) {
  ir::Shape shape = x->shape;
  shape.insert(shape.begin() + axis, Dim(1));
  return ir::reshape(x, std::move(shape));
}

}  // namespace

Tensor matmul(const Tensor& a, const Tensor& b) {
  const Tensor* both[] = {&a, &b};
  Context context = detail::join("matmul", both);
  DType dtype = common_dtype("matmul", both);
  auto x = in_dtype(a, dtype), y = in_dtype(b, dtype);
  if (x->rank() == 0 || y->rank() == 0)
    usage("matmul", "wants vectors or matrices, got ", ir::print(x->shape), " x ",
          ir::print(y->shape));
  bool row = x->rank() == 1, column = y->rank() == 1;
  if (row) x = with_axis(x, 0);
  if (column) y = with_axis(y, 1);
  int64_t rx = x->rank(), ry = y->rank();
  if (!(x->shape.back() == y->shape[size_t(ry - 2)]))
    usage("matmul", "inner sizes differ: ", text(a.shape()), " x ", text(b.shape()));
  // (…, n, k, 1) * (…, 1, k, m): the last axis lies contiguous in b.
  auto left = with_axis(x, rx), right = with_axis(y, ry - 2);
  int64_t rank = std::max(rx, ry) + 1;
  auto z = sum_of_products("matmul", left, right, {rank - 2});
  ir::Shape shape = z->shape;
  if (column) shape.pop_back();
  if (row) shape.erase(shape.end() - (column ? 1 : 2));
  return wrap(ir::reshape(z, std::move(shape)), std::move(context));
}

Tensor dot(const Tensor& a, const Tensor& b) {
  if (a.rank() != 1 || b.rank() != 1)
    usage("dot", "wants vectors, got ", text(a.shape()), " and ", text(b.shape()));
  if (a.shape() != b.shape())
    usage("dot", "lengths differ: ", text(a.shape()), " and ", text(b.shape()));
  return matmul(a, b);
}
Tensor outer(const Tensor& a, const Tensor& b) {
  if (a.rank() != 1 || b.rank() != 1)
    usage("outer", "wants vectors, got ", text(a.shape()), " and ", text(b.shape()));
  return unsqueeze(a, 1) * unsqueeze(b, 0);
}

// (…, 1, in) * (out, in), summed over the last: both lie contiguous.
Tensor linear(const Tensor& x, const Tensor& weight, const std::optional<Tensor>& bias) {
  const Tensor* both[] = {&x, &weight};
  Context context = detail::join("linear", both);
  DType dtype = common_dtype("linear", both);
  auto a = in_dtype(x, dtype), w = in_dtype(weight, dtype);
  if (w->rank() != 2) usage("linear", "weight must be a matrix, got ", ir::print(w->shape));
  if (a->rank() == 0 || !(a->shape.back() == w->shape[1]))
    usage("linear", "input ", text(x.shape()), " does not fit the weight ", text(weight.shape()));
  auto z = sum_of_products("linear", with_axis(a, a->rank() - 1), w, {int64_t(a->rank())});
  Tensor y = wrap(std::move(z), std::move(context));
  return bias ? y + *bias : y;
}

namespace {

struct Equation {
  std::vector<std::string> operands;
  std::string result, letters;  // letters: the result's, then those summed over
};

Equation parse_equation(std::string_view text, size_t operands) {
  Equation e;
  auto fail = [&](std::string_view what) { usage("einsum", what, ": \"", text, "\""); };
  std::string all;
  for (char c : text)
    if (c != ' ') all += c;
  auto arrow = all.find("->");
  std::string left = all.substr(0, arrow);
  e.operands.emplace_back();
  for (char c : left) {
    if (c == ',')
      e.operands.emplace_back();
    else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
      e.operands.back() += c;
    else
      fail("only letters, commas and -> are understood");
  }
  if (e.operands.size() != operands) fail(cat("equation does not name ", operands, " operands"));
  auto uses = [&](char c) { return std::count(left.begin(), left.end(), c); };
  if (arrow != all.npos) {
    e.result = all.substr(arrow + 2);
  } else {  // without an arrow: the letters that stand once, in alphabetical order
    for (char c : left)
      if (c != ',' && uses(c) == 1) e.result += c;
    std::sort(e.result.begin(), e.result.end());
  }
  for (char c : e.result) {
    if (uses(c) == 0) fail(cat("the result has the unknown letter '", c, "'"));
    if (e.letters.find(c) != e.letters.npos) fail(cat("the result has '", c, "' twice"));
    e.letters += c;
  }
  for (char c : left)
    if (c != ',' && e.letters.find(c) == e.letters.npos) e.letters += c;
  return e;
}

// The operand with its axes in the order of all letters, and 1 where it lacks one.
Tensor arranged(Tensor x, std::string own, const std::string& letters) {
  if (size_t(x.rank()) != own.size())
    usage("einsum", "operand ", text(x.shape()), " does not have the axes \"", own, "\"");
  for (size_t i = 0; i < own.size(); ++i) {
    auto j = own.find(own[i], i + 1);
    if (j == own.npos) continue;
    if (x.size(int64_t(i)) != x.size(int64_t(j)))
      usage("einsum", "axes '", own[i], "' of ", text(x.shape()), " differ");
    x = diagonal(x, 0, int64_t(i), int64_t(j));
    char c = own[i];
    own.erase(j, 1);
    own.erase(i, 1);
    own += c;
    i = size_t(-1);
  }
  std::vector<int64_t> order;
  for (char c : letters)
    if (auto at = own.find(c); at != own.npos) order.push_back(int64_t(at));
  x = permute(x, order);
  for (size_t i = 0; i < letters.size(); ++i)
    if (own.find(letters[i]) == own.npos) x = unsqueeze(x, int64_t(i));
  return x;
}

}  // namespace

Tensor einsum(std::string_view equation, const std::vector<Tensor>& operands) {
  Equation e = parse_equation(equation, operands.size());
  std::vector<const Tensor*> all;
  for (auto& o : operands) all.push_back(&o);
  DType dtype = common_dtype("einsum", all);
  ir::Axes summed;
  for (size_t i = e.result.size(); i < e.letters.size(); ++i) summed.push_back(int64_t(i));
  Tensor y = arranged(operands[0], e.operands[0], e.letters);
  for (size_t i = 1; i + 1 < operands.size(); ++i)
    y = y * arranged(operands[i], e.operands[i], e.letters);
  Context context = detail::join("einsum", all);
  NodeRef left = in_dtype(y, dtype);
  NodeRef right = ir::constant(1, dtype);
  if (operands.size() > 1)
    right = in_dtype(arranged(operands.back(), e.operands.back(), e.letters), dtype);
  return wrap(sum_of_products("einsum", left, right, summed), std::move(context));
}

}  // namespace pumice
