#include "ir/index_algebra.h"

#include <algorithm>
#include <numeric>

#include "ir/fold.h"
#include "ir/scalar.h"

namespace pumice::ir {

namespace {

// Beyond these, sums and products stay as they are: no expansion may blow up.
constexpr size_t most_terms = 256, most_products = 64;

int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
int64_t floor_mod(int64_t a, int64_t b) { return a - floor_div(a, b) * b; }
int64_t magnitude(int64_t a) { return a == INT64_MIN ? 1 : std::abs(a); }

NodeRef truth(bool value) { return constant_bits(value, DType::boolean); }

bool holds_data(const Polynomial& p) {
  for (auto& t : p.terms)
    for (auto& x : t.atoms)
      if (x->op == Op::load || x->op == Op::cast) return true;
  return false;
}

// term / d where that is exact, by atoms and coefficient.
std::optional<Term> exact_quotient(const Term& t, const Term& d) {
  if (d.coefficient == 0 || t.coefficient % d.coefficient != 0) return std::nullopt;
  Term q{t.coefficient / d.coefficient, {}, 0};
  size_t used = 0;
  SmallVector<bool, 4> taken(d.atoms.size(), false);
  for (auto& x : t.atoms) {
    bool match = false;
    for (size_t i = 0; i < d.atoms.size() && !match; ++i)
      if (!taken[i] && d.atoms[i] == x) match = taken[i] = true;
    if (match)
      ++used;
    else
      q.atoms.push_back(x);
  }
  if (used != d.atoms.size()) return std::nullopt;
  return q;
}

Polynomial of_term(const Term& t) {
  Polynomial p(t.coefficient);
  for (auto& x : t.atoms) p = p * Polynomial::atom(x);
  return p;
}

// Numbers above 1 that divide both `limit` and the coefficient of some term, largest first.
SmallVector<int64_t, 8> common_factors(const Polynomial& p, int64_t limit) {
  SmallVector<int64_t, 8> factors;
  for (auto& t : p.terms) {
    int64_t g = std::gcd(magnitude(t.coefficient), limit);
    if (g > 1 && std::find(factors.begin(), factors.end(), g) == factors.end())
      factors.push_back(g);
  }
  std::sort(factors.begin(), factors.end(), std::greater<>());
  return factors;
}

}  // namespace

Polynomial IndexAlgebra::of(const NodeRef& canonical) {
  if (canonical->op == Op::constant) return Polynomial(canonical->integer());
  auto found = known_.find(canonical);
  return found != known_.end() ? found->second : Polynomial::atom(canonical);
}

NodeRef IndexAlgebra::node(const Polynomial& p) {
  NodeRef n = to_node(p);
  if (n->op != Op::constant) known_.try_emplace(n, p);
  return n;
}

Polynomial IndexAlgebra::sum(const Polynomial& a, const Polynomial& b, int64_t factor) {
  Polynomial s = a + scaled(b, factor);
  if (s.terms.size() > most_terms) {
    NodeRef n = factor == 1 ? add(node(a), node(b)) : sub(node(a), node(b));
    return Polynomial::atom(n);
  }
  return joined(std::move(s));
}

Polynomial IndexAlgebra::product(const Polynomial& a, const Polynomial& b) {
  bool expands = a.terms.size() + (a.constant != 0) > 1 && !b.is_constant();
  expands = expands || (b.terms.size() + (b.constant != 0) > 1 && !a.is_constant());
  size_t cost = (a.terms.size() + 1) * (b.terms.size() + 1);
  bool long_product = !a.is_constant() && !b.is_constant() && !a.terms.empty() &&
                      a.terms[0].atoms.size() + b.terms[0].atoms.size() > 8;
  if (long_product || (expands && (cost > most_products || holds_data(a) || holds_data(b)))) {
    NodeRef x = node(a), y = node(b);
    return Polynomial::atom(y->hash < x->hash ? mul(y, x) : mul(x, y));
  }
  return joined(a * b);
}

// d * (x / d) + x % d = x, and a * ((x / a) % b) + x % a = x % (a * b) where x is not negative.
Polynomial IndexAlgebra::joined(Polynomial p) {
  for (bool again = true; again;) {
    again = false;
    for (auto& t : p.terms) {
      if (t.atoms.size() != 1 || t.atoms[0]->op != Op::mod) continue;
      NodeRef x = t.atoms[0]->operand(0), d = t.atoms[0]->operand(1);
      if (d->op != Op::constant) continue;
      int64_t a = d->integer(), wanted = (scalar::Signed(t.coefficient) * a).value;
      for (auto& u : p.terms) {
        if (u.coefficient != wanted || u.atoms.size() != 1) continue;
        NodeRef y = u.atoms[0];
        Polynomial merged;
        if (y->op == Op::div && y->operand(0) == x && y->operand(1) == d) {
          merged = of(x);
        } else if (y->op == Op::mod && y->operand(1)->op == Op::constant &&
                   y->operand(0)->op == Op::div && y->operand(0)->operand(0) == x &&
                   y->operand(0)->operand(1) == d && intervals_.of(x).lowest >= 0) {
          int64_t both = 0;
          if (__builtin_mul_overflow(a, y->operand(1)->integer(), &both)) continue;
          merged = remainder(of(x), both);
        } else {
          continue;
        }
        p = p - of_term(t) - of_term(u) + scaled(merged, t.coefficient);
        again = true;
        break;
      }
      if (again) break;
    }
  }
  return p;
}

Polynomial IndexAlgebra::opaque(Op op, const Polynomial& p, const Polynomial& d) {
  return Polynomial::atom(make(op, {node(p), node(d)}));
}

// p = quotient * d + rest, with as much as divides term by term in the quotient.
IndexAlgebra::Parts IndexAlgebra::split(const Polynomial& p, const Polynomial& d) {
  Parts parts;
  if (d.is_constant()) {
    parts.quotient.constant = floor_div(p.constant, d.constant);
    parts.rest.constant = floor_mod(p.constant, d.constant);
    for (auto& t : p.terms) {
      bool exact = t.coefficient % d.constant == 0;
      Term q = t;
      if (exact) q.coefficient /= d.constant;
      (exact ? parts.quotient : parts.rest).terms.push_back(std::move(q));
    }
    return parts;
  }
  Term lead = *std::max_element(d.terms.begin(), d.terms.end(),
                                [](auto& a, auto& b) { return a.atoms.size() < b.atoms.size(); });
  for (auto& t : p.terms)
    if (auto q = exact_quotient(t, lead)) parts.quotient = parts.quotient + of_term(*q);
  parts.rest = p - parts.quotient * d;
  return parts;
}

// p = quotient * factor + rest with rest in [0, factor), when that is sure.
std::optional<IndexAlgebra::Parts> IndexAlgebra::split_factor(const Polynomial& p, int64_t factor,
                                                              bool not_negative) {
  Parts parts = split(p, factor);
  if (parts.rest == Polynomial(0)) return parts;
  if (!not_negative || parts.quotient.is_constant()) return std::nullopt;
  Bounds rest = bounds(parts.rest, intervals_);
  if (!rest.known || rest.lowest < 0 || rest.highest >= factor) return std::nullopt;
  return parts;
}

Polynomial IndexAlgebra::quotient(const Polynomial& p, const Polynomial& d) {
  if (d.is_constant()) {
    if (p.is_constant()) return scalar::div(scalar::Signed(p.constant), d.constant).value;
    if (d.constant == 0) return 0;
    if (d.constant == 1) return p;
    if (d.constant == -1) return scaled(p, -1);
    if (d.constant == INT64_MIN) return opaque(Op::div, p, d);
    if (d.constant < 0) return scaled(quotient(p, -d.constant), -1);
  }
  Bounds pb = bounds(p, intervals_), db = bounds(d, intervals_);
  if (!pb.known || !db.known || db.lowest < 1) return opaque(Op::div, p, d);
  bool positive = pb.lowest >= 0;
  if (d.is_constant()) {
    if (pb.lowest / d.constant == pb.highest / d.constant) return pb.lowest / d.constant;
  } else if (positive && bounds(d - p, intervals_).lowest >= 1) {
    return 0;
  }
  Parts parts = split(p, d);
  if (parts.rest == Polynomial(0)) return parts.quotient;
  if (positive && !(parts.quotient == Polynomial(0))) {
    Bounds rest = bounds(parts.rest, intervals_);
    if (rest.known && rest.lowest >= 0) return sum(parts.quotient, quotient(parts.rest, d), 1);
  }
  if (!d.is_constant()) return opaque(Op::div, p, d);
  for (int64_t g : common_factors(p, d.constant))
    if (auto f = split_factor(p, g, positive)) return quotient(f->quotient, d.constant / g);
  if (p.terms.size() == 1 && p.constant == 0 && p.terms[0].coefficient == 1 &&
      p.terms[0].atoms.size() == 1) {
    NodeRef x = p.terms[0].atoms[0];
    int64_t both = 0;
    if (x->op == Op::div && x->operand(1)->op == Op::constant && x->operand(1)->integer() > 0 &&
        !__builtin_mul_overflow(x->operand(1)->integer(), d.constant, &both))
      return quotient(of(x->operand(0)), both);
    if (x->op == Op::mod && x->operand(1)->op == Op::constant &&
        x->operand(1)->integer() % d.constant == 0 && intervals_.of(x->operand(0)).lowest >= 0)
      return remainder(quotient(of(x->operand(0)), d), x->operand(1)->integer() / d.constant);
  }
  return opaque(Op::div, p, d);
}

Polynomial IndexAlgebra::remainder(const Polynomial& p, const Polynomial& d) {
  if (d.is_constant()) {
    if (p.is_constant()) return scalar::mod(scalar::Signed(p.constant), d.constant).value;
    if (d.constant >= -1 && d.constant <= 1) return 0;
    if (d.constant == INT64_MIN) return opaque(Op::mod, p, d);
    if (d.constant < 0) return remainder(p, -d.constant);
  }
  Bounds pb = bounds(p, intervals_), db = bounds(d, intervals_);
  if (!pb.known || !db.known || db.lowest < 1) return opaque(Op::mod, p, d);
  bool positive = pb.lowest >= 0;
  if (d.is_constant()) {
    int64_t q = pb.lowest / d.constant;
    if (q == pb.highest / d.constant) return p - Polynomial(q * d.constant);
  } else if (positive && bounds(d - p, intervals_).lowest >= 1) {
    return p;
  }
  Parts parts = split(p, d);
  if (parts.rest == Polynomial(0)) return 0;
  if (positive && !(parts.quotient == Polynomial(0))) {
    Bounds rest = bounds(parts.rest, intervals_);
    if (rest.known && rest.lowest >= 0) return remainder(parts.rest, d);
  }
  if (!d.is_constant()) return opaque(Op::mod, p, d);
  for (int64_t g : common_factors(p, d.constant))
    if (auto f = split_factor(p, g, positive))
      return sum(f->rest, remainder(f->quotient, d.constant / g), g);
  if (p.terms.size() == 1 && p.constant == 0 && p.terms[0].coefficient == 1 &&
      p.terms[0].atoms.size() == 1) {
    NodeRef x = p.terms[0].atoms[0];
    if (x->op == Op::mod && x->operand(1)->op == Op::constant &&
        x->operand(1)->integer() % d.constant == 0)
      return remainder(of(x->operand(0)), d);
  }
  return opaque(Op::mod, p, d);
}

Polynomial IndexAlgebra::extreme(Op op, const Polynomial& a, const Polynomial& b) {
  Bounds ab = bounds(a, intervals_), bb = bounds(b, intervals_);
  if (ab.known && bb.known) {
    Bounds d = bounds(a - b, intervals_);
    if (d.known && d.lowest >= 0) return op == Op::max ? a : b;
    if (d.known && d.highest <= 0) return op == Op::max ? b : a;
  }
  NodeRef x = node(a), y = node(b);
  bool swap = x->op == Op::constant || (y->op != Op::constant && y->hash < x->hash);
  NodeRef n = swap ? make(op, {y, x}) : make(op, {x, y});
  return n->operand(0) == n->operand(1) ? of(n->operand(0)) : Polynomial::atom(n);
}

NodeRef IndexAlgebra::compare(Op op, const Polynomial& a, const Polynomial& b) {
  Polynomial difference = a - b;
  if (difference.is_constant() && difference.constant == 0)
    return truth(op == Op::le || op == Op::eq);
  Bounds ab = bounds(a, intervals_), bb = bounds(b, intervals_),
         db = bounds(difference, intervals_);
  if (!ab.known || !bb.known || !db.known) {
    NodeRef x = node(a), y = node(b);
    bool commutes = op == Op::eq || op == Op::ne;
    bool swap = commutes && (x->op == Op::constant || (y->op != Op::constant && y->hash < x->hash));
    return fold(swap ? make(op, {y, x}) : make(op, {x, y}));
  }
  if (op == Op::lt) return less(std::move(difference));
  if (op == Op::le) return less(difference - Polynomial(1));
  return equal(op, std::move(difference));
}

namespace {

// left op right with positive coefficients on both sides.
struct Sides {
  Polynomial left, right;
};
Sides sides(const Polynomial& difference) {
  Sides s;
  for (auto t : difference.terms) {
    if (t.coefficient > 0) {
      s.left.terms.push_back(t);
    } else {
      t.coefficient = -t.coefficient;
      s.right.terms.push_back(t);
    }
  }
  int64_t c = difference.constant;
  bool to_left = s.left.terms.empty() || (!s.right.terms.empty() && c > 0);
  (to_left ? s.left : s.right).constant = to_left ? c : -c;
  return s;
}

}  // namespace

// x / d < k is x < k*d for k > 0, and k < x / d is k*d + d - 1 < x for k >= 0, when these do not
// wrap.
std::optional<Polynomial> IndexAlgebra::without_division(const Polynomial& difference) {
  if (difference.terms.size() != 1 || difference.terms[0].atoms.size() != 1) return std::nullopt;
  int64_t sign = difference.terms[0].coefficient;
  NodeRef x = difference.terms[0].atoms[0];
  if ((sign != 1 && sign != -1) || x->op != Op::div || x->operand(1)->op != Op::constant)
    return std::nullopt;
  int64_t k = sign == 1 ? -difference.constant : difference.constant, d = x->operand(1)->integer();
  constexpr int64_t most = int64_t(1) << 30;
  if (d <= 0 || d > most || k < (sign == 1 ? 1 : 0) || k > most) return std::nullopt;
  Polynomial p = of(x->operand(0));
  if (!bounds(p, intervals_).known) return std::nullopt;
  return sign == 1 ? p - Polynomial(k * d) : Polynomial(k * d + d - 1) - p;
}

// difference < 0
NodeRef IndexAlgebra::less(Polynomial difference) {
  Bounds b = bounds(difference, intervals_);
  if (b.known && b.highest < 0) return truth(true);
  if (b.known && b.lowest >= 0) return truth(false);
  int64_t all = 0;
  for (auto& t : difference.terms) all = std::gcd(all, magnitude(t.coefficient));
  if (all > 1) {
    // g*t + c < 0 exactly when t < ceil(-c / g).
    Polynomial smaller;
    smaller.terms = difference.terms;
    for (auto& t : smaller.terms) t.coefficient /= all;
    smaller.constant = floor_div(difference.constant, all);
    return less(std::move(smaller));
  }
  SmallVector<int64_t, 8> tried;
  for (auto& t : difference.terms) {
    int64_t g = magnitude(t.coefficient);
    if (g == 1 || std::find(tried.begin(), tried.end(), g) != tried.end()) continue;
    tried.push_back(g);
    // g*t + r < 0 with r in [0, g) exactly when t < 0.
    for (bool flipped : {false, true}) {
      Polynomial p = flipped ? Polynomial(-1) - difference : difference;
      Parts parts = split(p, g);
      if (parts.quotient.is_constant()) continue;
      Bounds rest = bounds(parts.rest, intervals_);
      if (!rest.known || rest.lowest < 0 || rest.highest >= g) continue;
      // Flipped: difference < 0 is not (-1 - difference < 0).
      return less(flipped ? Polynomial(-1) - parts.quotient : parts.quotient);
    }
  }
  if (auto without = without_division(difference)) return less(std::move(*without));
  Sides s = sides(difference);
  return lt(node(s.left), node(s.right));
}

NodeRef IndexAlgebra::equal(Op op, Polynomial difference) {
  Bounds b = bounds(difference, intervals_);
  bool never = b.known && (b.lowest > 0 || b.highest < 0);
  int64_t all = 0;
  for (auto& t : difference.terms) all = std::gcd(all, magnitude(t.coefficient));
  if (all > 1 && difference.constant % all != 0) never = true;
  if (never || difference.is_constant()) return truth(never == (op == Op::ne));
  if (all > 1) {
    for (auto& t : difference.terms) t.coefficient /= all;
    difference.constant /= all;
  }
  Sides s = sides(difference), other = sides(scaled(difference, -1));
  NodeRef x = node(s.left), y = node(s.right), u = node(other.left), v = node(other.right);
  bool swap = x->op == Op::constant || (y->op != Op::constant && u->hash < x->hash);
  return swap ? make(op, {u, v}) : make(op, {x, y});
}

}  // namespace pumice::ir
