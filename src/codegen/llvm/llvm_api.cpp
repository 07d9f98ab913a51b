#include "codegen/llvm/llvm_api.h"

#include <dlfcn.h>
#include <sys/stat.h>

#include <cstdlib>

#include "base/settings.h"
#include "base/text.h"
#include "codegen/llvm/assemble.h"
#include "pumice/error.h"

namespace pumice::codegen {

namespace {

// Its size in bytes; 0 when there is no such file.
long file_size(const std::string& path) {
  struct stat status;
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) ? long(status.st_size) : 0;
}

// The size tells builds of one version apart, at the price of no more than a look at the file.
LlvmLibrary named(const std::string& path) {
  size_t slash = path.rfind('/');
  std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
  return {path, cat(name, " ", file_size(path))};
}

// Versions in the order of preference; any from 15 on works.
LlvmLibrary find_library() {
  if (auto set = settings::text("PUMICE_LLVM")) return *set == "none" ? LlvmLibrary{} : named(*set);
  constexpr const char* folders[] = {"/usr/lib/x86_64-linux-gnu/", "/usr/lib64/", "/usr/lib/",
                                     "/lib/x86_64-linux-gnu/", "/usr/local/lib/"};
  constexpr const char* names[] = {"libLLVM-15.so.1", "libLLVM-16.so.1", "libLLVM-17.so.1",
                                   "libLLVM-18.so.1", "libLLVM.so.18.1", "libLLVM.so.19.1",
                                   "libLLVM.so.20.1", "libLLVM.so.21.1", "libLLVM-15.so",
                                   "libLLVM-16.so",   "libLLVM-17.so",   "libLLVM-18.so"};
  for (const char* name : names)
    for (const char* folder : folders)
      if (file_size(cat(folder, name))) return named(cat(folder, name));
  for (int version = 15; version <= 21; ++version)
    if (std::string path = cat("/usr/lib/llvm-", version, "/lib/libLLVM.so"); file_size(path))
      return named(path);
  return {};
}

LlvmApi open_library() {
  const LlvmLibrary& library = llvm_library();
  if (library.path.empty())
    throw DeviceError("llvm", "dlopen", 0, "no libLLVM (15 or later) is installed");
  void* handle = ::dlopen(library.path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle) throw DeviceError("llvm", "dlopen", 0, ::dlerror());
  LlvmApi api;
#define PUMICE_LOAD(result, name, parameters)                                       \
  api.name = reinterpret_cast<result(*) parameters>(::dlsym(handle, "LLVM" #name)); \
  if (!api.name) throw DeviceError("llvm", "dlsym", 0, library.path + " lacks LLVM" #name);
  PUMICE_LLVM_FUNCTIONS(PUMICE_LOAD)
#undef PUMICE_LOAD
  api.InitializeX86TargetInfo();
  api.InitializeX86Target();
  api.InitializeX86TargetMC();
  api.InitializeX86AsmPrinter();
  return api;
}

}  // namespace

const LlvmLibrary& llvm_library() {
  static const LlvmLibrary library = find_library();
  return library;
}

const LlvmApi& llvm_api() {
  static const LlvmApi api = open_library();
  return api;
}

}  // namespace pumice::codegen
