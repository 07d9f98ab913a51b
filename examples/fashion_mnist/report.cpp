#include "report.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace {

constexpr const char* class_names[10] = {"T-shirt/top", "Trouser",   "Pullover", "Dress",
                                         "Coat",        "Sandal",    "Shirt",    "Sneaker",
                                         "Bag",         "Ankle boot"};

std::string clock_text(double seconds) {
  char text[32];
  auto s = int64_t(std::ceil(seconds));
  std::snprintf(text, sizeof text, "%lld:%02d", static_cast<long long>(s / 60), int(s % 60));
  return text;
}

std::string bar(double part) {
  constexpr int width = 24;
  int full = std::clamp(int(part * width), 0, width);
  std::string text(size_t(full), '=');
  if (full < width) text += '>';
  text.resize(width, ' ');
  return text;
}

double ratio(int64_t a, int64_t b) { return b == 0 ? 0 : double(a) / double(b); }

}  // namespace

Progress::Progress(int64_t epoch, int64_t epochs, int64_t steps)
    : epoch_(epoch), epochs_(epochs), steps_(steps), terminal_(::isatty(STDOUT_FILENO)) {}

void Progress::show(int64_t done, double loss, double accuracy, int64_t images) {
  bool last = done == steps_;
  if (!terminal_ && !last && (done - shown_) * 5 < steps_) return;
  shown_ = done;
  double seconds = watch_.seconds();
  double rate = seconds > 0 ? double(images) / seconds : 0;
  double left = done > 0 ? seconds / double(done) * double(steps_ - done) : 0;
  std::string drawn = terminal_ ? "[" + bar(ratio(done, steps_)) + "] " : "";
  std::printf(
      "%sepoch %lld/%lld %sstep %lld/%lld  loss %.4f  accuracy %.4f  %.0f images/s  %s %s%s",
      terminal_ ? "\r" : "", static_cast<long long>(epoch_), static_cast<long long>(epochs_),
      drawn.c_str(), static_cast<long long>(done), static_cast<long long>(steps_), loss, accuracy,
      rate, last ? "took" : "ETA", clock_text(last ? seconds : left).c_str(),
      terminal_ ? "\x1b[K" : "\n");
  if (terminal_ && last) std::printf("\n");
  std::fflush(stdout);
}

double Confusion::accuracy() const {
  int64_t right = 0, all = 0;
  for (size_t i = 0; i < 10; ++i) {
    right += counts_[i][i];
    for (int64_t count : counts_[i]) all += count;
  }
  return ratio(right, all);
}

void Confusion::print() const {
  std::printf("\nclass          images  precision  recall\n");
  for (size_t i = 0; i < 10; ++i) {
    int64_t labels = 0, predictions = 0;
    for (size_t j = 0; j < 10; ++j) {
      labels += counts_[i][j];
      predictions += counts_[j][i];
    }
    std::printf("%-13s  %6lld  %9.4f  %6.4f\n", class_names[i], static_cast<long long>(labels),
                ratio(counts_[i][i], predictions), ratio(counts_[i][i], labels));
  }
  std::printf("\nconfusion (rows: label, columns: prediction)\n%13s", "");
  for (int i = 0; i < 10; ++i) std::printf(" %5d", i);
  for (size_t i = 0; i < 10; ++i) {
    std::printf("\n%zu %-11s", i, class_names[i]);
    for (int64_t count : counts_[i]) std::printf(" %5lld", static_cast<long long>(count));
  }
  std::printf("\n\n");
}
