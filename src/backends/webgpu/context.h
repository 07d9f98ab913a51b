#pragma once
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "backends/webgpu/capabilities.h"
#include "backends/webgpu/requests.h"
#include "backends/webgpu/timeline.h"
#include "hal/caching_allocator.h"
#include "hal/host_copier.h"

namespace pumice::backends::webgpu {

struct Context;
struct Pipeline;

// One buffer of the library. WebGPU orders accesses, and forbids some, by whole buffers, so nothing
// is cut out of another's memory.
struct Block {
  Block(const Context& c, wg::Buffer buffer, uint64_t bytes);
  ~Block();
  Block(const Block&) = delete;

  const Context& context;  // outlives its blocks
  const wg::Buffer handle;
  const uint64_t size;
  const uint64_t id;  // never used again
  // The window that used it last, and whether several queues did; see DeviceQueue.
  std::atomic<uint64_t> stamp{0};
  std::atomic<bool> shared{false};
};

// One submission, done when all its parts are.
struct Completion {
  Completion(const std::shared_ptr<Timeline>& t, int parts) : timeline(t), left(parts) {}
  void part_done(const char* call, wg::Status status, const std::string& message);

  const std::weak_ptr<Timeline> timeline;
  uint64_t value = 0;
  std::atomic<int> left;
};

// All that the objects of one open device share; kept alive by each of them.
struct Context : std::enable_shared_from_this<Context> {
  Context(const Library& library, wg::Adapter adapter, Capabilities found);
  ~Context();
  Context(const Context&) = delete;

  // Null when the library has none to give; `why` then has its words.
  enum class Made : uint8_t { unmapped, mapped };
  std::unique_ptr<Block> make_block(uint64_t bytes, wg::Flags usage, std::string* why,
                                    Made how = Made::unmapped) const;
  // Device memory. Throws DeviceError that says how much was asked and is in use.
  Block* allocate(uint64_t bytes);
  void free_when_unused(Block* block, uint64_t bytes);
  hal::MemoryStats memory_stats() const { return memory_->stats(); }

  // Lets callbacks run; with the index of a submission, after waiting for it.
  void poll(uint64_t index) const;
  // Submits; the timeline is told when that is done, and `more` calls of part_done besides.
  std::shared_ptr<Completion> submit(std::span<const wg::CommandBuffer> commands,
                                     const std::shared_ptr<Timeline>& timeline, int more);
  wg::Callback<wg::OnDone> report_to(std::unique_ptr<Request> request) {
    return requests_.add(std::move(request));
  }

  // What a queue has recorded but not submitted counts as its next submission.
  struct Clock {
    std::shared_ptr<Timeline> timeline;
    std::atomic<bool> recording{false};
  };
  std::shared_ptr<Clock> add_clock();
  const std::shared_ptr<Pipeline>& byte_copier();  // of byte_copy_program()
  // The layout of kernels by what of their buffers they write. Kept; null with an error.
  struct GroupLayout {
    wg::BindGroupLayout layout = nullptr;
    uint64_t id = 0;
  };
  GroupLayout group_layout(const std::vector<bool>& written);
  // Of group 1 of kernels whose constants lie in a uniform buffer.
  wg::BindGroupLayout constant_layout();
  // Takes an error's words for a loss when they say so: wgpu-native reports a loss late, or not at
  // all, while commands are being recorded.
  bool note_loss(const std::string& message);
  [[noreturn]] void raise_loss() const;  // when lost
  // Whether any work of any queue was ever lost.
  bool spoiled() const { return spoiled_.load(std::memory_order_acquire); }
  void note_failure() { spoiled_.store(true, std::memory_order_release); }
  size_t live_queues() const;
  bool lost() const { return lost_.load(std::memory_order_acquire); }

  const Library& library;
  const Api& api;
  Capabilities capabilities;  // limits as the device has them
  const hal::HostCopier host_copier;
  wg::Device device = nullptr;
  wg::Queue queue = nullptr;

 private:
  void on_error(const DeviceError& error);
  void on_lost(const DeviceError& error);
  void open(wg::Adapter adapter);
  void close();
  std::vector<std::shared_ptr<Clock>> clocks() const;
  void collect();

  std::unique_ptr<hal::CachingAllocator> memory_;
  std::once_flag byte_copier_once_;
  std::shared_ptr<Pipeline> byte_copier_;
  std::atomic<bool> lost_{false}, spoiled_{false};
  uintptr_t number_ = 0;      // by which the library names it
  mutable std::mutex mutex_;  // never held while the library is called
  std::unique_ptr<DeviceError> loss_;
  std::vector<std::weak_ptr<Clock>> clocks_;
  Requests requests_;
  std::map<std::vector<bool>, GroupLayout> group_layouts_;
  wg::BindGroupLayout constant_layout_ = nullptr;
  struct Waiting {
    Block* block;
    uint64_t bytes;
    std::vector<std::pair<std::weak_ptr<Clock>, uint64_t>>
        until;  // one that has gone has submitted
  };
  std::vector<Waiting> waiting_;
};

// Catches the library's errors of the calls this thread makes while it lives.
class Scope {
 public:
  explicit Scope(const Context& context);
  ~Scope() { end(); }
  Scope(const Scope&) = delete;

  // The first error, in the library's words, and its kind; `none` without one.
  wg::ErrorType end();
  const std::string& message() const { return message_; }

 private:
  const Context& context_;
  bool open_ = true;
  wg::ErrorType type_ = wg::ErrorType::none;
  std::string message_;
};

// The library's message without its headings and line ends.
std::string one_line(std::string_view message);

}  // namespace pumice::backends::webgpu
