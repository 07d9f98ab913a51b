#include "backends/vulkan/estimate.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <utility>

#include "ir/node.h"
#include "ir/program.h"

namespace pumice::backends::vulkan {

namespace {

using ir::Code;
using ir::Instruction;
using ir::Op;

// A number times scalars of the launch.
struct Product {
  double factor = 1;
  std::vector<uint32_t> scalars;
};

Product operator*(Product a, const Product& b) {
  a.factor *= b.factor;
  a.scalars.insert(a.scalars.end(), b.scalars.begin(), b.scalars.end());
  std::sort(a.scalars.begin(), a.scalars.end());
  return a;
}

Product value_of(const ir::Program& p, uint32_t id);

// Sums keep their first part: an offset does not matter to a length that is worth estimating.
Product arithmetic(const ir::Program& p, const Instruction& i) {
  if (i.op == Op::mul) return value_of(p, i.args[0]) * value_of(p, i.args[1]);
  Product first = value_of(p, i.args[0]);
  if (i.args.size() < 2) return first;
  Product second = value_of(p, i.args[1]);
  bool constants = first.scalars.empty() && second.scalars.empty();
  if (i.op == Op::div && second.scalars.empty() && second.factor > 0) first.factor /= second.factor;
  if (i.op == Op::add && constants) first.factor += second.factor;
  return first.scalars.empty() && !constants ? second : first;
}

Product value_of(const ir::Program& p, uint32_t id) {
  const Instruction& i = p.body[id];
  if (i.code == Code::constant) return {double(int64_t(i.immediate)), {}};
  if (i.code == Code::scalar)
    return {1, {uint32_t(i.dtype == DType::u32 ? i.immediate / 2 : i.immediate)}};
  if (i.code == Code::arithmetic) return arithmetic(p, i);
  return i.code == Code::broadcast ? value_of(p, i.args[0]) : Product{};
}

double instructions_of(const Instruction& i) {
  constexpr double access = 8;  // a word of memory beside arithmetic
  switch (i.code) {
    case Code::arithmetic:
    case Code::horizontal:
      return i.lanes;
    case Code::load:
    case Code::store:
    case Code::merge:
      return access * std::max<double>(1, i.lanes * double(size_of(i.dtype)) / 4);
    default:
      return 1;
  }
}

}  // namespace

std::vector<hal::WorkTerm> work_of(const ir::Program& program) {
  std::map<std::vector<uint32_t>, double> sums;
  std::vector<Product> around{{}};
  for (const Instruction& i : program.body) {
    sums[around.back().scalars] += instructions_of(i) * around.back().factor;
    if (i.code == Code::loop) around.push_back(around.back() * value_of(program, i.args[0]));
    if (i.code == Code::end_loop) around.pop_back();
  }
  std::vector<hal::WorkTerm> terms;
  for (const auto& [scalars, instructions] : sums) terms.push_back({instructions, scalars});
  return terms;
}

Cost::Cost(const std::vector<hal::WorkTerm>& terms) {
  for (const hal::WorkTerm& term : terms)
    if (term.scalars.empty())
      fixed_ += term.instructions;
    else
      scaled_.push_back(term);
}

double Cost::scaled(std::span<const std::byte> scalars) const {
  double sum = 0;
  for (const hal::WorkTerm& term : scaled_) {
    double product = term.instructions;
    for (uint32_t s : term.scalars) {
      int64_t value;
      std::memcpy(&value, scalars.data() + 8 * s, 8);
      product *= double(std::max<int64_t>(value, 0));
    }
    sum += product;
  }
  return sum;
}

double Work::nanoseconds(double device_pace) const {
  double sum = 0;
  for (const auto& [cost, instructions] : shares_)
    sum += nanoseconds(*cost, instructions, device_pace);
  return sum;
}

// All kernels of the submission are corrected by one factor. Part of the time is the launches' own,
// whatever they compute, so that a time beyond the estimate shows a slower pace only without it. A
// short time that is longer than the last is likelier to be a device that was disturbed.
void Work::learn(double took, std::atomic<double>& device_pace) {
  constexpr double of_a_launch = 20e3, is_short = 20e6, most_rise = 1.25;
  double device = device_pace.load(), expected = nanoseconds(device), instructions = 0;
  if (!(took > 0) || !(expected > 0)) return;
  double computed = took - of_a_launch * double(shares_.size());
  double factor = std::max(computed / expected, std::min(took / expected, 1.0));
  std::sort(shares_.begin(), shares_.end());
  const Cost* last = nullptr;
  for (const auto& [cost, share] : shares_) {
    instructions += share;
    if (std::exchange(last, cost.get()) == cost.get()) continue;
    bool jumps = took > is_short || !cost->measured();
    cost->pace = nanoseconds(*cost, 1, device) * (jumps ? factor : std::min(factor, most_rise));
    ++cost->samples;
  }
  // Kernels differ: what is not known is taken for one of the slower.
  if (computed > 0) device_pace = std::max(took / instructions, device / 2);
}

}  // namespace pumice::backends::vulkan
