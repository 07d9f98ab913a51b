#include "numerics/words.h"

#include <algorithm>

#include "ir/scalar.h"

namespace pumice::test {

Words::Words(const ir::NodeRef& root, std::vector<ir::NodeRef> inputs)
    : order_(ir::topological_order({&root, 1})), inputs_(std::move(inputs)) {
  std::unordered_map<const ir::Node*, size_t> at;
  for (auto& n : order_) {
    auto& args = args_.emplace_back();
    for (auto& o : n->operands) args.push_back(at.at(o.get()));
    at[n.get()] = args_.size() - 1;
  }
}

uint64_t Words::operator()(const std::vector<uint64_t>& values) const {
  std::vector<uint64_t> words(order_.size());
  for (size_t i = 0; i < order_.size(); ++i) {
    const ir::Node& n = *order_[i];
    std::vector<uint64_t> args;
    for (size_t a : args_[i]) args.push_back(words[a]);
    if (n.op == ir::Op::constant) {
      words[i] = n.attribute.bits;
    } else if (n.op == ir::Op::wild) {
      auto input = std::find(inputs_.begin(), inputs_.end(), order_[i]);
      words[i] = values.at(size_t(input - inputs_.begin()));
    } else if (n.op == ir::Op::cast) {
      words[i] = ir::cast_word(args[0], n.operand(0)->dtype, n.dtype);
    } else if (n.op == ir::Op::bitcast) {
      words[i] = ir::word_of_stored(ir::stored_bits(args[0], n.operand(0)->dtype), n.dtype);
    } else {
      words[i] = ir::evaluate_word(n.op, n.operands.back()->dtype, args);
    }
  }
  return words.back();
}

}  // namespace pumice::test
