#include <unistd.h>

#include <gtest/gtest.h>
#include <pumice/grad.h>
#include <pumice/io.h>
#include <pumice/ops.h>
#include <pumice/optim.h>

#include <cmath>
#include <cstdio>
#include <variant>

#include "support/errors.h"

namespace pumice::optim {
namespace {

using test::error_of;

struct Weights {
  Tensor w, b;
};

Weights initial(DType dtype) {
  return {cast(Tensor::from_rows({{0.5, -1.25}, {2.0, 0.125}}), dtype),
          cast(Tensor::from({-0.75}), dtype)};
}

// ((w x)^2 summed + (b - sum of w)^2) / 2
Tensor loss_of(const Weights& p) {
  Tensor x = cast(Tensor::from_rows({{1.0, -2.0}, {0.5, 3.0}}), p.w.dtype());
  return (sum(square(p.w * x)) + sum(square(p.b - sum(p.w)))) * 0.5;
}

std::vector<double> values(const Weights& p) {
  auto all = cast(p.w, DType::f64).to_vector<double>();
  all.push_back(cast(p.b, DType::f64).to_vector<double>()[0]);
  return all;
}

template <class Optimizer>
void take_steps(Optimizer& optimizer, Weights& p, int steps) {
  for (int i = 0; i < steps; ++i) {
    auto [loss, gradient] = value_and_grad(loss_of)(p);
    optimizer.step(p, gradient, loss);
  }
}

struct Case {
  const char* name;
  std::variant<SgdOptions, AdamOptions> options;
  std::vector<double> after_1, after_2, after_10;
};

// Weights after 1, 2 and 10 steps, by PyTorch 1.13 in double precision.
const Case cases[] = {
    {"sgd",
     SgdOptions{.lr = 0.02},
     {0.4475, -1.1925, 1.9475, 0.06, -0.7075},
     {0.39915, -1.1365, 1.8983625, 0.009799999999999993, -0.6681},
     {0.112737216421409, -0.7651450068283989, 1.58376913060502, -0.12629723688722,
      -0.4235631997865612}},
    {"momentum",
     SgdOptions{.lr = 0.02, .momentum = 0.9},
     {0.4475, -1.1925, 1.9475, 0.06, -0.7075},
     {0.3519, -1.08475, 1.8511125, -0.04870000000000001, -0.62985},
     {-0.6804874872699362, 0.3613378671582343, 0.6025949589451245, 0.02040765034467064,
      0.3116870276245953}},
    {"dampening",
     SgdOptions{.lr = 0.02, .momentum = 0.9, .dampening = 0.3},
     {0.4475, -1.1925, 1.9475, 0.06, -0.7075},
     {0.366405, -1.10155, 1.86585375, -0.03364000000000001, -0.64167},
     {-0.5174819673531406, 0.1147712702971448, 0.8538175363581951, -0.1588673427256203,
      0.132322611396645}},
    {"nesterov",
     SgdOptions{.lr = 0.02, .momentum = 0.8, .weight_decay = 0.1, .nesterov = true},
     {0.4037, -1.142, 1.8983, 0.007549999999999987, -0.6708},
     {0.28729288, -1.0012214, 1.77204082, -0.10286398, -0.5740445199999999},
     {-0.4123110747011899, 0.005334760049532658, 0.778060190356773, -0.02838556548098654,
      0.1201960132689419}},
    {"adam",
     AdamOptions{.lr = 0.05},
     {0.4500000001904762, -1.200000000173913, 1.950000000190476, 0.07500000015384614,
      -0.7000000002352941},
     {0.4001423192351107, -1.150024787762017, 1.90010870274419, 0.02552031198703231,
      -0.6501287305345801},
     {0.02262482083050142, -0.7538317158939343, 1.515971685961998, -0.2439572668718905,
      -0.2696210334547288}},
    {"adam_wd",
     AdamOptions{.lr = 0.05, .beta1 = 0.8, .beta2 = 0.99, .epsilon = 1e-6, .weight_decay = 0.1},
     {0.4500000186915818, -1.200000016666661, 1.950000017699109, 0.0750000153256658,
      -0.7000000227272624},
     {0.4002509170551863, -1.150051245967458, 1.900185366199145, 0.02579890536359526,
      -0.6502269403820853},
     {0.03643830491656042, -0.7579649188089155, 1.524755542695537, -0.2070101608079767,
      -0.2815475147373913}},
    {"adamw",
     AdamOptions{.lr = 0.05, .weight_decay = 0.1, .decoupled = true},
     {0.4475000001904762, -1.193750000173913, 1.940000000190476, 0.07437500015384615,
      -0.696250000235294},
     {0.3954173971020096, -1.137813965902503, 1.880420082431968, 0.02454670125489664,
      -0.642909583102332},
     {0.01106330529948272, -0.7048728283693758, 1.430824934148501, -0.2362134902742357,
      -0.2457185725251292}},
};

class Optim : public testing::TestWithParam<DType> {
 protected:
  void SetUp() override { set_default_device(device("cpu")); }
};

template <class Optimizer>
void expect_steps(const Case& c, Optimizer optimizer, Weights p, double tolerance) {
  auto near = [&](const std::vector<double>& want, int steps) {
    auto got = values(p);
    for (size_t i = 0; i < want.size(); ++i)
      EXPECT_NEAR(got[i], want[i], tolerance) << c.name << " " << i << " after " << steps;
  };
  take_steps(optimizer, p, 1);
  near(c.after_1, 1);
  take_steps(optimizer, p, 1);
  near(c.after_2, 2);
  take_steps(optimizer, p, 8);
  near(c.after_10, 10);
}

TEST_P(Optim, StepsAsPyTorch) {
  double tolerance = GetParam() == DType::f64 ? 1e-12 : 2e-6;
  for (const Case& c : cases) {
    Weights p = initial(GetParam());
    if (auto* sgd = std::get_if<SgdOptions>(&c.options))
      expect_steps(c, Sgd<Weights>(p, *sgd), p, tolerance);
    else
      expect_steps(c, Adam<Weights>(p, std::get<AdamOptions>(c.options)), p, tolerance);
  }
}

INSTANTIATE_TEST_SUITE_P(Dtypes, Optim, testing::Values(DType::f32, DType::f64),
                         [](const auto& p) { return std::string(name(p.param)); });

TEST_F(Optim, HalfParametersStayHalf) {
  Weights p = initial(DType::f16);
  Adam<Weights> adam(p, {.lr = 0.05});
  take_steps(adam, p, 2);
  EXPECT_EQ(p.w.dtype(), DType::f16);
  EXPECT_EQ(adam.mean.w.dtype(), DType::f16);
  EXPECT_NEAR(values(p)[0], 0.40014, 2e-3);
}

// One plan serves every step but the first two at most, whatever the step count or the rate.
TEST_F(Optim, StepsCompileNothingNew) {
  Weights p = initial(DType::f32);
  Adam<Weights> adam(p, {.lr = 0.05});
  take_steps(adam, p, 2);
  auto before = device("cpu").engine_stats();
  take_steps(adam, p, 3);
  adam.set_learning_rate(0.01);
  take_steps(adam, p, 3);
  auto after = device("cpu").engine_stats();
  EXPECT_EQ(after.kernels_compiled, before.kernels_compiled);
  EXPECT_EQ(after.plans_made, before.plans_made);
  EXPECT_EQ(after.plan_hits, before.plan_hits + 6);
}

TEST_F(Optim, TheLearningRateCanChange) {
  Weights p = initial(DType::f32);
  Sgd<Weights> sgd(p, {.lr = 0.02});
  sgd.set_learning_rate(0);
  auto before = values(p);
  take_steps(sgd, p, 1);
  EXPECT_EQ(values(p), before);
}

struct Checkpoint {
  Weights model;
  Adam<Weights> optimizer;
  template <class Self, class Visit>
  static void fields(Self& self, Visit&& visit) {
    visit("model", self.model);
    visit("optimizer", self.optimizer);
  }
};

TEST_F(Optim, StateSavedAndRestoredGoesOnTheSame) {
  std::string path = testing::TempDir() + "pumice_optim_" + std::to_string(::getpid());
  Weights p = initial(DType::f32);
  Checkpoint a{p, Adam<Weights>(p, {.lr = 0.05})};
  take_steps(a.optimizer, a.model, 3);
  io::save(path, a);
  Weights q = initial(DType::f32);
  Checkpoint b{q, Adam<Weights>(q, {.lr = 0.9})};
  io::load(path, b);
  std::vector<std::string> names;
  for (const auto& entry : io::load_tensors(path)) names.push_back(entry.name);
  std::remove(path.c_str());
  EXPECT_EQ(names,
            (std::vector<std::string>{"model.b", "model.w", "optimizer.learning_rate",
                                      "optimizer.mean.b", "optimizer.mean.w", "optimizer.square.b",
                                      "optimizer.square.w", "optimizer.steps"}));
  take_steps(a.optimizer, a.model, 3);
  take_steps(b.optimizer, b.model, 3);
  EXPECT_EQ(values(a.model), values(b.model));
  EXPECT_EQ(b.optimizer.steps.item<float>(), 6.0f);
}

TEST_F(Optim, WrongUse) {
  Weights p = initial(DType::f32);
  EXPECT_EQ(error_of([&] { Sgd<Weights>(p, {.lr = -1}); }), "[sgd] lr is -1.000000");
  EXPECT_EQ(error_of([&] { Sgd<Weights>(p, {.nesterov = true}); }),
            "[sgd] nesterov needs a momentum and no dampening");
  EXPECT_EQ(error_of([&] { Adam<Weights>(p, {.beta2 = 1}); }), "[adam] beta2 is 1.000000");
  EXPECT_EQ(error_of([&] { Adam<Weights>(p, {.epsilon = NAN}); }), "[adam] epsilon is nan");
  Adam<Weights> adam(p);
  Weights wrong{p.w, p.w};
  EXPECT_EQ(error_of([&] { adam.step(p, wrong); }),
            "[adam] parameter 1 has the shape (1), its gradient (2, 2), its state (1)");
  Adam<std::vector<Tensor>> list({p.w});
  std::vector<Tensor> one{p.w}, none;
  EXPECT_EQ(error_of([&] { list.step(one, none); }), "[adam] 1 parameters, but 0 gradients");
  std::vector<Tensor> ints{Tensor::from({1, 2})};
  Adam<std::vector<Tensor>> of_ints(ints);
  EXPECT_EQ(error_of([&] { of_ints.step(ints, ints); }), "[adam] parameter 0 is i32, not floating");
}

}  // namespace
}  // namespace pumice::optim
