#include <algorithm>

#include "base/text.h"
#include "ir/node.h"
#include "ir/program.h"
#include "pumice/error.h"

namespace pumice::ir {

namespace {

class Verifier {
 public:
  explicit Verifier(const Program& p) : p_(p) {}

  void run() {
    check_name();
    for (auto& s : p_.scalars) check_scalar(s);
    check_scalar(p_.count);
    if (p_.workgroup < 1) fail("workgroup is ", p_.workgroup);
    visible_.assign(p_.body.size(), false);
    for (now_ = 0; now_ < p_.body.size(); ++now_) {
      check(p_.body[now_]);
      made_.push_back(now_);
      visible_[now_] = makes_value(p_.body[now_].code);
    }
    if (!open_.empty()) fail("%", open_.back().start, " is not closed");
  }

 private:
  struct Open {
    size_t start;
    size_t made;  // how many values were visible at its start
    std::vector<size_t> carries;
  };

  static bool makes_value(Code c) {
    return c != Code::store && c != Code::merge && c != Code::end_loop && c != Code::begin_if &&
           c != Code::end_if;
  }

  template <class... Args>
  [[noreturn]] void fail(const Args&... what) const {
    std::string place = now_ < p_.body.size() ? cat(" instruction %", now_) : std::string();
    throw InternalError(cat("[verify] program ", p_.name, place, ": ", what...));
  }

  void require(bool condition, std::string_view what) const {
    if (!condition) fail(what);
  }

  void check_name() const {
    bool good = !p_.name.empty() && !(p_.name[0] >= '0' && p_.name[0] <= '9');
    for (char c : p_.name)
      good = good && (c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                      (c >= 'A' && c <= 'Z'));
    if (!good) fail("name is no C identifier");
  }

  void check_scalar(const Dim& d) const {
    if (d.is_constant()) return;
    NodeRef root = d.expression();
    for (auto& n : topological_order({&root, 1}))
      if (n->op != Op::constant && n->op != Op::variable && !is_elementwise(n->op))
        fail("a scalar depends on ", name(n->op));
  }

  const Instruction& arg(const Instruction& i, size_t k) const { return p_.body[i.args[k]]; }

  void check_count(const Instruction& i, size_t least, size_t most) const {
    if (i.args.size() < least || i.args.size() > most) fail("has ", i.args.size(), " arguments");
  }

  void same_type(const Instruction& a, const Instruction& b, std::string_view what) const {
    if (a.dtype != b.dtype || a.lanes != b.lanes)
      fail(what, ": ", pumice::name(a.dtype), "x", a.lanes, " and ", pumice::name(b.dtype), "x",
           b.lanes);
  }

  void check_args(const Instruction& i) const {
    for (uint32_t a : i.args) {
      if (a >= now_) fail("%", a, " is not made yet");
      if (!makes_value(p_.body[a].code)) fail("%", a, " is no value");
      if (!visible_[a]) fail("%", a, " was made inside a loop or if that has ended");
    }
  }

  void arithmetic(const Instruction& i) const {
    require(is_elementwise(i.op), "op is not elementwise");
    size_t arity = size_t(info(i.op).arity);
    check_count(i, arity, arity);
    for (size_t k = 0; k < arity; ++k) require(arg(i, k).lanes == i.lanes, "lanes differ");
    size_t first = i.op == Op::where ? 1 : 0;
    if (first) require(arg(i, 0).dtype == DType::boolean, "condition is not bool");
    for (size_t k = first + 1; k < arity; ++k)
      same_type(arg(i, first), arg(i, k), "operands differ");
    DType operand = arg(i, first).dtype;
    if (!accepts(i.op, operand)) fail(name(i.op), " of ", pumice::name(operand));
    switch (info(i.op).yields) {
      case Yields::truth:
        require(i.dtype == DType::boolean, "result is not bool");
        break;
      case Yields::same:
      case Yields::last:
        require(i.dtype == operand, "result dtype differs");
        break;
      case Yields::attribute:
        if (i.op == Op::bitcast)
          require(size_of(i.dtype) == size_of(operand), "bitcast changes the size");
    }
  }

  void memory(const Instruction& i) const {
    bool stores = i.code == Code::store;
    check_count(i, stores ? 2 : 1, stores ? 3 : 2);
    if (i.immediate >= p_.buffers.size()) fail("there is no buffer ", i.immediate);
    const ProgramBuffer& b = p_.buffers[i.immediate];
    require(stores ? b.written : b.read, "the buffer's access flags do not allow it");
    require(i.dtype == b.dtype, "dtype is not the buffer's");
    require(i.alignment >= 1, "alignment is 0");
    if (stores) same_type(i, arg(i, 1), "value differs");
    require(is_int(arg(i, 0).dtype), "index is no int");
    require(arg(i, 0).lanes == 1 || arg(i, 0).lanes == i.lanes, "index lanes differ");
    size_t mask = stores ? 2 : 1;
    if (i.args.size() <= mask) return;
    require(arg(i, mask).dtype == DType::boolean, "mask is not bool");
    require(arg(i, mask).lanes == 1 || arg(i, mask).lanes == i.lanes, "mask lanes differ");
  }

