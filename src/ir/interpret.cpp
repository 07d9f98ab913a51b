#include "ir/interpret.h"

#include <bit>
#include <unordered_map>

#include "base/error.h"
#include "base/text.h"
#include "ir/accumulate.h"
#include "ir/scalar.h"

namespace pumice::ir {

namespace {

using Index = std::vector<int64_t>;

// Calls f(index, flat position) for every element of the shape, in row-major order.
template <class F>
void each(const std::vector<int64_t>& shape, F&& f) {
  size_t n = 1;
  for (int64_t d : shape) n *= size_t(d);
  Index index(shape.size(), 0);
  for (size_t at = 0; at < n; ++at) {
    f(index, at);
    for (size_t axis = shape.size(); axis-- > 0;) {
      if (++index[axis] < shape[axis]) break;
      index[axis] = 0;
    }
  }
}

size_t flat(const Index& index, const std::vector<int64_t>& shape) {
  size_t at = 0;
  for (size_t i = 0; i < shape.size(); ++i) at = at * size_t(shape[i]) + size_t(index[i]);
  return at;
}

class Interpreter {
 public:
  Interpreter(const std::function<const Array&(const Node&)>& inputs, const Bindings& bindings)
      : inputs_(inputs), bindings_(bindings) {}

  Array run(const Node& n);
  std::unordered_map<const Node*, Array> values;

 private:
  const Array& operand(const Node& n, size_t i) const { return values.at(n.operand(i).get()); }
  int64_t number(const Dim& d) const { return evaluate(d, bindings_); }

  void leaf(const Node& n, Array& y);
  void elementwise(const Node& n, Array& y);
  void movement(const Node& n, Array& y);
  void pad(const Node& n, Array& y);
  void unwindow(const Node& n, Array& y);
  void reduce(const Node& n, Array& y);
  void scan(const Node& n, Array& y);
  void gather(const Node& n, Array& y);
  void scatter_add(const Node& n, Array& y);

