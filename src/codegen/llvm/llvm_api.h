#pragma once
#include <cstddef>

// The part of the stable LLVM-C interface that assembling needs, declared here so that no LLVM
// header is needed to build. Objects are opaque pointers, enumerations ints.
namespace pumice::codegen {

#define PUMICE_LLVM_FUNCTIONS(F)                                                                  \
  F(void, InitializeX86TargetInfo, ())                                                            \
  F(void, InitializeX86Target, ())                                                                \
  F(void, InitializeX86TargetMC, ())                                                              \
  F(void, InitializeX86AsmPrinter, ())                                                            \
  F(void*, ContextCreate, ())                                                                     \
  F(void, ContextDispose, (void* context))                                                        \
  F(void, ContextSetDiagnosticHandler,                                                            \
    (void* context, void (*handler)(void*, void*), void* argument))                               \
  F(int, GetDiagInfoSeverity, (void* info))                                                       \
  F(char*, GetDiagInfoDescription, (void* info))                                                  \
  F(void*, CreateMemoryBufferWithMemoryRangeCopy, (const char* text, size_t n, const char* name)) \
  F(void, DisposeMemoryBuffer, (void* buffer))                                                    \
  F(const char*, GetBufferStart, (void* buffer))                                                  \
  F(size_t, GetBufferSize, (void* buffer))                                                        \
  F(int, ParseIRInContext, (void* context, void* buffer, void** module, char** message))          \
  F(int, VerifyModule, (void* module, int action, char** message))                                \
  F(void, DisposeModule, (void* module))                                                          \
  F(void, DisposeMessage, (char* message))                                                        \
  F(int, GetTargetFromTriple, (const char* triple, void** target, char** message))                \
  F(void*, CreateTargetMachine,                                                                   \
    (void* target, const char* triple, const char* cpu, const char* features, int level,          \
     int relocation, int code_model))                                                             \
  F(void, DisposeTargetMachine, (void* machine))                                                  \
  F(void*, CreateTargetDataLayout, (void* machine))                                               \
  F(void, DisposeTargetData, (void* layout))                                                      \
  F(void, SetModuleDataLayout, (void* module, void* layout))                                      \
  F(void, SetTarget, (void* module, const char* triple))                                          \
  F(int, TargetMachineEmitToMemoryBuffer,                                                         \
    (void* machine, void* module, int kind, char** message, void** buffer))

struct LlvmApi {
#define PUMICE_DECLARE(result, name, parameters) result(*name) parameters = nullptr;
  PUMICE_LLVM_FUNCTIONS(PUMICE_DECLARE)
#undef PUMICE_DECLARE
};

// Opens llvm_library() on the first call. Throws DeviceError when that fails.
const LlvmApi& llvm_api();

}  // namespace pumice::codegen
