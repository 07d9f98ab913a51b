#pragma once
#include <string>

#include "pumice/error.h"

namespace pumice::test {

// The text of the UsageError that f throws.
template <class F>
std::string error_of(F&& f) {
  try {
    f();
  } catch (const UsageError& e) {
    return e.what();
  }
  return "no UsageError";
}

}  // namespace pumice::test
