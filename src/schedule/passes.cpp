#include "schedule/passes.h"

#include "ir/verify.h"
#include "schedule/boundaries.h"
#include "schedule/decompose_graph.h"
#include "schedule/simplify_graph.h"
#include "schedule/split_reduce.h"

namespace pumice::schedule {

namespace {

constexpr auto tensor = ir::Stage::tensor;
constexpr Pass table[] = {
    {"simplify", simplify_graph, tensor, tensor},
    {"decompose", decompose_graph, tensor, tensor},
    {"split_reduce", split_reduce, tensor, tensor},
    {"boundaries", boundaries, tensor, tensor},
};

}  // namespace

std::span<const Pass> passes() { return table; }

Roots run_passes(Roots roots, const ir::Target& target) {
  ir::Target shaping = order_target(target);
  for (auto& pass : passes()) {
    roots = pass.run(roots, shaping);
#ifdef PUMICE_CHECK
    ir::verify(roots, pass.gives);
#endif
  }
  return roots;
}

}  // namespace pumice::schedule
