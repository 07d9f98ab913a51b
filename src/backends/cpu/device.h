#pragma once
#include <memory>
#include <string>

#include "hal/hal.h"

namespace pumice::backends::cpu {

// Physical memory that this process may use.
uint64_t host_memory_bytes();
std::string processor_name();

// Kernels run inside launch(), on `threads` threads; so every command is done when its call
// returns, and fences are born done.
std::unique_ptr<hal::Device> make_device(int threads, const std::string& driver = "pumice");

}  // namespace pumice::backends::cpu
