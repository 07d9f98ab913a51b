#include "engine/realize.h"

#include <algorithm>
#include <optional>
#include <thread>

#include "base/error.h"
#include "base/settings.h"
#include "base/text.h"
#include "base/thread_pool.h"
#include "base/trace.h"
#include "engine/graph.h"
#include "engine/interpret.h"

namespace pumice::engine {

namespace {

using ir::Bindings;
using ir::NodeRef;

ThreadPool& compile_threads() {
  static auto* pool = new ThreadPool(int(std::clamp(std::thread::hardware_concurrency(), 1u, 16u)));
  return *pool;
}

bool is_fixed(const std::vector<ir::Dim>& dims) {
  return std::all_of(dims.begin(), dims.end(), [](auto& d) { return d.is_constant(); });
}

uint64_t byte_count(const PreparedPlan& plan, size_t buffer, const Bindings& bindings) {
  int64_t elements = ir::evaluate(plan.sizes[buffer], bindings);
  return uint64_t(elements) * uint64_t(size_of(plan.dtypes[buffer]));
}

std::vector<uint64_t> byte_counts(const PreparedPlan& plan, const Bindings& bindings) {
  std::vector<uint64_t> bytes;
  for (size_t i = 0; i < plan.sizes.size(); ++i) bytes.push_back(byte_count(plan, i, bindings));
  return bytes;
}

schedule::MemoryPlan place_temporaries(const PreparedPlan& plan, std::span<const uint64_t> bytes,
                                       const Device& device) {
  auto temporaries = bytes.subspan(size_t(plan.inputs + plan.outputs));
  const hal::Info& info = device.hal()->info();
  return schedule::plan_memory(
      plan.plan, temporaries, info.binding_alignment,
      info.buffers_apart ? schedule::Blocks::apart : schedule::Blocks::one);
}

PlanRef prepare(const Graph& graph, Device& device) {
  auto roots = with_slots(graph);
  auto prepared = std::make_shared<PreparedPlan>();
  auto& p = *prepared;
  {
    TraceSpan span("plans", "plan");
    p.plan = schedule::plan(roots, int(graph.inputs.size()), device.target());
  }
  p.inputs = p.plan.inputs;
  p.outputs = p.plan.outputs;
  p.alias = p.plan.alias;
  for (auto& b : p.plan.buffers) {
    p.dtypes.push_back(b.dtype);
    p.sizes.push_back(b.size);
  }
  p.launches.resize(p.plan.launches.size());
  TraceSpan span("plans", "compile");
  compile_threads().run(p.launches.size(), 1, [&](uint64_t begin, uint64_t end) {
    for (auto i = begin; i < end; ++i)
      p.launches[i].kernel = device.kernels().find_or_compile(
          p.plan.launches[i].kernel, device.target(), *device.backend(), *device.hal());
  });
  for (size_t i = 0; i < p.launches.size(); ++i) {
    auto& launch = p.launches[i];
    for (int b : p.plan.launches[i].buffers) launch.buffers.push_back(b);
    launch.fixed = is_fixed(launch.kernel->scalars) && launch.kernel->count.is_constant();
    if (!launch.fixed) continue;
    for (auto& s : launch.kernel->scalars) launch.constants.push_back(s.value());
    launch.count = uint64_t(launch.kernel->count.value());
  }
  p.plan.launches.clear();  // the kernels' expressions have served
  p.fixed = is_fixed(p.sizes);
  if (p.fixed) {
    p.bytes = byte_counts(p, {});
    p.memory = place_temporaries(p, p.bytes, device);
  }
  return prepared;
}

// One use of a plan: its buffers, and the launches.
class Run {
 public:
  Run(const PreparedPlan& plan, const Graph& graph, const Bindings& bindings, Device& device)
      : plan_(plan), graph_(graph), bindings_(bindings), device_(device) {
    if (!plan.fixed) {
      bytes_ = byte_counts(plan, bindings);
      memory_ = place_temporaries(plan, bytes_, device);
    }
  }

