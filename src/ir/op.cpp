#include "ir/op.h"

#include <array>

#include "base/error.h"

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

bool accepts(Op op, DType dtype) {
  switch (info(op).accepts) {
    case Accepts::number:
      return dtype != DType::boolean;
    case Accepts::real:
      return is_float(dtype);
    case Accepts::integer:
      return is_int(dtype);
    case Accepts::bits:
      return !is_float(dtype);
    default:
      return true;
  }
}

Op combining_op(Op reduction) {
  switch (reduction) {
    case Op::reduce_sum:
    case Op::scan_sum:
      return Op::add;
    case Op::reduce_prod:
    case Op::scan_prod:
      return Op::mul;
    case Op::reduce_max:
    case Op::scan_max:
      return Op::max;
    case Op::reduce_min:
    case Op::scan_min:
      return Op::min;
    default:
      internal_error(__FILE__, __LINE__, "is a reduction", std::string(name(reduction)));
  }
}

}  // namespace pumice::ir
