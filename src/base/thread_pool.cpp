#include "base/thread_pool.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace pumice {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto spin_time = std::chrono::microseconds(40);

}  // namespace

ThreadPool::ThreadPool(int threads) {
  for (int i = 1; i < threads; ++i) workers_.emplace_back([this] { worker(); });
}

ThreadPool::~ThreadPool() {
  stop_.store(true);
  ticket_.fetch_add(2);
  ticket_.notify_all();
  for (std::thread& worker : workers_) worker.join();
}

void ThreadPool::run_erased(uint64_t count, uint64_t grain, Work work, void* context) {
  if (count == 0) return;
  grain = std::max<uint64_t>(grain, 1);
  if (workers_.empty() || count <= grain || taken_.exchange(true, std::memory_order_acquire)) {
    for (uint64_t begin = 0; begin < count; begin += std::min(grain, count - begin))
      work(context, begin, begin + std::min(grain, count - begin));
    return;
  }
  job_ = {work, context, count, grain};
  next_.store(0, std::memory_order_relaxed);
  ticket_.fetch_add(1);  // opens
  ticket_.notify_all();
  take_chunks();
  ticket_.fetch_add(1);  // closes: whoever has not joined by now never does
  for (int spins = 0; joined_.load() != 0; ++spins) {
    if (spins < 200)
      std::this_thread::yield();
    else if (int32_t left = joined_.load())
      joined_.wait(left);
  }
  std::exception_ptr error = std::exchange(error_, nullptr);
  failed_.store(false, std::memory_order_relaxed);
  taken_.store(false, std::memory_order_release);
  if (error) std::rethrow_exception(error);
}

void ThreadPool::take_chunks() {
  const Job job = job_;
  while (true) {
    // The counter never wraps: each thread passes the end once.
    uint64_t begin = next_.fetch_add(job.grain, std::memory_order_relaxed);
    if (begin >= job.count) return;
    try {
      job.work(job.context, begin, begin + std::min(job.grain, job.count - begin));
    } catch (...) {
      if (!failed_.exchange(true)) error_ = std::current_exception();
      next_.store(job.count, std::memory_order_relaxed);
      return;
    }
  }
}

int32_t ThreadPool::wait_for_job(int32_t seen) {
  spinning_.fetch_add(1, std::memory_order_relaxed);
  auto until = Clock::now() + spin_time;
  int32_t ticket = ticket_.load();
  while (ticket == seen || ticket % 2 == 0) {
    if (stop_.load()) break;
    std::this_thread::yield();
    if (Clock::now() >= until) {
      spinning_.fetch_sub(1, std::memory_order_relaxed);
      ticket_.wait(ticket);
      spinning_.fetch_add(1, std::memory_order_relaxed);
      until = Clock::now() + spin_time;
    }
    ticket = ticket_.load();
  }
  spinning_.fetch_sub(1, std::memory_order_relaxed);
  return ticket;
}

void ThreadPool::worker() {
  int32_t seen = 0;
  while (true) {
    int32_t ticket = wait_for_job(seen);
    seen = ticket;
    if (ticket % 2 == 0) return;  // stopped
    joined_.fetch_add(1);
    // Joining counts only if the job is still open after it: its owner closes first and then
    // waits for those who joined.
    if (ticket_.load() == ticket) take_chunks();
    if (joined_.fetch_sub(1) == 1) joined_.notify_all();
  }
}

}  // namespace pumice
