#include <cmath>

#include "pumice/pumice.h"
#include "support/devices.h"

// grad, value_and_grad, vjp, gradients: over which forms, and what they promise.
namespace pumice {
namespace {

struct Layer {
  Tensor weight;
  std::optional<Tensor> bias;
  int64_t width = 0;
};
struct Model {
  std::vector<Layer> layers;
  Tensor scale = 1.0;
  std::array<Tensor, 2> pair;
  std::map<std::string, Tensor> named;
  bool training = true;
};
class Hidden {
 public:
  template <class Self, class Visit>
  static void fields(Self& self, Visit&& visit) {
    visit("inner", self.inner_);
  }
  Tensor& inner() { return inner_; }

 private:
  Tensor inner_ = 2.0;
};

class Transforms : public ::testing::Test {
 protected:
  DeviceScope scope_{device("interpreter")};
  Model model_{{{Tensor::from({1.0f, 2.0f}), Tensor(3.0f), 2}, {Tensor::from({4.0f}), {}, 1}},
               Tensor::from({2.0f}),
               {Tensor(5.0f), Tensor(6.0f)},
               {{"a", Tensor(7.0f)}, {"b", Tensor(8.0f)}}};
};

TEST_F(Transforms, TreesHaveNames) {
  std::string names;
  for_each_tensor(model_, [&](const std::string& path, Tensor&) { names += path + " "; });
  EXPECT_EQ(names,
            "layers.0.weight layers.0.bias layers.1.weight scale pair.0 pair.1 named.a named.b ");
  Hidden h;
  for_each_tensor(h, [&](const std::string& path, Tensor&) { EXPECT_EQ(path, "inner"); });
  EXPECT_EQ(tensors_of(model_, h).size(), 9u);
  auto doubled = map_tensors(model_, [](const Tensor& t) { return t * 2; });
  EXPECT_EQ(doubled.layers[1].weight.item<float>(), 8);
  EXPECT_EQ(doubled.layers[0].width, 2);
  EXPECT_EQ(model_.layers[1].weight.item<float>(), 4);
}

TEST_F(Transforms, GradOfStructs) {
  auto loss = [](const Model& m, const Tensor& x) {
    return sum(m.layers[0].weight * x) * m.scale[0] + *m.layers[0].bias * m.named.at("a");
  };
  auto [value, g] = value_and_grad(loss)(model_, Tensor::from({10.0f, 100.0f}));
  EXPECT_EQ(value.item<float>(), 2 * 210 + 21);
  EXPECT_EQ(g.layers[0].weight.to_vector<float>(), (std::vector<float>{20, 200}));
  EXPECT_EQ(g.layers[0].bias->item<float>(), 7);
  EXPECT_EQ(g.scale.item<float>(), 210);
  EXPECT_EQ(g.named["a"].item<float>(), 3);
  EXPECT_EQ(g.named["b"].item<float>(), 0);
  EXPECT_EQ(g.layers[1].weight.to_vector<float>(), (std::vector<float>{0}));
}

TEST_F(Transforms, OtherForms) {
  auto t = grad([](const std::tuple<Tensor, Tensor>& p) {
    return std::get<0>(p) * std::get<1>(p);
  })(std::tuple{Tensor(3.0f), Tensor(4.0f)});
  EXPECT_EQ(std::get<0>(t).item<float>(), 4);
  auto v = grad([](const std::vector<Tensor>& p) { return p[0] * p[0] * p[1]; })(
      std::vector<Tensor>{3.0f, 4.0f});
  EXPECT_EQ(v[0].item<float>(), 24);
  // The rest of what the function gives is handed through.
  auto [out, g] = value_and_grad([](const Tensor& x) {
    return std::pair{x * x, x + 1};
  })(Tensor(3.0f));
  EXPECT_EQ(out.second.item<float>(), 4);
  EXPECT_EQ(g.item<float>(), 6);
}

TEST_F(Transforms, SameTensorTwiceIsTwoInputs) {
  Tensor x = 3.0f;
  auto g = grad([](const std::pair<Tensor, Tensor>& p) { return p.first * p.first * p.second; })(
      std::pair{x, x});
  EXPECT_EQ(g.first.item<float>(), 18);
  EXPECT_EQ(g.second.item<float>(), 9);
}

TEST_F(Transforms, HigherOrder) {
  auto f = [](const Tensor& x) { return x * x * x * x; };
  EXPECT_EQ(grad(grad(f))(Tensor(2.0f)).item<float>(), 48);
  EXPECT_EQ(grad(grad(grad(f)))(Tensor(2.0f)).item<float>(), 48);
  EXPECT_NEAR(grad(grad([](const Tensor& x) { return sigmoid(x); }))(Tensor(0.0f)).item<float>(), 0,
              1e-7);
}

TEST_F(Transforms, ReadingInsideKeepsHistory) {
  float seen = 0;
  auto f = [&](const Tensor& x) {
    Tensor y = x * x;
    seen = y.item<float>();
    y.realize();
    return y * x;
  };
  EXPECT_EQ(grad(f)(Tensor(3.0f)).item<float>(), 27);
  EXPECT_EQ(seen, 9);
}

TEST_F(Transforms, Vjp) {
  auto [y, pull] = vjp([](const Tensor& a, const Tensor& b) { return matmul(a, b); },
                       Tensor::from_rows({{1.f, 2.f}}), Tensor::from_rows({{3.f}, {4.f}}));
  EXPECT_EQ(y.item<float>(), 11);
  auto [a, b] = pull(full({1, 1}, 2.0f));
  EXPECT_EQ(a.to_vector<float>(), (std::vector<float>{6, 8}));
  EXPECT_EQ(b.to_vector<float>(), (std::vector<float>{2, 4}));
}

TEST_F(Transforms, GradientsOfAnyTensor) {
  Tensor x = Tensor::from({1.0f, 2.0f}), h = exp(x), y = sum(h * h);
  std::vector<Tensor> xs{x, h};
  auto g = gradients(y, xs);
  EXPECT_NEAR(g[0].to_vector<float>()[1], 2 * std::exp(4.0f), 1e-4);
  EXPECT_NEAR(g[1].to_vector<float>()[1], 2 * std::exp(2.0f), 1e-5);
  // h may have been read since.
  h.realize();
  std::vector<Tensor> again{h};
  EXPECT_NEAR(gradients(y, again)[0].to_vector<float>()[0], 2 * std::exp(1.0f), 1e-5);
  Tensor other = 1.0f, read = sum(x * x);
  std::vector<Tensor> unrelated{Tensor::from({1.0f})}, just_x{x};
  EXPECT_THROW(gradients(y, unrelated), UsageError);
  read.realize();
  EXPECT_THROW(gradients(read, just_x), UsageError);
}

TEST_F(Transforms, IntsGetZeros) {
  auto g = grad([](const std::pair<Tensor, Tensor>& p) { return sum(p.first * p.second); })(
      std::pair{Tensor::from({1.0f, 2.0f}), Tensor::from({3, 4})});
  EXPECT_EQ(g.second.dtype(), DType::i32);
  EXPECT_EQ(g.second.to_vector<int>(), (std::vector<int>{0, 0}));
}

}  // namespace
}  // namespace pumice
