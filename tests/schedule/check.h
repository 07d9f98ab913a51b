#pragma once
#include <string>
#include <vector>

#include "ir/interpret.h"
#include "schedule/schedule.h"

// Plans a graph, runs the plan with the kernel interpreter, and compares with the interpreter of
// the graph.
namespace pumice::testing {

// A CPU with two threads, and a GPU that wants many items.
ir::Target cpu_target();
ir::Target gpu_target();

struct Checked {
  schedule::Plan plan;
  std::string trouble;  // empty when all roots agree
};

// Input values follow the seed: floats around zero, ints in [0, 5), bool.
Checked run_check(const std::vector<ir::NodeRef>& roots, const ir::Target& target,
                  uint64_t seed = 1, const ir::Bindings& bindings = {}, double tolerance = 1e-5);

// The same with both targets; fails the test with the plan as text when they disagree, or when the
// CPU's plan has not `kernels` launches (-1: any number).
schedule::Plan check(const std::vector<ir::NodeRef>& roots, int kernels,
                     const ir::Bindings& bindings = {}, double tolerance = 1e-5);

std::string print(const schedule::Plan& plan);

}  // namespace pumice::testing
