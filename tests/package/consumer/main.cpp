#include <pumice/pumice.h>

#include <cstdio>

int main() {
  pumice::set_default_device(pumice::device("cpu"));
  auto two = pumice::Tensor::from({2.0f});
  std::printf("2 + 2 = %g\n", double((two + two).item<float>()));
}
