#include "backends/webgpu/copy_kernel.h"

#include "ir/node.h"

namespace pumice::backends::webgpu {

namespace {

using ir::Code;
using ir::Op;

// The program under construction; ids are those of its instructions.
struct Builder {
  using Id = uint32_t;
  ir::Program program;

  Id add(ir::Instruction i) {
    program.body.push_back(std::move(i));
    return Id(program.body.size() - 1);
  }
  Id scalar() {
    program.scalars.push_back({});  // given at launch
    return add(
        {.code = Code::scalar, .dtype = DType::i32, .immediate = program.scalars.size() - 1});
  }
  Id integer(int64_t value, DType dtype = DType::i32) {
    return add({.code = Code::constant, .dtype = dtype, .immediate = uint64_t(value)});
  }
  Id apply(Op op, SmallVector<Id, 3> args, DType dtype = DType::i32) {
    return add({.code = Code::arithmetic, .op = op, .dtype = dtype, .args = std::move(args)});
  }
  Id word(Op op, Id a, Id b) { return apply(op, {a, b}, DType::u32); }
  Id truth(Op op, Id a, Id b) { return apply(op, {a, b}, DType::boolean); }
  Id cast(Id a) { return apply(Op::cast, {a}, DType::u32); }
};

// The bits of a word below byte `at - 4 * word`, which is first brought into 0 … 4.
uint32_t bits_below(Builder& b, uint32_t at, uint32_t word) {
  auto byte = b.apply(Op::sub, {at, b.apply(Op::mul, {word, b.integer(4)})});
  byte = b.apply(Op::max, {b.integer(0), b.apply(Op::min, {b.integer(4), byte})});
  auto all = b.integer(UINT32_MAX, DType::u32);
  auto is_whole = b.truth(Op::eq, byte, b.integer(4));
  auto count = b.cast(b.apply(Op::mul, {byte, b.integer(8)}));
  auto one = b.integer(1, DType::u32);
  auto some = b.word(Op::sub, b.word(Op::shl, one, count), one);
  return b.apply(Op::where, {is_whole, all, some}, DType::u32);
}

}  // namespace

ir::Program byte_copy_program() {
  Builder b;
  b.program.name = "copy_bytes";
  b.program.buffers = {{DType::u32, true, false}, {DType::u32, true, true}};
  b.program.workgroup = 64;
  auto first = b.scalar(), source = b.scalar(), shift = b.scalar();
  auto words = b.scalar(), begin = b.scalar(), end = b.scalar();
  auto item = b.add({.code = Code::grid, .dtype = DType::i32});
  auto target = b.apply(Op::add, {first, item});
  auto load = [&](uint32_t index) {
    auto inside =
        b.apply(Op::bit_and, {b.truth(Op::le, b.integer(0), index), b.truth(Op::lt, index, words)},
                DType::boolean);
    return b.add({.code = Code::load, .dtype = DType::u32, .args = {index, inside}});
  };
  auto low_word = load(b.apply(Op::add, {source, item}));
  auto high_word = load(b.apply(Op::add, {b.apply(Op::add, {source, item}), b.integer(1)}));
  auto down = b.cast(shift);
  auto up = b.word(Op::sub, b.integer(32, DType::u32), down);
  auto upper = b.apply(Op::where,
                       {b.truth(Op::eq, shift, b.integer(0)), b.integer(0, DType::u32),
                        b.word(Op::shl, high_word, up)},
                       DType::u32);
  auto fresh = b.word(Op::bit_or, b.word(Op::shr, low_word, down), upper);
  auto mask = b.word(Op::bit_and, bits_below(b, end, target),
                     b.apply(Op::bit_not, {bits_below(b, begin, target)}, DType::u32));
  auto old = b.add({.code = Code::load, .dtype = DType::u32, .args = {target}, .immediate = 1});
  auto kept = b.word(Op::bit_and, old, b.apply(Op::bit_not, {mask}, DType::u32));
  auto value = b.word(Op::bit_or, kept, b.word(Op::bit_and, fresh, mask));
  b.add({.code = Code::store, .dtype = DType::u32, .args = {target, value}, .immediate = 1});
  return b.program;
}

}  // namespace pumice::backends::webgpu
