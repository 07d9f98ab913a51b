#include "backends/cpu/device.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

#include "backends/cpu/elf_loader.h"
#include "backends/cpu/profile.h"
#include "base/small_vector.h"
#include "base/text.h"
#include "base/thread_pool.h"
#include "hal/caching_allocator.h"
#include "hal/fences.h"
#include "pumice/error.h"

namespace pumice::backends::cpu {

namespace {

using Clock = std::chrono::steady_clock;
using Entry = void (*)(void* const* buffers, const int64_t* scalars, int64_t begin, int64_t end);

constexpr uint64_t huge_page = uint64_t(2) << 20;

// Big blocks are whole huge pages, where the system has them.
void* take_memory(uint64_t bytes) {
  bool big = bytes >= 2 * huge_page;
  uint64_t align = big ? huge_page : 64;
  if (bytes > UINT64_MAX - align) return nullptr;
  void* block = std::aligned_alloc(align, (bytes + align - 1) / align * align);
  if (block && big) ::madvise(block, bytes, MADV_HUGEPAGE);
  return block;
}

// What all objects of one device share; it lives as long as any of them.
struct Shared {
  Shared(int threads, const std::string& driver)
      : pool(threads),
        memory({"cpu", take_memory, [](void* block, uint64_t) { std::free(block); },
                host_memory_bytes()}) {
    info.name = processor_name();
    info.driver = driver;
    info.memory_bytes = host_memory_bytes();
    info.max_buffer_bytes = info.max_binding_bytes = info.memory_bytes;
    info.max_launch_count = INT64_MAX;
    info.max_constant_bytes = 4096;
    info.binding_alignment = 64;
  }
  hal::Info info;
  ThreadPool pool;
  hal::CachingAllocator memory;
};
using SharedRef = std::shared_ptr<Shared>;

class CpuBuffer final : public hal::Buffer {
 public:
  CpuBuffer(SharedRef shared, uint64_t bytes)
      : shared_(std::move(shared)),
        size_(bytes),
        data_(static_cast<std::byte*>(shared_->memory.allocate(bytes))) {}
  ~CpuBuffer() override { shared_->memory.free(data_, size_); }
  uint64_t size() const override { return size_; }
  std::byte* host() override { return data_; }
  std::byte* data() const { return data_; }

 private:
  SharedRef shared_;
  uint64_t size_;
  std::byte* data_;
};

class CpuExecutable final : public hal::Executable {
 public:
  explicit CpuExecutable(const hal::Binary& binary)
      : code_(load_code(binary.bytes)),
        entry(reinterpret_cast<Entry>(code_->symbol(binary.entry))),
        name(binary.entry) {
    if (!entry) throw DeviceError("cpu", "load", 0, "the object has no function " + binary.entry);
  }

 private:
  std::unique_ptr<LoadedCode> code_;

 public:
  const Entry entry;
  const std::string name;
  // Time of one grid item as last seen; 0: not yet. A hint only, so races do no harm.
  std::atomic<float> item_ns{0};
};

std::byte* address(const hal::Binding& b) {
  return static_cast<CpuBuffer*>(b.buffer)->data() + b.offset;
}

class CpuQueue final : public hal::Queue {
 public:
  explicit CpuQueue(SharedRef shared) : shared_(std::move(shared)) {}

  void launch(const hal::Launch& launch) override;
  void copy(hal::Binding to, hal::Binding from) override {
    if (to.size) std::memmove(address(to), address(from), to.size);
  }
  void upload(hal::Binding to, std::span<const std::byte> from) override {
    if (to.size) std::memcpy(address(to), from.data(), to.size);
  }
  std::unique_ptr<hal::Fence> download(std::span<std::byte> to, hal::Binding from) override {
    return std::make_unique<hal::HostFence>(to, address(from));
  }
  std::unique_ptr<hal::Fence> submit() override { return std::make_unique<hal::HostFence>(); }

