#pragma once
#include <memory>
#include <vector>

#include "backends/cpu/c_compiler.h"
#include "backends/cpu/compile.h"
#include "backends/cpu/elf_loader.h"
#include "base/text.h"
#include "codegen/c/writer.h"
#include "codegen/llvm/assemble.h"
#include "support/program_builder.h"

// Compiles a Program for an instruction set and runs it on this thread.
namespace pumice::test {

// Those that this processor has.
inline std::vector<codegen::Isa> isas() {
  std::vector<codegen::Isa> all;
  for (int i = 0; i <= int(backends::cpu::host_isa()); ++i) all.push_back(codegen::Isa(i));
  return all;
}

// The two writers for the CPU.
enum class Writer { llvm, c };

class Compiled {
 public:
  Compiled(const ir::Program& program, codegen::Isa isa, Writer writer = Writer::llvm)
      : code_(backends::cpu::load_code(bytes(program, isa, writer))),
        entry_(reinterpret_cast<Entry>(code_->symbol(program.name))) {}

  void operator()(std::vector<void*> buffers, int64_t count,
                  std::vector<int64_t> scalars = {}) const {
    entry_(buffers.data(), scalars.data(), 0, count);
  }
  void range(std::vector<void*> buffers, int64_t begin, int64_t end,
             std::vector<int64_t> scalars = {}) const {
    entry_(buffers.data(), scalars.data(), begin, end);
  }

 private:
  static std::vector<std::byte> bytes(const ir::Program& program, codegen::Isa isa, Writer writer) {
    if (writer == Writer::llvm)
      return codegen::assemble_object(codegen::write_llvm(program, isa), isa);
    return backends::cpu::compile_c(
        codegen::write_c(program), cat(codegen::c_flags(), " -O1 -march=", codegen::cpu_name(isa)));
  }

  using Entry = void (*)(void* const*, const int64_t*, int64_t, int64_t);
  std::unique_ptr<backends::cpu::LoadedCode> code_;
  Entry entry_;
};

}  // namespace pumice::test
