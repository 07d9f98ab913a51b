#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include "base/text.h"
#include "ir/interpret.h"
#include "ir/print.h"
#include "ir/rewrite.h"
#include "ir/scalar.h"
#include "ir/simplify.h"
#include "ir/simplify_rules.h"
#include "pumice/error.h"

namespace pumice::ir {
namespace {

constexpr int64_t count = 64;

// Numbers that rules trip over, then random ones.
Array samples(DType t, std::mt19937_64& random) {
  static const double special[] = {0.0, -0.0,     1,         -1,           2,   0.5, -2.5,
                                   127, INFINITY, -INFINITY, std::nan(""), 1e30};
  Array a(t, {count});
  for (size_t i = 0; i < a.size(); ++i) {
    uint64_t r = random();
    if (i < std::size(special) * 2)
      a.words[i] = word_of_double(special[r % std::size(special)], t);
    else if (is_float(t))
      a.words[i] = word_of_double(std::ldexp(double(int64_t(r)), -60), t);
    else
      a.words[i] = canonical_word(i % 2 ? r & 1 : r & 15, t);
    if (is_int(t) && i % 5 == 0) a.words[i] = canonical_word(r, t);
  }
  return a;
}

Array value(const NodeRef& n, const std::vector<Array>& inputs) {
  return interpret(
      n, [&](const Node& x) -> const Array& { return inputs.at(size_t(x.attribute.ints[0])); });
}

// Reads the dtype that letters must have out of the rule: conditions of `where` are bool.
bool is_condition(const std::string& rule, std::string_view letter) {
  return letter == "z" && rule.find("where") != std::string::npos;
}

TEST(rules, each_keeps_value_and_type) {
  const Rules& rules = simplify_rules();
  ASSERT_GT(rules.size(), 60u);
  std::mt19937_64 random(1);
  for (size_t rule = 0; rule < rules.size(); ++rule) {
    for (int k = 0; k < dtype_count; ++k) {
      auto t = DType(k);
      if (!rules.takes(rule, t)) continue;
      int fired = 0;
      for (int round = 0; round < 60; ++round) {
        std::vector<Array> inputs;
        auto leaf = [&](std::string_view letter) -> NodeRef {
          if (letter[0] == 'c') {
            static const double pool[] = {0, 1, 2, 3, 4, 8, 12, 100, -1, -4};
            return expand(constant(pool[random() % 10], t), {count});
          }
          DType own = is_condition(rules.text(rule), letter) ? DType::boolean : t;
          inputs.push_back(samples(own, random));
          return input(int(inputs.size()) - 1, own, {count});
        };
        NodeRef before, after;
        try {
          before = rules.pattern(rule, t, leaf);
        } catch (const UsageError&) {
          break;  // "any" holds dtypes that the op does not take
        }
        if (!before || before->op == Op::expand) break;  // the pattern folded
        Intervals intervals;
        after = rules.apply_one(rule, before, intervals);
        if (after == before) continue;
        ++fired;
        EXPECT_EQ(after->dtype, before->dtype) << rules.text(rule);
        EXPECT_EQ(after->shape, before->shape) << rules.text(rule);
        ASSERT_EQ(value(after, inputs).words, value(before, inputs).words)
            << rules.text(rule) << " for " << name(t);
      }
      bool conditional = rules.text(rule).find(" when ") != std::string::npos;
      bool truths = rules.text(rule).find("bit_not(") != std::string::npos;
      if (!conditional && !truths) {
        EXPECT_GT(fired, 0) << rules.text(rule) << " for " << name(t);
      }
    }
  }
}

// Conditions speak of intervals, so x needs one: a remainder of something.
TEST(rules, conditions_hold_where_they_say) {
  const Rules& rules = simplify_rules();
  std::mt19937_64 random(2);
  std::map<size_t, int> fired;
  for (size_t rule = 0; rule < rules.size(); ++rule) {
    if (rules.text(rule).find(" when ") == std::string::npos) continue;
    for (int k = 0; k < dtype_count; ++k) {
      auto t = DType(k);
      if (!rules.takes(rule, t)) continue;
      for (int round = 0; round < 400; ++round) {
        std::vector<Array> inputs;
        auto leaf = [&](std::string_view letter) -> NodeRef {
          static const double pool[] = {0, 1, 2, 3, 4, 8, 12, 100, -1, -4};
          if (letter[0] == 'c') return constant(pool[random() % 10], t);
          inputs.push_back(samples(t, random));
          inputs.back().shape = {};
          inputs.back().words.resize(1);
          inputs.back().words[0] = canonical_word(random(), t);
          NodeRef x = bit_and(input(int(inputs.size()) - 1, t, {}), constant(15, t));
          switch (random() % 3) {
            case 0:
              return x;
            case 1:
              return add(x, constant(16, t));
            default:
              return sub(x, constant(double(random() % 10), t));
          }
        };
        NodeRef before = rules.pattern(rule, t, leaf);
        if (!before || before->op == Op::constant) continue;
        Intervals intervals;
        NodeRef after = rules.apply_one(rule, before, intervals);
        if (after == before) continue;
        ++fired[rule];
        ASSERT_EQ(value(after, inputs).words, value(before, inputs).words)
            << rules.text(rule) << " for " << name(t) << "\n"
            << print(before) << print(after);
      }
    }
    EXPECT_GT(fired[rule], 0) << rules.text(rule);
  }
}

// Random expressions over tensors of one dtype, with constants that rules look for.
struct RandomTensor {
  std::mt19937_64 random;
  DType t;
  std::vector<NodeRef> leaves, conditions;

