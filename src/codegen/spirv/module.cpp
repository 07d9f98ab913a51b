#include "codegen/spirv/module.h"

#include <algorithm>
#include <cstring>

namespace pumice::codegen::spirv {

void append(Words& section, Opcode op, std::span<const uint32_t> operands) {
  section.push_back(uint32_t(operands.size() + 1) << 16 | uint32_t(op));
  section.insert(section.end(), operands.begin(), operands.end());
}

void append(Words& section, Opcode op, std::initializer_list<uint32_t> operands) {
  append(section, op, std::span(operands.begin(), operands.size()));
}

void append_string(Words& words, std::string_view text) {
  size_t at = words.size();
  words.resize(at + text.size() / 4 + 1, 0);
  std::memcpy(&words[at], text.data(), text.size());
}

Id Module::global(Opcode op, Id type, std::span<const uint32_t> operands) {
  Words content{type};
  content.insert(content.end(), operands.begin(), operands.end());
  auto [at, fresh_one] = known_.try_emplace({uint32_t(op), std::move(content)}, 0);
  if (!fresh_one) return at->second;
  Id id = at->second = fresh();
  Words words;
  if (type) words.push_back(type);
  words.push_back(id);
  words.insert(words.end(), operands.begin(), operands.end());
  append(globals_, op, words);
  return id;
}

Id Module::unique_struct(std::initializer_list<Id> members) {
  Words words{fresh()};
  words.insert(words.end(), members);
  append(globals_, Opcode::TypeStruct, words);
  return words[0];
}

Id Module::variable(Id pointer_type, uint32_t storage) {
  Id id = fresh();
  append(globals_, Opcode::Variable, {pointer_type, id, storage});
  interface_.push_back(id);
  return id;
}

void Module::capability(uint32_t c) {
  for (size_t i = 1; i < capabilities_.size(); i += 2)
    if (capabilities_[i] == c) return;
  append(capabilities_, Opcode::Capability, {c});
}

void Module::decorate(Id id, std::initializer_list<uint32_t> decoration) {
  Words words{id};
  words.insert(words.end(), decoration);
  append(annotations_, Opcode::Decorate, words);
}

void Module::decorate_member(Id id, uint32_t member, std::initializer_list<uint32_t> decoration) {
  Words words{id, member};
  words.insert(words.end(), decoration);
  append(annotations_, Opcode::MemberDecorate, words);
}

void Module::name(Id id, std::string_view text) {
  Words words{id};
  append_string(words, text);
  append(names_, Opcode::Name, words);
}

Id Module::glsl() {
  if (!glsl_) glsl_ = fresh();
  return glsl_;
}

Words Module::finish(std::string_view entry_name) const {
  constexpr uint32_t magic = 0x07230203, version_1_5 = 0x00010500, compute_model = 5, glsl450 = 1;
  Words out{magic, version_1_5, 0, bound_, 0};
  auto add = [&](const Words& section) { out.insert(out.end(), section.begin(), section.end()); };
  add(capabilities_);
  if (glsl_) {
    Words words{glsl_};
    append_string(words, "GLSL.std.450");
    append(out, Opcode::ExtInstImport, words);
  }
  append(out, Opcode::MemoryModel, {addressing, glsl450});
  Words point{compute_model, entry};
  append_string(point, entry_name);
  point.insert(point.end(), interface_.begin(), interface_.end());
  append(out, Opcode::EntryPoint, point);
  add(modes);
  add(names_);
  add(annotations_);
  add(globals_);
  add(functions);
  return out;
}

}  // namespace pumice::codegen::spirv
