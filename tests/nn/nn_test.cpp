#include <unistd.h>

#include <gtest/gtest.h>
#include <pumice/grad.h>
#include <pumice/io.h>
#include <pumice/nn.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "support/errors.h"

namespace pumice::nn {
namespace {

using test::error_of;

struct Small {
  Conv2d conv;
  Linear fc;
  Tensor operator()(const Tensor& x) const { return fc(flatten(max_pool2d(relu(conv(x)), 2), 1)); }
};

struct Demo {
  Conv2d conv1, conv2;
  Linear fc1, fc2;
};

class Nn : public testing::Test {
 protected:
  void SetUp() override { set_default_device(device("cpu")); }
};

// sin(100 k + i + 1) / 2 at position i.
Tensor filled(const Shape& shape, int k, DType dtype) {
  std::vector<double> values(static_cast<size_t>(element_count(shape)));
  for (size_t i = 0; i < values.size(); ++i) values[i] = std::sin(k * 100 + double(i) + 1) * 0.5;
  return cast(Tensor::from(values, shape), dtype);
}

Small small(DType dtype) {
  Small model{Conv2d::make(make_key(0), 1, 2, 3, {.padding = 1}, true, dtype),
              Linear::make(make_key(0), 8, 3, true, dtype)};
  int k = 0;
  for_each_tensor(model, [&](const std::string&, Tensor& t) { t = filled(t.shape(), k++, dtype); });
  return model;
}

void expect_near(const Tensor& got, const std::vector<double>& want, double tolerance) {
  auto values = cast(got, DType::f64).to_vector<double>();
  ASSERT_EQ(values.size(), want.size());
  for (size_t i = 0; i < want.size(); ++i) EXPECT_NEAR(values[i], want[i], tolerance) << i;
}

// The same model, loss and gradients by PyTorch 1.13 in double precision.
TEST_F(Nn, LossAndGradientsAsPyTorch) {
  for (const auto& [on, dtype] :
       {std::pair("interpreter", DType::f64), std::pair("interpreter", DType::f32),
        std::pair("cpu", DType::f64), std::pair("cpu", DType::f32)}) {
    DeviceScope scope(device(on));
    double tolerance = dtype == DType::f64 ? 1e-11 : 2e-6;
    auto [loss, gradient] = value_and_grad([](const Small& m, const Tensor& x, const Tensor& y) {
      return cross_entropy(m(x), y);
    })(small(dtype), filled({2, 1, 4, 4}, 7, dtype), Tensor::from({2, 0}));
    EXPECT_NEAR(cast(loss, DType::f64).item<double>(), 1.7030397991561708, tolerance);
    expect_near(gradient.conv.weight,
                {-0.136725495706, -0.096395166942, 0.121583355173, -0.0133150471145,
                 -0.174272115619, -0.184968901083, 0.115316385331, 0.0708398805401, -0.116419457193,
                 0.254021418496, -0.068840133781, -0.040361771456, 0.0835826139959, 0.23561421319,
                 0.150725253893, -0.253098266098, -0.154650995952, -0.0810037380597},
                tolerance);
    expect_near(*gradient.conv.bias, {-0.175626094074, 0.52948364177}, tolerance);
    expect_near(
        gradient.fc.weight,
        {-0.275226921878, -0.186324009673,  -0.0534946360452, -0.373666091777, -0.384973328065,
         -0.422482378739, -0.376088681023,  -0.397762544314,  0.441843824994,  0.341738188058,
         0.224942322656,  0.480524975777,   0.622029105853,   0.468103891116,  0.408400848119,
         0.613843467998,  -0.166616903116,  -0.155414178385,  -0.171447686611, -0.106858884001,
         -0.237055777788, -0.0456215123768, -0.0323121670956, -0.216080923684},
        tolerance);
    expect_near(*gradient.fc.bias, {-0.342964472576, 0.506519050206, -0.16355457763}, tolerance);
  }
}

Demo demo() {
  auto keys = split(make_key(5), 4);
  return {Conv2d::make(keys[0], 1, 32, 3, {.padding = 1}),
          Conv2d::make(keys[1], 32, 64, 3, {.padding = 1}), Linear::make(keys[2], 3136, 64),
          Linear::make(keys[3], 64, 10)};
}

TEST_F(Nn, NamesAndShapesAsPyTorch) {
  std::vector<std::string> seen;
  const Demo model = demo();
  for_each_tensor(model, [&](const std::string& name, const Tensor& t) {
    seen.push_back(name + " " + text(t.shape()));
  });
  EXPECT_EQ(seen, (std::vector<std::string>{"conv1.weight (32, 1, 3, 3)", "conv1.bias (32)",
                                            "conv2.weight (64, 32, 3, 3)", "conv2.bias (64)",
                                            "fc1.weight (64, 3136)", "fc1.bias (64)",
                                            "fc2.weight (10, 64)", "fc2.bias (10)"}));
  EXPECT_EQ(parameter_count(demo()), 220234);
}

// Uniform in ±bound: the mean square is bound²/3, and the largest come near the bound.
TEST_F(Nn, InitialWeightsAreUniformWithinTheBound) {
  auto values = demo().fc1.weight.to_vector<float>();
  double bound = 1 / std::sqrt(3136.0), sum = 0, squares = 0, largest = 0;
  for (float v : values) {
    sum += v;
    squares += double(v) * v;
    largest = std::max(largest, std::fabs(double(v)));
  }
  auto n = double(values.size());
  EXPECT_LE(largest, bound * (1 + 1e-6));
  EXPECT_GT(largest, bound * 0.999);
  EXPECT_NEAR(sum / n, 0, 5 * bound / std::sqrt(3 * n));
  EXPECT_NEAR(squares / n / (bound * bound / 3), 1, 0.02);
  auto conv = demo().conv2.weight.to_vector<float>();
  for (float v : conv) ASSERT_LE(std::fabs(double(v)), 1 / std::sqrt(288.0) * (1 + 1e-6));
}

TEST_F(Nn, AKeyGivesTheSameWeights) {
  EXPECT_EQ(demo().fc2.weight.to_vector<float>(), demo().fc2.weight.to_vector<float>());
  auto other = Linear::make(make_key(6), 64, 10);
  EXPECT_NE(demo().fc2.weight.to_vector<float>(), other.weight.to_vector<float>());
}

TEST_F(Nn, WithoutBias) {
  auto layer = Linear::make(make_key(0), 2, 1, false);
  EXPECT_FALSE(layer.bias);
  EXPECT_EQ(parameter_count(layer), 2);
  layer.weight = Tensor::from({2.0f, 3.0f}, Shape{1, 2});
  EXPECT_EQ(layer(Tensor::from({10.0f, 1.0f}, Shape{1, 2})).to_vector<float>(),
            std::vector<float>{23});
}

TEST_F(Nn, SequentialNamesAndOrder) {
  Sequential net(Linear::make(make_key(0), 2, 2), Linear::make(make_key(1), 2, 1));
  std::vector<std::string> names;
  for_each_tensor(net, [&](const std::string& name, const Tensor&) { names.push_back(name); });
  EXPECT_EQ(names, (std::vector<std::string>{"0.weight", "0.bias", "1.weight", "1.bias"}));
  auto& [a, b] = net.layers;
  a.weight = Tensor::from({1.0f, 0.0f, 0.0f, 2.0f}, Shape{2, 2});
  a.bias = Tensor::from({0.0f, 1.0f});
  b.weight = Tensor::from({1.0f, 10.0f}, Shape{1, 2});
  b.bias = Tensor::from({100.0f});
  EXPECT_EQ(net(Tensor::from({3.0f, 4.0f}, Shape{1, 2})).to_vector<float>(),
            std::vector<float>{193});
}

TEST_F(Nn, DropoutScalesInTrainingAndIsTheIdentityInEvaluation) {
  Tensor x = ones({10000});
  Dropout dropout{0.25};
  EXPECT_EQ(dropout(x, {}).to_vector<float>(), x.to_vector<float>());
  int kept = 0;
  for (float v : dropout(x, make_key(3)).to_vector<float>()) {
    ASSERT_TRUE(v == 0 || std::fabs(v - 4.0f / 3) < 1e-6f) << v;
    kept += v != 0;
  }
  EXPECT_NEAR(kept, 7500, 5 * 43);
}

TEST_F(Nn, CountCorrect) {
  Tensor logits = Tensor::from({1.f, 2.f, 5.f, 0.f, 3.f, 3.f}, Shape{3, 2});
  EXPECT_EQ(count_correct(logits, Tensor::from({1, 0, 1})).item<int64_t>(), 2);
  EXPECT_EQ(count_correct(logits, Tensor::from<uint8_t>({1, 0, 0})).item<int64_t>(), 3);
}

TEST_F(Nn, WrongUse) {
  EXPECT_EQ(error_of([] { Linear::make(make_key(0), 0, 1); }), "[Linear] in is 0");
  EXPECT_EQ(error_of([] {
              Conv2d::make(make_key(0), 1, 1, {3, 0});
            }),
            "[Conv2d] kernel width is 0");
  EXPECT_EQ(error_of([] { Conv2d::make(make_key(0), 3, 4, 3, {.groups = 2}); }),
            "[Conv2d] groups 2 do not divide in 3 and out 4");
  EXPECT_EQ(error_of([] {
              count_correct(zeros({2, 3}), zeros({3}, DType::i64));
            }),
            "[count_correct] logits (2, 3) and labels (3) do not fit");
}

// ---- models in files ----

class ModelFile : public Nn {
 protected:
  void TearDown() override { std::remove(path_.c_str()); }
  std::string path_ = testing::TempDir() + "pumice_model_" + std::to_string(::getpid());
};

TEST_F(ModelFile, SavedAndLoadedIsTheSame) {
  auto a = demo();
  io::save(path_, a, {{"epoch", "2"}});
  Demo b{Conv2d::make(make_key(1), 1, 32, 3, {.padding = 1}),
         Conv2d::make(make_key(1), 32, 64, 3, {.padding = 1}), Linear::make(make_key(1), 3136, 64),
         Linear::make(make_key(1), 64, 10)};
  EXPECT_EQ(io::load(path_, b), (io::Metadata{{"epoch", "2"}}));
  auto x = tensors_of(a), y = tensors_of(b);
  for (size_t i = 0; i < x.size(); ++i) EXPECT_EQ(x[i].to_vector<float>(), y[i].to_vector<float>());
}

TEST_F(ModelFile, EveryDtypeAndShapeSurvives) {
  std::vector<io::NamedTensor> tensors;
  for (int t = 0; t < dtype_count; ++t) {
    DType dtype = DType(t);
    tensors.push_back({"x" + std::to_string(t), cast(arange(6), dtype)});
    tensors.push_back({"scalar" + std::to_string(t), cast(ones({}), dtype)});
    tensors.push_back({"empty" + std::to_string(t), zeros({0, 3}, dtype)});
  }
  io::save_tensors(path_, tensors);
  auto loaded = io::load_tensors(path_);
  ASSERT_EQ(loaded.size(), tensors.size());
  for (const auto& [name, want] : tensors) {
    auto found = std::find_if(loaded.begin(), loaded.end(),
                              [&](const io::NamedTensor& t) { return t.name == name; });
    ASSERT_NE(found, loaded.end());
    EXPECT_EQ(found->tensor.dtype(), want.dtype());
    EXPECT_EQ(found->tensor.shape(), want.shape());
    EXPECT_EQ(cast(found->tensor, DType::f64).to_vector<double>(),
              cast(want, DType::f64).to_vector<double>());
  }
}

TEST_F(ModelFile, MismatchesNameTheTensorAndChangeNothing) {
  struct One {
    Linear fc;
  };
  struct Two {
    Linear fc, more;
  };
  auto layer = [](int seed, int64_t in) { return Linear::make(make_key(uint64_t(seed)), in, 2); };
  io::save(path_, One{layer(0, 3)});
  auto says = [&](auto model) { return error_of([&] { io::load(path_, model); }); };
  std::string start = "[load] '" + path_ + "': ";
  EXPECT_EQ(says(One{layer(1, 4)}),
            start + "tensor 'fc.weight' has the shape (2, 3) there, (2, 4) here");
  EXPECT_EQ(says(Two{layer(1, 3), layer(1, 3)}),
            start + "no tensor 'more.weight', 'more.bias' in the file");
  EXPECT_EQ(says(One{Linear::make(make_key(0), 3, 2, false)}),
            start + "the model has no tensor 'fc.bias'");
  EXPECT_EQ(says(One{Linear::make(make_key(0), 3, 2, true, DType::f64)}),
            start + "tensor 'fc.weight' has the dtype f32 there, f64 here");

  One keeps{layer(7, 3)};
  keeps.fc.bias = zeros({5});
  auto before = keeps.fc.weight.to_vector<float>();
  EXPECT_EQ(error_of([&] { io::load(path_, keeps); }),
            start + "tensor 'fc.bias' has the shape (2) there, (5) here");
  EXPECT_EQ(keeps.fc.weight.to_vector<float>(), before);
}

}  // namespace
}  // namespace pumice::nn
