#include <cmath>

#include "engine/device.h"
#include "ir/node.h"
#include "pumice/pumice.h"
#include "support/devices.h"
#include "tensor/internal.h"

// The vjp column of ops.def: the gradient of every primitive against central differences, in f64
// on the interpreter, and the gradient of the gradient against differences of the gradient.
namespace pumice {
namespace {

using detail::NodeRef;
using ir::Op;
using Function = std::function<Tensor(const std::vector<Tensor>&)>;

// Fractions that are spread evenly and never meet; deterministic.
class Samples {
 public:
  double next(double low, double high) {
    state_ = state_ * 6364136223846793005ull + 1442695040888963407ull;
    return low + (high - low) * double(state_ >> 11) * 0x1p-53;
  }
  Tensor tensor(const Shape& shape, double low, double high) {
    std::vector<double> v(static_cast<size_t>(element_count(shape)));
    for (auto& x : v) x = next(low, high);
    return Tensor::from(v, shape);
  }

 private:
  uint64_t state_ = 12345;
};

// The loss: f's result weighted by fixed odd numbers, so that no error cancels.
Tensor weighted(const Tensor& y) {
  std::vector<double> w(static_cast<size_t>(y.numel()));
  for (size_t i = 0; i < w.size(); ++i) w[i] = 0.3 + 0.17 * double(i % 11) - 0.05 * double(i % 3);
  return sum(y * Tensor::from(w, y.shape()));
}

double value(const Function& f, const std::vector<Tensor>& x) {
  return weighted(f(x)).item<double>();
}

void expect_gradient(const Function& f, const std::vector<Tensor>& x, const std::string& what,
                     double tolerance = 2e-7) {
  auto loss = [&](const std::vector<Tensor>& v) { return weighted(f(v)); };
  auto gradient = grad(loss)(x);
  for (size_t k = 0; k < x.size(); ++k) {
    if (!is_float(x[k].dtype())) continue;
    auto found = gradient[k].to_vector<double>();
    auto values = x[k].to_vector<double>();
    for (size_t i = 0; i < values.size(); ++i) {
      double h = 1e-5, sides[2];
      for (int s = 0; s < 2; ++s) {
        auto moved = values;
        moved[i] += s == 0 ? -h : h;
        auto inputs = x;
        inputs[k] = Tensor::from(moved, x[k].shape());
        sides[s] = value(f, inputs);
      }
      double want = (sides[1] - sides[0]) / (2 * h);
      EXPECT_NEAR(found[i], want, tolerance * std::max(1.0, std::fabs(want)))
          << what << ", operand " << k << ", element " << i;
    }
  }
}

// First and second order.
void expect_gradients(const Function& f, const std::vector<Tensor>& x, const std::string& what) {
  expect_gradient(f, x, what);
  for (size_t k = 0; k < x.size(); ++k) {
    if (!is_float(x[k].dtype())) continue;
    Function first = [&](const std::vector<Tensor>& v) {
      auto loss = [&](const Tensor& t) {
        auto inputs = v;
        inputs[k] = t;
        return weighted(f(inputs));
      };
      return grad(loss)(v[k]);
    };
    expect_gradient(first, x, what + " twice, by operand " + std::to_string(k), 2e-6);
  }
}

Function op(Op o, ir::Attribute a = {}, DType dtype = DType::f64, ir::Shape shape = {}) {
  return [=](const std::vector<Tensor>& x) {
    SmallVector<NodeRef, 3> nodes;
    for (auto& t : x) nodes.push_back(detail::node_of(t));
    std::vector<const Tensor*> all;
    for (auto& t : x) all.push_back(&t);
    return detail::wrap(ir::make(o, std::move(nodes), a, dtype, shape), detail::join("test", all));
  };
}

ir::Attribute ints(ir::Axes values, SmallVector<ir::Dim, 4> dims = {}) {
  ir::Attribute a;
  a.ints = std::move(values);
  a.dims = std::move(dims);
  return a;
}

class PrimitiveGradient : public ::testing::Test {
 protected:
  DeviceScope scope_{device("interpreter")};
  Samples samples_;
};

TEST_F(PrimitiveGradient, Elementwise) {
  for (Op o : ir::all_ops()) {
    auto& info = ir::info(o);
    if (!ir::is_elementwise(o) || info.kind == ir::OpKind::convert) continue;
    if (info.accepts == ir::Accepts::integer || info.accepts == ir::Accepts::bits) continue;
    if (info.yields == ir::Yields::truth || o == Op::where) continue;
    std::vector<Tensor> x;
    for (int i = 0; i < info.arity; ++i)
      x.push_back(samples_.tensor({2, 5}, info.sample_low, info.sample_high));
    bool steps = o == Op::floor || o == Op::round || o == Op::trunc;
    if (steps)
      expect_gradient(op(o), x, std::string(info.name));
    else
      expect_gradients(op(o), x, std::string(info.name));
  }
}

TEST_F(PrimitiveGradient, Where) {
  auto c = Tensor::from({true, false, true, true, false, false}, Shape{6});
  expect_gradients(op(Op::where), {c, samples_.tensor({6}, -4, 4), samples_.tensor({6}, -4, 4)},
                   "where");
}

TEST_F(PrimitiveGradient, TiesShare) {
  auto f = [](const std::vector<Tensor>& x) { return sum(maximum(x[0], x[1])); };
  auto g = grad(f)(std::vector{Tensor::from({1.0, 2.0, 3.0}), Tensor::from({1.0, 3.0, 2.0})});
  EXPECT_EQ(g[0].to_vector<double>(), (std::vector<double>{0.5, 0, 1}));
  EXPECT_EQ(g[1].to_vector<double>(), (std::vector<double>{0.5, 1, 0}));
  auto h = grad([](const Tensor& x) { return max(x); })(Tensor::from({1.0, 7.0, 7.0}));
  EXPECT_EQ(h.to_vector<double>(), (std::vector<double>{0, 0.5, 0.5}));
}

TEST_F(PrimitiveGradient, Casts) {
  auto f = [](const std::vector<Tensor>& x) {
    return cast(cast(x[0], DType::f64) * 3, DType::f64) + cast(cast(x[0], DType::i32), DType::f64);
  };
  auto g = grad([&](const std::vector<Tensor>& x) { return sum(f(x)); })(
      std::vector{Tensor::from({1.5f})});
  EXPECT_EQ(g[0].dtype(), DType::f32);
  EXPECT_EQ(g[0].item<float>(), 3.0f);
}

TEST_F(PrimitiveGradient, Movement) {
  auto x = samples_.tensor({2, 3, 4}, -4, 4);
  std::vector<Tensor> v{x};
  expect_gradients(op(Op::reshape, {}, DType::f64, {4, 6}), v, "reshape");
  expect_gradients(op(Op::permute, ints({2, 0, 1})), v, "permute");
  expect_gradients(op(Op::pad, ints({}, {1, 0, 0, 2, 3, 1})), v, "pad");
  expect_gradients(op(Op::slice, ints({1, 2, 3}, {1, 1, 0, 2, 0, 2})), v, "slice");
  expect_gradients(op(Op::slice, ints({1, 1, 2}, {0, 2, 1, 0, 1, 2})), v, "empty slice");
  expect_gradients(op(Op::flip, ints({0, 2})), v, "flip");
  expect_gradients(op(Op::expand, {}, DType::f64, {5, 2, 3, 4}), v, "expand");
  std::vector<Tensor> thin{samples_.tensor({2, 1, 3}, -4, 4)};
  expect_gradients(op(Op::expand, {}, DType::f64, {2, 4, 3}), thin, "expand an axis");
}

TEST_F(PrimitiveGradient, Windows) {
  std::vector<Tensor> v{samples_.tensor({2, 9}, -4, 4)};
  for (int64_t size : {1, 2, 3})
    for (int64_t stride : {1, 2, 4})
      for (int64_t dilation : {1, 2, 3}) {
        std::string what = "window " + std::to_string(size) + " " + std::to_string(stride) + " " +
                           std::to_string(dilation);
        expect_gradients(op(Op::window, ints({1, size, stride, dilation})), v, what);
        std::vector<Tensor> u{samples_.tensor({2, 3, size}, -4, 4)};
        for (int64_t length : {1, 5, 12})
          expect_gradients(op(Op::unwindow, ints({1, stride, dilation}, {length})), u,
                           "un" + what + " " + std::to_string(length));
      }
}

TEST_F(PrimitiveGradient, ReductionsAndScans) {
  for (Op o : ir::all_ops()) {
    auto& info = ir::info(o);
    std::vector<Tensor> v{samples_.tensor({2, 3, 3}, info.sample_low, info.sample_high)};
    if (info.kind == ir::OpKind::reduce) {
      for (auto axes : {ir::Axes{1}, ir::Axes{0, 2}, ir::Axes{0, 1, 2}})
        expect_gradients(op(o, ints(axes)), v, std::string(info.name));
    } else if (info.kind == ir::OpKind::scan) {
      for (int64_t axis : {0, 1, 2})
        expect_gradients(op(o, ints({axis})), v, std::string(info.name));
    }
  }
}

TEST_F(PrimitiveGradient, ProductsWithZeros) {
  auto f = [](const Tensor& x) { return prod(x); };
  auto g = grad(f)(Tensor::from({2.0, 0.0, 3.0}));
  EXPECT_EQ(g.to_vector<double>(), (std::vector<double>{0, 6, 0}));
  auto c = grad([](const Tensor& x) { return sum(cumprod(x, 0)); })(Tensor::from({2.0, 0.0, 3.0}));
  EXPECT_EQ(c.to_vector<double>(), (std::vector<double>{1, 8, 0}));
}

TEST_F(PrimitiveGradient, Indexing) {
  auto index = Tensor::from({0, 3, 3, 1, 2, 9, 0, 0}, Shape{2, 4});
  expect_gradients(op(Op::gather, ints({1})), {samples_.tensor({2, 5}, -4, 4), index}, "gather");
  expect_gradients(op(Op::scatter_add, ints({1})),
                   {samples_.tensor({2, 5}, -4, 4), index, samples_.tensor({2, 4}, -4, 4)},
                   "scatter_add");
}

TEST_F(PrimitiveGradient, Markers) {
  std::vector<Tensor> v{samples_.tensor({3}, -4, 4)};
  expect_gradients(op(Op::contiguous), v, "contiguous");
  auto g = grad([](const Tensor& x) { return sum(x * stop_gradient(x)); })(v[0]);
  EXPECT_EQ(g.to_vector<double>(), v[0].to_vector<double>());
}

}  // namespace
}  // namespace pumice
