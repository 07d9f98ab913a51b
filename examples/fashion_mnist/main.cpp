#include <pumice/io.h>
#include <pumice/optim.h>
#include <pumice/pumice.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <exception>
#include <fstream>
#include <iomanip>

#include "dataset.h"
#include "model.h"
#include "options.h"
#include "report.h"

namespace {

using pumice::Tensor;

Tensor scaled(const Tensor& pixels) { return pumice::cast(pixels, pumice::DType::f32) / 255.0; }

// The loss of every step, in a file and in means. Losses stay on the device until a group of them
// is read, so that the device need not wait for the host at every step.
class Losses {
 public:
  explicit Losses(const std::string& path) : path_(path) {
    if (path.empty()) return;
    file_.open(path);
    if (!file_) throw pumice::UsageError("[losses] cannot open '" + path + "'");
    file_ << std::setprecision(9);
  }
  void add(Tensor loss, Tensor correct, int64_t images) {
    waiting_.push_back({std::move(loss), std::move(correct), images});
  }
  size_t waiting() const { return waiting_.size(); }
  void read() {
    for (const auto& step : waiting_) {
      auto loss = step.loss.item<float>();
      if (file_.is_open()) file_ << loss << '\n';
      sum_ += double(loss) * double(step.images);
      correct_ += step.correct.item<int64_t>();
      images_ += step.images;
    }
    waiting_.clear();
    if (file_.is_open() && !file_.flush())
      throw pumice::UsageError("[losses] cannot write '" + path_ + "'");
  }
  void start_epoch() { sum_ = 0, correct_ = 0, images_ = 0; }
  double mean() const { return images_ ? sum_ / double(images_) : 0; }
  double accuracy() const { return images_ ? double(correct_) / double(images_) : 0; }
  int64_t images() const { return images_; }

