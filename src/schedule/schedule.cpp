#include "schedule/schedule.h"

#include <algorithm>

#include "base/error.h"
#include "base/settings.h"
#include "base/text.h"
#include "base/trace.h"
#include "schedule/finish.h"
#include "schedule/group.h"
#include "schedule/passes.h"
#include "schedule/rangeify.h"
#include "schedule/split_ranges.h"

namespace pumice::schedule {

using namespace ir;

namespace {

class Planner {
 public:
  Planner(std::span<const NodeRef> roots, int inputs, const Target& target)
      : given_(roots.begin(), roots.end()), target_(target) {
    plan_.inputs = inputs;
    plan_.outputs = int(given_.size());
    plan_.buffers.resize(size_t(plan_.inputs + plan_.outputs), {DType::f32, 0, 0, 0});
  }

  Plan run() {
    roots_ = run_passes(given_, target_);
    number_inputs();
    number_outputs();
    std::vector<Draft> drafts;
    for (auto& n : topological_order(roots_))
      if (n->op == Op::contiguous && !(element_count(n->shape) == Dim(0)))
        drafts.push_back(rangeifier_.draft(n));
    auto is_output = [&](int value) { return buffer_of(value) >= 0; };
    size_t most = std::min(most_buffers, size_t(target_.max_buffers));
    for (auto& draft : group(std::move(drafts), is_output, most)) {
      split_ranges(draft, rangeifier_.simplifier());
      add(finish(draft, values_));
    }
    return std::move(plan_);
  }

 private:
  void number_inputs() {
    for (auto& n : topological_order(given_)) {
      if (n->op != Op::input) continue;
      int slot = int(n->attribute.ints.empty() ? -1 : n->attribute.ints[0]);
      PUMICE_ASSERT(slot >= 0 && slot < plan_.inputs, cat("input ", slot, " of ", plan_.inputs));
      plan_.buffers[size_t(slot)] = {n->dtype, element_count(n->shape), 0, 0};
      buffer_of(values_.number(n)) = slot;
    }
  }

  void number_outputs() {
    for (size_t i = 0; i < roots_.size(); ++i) {
      NodeRef n = roots_[i];
      while (n->op == Op::reshape) n = n->operand(0);
      int own = plan_.inputs + int(i);
      plan_.buffers[size_t(own)] = {n->dtype, element_count(n->shape), 0, 0};
      int& buffer = buffer_of(values_.number(n));
      if (buffer < 0) buffer = own;
      plan_.alias.push_back(buffer);
    }
  }

  int& buffer_of(int value) {
    if (size_t(value) >= buffers_.size()) buffers_.resize(size_t(value) + 1, -1);
    return buffers_[size_t(value)];
  }

  void add(FinishedKernel&& done) {
    PlanLaunch launch;
    int at = int(plan_.launches.size());
    for (size_t slot = 0; slot < done.values.size(); ++slot) {
      int& buffer = buffer_of(done.values[slot]);
      if (buffer < 0) {
        buffer = int(plan_.buffers.size());
        auto& b = done.kernel.buffers[slot];
        plan_.buffers.push_back({b.dtype, b.size, at, at});
      }
      plan_.buffers[size_t(buffer)].last = at;
      launch.buffers.push_back(buffer);
    }
#ifdef PUMICE_CHECK
    verify(done.kernel);
#endif
    launch.kernel = std::move(done.kernel);
    plan_.launches.push_back(std::move(launch));
  }

  Roots given_, roots_;
  const Target& target_;
  Plan plan_;
  Values values_;
  Rangeifier rangeifier_{values_};
  std::vector<int> buffers_;  // plan buffer by value, -1: none yet
};

}  // namespace

std::string summary(const Plan& plan) {
  std::string out = cat("plan: ", plan.inputs, " inputs, ", plan.outputs, " outputs, ",
                        plan.buffers.size(), " buffers, ", plan.launches.size(), " launches\n");
  for (auto& l : plan.launches) {
    out += cat("  ", l.kernel.name, " writes");
    for (size_t i = 0; i < l.buffers.size(); ++i)
      out += cat(i == l.kernel.stores.size() ? " reads " : " ", l.buffers[i]);
    out += '\n';
  }
  return out;
}

Plan plan(std::span<const NodeRef> roots, int inputs, const Target& target) {
  Plan made = Planner(roots, inputs, target).run();
  if (settings::debug("schedule")) trace("schedule", summary(made));
  return made;
}

}  // namespace pumice::schedule
