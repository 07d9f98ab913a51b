#pragma once
#include <functional>

#include "schedule/rangeify.h"

namespace pumice::schedule {

inline constexpr size_t most_buffers = 24, most_nodes = 1000;

// Joins drafts over the same output ranges into one with several stores. An elementwise draft joins
// an earlier one whose value it reads only where that one writes it (the value is then taken from
// the register), or, when both are elementwise, one that reads an array it reads too. Values that
// nobody reads any more are not stored; `needed(value)` tells which must be. Order stays
// one in which every value is made before it is read. A joined one has at most `most` buffers.
std::vector<Draft> group(std::vector<Draft> drafts, const std::function<bool(int)>& needed,
                         size_t most = most_buffers);

}  // namespace pumice::schedule
