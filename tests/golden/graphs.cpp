#include "golden/graphs.h"

namespace pumice::test {

using namespace ir;

namespace {

NodeRef f32(int slot, Shape shape) { return input(slot, DType::f32, std::move(shape)); }

// A row repeated over a first axis of n.
NodeRef rows(const NodeRef& row, const Dim& n) { return expand(row, {n, row->shape[0]}); }
// A column (m) repeated over a second axis of n.
NodeRef columns(const NodeRef& column, const Dim& n) {
  Dim m = column->shape[0];
  return expand(reshape(column, {m, 1}), {m, n});
}

NodeRef matmul(const NodeRef& a, const NodeRef& b) {
  Dim m = a->shape[0], k = a->shape[1], n = b->shape[1];
  auto left = expand(reshape(a, {m, 1, k}), {m, n, k});
  auto right = expand(reshape(permute(b, {1, 0}), {1, n, k}), {m, n, k});
  return reduce(Op::reduce_sum, mul(left, right), {2});
}

NodeRef relu(const NodeRef& x) { return max(x, like(x, 0)); }

NodeRef softmax(const NodeRef& x) {
  Dim n = x->shape[1];
  auto e = exp(sub(x, columns(reduce(Op::reduce_max, x, {1}), n)));
  return div(e, columns(reduce(Op::reduce_sum, e, {1}), n));
}

NodeRef layer_norm(const NodeRef& x, double n) {
  auto mean = [&](const NodeRef& v) {
    auto sum = reduce(Op::reduce_sum, v, {1});
    return mul(sum, like(sum, 1 / n));
  };
  auto centred = sub(x, columns(mean(x), x->shape[1]));
  auto variance = mean(mul(centred, centred));
  auto deviation = sqrt(add(variance, like(variance, 1e-5)));
  return div(centred, columns(deviation, x->shape[1]));
}

// Batch x channels x height x width by filters x channels x 3 x 3, padding 1.
NodeRef convolution(const NodeRef& x, const NodeRef& w) {
  auto padded = pad(x, {0, 0, 0, 0, 1, 1, 1, 1});
  auto patches = window(window(padded, 2, 3, 1, 1), 3, 3, 1, 1);  // b c h w i j
  Dim b = x->shape[0], c = x->shape[1], h = x->shape[2], v = x->shape[3], f = w->shape[0];
  Shape all{b, f, h, v, c, 3, 3};
  auto left = reshape(permute(patches, {0, 2, 3, 1, 4, 5}), {b, 1, h, v, c, 3, 3});
  auto right = reshape(w, {1, f, 1, 1, c, 3, 3});
  return reduce(Op::reduce_sum, mul(expand(left, all), expand(right, all)), {4, 5, 6});
}

NodeRef max_pool(const NodeRef& x) {
  return reduce(Op::reduce_max, window(window(x, 2, 2, 2, 1), 3, 2, 2, 1), {4, 5});
}

std::vector<NodeRef> adam(const NodeRef& p, const NodeRef& g, const NodeRef& m, const NodeRef& v) {
  auto m1 = add(mul(m, like(m, 0.9)), mul(g, like(g, 0.1)));
  auto v1 = add(mul(v, like(v, 0.999)), mul(mul(g, g), like(g, 0.001)));
  auto step = div(mul(m1, like(m1, 1e-3)), add(sqrt(v1), like(v1, 1e-8)));
  return {sub(p, step), m1, v1};
}

void elementwise(std::vector<Graph>& all) {
  auto x = f32(0, {1000}), y = f32(1, {1000});
  auto i = input(0, DType::i32, {333}), j = input(1, DType::i32, {333});
  auto h = input(0, DType::f16, {257}), b = input(1, DType::bf16, {257});
  auto d = input(0, DType::f64, {100}), t = input(0, DType::boolean, {100});
  all.push_back({"add", {add(x, y)}});
  all.push_back({"multiply_exp", {mul(exp(x), y)}});
  all.push_back({"relu", {relu(x)}});
  all.push_back({"tanh", {tanh(x)}});
  all.push_back({"sigmoid", {div(like(x, 1), add(like(x, 1), exp(neg(x))))}});
  all.push_back({"clamp_select", {where(lt(x, y), max(x, y), min(x, like(x, -1)))}});
  all.push_back({"bias_rows", {add(f32(0, {37, 50}), rows(f32(1, {50}), 37))}});
  auto seven = expand(constant_int(7, DType::i32), {333});
  all.push_back({"integer_division", {div(i, j), mod(i, j), div(i, seven)}});
  all.push_back({"shifts_and_bits", {bit_xor(shl(i, j), shr(i, j)), bit_not(i)}});
  all.push_back({"half_add", {add(h, cast(b, DType::f16))}});
  all.push_back(
      {"float_to_ints", {cast(x, DType::i32), cast(x, DType::u8), cast(x, DType::boolean)}});
  all.push_back({"f64_polynomial", {fma(d, fma(d, d, like(d, 0.5)), like(d, 2))}});
  all.push_back({"bool_logic",
                 {where(bit_not(t), cast(t, DType::f32), expand(constant(3, DType::f32), {100}))}});
  all.push_back({"empty", {add(f32(0, {0, 4}), f32(1, {0, 4}))}});
  all.push_back({"scalar", {sqrt(f32(0, {}))}});
  all.push_back({"adam", adam(f32(0, {500}), f32(1, {500}), f32(2, {500}), f32(3, {500}))});
}

void movement(std::vector<Graph>& all) {
  auto x = f32(0, {12, 30});
  auto index = input(1, DType::i32, {5, 30});
  all.push_back({"transpose", {make(Op::contiguous, {permute(x, {1, 0})})}});
  all.push_back({"slice_step", {neg(slice(x, {1, 5, 0, 10}, {2, 3}))}});
  all.push_back({"flip", {neg(flip(x, {1}))}});
  all.push_back({"pad", {neg(pad(x, {1, 2, 0, 3}))}});
  all.push_back({"concatenate",
                 {add(pad(f32(0, {10, 4}), {0, 0, 0, 6}), pad(f32(1, {10, 6}), {0, 0, 4, 0}))}});
  all.push_back({"iota_grid", {add(iota(DType::i32, {8, 20}, 0), iota(DType::i32, {8, 20}, 1))}});
  all.push_back({"gather", {make(Op::gather, {x, index}, {.ints = {0}})}});
  auto labels = input(0, DType::i32, {16});
  all.push_back(
      {"one_hot", {cast(eq(columns(labels, 10), iota(DType::i32, {16, 10}, 1)), DType::f32)}});
  all.push_back({"max_pool", {max_pool(f32(0, {2, 3, 8, 8}))}});
  auto u = unwindow(f32(0, {2, 8, 3}), 1, Dim(10), 1, 1);
  all.push_back({"unwindow_sum", {reduce(Op::reduce_sum, u, {2})}});
}

void reductions(std::vector<Graph>& all) {
  auto x = f32(0, {64, 100});
  all.push_back({"sum_all", {reduce(Op::reduce_sum, f32(0, {10000}), {0})}});
  all.push_back({"sum_rows", {reduce(Op::reduce_sum, x, {1})}});
  all.push_back({"sum_columns", {reduce(Op::reduce_sum, x, {0})}});
  all.push_back({"max_rows", {reduce(Op::reduce_max, x, {1})}});
  all.push_back({"any", {reduce(Op::reduce_max, input(0, DType::boolean, {20, 40}), {1})}});
  all.push_back({"bytes_sum", {reduce(Op::reduce_sum, input(0, DType::u8, {20, 40}), {1})}});
  all.push_back({"half_sum", {reduce(Op::reduce_sum, input(0, DType::f16, {20, 40}), {1})}});
  all.push_back({"softmax", {softmax(f32(0, {32, 200}))}});
  all.push_back({"layer_norm", {layer_norm(f32(0, {32, 96}), 96)}});
  all.push_back({"matmul", {matmul(f32(0, {96, 64}), f32(1, {64, 128}))}});
  all.push_back({"matmul_odd", {matmul(f32(0, {17, 33}), f32(1, {33, 19}))}});
  all.push_back(
      {"matmul_bf16", {matmul(input(0, DType::bf16, {64, 64}), input(1, DType::bf16, {64, 64}))}});
  auto linear = add(matmul(f32(0, {64, 128}), f32(1, {128, 64})), rows(f32(2, {64}), 64));
  all.push_back({"linear_relu", {relu(linear)}});
  all.push_back({"convolution", {convolution(f32(0, {2, 4, 12, 12}), f32(1, {8, 4, 3, 3}))}});
}

void symbolic(std::vector<Graph>& all) {
  Dim batch(variable("batch", 1, 256));
  auto x = f32(0, {batch, 100});
  all.push_back({"symbolic_relu", {relu(x)}});
  all.push_back({"symbolic_matmul", {matmul(x, f32(1, {100, 32}))}});
  all.push_back({"symbolic_mean", {reduce(Op::reduce_sum, x, {0})}});
}

}  // namespace

std::vector<Graph> golden_graphs() {
  std::vector<Graph> all;
  elementwise(all);
  movement(all);
  reductions(all);
  symbolic(all);
  return all;
}

}  // namespace pumice::test
