#pragma once
#include <string>
#include <vector>

#include "ir/node.h"

namespace pumice::test {

// A graph whose generated code is kept. Inputs are slots 0, 1, …
struct Graph {
  std::string name;
  std::vector<ir::NodeRef> roots;
};

std::vector<Graph> golden_graphs();

}  // namespace pumice::test