 private:
  SharedRef shared_;
};

struct Call {
  Entry entry;
  void* const* buffers;
  const int64_t* scalars;
  void operator()(uint64_t begin, uint64_t end) const {
    entry(buffers, scalars, int64_t(begin), int64_t(end));
  }
};

float elapsed_ns(Clock::time_point since) {
  return float(std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - since).count());
}

// Runs items on the caller or on all threads, by the time they are expected to take: waking a
// sleeping worker costs as much as the work of some tens of microseconds.
void run_items(ThreadPool& pool, CpuExecutable& executable, const Call& call, uint64_t count) {
  constexpr float worth_waking_ns = 60e3f, worth_sharing_ns = 6e3f, chunk_ns = 4e3f;
  float item_ns = executable.item_ns.load(std::memory_order_relaxed);
  uint64_t begin = 0;
  auto start = Clock::now();
  if (item_ns == 0 && count > 1) {  // unknown: time the first item
    call(0, begin = 1);
    item_ns = std::max(elapsed_ns(start), 1.0f);
  }
  float expected_ns = item_ns * float(count - begin);
  bool alone = pool.threads() == 1 || count - begin < 2 ||
               expected_ns < (pool.awake() ? worth_sharing_ns : worth_waking_ns);
  if (alone) {
    call(begin, count);
    item_ns = elapsed_ns(start) / float(count);
  } else {
    uint64_t rest = count - begin;
    auto grain = std::max(rest / (uint64_t(pool.threads()) * 4), uint64_t(chunk_ns / item_ns));
    pool.run(rest, grain, [&](uint64_t from, uint64_t to) { call(begin + from, begin + to); });
    float threads = float(std::min(uint64_t(pool.threads()), rest));
    item_ns = elapsed_ns(start) * threads / float(count);
  }
  executable.item_ns.store(std::max(item_ns, 0.01f), std::memory_order_relaxed);
  if (Profile::enabled()) Profile::add(executable.name, count, elapsed_ns(start), !alone);
}

void CpuQueue::launch(const hal::Launch& launch) {
  if (launch.count == 0) return;
  auto& executable = static_cast<CpuExecutable&>(*launch.executable);
  SmallVector<void*, 16> buffers;
  for (const hal::Binding& b : launch.bindings) buffers.push_back(address(b));
  SmallVector<int64_t, 16> scalars(launch.constants.size() / sizeof(int64_t));
  if (!scalars.empty())
    std::memcpy(scalars.data(), launch.constants.data(), scalars.size() * sizeof(int64_t));
  run_items(shared_->pool, executable, {executable.entry, buffers.data(), scalars.data()},
            launch.count);
}

class CpuDevice final : public hal::Device {
 public:
  CpuDevice(int threads, const std::string& driver)
      : shared_(std::make_shared<Shared>(threads, driver)) {}
  const hal::Info& info() const override { return shared_->info; }
  std::unique_ptr<hal::Buffer> allocate(uint64_t bytes, hal::Memory) override {
    return std::make_unique<CpuBuffer>(shared_, bytes);
  }
  std::unique_ptr<hal::Executable> load(const hal::Binary& binary) override {
    return std::make_unique<CpuExecutable>(binary);
  }
  std::unique_ptr<hal::Queue> make_queue() override { return std::make_unique<CpuQueue>(shared_); }
  hal::MemoryStats memory_stats() const override { return shared_->memory.stats(); }

 private:
  SharedRef shared_;
};

// A limit that a container sets; UINT64_MAX when there is none.
uint64_t container_limit() {
  for (const char* path :
       {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
    uint64_t limit = 0;
    if (std::ifstream(path) >> limit && limit) return limit;
  }
  return UINT64_MAX;
}

}  // namespace

uint64_t host_memory_bytes() {
  static const uint64_t bytes = std::min(
      uint64_t(::sysconf(_SC_PHYS_PAGES)) * uint64_t(::sysconf(_SC_PAGE_SIZE)), container_limit());
  return bytes;
}

std::string processor_name() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    size_t colon = line.find(": ");
    if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown processor";
}

std::unique_ptr<hal::Device> make_device(int threads, const std::string& driver) {
  return std::make_unique<CpuDevice>(threads, driver);
}

}  // namespace pumice::backends::cpu