  const std::function<const Array&(const Node&)>& inputs_;
  const Bindings& bindings_;
};

void Interpreter::leaf(const Node& n, Array& y) {
  switch (n.op) {
    case Op::constant:
      y.words[0] = n.attribute.bits;
      return;
    case Op::variable:
      y.words[0] = uint64_t(evaluate(Dim(NodeRef(&n)), bindings_));
      return;
    case Op::iota:
      each(y.shape, [&](const Index& i, size_t at) {
        y.words[at] = word_of_int(i[size_t(n.attribute.ints[0])], y.dtype);
      });
      return;
    case Op::input: {
      const Array& x = inputs_(n);
      PUMICE_ASSERT(x.dtype == y.dtype && x.shape == y.shape,
                    cat("input of ", pumice::name(y.dtype), print(n.shape)));
      y.words = x.words;
      return;
    }
    default:
      internal_error(__FILE__, __LINE__, "a leaf has a value", std::string(name(n.op)));
  }
}

void Interpreter::elementwise(const Node& n, Array& y) {
  size_t arity = n.operands.size();
  const Array* x[3] = {};
  for (size_t k = 0; k < arity; ++k) x[k] = &operand(n, k);
  DType from = n.operands.back()->dtype;
  for (size_t i = 0; i < y.size(); ++i) {
    uint64_t words[3] = {};
    for (size_t k = 0; k < arity; ++k) words[k] = x[k]->words[i];
    if (n.op == Op::cast)
      y.words[i] = cast_word(words[0], from, y.dtype);
    else if (n.op == Op::bitcast)
      y.words[i] = word_of_stored(stored_bits(words[0], from), y.dtype);
    else
      y.words[i] = evaluate_word(n.op, from, std::span(words, arity));
  }
}

// Where each result element stands in the operand, for the ops that only name elements anew.
void Interpreter::movement(const Node& n, Array& y) {
  const Array& x = operand(n, 0);
  const auto& ints = n.attribute.ints;
  const auto& dims = n.attribute.dims;
  Index from(x.shape.size());
  if (n.op == Op::reshape) {
    y.words = x.words;
    return;
  }
  each(y.shape, [&](const Index& i, size_t at) {
    size_t lead = i.size() - from.size();
    switch (n.op) {
      case Op::expand:
        for (size_t a = 0; a < from.size(); ++a) from[a] = x.shape[a] == 1 ? 0 : i[lead + a];
        break;
      case Op::permute:
        for (size_t a = 0; a < from.size(); ++a) from[size_t(ints[a])] = i[a];
        break;
      case Op::slice:
        for (size_t a = 0; a < from.size(); ++a) from[a] = number(dims[2 * a]) + i[a] * ints[a];
        break;
      case Op::flip:
        from = i;
        for (int64_t a : ints) from[size_t(a)] = x.shape[size_t(a)] - 1 - i[size_t(a)];
        break;
      default:  // window
        for (size_t a = 0; a < from.size(); ++a) from[a] = i[a];
        from[size_t(ints[0])] = i[size_t(ints[0])] * ints[2] + i.back() * ints[3];
    }
    y.words[at] = x.words[flat(from, x.shape)];
  });
}

void Interpreter::pad(const Node& n, Array& y) {
  const Array& x = operand(n, 0);
  Index to(x.shape.size());
  each(x.shape, [&](const Index& i, size_t at) {
    for (size_t a = 0; a < to.size(); ++a) to[a] = i[a] + number(n.attribute.dims[2 * a]);
    y.words[flat(to, y.shape)] = x.words[at];
  });
}

void Interpreter::unwindow(const Node& n, Array& y) {
  const Array& x = operand(n, 0);
  auto axis = size_t(n.attribute.ints[0]);
  int64_t stride = n.attribute.ints[1], dilation = n.attribute.ints[2];
  each(y.shape, [&](const Index& i, size_t at) {
    int64_t place = i[axis] - i.back() * dilation;
    if (place < 0 || place % stride != 0 || place / stride >= x.shape[axis]) return;
    Index from = i;
    from[axis] = place / stride;
    y.words[at] = x.words[flat(from, x.shape)];
  });
}

void Interpreter::reduce(const Node& n, Array& y) {
  const Array& x = operand(n, 0);
  std::vector<Accumulator> sums(y.size(), Accumulator(n.op, y.dtype));
  std::vector<bool> gone(x.shape.size(), false);
  for (int64_t a : n.attribute.ints) gone[size_t(a)] = true;
  Index to;
  each(x.shape, [&](const Index& i, size_t at) {
    to.clear();
    for (size_t a = 0; a < i.size(); ++a)
      if (!gone[a]) to.push_back(i[a]);
    sums[flat(to, y.shape)].add(x.words[at]);
  });
  for (size_t i = 0; i < y.size(); ++i) y.words[i] = sums[i].result();
}

void Interpreter::scan(const Node& n, Array& y) {
  const Array& x = operand(n, 0);
  auto axis = size_t(n.attribute.ints[0]);
  std::vector<int64_t> rest = y.shape;
  rest[axis] = 1;
  each(rest, [&](const Index& start, size_t) {
    Accumulator sum(n.op, y.dtype);
    for (Index i = start; i[axis] < y.shape[axis]; ++i[axis]) {
      size_t at = flat(i, y.shape);
      sum.add(x.words[at]);
      y.words[at] = sum.result();
    }
  });
}

void Interpreter::gather(const Node& n, Array& y) {
  const Array &x = operand(n, 0), &index = operand(n, 1);
  auto axis = size_t(n.attribute.ints[0]);
  each(y.shape, [&](const Index& i, size_t at) {
    uint64_t j = index.words[at];
    if (j >= uint64_t(x.shape[axis])) return;  // a negative one is huge
    Index from = i;
    from[axis] = int64_t(j);
    y.words[at] = x.words[flat(from, x.shape)];
  });
}

void Interpreter::scatter_add(const Node& n, Array& y) {
  const Array &x = operand(n, 0), &index = operand(n, 1), &updates = operand(n, 2);
  auto axis = size_t(n.attribute.ints[0]);
  std::vector<Accumulator> sums(y.size(), Accumulator(Op::reduce_sum, y.dtype));
  std::vector<bool> touched(y.size(), false);
  each(index.shape, [&](const Index& i, size_t at) {
    uint64_t j = index.words[at];
    if (j >= uint64_t(y.shape[axis])) return;
    Index to = i;
    to[axis] = int64_t(j);
    size_t place = flat(to, y.shape);
    if (!touched[place]) sums[place].add(x.words[place]);
    touched[place] = true;
    sums[place].add(updates.words[at]);
  });
  for (size_t i = 0; i < y.size(); ++i) y.words[i] = touched[i] ? sums[i].result() : x.words[i];
}

Array Interpreter::run(const Node& n) {
  std::vector<int64_t> shape;
  for (auto& d : n.shape) shape.push_back(number(d));
  Array y(n.dtype, std::move(shape));
  switch (info(n.op).kind) {
    case OpKind::leaf:
      leaf(n, y);
      break;
    case OpKind::unary:
    case OpKind::binary:
    case OpKind::ternary:
    case OpKind::convert:
      elementwise(n, y);
      break;
    case OpKind::movement:
      n.op == Op::pad ? pad(n, y) : n.op == Op::unwindow ? unwindow(n, y) : movement(n, y);
      break;
    case OpKind::reduce:
      PUMICE_ASSERT(n.operands.size() == 1, "a reduction over ranges is no tensor");
      reduce(n, y);
      break;
    case OpKind::scan:
      scan(n, y);
      break;
    case OpKind::index:
      n.op == Op::gather ? gather(n, y) : scatter_add(n, y);
      break;
    case OpKind::marker:
      y.words = operand(n, 0).words;
      break;
    case OpKind::kernel:
      internal_error(__FILE__, __LINE__, "a tensor-stage op", std::string(name(n.op)));
  }
  return y;
}

}  // namespace

std::vector<Array> interpret(std::span<const NodeRef> roots,
                             const std::function<const Array&(const Node&)>& inputs,
                             const Bindings& bindings) {
  Interpreter interpreter(inputs, bindings);
  auto order = topological_order(roots);
  // Values go when their last user has run.
  std::unordered_map<const Node*, size_t> uses;
  for (auto& n : order)
    for (auto& x : n->operands) ++uses[x.get()];
  for (auto& r : roots) ++uses[r.get()];
  for (auto& n : order) {
    interpreter.values.emplace(n.get(), interpreter.run(*n));
    for (auto& x : n->operands)
      if (--uses[x.get()] == 0) interpreter.values.erase(x.get());
  }
  std::vector<Array> out;
  for (auto& r : roots) out.push_back(interpreter.values.at(r.get()));
  return out;
}

Array interpret(const NodeRef& root, const std::function<const Array&(const Node&)>& inputs,
                const Bindings& bindings) {
  return interpret(std::span(&root, 1), inputs, bindings)[0];
}

}  // namespace pumice::ir
