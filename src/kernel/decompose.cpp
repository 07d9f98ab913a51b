#include "kernel/decompose.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/error.h"
#include "base/text.h"
#include "ir/fold.h"
#include "kernel/decompose_expr.h"
#include "kernel/parts.h"
#include "kernel/post_order.h"

namespace pumice::kernel {

namespace {

using ir::NodeRef;
using ir::Op;

bool is_half(DType t) { return t == DType::f16 || t == DType::bf16; }
bool is_small_int(DType t) { return is_int(t) && size_of(t) < 4; }

// What arithmetic on a dtype that is too narrow is done in.
DType wide(DType t) {
  if (is_half(t)) return DType::f32;
  return is_signed_int(t) ? DType::i32 : DType::u32;
}

// Ops whose f32 result, rounded to f16 or bf16, is what a narrow unit gives.
bool same_when_narrow(Op op) {
  switch (op) {
    case Op::add:
    case Op::sub:
    case Op::mul:
    case Op::div:
    case Op::sqrt:
    case Op::neg:
    case Op::abs:
    case Op::floor:
    case Op::round:
    case Op::trunc:
    case Op::max:
    case Op::min:
    case Op::lt:
    case Op::le:
    case Op::eq:
    case Op::ne:
      return true;
    default:
      return false;
  }
}

// An op of f32, f64 or an int in terms of simpler ones; null when there are none.
NodeRef expand(const NodeRef& n) {
  auto x = [&](size_t i) { return Expr(n->operand(i)); };
  bool floating = !n->operands.empty() && is_float(n->operand(0)->dtype);
  switch (n->op) {
    case Op::exp:
      return exp_of(x(0));
    case Op::exp2:
      return exp2_of(x(0));
    case Op::log:
      return log_of(x(0));
    case Op::log2:
      return log2_of(x(0));
    case Op::sin:
      return sin_of(x(0));
    case Op::cos:
      return cos_of(x(0));
    case Op::atan:
      return atan_of(x(0));
    case Op::pow:
      return pow_of(x(0), x(1));
    case Op::tanh:
      return tanh_of(x(0));
    case Op::erf:
      return erf_of(x(0));
    case Op::neg:
      return negative_of(x(0));
    case Op::abs:
      return absolute_of(x(0));
    case Op::round:
      return round_of(x(0));
    case Op::trunc:
      return trunc_of(x(0));
    case Op::floor:
      return floor_of(x(0));
    case Op::max:
      return extreme_of(x(0), x(1), true);
    case Op::min:
      return extreme_of(x(0), x(1), false);
    case Op::le:
      return less_equal_of(x(0), x(1));
    case Op::ne:
      return !equal(x(0), x(1));
    case Op::mod:
      return floating ? nullptr : remainder_of(x(0), x(1)).node();
    case Op::mul_hi:
      return mul_hi_of(x(0), x(1));
    case Op::philox:
      return philox_of(x(0), x(1), x(2));
    default:
      return nullptr;
  }
}

class Decomposition {
 public:
  explicit Decomposition(const ir::Target& target) : target_(target) {}

  // What an op is rewritten to is decomposed in turn, which nests only as deep as the rewrites
  // build on each other.
  NodeRef run(const NodeRef& root) {
    finish_in_order(root, done_, [this](const NodeRef& n) { return replacement(n); });
    return done_.at(root);
  }

 private:
  NodeRef replacement(const NodeRef& n) {
    SmallVector<NodeRef, 3> operands;
    for (const NodeRef& o : n->operands) operands.push_back(done_.at(o));
    NodeRef same = ir::with_operands(n, std::move(operands));
    if (!target_.computes(DType::i64)) note_data(same);
    bool outer = in_formula_;
    NodeRef simpler = step(same);
    if (simpler != same) {
      simpler = run(simpler);
    } else if (ir::is_elementwise(same->op)) {
      simpler = ir::fold(same);
    }
    in_formula_ = outer;
    done_.emplace(same, simpler);
    done_.emplace(simpler, simpler);
    return simpler;
  }

