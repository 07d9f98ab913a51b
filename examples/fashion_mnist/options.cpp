#include "options.h"

#include <pumice/error.h>

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>

const char* const usage =
    "usage: fashion_mnist [options]\n"
    "Trains a small network on Fashion-MNIST.\n"
    "  --device NAME      where to train; default: the best that works (see `pumice devices`)\n"
    "  --model cnn|mlp    two convolutions and two dense layers, or 784-128-10 (default cnn)\n"
    "  --epochs N         passes over the 60,000 images (default 2)\n"
    "  --batch N          images per step (default 64)\n"
    "  --lr X             Adam's learning rate (default 0.001)\n"
    "  --seed N           of the weights and of the order of the images (default 0)\n"
    "  --steps N          stop after N steps\n"
    "  --test-images N    evaluate the first N test images only\n"
    "  --losses FILE      write the loss of every step, one a line\n"
    "  --data DIR         folder of the data set (default /usr/share/datasets/fashion-mnist)\n"
    "  --checkpoint FILE  where the trained model goes (default fashion_mnist.safetensors)\n"
    "  --help\n";

namespace {

[[noreturn]] void fail(const std::string& name, const std::string& value, const char* wanted) {
  throw pumice::UsageError("[options] " + name + " takes " + wanted + ", not '" + value + "'");
}

int64_t count(const std::string& name, const std::string& value, int64_t lowest) {
  char* end = nullptr;
  errno = 0;
  long long n = std::strtoll(value.c_str(), &end, 10);
  if (value.empty() || *end || errno || n < lowest)
    fail(name, value, lowest ? "a positive number" : "a number that is not negative");
  return n;
}

double positive(const std::string& name, const std::string& value) {
  char* end = nullptr;
  double x = std::strtod(value.c_str(), &end);
  if (value.empty() || *end || !std::isfinite(x) || x <= 0) fail(name, value, "a positive number");
  return x;
}

}  // namespace

Options parse_options(int argc, char** argv) {
  Options o;
  std::string name;
  std::map<std::string, std::function<void(const std::string&)>> setters = {
      {"--device", [&](auto& v) { o.device = v; }},
      {"--epochs", [&](auto& v) { o.epochs = count(name, v, 1); }},
      {"--batch", [&](auto& v) { o.batch = count(name, v, 1); }},
      {"--steps", [&](auto& v) { o.steps = count(name, v, 1); }},
      {"--test-images", [&](auto& v) { o.test_images = count(name, v, 1); }},
      {"--lr", [&](auto& v) { o.lr = positive(name, v); }},
      {"--seed", [&](auto& v) { o.seed = uint64_t(count(name, v, 0)); }},
      {"--losses", [&](auto& v) { o.losses = v; }},
      {"--data", [&](auto& v) { o.data = v; }},
      {"--checkpoint", [&](auto& v) { o.checkpoint = v; }},
      {"--model",
       [&](auto& v) {
         if (v != "cnn" && v != "mlp") fail(name, v, "cnn or mlp");
         o.model = v;
       }},
  };
  for (int i = 1; i < argc; ++i) {
    name = argv[i];
    if (name == "--help" || name == "-h") {
      o.help = true;
      continue;
    }
    std::string value;
    auto equals = name.find('=');
    bool joined = name.starts_with("--") && equals != std::string::npos;
    if (joined) {
      value = name.substr(equals + 1);
      name.resize(equals);
    }
    auto setter = setters.find(name);
    if (setter == setters.end())
      throw pumice::UsageError("[options] unknown option '" + name + "'");
    if (!joined) {
      if (i + 1 == argc) throw pumice::UsageError("[options] " + name + " needs a value");
      value = argv[++i];
    }
    setter->second(value);
  }
  return o;
}
