#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

// What a device can do, in bytes and binaries. Knows nothing of tensors, dtypes or IR.
//
// Contract, which callers keep and drivers do not check (ValidatingDevice checks it for all):
//  - A Device may be used from any thread. A Queue is used by one thread at a time.
//  - A queue runs its commands in order: each sees all writes of those before it.
//  - Nothing blocks but Fence::wait, Queue::time and, when a pool is exhausted, back-pressure. Any
//    thread may wait for a fence, without the queue that made it.
//  - A Buffer, Executable, Recording or Queue may be destroyed while commands that use it are in
//  flight; the
//    driver keeps what they need until they are done. Its memory may be reused by later commands
//    of the same queue at once.
//  - Errors of asynchronous work are kept, and thrown by the wait() of every fence that depends on
//    the failed work. Until one of them has thrown, later commands of the queue are not run; from
//    then on the queue works again, and uses of buffers that the failed work should have written
//    throw its error, until all of their bytes are written anew by an upload or a copy.
//    Destructors never throw.
//  - A device that is lost is opened anew on the next use. What was in its buffers is gone: their
//    uses throw the error. Executables and queues go on.
//  - Offsets and sizes are in bytes. Buffer starts are aligned to 64 bytes or more; binding
//    offsets to Info::binding_alignment; sizes may be any number, 0 included.
namespace pumice::hal {

struct Info {
  std::string name, driver;
  bool software = false;      // emulated on the CPU
  uint64_t memory_bytes = 0;  // of the device-local heap
  uint64_t max_buffer_bytes = UINT64_MAX;
  uint64_t max_binding_bytes = UINT64_MAX;
  uint64_t max_launch_count = UINT64_MAX;
  size_t max_constant_bytes = 128;
  size_t binding_alignment = 64;
  // A launch that reads and writes one buffer by two bindings costs a copy.
  bool buffers_apart = false;
  // A recording costs the host less than its launches: what repeats is worth recording.
  bool fast_replay = false;
};

enum class Memory : uint8_t { device, host_visible };

struct MemoryStats {
  uint64_t in_use = 0;    // bytes of live buffers
  uint64_t reserved = 0;  // bytes taken from the driver
  uint64_t peak = 0;      // highest in_use
  uint64_t budget = 0;    // what the driver says this process may take; 0: unknown
};

class Buffer {
 public:
  virtual ~Buffer() = default;
  virtual uint64_t size() const = 0;
  virtual std::byte* host() = 0;  // null unless host_visible
};

class Executable {
 public:
  virtual ~Executable() = default;
};

struct Binding {
  Buffer* buffer = nullptr;
  uint64_t offset = 0, size = 0;
};

// A part of what one grid item does: about so many instructions, times scalars of the launch.
struct WorkTerm {
  double instructions = 0;
  std::vector<uint32_t> scalars;  // their numbers
};

// What a codegen writer made: bytes and how to start them.
struct Binary {
  std::vector<std::byte> bytes;
  std::string entry;
  int workgroup = 1;          // grid items per workgroup
  std::vector<bool> written;  // per binding: the kernel writes it
  size_t constant_bytes = 0;  // of the scalar block
  int subgroup = 0;           // size of the subgroups that the kernel relies on; 0: on none
  std::string source;         // what the kernel computes, as text; for errors
  // The same kernel in the form that recordings use, where the backend has one of its own.
  std::vector<std::byte> replay_bytes;
  std::vector<WorkTerm> work;  // of one item, where the backend estimates times; empty: unknown
};

// Runs `count` grid items. Zero items do nothing. Spans are read before launch() returns.
struct Launch {
  Executable* executable = nullptr;
  std::span<const Binding> bindings;
  std::span<const std::byte> constants;  // int64 per scalar, in order
  uint64_t count = 0;
};

// A launch whose buffers and scalars are given at each replay. A binding is `size` bytes at
// `offset` of the replay's buffer `slot`; its scalars are `scalars` of the replay's, from
// number `first_scalar` on.
struct SlotBinding {
  uint32_t slot = 0;
  uint64_t offset = 0, size = 0;
};
struct RecordedLaunch {
  Executable* executable = nullptr;
  std::vector<SlotBinding> bindings;
  uint32_t first_scalar = 0, scalars = 0;
  uint64_t count = 0;
};

// A list of launches to run again and again; its executables outlive it. The buffers of one
// replay are distinct where one of them is written.
class Recording {
 public:
  virtual ~Recording() = default;
};

// A point in a queue's work.
class Fence {
 public:
  virtual ~Fence() = default;
  virtual bool done() const = 0;
  virtual void wait() = 0;
};

class Queue {
 public:
  virtual ~Queue() = default;
  virtual void launch(const Launch& launch) = 0;
  virtual void copy(Binding to, Binding from) = 0;
  virtual void upload(Binding to, std::span<const std::byte> from) = 0;  // `from` is read now
  // Starts all so far. The bytes are in `to` once the fence's wait() has returned; until then, or
  // until the fence is gone, both buffers live and nothing writes them.
  [[nodiscard]] virtual std::unique_ptr<Fence> download(std::span<std::byte> to, Binding from) = 0;
  virtual std::unique_ptr<Fence> submit() = 0;  // starts all so far
  // Does and starts what the recorded launches would, in their order, with slot s being buffers[s].
  // Spans are read now. By default one launch after the other.
  virtual void replay(Recording& recording, std::span<Buffer* const> buffers,
                      std::span<const int64_t> scalars);
  // Seconds that the device takes for the launch: the median of `repeats` (at least 1) runs, each
  // alone, after `warm_up` others. All work before is waited for. Throws the errors of that work.
  // By default the time that passes on the host.
  virtual double time(const Launch& launch, int warm_up, int repeats);
};

class Device {
 public:
  virtual ~Device() = default;
  virtual const Info& info() const = 0;
  virtual std::unique_ptr<Buffer> allocate(uint64_t bytes, Memory memory) = 0;
  virtual std::unique_ptr<Executable> load(const Binary& binary) = 0;
  virtual std::unique_ptr<Queue> make_queue() = 0;
  // By default a copy of the list.
  virtual std::unique_ptr<Recording> record(std::span<const RecordedLaunch> launches);
  virtual MemoryStats memory_stats() const = 0;

  // Device memory that others can open: devices of the same GPU and driver, other processes, other
  // interfaces to the GPU. Who writes and who reads when is theirs to order, by fences. By default,
  // and where the driver offers none, each throws UsageError.
  virtual std::unique_ptr<Buffer> allocate_shared(uint64_t bytes);
  // A new POSIX file descriptor that stands for the buffer's memory; the caller closes it.
  virtual int share(Buffer& shared);
  // The memory behind such a descriptor, which holds as many bytes as were allocated. Takes over
  // the descriptor unless it throws.
  virtual std::unique_ptr<Buffer> open_shared(int descriptor, uint64_t bytes);
};

}  // namespace pumice::hal
