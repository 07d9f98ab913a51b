#include "ir/parse.h"

#include "ir/text_form.h"

namespace pumice::ir {

namespace {

Attribute slice_attribute(Reader& in) {
  Attribute a;
  do {
    a.dims.push_back(in.expect_dim());
    in.expect(":");
    a.dims.push_back(in.expect_dim());
    in.expect(":");
    a.ints.push_back(in.expect_number());
  } while (in.accept(","));
  return a;
}

Attribute range_attribute(Reader& in) {
  Attribute a;
  a.ints = {in.expect_number(), 0, 0};
  in.expect(",");
  a.dims = {in.expect_dim()};
  while (in.accept(",")) {
    if (in.accept("reduced")) {
      a.ints[2] = 1;
    } else {
      in.expect("bind");
      a.ints[1] = in.expect_number();
    }
  }
  return a;
}

Attribute list_attribute(Reader& in, Op op) {
  Attribute a;
  do {
    bool dim = op == Op::pad || (op == Op::unwindow && a.ints.size() == 3);
    if (dim)
      a.dims.push_back(in.expect_dim());
    else
      a.ints.push_back(in.expect_number());
  } while (in.accept(","));
  return a;
}

Attribute bracket(Reader& in, Op op) {
  Attribute a;
  switch (op) {
    case Op::variable:
      a.name = in.expect_word();
      in.expect(",");
      a.ints.push_back(in.expect_number());
      in.expect(",");
      a.ints.push_back(in.expect_number());
      return a;
    case Op::wild:
      a.name = in.expect_word();
      return a;
    case Op::slice:
      return slice_attribute(in);
    case Op::range:
      return range_attribute(in);
    default:
      return list_attribute(in, op);
  }
}

// "f32" or "f32[2, batch]".
std::pair<DType, Shape> type(Reader& in) {
  std::pair<DType, Shape> out{in.expect_dtype(), {}};
  if (in.accept("[")) {
    do out.second.push_back(in.expect_dim());
    while (in.accept(","));
    in.expect("]");
  }
  return out;
}

}  // namespace

NodeRef NodeReader::reference() {
  uint64_t number = in_.expect_reference();
  auto found = nodes_.find(number);
  if (found == nodes_.end()) in_.fail("%", number, " is not defined above");
  return found->second;
}

std::vector<NodeRef> NodeReader::references() {
  std::vector<NodeRef> out;
  if (in_.at_end()) return out;
  do out.push_back(reference());
  while (in_.accept(","));
  return out;
}

void NodeReader::line() {
  uint64_t number = in_.expect_reference();
  if (nodes_.contains(number)) in_.fail("%", number, " is defined twice");
  in_.expect("=");
  Op op = in_.expect_op();
  Attribute attribute;
  if (in_.accept("[")) {
    if (op == Op::constant)
      attribute.bits = in_.expect_constant(in_.dtype_ahead());
    else
      attribute = bracket(in_, op);
    in_.expect("]");
  }
  SmallVector<NodeRef, 3> operands;
  if (in_.accept("(")) {
    do operands.push_back(reference());
    while (in_.accept(","));
    in_.expect(")");
  }
  in_.expect(":");
  auto [dtype, shape] = type(in_);
  in_.expect_end();
  NodeRef node;
  try {
    node = make(op, std::move(operands), std::move(attribute), dtype, shape);
  } catch (const UsageError& e) {
    in_.fail(e.what());
  }
  if (node->dtype != dtype || !(node->shape == shape))
    in_.fail(name(op), " gives ", pumice::name(node->dtype), print(node->shape), ", not ",
             pumice::name(dtype), print(shape));
  if (op == Op::variable) in_.declare(node);
  nodes_.emplace(number, std::move(node));
}

std::vector<NodeRef> parse(std::string_view text) {
  Reader in(text);
  NodeReader nodes(in);
  while (in.next_line()) {
    if (!in.accept("return")) {
      nodes.line();
      continue;
    }
    auto roots = nodes.references();
    in.expect_end();
    if (in.next_line()) in.expected("nothing after return");
    return roots;
  }
  in.fail("expected 'return', got the end of the text");
}

NodeRef parse_one(std::string_view text) {
  auto roots = parse(text);
  if (roots.size() != 1)
    throw UsageError(cat("[parse] wants one returned node, got ", roots.size()));
  return roots[0];
}

Kernel parse_kernel(std::string_view text) {
  Reader in(text);
  NodeReader nodes(in);
  Kernel kernel;
  if (!in.next_line()) in.fail("expected 'kernel', got the end of the text");
  in.expect("kernel");
  kernel.name = in.expect_word();
  in.expect_end();
  bool done = false;
  while (in.next_line()) {
    if (done) in.expected("nothing after stores");
    if (in.accept("buffer")) {
      DType dtype = in.expect_dtype();
      in.expect("[");
      kernel.buffers.push_back({dtype, in.expect_dim()});
      in.expect("]");
    } else if (in.accept("split")) {
      Split s{in.expect_number()};
      in.expect("unroll");
      s.unroll = int(in.expect_number());
      in.expect("lanes");
      s.lanes = int(in.expect_number());
      if (in.accept("items")) s.items = int(in.expect_number());
      kernel.schedule.push_back(s);
    } else if (in.accept("outputs")) {
      kernel.outputs = nodes.references();
    } else if (in.accept("stores")) {
      kernel.stores = nodes.references();
      done = true;
    } else {
      nodes.line();
    }
    in.expect_end();
  }
  if (!done) in.fail("expected 'stores', got the end of the text");
  return kernel;
}

}  // namespace pumice::ir
