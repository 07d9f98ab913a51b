#include "ir/interpret_program.h"

#include "base/error.h"
#include "base/text.h"
#include "ir/array.h"
#include "ir/scalar.h"

namespace pumice::ir {

namespace {

class Machine {
 public:
  Machine(const Program& p, std::span<const std::span<std::byte>> buffers, const Bindings& bindings)
      : p_(p), buffers_(buffers) {
    PUMICE_ASSERT(buffers.size() == p.buffers.size(),
                  cat(buffers.size(), " buffers for ", p.buffers.size()));
    for (auto& s : p.scalars) scalars_.push_back(evaluate(s, bindings));
    count_ = evaluate(p.count, bindings);
    prepare();
  }

  void run() {
    for (grid_ = 0; grid_ < count_; ++grid_)
      for (size_t pc = 0; pc < p_.body.size();) pc = step(pc);
  }

 private:
  // Where each value's lanes stand, and for each loop and if the place of its end and back.
  void prepare() {
    size_t lanes = 0;
    std::vector<size_t> open;
    partner_.assign(p_.body.size(), 0);
    for (size_t i = 0; i < p_.body.size(); ++i) {
      first_.push_back(lanes);
      lanes += p_.body[i].lanes;
      Code c = p_.body[i].code;
      if (c == Code::loop || c == Code::begin_if) open.push_back(i);
      if (c != Code::end_loop && c != Code::end_if) continue;
      PUMICE_ASSERT(!open.empty(), at(i));
      partner_[i] = open.back();
      partner_[open.back()] = i;
      open.pop_back();
    }
    PUMICE_ASSERT(open.empty(), at(open.back()));
    values_.assign(lanes, 0);
  }

  std::string at(size_t pc) const { return cat("instruction %", pc, " of ", p_.name); }

  uint64_t& lane(size_t id, size_t l) { return values_[first_[id] + l]; }
  uint64_t arg(const Instruction& i, size_t k, size_t l) { return lane(i.args[k], l); }
  size_t lanes_of(const Instruction& i, size_t k) { return p_.body[i.args[k]].lanes; }

  void set_int(size_t pc, size_t l, int64_t value) {
    lane(pc, l) = word_of_int(value, p_.body[pc].dtype);
  }

  void arithmetic(size_t pc) {
    const Instruction& i = p_.body[pc];
    DType from = p_.body[i.args[i.args.size() - 1]].dtype;
    for (size_t l = 0; l < i.lanes; ++l) {
      uint64_t words[3] = {};
      for (size_t k = 0; k < i.args.size(); ++k) words[k] = arg(i, k, l);
      if (i.op == Op::cast)
        lane(pc, l) = cast_word(words[0], from, i.dtype);
      else if (i.op == Op::bitcast)
        lane(pc, l) = word_of_stored(stored_bits(words[0], from), i.dtype);
      else
        lane(pc, l) = evaluate_word(i.op, from, std::span(words, i.args.size()));
    }
  }

  // The upper half is added to the lower until one lane is left; an odd last lane is added last.
  uint64_t horizontal(const Instruction& i, std::vector<uint64_t> lanes) {
    auto step = [&](uint64_t a, uint64_t b) {
      uint64_t words[] = {a, b};
      return evaluate_word(i.op, i.dtype, words);
    };
    if (lanes.size() == 1) return lanes[0];
    if (lanes.size() % 2) {
      uint64_t last = lanes.back();
      lanes.pop_back();
      return step(horizontal(i, std::move(lanes)), last);
    }
    size_t half = lanes.size() / 2;
    for (size_t l = 0; l < half; ++l) lanes[l] = step(lanes[l], lanes[half + l]);
    lanes.resize(half);
    return horizontal(i, std::move(lanes));
  }

  // The element that lane l of a load or store touches.
  size_t element(size_t pc, size_t l) {
    const Instruction& i = p_.body[pc];
    bool each = lanes_of(i, 0) > 1;
    auto index = int64_t(arg(i, 0, each ? l : 0));
    PUMICE_ASSERT(each || index % i.alignment == 0,
                  cat(at(pc), ": index ", index, " is no multiple of ", i.alignment));
    if (!each) index += int64_t(l);
    DType dtype = p_.buffers[i.immediate].dtype;
    size_t size = buffers_[i.immediate].size() / size_t(size_of(dtype));
    PUMICE_ASSERT(index >= 0 && size_t(index) < size,
                  cat(at(pc), ": element ", index, " of buffer ", i.immediate, " of ", size));
    return size_t(index);
  }

  bool enabled(const Instruction& i, size_t mask, size_t l) {
    return i.args.size() <= mask || arg(i, mask, lanes_of(i, mask) > 1 ? l : 0) != 0;
  }

