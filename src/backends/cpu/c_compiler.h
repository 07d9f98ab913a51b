#pragma once
#include <cstddef>
#include <string>
#include <vector>

// The host's C compiler, for machines without a libLLVM.
namespace pumice::backends::cpu {

// Its path: the setting PUMICE_CC ("none": none), else cc, gcc or clang on PATH. Empty: there is
// none.
const std::string& c_compiler();

// C text -> the bytes of a shared library. Throws CompileError with the text and the compiler's
// messages.
std::vector<std::byte> compile_c(const std::string& source, const std::string& flags);

}  // namespace pumice::backends::cpu
