#include "base/error.h"

namespace pumice {

void internal_error(const char* file, int line, const char* condition, const std::string& detail) {
  throw InternalError(std::string(file) + ":" + std::to_string(line) + ": " + condition +
                      " does not hold: " + detail + " (this is a bug in pumice)");
}

}  // namespace pumice
