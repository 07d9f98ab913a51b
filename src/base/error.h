#pragma once
#include <pumice/error.h>

namespace pumice {

// Throws InternalError with the place, the condition and a detail.
[[noreturn]] void internal_error(const char* file, int line, const char* condition,
                                 const std::string& detail);

}  // namespace pumice

// Holds unless Pumice itself has a bug. The detail is evaluated only on failure.
#define PUMICE_ASSERT(condition, detail)                                                \
  do {                                                                                  \
    if (!(condition)) ::pumice::internal_error(__FILE__, __LINE__, #condition, detail); \
  } while (false)