  // The storage of each output, by number; null for those that alias another buffer.
  std::vector<Ref<const Storage>> run() {
    bind();
    {
      hal::Recording* recording = find_recording();
      auto queue = device_.queue();
      if (recording) {
        queue->replay(*recording, slots(), plan_.replay.scalars);
      } else {
        for (auto& launch : plan_.launches) {
          start(launch, queue);
          queue.give_way();
        }
      }
      queue->submit();
    }
    device_.launches.fetch_add(plan_.launches.size(), std::memory_order_relaxed);
    std::vector<Ref<const Storage>> made;
    for (auto& [buffer, bytes] : outputs_) {
      Ref<const Storage> storage;
      if (buffer) storage = make_ref<Storage>(device_, std::move(buffer), bytes);
      made.push_back(std::move(storage));
    }
    return made;
  }

 private:
  std::span<const uint64_t> bytes() const { return plan_.fixed ? plan_.bytes : bytes_; }
  const schedule::MemoryPlan& memory() const { return plan_.fixed ? plan_.memory : memory_; }

  void bind() {
    auto size = bytes();
    bindings_of_.resize(size.size());
    for (size_t i = 0; i < graph_.inputs.size(); ++i)
      bindings_of_[i] = {&storage_of(*graph_.inputs[i]).buffer(), 0, size[i]};
    size_t first = graph_.inputs.size();
    for (size_t i = 0; i < size_t(plan_.outputs); ++i) {
      auto& [buffer, count] = outputs_.emplace_back();
      count = size[first + i];
      if (plan_.alias[i] != int(first + i)) continue;
      buffer = device_.hal()->allocate(count, hal::Memory::device);
      bindings_of_[first + i] = {buffer.get(), 0, count};
    }
    first += size_t(plan_.outputs);
    const schedule::MemoryPlan& m = memory();
    for (uint64_t total : m.blocks)
      blocks_.push_back(device_.hal()->allocate(total, hal::Memory::device));
    for (size_t i = first; i < size.size(); ++i)
      bindings_of_[i] = {blocks_[m.block[i - first]].get(), m.offsets[i - first], size[i]};
  }

  std::vector<hal::Buffer*> slots() const {
    std::vector<hal::Buffer*> all;
    for (int i = 0; i < plan_.inputs; ++i) all.push_back(bindings_of_[size_t(i)].buffer);
    for (auto& [buffer, bytes] : outputs_)
      if (buffer) all.push_back(buffer.get());
    for (auto& block : blocks_) all.push_back(block.get());
    return all;
  }

  // Null for plans that are not worth recording, or not yet.
  hal::Recording* find_recording() {
    constexpr size_t fewest_launches = 16;
    constexpr int uses_before = 2;
    if (!plan_.fixed || traced_ || plan_.launches.size() < fewest_launches ||
        !device_.hal()->info().fast_replay)
      return nullptr;
    PlanReplay& replay = plan_.replay;
    if (auto* ready = replay.ready.load(std::memory_order_acquire)) return ready;
    // One use makes it, which takes as long as a compilation; those beside it launch as before.
    if (replay.uses.fetch_add(1) != uses_before) return nullptr;
    try {
      record(replay);
    } catch (...) {
      replay.uses = 0;
      throw;
    }
    return replay.ready.load(std::memory_order_acquire);
  }

  void record(PlanReplay& replay) {
    for (auto& launch : plan_.launches)
      if (!launch.fixed) return;
    auto buffers = slots();
    std::vector<hal::RecordedLaunch> list;
    std::vector<int64_t> scalars;
    for (auto& launch : plan_.launches) {
      hal::RecordedLaunch& l = list.emplace_back();
      l.executable = launch.kernel->executable.get();
      for (int b : launch.buffers) {
        const hal::Binding& own = bindings_of_[size_t(b)];
        auto at = std::find(buffers.begin(), buffers.end(), own.buffer);
        l.bindings.push_back({uint32_t(at - buffers.begin()), own.offset, own.size});
      }
      l.first_scalar = uint32_t(scalars.size());
      l.scalars = uint32_t(launch.constants.size());
      scalars.insert(scalars.end(), launch.constants.begin(), launch.constants.end());
      l.count = launch.count;
    }
    replay.recording = device_.hal()->record(list);
    replay.scalars = std::move(scalars);
    replay.ready.store(replay.recording.get(), std::memory_order_release);
  }

