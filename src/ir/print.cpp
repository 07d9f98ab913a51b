#include "ir/print.h"

#include <algorithm>

#include "ir/text_form.h"

namespace pumice::ir {

namespace {

std::string type_text(const Node& n) {
  std::string out(pumice::name(n.dtype));
  if (n.shape.empty()) return out;
  return cat(out, "[", join(n.shape, ", ", [](auto& d) { return print(d); }), "]");
}

template <class Range>
std::string list(const Range& values) {
  return join(values, ", ", [](auto& v) { return v; });
}
std::string list(const SmallVector<Dim, 4>& values) {
  return join(values, ", ", [](auto& v) { return print(v); });
}

std::string range_text(const Attribute& a) {
  std::string out = cat(a.ints[0], ", ", print(a.dims[0]));
  if (a.ints[1] != 0) out += cat(", bind ", a.ints[1]);
  if (a.ints[2] != 0) out += ", reduced";
  return out;
}

std::string slice_text(const Attribute& a) {
  std::string out;
  for (size_t i = 0; i < a.ints.size(); ++i)
    out +=
        cat(i > 0 ? ", " : "", print(a.dims[2 * i]), ":", print(a.dims[2 * i + 1]), ":", a.ints[i]);
  return out;
}

}  // namespace

int64_t NodePrinter::slot(const Node& input) {
  if (!input.attribute.object) return input.attribute.ints[0];
  auto [at, fresh] = slots_.emplace(&input, 0);
  if (fresh) {
    int64_t free = 0;
    while (std::find(taken_.begin(), taken_.end(), free) != taken_.end()) ++free;
    taken_.push_back(free);
    at->second = free;
  }
  return at->second;
}

std::string NodePrinter::attribute(const Node& n) {
  const Attribute& a = n.attribute;
  switch (n.op) {
    case Op::constant:
      return constant_text(a.bits, n.dtype);
    case Op::input:
      return cat(slot(n));
    case Op::variable:
      return cat(a.name, ", ", list(a.ints));
    case Op::wild:
      return a.name;
    case Op::range:
      return range_text(a);
    case Op::slice:
      return slice_text(a);
    case Op::pad:
      return list(a.dims);
    case Op::unwindow:
      return cat(list(a.ints), ", ", list(a.dims));
    default:
      return list(a.ints);
  }
}

void NodePrinter::line(const NodeRef& n) {
  size_t number = numbers_.size();
  std::string what = attribute(*n);
  text += cat("%", number, " = ", name(n->op));
  if (!what.empty()) text += cat("[", what, "]");
  if (!n->operands.empty())
    text += cat("(", join(n->operands, ", ", [&](auto& x) { return reference(x); }), ")");
  text += cat(" : ", type_text(*n), "\n");
  numbers_.emplace(n.get(), number);
}

void NodePrinter::add(const Dim& dim) {
  VariableList variables;
  variables.add(dim);
  for (auto& v : variables.nodes())
    if (!numbers_.contains(v.get())) line(v);
}

void NodePrinter::add(std::span<const NodeRef> roots) {
  auto order = topological_order(roots);
  for (auto& n : order)
    if (n->op == Op::input && !n->attribute.object) taken_.push_back(n->attribute.ints[0]);
  for (auto& n : order) {
    if (numbers_.contains(n.get())) continue;
    for (auto& d : n->shape) add(d);
    for (auto& d : n->attribute.dims) add(d);
    if (!numbers_.contains(n.get())) line(n);
  }
}

std::string NodePrinter::reference(const NodeRef& node) const {
  return cat("%", numbers_.at(node.get()));
}

std::string print(std::span<const NodeRef> roots) {
  NodePrinter out;
  out.add(roots);
  return cat(out.text, "return ", join(roots, ", ", [&](auto& n) { return out.reference(n); }),
             "\n");
}
std::string print(const NodeRef& root) { return print(std::span(&root, 1)); }

std::string print(const Kernel& kernel) {
  NodePrinter out;
  for (auto& b : kernel.buffers) out.add(b.size);
  std::string buffers;
  for (auto& b : kernel.buffers)
    buffers += cat("buffer ", pumice::name(b.dtype), "[", print(b.size), "]\n");
  out.text += buffers;
  out.add(kernel.outputs);
  out.add(kernel.stores);
  auto references = [&](const std::vector<NodeRef>& nodes) {
    return join(nodes, ", ", [&](auto& n) { return out.reference(n); });
  };
  std::string text = cat("kernel ", kernel.name, "\n", out.text);
  for (auto& s : kernel.schedule)
    text += cat("split ", s.range, " unroll ", s.unroll, " lanes ", s.lanes,
                s.items > 1 ? cat(" items ", s.items) : "", "\n");
  text += cat("outputs ", references(kernel.outputs), "\n");
  return cat(text, "stores ", references(kernel.stores), "\n");
}

}  // namespace pumice::ir
