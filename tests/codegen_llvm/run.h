#pragma once
#include <memory>
#include <vector>

#include "backends/cpu/compile.h"
#include "backends/cpu/elf_loader.h"
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

class Compiled {
 public:
  Compiled(const ir::Program& program, codegen::Isa isa)
      : code_(backends::cpu::load_code(
            codegen::assemble_object(codegen::write_llvm(program, isa), isa))),
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
  using Entry = void (*)(void* const*, const int64_t*, int64_t, int64_t);
  std::unique_ptr<backends::cpu::LoadedCode> code_;
  Entry entry_;
};

}  // namespace pumice::test
