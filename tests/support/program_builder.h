#pragma once
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "ir/node.h"
#include "ir/program.h"

// Writes ir::Programs by hand in tests.
namespace pumice::test {

class ProgramBuilder {
 public:
  using Id = uint32_t;
  using Instruction = ir::Instruction;

  explicit ProgramBuilder(std::string name) { program.name = std::move(name); }

  uint64_t buffer(DType dtype, bool read, bool written) {
    program.buffers.push_back({dtype, read, written});
    return program.buffers.size() - 1;
  }
  Id scalar(ir::Dim dim, DType dtype = DType::i64) {
    program.scalars.push_back(std::move(dim));
    return add({.code = ir::Code::scalar, .dtype = dtype, .immediate = program.scalars.size() - 1});
  }
  Id grid(DType dtype = DType::i64) { return add({.code = ir::Code::grid, .dtype = dtype}); }
  Id integer(int64_t value, DType dtype = DType::i64, int lanes = 1) {
    return add({.code = ir::Code::constant,
                .dtype = dtype,
                .lanes = uint16_t(lanes),
                .immediate = uint64_t(value)});
  }
  Id real(double value, DType dtype = DType::f32, int lanes = 1) {
    return add({.code = ir::Code::constant,
                .dtype = dtype,
                .lanes = uint16_t(lanes),
                .immediate = std::bit_cast<uint64_t>(value)});
  }
  Id apply(ir::Op op, SmallVector<Id, 3> args) {
    const Instruction& last = program.body[args.back()];
    bool truth = ir::info(op).yields == ir::Yields::truth;
    return add({.code = ir::Code::arithmetic,
                .op = op,
                .dtype = truth ? DType::boolean : last.dtype,
                .lanes = last.lanes,
                .args = std::move(args)});
  }
  Id cast(Id a, DType to) { return convert(ir::Op::cast, a, to); }
  Id bitcast(Id a, DType to) { return convert(ir::Op::bitcast, a, to); }
  Id convert(ir::Op op, Id a, DType to) {
    return add({.code = ir::Code::arithmetic,
                .op = op,
                .dtype = to,
                .lanes = program.body[a].lanes,
                .args = {a}});
  }
  Id broadcast(Id a, int lanes) {
    return add({.code = ir::Code::broadcast,
                .dtype = program.body[a].dtype,
                .lanes = uint16_t(lanes),
                .args = {a}});
  }
  Id lane_index(int lanes, DType dtype = DType::i64) {
    return add({.code = ir::Code::lane_index, .dtype = dtype, .lanes = uint16_t(lanes)});
  }
  Id extract(Id a, int lane) {
    return add({.code = ir::Code::extract,
                .dtype = program.body[a].dtype,
                .args = {a},
                .immediate = uint64_t(lane)});
  }
  Id horizontal(ir::Op op, Id a) {
    return add(
        {.code = ir::Code::horizontal, .op = op, .dtype = program.body[a].dtype, .args = {a}});
  }
  Id load(uint64_t slot, Id index, int lanes = 1, int alignment = 1) {
    return add({.code = ir::Code::load,
                .dtype = program.buffers[slot].dtype,
                .lanes = uint16_t(lanes),
                .alignment = uint16_t(alignment),
                .args = {index},
                .immediate = slot});
  }
  Id load_masked(uint64_t slot, Id index, Id mask, int lanes = 1) {
    return add({.code = ir::Code::load,
                .dtype = program.buffers[slot].dtype,
                .lanes = uint16_t(lanes),
                .args = {index, mask},
                .immediate = slot});
  }
  void store(uint64_t slot, Id index, Id value, int alignment = 1) {
    add({.code = ir::Code::store,
         .dtype = program.buffers[slot].dtype,
         .lanes = program.body[value].lanes,
         .alignment = uint16_t(alignment),
         .args = {index, value},
         .immediate = slot});
  }
  void store_masked(uint64_t slot, Id index, Id value, Id mask) {
    add({.code = ir::Code::store,
         .dtype = program.buffers[slot].dtype,
         .lanes = program.body[value].lanes,
         .args = {index, value, mask},
         .immediate = slot});
  }
  // The counter's id; the carries have the ids after it.
  Id loop(Id limit, SmallVector<Id, 3> initial = {}) {
    SmallVector<Id, 3> args{limit};
    args.append(initial.begin(), initial.end());
    Id id = add({.code = ir::Code::loop, .dtype = program.body[limit].dtype, .args = args});
    for (Id i : initial)
      add({.code = ir::Code::carry,
           .dtype = program.body[i].dtype,
           .lanes = program.body[i].lanes,
           .args = {i}});
    return id;
  }
  void end_loop(SmallVector<Id, 3> next = {}) {
    add({.code = ir::Code::end_loop, .args = std::move(next)});
  }
  void begin_if(Id condition) { add({.code = ir::Code::begin_if, .args = {condition}}); }
  void end_if() { add({.code = ir::Code::end_if}); }

  Id add(Instruction instruction) {
    program.body.push_back(std::move(instruction));
    return Id(program.body.size() - 1);
  }

  ir::Program program;
};

}  // namespace pumice::test
