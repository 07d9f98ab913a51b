#include <gtest/gtest.h>

#include <chrono>
#include <random>

#include "ir/print.h"
#include "schedule/check.h"
#include "schedule/models.h"

// Random graphs: the plan gives what the interpreter gives, on a CPU and on a GPU.
namespace pumice::testing {

using namespace ir;

namespace {

class RandomGraph {
 public:
  explicit RandomGraph(uint64_t seed, DType dtype) : random_(seed), dtype_(dtype) {}

  std::vector<NodeRef> make() {
    for (int i = 0; i < 3; ++i) pool_.push_back(in(i, random_shape(), dtype_));
    int ops = 4 + pick(30);
    for (int i = 0; i < ops; ++i) {
      NodeRef n = step(pool_[size_t(pick(int(pool_.size())))]);
      if (estimate(n) <= 3000) pool_.push_back(n);
    }
    std::vector<NodeRef> roots{pool_.back()};
    while (pick(2)) roots.push_back(pool_[size_t(pick(int(pool_.size())))]);
    return roots;
  }

 private:
  int pick(int n) { return int(random_() % uint64_t(n)); }
  static int64_t estimate(const NodeRef& n) { return element_count(n->shape).value(); }

  Shape random_shape() {
    Shape s;
    for (int r = pick(4); r > 0; --r) s.push_back(pick(40) == 0 ? 0 : 1 + pick(5));
    return s;
  }
  int64_t axis_of(const NodeRef& x) { return pick(x->rank()); }

  NodeRef step(const NodeRef& x) {
    switch (pick(17)) {
      case 0:
        return mul(x, partner(x));
      case 1:
        return add(x, partner(x));
      case 2:
        return max(x, partner(x));
      case 3:
        return where(lt(x, partner(x)), x, neg(partner(x)));
      case 4:
        return pick(2) && is_float(dtype_) ? tanh(x) : abs(x);
      case 5:
        return reductions(x);
      case 6:
        return reductions(x);
      case 7:
        return broadcast(x);
      case 8:
        return permuted(x);
      case 9:
        return reshaped(x);
      case 10:
        return padded(x);
      case 11:
        return sliced(x);
      case 12:
        return x->rank() ? flip(x, {axis_of(x)}) : x;
      case 13:
        return windowed(x);
      case 14:
        return unwindowed(x);
      case 15:
        return indexed(x);
      default:
        return special(x);
    }
  }

  // Something of x's shape.
  NodeRef partner(const NodeRef& x) {
    for (int tries = 0; tries < 4; ++tries) {
      NodeRef y = pool_[size_t(pick(int(pool_.size())))];
      if (y->shape == x->shape) return y;
      bool fits = y->rank() <= x->rank();
      for (int i = 0; fits && i < y->rank(); ++i) {
        auto &a = y->shape[size_t(i)], &b = x->shape[size_t(x->rank() - y->rank() + i)];
        fits = a == b || a == Dim(1);
      }
      if (fits) return expand(y, x->shape);
    }
    return pick(2) ? like(x, 0.75) : x;
  }

  NodeRef reductions(const NodeRef& x) {
    constexpr Op ops[] = {Op::reduce_sum, Op::reduce_sum, Op::reduce_max, Op::reduce_min,
                          Op::reduce_prod};
    Axes axes;
    for (int64_t i = 0; i < x->rank(); ++i)
      if (pick(2)) axes.push_back(i);
    return reduce(ops[pick(5)], x, axes);
  }

  NodeRef broadcast(const NodeRef& x) {
    Shape s = x->shape;
    for (auto& d : s)
      if (d == Dim(1)) d = 1 + pick(4);
    if (pick(2) && s.size() < 5) s.insert(s.begin(), Dim(1 + pick(4)));
    return expand(x, s);
  }

  NodeRef permuted(const NodeRef& x) {
    Axes order;
    for (int64_t i = 0; i < x->rank(); ++i) order.push_back(i);
    std::shuffle(order.begin(), order.end(), random_);
    return permute(x, order);
  }

  NodeRef reshaped(const NodeRef& x) {
    int64_t count = estimate(x);
    if (count == 0) return reshape(x, {0, 3});
    Shape s;
    while (count > 1 && s.size() < 4) {
      int64_t d = 1 + pick(int(std::min<int64_t>(count, 12)));
      while (count % d) --d;
      if (d == 1 && pick(3)) continue;
      s.push_back(d);
      count /= d;
    }
    s.push_back(count);
    return reshape(x, s);
  }

