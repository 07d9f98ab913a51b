#include "backends/cpu/compile.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include <sched.h>

#include <algorithm>
#include <thread>

#include "backends/cpu/c_compiler.h"
#include "backends/cpu/object_cache.h"
#include "base/settings.h"
#include "base/text.h"
#include "codegen/c/writer.h"
#include "codegen/llvm/assemble.h"
#include "pumice/error.h"

namespace pumice::backends::cpu {

namespace {

using codegen::Isa;

#if defined(__x86_64__)
bool has_avx512() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512cd");
}
// Not every compiler's __builtin_cpu_supports knows this one.
bool has_f16c() {
  unsigned a, b, c = 0, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_F16C);
}
bool has_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
         __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && has_f16c();
}
bool has_sse() { return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt"); }
#else
bool has_avx512() { return false; }
bool has_avx2() { return false; }
bool has_sse() { return false; }
#endif

Isa asked_isa(Isa widest) {
  std::string name = settings::text("PUMICE_CPU_ISA").value_or("");
  if (name.empty()) return widest;
  Isa asked = name == "sse" ? Isa::sse : name == "avx2" ? Isa::avx2 : Isa::avx512;
  if (name != "sse" && name != "avx2" && name != "avx512")
    throw UsageError(cat("[PUMICE_CPU_ISA] not sse, avx2 or avx512: ", name));
  return std::min(asked, widest);
}

bool use_llvm() { return !codegen::llvm_library().path.empty(); }

std::string flags(Isa isa) {
  return cat(codegen::c_flags(), " -march=", codegen::cpu_name(isa),
             " -mprefer-vector-width=", 8 * codegen::vector_bytes(isa));
}

// The text that is compiled.
std::string source(const ir::Program& program, Isa isa) {
  return use_llvm() ? codegen::write_llvm(program, isa)
                    : cat("/* ", flags(isa), " */\n", codegen::write_c(program));
}

Isa isa_of(const ir::Target& target) { return codegen::isa_of_vector_bytes(target.vector_bytes); }

}  // namespace

Isa host_isa() {
  if (!has_sse()) throw DeviceError("cpu", "open", 0, "the processor lacks SSE4.2");
  Isa widest = has_avx512() && has_avx2() ? Isa::avx512 : has_avx2() ? Isa::avx2 : Isa::sse;
  return asked_isa(widest);
}

int host_threads() {
  if (auto n = settings::number("PUMICE_CPU_THREADS")) {
    if (*n < 1 || *n > 4096)
      throw UsageError(cat("[PUMICE_CPU_THREADS] not a number of threads: ", *n));
    return int(*n);
  }
  cpu_set_t mine;
  CPU_ZERO(&mine);
  if (::sched_getaffinity(0, sizeof mine, &mine) == 0) return std::max(CPU_COUNT(&mine), 1);
  return std::max(int(std::thread::hardware_concurrency()), 1);
}

std::string driver_name() {
  constexpr const char* isa_names[] = {"sse4.2", "avx2", "avx512"};
  const std::string& path = use_llvm() ? codegen::llvm_library().path : c_compiler();
  return cat(path.substr(path.rfind('/') + 1), ", ", isa_names[int(host_isa())]);
}

std::string compiler_problem() {
  if (!has_sse()) return "the processor is not an x86-64 one with SSE4.2";
  if (codegen::llvm_library().path.empty() && c_compiler().empty())
    return "neither a libLLVM (15 or later) nor a C compiler is installed";
  return "";
}

ir::Target describe(Isa isa, int threads) {
  ir::Target t;
  t.name = "cpu";
  std::string compiler = use_llvm() ? codegen::llvm_library().version : c_compiler();
  t.compiler = cat(compiler, " ", codegen::cpu_name(isa), " ", codegen::cpu_features(isa));
  t.vector_bytes = codegen::vector_bytes(isa);
  t.vector_registers = isa == Isa::avx512 ? 32 : 16;
  t.parallelism = threads;
  t.portable_sums = isa != Isa::sse;
  t.fused = isa != Isa::sse;
  t.storage.set();
  t.arithmetic.set();
  t.arithmetic.reset(size_t(DType::f16));
  t.arithmetic.reset(size_t(DType::bf16));
  for (ir::Op op : ir::all_ops())
    if (codegen::spells(op)) t.native.set(size_t(op));
  return t;
}

hal::Binary compile(const ir::Program& program, const ir::Target& target) {
  static const ObjectCache cache = ObjectCache::standard();
  Isa isa = isa_of(target);
#if PUMICE_CHECK
  ir::verify(program);
#endif
  std::string text = source(program, isa);
  std::string key = cat(target.compiler, "\n", text);
  hal::Binary binary;
  if (auto kept = cache.find(key)) {
    binary.bytes = std::move(*kept);
  } else {
    binary.bytes = use_llvm() ? codegen::assemble_object(text, isa) : compile_c(text, flags(isa));
    cache.keep(key, binary.bytes);
  }
  binary.entry = program.name;
  binary.workgroup = 1;
  for (const ir::ProgramBuffer& b : program.buffers) binary.written.push_back(b.written);
  binary.constant_bytes = 8 * program.scalars.size();
  return binary;
}

std::string disassemble(const ir::Program& program, const ir::Target& target) {
  std::string text = source(program, isa_of(target));
  return use_llvm() ? cat(text, "\n", codegen::assemble_text(text, isa_of(target))) : text;
}

}  // namespace pumice::backends::cpu
