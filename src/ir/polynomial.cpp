#include "ir/polynomial.h"

#include <algorithm>
#include <optional>

#include "base/hash.h"
#include "ir/scalar.h"

namespace pumice::ir {

namespace {

__extension__ typedef __int128 Wide;
constexpr Wide limit = Wide(1) << 62;

int64_t wrapping_add(int64_t a, int64_t b) { return (scalar::Signed(a) + b).value; }
int64_t wrapping_mul(int64_t a, int64_t b) { return (scalar::Signed(a) * b).value; }

// A fixed order of nodes: by content, and by address where two hashes meet.
bool before(const NodeRef& a, const NodeRef& b) {
  return a->hash != b->hash ? a->hash < b->hash : a.get() < b.get();
}

bool before(const Term& a, const Term& b) {
  if (a.key != b.key) return a.key < b.key;
  return std::lexicographical_compare(a.atoms.begin(), a.atoms.end(), b.atoms.begin(),
                                      b.atoms.end(), [](auto& x, auto& y) { return before(x, y); });
}

bool same_atoms(const Term& a, const Term& b) { return a.key == b.key && a.atoms == b.atoms; }

uint64_t key_of(const SmallVector<NodeRef, 2>& atoms) {
  uint64_t key = atoms.size();
  for (auto& x : atoms) key = mix(key, x->hash);
  return key;
}

Polynomial combine(const Polynomial& a, const Polynomial& b, int64_t factor) {
  Polynomial out(wrapping_add(a.constant, wrapping_mul(b.constant, factor)));
  out.terms.reserve(a.terms.size() + b.terms.size());
  auto i = a.terms.begin(), j = b.terms.begin();
  while (i != a.terms.end() || j != b.terms.end()) {
    if (j == b.terms.end() || (i != a.terms.end() && before(*i, *j))) {
      out.terms.push_back(*i++);
      continue;
    }
    bool both = i != a.terms.end() && same_atoms(*i, *j);
    int64_t c = wrapping_mul(j->coefficient, factor);
    if (both) c = wrapping_add(c, i->coefficient);
    if (c != 0) out.terms.push_back({c, j->atoms, j->key});
    if (both) ++i;
    ++j;
  }
  return out;
}

}  // namespace

Polynomial Polynomial::atom(const NodeRef& node) {
  if (node->op == Op::constant) return Polynomial(node->integer());
  Polynomial p;
  Term t{1, {node}, 0};
  t.key = key_of(t.atoms);
  p.terms.push_back(std::move(t));
  return p;
}

bool Polynomial::operator==(const Polynomial& o) const {
  return constant == o.constant && terms.size() == o.terms.size() &&
         std::equal(terms.begin(), terms.end(), o.terms.begin(), [](auto& a, auto& b) {
           return a.coefficient == b.coefficient && same_atoms(a, b);
         });
}

Polynomial operator+(const Polynomial& a, const Polynomial& b) { return combine(a, b, 1); }
Polynomial operator-(const Polynomial& a, const Polynomial& b) { return combine(a, b, -1); }

Polynomial scaled(const Polynomial& a, int64_t factor) {
  return factor == 1 ? a : combine(Polynomial(), a, factor);
}

Polynomial operator*(const Polynomial& a, const Polynomial& b) {
  if (b.is_constant()) return scaled(a, b.constant);
  if (a.is_constant()) return scaled(b, a.constant);
  Polynomial out = scaled(a, b.constant) + scaled(b, a.constant);
  out.constant = wrapping_mul(a.constant, b.constant);
  for (auto& x : a.terms) {
    Polynomial row;
    for (auto& y : b.terms) {
      Term t{wrapping_mul(x.coefficient, y.coefficient), x.atoms, 0};
      t.atoms.append(y.atoms.begin(), y.atoms.end());
      std::sort(t.atoms.begin(), t.atoms.end(), [](auto& p, auto& q) { return before(p, q); });
      t.key = key_of(t.atoms);
      if (t.coefficient != 0) row.terms.push_back(std::move(t));
    }
    std::sort(row.terms.begin(), row.terms.end(), [](auto& p, auto& q) { return before(p, q); });
    out = out + row;
  }
  return out;
}

NodeRef to_node(const Polynomial& p) {
  auto number = [](int64_t v) { return constant_int(v, DType::i64); };
  if (p.terms.empty()) return number(p.constant);
  std::vector<const Term*> order;
  for (auto& t : p.terms) order.push_back(&t);
  auto size = [](int64_t c) { return c < 0 ? 0 - uint64_t(c) : uint64_t(c); };
  // A positive term stands first where there is one, so that no negation is needed.
  std::sort(order.begin(), order.end(), [&](const Term* a, const Term* b) {
    if ((a->coefficient > 0) != (b->coefficient > 0)) return a->coefficient > 0;
    uint64_t x = size(a->coefficient), y = size(b->coefficient);
    return x != y ? x > y : before(*a, *b);
  });
  NodeRef sum;
  bool constant_first = order[0]->coefficient < 0 && p.constant > 0;
  if (constant_first) sum = number(p.constant);
  for (auto* t : order) {
    NodeRef product = t->atoms[0];
    for (size_t i = 1; i < t->atoms.size(); ++i) product = mul(product, t->atoms[i]);
    bool subtract = sum && t->coefficient < 0 && t->coefficient != INT64_MIN;
    int64_t c = subtract ? -t->coefficient : t->coefficient;
    if (c == -1)
      product = neg(product);
    else if (c != 1)
      product = mul(product, number(c));
    sum = !sum ? product : subtract ? sub(sum, product) : add(sum, product);
  }
  return p.constant != 0 && !constant_first ? add(sum, number(p.constant)) : sum;
}

namespace {

Bounds plain_bounds(const Polynomial& p, Intervals& intervals) {
  Wide low = p.constant, high = p.constant;
  for (auto& t : p.terms) {
    Wide tl = t.coefficient, th = t.coefficient;
    for (auto& x : t.atoms) {
      Interval v = intervals.of(x);
      Wide products[] = {tl * v.lowest, tl * v.highest, th * v.lowest, th * v.highest};
      tl = *std::min_element(products, products + 4);
      th = *std::max_element(products, products + 4);
      if (tl < -limit || th > limit) return {INT64_MIN, INT64_MAX, false};
    }
    low += tl;
    high += th;
  }
  if (low < -limit || high > limit) return {INT64_MIN, INT64_MAX, false};
  return {int64_t(low), int64_t(high), true};
}

// A sum of products of atoms as a polynomial again: sizes come as nodes.
Polynomial expanded(const NodeRef& sum) {
  Polynomial out;
  std::vector<std::pair<NodeRef, int64_t>> sums{{sum, 1}};
  while (!sums.empty()) {
    auto [n, c] = sums.back();
    sums.pop_back();
    if (n->op == Op::add || n->op == Op::sub) {
      sums.push_back({n->operand(0), c});
      sums.push_back({n->operand(1), n->op == Op::add ? c : -c});
      continue;
    }
    Polynomial product(c);
    std::vector<NodeRef> factors{n};
    while (!factors.empty()) {
      NodeRef f = factors.back();
      factors.pop_back();
      if (f->op == Op::mul) {
        factors.push_back(f->operand(0));
        factors.push_back(f->operand(1));
      } else {
        product = product * Polynomial::atom(f);
      }
    }
    out = out + product;
  }
  return out;
}

// A symbolic upper bound of an atom that is never negative, where it has one: a range stays below
// its extent, a remainder below its divisor, a quotient of either below the quotient.
std::optional<Polynomial> symbolic_bound(const NodeRef& x, Intervals& intervals) {
  if (x->op == Op::range) {
    if (x->attribute.dims[0].is_constant()) return std::nullopt;
    return expanded(x->attribute.dims[0].expression()) - Polynomial(1);
  }
  if (x->op != Op::mod && x->op != Op::div) return std::nullopt;
  const NodeRef &a = x->operand(0), &b = x->operand(1);
  if (x->op == Op::mod) {
    if (b->op == Op::constant || intervals.of(b).lowest <= 0 || intervals.of(a).lowest < 0)
      return std::nullopt;
    return expanded(b) - Polynomial(1);
  }
  if (b->op != Op::constant || b->integer() <= 0) return std::nullopt;
  auto bound = symbolic_bound(a, intervals);
  if (!bound) return std::nullopt;
  int64_t d = b->integer();
  for (auto& t : bound->terms) {
    if (t.coefficient % d != 0) return std::nullopt;
    t.coefficient /= d;
  }
  bound->constant = bound->constant / d - (bound->constant % d < 0);
  return bound;
}

// p with every atom but the variables at the end of its range that makes p largest (or smallest),
// so that what remains cancels.
Polynomial extreme(const Polynomial& p, Intervals& intervals, bool largest) {
  Polynomial out(p.constant);
  for (auto& t : p.terms) {
    bool all_positive = true;
    for (auto& x : t.atoms) all_positive = all_positive && intervals.of(x).lowest >= 0;
    bool upper = (t.coefficient > 0) == largest;
    Polynomial product(t.coefficient);
    for (auto& x : t.atoms) {
      Polynomial end;
      Interval v = intervals.of(x);
      auto bound = symbolic_bound(x, intervals);
      if (!all_positive)
        end = Polynomial::atom(x);
      else if (bound)
        end = upper ? *bound : Polynomial(0);
      else if (t.atoms.size() > 1 && x->op != Op::variable && v.highest < limit)
        end = upper ? v.highest : v.lowest;
      else
        end = Polynomial::atom(x);
      product = product * end;
    }
    out = out + product;
  }
  return out;
}

}  // namespace

Bounds bounds(const Polynomial& p, Intervals& intervals) {
  Bounds b = plain_bounds(p, intervals);
  bool symbolic = false;
  for (auto& t : p.terms)
    for (auto& x : t.atoms)
      symbolic = symbolic || t.atoms.size() > 1 || symbolic_bound(x, intervals).has_value();
  if (!symbolic || !b.known) return b;
  Bounds low = plain_bounds(extreme(p, intervals, false), intervals),
         high = plain_bounds(extreme(p, intervals, true), intervals);
  if (low.known) b.lowest = std::max(b.lowest, low.lowest);
  if (high.known) b.highest = std::min(b.highest, high.highest);
  return b;
}

}  // namespace pumice::ir
