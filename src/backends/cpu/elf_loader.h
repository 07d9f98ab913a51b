#pragma once
#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace pumice::backends::cpu {

// Machine code of one object file, mapped into this process.
class LoadedCode {
 public:
  virtual ~LoadedCode() = default;
  virtual void* symbol(const std::string& name) const = 0;  // null when it has none
};

// Loads a relocatable x86-64 ELF object with its PC-relative relocations, or (for objects that a
// C compiler made) a shared library. Throws DeviceError on anything cut, corrupt or beyond that.
std::unique_ptr<LoadedCode> load_code(std::span<const std::byte> object);

}  // namespace pumice::backends::cpu
