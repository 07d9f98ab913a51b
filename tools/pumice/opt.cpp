#include <pumice/error.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

#include "commands.h"
#include "engine/device.h"
#include "ir/parse.h"
#include "ir/print.h"
#include "kernel/kernel.h"
#include "kernel/passes.h"
#include "schedule/schedule.h"

namespace pumice::tool {

const char* const opt_usage =
    "pumice opt [--from graph|kernel|program] [--to kernel|program|assembly]\n"
    "           [--pass NAME]... [--list] [--device NAME] [--plain] [FILE]\n"
    "  Reads IR as text (default: a graph, from the standard input) and takes it further: cuts a\n"
    "  graph into kernels, lowers kernels to programs (default), compiles programs.\n"
    "  --pass     run these passes on each kernel, in this order, and print kernels\n"
    "  --list     list the passes\n"
    "  --device   whose target to aim at (default cpu)\n"
    "  --plain    lower without any schedule\n";

namespace {

enum class Form { graph, kernel, program, assembly };
constexpr const char* form_names[] = {"graph", "kernel", "program", "assembly"};

struct Settings {
  Form from = Form::graph, to = Form::program;
  std::vector<const kernel::Pass*> passes;
  std::string device = "cpu", file;
  bool plain = false, list = false, to_given = false;
};

Form form_of(const std::string& option, const std::string& name) {
  for (int f = 0; f < 4; ++f)
    if (name == form_names[f]) return Form(f);
  throw UsageError("[opt] " + option + " does not know '" + name + "'");
}

const kernel::Pass* pass_of(const std::string& name) {
  for (const auto& pass : kernel::passes())
    if (pass.name == name) return &pass;
  throw UsageError("[opt] no pass '" + name + "'; --list lists them");
}

Settings parse_settings(Arguments arguments) {
  Settings s;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string& name = arguments[i];
    auto value = [&]() -> const std::string& {
      if (++i == arguments.size()) throw UsageError("[opt] " + name + " needs a value");
      return arguments[i];
    };
    if (name == "--from")
      s.from = form_of(name, value());
    else if (name == "--to")
      s.to = form_of(name, value()), s.to_given = true;
    else if (name == "--pass")
      s.passes.push_back(pass_of(value()));
    else if (name == "--list")
      s.list = true;
    else if (name == "--device")
      s.device = value();
    else if (name == "--plain")
      s.plain = true;
    else if (name.starts_with("-"))
      throw UsageError("[opt] unknown option '" + name + "'");
    else
      s.file = name;
  }
  if (!s.passes.empty() && !s.to_given) s.to = Form::kernel;
  if (s.from > s.to || (s.from == s.to && s.passes.empty()))
    throw UsageError(std::string("[opt] cannot go from ") + form_names[int(s.from)] + " to " +
                     form_names[int(s.to)]);
  return s;
}

std::string read_text(const std::string& file) {
  if (file.empty()) return {std::istreambuf_iterator<char>(std::cin), {}};
  std::ifstream in(file, std::ios::binary);
  if (!in) throw UsageError("[opt] cannot open '" + file + "'");
  return {std::istreambuf_iterator<char>(in), {}};
}

// The kernels of a graph; inputs are those slots that occur.
std::vector<ir::Kernel> kernels_of(const std::string& text, const ir::Target& target) {
  auto roots = ir::parse(text);
  int64_t inputs = 0;
  for (const auto& node : ir::topological_order(roots))
    if (node->op == ir::Op::input) inputs = std::max(inputs, node->attribute.ints[0] + 1);
  std::vector<ir::Kernel> kernels;
  for (auto& launch : schedule::plan(roots, int(inputs), target).launches)
    kernels.push_back(std::move(launch.kernel));
  return kernels;
}

void show(const std::string& text) {
  std::printf("%s%s", text.c_str(), text.ends_with('\n') ? "" : "\n");
}

void show_program(const ir::Program& p, const Settings& s, const engine::Device& device) {
  if (s.to == Form::program) return show(ir::print(p));
  if (!device.backend() || !device.backend()->disassemble)
    throw UsageError("[opt] the device '" + s.device + "' has no assembly");
  show(device.backend()->disassemble(p, device.target()));
}

}  // namespace

int opt(Arguments arguments) {
  Settings s = parse_settings(arguments);
  if (s.list) {
    for (const auto& pass : kernel::passes())
      std::printf("%-20s%s\n", std::string(pass.name).c_str(), pass.optional ? "optional" : "");
    return 0;
  }
  std::string text = read_text(s.file);
  const engine::Device& device = engine::open(s.device);
  const ir::Target& target = device.target();
  if (s.from == Form::program) {
    show_program(ir::parse_program(text), s, device);
    return 0;
  }
  std::vector<ir::Kernel> kernels;
  if (s.from == Form::graph)
    kernels = kernels_of(text, target);
  else
    kernels.push_back(ir::parse_kernel(text));
  for (ir::Kernel& k : kernels) {
    for (const auto* pass : s.passes) k = pass->run(k, target);
    if (s.to == Form::kernel)
      show(ir::print(k));
    else
      show_program(s.plain ? kernel::lower_plain(k, target) : kernel::lower(k, target), s, device);
  }
  return 0;
}

}  // namespace pumice::tool