  void load(size_t pc) {
    const Instruction& i = p_.body[pc];
    for (size_t l = 0; l < i.lanes; ++l) {
      DType dtype = p_.buffers[i.immediate].dtype;
      lane(pc, l) =
          enabled(i, 1, l) ? read_element(buffers_[i.immediate], dtype, element(pc, l)) : 0;
    }
  }

  void store(size_t pc) {
    const Instruction& i = p_.body[pc];
    DType dtype = p_.buffers[i.immediate].dtype;
    for (size_t l = 0; l < lanes_of(i, 1); ++l)
      if (enabled(i, 2, l))
        write_element(buffers_[i.immediate], dtype, element(pc, l), arg(i, 1, l));
  }

  void merge(size_t pc) {
    const Instruction& i = p_.body[pc];
    if (!enabled(i, 3, 0)) return;
    size_t at = element(pc, 0);
    uint64_t value = arg(i, 1, 0), bits = arg(i, 2, 0);
    uint64_t old = read_element(buffers_[i.immediate], DType::u32, at);
    PUMICE_ASSERT((value & ~bits) == 0, cat("instruction %", pc, ": value outside the bits"));
    write_element(buffers_[i.immediate], DType::u32, at, (old & ~bits) | value);
  }

  void copy(size_t to, size_t from) {
    for (size_t l = 0; l < p_.body[to].lanes; ++l) lane(to, l) = lane(from, l);
  }

  size_t begin_loop(size_t pc) {
    const Instruction& i = p_.body[pc];
    for (size_t c = 1; c < i.args.size(); ++c) copy(pc + c, i.args[c]);
    lane(pc, 0) = 0;
    bool any = is_unsigned_int(i.dtype) ? arg(i, 0, 0) > 0 : int64_t(arg(i, 0, 0)) > 0;
    return any ? pc + i.args.size() : partner_[pc] + 1;
  }

  size_t end_loop(size_t pc) {
    size_t loop = partner_[pc];
    const Instruction &i = p_.body[pc], &head = p_.body[loop];
    // All next values are read before any carry changes.
    std::vector<uint64_t> next;
    for (size_t c = 0; c < i.args.size(); ++c)
      for (size_t l = 0; l < p_.body[loop + 1 + c].lanes; ++l) next.push_back(arg(i, c, l));
    std::copy(next.begin(), next.end(), values_.begin() + ptrdiff_t(first_[loop] + head.lanes));
    if (++lane(loop, 0) < arg(head, 0, 0)) return loop + head.args.size();
    return pc + 1;
  }

  size_t step(size_t pc) {
    const Instruction& i = p_.body[pc];
    switch (i.code) {
      case Code::constant:
        for (size_t l = 0; l < i.lanes; ++l) lane(pc, l) = canonical_word(i.immediate, i.dtype);
        break;
      case Code::scalar:
        set_int(pc, 0,
                i.dtype == DType::u32 ? scalars_.at(i.immediate / 2) >> (i.immediate % 2 ? 32 : 0)
                                      : scalars_.at(i.immediate));
        break;
      case Code::grid:
        set_int(pc, 0, grid_);
        break;
      case Code::arithmetic:
        arithmetic(pc);
        break;
      case Code::broadcast:
        for (size_t l = 0; l < i.lanes; ++l) lane(pc, l) = arg(i, 0, 0);
        break;
      case Code::lane_index:
        for (size_t l = 0; l < i.lanes; ++l) set_int(pc, l, int64_t(l));
        break;
      case Code::extract:
        lane(pc, 0) = arg(i, 0, i.immediate);
        break;
      case Code::horizontal: {
        std::vector<uint64_t> lanes;
        for (size_t l = 0; l < lanes_of(i, 0); ++l) lanes.push_back(arg(i, 0, l));
        lane(pc, 0) = horizontal(i, std::move(lanes));
        break;
      }
      case Code::load:
        load(pc);
        break;
      case Code::store:
        store(pc);
        break;
      case Code::merge:
        merge(pc);
        break;
      case Code::loop:
        return begin_loop(pc);
      case Code::carry:
        break;  // set by the loop
      case Code::end_loop:
        return end_loop(pc);
      case Code::begin_if:
        if (!arg(i, 0, 0)) return partner_[pc] + 1;
        break;
      case Code::end_if:
        break;
    }
    return pc + 1;
  }

  const Program& p_;
  std::span<const std::span<std::byte>> buffers_;
  std::vector<int64_t> scalars_;
  std::vector<size_t> first_, partner_;
  std::vector<uint64_t> values_;
  int64_t count_ = 0, grid_ = 0;
};

}  // namespace

void interpret_program(const Program& program, std::span<const std::span<std::byte>> buffers,
                       const Bindings& bindings) {
  verify(program);
  Machine(program, buffers, bindings).run();
}

}  // namespace pumice::ir
