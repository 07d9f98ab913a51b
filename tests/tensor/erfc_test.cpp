#include <cmath>

#include "pumice/pumice.h"
#include "support/devices.h"

namespace pumice::test {
namespace {

class Erfc : public OnDevice {};
PUMICE_ON_DEVICES(Erfc);

struct Value {
  float x;
  double y;
};
// The f32 in `x`, and its erfc by mpmath with 40 digits.
const Value values[] = {{-2.0f, 1.99532226502},           {-1.73699999f, 1.98596978798},
                        {-1.47399998f, 1.9628899018},     {-1.21099997f, 1.91321616178},
                        {-0.948000014f, 1.81997383518},   {-0.685000002f, 1.66732322066},
                        {-0.421999991f, 1.44935782038},   {-0.25f, 1.27632639017},
                        {0.0130000003f, 0.985331896833},  {0.275999993f, 0.696297767105},
                        {0.538999975f, 0.445904201141},   {0.801999986f, 0.256710975429},
                        {1.06500006f, 0.132031873359},    {1.32799995f, 0.060370832017},
                        {1.5f, 0.0338948535247},          {1.76300001f, 0.0126576647576},
                        {2.02600002f, 0.00416750271807},  {2.28900003f, 0.00120736325887},
                        {2.55200005f, 0.000307293045208}, {2.81500006f, 6.86226983934e-5},
                        {3.07800007f, 1.34318134442e-5},  {3.25f, 4.30277946368e-6},
                        {3.51300001f, 6.76008509503e-7},  {3.77600002f, 9.29104723089e-8},
                        {4.03900003f, 1.11650426779e-8},  {4.30200005f, 1.17259519307e-9},
                        {4.56500006f, 1.07588293264e-10}, {4.82800007f, 8.62127547719e-12},
                        {5.0f, 1.53745979443e-12},        {5.26300001f, 9.84196191258e-14},
                        {5.52600002f, 5.49873932733e-15}, {5.78900003f, 2.68079977739e-16},
                        {6.05200005f, 1.14028049696e-17}, {6.31500006f, 4.23096934041e-19},
                        {6.57800007f, 1.36927600512e-20}, {6.75f, 1.34876788936e-21},
                        {7.01300001f, 3.4807140717e-23},  {7.27600002f, 7.83243480891e-25},
                        {7.53900003f, 1.53668087234e-26}, {7.80200005f, 2.62841494198e-28},
                        {8.06499958f, 3.91921465676e-30}, {8.32800007f, 5.09401264952e-32},
                        {8.5f, 2.76232407133e-33},        {8.76299953f, 2.86052648787e-35},
                        {9.02600002f, 2.58170978553e-37}};

TEST_P(Erfc, IsRightToThreeUnitsInTheLastPlaceUpToTheSmallestNormalNumber) {
  std::vector<float> x;
  for (auto& v : values) x.push_back(v.x);
  auto got = erfc(Tensor::from(x)).to_vector<float>();
  for (size_t i = 0; i < x.size(); ++i) {
    auto want = float(values[i].y);
    double ulp = std::ldexp(1.0, std::ilogb(want) - 23);
    EXPECT_LE(std::abs(got[i] - values[i].y), 3 * ulp) << "erfc(" << x[i] << ") = " << got[i];
  }
}

TEST_P(Erfc, AtTheEnds) {
  float infinity = std::numeric_limits<float>::infinity();
  auto got = erfc(Tensor::from({0.f, -0.f, infinity, -infinity, 11.f, 1e30f, -1e30f, NAN}));
  auto y = got.to_vector<float>();
  EXPECT_EQ(std::vector<float>(y.begin(), y.end() - 1), (std::vector<float>{1, 1, 0, 2, 0, 0, 2}));
  EXPECT_TRUE(std::isnan(y.back()));
}

}  // namespace
}  // namespace pumice::test