  void merge(const Instruction& i) const {
    check_count(i, 3, 4);
    if (i.immediate >= p_.buffers.size()) fail("there is no buffer ", i.immediate);
    const ProgramBuffer& b = p_.buffers[i.immediate];
    require(b.written, "the buffer's access flags do not allow it");
    require(b.dtype == DType::u32 && i.dtype == DType::u32, "merges into what are no words");
    require(i.lanes == 1 && is_int(arg(i, 0).dtype) && arg(i, 0).lanes == 1, "index is no scalar");
    same_type(i, arg(i, 1), "value differs");
    same_type(i, arg(i, 2), "bits differ");
    if (i.args.size() == 4)
      require(arg(i, 3).dtype == DType::boolean && arg(i, 3).lanes == 1, "mask is no bool scalar");
  }

  void loop(const Instruction& i) {
    check_count(i, 1, SIZE_MAX);
    require(is_int(i.dtype) && i.lanes == 1, "counter is no int scalar");
    same_type(i, arg(i, 0), "count differs from counter");
    Open open{now_, made_.size(), {}};
    for (size_t k = 1; k < i.args.size(); ++k) {
      bool follows = now_ + k < p_.body.size() && p_.body[now_ + k].code == Code::carry;
      if (!follows) fail("carry ", k, " does not follow");
      const Instruction& carry = p_.body[now_ + k];
      if (carry.args.size() != 1 || carry.args[0] != i.args[k])
        fail("carry %", now_ + k, " does not start as %", i.args[k]);
      open.carries.push_back(now_ + k);
    }
    open_.push_back(std::move(open));
  }

  void carry(const Instruction& i) const {
    check_count(i, 1, 1);
    bool known = !open_.empty() &&
                 std::find(open_.back().carries.begin(), open_.back().carries.end(), now_) !=
                     open_.back().carries.end();
    require(known, "no loop takes this carry");
    same_type(i, arg(i, 0), "carry differs from its start");
  }

  void close(const Instruction& i, Code opener) {
    if (open_.empty() || p_.body[open_.back().start].code != opener) fail("closes nothing");
    Open open = std::move(open_.back());
    open_.pop_back();
    check_count(i, open.carries.size(), open.carries.size());
    for (size_t k = 0; k < open.carries.size(); ++k)
      same_type(p_.body[open.carries[k]], arg(i, k), "next value differs from its carry");
    // What was made inside is gone, but for the carries, which hold their last values. The
    // counter stands before the first of them.
    for (size_t m = open.made; m < made_.size(); ++m) visible_[made_[m]] = false;
    for (size_t c : open.carries) visible_[c] = true;
    made_.resize(open.made);
    for (size_t c : open.carries) made_.push_back(c);
  }

  void check(const Instruction& i) {
    check_args(i);
    require(i.lanes >= 1, "has no lanes");
    switch (i.code) {
      case Code::constant:
        check_count(i, 0, 0);
        break;
      case Code::scalar:
        check_count(i, 0, 0);
        require(i.immediate / (i.dtype == DType::u32 ? 2 : 1) < p_.scalars.size(),
                "there is no such scalar");
        require(is_int(i.dtype) && i.lanes == 1, "is no int scalar");
        break;
      case Code::grid:
        check_count(i, 0, 0);
        require((i.dtype == DType::i32 || i.dtype == DType::i64) && i.lanes == 1,
                "is neither i32 nor i64");
        break;
      case Code::arithmetic:
        arithmetic(i);
        break;
      case Code::broadcast:
        check_count(i, 1, 1);
        require(arg(i, 0).lanes == 1 && arg(i, 0).dtype == i.dtype, "argument is no such scalar");
        break;
      case Code::lane_index:
        check_count(i, 0, 0);
        require(is_int(i.dtype), "is no int");
        break;
      case Code::extract:
        check_count(i, 1, 1);
        require(i.immediate < arg(i, 0).lanes, "there is no such lane");
        require(i.lanes == 1 && i.dtype == arg(i, 0).dtype, "result differs");
        break;
      case Code::horizontal:
        check_count(i, 1, 1);
        require(info(i.op).kind == OpKind::reduce, "op is no reduction");
        require(i.lanes == 1 && i.dtype == arg(i, 0).dtype, "result differs");
        break;
      case Code::load:
      case Code::store:
        memory(i);
        break;
      case Code::merge:
        merge(i);
        break;
      case Code::loop:
        loop(i);
        break;
      case Code::carry:
        carry(i);
        break;
      case Code::end_loop:
        close(i, Code::loop);
        break;
      case Code::begin_if:
        check_count(i, 1, 1);
        require(arg(i, 0).dtype == DType::boolean && arg(i, 0).lanes == 1,
                "condition is no bool scalar");
        open_.push_back({now_, made_.size(), {}});
        break;
      case Code::end_if:
        close(i, Code::begin_if);
        break;
    }
  }

  const Program& p_;
  size_t now_ = SIZE_MAX;
  std::vector<bool> visible_;
  std::vector<size_t> made_;
  std::vector<Open> open_;
};

}  // namespace

void verify(const Program& program) { Verifier(program).run(); }

}  // namespace pumice::ir
