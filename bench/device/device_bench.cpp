#include "device/device_bench.h"

#include <time.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>

#include "backends/backend.h"
#include "hal/recording.h"
#include "pumice/error.h"
#include "support/program_builder.h"

namespace pumice::bench {

namespace {

using Clock = std::chrono::steady_clock;
using BufferPtr = std::unique_ptr<hal::Buffer>;

struct Row {
  std::string name;
  double value;
  const char* unit;
  double target;  // 0: none
};

hal::Binding whole(const BufferPtr& b) { return {b.get(), 0, b->size()}; }

class Bench {
 public:
  Bench(const backends::Backend& backend, size_t index, const Targets& targets)
      : backend_(backend),
        targets_(targets),
        device_(backend.open(index)),
        queue_(device_->make_queue()) {}

  void run(uint64_t big_gib, const std::function<void(const More&)>& more);
  std::vector<Row> rows;
  const hal::Info& info() const { return device_->info(); }

 private:
  std::unique_ptr<hal::Executable> load(const ir::Program& program) {
    auto made = device_->load(backend_.compile(program, backend_.target(*device_)));
    if (backend_.facts)
      for (const auto& [name, value] : backend_.facts(*made))
        std::printf("# %s: %s %s\n", program.name.c_str(), name.c_str(), value.c_str());
    return made;
  }
  BufferPtr buffer(uint64_t bytes) { return device_->allocate(bytes, hal::Memory::device); }
  void wait() { queue_->submit()->wait(); }
  double seconds(const std::function<void()>& work, int repeats = 9);
  double processor_time(const std::function<void()>& work);
  void add(const std::string& name, double value, const char* unit) {
    auto found = targets_.find(name);
    double target = found == targets_.end() ? 0 : found->second;
    rows.push_back({name, value, unit, target});
    std::printf("%-34s %10.3f %-5s", name.c_str(), value, unit);
    if (target > 0) std::printf("  target %g", target);
    std::printf("\n");
    std::fflush(stdout);
  }
  void warm_up();
  void launches();
  void small_uploads();
  void replays();
  void latency();
  void bandwidth();
  void bandwidth(uint64_t bytes, const std::string& suffix);
  void transfers();
  void allocation();
  void big_tensor(uint64_t gib);

