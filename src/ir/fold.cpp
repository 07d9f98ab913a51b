#include "ir/fold.h"

#include "ir/scalar.h"

namespace pumice::ir {

std::optional<uint64_t> uniform_value(const NodeRef& node) {
  const Node* n = node.get();
  while (n->op == Op::expand || n->op == Op::reshape || n->op == Op::permute || n->op == Op::flip ||
         n->op == Op::slice)
    n = n->operand(0).get();
  if (n->op != Op::constant) return std::nullopt;
  return n->attribute.bits;
}

NodeRef filled(uint64_t word, DType dtype, const Shape& shape) {
  return expand(constant_bits(word, dtype), shape);
}

NodeRef fold(const NodeRef& node) {
  if (!is_elementwise(node->op)) return node;
  SmallVector<uint64_t, 3> words;
  for (auto& x : node->operands) {
    auto word = uniform_value(x);
    if (!word) return node;
    words.push_back(*word);
  }
  const Node& x = *node->operands.back();
  uint64_t word = 0;
  if (node->op == Op::cast)
    word = cast_word(words[0], x.dtype, node->dtype);
  else if (node->op == Op::bitcast) {
    word = word_of_stored(stored_bits(words[0], x.dtype), node->dtype);
    // Constants hold one NaN; a bit pattern with another must survive.
    if (stored_bits(word, node->dtype) != stored_bits(words[0], x.dtype)) return node;
  } else
    word = evaluate_word(node->op, x.dtype, words);
  return filled(word, node->dtype, node->shape);
}

}  // namespace pumice::ir
