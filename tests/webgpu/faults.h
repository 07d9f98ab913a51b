#pragma once
#include <map>
#include <string>
#include <vector>

#include "backends/webgpu/library.h"

// A table of functions of which one fails at one call, as a library's may: objects are null,
// statuses and reports say so, and commands are dropped and raise an error.
namespace pumice::test::faults {

// The library with every function counted. One at a time.
backends::webgpu::Library instrument(const backends::webgpu::Library& real);

// The `call`th call (from 1) of this function fails from now on counted; "" for none.
void arm(const std::string& function, uint64_t call);
uint64_t calls(const std::string& function);  // since arm()
bool fired();

// Functions that can fail.
std::vector<std::string> functions();

// The device that was made last is lost: its owner is told, and nothing works any more.
void lose_device();

}  // namespace pumice::test::faults
