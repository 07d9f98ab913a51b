#pragma once
#include <string_view>
#include <vector>

#include "ir/kernel.h"
#include "ir/node.h"
#include "ir/program.h"

namespace pumice::ir {

// Reads print()'s text: the nodes after `return`. Empty lines and what follows `//` are skipped.
// Throws UsageError "[parse] line 3: expected ')', got ','".
std::vector<NodeRef> parse(std::string_view text);
NodeRef parse_one(std::string_view text);  // the text returns one node

}  // namespace pumice::ir
