#include <pumice/optim.h>
#include <pumice/pumice.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "fashion_mnist/model.h"

// Times the works of bench/run.py and prints one JSON object; bench/peers/ has the same for others.
// A work is a function that does one step and waits for its result.

namespace {

using pumice::Tensor;
using Step = std::function<void()>;

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

template <class Model>
Step training(int64_t batch) {
  auto keys = pumice::split(pumice::make_key(1), 3);
  auto model = std::make_shared<Model>(Model::make(keys[0]));
  auto optimizer = std::make_shared<pumice::optim::Adam<Model>>(*model);
  Tensor images = pumice::uniform(keys[1], {batch, 1, 28, 28});
  Tensor labels = pumice::randint(keys[2], {batch}, 0, 10);
  images.realize();
  labels.realize();
  return [=] {
    auto [loss, gradient] =
        pumice::value_and_grad([](const Model& m, const Tensor& x, const Tensor& y) {
          return pumice::cross_entropy(m(x), y);
        })(*model, images, labels);
    optimizer->step(*model, gradient, loss);
    // The null device leaves whatever its memory held.
    bool good = loss.template item<float>() < 100 || loss.device().name() == "null";
    if (!good) throw pumice::UsageError("[bench] the loss diverges");
  };
}

Step computing(std::function<Tensor()> f) {
  return [f = std::move(f)] {
    Tensor y = f();
    y.realize();
    y.device().synchronize();
  };
}

Step matmul(int64_t n) {
  auto [a, b] = pumice::split(pumice::make_key(2));
  Tensor x = pumice::uniform(a, {n, n}, -1, 1), y = pumice::uniform(b, {n, n}, -1, 1);
  x.realize();
  y.realize();
  return computing([=] { return pumice::matmul(x, y); });
}

Step softmax(int64_t n) {
  Tensor x = pumice::uniform(pumice::make_key(3), {n, n}, -1, 1);
  x.realize();
  return computing([=] { return pumice::softmax(x); });
}

Step gelu(int64_t n) {
  auto [a, b] = pumice::split(pumice::make_key(4));
  Tensor x = pumice::uniform(a, {n, n}, -1, 1), y = pumice::uniform(b, {n, n}, -1, 1);
  x.realize();
  y.realize();
  return computing([=] { return pumice::gelu(x * y + 0.5); });
}

const std::map<std::string, std::function<Step()>> works = {
    {"mlp_b64", [] { return training<Mlp>(64); }},
    {"cnn_b64", [] { return training<Cnn>(64); }},
    {"cnn_b256", [] { return training<Cnn>(256); }},
    {"matmul_1024", [] { return matmul(1024); }},
    {"matmul_4096", [] { return matmul(4096); }},
    {"softmax_2048", [] { return softmax(2048); }},
    {"softmax_16384", [] { return softmax(16384); }},
    {"gelu_2048", [] { return gelu(2048); }},
    {"gelu_16384", [] { return gelu(16384); }},
};

struct Result {
  double first, min, median;
  size_t steps;
  double launches;  // per step
};

Result measure(const Step& step, double seconds) {
  double start = now();
  step();
  Result result{now() - start, 0, 0, 0, 0};
  for (int i = 0; i < 3; ++i) step();
  std::vector<double> times;
  auto device = pumice::default_device();
  uint64_t before = device.engine_stats().launches;
  double end = now() + seconds;
  while (times.size() < 10 || (now() < end && times.size() < 10000)) {
    double t = now();
    step();
    times.push_back(now() - t);
  }
  std::sort(times.begin(), times.end());
  result.min = times.front();
  result.median = times[times.size() / 2];
  result.steps = times.size();
  result.launches = double(device.engine_stats().launches - before) / double(times.size());
  return result;
}

int run(int argc, char** argv) {
  std::string device, chosen = "mlp_b64,cnn_b64,cnn_b256,matmul_1024,softmax_2048,gelu_2048";
  double seconds = 5;
  for (int i = 1; i < argc; ++i) {
    std::string name = argv[i];
    if (i + 1 == argc) throw pumice::UsageError("[options] " + name + " needs a value");
    std::string value = argv[++i];
    if (name == "--device")
      device = value;
    else if (name == "--work")
      chosen = value;
    else if (name == "--seconds")
      seconds = std::atof(value.c_str());
    else
      throw pumice::UsageError("[options] unknown option '" + name + "'");
  }
  if (!device.empty()) pumice::set_default_device(pumice::device(device));
  std::printf("{\"library\": \"pumice\", \"device\": \"%s\", \"works\": {",
              pumice::default_device().name().c_str());
  const char* comma = "";
  for (size_t at = 0; at < chosen.size();) {
    size_t end = std::min(chosen.find(',', at), chosen.size());
    std::string name = chosen.substr(at, end - at);
    at = end + 1;
    auto work = works.find(name);
    if (work == works.end()) throw pumice::UsageError("[options] no work '" + name + "'");
    Result r = measure(work->second(), seconds);
    std::printf(
        "%s\n  \"%s\": {\"first_s\": %.4g, \"ms_min\": %.5g, \"ms_median\": %.5g, "
        "\"steps\": %zu, \"launches\": %.4g}",
        comma, name.c_str(), r.first, r.min * 1e3, r.median * 1e3, r.steps, r.launches);
    std::fflush(stdout);
    comma = ",";
  }
  std::printf("}}\n");
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "bench_steps: %s\n", e.what());
    return 1;
  }
}
