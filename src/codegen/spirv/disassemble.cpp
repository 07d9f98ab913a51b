#include "base/text.h"
#include "codegen/spirv/module.h"

namespace pumice::codegen::spirv {

namespace {

struct Row {
  const char* name;
  const char* operands;
};

Row row_of(uint32_t opcode) {
  switch (opcode) {
#define SPV_OP(name, number, operands) \
  case number:                         \
    return {#name, operands};
#include "codegen/spirv/opcodes.def"
    default:
      return {nullptr, "L"};
  }
}

std::string read_string(std::span<const uint32_t> words, size_t& at) {
  std::string text;
  for (bool end = false; !end && at < words.size(); ++at)
    for (int shift = 0; shift < 32 && !end; shift += 8) {
      char c = char(words[at] >> shift);
      if (c) text += c;
      end = !c;
    }
  return text;
}

std::string line(uint32_t opcode, std::span<const uint32_t> words) {
  Row row = row_of(opcode);
  std::string result, rest;
  size_t at = 0;
  for (const char* p = row.operands; *p && at < words.size(); ++p) {
    switch (*p) {
      case 'r':
        result = cat("%", words[at++], " = ");
        break;
      case 't':
      case 'i':
        rest += cat(" %", words[at++]);
        break;
      case 'l':
        rest += cat(" ", words[at++]);
        break;
      case 's':
        rest += cat(" \"", read_string(words, at), "\"");
        break;
      case 'I':
      case 'e':
        while (at < words.size()) rest += cat(" %", words[at++]);
        break;
      default:
        while (at < words.size()) rest += cat(" ", words[at++]);
    }
  }
  std::string name = row.name ? row.name : cat("Unknown", opcode);
  return cat(result, "Op", name, rest, "\n");
}

}  // namespace

std::string disassemble(std::span<const uint32_t> module) {
  std::string out;
  for (size_t at = 5; at < module.size();) {
    size_t count = module[at] >> 16;
    if (count == 0 || at + count > module.size()) return out + "cut\n";
    out += line(module[at] & 0xffff, module.subspan(at + 1, count - 1));
    at += count;
  }
  return out;
}

}  // namespace pumice::codegen::spirv
