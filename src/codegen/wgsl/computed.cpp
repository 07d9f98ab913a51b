#include "codegen/wgsl/computed.h"

#include <algorithm>

#include "ir/node.h"

namespace pumice::codegen::wgsl {

using ir::Code;
using ir::Instruction;
using ir::Op;

namespace {

Computed of_op(Op op, bool fuses) {
  switch (op) {
    case Op::add:
    case Op::sub:
    case Op::mul:
    case Op::div:
    case Op::sqrt:
    case Op::floor:
    case Op::round:
    case Op::trunc:
      return Computed::otherwise;
    case Op::fma:
      return fuses ? Computed::fused : Computed::otherwise;
    default:
      return Computed::no;
  }
}

}  // namespace

// Repeated until nothing changes: what a loop carries depends on what its body makes of it.
std::vector<Computed> find_computed(const ir::Program& program, bool fuses) {
  std::vector<Computed> found(program.body.size(), Computed::no);
  bool changed = true;
  auto raise = [&](size_t id, Computed to) {
    if (found[id] >= to) return;
    found[id] = to;
    changed = true;
  };
  while (changed) {
    changed = false;
    std::vector<size_t> loops;
    for (size_t id = 0; id < program.body.size(); ++id) {
      const Instruction& i = program.body[id];
      switch (i.code) {
        case Code::arithmetic:
          if (!is_float(i.dtype)) break;
          if (i.op == Op::where)
            raise(id, std::max(found[i.args[1]], found[i.args[2]]));
          else
            raise(id, of_op(i.op, fuses));
          break;
        case Code::broadcast:
        case Code::extract:
        case Code::carry:
          raise(id, found[i.args[0]]);
          break;
        case Code::horizontal:
          if (is_float(i.dtype)) raise(id, Computed::otherwise);
          break;
        case Code::loop:
          loops.push_back(id);
          break;
        case Code::end_loop:
          for (size_t c = 0; c < i.args.size(); ++c) raise(loops.back() + 1 + c, found[i.args[c]]);
          loops.pop_back();
          break;
        default:
          break;
      }
    }
  }
  return found;
}

}  // namespace pumice::codegen::wgsl