  const backends::Backend& backend_;
  const Targets& targets_;
  std::unique_ptr<hal::Device> device_;
  std::unique_ptr<hal::Queue> queue_;
};

double Bench::seconds(const std::function<void()>& work, int repeats) {
  std::vector<double> times;
  for (int i = -1; i < repeats; ++i) {
    auto begin = Clock::now();
    work();
    std::chrono::duration<double> took = Clock::now() - begin;
    if (i >= 0) times.push_back(took.count());
  }
  return hal::median(times);
}

// Of the calling thread, without what it waits; all work is waited for in between.
double Bench::processor_time(const std::function<void()>& work) {
  auto now = [] {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
  };
  std::vector<double> times;
  for (int i = 0; i < 9; ++i) {
    double begin = now();
    work();
    times.push_back(now() - begin);
    wait();
  }
  return hal::median(times);
}

using test::ProgramBuilder;

// One item: x[0] += 1.
ir::Program tiny() {
  ProgramBuilder b("tiny");
  auto x = b.buffer(DType::u32, true, true);
  auto i = b.grid(DType::i32);
  b.store(x, i, b.apply(ir::Op::add, {b.load(x, i), b.integer(1, DType::u32)}));
  b.program.workgroup = 32;
  return b.program;
}

// Four elements an item, 16 bytes: y = x, or y = 7 without x.
ir::Program stream(bool copies) {
  ProgramBuilder b(copies ? "copy" : "fill");
  uint64_t x = copies ? b.buffer(DType::u32, true, false) : 0;
  auto y = b.buffer(DType::u32, false, true);
  auto at = b.apply(ir::Op::mul, {b.grid(), b.integer(4)});
  auto value = copies ? b.load(x, at, 4, 4) : b.integer(7, DType::u32, 4);
  b.store(y, at, value, 4);
  b.program.workgroup = 256;
  return b.program;
}

// Item i adds up elements 4 (i + k items) .. + 3 for k below scalar 0; `items` is scalar 1.
ir::Program sum() {
  ProgramBuilder b("sum");
  auto x = b.buffer(DType::u32, true, false), y = b.buffer(DType::u32, false, true);
  auto rounds = b.scalar(0), items = b.scalar(0);
  auto i = b.grid();
  auto zero = b.integer(0, DType::u32, 4);
  auto k = b.loop(rounds, {zero});
  auto at = b.apply(ir::Op::mul,
                    {b.apply(ir::Op::add, {i, b.apply(ir::Op::mul, {k, items})}), b.integer(4)});
  auto next = b.apply(ir::Op::add, {k + 1, b.load(x, at, 4, 4)});
  b.end_loop({next});
  auto total = b.extract(k + 1, 0);
  for (int lane = 1; lane < 4; ++lane)
    total = b.apply(ir::Op::add, {total, b.extract(k + 1, lane)});
  b.store(y, i, total);
  b.program.workgroup = 256;
  return b.program;
}

void Bench::warm_up() {
  auto kernel = load(stream(false));
  auto y = buffer(16 << 20);
  hal::Binding binding = whole(y);
  auto until = Clock::now() + std::chrono::milliseconds(300);
  while (Clock::now() < until) {
    for (int i = 0; i < 16; ++i) queue_->launch({kernel.get(), {&binding, 1}, {}, 1 << 20});
    wait();
  }
}

void Bench::launches() {
  auto kernel = load(tiny());
  std::vector<BufferPtr> buffers;
  for (int i = 0; i < 64; ++i) buffers.push_back(buffer(128));
  std::vector<hal::Binding> bindings;
  for (auto& b : buffers) bindings.push_back(whole(b));
  constexpr int n = 2000;
  auto send = [&](size_t different) {
    for (int i = 0; i < n; ++i)
      queue_->launch({kernel.get(), {&bindings[size_t(i) % different], 1}, {}, 1});
  };
  auto host = [&](size_t different) {
    std::vector<double> times;
    for (int run = 0; run < 9; ++run) {
      auto begin = Clock::now();
      send(different);
      std::chrono::duration<double> took = Clock::now() - begin;
      times.push_back(took.count());
      wait();
    }
    return hal::median(times) / n * 1e6;
  };
  add("host, a dependent launch", host(1), "us");
  add("host, an independent launch", host(64), "us");
  for (bool dependent : {true, false})
    add(dependent ? "processor, a dependent launch" : "processor, an independent launch",
        processor_time([&] { send(dependent ? 1 : 64); }) / n * 1e6, "us");
  add("host and device, a dependent launch", seconds([&] { send(1), wait(); }) / n * 1e6, "us");
}

// With a launch that uses what was uploaded, so that each is one of the steps of a program.
void Bench::small_uploads() {
  auto kernel = load(tiny());
  for (uint64_t kib : {4, 256}) {
    std::vector<std::byte> bytes(kib << 10, std::byte(1));
    std::vector<BufferPtr> buffers;
    for (int i = 0; i < 16; ++i) buffers.push_back(buffer(bytes.size()));
    constexpr int n = 200;
    add("processor, upload of " + std::to_string(kib) + " KiB and launch",
        processor_time([&] {
          for (int i = 0; i < n; ++i) {
            hal::Binding binding = whole(buffers[size_t(i) % buffers.size()]);
            queue_->upload(binding, bytes);
            queue_->launch({kernel.get(), {&binding, 1}, {}, 1});
          }
        }) / n *
            1e6,
        "us");
  }
}

// Device time between launches is that of long recordings: the host has no part in it.
void Bench::replays() {
  auto kernel = load(tiny());
  constexpr uint32_t n = 1000;
  for (bool dependent : {true, false}) {
    std::vector<hal::RecordedLaunch> list;
    for (uint32_t i = 0; i < n; ++i)
      list.push_back({kernel.get(), {{dependent ? 0 : i, 0, 128}}, 0, 0, 1});
    auto recording = device_->record(list);
    std::vector<std::vector<BufferPtr>> sets(2);
    std::vector<std::vector<hal::Buffer*>> slots(2);
    for (size_t s = 0; s < 2; ++s)
      for (uint32_t i = 0; i < (dependent ? 1 : n); ++i) {
        sets[s].push_back(buffer(128));
        slots[s].push_back(sets[s].back().get());
      }
    auto host = [&](bool others) {
      std::vector<double> times;
      for (size_t run = 0; run < 21; ++run) {
        wait();
        auto begin = Clock::now();
        queue_->replay(*recording, slots[others ? run % 2 : 0], {});
        std::chrono::duration<double> took = Clock::now() - begin;
        if (run > 1) times.push_back(took.count());
      }
      wait();
      return hal::median(times) * 1e6;
    };
    std::string kind = dependent ? "dependent" : "independent";
    add("host, replay of 1000 " + kind, host(false), "us");
    if (!dependent) add("host, replay with 1000 other buffers", host(true), "us");
    double once = seconds([&] { queue_->replay(*recording, slots[0], {}), wait(); });
    double many = seconds([&] {
      for (int i = 0; i < 4; ++i) queue_->replay(*recording, slots[0], {});
      wait();
    });
    add("device, a " + kind + " launch", (many - once) / 3 / n * 1e6, "us");
  }
}

void Bench::latency() {
  auto kernel = load(tiny());
  auto x = buffer(128);
  hal::Binding binding = whole(x);
  auto start = [&] {
    queue_->launch({kernel.get(), {&binding, 1}, {}, 1});
    return queue_->submit();
  };
  add("submit to visible, wait()", seconds([&] { start()->wait(); }, 201) * 1e6, "us");
  add("submit to visible, done()",
      seconds(
          [&] {
            auto fence = start();
            while (!fence->done()) {
            }
          },
          201) *
          1e6,
      "us");
}

void Bench::bandwidth() {
  uint64_t most = std::bit_floor(std::min(info().max_binding_bytes, info().max_buffer_bytes));
  uint64_t gib = uint64_t(1) << 30;
  warm_up();
  if (info().software) {
    bandwidth(std::min(gib / 64, most), "");
    return;
  }
  bandwidth(std::min(gib, most), "");
  // Large buffers are slower where the device's tables of pages are.
  if (4 * gib <= most) bandwidth(4 * gib, ", 4 GiB");
}

void Bench::bandwidth(uint64_t bytes, const std::string& suffix) {
  bool small = info().software;
  uint64_t items = bytes / 16;
  auto x = buffer(bytes), y = buffer(bytes);
  auto copy = load(stream(true)), fill = load(stream(false)), add_up = load(sum());
  hal::Binding both[] = {whole(x), whole(y)};
  auto rate = [&](const char* name, double seconds, double moved) {
    add(name + suffix, moved / seconds / 1e12, "TB/s");
  };
  double b = double(bytes);
  int until_warm = small ? 2 : 1000;
  rate("fill", queue_->time({fill.get(), {both, 1}, {}, items}, until_warm, 7), b);
  rate("copy", queue_->time({copy.get(), both, {}, items}, 2, 7), 2 * b);
  const int copies = small ? 1 : 16;
  auto copy_all = [&] {
    for (int i = 0; i < copies; ++i) queue_->copy(both[1], both[0]);
    wait();
  };
  rate("queue copy", seconds(copy_all) / copies, 2 * b);
  // As a tuner would, the best of some numbers of items: how many fill a device is its own affair.
  double best = 0;
  for (int64_t threads : small ? std::vector<int64_t>{1 << 12}
                               : std::vector<int64_t>{1 << 18, 33 << 13, 1 << 19, 1 << 20}) {
    int64_t scalars[] = {int64_t(items) / threads, threads};
    auto sums = buffer(uint64_t(threads) * 4);
    hal::Binding reduce[] = {whole(x), whole(sums)};
    double took = queue_->time(
        {add_up.get(), reduce, std::as_bytes(std::span(scalars)), uint64_t(threads)}, 2, 7);
    best = std::max(best, double(scalars[0] * threads * 16) / took);
  }
  add("read and reduce" + suffix, best / 1e12, "TB/s");
}

void Bench::transfers() {
  uint64_t bytes = uint64_t(info().software ? 32 : 1024) << 20;
  auto x = buffer(bytes), pinned = device_->allocate(bytes, hal::Memory::host_visible);
  std::vector<std::byte> plain(bytes, std::byte(3));
  std::memset(pinned->host(), 5, bytes);
  auto rate = [&](const char* name, const std::function<void()>& work) {
    add(name, double(bytes) / seconds(work, 5) / 1e9, "GB/s");
  };
  rate("host to device, plain", [&] { queue_->upload(whole(x), plain), wait(); });
  rate("device to host, plain", [&] { queue_->download(plain, whole(x))->wait(); });
  rate("host to device, pinned", [&] { queue_->copy(whole(x), whole(pinned)), wait(); });
  rate("device to host, pinned", [&] { queue_->copy(whole(pinned), whole(x)), wait(); });
}

void Bench::allocation() {
  constexpr int n = 1000;
  for (uint64_t bytes : {uint64_t(4096), uint64_t(3) << 20}) {
    double s = seconds([&] {
      for (int i = 0; i < n; ++i) buffer(bytes + uint64_t(i % 7) * 256);
    });
    add("allocate and free, " + std::to_string(bytes >> 10) + " KiB", s / n * 1e6, "us");
  }
}

// Written as 7s through 64-bit places, added up to what that must be.
void Bench::big_tensor(uint64_t gib) {
  uint64_t bytes = gib << 30, items = bytes / 16;
  auto x = buffer(bytes);
  auto fill = load(stream(false)), add_up = load(sum());
  hal::Binding binding = whole(x);
  queue_->launch({fill.get(), {&binding, 1}, {}, items});
  uint64_t threads = 1 << 18;
  int64_t scalars[] = {int64_t(items / threads), int64_t(threads)};
  auto sums = buffer(threads * 4);
  hal::Binding reduce[] = {binding, whole(sums)};
  queue_->launch({add_up.get(), reduce, std::as_bytes(std::span(scalars)), threads});
  std::vector<uint32_t> host(threads);
  queue_->download(std::as_writable_bytes(std::span(host)), whole(sums))->wait();
  uint64_t total = 0;
  for (uint32_t s : host) total += s;
  bool right = total == bytes / 4 * 7;
  add("sum of " + std::to_string(gib) + " GiB right (1) or not (0)", right, "");
}

void Bench::run(uint64_t big_gib, const std::function<void(const More&)>& more) {
  warm_up();
  launches();
  if (more) {
    auto kernel = load(tiny());
    auto x = buffer(128);
    more({*kernel, *x, [&](auto& name, double value, auto* unit) { add(name, value, unit); }});
  }
  small_uploads();
  replays();
  latency();
  bandwidth();
  transfers();
  allocation();
  if (big_gib) big_tensor(big_gib);
}

void write_json(const char* path, const Bench& bench) {
  std::FILE* file = std::fopen(path, "w");
  if (!file) throw UsageError(std::string("[options] cannot write '") + path + "'");
  std::fprintf(file, "{\"device\": \"%s\", \"driver\": \"%s\", \"rows\": {",
               bench.info().name.c_str(), bench.info().driver.c_str());
  const char* comma = "";
  for (const Row& row : bench.rows) {
    std::fprintf(file, "%s\n \"%s\": {\"value\": %.5g, \"unit\": \"%s\", \"target\": %g}", comma,
                 row.name.c_str(), row.value, row.unit, row.target);
    comma = ",";
  }
  std::fprintf(file, "}}\n");
  std::fclose(file);
}

struct Options {
  std::string json;
  size_t index = 0;
  uint64_t gib = 0;
};

Options options(int argc, char** argv) {
  Options o;
  for (int i = 1; i < argc; ++i) {
    std::string name = argv[i];
    if (i + 1 == argc) throw UsageError("[options] " + name + " needs a value");
    std::string value = argv[++i];
    if (name == "--device")
      o.index = size_t(std::atoi(value.c_str()));
    else if (name == "--gib")
      o.gib = uint64_t(std::atoi(value.c_str()));
    else if (name == "--json")
      o.json = value;
    else
      throw UsageError("[options] unknown option '" + name + "'");
  }
  return o;
}

const backends::Backend& backend_of(const std::string& name) {
  for (const backends::Backend* b : backends::all())
    if (b->name == name) return *b;
  throw UsageError("[options] no backend '" + name + "'");
}

}  // namespace

void run_device_bench(int argc, char** argv, const std::string& backend, const Targets& targets,
                      const std::function<void(const More&)>& more) {
  Options o = options(argc, argv);
  Bench bench(backend_of(backend), o.index, targets);
  std::printf("# %s, %s\n", bench.info().name.c_str(), bench.info().driver.c_str());
  bench.run(o.gib, more);
  if (!o.json.empty()) write_json(o.json.c_str(), bench);
}

}  // namespace pumice::bench