  NodeRef padded(const NodeRef& x) {
    SmallVector<Dim, 4> amounts;
    for (int i = 0; i < 2 * x->rank(); ++i) amounts.push_back(pick(3));
    return pad(x, amounts);
  }

  NodeRef sliced(const NodeRef& x) {
    SmallVector<Dim, 4> dims;
    Axes steps;
    for (auto& d : x->shape) {
      int64_t n = d.value(), start = n ? pick(int(n)) : 0, step = 1 + pick(2);
      int64_t most = n == 0 ? 0 : (n - start + step - 1) / step;
      dims.push_back(start);
      dims.push_back(most ? pick(int(most) + 1) : 0);
      steps.push_back(step);
    }
    return slice(x, dims, steps);
  }

  NodeRef windowed(const NodeRef& x) {
    if (x->rank() == 0 || x->rank() > 4) return x;
    int64_t axis = axis_of(x), n = x->shape[size_t(axis)].value();
    int64_t size = 1 + pick(3), dilation = 1 + pick(2);
    if ((size - 1) * dilation + 1 > n) return x;
    return window(x, axis, size, 1 + pick(3), dilation);
  }

  NodeRef unwindowed(const NodeRef& x) {
    if (x->rank() < 2) return x;
    int64_t axis = pick(x->rank() - 1);
    NodeRef y = unwindow(x, axis, 1 + pick(8), 1 + pick(3), 1 + pick(2));
    return pick(3) ? reduce(Op::reduce_sum, y, {y->rank() - 1}) : y;
  }

  NodeRef indexed(const NodeRef& x) {
    if (x->rank() == 0) return x;
    int64_t axis = axis_of(x);
    Shape s = x->shape;
    s[size_t(axis)] = 1 + pick(4);
    NodeRef at = cast(iota(DType::f32, s, pick(x->rank())), DType::i32);
    if (pick(2)) at = sub(at, like(at, 1));
    if (pick(2)) return gather(x, at, axis);
    NodeRef updates = expand(reshape(like(constant(1.5, dtype_), 1.5), Shape(s.size(), 1)), s);
    return scatter(x, at, updates, axis);
  }

  static NodeRef gather(const NodeRef& x, const NodeRef& at, int64_t axis) {
    Attribute a;
    a.ints = {axis};
    return ir::make(Op::gather, {x, at}, a);
  }
  static NodeRef scatter(const NodeRef& x, const NodeRef& at, const NodeRef& updates,
                         int64_t axis) {
    Attribute a;
    a.ints = {axis};
    return ir::make(Op::scatter_add, {x, at, updates}, a);
  }

  NodeRef special(const NodeRef& x) {
    if (pick(4) == 0) return cast(lt(x, partner(x)), dtype_);
    if (pick(6) == 0) return cast(cast(x, DType::i16), dtype_);
    if (pick(3) == 0) return ir::make(Op::contiguous, {x});
    if (pick(3) == 0) return ir::make(Op::stop_gradient, {x});
    if (x->rank() == 0) return x;
    constexpr Op ops[] = {Op::scan_sum, Op::scan_max, Op::scan_min, Op::scan_prod};
    Attribute a;
    a.ints = {axis_of(x)};
    return ir::make(ops[pick(4)], {x}, a);
  }

  std::mt19937_64 random_;
  DType dtype_;
  std::vector<NodeRef> pool_;
};

}  // namespace

TEST(Fuzz, PlansKeepValues) {
  auto start = std::chrono::steady_clock::now();
  const char* first = getenv("PUMICE_FUZZ_SEED");
  uint64_t seed = first ? uint64_t(atoll(first)) : 1;
  const char* wish = getenv("PUMICE_FUZZ_SECONDS");
  double seconds = wish ? atof(wish) : 8;
  int graphs = 0;
  for (;; ++seed, ++graphs) {
    std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    if (spent.count() > seconds || (!wish && graphs > 4000)) break;
    constexpr DType dtypes[] = {DType::f32, DType::f32, DType::f64,
                                DType::i32, DType::u8,  DType::i64};
    auto roots = RandomGraph(seed, dtypes[seed % 6]).make();
    Target narrow = gpu_target();
    narrow.max_buffers = 4 + int(seed % 5);
    for (auto& target : {cpu_target(), gpu_target(), narrow}) {
      Checked c = run_check(roots, target, seed, {}, 1e-4);
      ASSERT_EQ(c.trouble, "") << "seed " << seed << " on " << target.name << "\n"
                               << ir::print(roots) << print(c.plan);
    }
  }
  EXPECT_GT(graphs, 20);
}

}  // namespace pumice::testing
