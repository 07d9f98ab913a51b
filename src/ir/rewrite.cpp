#include "ir/rewrite.h"

#include <charconv>
#include <unordered_map>

#include "base/error.h"
#include "ir/fold.h"
#include "ir/pattern.h"
#include "ir/scalar.h"
#include "ir/text_form.h"

namespace pumice::ir {

namespace {

enum class Compare : uint8_t { less, less_equal, equal, not_equal };

struct Condition {
  PatternTerm left, right;
  Compare compare;
};

bool surely(Compare c, const Interval& a, const Interval& b) {
  switch (c) {
    case Compare::less:
      return a.highest < b.lowest;
    case Compare::less_equal:
      return a.highest <= b.lowest;
    case Compare::equal:
      return a.is_constant() && b.is_constant() && a.lowest == b.lowest;
    case Compare::not_equal:
      return a.highest < b.lowest || b.highest < a.lowest;
  }
  return false;
}

Compare read_compare(Reader& in) {
  if (in.accept("<=")) return Compare::less_equal;
  if (in.accept("<")) return Compare::less;
  if (in.accept("==")) return Compare::equal;
  if (in.accept("!=")) return Compare::not_equal;
  in.expected("one of < <= == !=");
}

// The matched nodes as scalars: conditions speak of one element.
std::optional<Bound> scalars(const Bound& bound) {
  Bound out = bound;
  for (auto& n : out) {
    if (!n || n->rank() == 0) continue;
    auto word = uniform_value(n);
    n = word ? constant_bits(*word, n->dtype) : nullptr;
  }
  return out;
}

}  // namespace

struct Rules::Rule {
  std::string text;
  DTypeSet dtypes;
  PatternTerm left, right;
  std::vector<Condition> conditions;

  bool allowed(const Bound& bound, const NodeRef& node) const {
    DType t = bound[0] ? bound[0]->dtype : node->dtype;
    return dtypes.test(size_t(t));
  }

  bool holds(const Bound& bound, Intervals& intervals) const {
    if (conditions.empty()) return true;
    auto scalar = scalars(bound);
    DType t = DType::i64;
    for (auto& n : bound)
      if (n) t = n->dtype;
    for (auto& c : conditions) {
      NodeRef a = build(c.left, *scalar, t, {}), b = build(c.right, *scalar, t, {});
      if (!a || !b || !surely(c.compare, intervals.of(a), intervals.of(b))) return false;
    }
    return true;
  }

  NodeRef apply(const NodeRef& node, Intervals& intervals) const {
    Bound bound;
    NodeRef result = node;
    match(left, node, bound, [&] {
      if (!allowed(bound, node) || !holds(bound, intervals)) return false;
      result = build(right, bound, node->dtype, node->shape);
      return true;
    });
    PUMICE_ASSERT(result && result->dtype == node->dtype && result->shape == node->shape, text);
    return result;
  }
};

Rules::Rules(std::string_view text) : by_op_(all_ops().size()) {
  Reader in(text);
  while (in.next_line()) {
    Rule rule;
    rule.text = std::string(in.rest_of_line());
    rule.dtypes = read_dtypes(in);
    rule.left = read_term(in);
    if (rule.left.kind != PatternTerm::Kind::op) in.fail("the left side is no op");
    in.expect("=>");
    rule.right = read_term(in);
    if (in.accept("when")) {
      do {
        Condition c;
        c.left = read_term(in);
        c.compare = read_compare(in);
        c.right = read_term(in);
        rule.conditions.push_back(std::move(c));
      } while (in.accept("and"));
    }
    in.expect_end();
    check_bound(in, rule.left, rule.right);
    by_op_[size_t(rule.left.code)].push_back(rules_.size());
    rules_.push_back(std::move(rule));
  }
}

Rules::~Rules() = default;

NodeRef Rules::apply(const NodeRef& node, Intervals& intervals) const {
  for (size_t i : by_op_[size_t(node->op)])
    if (NodeRef n = rules_[i].apply(node, intervals); n != node) return n;
  return node;
}

size_t Rules::size() const { return rules_.size(); }
const std::string& Rules::text(size_t rule) const { return rules_[rule].text; }
bool Rules::takes(size_t rule, DType dtype) const {
  return rules_[rule].dtypes.test(size_t(dtype));
}

NodeRef Rules::pattern(size_t rule, DType dtype,
                       const std::function<NodeRef(std::string_view)>& leaf) const {
  Bound bound;
  fill(rules_[rule].left, bound, leaf);
  Shape shape;
  for (auto& n : bound)
    if (n && n->op != Op::constant) shape = n->shape;
  return build(rules_[rule].left, bound, dtype, shape);
}

NodeRef Rules::apply_one(size_t rule, const NodeRef& node, Intervals& intervals) const {
  return rules_[rule].apply(node, intervals);
}

namespace {

class Rewriter {
 public:
  explicit Rewriter(const Rules& rules) : rules_(rules) {}

  NodeRef run(const NodeRef& root) {
    for (auto& n : topological_order({&root, 1})) {
      if (done_.contains(n)) continue;
      NodeRef now = n;
      for (;;) {
        SmallVector<NodeRef, 3> operands;
        for (auto& x : now->operands) operands.push_back(settled(x));
        now = with_operands(now, std::move(operands));
        NodeRef next = fold(now);
        if (next == now) next = rules_.apply(now, intervals_);
        if (next == now) break;
        PUMICE_ASSERT(++steps_ < most_steps, cat("rules come to no rest at ", name(now->op)));
        now = std::move(next);
        if (auto known = done_.find(now); known != done_.end()) {
          now = known->second;
          break;
        }
      }
      done_.emplace(n, now);
      done_.emplace(now, now);
    }
    return done_.at(root);
  }

 private:
  static constexpr size_t most_steps = 1'000'000;
  // Rules may give operands that were never seen; they are small, so this does not nest deep.
  NodeRef settled(const NodeRef& n) {
    auto known = done_.find(n);
    if (known != done_.end()) return known->second;
    PUMICE_ASSERT(++depth_ < 200, cat("rules nest without end at ", name(n->op)));
    NodeRef result = run(n);
    --depth_;
    return result;
  }

  const Rules& rules_;
  Intervals intervals_;
  std::unordered_map<NodeRef, NodeRef> done_;
  size_t steps_ = 0;
  int depth_ = 0;
};

}  // namespace

NodeRef rewrite(const NodeRef& root, const Rules& rules) { return Rewriter(rules).run(root); }

}  // namespace pumice::ir
