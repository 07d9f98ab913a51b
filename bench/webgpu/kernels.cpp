#include "webgpu/kernels.h"

#include <pumice/pumice.h>

#include "engine/device.h"
#include "engine/graph.h"
#include "engine/storage.h"
#include "fashion_mnist/model.h"
#include "schedule/schedule.h"
#include "tensor/cell.h"

namespace pumice::bench {

namespace {

using Results = std::vector<Tensor>;

// A plan's buffers: inputs are where their tensors lie, the rest is made.
class Buffers {
 public:
  Buffers(const engine::Graph& graph, const schedule::Plan& plan, hal::Device& device) {
    for (size_t i = 0; i < plan.buffers.size(); ++i) {
      uint64_t bytes =
          uint64_t(plan.buffers[i].size.value()) * uint64_t(size_of(plan.buffers[i].dtype));
      hal::Buffer* buffer = nullptr;
      if (i < graph.inputs.size())
        buffer = &engine::storage_of(*graph.inputs[i]).buffer();
      else
        buffer = made_.emplace_back(device.allocate(bytes, hal::Memory::device)).get();
      all_.push_back({buffer, 0, bytes});
    }
  }
  std::vector<hal::Binding> of(std::span<const int> numbers) const {
    std::vector<hal::Binding> bindings;
    for (int n : numbers) bindings.push_back(all_[size_t(n)]);
    return bindings;
  }

 private:
  std::vector<std::unique_ptr<hal::Buffer>> made_;
  std::vector<hal::Binding> all_;
};

Tensor random(uint64_t seed, Shape shape) {
  Tensor x = uniform(make_key(seed), std::move(shape), -1, 1);
  x.realize();
  return x;
}

Results cnn_step(int64_t batch) {
  auto keys = split(make_key(1), 3);
  Cnn model = Cnn::make(keys[0]);
  for (Tensor& t : tensors_of(model)) t.realize();
  Tensor images = uniform(keys[1], {batch, 1, 28, 28}), labels = randint(keys[2], {batch}, 0, 10);
  images.realize();
  labels.realize();
  auto [loss, gradient] = value_and_grad([](const Cnn& m, const Tensor& x, const Tensor& y) {
    return cross_entropy(m(x), y);
  })(model, images, labels);
  return tensors_of(loss, gradient);
}

}  // namespace

std::vector<Work> works(bool small) {
  int64_t n = small ? 1024 : 16384, m = small ? 512 : 4096;
  std::string by_n = " " + std::to_string(n), by_m = " " + std::to_string(m);
  auto one = [](Tensor result) { return Results{std::move(result)}; };
  return {
      {"matmul" + by_m,
       [=] {
         return one(matmul(random(1, {m, m}), random(2, {m, m})));
       }},
      {"softmax" + by_n,
       [=] {
         return one(softmax(random(3, {n, n})));
       }},
      {"gelu" + by_n,
       [=] {
         return one(gelu(random(4, {n, n}) * random(5, {n, n}) + 0.5));
       }},
      {"row sum" + by_n,
       [=] {
         return one(sum(random(6, {n, n}), {1}));
       }},
      {"cnn step 64", [] { return cnn_step(64); }},
  };
}

KernelTimes time_kernels(const Work& work, const Device& chosen) {
  DeviceScope scope(chosen);
  engine::Device& device = *chosen.handle();
  Results results = work.results();
  std::vector<ir::NodeRef> roots;
  for (const Tensor& t : results) roots.push_back(t.cell()->node());
  engine::Graph graph = engine::collect(roots, device);
  auto slots = engine::with_slots(graph);
  auto plan = schedule::plan(slots, int(graph.inputs.size()), device.target());
  Buffers buffers(graph, plan, *device.hal());
  device.synchronize();
  auto queue = device.hal()->make_queue();
  KernelTimes times{plan.launches.size(), 0};
  for (const schedule::PlanLaunch& launch : plan.launches) {
    auto kernel = device.kernels().find_or_compile(launch.kernel, device.target(),
                                                   *device.backend(), *device.hal());
    std::vector<int64_t> scalars;
    for (const ir::Dim& s : kernel->scalars) scalars.push_back(s.value());
    auto bindings = buffers.of(launch.buffers);
    times.seconds +=
        queue->time({kernel->executable.get(), bindings, std::as_bytes(std::span(scalars)),
                     uint64_t(kernel->count.value())},
                    2, 7);
  }
  return times;
}

}  // namespace pumice::bench