 private:
  struct Step {
    Tensor loss, correct;
    int64_t images;
  };
  std::string path_;
  std::ofstream file_;
  std::vector<Step> waiting_;
  double sum_ = 0;
  int64_t correct_ = 0, images_ = 0;
};

template <class Model>
Confusion evaluate(const Model& model, const pumice::data::ArrayDataset& test, int64_t limit) {
  Confusion confusion;
  int64_t count = limit ? std::min(limit, test.size()) : test.size();
  constexpr int64_t batch = 200;
  for (int64_t start = 0; start < count; start += batch) {
    std::vector<int64_t> samples;
    for (int64_t i = start; i < std::min(start + batch, count); ++i) samples.push_back(i);
    auto rows = test.rows(samples);
    auto predicted =
        pumice::argmax(model(scaled(rows[0].tensor())), 1).template to_vector<int64_t>();
    auto labels = rows[1].template values<uint8_t>();
    for (size_t i = 0; i < labels.size(); ++i) confusion.add(labels[i], int(predicted[i]));
  }
  return confusion;
}

struct Timing {
  int64_t steps = 0;
  double seconds = 0;  // of all training steps but the first, which compiles
  double ms() const { return steps > 1 ? seconds / double(steps - 1) * 1000 : seconds * 1000; }
};

// One epoch, or what is left of options.steps.
template <class Model>
void train(Model& model, pumice::optim::Adam<Model>& optimizer, const pumice::data::Loader& loader,
           int64_t epoch, const Options& options, Losses& losses, Timing& timing) {
  auto loss_and_gradient =
      pumice::value_and_grad([](const Model& m, const Tensor& pixels, const Tensor& labels) {
        Tensor logits = m(scaled(pixels));
        return std::pair{pumice::cross_entropy(logits, labels),
                         pumice::nn::count_correct(logits, labels)};
      });
  int64_t steps = loader.batches();
  if (options.steps) steps = std::min(steps, options.steps - timing.steps);
  Progress progress(epoch + 1, options.epochs, steps);
  losses.start_epoch();
  auto batches = loader.epoch(uint64_t(epoch));
  Stopwatch watch;
  double before = timing.seconds;
  for (int64_t step = 0; step < steps; ++step) {
    auto batch = *batches.next();
    auto [value, gradient] = loss_and_gradient(model, batch[0].tensor(),
                                               pumice::cast(batch[1].tensor(), pumice::DType::i64));
    auto [loss, correct] = value;
    optimizer.step(model, gradient, loss, correct);
    losses.add(loss, correct, batch[0].shape[0]);
    bool first = timing.steps++ == 0;
    if (first || losses.waiting() == 32 || step + 1 == steps) {
      losses.read();
      progress.show(step + 1, losses.mean(), losses.accuracy(), losses.images());
    }
    if (first && (options.steps != 1)) watch = {};
  }
  timing.seconds = before + watch.seconds();
}

// Writes the model, reads it into another, and compares every bit.
template <class Model>
void check_checkpoint(const Model& model, const std::string& path) {
  pumice::io::save(path, model, {{"made_by", "fashion_mnist"}});
  Model copy = Model::make(pumice::make_key(~uint64_t(0)));
  pumice::io::load(path, copy);
  auto a = pumice::tensors_of(model), b = pumice::tensors_of(copy);
  for (size_t i = 0; i < a.size(); ++i) {
    auto x = a[i].template to_vector<float>(), y = b[i].template to_vector<float>();
    if (x.size() != y.size() || std::memcmp(x.data(), y.data(), x.size() * sizeof(float)) != 0)
      throw pumice::UsageError("[checkpoint] '" + path + "' reads back with other values");
  }
  std::printf("checkpoint %s: written, read back, equal\n", path.c_str());
}

template <class Model>
void run(const Options& options, const pumice::Device& device) {
  Stopwatch watch;
  pumice::io::expect_writable(options.checkpoint);
  auto data = read_fashion_mnist(options.data);
  auto model = Model::make(pumice::make_key(options.seed));
  std::printf("%s (%s), %s, %lld parameters, %lld images, batch %lld\n", device.name().c_str(),
              device.info().model.c_str(), options.model.c_str(),
              static_cast<long long>(pumice::nn::parameter_count(model)),
              static_cast<long long>(data.train->size()), static_cast<long long>(options.batch));
  pumice::optim::Adam<Model> optimizer(model, {.lr = options.lr});
  pumice::data::Loader loader(data.train, {.batch = options.batch, .seed = options.seed});
  Losses losses(options.losses);
  Timing timing;
  Confusion confusion;
  int64_t epoch = 0;
  while (epoch < options.epochs && (!options.steps || timing.steps < options.steps)) {
    train(model, optimizer, loader, epoch++, options, losses, timing);
    confusion = evaluate(model, *data.test, options.test_images);
    std::printf("epoch %lld/%lld test accuracy %.4f\n", static_cast<long long>(epoch),
                static_cast<long long>(options.epochs), confusion.accuracy());
    std::fflush(stdout);
  }
  confusion.print();
  check_checkpoint(model, options.checkpoint);
  std::printf("test accuracy %.4f, epochs %lld, seconds %.1f, ms/step %.*f, device %s\n",
              confusion.accuracy(), static_cast<long long>(epoch), watch.seconds(),
              timing.ms() < 10 ? 3 : 1, timing.ms(), device.name().c_str());
}

int main_or_throw(int argc, char** argv) {
  Options options = parse_options(argc, argv);
  if (options.help) {
    std::fputs(usage, stdout);
    return 0;
  }
  auto device = options.device.empty() ? pumice::default_device() : pumice::device(options.device);
  pumice::set_default_device(device);
  if (options.model == "mlp")
    run<Mlp>(options, device);
  else
    run<Cnn>(options, device);
  if (std::fflush(stdout) != 0 || std::ferror(stdout)) return 1;
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return main_or_throw(argc, argv);
  } catch (const std::exception& e) {
    std::fflush(stdout);
    std::fprintf(stderr, "fashion_mnist: %s\n", e.what());
    return 1;
  }
}
