#include <pumice/data.h>
#include <pumice/error.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <numeric>
#include <thread>

namespace pumice::data {

// Shared by an epoch and its thread. The thread fills `ready` up to the limit; `finished` and
// `error` are set once, after the last batch.
struct Epoch::State {
  std::shared_ptr<const Dataset> dataset;
  std::vector<int64_t> order;
  size_t batch = 1, limit = 1;

  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::vector<Array>> ready;
  std::exception_ptr error;
  bool finished = false, stopped = false;
  std::thread thread;

  void run();
  bool put(std::vector<Array> rows);
};

bool Epoch::State::put(std::vector<Array> rows) {
  std::unique_lock lock(mutex);
  changed.wait(lock, [&] { return stopped || ready.size() < limit; });
  if (stopped) return false;
  ready.push_back(std::move(rows));
  changed.notify_all();
  return true;
}

void Epoch::State::run() {
  std::exception_ptr thrown;
  try {
    for (size_t start = 0; start < order.size(); start += batch) {
      auto samples = std::span(order).subspan(start, std::min(batch, order.size() - start));
      if (!put(dataset->rows(samples))) break;
    }
  } catch (...) {
    thrown = std::current_exception();
  }
  std::lock_guard lock(mutex);
  error = std::move(thrown);
  finished = true;
  changed.notify_all();
}

Epoch::Epoch(std::shared_ptr<State> state) : state_(std::move(state)) {
  state_->thread = std::thread([s = state_.get()] { s->run(); });
}

Epoch& Epoch::operator=(Epoch&& other) noexcept {
  if (this != &other) {
    stop();
    state_ = std::move(other.state_);
  }
  return *this;
}

Epoch::~Epoch() { stop(); }

void Epoch::stop() noexcept {
  if (!state_) return;
  {
    std::lock_guard lock(state_->mutex);
    state_->stopped = true;
    state_->changed.notify_all();
  }
  state_->thread.join();
  state_.reset();
}

std::optional<std::vector<Array>> Epoch::next() {
  std::unique_lock lock(state_->mutex);
  state_->changed.wait(lock, [&] { return state_->finished || !state_->ready.empty(); });
  if (!state_->ready.empty()) {
    auto batch = std::move(state_->ready.front());
    state_->ready.pop_front();
    state_->changed.notify_all();
    return batch;
  }
  if (state_->error) std::rethrow_exception(state_->error);
  return {};
}

Loader::Loader(std::shared_ptr<const Dataset> dataset, LoaderOptions options)
    : dataset_(std::move(dataset)), options_(options) {
  if (!dataset_) throw UsageError("[Loader] no data set");
  if (options_.batch < 1) throw UsageError("[Loader] a batch of " + std::to_string(options_.batch));
  if (options_.prefetch < 1)
    throw UsageError("[Loader] a prefetch of " + std::to_string(options_.prefetch));
}

int64_t Loader::batches() const {
  int64_t whole = dataset_->size() / options_.batch;
  bool partial = dataset_->size() % options_.batch != 0 && !options_.drop_last;
  return whole + (partial ? 1 : 0);
}

Epoch Loader::epoch(uint64_t number) const {
  auto state = std::make_shared<Epoch::State>();
  state->dataset = dataset_;
  state->batch = size_t(options_.batch);
  state->limit = size_t(options_.prefetch);
  int64_t size = dataset_->size();
  if (options_.shuffle) {
    // Epochs and seeds must not meet: seed 0, epoch 1 is not seed 1, epoch 0.
    uint64_t stream = options_.seed * 0xd1342543de82ef95ull + number * 0xaf251af3b0f025b5ull;
    state->order = shuffled(size, stream);
  } else {
    state->order.resize(size_t(size));
    std::iota(state->order.begin(), state->order.end(), int64_t(0));
  }
  if (options_.drop_last) state->order.resize(size_t(size - size % options_.batch));
  return Epoch(std::move(state));
}

}  // namespace pumice::data
