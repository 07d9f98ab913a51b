#pragma once
#include <cstdint>
#include <string>

struct Options {
  std::string device;  // empty: the best that works
  std::string model = "cnn";
  int64_t epochs = 2, batch = 64, steps = 0;  // steps: stop after so many; 0: never
  int64_t test_images = 0;                    // evaluate only the first so many; 0: all
  double lr = 1e-3;
  uint64_t seed = 0;
  std::string losses;  // file for every step's loss
  std::string data = "/usr/share/datasets/fashion-mnist";
  std::string checkpoint = "fashion_mnist.safetensors";
  bool help = false;
};

extern const char* const usage;

// Throws pumice::UsageError for what it does not understand.
Options parse_options(int argc, char** argv);