  NodeRef make_node(int depth) {
    if (depth == 0) {
      if (random() % 3 == 0) {
        static const double pool[] = {0, 1, -1, 2, -0.0, 3};
        return like(leaves[0], pool[random() % 6]);
      }
      return leaves[random() % leaves.size()];
    }
    for (;;) {
      auto ops = all_ops();
      Op op = ops[random() % ops.size()];
      if (!is_elementwise(op) || op == Op::philox || op == Op::bitcast) continue;
      if (op == Op::cast) {
        auto other = DType(random() % dtype_count);
        return cast(cast(make_node(depth - 1), other), t);
      }
      try {
        SmallVector<NodeRef, 3> operands;
        for (int i = 0; i < info(op).arity; ++i)
          operands.push_back(op == Op::where && i == 0 ? condition(depth - 1)
                                                       : make_node(depth - 1));
        NodeRef n = make(op, std::move(operands));
        return n->dtype == t ? n : where(n, make_node(depth - 1), leaves[0]);
      } catch (const UsageError&) {
      }
    }
  }
  NodeRef condition(int depth) {
    if (depth == 0) return conditions[random() % conditions.size()];
    switch (random() % 6) {
      case 0:
        return lt(make_node(depth - 1), make_node(depth - 1));
      case 1:
        return eq(make_node(depth - 1), make_node(depth - 1));
      case 2:
        return bit_not(condition(depth - 1));
      case 3:
        return bit_and(condition(depth - 1), condition(depth - 1));
      case 4:
        return bit_or(condition(depth - 1), condition(depth - 1));
      default:
        return where(condition(depth - 1), condition(depth - 1), condition(depth - 1));
    }
  }
};

TEST(rules, random_expressions_come_to_rest_and_keep_their_value) {
  for (int k = 0; k < dtype_count; ++k) {
    auto t = DType(k);
    for (unsigned seed = 0; seed < 150; ++seed) {
      RandomTensor r{std::mt19937_64(seed), t, {}, {}};
      std::vector<Array> inputs;
      for (int i = 0; i < 3; ++i) {
        inputs.push_back(samples(t, r.random));
        r.leaves.push_back(input(i, t, {count}));
      }
      for (int i = 3; i < 5; ++i) {
        inputs.push_back(samples(DType::boolean, r.random));
        r.conditions.push_back(input(i, DType::boolean, {count}));
      }
      NodeRef n = r.make_node(1 + int(seed % 4));
      std::vector<uint64_t> want = value(n, inputs).words;
      NodeRef simple = simplify(n), ruled = rewrite(n, simplify_rules());
      EXPECT_EQ(simplify(simple), simple) << print(n) << print(simple);
      ASSERT_EQ(value(simple, inputs).words, want) << print(n) << print(simple);
      ASSERT_EQ(value(ruled, inputs).words, want) << print(n) << print(ruled);
    }
  }
}

TEST(rewrite, own_rules) {
  Rules rules(
      "float div(x, sqrt(y)) => mul(x, pow(y, -0.5))\n"
      "int mul(add(x, y), c0) => add(mul(x, c0), mul(y, c0)) when c0 != 0\n"
      "// a comment\n"
      "int shl(x, c0) => mul(x, shl(1, c0)) when 0 <= c0 and c0 < 31\n");
  EXPECT_EQ(rules.size(), 3u);
  auto x = input(0, DType::i32, {3}), y = input(1, DType::i32, {3});
  EXPECT_EQ(rewrite(mul(like(x, 6), add(x, y)), rules),
            add(mul(x, like(x, 6)), mul(y, like(x, 6))));
  EXPECT_EQ(rewrite(shl(x, like(x, 3)), rules), mul(x, like(x, 8)));
  EXPECT_EQ(rewrite(shl(x, like(x, 31)), rules), shl(x, like(x, 31)));
  auto f = input(0, DType::f32, {});
  EXPECT_EQ(rewrite(div(f, sqrt(f)), rules), mul(f, pow(f, constant(-0.5, DType::f32))));
}

TEST(rewrite, endless_rules_are_caught) {
  Rules swap("int sub(x, y) => neg(sub(y, x))\n");
  auto x = input(0, DType::i32, {}), y = input(1, DType::i32, {});
  EXPECT_THROW(rewrite(sub(x, y), swap), InternalError);
  Rules grow("int add(x, y) => add(add(x, y), 1)\n");
  EXPECT_THROW(rewrite(add(x, y), grow), InternalError);
}

TEST(rewrite, rule_errors_have_lines) {
  auto error = [](const char* text) -> std::string {
    try {
      Rules rules{text};
    } catch (const UsageError& e) {
      return e.what();
    }
    return "no error";
  };
  EXPECT_EQ(error("\nint add(x) => x"), "[parse] line 2: add wants 2 operands, got 1");
  EXPECT_EQ(error("int add(x, y) => z"), "[parse] line 1: the left side does not bind z");
  EXPECT_EQ(error("odd add(x, y) => x"), "[parse] line 1: 'odd' is no class of dtypes");
  EXPECT_EQ(error("int x => x"), "[parse] line 1: the left side is no op");
  EXPECT_EQ(error("int reshape(x) => x"),
            "[parse] line 1: expected an elementwise op, got 'reshape'");
  EXPECT_EQ(error("int add(x, y) = x"), "[parse] line 1: expected '=>', got '='");
  EXPECT_EQ(error("int add(x, y) => x when x > y"),
            "[parse] line 1: expected one of < <= == !=, got '>'");
}

}  // namespace
}  // namespace pumice::ir
