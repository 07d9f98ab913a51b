#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "codegen/llvm/writer.h"

// LLVM IR text -> object file, through a libLLVM that is opened at run time.
namespace pumice::codegen {

// A libLLVM that this machine has, found without opening it.
struct LlvmLibrary {
  std::string path;     // empty: there is none
  std::string version;  // "libLLVM-15.so.1 117321984": its name and size
};
// The setting PUMICE_LLVM (a path, or "none") is asked first. The answer is kept.
const LlvmLibrary& llvm_library();

std::string cpu_name(Isa isa);  // "x86-64-v4"
std::string cpu_features(Isa isa);

// Throws CompileError with the text and LLVM's message. Thread-safe; calls run side by side.
std::vector<std::byte> assemble_object(const std::string& llvm, Isa isa);
std::string assemble_text(const std::string& llvm, Isa isa);

}  // namespace pumice::codegen
