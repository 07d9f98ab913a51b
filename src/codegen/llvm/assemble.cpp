#include "codegen/llvm/assemble.h"

#include <cstring>
#include <memory>

#include "base/text.h"
#include "codegen/llvm/llvm_api.h"
#include "pumice/error.h"

namespace pumice::codegen {

namespace {

constexpr const char* triple = "x86_64-unknown-linux-gnu";
// Values of LLVM-C's enumerations.
constexpr int optimise_default = 2, relocation_pic = 2, code_model_small = 3;
constexpr int assembly_file = 0, object_file = 1, severity_error = 0;
[[maybe_unused]] constexpr int return_status = 2;

using Handle = std::unique_ptr<void, void (*)(void*)>;

// Keeps the first error that LLVM reports, which would else end the process.
struct Diagnostics {
  const LlvmApi& api;
  std::string message;
  static void receive(void* info, void* self) {
    auto& d = *static_cast<Diagnostics*>(self);
    if (d.api.GetDiagInfoSeverity(info) != severity_error || !d.message.empty()) return;
    char* text = d.api.GetDiagInfoDescription(info);
    d.message = text;
    d.api.DisposeMessage(text);
  }
};

struct Assembler {
  const LlvmApi& api = llvm_api();
  const std::string& source;
  Diagnostics diagnostics{api, ""};

  [[noreturn]] void fail(const char* what, char* message) {
    std::string log = message ? message : diagnostics.message;
    if (message) api.DisposeMessage(message);
    throw CompileError(cat("[llvm] ", what, ": ", log), source, log);
  }

  Handle parse(void* context) {
    void* text = api.CreateMemoryBufferWithMemoryRangeCopy(source.data(), source.size(), "program");
    void* module = nullptr;
    char* message = nullptr;
    if (api.ParseIRInContext(context, text, &module, &message)) fail("the text is wrong", message);
    Handle owner(module, api.DisposeModule);
#if PUMICE_CHECK
    if (api.VerifyModule(module, return_status, &message)) fail("the module is wrong", message);
    api.DisposeMessage(message);
#endif
    return owner;
  }

  Handle machine(Isa isa) {
    void* target = nullptr;
    char* message = nullptr;
    if (api.GetTargetFromTriple(triple, &target, &message)) fail("no x86-64 target", message);
    void* made =
        api.CreateTargetMachine(target, triple, cpu_name(isa).c_str(), cpu_features(isa).c_str(),
                                optimise_default, relocation_pic, code_model_small);
    if (!made) fail("no target machine", nullptr);
    return Handle(made, api.DisposeTargetMachine);
  }

  std::string run(Isa isa, int kind) {
    Handle context(api.ContextCreate(), api.ContextDispose);
    api.ContextSetDiagnosticHandler(context.get(), Diagnostics::receive, &diagnostics);
    Handle module = parse(context.get());
    Handle target = machine(isa);
    Handle layout(api.CreateTargetDataLayout(target.get()), api.DisposeTargetData);
    api.SetTarget(module.get(), triple);
    api.SetModuleDataLayout(module.get(), layout.get());
    void* buffer = nullptr;
    char* message = nullptr;
    if (api.TargetMachineEmitToMemoryBuffer(target.get(), module.get(), kind, &message, &buffer))
      fail("code generation failed", message);
    Handle owner(buffer, api.DisposeMemoryBuffer);
    if (!diagnostics.message.empty()) fail("code generation failed", nullptr);
    return std::string(api.GetBufferStart(buffer), api.GetBufferSize(buffer));
  }
};

}  // namespace

std::string cpu_name(Isa isa) {
  return isa == Isa::avx512 ? "x86-64-v4" : isa == Isa::avx2 ? "x86-64-v3" : "x86-64-v2";
}

std::string cpu_features(Isa isa) {
  // The generic models would rather use half of a 512-bit vector.
  return isa == Isa::avx512 ? "-prefer-256-bit" : "";
}

std::vector<std::byte> assemble_object(const std::string& llvm, Isa isa) {
  std::string object = Assembler{.source = llvm}.run(isa, object_file);
  std::vector<std::byte> bytes(object.size());
  std::memcpy(bytes.data(), object.data(), object.size());
  return bytes;
}

std::string assemble_text(const std::string& llvm, Isa isa) {
  return Assembler{.source = llvm}.run(isa, assembly_file);
}

}  // namespace pumice::codegen
