#include "backends/cpu/elf_loader.h"

#include <dlfcn.h>
#include <elf.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "pumice/error.h"

namespace pumice::backends::cpu {

namespace {

using Bytes = std::span<const std::byte>;

[[noreturn]] void bad(const std::string& what, long code = 0) {
  throw DeviceError("cpu", "load", code, "object file: " + what);
}

// What generated code may call: the library behind operations without an instruction.
const void* library_function(std::string_view name) {
  struct Row {
    std::string_view name;
    const void* address;
  };
  static const Row rows[] = {
      {"fmod", reinterpret_cast<const void*>(static_cast<double (*)(double, double)>(std::fmod))},
      {"fmodf", reinterpret_cast<const void*>(static_cast<float (*)(float, float)>(std::fmod))},
      {"fma",
       reinterpret_cast<const void*>(static_cast<double (*)(double, double, double)>(std::fma))},
      {"fmaf",
       reinterpret_cast<const void*>(static_cast<float (*)(float, float, float)>(std::fma))},
      {"memcpy", reinterpret_cast<const void*>(&std::memcpy)},
      {"memset", reinterpret_cast<const void*>(&std::memset)},
  };
  for (const Row& row : rows)
    if (row.name == name) return row.address;
  return nullptr;
}

// Pages that are written first and executed afterwards.
class Mapping {
 public:
  explicit Mapping(size_t size) : size_(size) {
    data_ = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (data_ == MAP_FAILED) bad("no memory for code", errno);
  }
  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;
  ~Mapping() { ::munmap(data_, size_); }
  std::byte* data() const { return static_cast<std::byte*>(data_); }
  size_t size() const { return size_; }
  void seal() {
    if (::mprotect(data_, size_, PROT_READ | PROT_EXEC)) bad("pages stay unexecutable", errno);
  }

 private:
  void* data_;
  size_t size_;
};

// Reads structures out of the file; every offset is checked.
class Reader {
 public:
  explicit Reader(Bytes file) : file_(file) {}
  template <class T>
  T at(uint64_t offset) const {
    T value;
    std::memcpy(&value, range(offset, sizeof(T)).data(), sizeof(T));
    return value;
  }
  Bytes range(uint64_t offset, uint64_t size) const {
    if (offset > file_.size() || size > file_.size() - offset) bad("it is cut");
    return file_.subspan(offset, size);
  }
  std::string_view text(Bytes strings, uint64_t at) const {
    if (at >= strings.size()) bad("a name is outside its table");
    auto* start = reinterpret_cast<const char*>(strings.data()) + at;
    size_t n = ::strnlen(start, strings.size() - at);
    if (n == strings.size() - at) bad("a name has no end");
    return {start, n};
  }

 private:
  Bytes file_;
};

constexpr size_t stub_bytes = 16;
constexpr uint64_t largest_image = uint64_t(1) << 30;

class Object final : public LoadedCode {
 public:
  explicit Object(Bytes file) : file_(file) { load(); }
  void* symbol(const std::string& name) const override {
    auto it = exports_.find(name);
    return it == exports_.end() ? nullptr : it->second;
  }

 private:
  void load();
  void read_sections();
  void lay_out();
  void read_symbols();
  void relocate(const Elf64_Shdr& table);
  void apply(std::byte* place, const Elf64_Rela& r, uint64_t room);
  std::byte* address_of(uint32_t symbol);
  std::byte* stub(std::string_view name);

