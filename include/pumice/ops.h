#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "pumice/tensor.h"

// Operations on tensors. Unless a comment says otherwise:
//  - operands broadcast (sizes equal or 1, aligned at the last axis), and the result's dtype is
//    the operands' promoted one (promote() below); unary functions of ints and bool compute in f32;
//  - axes may be negative; a shape, axis or dtype that does not fit throws UsageError
//    "[op] what is wrong: values" at the call;
//  - all are differentiable where that makes sense, any number of times.
namespace pumice {

// ---- dtypes ----

/// The dtype both convert to: PyTorch's table, but bf16 with f16 is f32, unsigned with a signed
/// type not wider is the next wider signed type, u64 with a signed type f64.
DType promote(DType a, DType b);
/// Float to int truncates and saturates, NaN gives 0; to bool is x != 0; ints wrap.
Tensor cast(const Tensor& x, DType dtype);
/// The same bits under a dtype of the same size.
Tensor bitcast(const Tensor& x, DType dtype);

// ---- creation ----

Tensor zeros(const Shape& shape, DType dtype = DType::f32);
Tensor ones(const Shape& shape, DType dtype = DType::f32);
/// value: one element; its dtype (bool, i64, f32 for plain numbers) unless another is given.
Tensor full(const Shape& shape, const Tensor& value, std::optional<DType> dtype = {});
Tensor zeros_like(const Tensor& x);
Tensor ones_like(const Tensor& x);
Tensor full_like(const Tensor& x, const Tensor& value);
/// 0, 1, …, stop-1.
Tensor arange(int64_t stop, DType dtype = DType::i64);
/// start, start + step, …: ceil((stop - start) / step) values, none when that is negative.
Tensor arange(double start, double stop, double step, DType dtype = DType::f32);
/// `count` values from start to stop, both included.
Tensor linspace(double start, double stop, int64_t count, DType dtype = DType::f32);
/// (rows, columns or rows): one where column - row == diagonal.
Tensor eye(int64_t rows, std::optional<int64_t> columns = {}, DType dtype = DType::f32,
           int64_t diagonal = 0);
/// (rows, columns): one where column - row <= diagonal.
Tensor tri(int64_t rows, int64_t columns, int64_t diagonal = 0, DType dtype = DType::f32);
/// Indices (…) → (…, classes); an index out of range gives a row of zeros.
Tensor one_hot(const Tensor& index, int64_t classes, DType dtype = DType::f32);
/// Coordinate arrays of the grid, in matrix order ("ij").
std::vector<Tensor> meshgrid(const std::vector<Tensor>& axes);

// ---- unary ----

Tensor abs(const Tensor& x);
Tensor neg(const Tensor& x);
Tensor sign(const Tensor& x);  ///< -1, 0, 1; NaN stays
Tensor exp(const Tensor& x);
Tensor exp2(const Tensor& x);
Tensor expm1(const Tensor& x);
Tensor log(const Tensor& x);
Tensor log2(const Tensor& x);
Tensor log10(const Tensor& x);
Tensor log1p(const Tensor& x);
Tensor sqrt(const Tensor& x);
Tensor rsqrt(const Tensor& x);
Tensor reciprocal(const Tensor& x);
Tensor square(const Tensor& x);
Tensor sin(const Tensor& x);
Tensor cos(const Tensor& x);
Tensor tan(const Tensor& x);
Tensor asin(const Tensor& x);
Tensor acos(const Tensor& x);
Tensor atan(const Tensor& x);
Tensor sinh(const Tensor& x);
Tensor cosh(const Tensor& x);
Tensor tanh(const Tensor& x);
Tensor asinh(const Tensor& x);
Tensor acosh(const Tensor& x);
Tensor atanh(const Tensor& x);
Tensor erf(const Tensor& x);
Tensor erfc(const Tensor& x);
Tensor erfinv(const Tensor& x);
Tensor floor(const Tensor& x);
Tensor ceil(const Tensor& x);
Tensor round(const Tensor& x);  ///< half to even
Tensor trunc(const Tensor& x);
Tensor frac(const Tensor& x);  ///< x - trunc(x)
Tensor isnan(const Tensor& x);
Tensor isinf(const Tensor& x);
Tensor isfinite(const Tensor& x);
Tensor logical_not(const Tensor& x);
Tensor bitwise_not(const Tensor& x);

// ---- activations ----

Tensor relu(const Tensor& x);
Tensor relu6(const Tensor& x);
Tensor leaky_relu(const Tensor& x, double slope = 0.01);
Tensor elu(const Tensor& x, double alpha = 1);
Tensor celu(const Tensor& x, double alpha = 1);
Tensor selu(const Tensor& x);
enum class Gelu { erf, tanh };
Tensor gelu(const Tensor& x, Gelu form = Gelu::erf);
Tensor quick_gelu(const Tensor& x);  ///< x * sigmoid(1.702 x)
Tensor sigmoid(const Tensor& x);
Tensor logsigmoid(const Tensor& x);
Tensor silu(const Tensor& x);
Tensor mish(const Tensor& x);
/// log(1 + exp(beta x)) / beta; x itself where beta x > threshold.
Tensor softplus(const Tensor& x, double beta = 1, double threshold = 20);
Tensor softsign(const Tensor& x);
Tensor hardsigmoid(const Tensor& x);
Tensor hardswish(const Tensor& x);
Tensor hardtanh(const Tensor& x, double low = -1, double high = 1);
Tensor softmax(const Tensor& x, const Axes& axes = -1);
Tensor log_softmax(const Tensor& x, const Axes& axes = -1);

// ---- binary and ternary ----

Tensor add(const Tensor& a, const Tensor& b);
Tensor sub(const Tensor& a, const Tensor& b);
Tensor mul(const Tensor& a, const Tensor& b);
/// True division: ints and bool divide as f32.
Tensor div(const Tensor& a, const Tensor& b);
Tensor floor_divide(const Tensor& a, const Tensor& b);  ///< towards -inf; an int by zero is 0
Tensor trunc_divide(const Tensor& a, const Tensor& b);  ///< towards zero; an int by zero is 0
Tensor fmod(const Tensor& a, const Tensor& b);          ///< sign of a; an int by zero is 0
Tensor remainder(const Tensor& a, const Tensor& b);     ///< sign of b; an int by zero is 0
/// Ints: exact, wrapping; a negative exponent gives the truncated quotient (0, or ±1).
Tensor pow(const Tensor& a, const Tensor& b);
Tensor maximum(const Tensor& a, const Tensor& b);  ///< NaN wins
Tensor minimum(const Tensor& a, const Tensor& b);
Tensor atan2(const Tensor& y, const Tensor& x);
Tensor hypot(const Tensor& a, const Tensor& b);
Tensor copysign(const Tensor& a, const Tensor& b);
Tensor equal(const Tensor& a, const Tensor& b);
Tensor not_equal(const Tensor& a, const Tensor& b);
Tensor less(const Tensor& a, const Tensor& b);
Tensor less_equal(const Tensor& a, const Tensor& b);
Tensor greater(const Tensor& a, const Tensor& b);
Tensor greater_equal(const Tensor& a, const Tensor& b);
Tensor logical_and(const Tensor& a, const Tensor& b);
Tensor logical_or(const Tensor& a, const Tensor& b);
Tensor logical_xor(const Tensor& a, const Tensor& b);
Tensor bitwise_and(const Tensor& a, const Tensor& b);
Tensor bitwise_or(const Tensor& a, const Tensor& b);
Tensor bitwise_xor(const Tensor& a, const Tensor& b);
Tensor shift_left(const Tensor& a, const Tensor& b);
Tensor shift_right(const Tensor& a, const Tensor& b);
/// A select, never a blend: NaN of the other branch does not show.
Tensor where(const Tensor& condition, const Tensor& a, const Tensor& b);
/// `value` where `mask` holds (is not 0), else x; the value becomes x's dtype.
Tensor masked_fill(const Tensor& x, const Tensor& mask, const Tensor& value);
Tensor clamp(const Tensor& x, const Tensor& low, const Tensor& high);
Tensor lerp(const Tensor& a, const Tensor& b, const Tensor& weight);  ///< a + weight (b - a)
Tensor fma(const Tensor& a, const Tensor& b, const Tensor& c);        ///< a b + c, rounded once
Tensor stop_gradient(const Tensor& x);
/// x, computed into memory of its own rather than again in each use.
Tensor contiguous(const Tensor& x);

inline Tensor operator+(const Tensor& a, const Tensor& b) { return add(a, b); }
inline Tensor operator-(const Tensor& a, const Tensor& b) { return sub(a, b); }
inline Tensor operator*(const Tensor& a, const Tensor& b) { return mul(a, b); }
inline Tensor operator/(const Tensor& a, const Tensor& b) { return div(a, b); }
inline Tensor operator%(const Tensor& a, const Tensor& b) { return remainder(a, b); }
inline Tensor operator-(const Tensor& a) { return neg(a); }
inline Tensor operator==(const Tensor& a, const Tensor& b) { return equal(a, b); }
inline Tensor operator!=(const Tensor& a, const Tensor& b) { return not_equal(a, b); }
inline Tensor operator<(const Tensor& a, const Tensor& b) { return less(a, b); }
inline Tensor operator<=(const Tensor& a, const Tensor& b) { return less_equal(a, b); }
inline Tensor operator>(const Tensor& a, const Tensor& b) { return greater(a, b); }
inline Tensor operator>=(const Tensor& a, const Tensor& b) { return greater_equal(a, b); }
inline Tensor operator!(const Tensor& a) { return logical_not(a); }
inline Tensor operator~(const Tensor& a) { return bitwise_not(a); }
inline Tensor operator&(const Tensor& a, const Tensor& b) { return bitwise_and(a, b); }
inline Tensor operator|(const Tensor& a, const Tensor& b) { return bitwise_or(a, b); }
inline Tensor operator^(const Tensor& a, const Tensor& b) { return bitwise_xor(a, b); }

// ---- reductions: no axes means all of them ----

/// bool and ints add up in i64 (u64 in u64).
Tensor sum(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
Tensor prod(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
Tensor mean(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
Tensor max(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
Tensor min(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
Tensor any(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
Tensor all(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
/// Index of the first extreme (i64); the first NaN if there is one. Without an axis: of the
/// flattened tensor.
Tensor argmax(const Tensor& x, std::optional<int64_t> axis = {}, bool keepdim = false);
Tensor argmin(const Tensor& x, std::optional<int64_t> axis = {}, bool keepdim = false);
/// Sum of squared distances from the mean over (n - correction).
Tensor var(const Tensor& x, const Axes& axes = {}, int64_t correction = 1, bool keepdim = false);
Tensor std(const Tensor& x, const Axes& axes = {}, int64_t correction = 1, bool keepdim = false);
Tensor logsumexp(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
/// (sum |x|^p)^(1/p); p = inf is the largest |x|.
Tensor norm(const Tensor& x, double p = 2, const Axes& axes = {}, bool keepdim = false);
Tensor count_nonzero(const Tensor& x, const Axes& axes = {}, bool keepdim = false);
Tensor cumsum(const Tensor& x, int64_t axis);
Tensor cumprod(const Tensor& x, int64_t axis);
Tensor cummax(const Tensor& x, int64_t axis);
Tensor cummin(const Tensor& x, int64_t axis);

// ---- movement ----

/// One size may be -1. Throws "[reshape] cannot give (2, 3) the shape (4)".
Tensor reshape(const Tensor& x, const Shape& shape);
Tensor permute(const Tensor& x, const std::vector<int64_t>& order);
Tensor transpose(const Tensor& x, int64_t a = -2, int64_t b = -1);
Tensor movedim(const Tensor& x, int64_t from, int64_t to);
/// Sizes of 1 grow; -1 keeps a size; leading axes are added.
Tensor expand(const Tensor& x, const Shape& shape);
/// Removes these axes of size 1; without axes, all of them.
Tensor squeeze(const Tensor& x, const Axes& axes = {});
Tensor unsqueeze(const Tensor& x, int64_t axis);
/// Axes first … last become one.
Tensor flatten(const Tensor& x, int64_t first = 0, int64_t last = -1);
Tensor unflatten(const Tensor& x, int64_t axis, const Shape& sizes);
Tensor flip(const Tensor& x, const Axes& axes = {});
Tensor roll(const Tensor& x, int64_t shift, int64_t axis);
struct PadWidth {
  int64_t before = 0, after = 0;
};
/// One width per axis, for the last axes when there are fewer; negative widths crop. The value
/// becomes x's dtype.
Tensor pad(const Tensor& x, const std::vector<PadWidth>& widths, const Tensor& value = 0);
/// Python's x[start:stop:step] on one axis: bounds are clamped, negative ones count from the end,
/// the step may be negative.
Tensor slice(const Tensor& x, int64_t axis, std::optional<int64_t> start,
             std::optional<int64_t> stop = {}, int64_t step = 1);
/// `length` entries of an axis; throws when they are not there.
Tensor narrow(const Tensor& x, int64_t axis, int64_t start, int64_t length);
/// One entry of an axis, which disappears.
Tensor select(const Tensor& x, int64_t axis, int64_t index);
Tensor cat(const std::vector<Tensor>& parts, int64_t axis = 0);
Tensor stack(const std::vector<Tensor>& parts, int64_t axis = 0);
/// Parts of these sizes, which add up to the axis.
std::vector<Tensor> split(const Tensor& x, const std::vector<int64_t>& sizes, int64_t axis = 0);
/// `count` parts of equal size, the last perhaps smaller.
std::vector<Tensor> chunk(const Tensor& x, int64_t count, int64_t axis = 0);
/// The whole tensor this often per axis (NumPy's tile).
Tensor repeat(const Tensor& x, const std::vector<int64_t>& times);
Tensor broadcast_to(const Tensor& x, const Shape& shape);
/// Zero outside column - row <= diagonal (tril) or >= (triu), on the last two axes.
Tensor tril(const Tensor& x, int64_t diagonal = 0);
Tensor triu(const Tensor& x, int64_t diagonal = 0);
/// The diagonal of axes a and b, which become one last axis.
Tensor diagonal(const Tensor& x, int64_t offset = 0, int64_t a = -2, int64_t b = -1);
/// Windows of `size`, `step` apart, on a new last axis.
Tensor unfold(const Tensor& x, int64_t axis, int64_t size, int64_t step);

// ---- indexing; indices are ints, negative ones count from the end ----
//
// An index out of range throws UsageError "[take] index 7 is not in an axis of 5" at the call when
// its value is known there: numbers, and tensors made from host values. Indices that a device
// computes are not waited for: out of range they read 0 and write nothing, unless the environment's
// PUMICE_CHECK_INDICES is set, which reads and checks them all.

/// y[.., j, ..] = x[.., index[.., j, ..], ..]; shapes equal except on the axis.
Tensor take_along_axis(const Tensor& x, const Tensor& index, int64_t axis);
Tensor gather(const Tensor& x, int64_t axis, const Tensor& index);
/// Entries index (n) of an axis.
Tensor index_select(const Tensor& x, int64_t axis, const Tensor& index);
/// Entries of an axis for an index of any shape, which replaces the axis.
Tensor take(const Tensor& x, const Tensor& index, int64_t axis = 0);
/// x plus each update at its index; updates become x's dtype, and are broadcast to the index: x[..,
/// index[.., j, ..], ..] += updates[.., j, ..].
Tensor scatter_add(const Tensor& x, int64_t axis, const Tensor& index, const Tensor& updates);
/// Rows of weight (entries, width) for indices (…) → (…, width).
Tensor embedding(const Tensor& index, const Tensor& weight);

// ---- linear algebra ----

/// (…, n, k) x (…, k, m) → (…, n, m); vectors as in NumPy; leading axes broadcast.
Tensor matmul(const Tensor& a, const Tensor& b);
Tensor dot(const Tensor& a, const Tensor& b);    ///< vectors (n) · (n) → ()
Tensor outer(const Tensor& a, const Tensor& b);  ///< vectors (n), (m) → (n, m)
/// x (…, in) · weightᵀ (out, in) + bias (out).
Tensor linear(const Tensor& x, const Tensor& weight, const std::optional<Tensor>& bias = {});
/// "ij,jk->ik", "bhqd,bhkd->bhqk", "ii->i", "ij->"; no ellipsis.
Tensor einsum(std::string_view equation, const std::vector<Tensor>& operands);

// ---- neural ----

struct Conv1dOptions {
  int64_t stride = 1, padding = 0, dilation = 1, groups = 1;
};
struct Conv2dOptions {
  Pair stride = 1, padding = 0, dilation = 1;
  int64_t groups = 1;
};
/// x (N, C, L), weight (O, C/groups, K), bias (O) → (N, O, (L + 2 padding - dilation (K-1) - 1) /
/// stride + 1). Correlation, as everywhere.
Tensor conv1d(const Tensor& x, const Tensor& weight, const std::optional<Tensor>& bias = {},
              const Conv1dOptions& options = {});
/// x (N, C, H, W), weight (O, C/groups, R, S), bias (O) → (N, O, H', W').
Tensor conv2d(const Tensor& x, const Tensor& weight, const std::optional<Tensor>& bias = {},
              const Conv2dOptions& options = {});
struct PoolOptions {
  std::optional<Pair> stride;  ///< the window's size when absent
  Pair padding = 0, dilation = 1;
  bool count_padding = true;  ///< avg_pool2d divides by the whole window
};
/// x (…, H, W) → (…, H', W'). Padding counts as -inf. The gradient of equal elements of a window
/// goes to the first in row-major order, as PyTorch's.
Tensor max_pool2d(const Tensor& x, const Pair& size, const PoolOptions& options = {});
Tensor avg_pool2d(const Tensor& x, const Pair& size, const PoolOptions& options = {});
/// Over the last axes, which have the shape of weight and bias; biased variance.
Tensor layer_norm(const Tensor& x, const Shape& normalized, const std::optional<Tensor>& weight,
                  const std::optional<Tensor>& bias, double epsilon = 1e-5);
Tensor rms_norm(const Tensor& x, const std::optional<Tensor>& weight, double epsilon = 1e-6);
/// x (N, C, …) with given statistics (C).
Tensor batch_norm(const Tensor& x, const Tensor& mean, const Tensor& variance,
                  const std::optional<Tensor>& weight, const std::optional<Tensor>& bias,
                  double epsilon = 1e-5);
struct AttentionOptions {
  bool causal = false;          ///< query i sees keys 0 … i + (keys - queries)
  std::optional<double> scale;  ///< 1/sqrt(width) when absent
  std::optional<Tensor> mask;   ///< bool (false hides) or added to the scores
};
/// q (…, H, Q, D), k (…, G, K, D), v (…, G, K, E) → (…, H, Q, E); G divides H.
Tensor scaled_dot_product_attention(const Tensor& q, const Tensor& k, const Tensor& v,
                                    const AttentionOptions& options = {});

// ---- losses ----

enum class Reduction { mean, sum, none };
struct CrossEntropyOptions {
  std::optional<Tensor> weight;  ///< per class
  int64_t ignore_index = -100;   ///< such targets count for nothing
  double label_smoothing = 0;
  Reduction reduction = Reduction::mean;
};
/// logits (N, C, …); target: class indices (N, …), or probabilities (N, C, …) when floating.
Tensor cross_entropy(const Tensor& logits, const Tensor& target,
                     const CrossEntropyOptions& options = {});
/// The same for log-probabilities and class indices.
Tensor nll_loss(const Tensor& log_probabilities, const Tensor& target,
                const CrossEntropyOptions& options = {});
Tensor mse_loss(const Tensor& x, const Tensor& target, Reduction reduction = Reduction::mean);
Tensor l1_loss(const Tensor& x, const Tensor& target, Reduction reduction = Reduction::mean);
Tensor huber_loss(const Tensor& x, const Tensor& target, double delta = 1,
                  Reduction reduction = Reduction::mean);
Tensor smooth_l1_loss(const Tensor& x, const Tensor& target, double beta = 1,
                      Reduction reduction = Reduction::mean);
Tensor bce_loss(const Tensor& probability, const Tensor& target,
                Reduction reduction = Reduction::mean);
Tensor bce_with_logits(const Tensor& logits, const Tensor& target,
                       Reduction reduction = Reduction::mean);
/// target (log q - x) with x as log-probabilities.
Tensor kl_div(const Tensor& x, const Tensor& target, Reduction reduction = Reduction::mean);
/// Over an axis: a·b / max(|a| |b|, epsilon).
Tensor cosine_similarity(const Tensor& a, const Tensor& b, int64_t axis = -1,
                         double epsilon = 1e-8);

}  // namespace pumice
