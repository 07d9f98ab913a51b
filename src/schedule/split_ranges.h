#pragma once
#include "schedule/rangeify.h"

namespace pumice::schedule {

// Where an expression divides a range, or takes its remainder, by a number that divides the range's
// extent, the range becomes two, an outer and an inner one, and the division disappears. A
// gradient of 2x2 pooling then runs over (14, 2, 14, 2) instead of dividing by 2.
void split_ranges(Draft& draft, ir::Simplifier& simplifier);

}  // namespace pumice::schedule
