#include "stand_in.h"

#include <algorithm>
#include <cstring>

#include "pumice/error.h"

namespace pumice::test {

namespace {

const backends::Backend& cpu() {
  auto all = backends::all();
  return **std::find_if(all.begin(), all.end(),
                        [](auto* b) { return !std::strcmp(b->name, "cpu"); });
}

// Which buffers hold what failed work should have written.
struct Failures {
  std::mutex mutex;
  std::set<const hal::Buffer*> buffers;
};
struct Shared {
  std::shared_ptr<Orders> orders;
  Failures failures;
};
using SharedRef = std::shared_ptr<Shared>;

class Executable final : public hal::Executable {
 public:
  Executable(std::unique_ptr<hal::Executable> i, std::vector<bool> w)
      : inner(std::move(i)), written(std::move(w)) {}
  std::unique_ptr<hal::Executable> inner;
  std::vector<bool> written;
};

class Buffer final : public hal::Buffer {
 public:
  Buffer(SharedRef shared, std::unique_ptr<hal::Buffer> i)
      : inner(std::move(i)), shared_(std::move(shared)) {}
  ~Buffer() override {
    std::lock_guard lock(shared_->failures.mutex);
    shared_->failures.buffers.erase(this);
  }
  uint64_t size() const override { return inner->size(); }
  std::byte* host() override { return inner->host(); }
  std::unique_ptr<hal::Buffer> inner;

 private:
  SharedRef shared_;
};

hal::Binding inner_of(const hal::Binding& b) {
  return {static_cast<Buffer*>(b.buffer)->inner.get(), b.offset, b.size};
}

class Download final : public hal::Fence {
 public:
  Download(SharedRef shared, bool failed, std::unique_ptr<hal::Fence> inner)
      : shared_(std::move(shared)), failed_(failed), inner_(std::move(inner)) {}
  bool done() const override { return true; }
  void wait() override {
    if (shared_->orders->before_wait) shared_->orders->before_wait();
    if (failed_) throw DeviceError("stand-in", "launch", 7, "ordered");
    inner_->wait();
  }

 private:
  SharedRef shared_;
  bool failed_;
  std::unique_ptr<hal::Fence> inner_;
};

class Queue final : public hal::Queue {
 public:
  Queue(SharedRef shared, std::unique_ptr<hal::Queue> inner)
      : shared_(std::move(shared)), inner_(std::move(inner)) {}

  void launch(const hal::Launch& launch) override {
    Orders& orders = *shared_->orders;
    if (orders.before_launch) orders.before_launch();
    if (orders.throwing_launch >= 0 && orders.throwing_launch-- == 0)
      throw DeviceError("stand-in", "launch", 8, "ordered");
    auto& executable = static_cast<Executable&>(*launch.executable);
    bool fails = orders.failing_launch >= 0 && orders.failing_launch-- == 0;
    std::vector<hal::Binding> bindings;
    for (auto& b : launch.bindings) {
      fails |= failed(*b.buffer);
      bindings.push_back(inner_of(b));
    }
    if (fails) return spoil(launch, executable);
    inner_->launch({executable.inner.get(), bindings, launch.constants, launch.count});
  }
  void copy(hal::Binding to, hal::Binding from) override {
    inner_->copy(inner_of(to), inner_of(from));
  }
  void upload(hal::Binding to, std::span<const std::byte> from) override {
    inner_->upload(inner_of(to), from);
  }
  std::unique_ptr<hal::Fence> download(std::span<std::byte> to, hal::Binding from) override {
    return std::make_unique<Download>(shared_, failed(*from.buffer),
                                      inner_->download(to, inner_of(from)));
  }
  std::unique_ptr<hal::Fence> submit() override { return inner_->submit(); }

 private:
  bool failed(const hal::Buffer& buffer) {
    std::lock_guard lock(shared_->failures.mutex);
    return shared_->failures.buffers.contains(&buffer);
  }
  void spoil(const hal::Launch& launch, const Executable& executable) {
    std::lock_guard lock(shared_->failures.mutex);
    for (size_t i = 0; i < launch.bindings.size(); ++i)
      if (executable.written[i]) shared_->failures.buffers.insert(launch.bindings[i].buffer);
  }

  SharedRef shared_;
  std::unique_ptr<hal::Queue> inner_;
};

class DeviceWithOrders final : public hal::Device {
 public:
  explicit DeviceWithOrders(std::shared_ptr<Orders> orders) { shared_->orders = std::move(orders); }
  const hal::Info& info() const override { return inner_->info(); }
  std::unique_ptr<hal::Buffer> allocate(uint64_t bytes, hal::Memory memory) override {
    if (shared_->orders->out_of_memory)
      throw DeviceError("stand-in", "allocate", 12, "out of memory: ordered");
    return std::make_unique<Buffer>(shared_, inner_->allocate(bytes, memory));
  }
  std::unique_ptr<hal::Executable> load(const hal::Binary& binary) override {
    ++shared_->orders->loads;
    if (shared_->orders->load_fails) throw CompileError("ordered", "source", "log");
    return std::make_unique<Executable>(inner_->load(binary), binary.written);
  }
  std::unique_ptr<hal::Queue> make_queue() override {
    return std::make_unique<Queue>(shared_, inner_->make_queue());
  }
  hal::MemoryStats memory_stats() const override { return inner_->memory_stats(); }

 private:
  SharedRef shared_ = std::make_shared<Shared>();
  std::unique_ptr<hal::Device> inner_ = cpu().open(0);
};

std::function<void()>& compile_hook() {
  static auto* hook = new std::function<void()>;
  return *hook;
}

hal::Binary compile(const ir::Program& program, const ir::Target& target) {
  if (compile_hook()) compile_hook()();
  return cpu().compile(program, target);
}

}  // namespace

std::unique_ptr<hal::Device> make_stand_in(std::shared_ptr<Orders> orders) {
  return std::make_unique<DeviceWithOrders>(std::move(orders));
}

const backends::Backend& stand_in_backend() {
  static const backends::Backend backend = [] {
    backends::Backend b = cpu();
    b.compile = compile;
    return b;
  }();
  return backend;
}

void set_before_compile(std::function<void()> hook) { compile_hook() = std::move(hook); }

}  // namespace pumice::test
