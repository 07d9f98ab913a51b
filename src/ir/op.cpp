#include "ir/op.h"

#include <array>

namespace pumice::ir {

namespace {

constexpr OpInfo table[] = {
#define PUMICE_OP(name, kind, arity, accepts, yields, traits, lo, hi, value, ...) \
  {#name,          OpKind::kind, arity,      Accepts::accepts,                    \
   Yields::yields, int(traits),  double(lo), double(hi)},
#include "ir/ops.def"
};
constexpr size_t op_count = std::size(table);

constexpr std::array<Op, op_count> list_ops() {
  std::array<Op, op_count> ops{};
  for (size_t i = 0; i < op_count; ++i) ops[i] = Op(i);
  return ops;
}
constexpr auto ops = list_ops();

}  // namespace

const OpInfo& info(Op op) { return table[size_t(op)]; }
std::span<const Op> all_ops() { return ops; }

}  // namespace pumice::ir
