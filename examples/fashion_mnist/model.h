#pragma once
#include <pumice/nn.h>

// Images (n, 1, 28, 28) with values in [0, 1] -> logits (n, 10).

struct Cnn {
  pumice::nn::Conv2d conv1, conv2;
  pumice::nn::Linear fc1, fc2;

  static Cnn make(pumice::Key key) {
    auto keys = pumice::split(key, 4);
    return {pumice::nn::Conv2d::make(keys[0], 1, 32, 3, {.padding = 1}),
            pumice::nn::Conv2d::make(keys[1], 32, 64, 3, {.padding = 1}),
            pumice::nn::Linear::make(keys[2], 3136, 64), pumice::nn::Linear::make(keys[3], 64, 10)};
  }
  pumice::Tensor operator()(const pumice::Tensor& images) const {
    auto x = max_pool2d(relu(conv1(images)), 2);
    x = max_pool2d(relu(conv2(x)), 2);
    return fc2(relu(fc1(flatten(x, 1))));
  }
};

struct Mlp {
  pumice::nn::Linear fc1, fc2;

  static Mlp make(pumice::Key key) {
    auto keys = pumice::split(key, 2);
    return {pumice::nn::Linear::make(keys[0], 784, 128),
            pumice::nn::Linear::make(keys[1], 128, 10)};
  }
  pumice::Tensor operator()(const pumice::Tensor& images) const {
    return fc2(relu(fc1(flatten(images, 1))));
  }
};
