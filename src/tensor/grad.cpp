#include "pumice/grad.h"

#include <unordered_map>

#include "tensor/history.h"
#include "tensor/internal.h"
#include "tensor/vjp.h"

namespace pumice {

namespace detail {

namespace {

thread_local int history_depth = 0;

// Derives the graph of gradients. Nodes that do not lead to an x are left alone.
class Backward {
 public:
  Backward(std::span<const NodeRef> ys, std::span<const NodeRef> xs)
      : order_(ir::topological_order(ys)) {
    entries_.reserve(order_.size());
    for (size_t i = 0; i < order_.size(); ++i) {
      auto& n = order_[i];
      Entry& e = entries_[n.get()];
      for (size_t k = 0; k < xs.size() && !e.leads; ++k)
        e.leads = n == xs[k] || n->realized() == xs[k].get();
      if (!is_float(n->dtype) || n->op == Op::stop_gradient) continue;
      for (auto& o : n->operands) e.passes = e.passes || entries_.find(o.get())->second.leads;
      e.leads = e.leads || e.passes;
    }
  }

  void seed(const NodeRef& y, const NodeRef& g) { add(entries_.find(y.get())->second, g); }

  void run() {
    for (size_t i = order_.size(); i-- > 0;) {
      auto& n = order_[i];
      Entry& e = entries_.find(n.get())->second;
      if (!e.gradient || !e.passes) continue;
      auto found = vjp_of(n, e.gradient);
      for (size_t k = 0; k < found.size(); ++k) {
        if (!found[k]) continue;
        Entry& operand = entries_.find(n->operands[k].get())->second;
        if (operand.leads) add(operand, found[k]);
      }
    }
  }

  // Null when no y depends on x.
  NodeRef gradient(const NodeRef& x) const {
    NodeRef sum;
    for (auto& n : order_) {
      if (!(n == x) && n->realized() != x.get()) continue;
      auto& g = entries_.find(n.get())->second.gradient;
      if (g) sum = sum ? ir::add(sum, g) : g;
    }
    return sum;
  }

 private:
  struct Entry {
    bool leads = false;   // an x is here or below
    bool passes = false;  // an x is below
    NodeRef gradient;
  };
  static void add(Entry& e, const NodeRef& g) {
    e.gradient = e.gradient ? ir::add(e.gradient, g) : g;
  }

  std::vector<NodeRef> order_;
  std::unordered_map<const ir::Node*, Entry> entries_;
};

struct Result {
  std::vector<NodeRef> gradients;  // null where y does not depend on x
  Context context;
};

Result derive(std::string_view op, std::span<const Tensor> ys, std::span<const Tensor> xs,
              std::span<const Tensor> seeds) {
  std::vector<NodeRef> y, x;
  std::vector<const Tensor*> all;
  for (auto& t : ys) y.push_back(node_of(t));
  for (auto& t : xs) x.push_back(node_of(t));
  for (auto group : {ys, xs, seeds})
    for (auto& t : group) all.push_back(&t);
  Result r;
  r.context = join(op, all);
  Backward backward(y, x);
  for (size_t i = 0; i < y.size(); ++i) {
    if (seeds.empty()) {
      backward.seed(y[i], ir::like(y[i], 1));
      continue;
    }
    if (!(node_of(seeds[i])->shape == y[i]->shape))
      usage(op, "seed ", text(seeds[i].shape()), " does not fit the value ", text(ys[i].shape()));
    backward.seed(y[i], in_dtype(seeds[i], y[i]->dtype));
  }
  backward.run();
  for (auto& n : x) r.gradients.push_back(backward.gradient(n));
  return r;
}

}  // namespace

bool keeps_history() { return history_depth > 0; }
KeepHistory::KeepHistory() { ++history_depth; }
KeepHistory::~KeepHistory() { --history_depth; }

Tensor marked(const Tensor& x) {
  static std::atomic<int64_t> next{0};
  ir::Attribute a;
  a.ints = {next.fetch_add(1, std::memory_order_relaxed)};
  return wrap(ir::make(Op::mark, {in_dtype(x, x.dtype())}, std::move(a)), context_of(x));
}

Tensor same_graph(const Tensor& x) { return wrap(in_dtype(x, x.dtype()), context_of(x)); }

void expect_scalar(const Tensor& loss, const char* where) {
  if (loss.rank() != 0 || !is_float(loss.dtype()))
    usage(where, "the function must give one float, gave ", text(loss.shape()), " ",
          name(loss.dtype()));
}

std::vector<Tensor> gradients_or_zeros(std::span<const Tensor> ys, std::span<const Tensor> xs,
                                       std::span<const Tensor> seeds) {
  auto r = derive("grad", ys, xs, seeds);
  std::vector<Tensor> out;
  for (size_t i = 0; i < xs.size(); ++i)
    out.push_back(r.gradients[i] ? wrap(r.gradients[i], r.context) : zeros_like(xs[i]));
  return out;
}

}  // namespace detail

std::vector<Tensor> gradients(const Tensor& y, std::span<const Tensor> xs, const Tensor* seed) {
  using namespace detail;
  if (!is_float(y.dtype())) usage("gradients", "of ", name(y.dtype()), " values do not exist");
  auto r = derive("gradients", {&y, 1}, xs, seed ? std::span(seed, 1) : std::span<const Tensor>());
  std::vector<Tensor> out;
  for (size_t i = 0; i < xs.size(); ++i) {
    if (!r.gradients[i])
      usage("gradients", "the value does not depend on input ", i,
            "; a value that was read or realized before knows no history");
    out.push_back(wrap(r.gradients[i], r.context));
  }
  return out;
}

}  // namespace pumice
