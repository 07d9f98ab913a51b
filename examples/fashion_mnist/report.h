#pragma once
#include <array>
#include <chrono>
#include <cstdint>
#include <string>

class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// How far training is. On a terminal one line that is drawn anew, else a line now and then.
class Progress {
 public:
  Progress(int64_t epoch, int64_t epochs, int64_t steps);
  // `done` steps of the epoch, the mean loss and accuracy so far, images processed so far.
  void show(int64_t done, double loss, double accuracy, int64_t images);

 private:
  int64_t epoch_, epochs_, steps_;
  int64_t shown_ = 0;
  bool terminal_;
  Stopwatch watch_;
};

// Counts of (label, prediction).
class Confusion {
 public:
  void add(int label, int prediction) { ++counts_[size_t(label)][size_t(prediction)]; }
  double accuracy() const;
  // Precision and recall per class, then the matrix.
  void print() const;

 private:
  std::array<std::array<int64_t, 10>, 10> counts_{};
};
