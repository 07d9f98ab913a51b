#include <algorithm>
#include <array>
#include <charconv>

#include "ir/parse.h"
#include "ir/print.h"
#include "ir/program.h"
#include "ir/text_form.h"

// The text form of Program:
//   program softmax
//   variable batch, 1, 64
//   buffer f32 read
//   buffer f32 read write
//   scalar batch
//   count mul(batch, 4)
//   workgroup 64
//   %0 = grid : i64
//   %1 = load[0](%0) align 4 : f32x4
//   %2 = add(%1, %1) : f32x4
//   store[1](%0, %2) align 4 : f32x4
// Instructions that make no value have no number of their own, but are counted.
namespace pumice::ir {

namespace {

constexpr std::array<std::string_view, 16> code_names = {
    "constant", "scalar",     "grid",     "arithmetic", "broadcast", "lane_index",
    "extract",  "horizontal", "load",     "store",      "merge",     "loop",
    "carry",    "end_loop",   "begin_if", "end_if"};

bool makes_value(Code c) {
  return c != Code::store && c != Code::merge && c != Code::end_loop && c != Code::begin_if &&
         c != Code::end_if;
}
bool stores(Code c) { return c == Code::store || c == Code::merge; }
bool has_immediate(Code c) {
  return c == Code::scalar || c == Code::extract || c == Code::load || c == Code::store ||
         c == Code::merge;
}

std::string print(const Instruction& i, size_t index) {
  std::string out;
  if (makes_value(i.code)) out = cat("%", index, " = ");
  out += i.code == Code::arithmetic ? name(i.op) : code_names[size_t(i.code)];
  if (i.code == Code::horizontal) out += cat(" ", name(i.op));
  if (i.code == Code::constant) out += cat("[", constant_text(i.immediate, i.dtype), "]");
  if (has_immediate(i.code)) out += cat("[", i.immediate, "]");
  if (!i.args.empty())
    out += cat("(", join(i.args, ", ", [](uint32_t a) { return cat("%", a); }), ")");
  if (i.alignment != 1) out += cat(" align ", i.alignment);
  if (makes_value(i.code) || stores(i.code)) {
    out += cat(" : ", pumice::name(i.dtype));
    if (i.lanes != 1) out += cat("x", i.lanes);
  }
  return out + "\n";
}

// "f32", or "f32x4" of several lanes.
void read_type(Reader& in, Instruction& i) {
  std::string_view word = in.expect_word("a dtype");
  size_t x = word.find('x');
  auto dtype = find_dtype(word.substr(0, x));
  if (!dtype) in.fail("expected a dtype, got '", word, "'");
  i.dtype = *dtype;
  if (x == std::string_view::npos) return;
  unsigned n = 0;
  const char* end = word.data() + word.size();
  auto [stop, error] = std::from_chars(word.data() + x + 1, end, n);
  if (error != std::errc() || stop != end || n < 2 || n > 4096)
    in.fail("expected a lane count, got '", word, "'");
  i.lanes = uint16_t(n);
}

Instruction read_instruction(Reader& in, size_t index) {
  Instruction i;
  bool numbered = in.sees("%");
  if (numbered) {
    uint64_t number = in.expect_reference();
    if (number != index) in.fail("expected %", index, ", got %", number);
    in.expect("=");
  }
  std::string_view word = in.expect_word("an instruction");
  auto code = std::find(code_names.begin(), code_names.end(), word);
  if (code != code_names.end() && word != "arithmetic") {
    i.code = Code(code - code_names.begin());
  } else {
    auto op = find_op(word);
    if (!op || !is_elementwise(*op)) in.fail("expected an instruction, got '", word, "'");
    i.code = Code::arithmetic;
    i.op = *op;
  }
  if (numbered != makes_value(i.code))
    in.fail(word, numbered ? " makes no value" : " makes a value: expected '%n ='");
  if (i.code == Code::horizontal) i.op = in.expect_op();
  if (i.code == Code::constant) {
    in.expect("[");
    i.immediate = in.expect_constant(in.dtype_ahead());
    in.expect("]");
  } else if (has_immediate(i.code)) {
    in.expect("[");
    i.immediate = uint64_t(in.expect_number());
    in.expect("]");
  }
  if (in.accept("(")) {
    do {
      uint64_t arg = in.expect_reference();
      if (arg >= index) in.fail("%", arg, " is not defined above");
      i.args.push_back(uint32_t(arg));
    } while (in.accept(","));
    in.expect(")");
  }
  if (in.accept("align")) i.alignment = uint16_t(in.expect_number());
  if (makes_value(i.code) || stores(i.code)) {
    in.expect(":");
    read_type(in, i);
  }
  return i;
}

void read_buffer(Reader& in, Program& program) {
  ProgramBuffer b{in.expect_dtype(), false, false};
  while (!in.at_end()) {
    if (in.accept("read"))
      b.read = true;
    else if (in.accept("write"))
      b.written = true;
    else
      in.expected("read or write");
  }
  program.buffers.push_back(b);
}

}  // namespace

std::string print(const Program& p) {
  VariableList variables;
  for (auto& s : p.scalars) variables.add(s);
  variables.add(p.count);
  std::string out = cat("program ", p.name, "\n");
  for (auto& v : variables.nodes())
    out += cat("variable ", v->attribute.name, ", ", v->attribute.ints[0], ", ",
               v->attribute.ints[1], "\n");
  for (auto& b : p.buffers)
    out += cat("buffer ", pumice::name(b.dtype), b.read ? " read" : "", b.written ? " write" : "",
               "\n");
  for (auto& s : p.scalars) out += cat("scalar ", print(s), "\n");
  out += cat("count ", print(p.count), "\n");
  if (p.workgroup != 1) out += cat("workgroup ", p.workgroup, "\n");
  std::string indent;
  for (size_t i = 0; i < p.body.size(); ++i) {
    Code c = p.body[i].code;
    if ((c == Code::end_loop || c == Code::end_if) && indent.size() >= 2)
      indent.resize(indent.size() - 2);
    out += indent + print(p.body[i], i);
    if (c == Code::loop || c == Code::begin_if) indent += "  ";
  }
  return out;
}

Program parse_program(std::string_view text) {
  Reader in(text);
  Program p;
  if (!in.next_line()) in.fail("expected 'program', got the end of the text");
  in.expect("program");
  p.name = in.expect_word();
  in.expect_end();
  while (in.next_line()) {
    bool header = p.body.empty();
    if (header && in.accept("variable")) {
      std::string name(in.expect_word());
      in.expect(",");
      int64_t lowest = in.expect_number();
      in.expect(",");
      int64_t highest = in.expect_number();
      if (lowest > highest) in.fail("variable ", name, " has an empty range");
      in.declare(variable(name, lowest, highest));
    } else if (header && in.accept("buffer")) {
      read_buffer(in, p);
    } else if (header && in.accept("scalar")) {
      p.scalars.push_back(in.expect_dim());
    } else if (header && in.accept("count")) {
      p.count = in.expect_dim();
    } else if (header && in.accept("workgroup")) {
      p.workgroup = int(in.expect_number());
    } else {
      p.body.push_back(read_instruction(in, p.body.size()));
    }
    in.expect_end();
  }
  return p;
}

}  // namespace pumice::ir