  void start(const PreparedLaunch& prepared, Device::LockedQueue& queue) {
    SmallVector<hal::Binding, 8> arguments;
    for (int b : prepared.buffers) arguments.push_back(bindings_of_[size_t(b)]);
    auto& kernel = *prepared.kernel;
    hal::Launch launch;
    launch.executable = kernel.executable.get();
    launch.bindings = arguments;
    SmallVector<int64_t, 8> values;
    if (prepared.fixed) {
      launch.constants = std::as_bytes(std::span(prepared.constants));
      launch.count = prepared.count;
    } else {
      for (auto& s : kernel.scalars) values.push_back(ir::evaluate(s, bindings_));
      launch.constants = std::as_bytes(std::span<const int64_t>(values));
      launch.count = uint64_t(ir::evaluate(kernel.count, bindings_));
    }
    std::optional<TraceSpan> span;
    if (traced_) span.emplace("launches", kernel.name);
    queue->launch(launch);
  }

  const bool traced_ = settings::debug("launches");
  const PreparedPlan& plan_;
  const Graph& graph_;
  const Bindings& bindings_;
  Device& device_;
  std::vector<uint64_t> bytes_;
  schedule::MemoryPlan memory_;
  std::vector<hal::Binding> bindings_of_;  // by plan buffer
  std::vector<std::pair<std::unique_ptr<hal::Buffer>, uint64_t>> outputs_;
  std::vector<std::unique_ptr<hal::Buffer>> blocks_;  // of the temporaries
};

// The storage that holds a root's value: its own, or that of the buffer it is aliased to.
Ref<const ir::Object> root_storage(size_t root, const PreparedPlan& plan, const Graph& graph,
                                   std::span<const Ref<const Storage>> outputs) {
  int at = plan.alias[root];
  if (at < plan.inputs) return graph.inputs[size_t(at)]->attribute.object;
  auto output = size_t(at - plan.inputs);
  PUMICE_ASSERT(output < outputs.size() && outputs[output], "root without a value");
  return outputs[output];
}

std::vector<NodeRef> realize_fresh(std::span<const NodeRef> roots, const Bindings& bindings,
                                   Device& device) {
  Graph graph = collect(roots, device);
  if (!device.hal()) return interpret_graph(graph, bindings, device);
  bool found = false;
  PlanRef plan =
      device.plans().find_or_make(graph.key, found, [&] { return prepare(graph, device); });
  (found ? device.plan_hits : device.plans_made).fetch_add(1, std::memory_order_relaxed);
  PUMICE_ASSERT(plan->inputs == int(graph.inputs.size()), "plan of another graph");
  auto outputs = Run(*plan, graph, bindings, device).run();
  std::vector<NodeRef> values;
  for (size_t i = 0; i < roots.size(); ++i)
    values.push_back(
        ir::input(root_storage(i, *plan, graph, outputs), roots[i]->dtype, roots[i]->shape));
  return values;
}

}  // namespace

std::vector<NodeRef> realize(std::span<const NodeRef> roots, const Bindings& bindings,
                             Device& device) {
  std::vector<NodeRef> values(roots.size()), fresh;
  std::vector<size_t> position(roots.size());
  for (size_t i = 0; i < roots.size(); ++i) {
    const ir::Node& n = *roots[i];
    if (n.op == ir::Op::input) {
      values[i] = roots[i];
    } else if (auto* input = realized_on(n, device)) {
      values[i] = NodeRef(input);
    } else {
      auto at = std::find(fresh.begin(), fresh.end(), roots[i]);
      position[i] = size_t(at - fresh.begin());
      if (at == fresh.end()) fresh.push_back(roots[i]);
    }
  }
  if (fresh.empty()) return values;
  auto made = realize_fresh(fresh, bindings, device);
  for (size_t i = 0; i < fresh.size(); ++i) fresh[i]->set_realized(made[i]);
  for (size_t i = 0; i < roots.size(); ++i)
    if (!values[i]) values[i] = made[position[i]];
  return values;
}

}  // namespace pumice::engine
