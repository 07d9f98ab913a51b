#include <algorithm>
#include <unordered_map>

#include "base/error.h"
#include "base/text.h"
#include "ir/accumulate.h"
#include "ir/array.h"
#include "ir/interpret_program.h"
#include "ir/scalar.h"

namespace pumice::ir {

namespace {

class KernelInterpreter {
 public:
  KernelInterpreter(const Kernel& k, std::span<const std::span<std::byte>> buffers,
                    const Bindings& bindings)
      : kernel_(k), buffers_(buffers), bindings_(bindings) {
    PUMICE_ASSERT(buffers.size() == k.buffers.size(),
                  cat(buffers.size(), " buffers for ", k.buffers.size()));
    for (auto& n : topological_order(k.stores)) find_free_ranges(n);
  }

  // All values of outputs[from..], outermost first.
  void run(size_t from = 0) {
    if (from == kernel_.outputs.size()) {
      for (auto& s : kernel_.stores) store(*s);
      return;
    }
    loop(*kernel_.outputs[from], [&] { run(from + 1); });
  }

 private:
  // A value holds as long as no range it depends on has moved since.
  struct Value {
    uint64_t word = 0, time = 0;
    std::vector<const Node*> ranges;
  };

  void find_free_ranges(const NodeRef& n) {
    Value& v = values_[n.get()];
    if (n->op == Op::range) v.ranges = {n.get()};
    auto add = [&](const Node* r) {
      if (std::find(v.ranges.begin(), v.ranges.end(), r) == v.ranges.end()) v.ranges.push_back(r);
    };
    bool reduces = info(n->op).kind == OpKind::reduce;
    for (size_t i = 0; i < (reduces ? 1 : n->operands.size()); ++i)
      for (auto* r : values_.at(n->operand(i).get()).ranges) add(r);
    if (!reduces) return;
    for (size_t i = 1; i < n->operands.size(); ++i) std::erase(v.ranges, n->operand(i).get());
  }

  template <class F>
  void loop(const Node& range, F&& body) {
    int64_t extent = evaluate(range.attribute.dims[0], bindings_);
    Value& v = values_[&range];
    for (int64_t i = 0; i < extent; ++i) {
      v.word = uint64_t(i);
      v.time = ++now_;
      body();
    }
  }

  uint64_t value(const NodeRef& n) {
    Value& v = values_.at(n.get());
    if (n->op == Op::range) {
      PUMICE_ASSERT(v.time > 0, cat("range ", n->attribute.ints[0], " is used outside its loop"));
      return v.word;
    }
    bool fresh = v.time > 0;
    for (auto* r : v.ranges) fresh = fresh && values_.at(r).time < v.time;
    if (!fresh) {
      v.word = compute(*n);
      v.time = ++now_;
    }
    return v.word;
  }

  uint64_t compute(const Node& n) {
    switch (n.op) {
      case Op::constant:
        return n.attribute.bits;
      case Op::variable:
        return uint64_t(evaluate(Dim(NodeRef(&n)), bindings_));
      case Op::load:
        if (n.operands.size() > 1 && !value(n.operand(1))) return 0;
        return read_element(buffers_[slot(n)], n.dtype, element(n, value(n.operand(0))));
      default:
        break;
    }
    if (info(n.op).kind == OpKind::reduce) {
      Accumulator sum(n.op, n.dtype);
      reduce(n, 1, sum);
      return sum.result();
    }
    PUMICE_ASSERT(is_elementwise(n.op), std::string(name(n.op)));
    SmallVector<uint64_t, 3> words;
    for (auto& x : n.operands) words.push_back(value(x));
    DType from = n.operands.back()->dtype;
    if (n.op == Op::cast) return cast_word(words[0], from, n.dtype);
    if (n.op == Op::bitcast) return word_of_stored(stored_bits(words[0], from), n.dtype);
    return evaluate_word(n.op, from, words);
  }

  void reduce(const Node& n, size_t from, Accumulator& sum) {
    if (from == n.operands.size())
      sum.add(value(n.operand(0)));
    else
      loop(*n.operand(from), [&] { reduce(n, from + 1, sum); });
  }

  size_t slot(const Node& n) const {
    auto s = size_t(n.attribute.ints[0]);
    PUMICE_ASSERT(s < buffers_.size() && kernel_.buffers[s].dtype == n.dtype,
                  cat(name(n.op), " of buffer ", s));
    return s;
  }

  size_t element(const Node& n, uint64_t index) const {
    size_t size = buffers_[slot(n)].size() / size_t(size_of(n.dtype));
    PUMICE_ASSERT(index < size, cat(name(n.op), " of element ", int64_t(index), " of buffer ",
                                    slot(n), " of ", size));
    return size_t(index);
  }

  void store(const Node& n) {
    if (n.operands.size() > 2 && !value(n.operand(2))) return;
    size_t at = element(n, value(n.operand(0)));
    write_element(buffers_[slot(n)], n.dtype, at, value(n.operand(1)));
  }

  const Kernel& kernel_;
  std::span<const std::span<std::byte>> buffers_;
  const Bindings& bindings_;
  std::unordered_map<const Node*, Value> values_;
  uint64_t now_ = 0;
};

}  // namespace

void interpret_kernel(const Kernel& kernel, std::span<const std::span<std::byte>> buffers,
                      const Bindings& bindings) {
  verify(kernel);
  KernelInterpreter(kernel, buffers, bindings).run();
}

}  // namespace pumice::ir
