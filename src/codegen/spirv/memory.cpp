#include "codegen/spirv/memory.h"

#include <algorithm>

#include "base/error.h"
#include "base/text.h"
#include "ir/node.h"

namespace pumice::codegen::spirv {

namespace {

Layout layout_of(const ir::Program& program, uint64_t features) {
  return {program.buffers.size(), program.scalars.size(), (features & addresses) != 0,
          (features & always_table) != 0};
}

constexpr uint32_t aligned_access = 2;  // memory operand Aligned

}  // namespace

Memory::Memory(Emitter& emitter, const ir::Program& program)
    : e_(emitter), p_(program), layout_(layout_of(program, emitter.features)) {
  if (layout_.addresses) {
    e_.module.capability(cap_addresses);
    e_.module.addressing = 5348;  // PhysicalStorageBuffer64
  }
  declare_push_block();
  if (layout_.has_table() && !layout_.addresses) declare_table();
}

// A 64-bit word as int64 where there is one, as a pair otherwise.
Id Memory::word_type() { return e_.type(e_.has(int64) ? Type{Kind::i64, 1} : Type{Kind::i32, 2}); }

void Memory::declare_push_block() {
  Id element = word_type();
  Id length = e_.word(uint32_t(layout_.push_words()));
  Id array = e_.module.global(Opcode::TypeArray, 0, {element, length});
  e_.module.decorate(array, {array_stride, 8});
  Id record = e_.module.unique_struct({array});
  e_.module.decorate(record, {block});
  e_.module.decorate_member(record, 0, {offset, 0});
  Id type = e_.module.global(Opcode::TypePointer, 0, {push_constant, record});
  push_ = e_.module.variable(type, push_constant);
  e_.module.name(push_, "launch");
}

void Memory::declare_table() {
  table_ = array_variable(word_type(), 8, uint32_t(layout_.buffers), true);
  e_.module.name(table_, "table");
}

Id Memory::array_variable(Id element, size_t element_bytes, uint32_t set_binding, bool read_only) {
  Module& m = e_.module;
  auto [at, fresh_one] = blocks_.try_emplace(element, 0);
  if (fresh_one) {
    Id array = m.global(Opcode::TypeRuntimeArray, 0, {element});
    m.decorate(array, {array_stride, uint32_t(element_bytes)});
    at->second = m.unique_struct({array});
    m.decorate(at->second, {block});
    m.decorate_member(at->second, 0, {offset, 0});
  }
  Id type = m.global(Opcode::TypePointer, 0, {storage_buffer, at->second});
  Id variable = m.variable(type, storage_buffer);
  m.decorate(variable, {descriptor_set, 0});
  m.decorate(variable, {binding, set_binding});
  if (read_only) m.decorate(variable, {non_writable});
  return variable;
}

Id Memory::word(size_t index) {
  uint32_t at = uint32_t(layout_.has_table() ? index : 1 + index);
  Id element = word_type(), zero = e_.word(0);
  if (layout_.has_table() && layout_.addresses) {
    Type wide{Kind::i64, 1};
    Id address = e_.op(Opcode::IAdd, wide, {table_, e_.constant(wide, 8 * index)});
    Id type = e_.module.global(Opcode::TypePointer, 0, {physical, element});
    uint32_t from[] = {address};
    uint32_t load[] = {e_.op_raw(Opcode::ConvertUToPtr, type, from), aligned_access, 8};
    return e_.op_raw(Opcode::Load, element, load);
  }
  bool in_table = layout_.has_table();
  Id type = e_.module.global(Opcode::TypePointer, 0,
                             {uint32_t(in_table ? storage_buffer : push_constant), element});
  uint32_t chain[] = {in_table ? table_ : push_, zero, e_.word(at)};
  uint32_t load[] = {e_.op_raw(Opcode::AccessChain, type, chain)};
  return e_.op_raw(Opcode::Load, element, load);
}

Id Memory::narrowed(Id word, Kind kind) {
  if (e_.has(int64))
    return kind == Kind::i64 ? word : e_.op(Opcode::UConvert, {Kind::i32, 1}, {word});
  PUMICE_ASSERT(kind == Kind::i32, "a 64-bit scalar without 64-bit integers");
  return e_.extract({Kind::i32, 2}, word, 0);
}

Id Memory::scalar_word(size_t index) {
  Id both = word(buffer_words() + index / 2);
  return index % 2 ? high_word(both) : narrowed(both, Kind::i32);
}

Id Memory::high_word(Id both) {
  if (!e_.has(int64)) return e_.extract({Kind::i32, 2}, both, 1);
  Type wide{Kind::i64, 1};
  return e_.op(Opcode::UConvert, {Kind::i32, 1},
               {e_.op(Opcode::ShiftRightLogical, wide, {both, e_.constant(wide, 32)})});
}

Id Memory::hidden_zero() {
  return e_.op(Opcode::ShiftRightLogical, {Kind::i32, 1}, {high_word(count_), e_.word(31)});
}

void Memory::begin() {
  Id element = word_type();
  auto push_word = [&](uint32_t index) {
    Id type = e_.module.global(Opcode::TypePointer, 0, {push_constant, element});
    uint32_t chain[] = {push_, e_.word(0), e_.word(index)};
    uint32_t load[] = {e_.op_raw(Opcode::AccessChain, type, chain)};
    return e_.op_raw(Opcode::Load, element, load);
  };
  count_ = push_word(0);
  if (!layout_.addresses) return;
  if (layout_.has_table()) table_ = push_word(1);
  for (size_t b = 0; b < layout_.buffers; ++b) addresses_.push_back(word(b));
}

Id Memory::place(size_t buffer, Id index, DType index_dtype) {
  bool wide = kind_of(index_dtype) == Kind::i64;
  if (!layout_.addresses)  // a binding has less than 2^32 elements
    return wide ? e_.op(Opcode::UConvert, {Kind::i32, 1}, {index}) : index;
  Type t{Kind::i64, 1};
  if (!wide)
    index = e_.op(is_signed_int(index_dtype) ? Opcode::SConvert : Opcode::UConvert, t, {index});
  uint64_t shift = 0;
  for (int bytes = size_of(p_.buffers[buffer].dtype); bytes > 1; bytes /= 2) ++shift;
  Id bytes = shift ? e_.op(Opcode::ShiftLeftLogical, t, {index, e_.constant(t, shift)}) : index;
  return e_.op(Opcode::IAdd, t, {addresses_[buffer], bytes});
}

Id Memory::element_type(size_t buffer, int lanes) {
  DType dtype = p_.buffers[buffer].dtype;
  Module& m = e_.module;
  int bytes = size_of(dtype);
  if (bytes == 1) {
    if (!e_.has(storage8))
      throw CompileError("[spirv] the device has no 8-bit storage", "",
                         print_features(e_.features));
    m.capability(cap_storage8);
  } else if (bytes == 2) {
    if (!e_.has(storage16))
      throw CompileError("[spirv] the device has no 16-bit storage", "",
                         print_features(e_.features));
    m.capability(cap_storage16);
  }
  Id element = bytes < 4 ? e_.int_type(8 * bytes) : e_.scalar_type(kind_of(dtype));
  if (lanes == 1) return element;
  return m.global(Opcode::TypeVector, 0, {element, uint32_t(lanes)});
}

Id Memory::pointer(size_t buffer, Id place, int first, int lanes) {
  Id element = element_type(buffer, lanes);
  int bytes = size_of(p_.buffers[buffer].dtype);
  if (layout_.addresses) {
    Type t{Kind::i64, 1};
    if (first) place = e_.op(Opcode::IAdd, t, {place, e_.constant(t, uint64_t(first * bytes))});
    uint32_t from[] = {place};
    return e_.op_raw(Opcode::ConvertUToPtr,
                     e_.module.global(Opcode::TypePointer, 0, {physical, element}), from);
  }
  auto [at, fresh_one] = views_.try_emplace({buffer, lanes}, 0);
  if (fresh_one) {
    at->second = array_variable(element, size_t(bytes * lanes), uint32_t(buffer),
                                !p_.buffers[buffer].written);
    e_.module.decorate(at->second, {aliased});
  }
  Type t{Kind::i32, 1};
  if (lanes > 1) place = e_.op(Opcode::ShiftRightLogical, t, {place, e_.word(lanes == 4 ? 2 : 1)});
  if (first) place = e_.op(Opcode::IAdd, t, {place, e_.word(uint32_t(first / lanes))});
  uint32_t chain[] = {at->second, e_.word(0), place};
  return e_.op_raw(Opcode::AccessChain,
                   e_.module.global(Opcode::TypePointer, 0, {storage_buffer, element}), chain);
}

// How many of the lanes one access takes.
int Memory::piece(size_t buffer, int lanes, int alignment) const {
  if (layout_.addresses) return lanes;
  for (int n : {4, 2})
    if (lanes % n == 0 && alignment % n == 0) return n;
  return 1;
}

uint32_t Memory::known_alignment(size_t buffer, int first, int alignment) const {
  auto bytes = uint32_t(size_of(p_.buffers[buffer].dtype));
  uint32_t both = uint32_t(alignment) * bytes | uint32_t(first) * bytes;
  return std::min(both & (~both + 1), 16u);
}

Id Memory::to_register(size_t buffer, int lanes, Id stored) {
  DType dtype = p_.buffers[buffer].dtype;
  if (size_of(dtype) >= 4) return stored;
  Type t{Kind::i32, lanes};
  Id wide = e_.op(is_signed_int(dtype) ? Opcode::SConvert : Opcode::UConvert, t, {stored});
  if (dtype != DType::boolean) return wide;
  return e_.compare(Opcode::INotEqual, t, wide, e_.constant(t, 0));
}

Id Memory::to_memory(size_t buffer, int lanes, Id value) {
  DType dtype = p_.buffers[buffer].dtype;
  if (size_of(dtype) >= 4) return value;
  Type t{Kind::i32, lanes};
  if (dtype == DType::boolean) value = e_.select(t, value, e_.constant(t, 1), e_.constant(t, 0));
  uint32_t from[] = {value};
  return e_.op_raw(Opcode::UConvert, element_type(buffer, lanes), from);
}

Id Memory::load(size_t buffer, Id place, int first, int lanes, int alignment) {
  int n = piece(buffer, lanes, alignment);
  Words parts;
  for (int at = 0; at < lanes; at += n) {
    Words from{pointer(buffer, place, first + at, n)};
    if (layout_.addresses)
      from.insert(from.end(), {aligned_access, known_alignment(buffer, first + at, alignment)});
    Id stored = e_.op_raw(Opcode::Load, element_type(buffer, n), from);
    parts.push_back(to_register(buffer, n, stored));
  }
  if (parts.size() == 1) return parts[0];
  return e_.op_raw(Opcode::CompositeConstruct, e_.type({kind_of(p_.buffers[buffer].dtype), lanes}),
                   parts);
}

void Memory::store(size_t buffer, Id place, int first, int lanes, int alignment, Id value) {
  int n = piece(buffer, lanes, alignment);
  Type whole{kind_of(p_.buffers[buffer].dtype), lanes};
  for (int at = 0; at < lanes; at += n) {
    Id part = value;
    if (n < lanes) {
      Words parts;
      for (int lane = 0; lane < n; ++lane) parts.push_back(e_.extract(whole, value, at + lane));
      part = n == 1 ? parts[0]
                    : e_.op_raw(Opcode::CompositeConstruct, e_.type({whole.kind, n}), parts);
    }
    Id to = pointer(buffer, place, first + at, n);
    Id stored = to_memory(buffer, n, part);
    if (layout_.addresses)
      e_.plain(Opcode::Store,
               {to, stored, aligned_access, known_alignment(buffer, first + at, alignment)});
    else
      e_.plain(Opcode::Store, {to, stored});
  }
}

void Memory::merge(size_t buffer, Id place, Id value, Id bits) {
  constexpr uint32_t device_scope = 1, relaxed = 0;
  Type t{Kind::i32, 1};
  Id at = pointer(buffer, place, 0, 1);
  Id kept = e_.op(Opcode::Not, t, {bits});
  e_.op(Opcode::AtomicAnd, t, {at, e_.word(device_scope), e_.word(relaxed), kept});
  e_.op(Opcode::AtomicOr, t, {at, e_.word(device_scope), e_.word(relaxed), value});
}

}  // namespace pumice::codegen::spirv
