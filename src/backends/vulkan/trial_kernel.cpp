#include "backends/vulkan/trial_kernel.h"

#include <algorithm>
#include <cstring>

namespace pumice::backends::vulkan {

namespace {

enum Storage : uint32_t { input = 1, workgroup = 4, storage_buffer = 12 };
enum Decoration : uint32_t {
  block = 2,
  array_stride = 6,
  built_in = 11,
  aliased = 20,
  binding = 33,
  descriptor_set = 34,
  offset = 35,
};

void append_text(std::vector<uint32_t>& words, std::string_view text) {
  size_t at = words.size();
  words.resize(at + text.size() / 4 + 1, 0);
  std::memcpy(&words[at], text.data(), text.size());
}

}  // namespace

TrialKernel::TrialKernel(uint32_t size) : workgroup_(size) {
  capability(1);  // Shader
  main_ = fresh();
  glsl_void_ = type(19, {});
}

void TrialKernel::append(Words& section, uint32_t opcode, const Words& operands) {
  section.push_back(uint32_t(operands.size() + 1) << 16 | opcode);
  section.insert(section.end(), operands.begin(), operands.end());
}

void TrialKernel::capability(uint32_t number) {
  for (size_t i = 1; i < capabilities_.size(); i += 2)
    if (capabilities_[i] == number) return;
  append(capabilities_, 17, {number});
}

void TrialKernel::extension(std::string_view name) {
  Words words;
  append_text(words, name);
  append(extensions_, 10, words);
}

void TrialKernel::vulkan_memory_model() {
  capability(5345);
  memory_model_ = 3;
}

void TrialKernel::physical_addresses() {
  capability(5347);
  addressing_model_ = 5348;
}

TrialKernel::Id TrialKernel::type(uint32_t opcode, std::initializer_list<uint32_t> operands) {
  Words key{opcode};
  key.insert(key.end(), operands);
  for (const auto& [words, id] : known_)
    if (words == key) return id;
  Id id = fresh();
  known_.emplace_back(key, id);
  Words words{id};
  words.insert(words.end(), operands);
  append(globals_, opcode, words);
  return id;
}

TrialKernel::Id TrialKernel::constant(Id of, std::initializer_list<uint32_t> value) {
  Words key{43, of};
  key.insert(key.end(), value);
  for (const auto& [words, id] : known_)
    if (words == key) return id;
  Id id = fresh();
  known_.emplace_back(key, id);
  Words words{of, id};
  words.insert(words.end(), value);
  append(globals_, 43, words);
  return id;
}

TrialKernel::Id TrialKernel::builtin(uint32_t number) {
  for (const auto& [known, value] : builtins_)
    if (known == number) return value;
  Id pointer = type(32, {input, u32()}), variable = fresh(), value = fresh();
  append(globals_, 59, {pointer, variable, input});
  append(decorations_, 71, {variable, built_in, number});
  interface_.push_back(variable);
  append(loads_, 61, {u32(), value, variable});
  builtins_.emplace_back(number, value);
  return value;
}

TrialKernel::Id TrialKernel::workgroup_variable(Id of) {
  Id pointer = type(32, {workgroup, of}), variable = fresh();
  append(globals_, 59, {pointer, variable, workgroup});
  interface_.push_back(variable);
  return variable;
}

TrialKernel::Id TrialKernel::op(uint32_t opcode, Id of, std::initializer_list<uint32_t> operands) {
  Words words{of, fresh()};
  words.insert(words.end(), operands);
  append(body_, opcode, words);
  return words[1];
}

void TrialKernel::plain(uint32_t opcode, std::initializer_list<uint32_t> operands) {
  append(body_, opcode, operands);
}

TrialKernel::Id TrialKernel::element(Id of, uint32_t bytes, Id index) {
  Id variable = 0;
  for (const auto& [element, known] : views_)
    if (element == of) variable = known;
  if (!variable) {
    Id array = fresh(), structure = fresh(), pointer = fresh();
    variable = fresh();
    append(globals_, 29, {array, of});
    append(globals_, 30, {structure, array});
    append(globals_, 32, {pointer, storage_buffer, structure});
    append(globals_, 59, {pointer, variable, storage_buffer});
    append(decorations_, 71, {array, array_stride, bytes});
    append(decorations_, 71, {structure, block});
    append(decorations_, 72, {structure, 0, offset, 0});
    append(decorations_, 71, {variable, descriptor_set, 0});
    append(decorations_, 71, {variable, binding, 0});
    append(decorations_, 71, {variable, aliased});
    interface_.push_back(variable);
    views_.emplace_back(of, variable);
  }
  return op(65, type(32, {storage_buffer, of}), {variable, word(0), index});
}

void TrialKernel::barrier() {
  // Execution and memory scope: workgroup; acquire-release of workgroup memory.
  plain(224, {word(2), word(2), word(0x8 | 0x100)});
}

TrialKernel::Words TrialKernel::finish() {
  constexpr uint32_t magic = 0x07230203, version_1_5 = 0x00010500, compute = 5, local_size = 17;
  Id function = type(33, {glsl_void_}), label = fresh();
  Words out{magic, version_1_5, 0, 0, 0};
  auto add = [&](const Words& section) { out.insert(out.end(), section.begin(), section.end()); };
  add(capabilities_);
  add(extensions_);
  append(out, 14, {addressing_model_, memory_model_});
  Words entry{compute, main_};
  append_text(entry, "main");
  entry.insert(entry.end(), interface_.begin(), interface_.end());
  append(out, 15, entry);
  append(out, 16, {main_, local_size, workgroup_, 1, 1});
  add(decorations_);
  add(globals_);
  append(out, 54, {glsl_void_, main_, 0, function});
  append(out, 248, {label});
  add(loads_);
  add(body_);
  append(out, 253, {});
  append(out, 56, {});
  out[3] = bound_;
  return out;
}

}  // namespace pumice::backends::vulkan
