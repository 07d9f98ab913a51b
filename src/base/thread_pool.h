#pragma once
#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <thread>
#include <type_traits>
#include <vector>

namespace pumice {

// Runs loops on a few threads. The caller works too; chunks are claimed from one counter, so a
// thread that is held up holds nobody else up for longer than its chunk. Idle workers spin for
// some tens of microseconds and then sleep.
class ThreadPool {
 public:
  // `threads` in all, the caller of run() included; 1 starts none.
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int threads() const { return int(workers_.size()) + 1; }

  // Calls work(begin, end) for pieces of [0, count) of at most `grain`, each index once, and
  // returns when all are done. The first exception that work throws is thrown here; pieces not
  // yet begun are then dropped. Any thread may call it, also from within work: when the workers
  // are busy with another run, the caller does it all.
  template <class F>
  void run(uint64_t count, uint64_t grain, F&& work) {
    run_erased(
        count, grain,
        [](void* f, uint64_t begin, uint64_t end) {
          (*static_cast<std::remove_reference_t<F>*>(f))(begin, end);
        },
        const_cast<void*>(static_cast<const void*>(&work)));
  }

  // Whether a worker is awake, so that a run starts within a microsecond.
  bool awake() const { return spinning_.load(std::memory_order_relaxed) > 0; }

 private:
  using Work = void (*)(void* context, uint64_t begin, uint64_t end);
  struct Job {
    Work work = nullptr;
    void* context = nullptr;
    uint64_t count = 0, grain = 1;
  };

  void run_erased(uint64_t count, uint64_t grain, Work work, void* context);
  void take_chunks();
  void worker();
  int32_t wait_for_job(int32_t seen);

  // Odd while a job is open: a worker may join only then. Also what workers sleep on.
  alignas(64) std::atomic<int32_t> ticket_{0};
  alignas(64) std::atomic<uint64_t> next_{0};
  alignas(64) std::atomic<int32_t> joined_{0};
  alignas(64) std::atomic<int32_t> spinning_{0};
  std::atomic<bool> taken_{false};  // by a caller of run()
  std::atomic<bool> failed_{false};
  std::atomic<bool> stop_{false};
  Job job_;
  std::exception_ptr error_;
  std::vector<std::thread> workers_;
};

}  // namespace pumice
