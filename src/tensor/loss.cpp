#include "tensor/internal.h"

namespace pumice {

using namespace detail;

namespace {

Tensor reduced(const Tensor& loss, Reduction reduction) {
  switch (reduction) {
    case Reduction::mean:
      return mean(loss);
    case Reduction::sum:
      return sum(loss);
    default:
      return loss;
  }
}

void expect_same(std::string_view op, const Tensor& x, const Tensor& target) {
  if (x.shape() != target.shape())
    usage(op, "shapes differ: ", text(x.shape()), " and target ", text(target.shape()));
}

// (C) along the class axis 1 of a tensor of this rank.
Tensor along_classes(const Tensor& per_class, int64_t rank, int64_t classes, std::string_view op) {
  if (per_class.shape() != Shape{classes})
    usage(op, "weight ", text(per_class.shape()), " does not fit ", classes, " classes");
  Shape shape(static_cast<size_t>(rank) - 1, 1);
  shape[0] = classes;
  return reshape(per_class, shape);
}

// From log-probabilities p (N, C, …) and class indices t (N, …). A select picks the class, so
// that infinities of the other classes do not show.
Tensor index_loss(std::string_view op, const Tensor& p, const Tensor& target,
                  const CrossEntropyOptions& o) {
  int64_t rank = p.rank();
  Shape expected = p.shape();
  if (rank < 2) usage(op, "wants (N, C, ...), got ", text(expected));
  int64_t classes = expected[1];
  expected.erase(expected.begin() + 1);
  if (target.shape() != expected)
    usage(op, "target ", text(target.shape()), " does not fit ", text(p.shape()));
  if (!is_int(target.dtype())) usage(op, "class indices must be ints, got ", name(target.dtype()));
  if (auto range = index_range(target))
    for (int64_t i : {range->first, range->second})
      if ((i < 0 || i >= classes) && i != o.ignore_index)
        usage(op, "class ", i, " is not one of ", classes);
  Tensor valid = target != o.ignore_index;
  auto t = in_dtype(target, size_of(target.dtype()) < 4 ? DType::i32 : target.dtype());
  auto logp = node_of(p);
  auto at = ir::iota(t->dtype, logp->shape, 1);
  Tensor wanted = wrap(at, context_of(p)) == unsqueeze(wrap(t, context_of(target)), 1);
  Tensor each = where(valid, -sum(where(wanted, p, zeros_like(p)), 1), 0);
  Tensor weights = cast(valid, p.dtype());
  if (o.weight) {
    Tensor w = along_classes(*o.weight, rank, classes, op);
    weights = where(valid, sum(where(wanted, w, 0), 1), 0);
    each = each * weights;
  }
  if (o.label_smoothing != 0) {
    Tensor all = o.weight ? p * along_classes(*o.weight, rank, classes, op) : p;
    Tensor smooth = where(valid, -sum(all, 1), 0) * (o.label_smoothing / double(classes));
    each = each * (1 - o.label_smoothing) + smooth;
  }
  if (o.reduction == Reduction::mean) return sum(each) / sum(weights);
  return reduced(each, o.reduction);
}

Tensor probability_loss(const Tensor& logp, const Tensor& target, const CrossEntropyOptions& o) {
  expect_same("cross_entropy", logp, target);
  int64_t classes = logp.size(1);
  Tensor t = target;
  if (o.label_smoothing != 0) t = t * (1 - o.label_smoothing) + o.label_smoothing / double(classes);
  Tensor terms = logp * t;
  if (o.weight) terms = terms * along_classes(*o.weight, logp.rank(), classes, "cross_entropy");
  return reduced(-sum(terms, 1), o.reduction);
}

}  // namespace

Tensor cross_entropy(const Tensor& logits, const Tensor& target,
                     const CrossEntropyOptions& options) {
  if (logits.rank() < 2) usage("cross_entropy", "wants (N, C, ...), got ", text(logits.shape()));
  if (options.label_smoothing < 0 || options.label_smoothing > 1)
    usage("cross_entropy", "label_smoothing ", options.label_smoothing, " is not in 0 to 1");
  Tensor logp = log_softmax(logits, 1);
  if (is_float(target.dtype())) return probability_loss(logp, target, options);
  return index_loss("cross_entropy", logp, target, options);
}
Tensor nll_loss(const Tensor& log_probabilities, const Tensor& target,
                const CrossEntropyOptions& options) {
  return index_loss("nll_loss", as_real(log_probabilities), target, options);
}

Tensor mse_loss(const Tensor& x, const Tensor& target, Reduction reduction) {
  expect_same("mse_loss", x, target);
  return reduced(square(as_real(x) - target), reduction);
}
Tensor l1_loss(const Tensor& x, const Tensor& target, Reduction reduction) {
  expect_same("l1_loss", x, target);
  return reduced(abs(as_real(x) - target), reduction);
}
Tensor huber_loss(const Tensor& x, const Tensor& target, double delta, Reduction reduction) {
  expect_same("huber_loss", x, target);
  if (!(delta > 0)) usage("huber_loss", "delta ", delta, " is not positive");
  Tensor d = as_real(x) - target, a = abs(d);
  return reduced(where(a < delta, 0.5 * d * d, delta * (a - 0.5 * delta)), reduction);
}
Tensor smooth_l1_loss(const Tensor& x, const Tensor& target, double beta, Reduction reduction) {
  if (beta == 0) return l1_loss(x, target, reduction);
  return huber_loss(x, target, beta, reduction) / beta;
}
// As PyTorch's, log is clamped to -100 so that a certain wrong answer costs something finite.
Tensor bce_loss(const Tensor& probability, const Tensor& target, Reduction reduction) {
  expect_same("bce_loss", probability, target);
  Tensor p = as_real(probability);
  Tensor yes = maximum(log(p), -100), no = maximum(log1p(-p), -100);
  return reduced(-(target * yes + (1 - target) * no), reduction);
}
Tensor bce_with_logits(const Tensor& logits, const Tensor& target, Reduction reduction) {
  expect_same("bce_with_logits", logits, target);
  Tensor x = as_real(logits);
  return reduced((1 - target) * x - logsigmoid(x), reduction);
}
Tensor kl_div(const Tensor& x, const Tensor& target, Reduction reduction) {
  expect_same("kl_div", x, target);
  Tensor t = as_real(target);
  Tensor positive = t > 0;
  Tensor entropy = t * log(where(positive, t, ones_like(t)));
  return reduced(where(positive, entropy - t * x, zeros_like(t)), reduction);
}
Tensor cosine_similarity(const Tensor& a, const Tensor& b, int64_t axis, double epsilon) {
  Tensor x = as_real(a), y = as_real(b);
  Tensor lengths = sqrt(sum(x * x, axis) * sum(y * y, axis));
  return sum(x * y, axis) / maximum(lengths, epsilon);
}

}  // namespace pumice
