#pragma once

namespace pumice::detail {

// Whether this thread is inside grad(): reading a value then leaves the tensor's graph in place.
bool keeps_history();

}  // namespace pumice::detail