  Reader file_;
  std::vector<Elf64_Shdr> sections_;
  std::vector<std::byte*> placed_;  // per section, null when not loaded
  std::vector<Elf64_Sym> symbols_;
  Bytes names_;
  size_t stubs_ = 0, stub_space_ = 0;  // where they begin, bytes for them
  std::map<std::string, std::byte*, std::less<>> stub_of_;
  std::map<std::string, void*> exports_;
  std::optional<Mapping> mapping_;
};

void Object::read_sections() {
  auto header = file_.at<Elf64_Ehdr>(0);
  if (header.e_type != ET_REL || header.e_machine != EM_X86_64)
    bad("not a relocatable file for x86-64");
  if (header.e_shentsize != sizeof(Elf64_Shdr)) bad("section headers of an unknown size");
  for (unsigned i = 0; i < header.e_shnum; ++i)
    sections_.push_back(file_.at<Elf64_Shdr>(header.e_shoff + i * sizeof(Elf64_Shdr)));
}

void Object::read_symbols() {
  for (const Elf64_Shdr& s : sections_) {
    if (s.sh_type != SHT_SYMTAB) continue;
    if (!symbols_.empty()) bad("two symbol tables");
    if (s.sh_link >= sections_.size()) bad("the symbol table has no names");
    const Elf64_Shdr& names = sections_[s.sh_link];
    names_ = file_.range(names.sh_offset, names.sh_size);
    Bytes table = file_.range(s.sh_offset, s.sh_size);
    symbols_.resize(table.size() / sizeof(Elf64_Sym));
    if (!symbols_.empty())
      std::memcpy(symbols_.data(), table.data(), symbols_.size() * sizeof(Elf64_Sym));
  }
}

// Places every loaded section in one image, and room for the stubs after them.
void Object::lay_out() {
  std::vector<uint64_t> offsets(sections_.size(), UINT64_MAX);
  uint64_t end = 0;
  for (size_t i = 0; i < sections_.size(); ++i) {
    const Elf64_Shdr& s = sections_[i];
    if (!(s.sh_flags & SHF_ALLOC) || s.sh_size == 0) continue;
    if (s.sh_flags & SHF_WRITE) bad("it has writable data");
    uint64_t align = s.sh_addralign ? s.sh_addralign : 1;
    if ((align & (align - 1)) || align > 4096) bad("an alignment is not a small power of two");
    if (s.sh_type != SHT_NOBITS) file_.range(s.sh_offset, s.sh_size);
    if (s.sh_size > largest_image) bad("a section is too large");
    offsets[i] = (end + align - 1) & ~(align - 1);
    end = offsets[i] + s.sh_size;
    if (end > largest_image) bad("it is too large");
  }
  if (end == 0) bad("it has no code");
  stubs_ = (end + stub_bytes - 1) & ~(stub_bytes - 1);
  for (const Elf64_Sym& s : symbols_) stub_space_ += s.st_shndx == SHN_UNDEF ? stub_bytes : 0;
  mapping_.emplace((stubs_ + stub_space_ + 4095) & ~size_t(4095));
  for (size_t i = 0; i < sections_.size(); ++i) {
    placed_.push_back(offsets[i] == UINT64_MAX ? nullptr : mapping_->data() + offsets[i]);
    if (placed_[i] && sections_[i].sh_type != SHT_NOBITS)
      std::memcpy(placed_[i], file_.range(sections_[i].sh_offset, sections_[i].sh_size).data(),
                  sections_[i].sh_size);
  }
}

// jmp [rip + 0]; the address follows.
std::byte* Object::stub(std::string_view name) {
  if (auto it = stub_of_.find(name); it != stub_of_.end()) return it->second;
  const void* target = library_function(name);
  if (!target) bad(cat("it calls ", name, ", which is not provided"));
  std::byte* at = mapping_->data() + stubs_ + stub_of_.size() * stub_bytes;
  constexpr unsigned char jump[] = {0xff, 0x25, 0, 0, 0, 0};
  std::memcpy(at, jump, sizeof jump);
  std::memcpy(at + sizeof jump, &target, sizeof target);
  stub_of_.emplace(name, at);
  return at;
}

std::byte* Object::address_of(uint32_t index) {
  if (index >= symbols_.size()) bad("a relocation names no symbol");
  const Elf64_Sym& s = symbols_[index];
  if (s.st_shndx == SHN_UNDEF) return stub(file_.text(names_, s.st_name));
  if (s.st_shndx >= placed_.size() || !placed_[s.st_shndx])
    bad("a symbol stands in no loaded section");
  if (s.st_value > sections_[s.st_shndx].sh_size) bad("a symbol is outside its section");
  return placed_[s.st_shndx] + s.st_value;
}

void Object::apply(std::byte* place, const Elf64_Rela& r, uint64_t room) {
  // Unsigned: a corrupt addend may wrap.
  uint64_t target = uint64_t(address_of(ELF64_R_SYM(r.r_info))) + uint64_t(r.r_addend);
  uint64_t distance = target - uint64_t(place);
  auto write = [&](auto value) {
    if (room < sizeof value) bad("a relocation is outside its section");
    std::memcpy(place, &value, sizeof value);
  };
  switch (ELF64_R_TYPE(r.r_info)) {
    case R_X86_64_PC32:
    case R_X86_64_PLT32:
      if (int64_t(distance) != int32_t(distance)) bad("a relocation reaches too far");
      return write(int32_t(distance));
    case R_X86_64_PC64:
      return write(distance);
    case R_X86_64_64:
      return write(target);
    default:
      bad(cat("relocation type ", ELF64_R_TYPE(r.r_info), " is unknown"));
  }
}

void Object::relocate(const Elf64_Shdr& table) {
  if (table.sh_info >= placed_.size() || !placed_[table.sh_info]) return;
  uint64_t size = sections_[table.sh_info].sh_size;
  if (sections_[table.sh_info].sh_type == SHT_NOBITS) bad("relocations in empty data");
  Bytes entries = file_.range(table.sh_offset, table.sh_size);
  for (size_t at = 0; at + sizeof(Elf64_Rela) <= entries.size(); at += sizeof(Elf64_Rela)) {
    Elf64_Rela r;
    std::memcpy(&r, entries.data() + at, sizeof r);
    if (r.r_offset >= size) bad("a relocation is outside its section");
    apply(placed_[table.sh_info] + r.r_offset, r, size - r.r_offset);
  }
}

void Object::load() {
  read_sections();
  read_symbols();
  lay_out();
  for (const Elf64_Shdr& s : sections_) {
    if (s.sh_type == SHT_RELA) relocate(s);
    if (s.sh_type == SHT_REL) bad("relocations without addends");
  }
  for (size_t i = 0; i < symbols_.size(); ++i) {
    const Elf64_Sym& s = symbols_[i];
    if (ELF64_ST_BIND(s.st_info) != STB_GLOBAL || s.st_shndx == SHN_UNDEF) continue;
    exports_.emplace(file_.text(names_, s.st_name), address_of(uint32_t(i)));
  }
  mapping_->seal();
  symbols_ = {};
  sections_ = {};
}

// A shared library from memory, through an anonymous file. The file stays open, because libraries
// are told apart by their path, which is the file's number.
class Library final : public LoadedCode {
 public:
  explicit Library(Bytes file) : file_(::memfd_create("pumice", MFD_CLOEXEC)) {
    if (file_ < 0) bad("no anonymous file", errno);
    std::string problem;
    while (!file.empty() && problem.empty()) {
      ssize_t n = ::write(file_, file.data(), file.size());
      if (n <= 0)
        problem = "it cannot be written to memory";
      else
        file = file.subspan(size_t(n));
    }
    if (problem.empty()) {
      handle_ = ::dlopen(cat("/proc/self/fd/", file_).c_str(), RTLD_NOW | RTLD_LOCAL);
      if (!handle_) problem = ::dlerror();
    }
    if (handle_) return;
    ::close(file_);
    bad(problem);
  }
  ~Library() override {
    ::dlclose(handle_);
    ::close(file_);
  }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
  void* symbol(const std::string& name) const override { return ::dlsym(handle_, name.c_str()); }

 private:
  int file_;
  void* handle_ = nullptr;
};

}  // namespace

std::unique_ptr<LoadedCode> load_code(std::span<const std::byte> object) {
  auto header = Reader(object).at<Elf64_Ehdr>(0);
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) || header.e_ident[EI_CLASS] != ELFCLASS64)
    bad("not a 64-bit ELF file");
  if (header.e_type == ET_DYN) return std::make_unique<Library>(object);
  return std::make_unique<Object>(object);
}

}  // namespace pumice::backends::cpu