  // One step towards ops that the target has; the node itself when it is there.
  NodeRef step(const NodeRef& n) {
    if (ir::info(n->op).kind == ir::OpKind::reduce) return reduction(n);
    if (n->op == Op::cast) return target_.has(Op::cast) ? n : conversion(n);
    if (!ir::is_elementwise(n->op) || n->op == Op::bitcast) return n;
    DType t = n->operands.back()->dtype;
    if (t == DType::boolean) return target_.has(n->op) ? n : expanded(n, t);
    // A choice between values needs no arithmetic on them.
    if (n->op == Op::where && size_of(t) < 4 && target_.has(Op::where)) return n;
    bool narrow = is_half(t) || is_small_int(t);
    if (narrow &&
        (!target_.computes(t) || !target_.has(n->op) || (is_half(t) && !same_when_narrow(n->op))))
      return widened(n);
    // The bounds of the formulas hold either way; a graph's own fma rounds once.
    if (n->op == Op::fma && in_formula_ && !(target_.fuses(t) && holds(target_, t)))
      return ir::add(ir::mul(n->operand(0), n->operand(1)), n->operand(2));
    if (!target_.computes(t) && is_index(n)) return n;
    if (in_words(n->op, t) && !holds(target_, t)) return n;
    if (!target_.computes(t) && size_of(t) < 8)
      fail(n->op, t, "which the device does not compute in");
    return target_.has(n->op) && holds(target_, t) ? n : expanded(n, t);
  }

  // Arithmetic on ranges and variables, which are 64-bit here and as wide as they need to be in the
  // program; not on 64-bit ints from memory.
  bool is_index(const NodeRef& n) const {
    return n->operands.back()->dtype == DType::i64 &&
           std::none_of(n->operands.begin(), n->operands.end(),
                        [&](const NodeRef& o) { return data_.contains(o); });
  }
  void note_data(const NodeRef& n) {
    if (n->dtype != DType::i64) return;
    bool own = n->op == Op::load || n->op == Op::wild || n->op == Op::bitcast;
    if (own || std::any_of(n->operands.begin(), n->operands.end(),
                           [&](const NodeRef& o) { return data_.contains(o); }))
      data_.insert(n);
  }

  NodeRef expanded(const NodeRef& n, DType t) {
    NodeRef simpler = expand(n);
    if (simpler == nullptr) fail(n->op, t, "which the device does not have");
    in_formula_ = true;
    return simpler;
  }

  [[noreturn]] void fail(Op op, DType t, const char* why) const {
    throw CompileError(
        cat("[", ir::name(op), "] arithmetic on ", name(t), ", ", why, ": ", target_.name), "", "");
  }

  // x as f32, i32 or u32.
  static NodeRef widen(const NodeRef& x, DType to) {
    if (x->dtype == DType::boolean) return x;
    if (x->op == Op::cast && x->operand(0)->dtype == to && is_exact(x->operand(0), x->dtype))
      return x->operand(0);
    return ir::cast(x, to);
  }

  // Whether x, which is about to be rounded to t, has already a value of t.
  static bool is_exact(const NodeRef& x, DType t) {
    return x->op == Op::cast && x->operand(0)->dtype == t;
  }

  NodeRef widened(const NodeRef& n) {
    DType t = n->operands.back()->dtype, w = wide(t);
    SmallVector<NodeRef, 3> operands;
    for (const NodeRef& o : n->operands) operands.push_back(widen(o, w));
    if (n->op == Op::mul_hi) {  // the whole product fits
      NodeRef shifted =
          ir::shr(ir::mul(operands[0], operands[1]), ir::constant_int(8 * size_of(t), w));
      return ir::cast(shifted, t);
    }
    NodeRef y = ir::make(n->op, std::move(operands));
    return n->dtype == DType::boolean ? y : ir::cast(y, t);
  }

  // Sums and products of narrow numbers are kept in 32 bits until the end, also where the target
  // computes in the dtype.
  NodeRef reduction(const NodeRef& n) {
    DType t = n->dtype;
    bool adds = n->op == Op::reduce_sum || n->op == Op::reduce_prod;
    if (!(is_half(t) || is_small_int(t)) || (!adds && target_.computes(t))) return n;
    SmallVector<NodeRef, 3> operands = n->operands;
    operands[0] = widen(operands[0], wide(t));
    return ir::cast(ir::make(n->op, std::move(operands), n->attribute), t);
  }

  // A cast without the target's help, where f16 or bf16 takes part.
  NodeRef conversion(const NodeRef& n) {
    NodeRef x = n->operand(0);
    DType from = x->dtype, to = n->dtype;
    if (is_half(from)) return ir::cast(widen_half(x), to);
    if (!is_half(to)) return n;
    if (from == DType::f64) return narrow_half(round_to_odd(x), to);
    return narrow_half(ir::cast(x, DType::f32), to);
  }

  const ir::Target& target_;
  bool in_formula_ = false;  // whether what is being rewritten comes from expand()
  std::unordered_map<NodeRef, NodeRef> done_;
  std::unordered_set<NodeRef> data_;  // i64 values that come from memory
};

}  // namespace

ir::NodeRef decompose(const ir::NodeRef& root, const ir::Target& target) {
  return Decomposition(target).run(root);
}

}  // namespace pumice::kernel
