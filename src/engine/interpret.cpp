#include "engine/interpret.h"

#include "engine/storage.h"
#include "ir/interpret.h"

namespace pumice::engine {

std::vector<ir::NodeRef> interpret_graph(const Graph& graph, const ir::Bindings& bindings,
                                         Device& device) {
  std::vector<ir::Array> inputs;
  for (auto* n : graph.inputs) {
    std::vector<int64_t> shape;
    for (auto& d : n->shape) shape.push_back(ir::evaluate(d, bindings));
    inputs.push_back(ir::Array::from_bytes(n->dtype, std::move(shape), storage_of(*n).host()));
  }
  auto roots = with_slots(graph);
  auto values = ir::interpret(
      roots,
      [&](const ir::Node& n) -> const ir::Array& { return inputs[size_t(n.attribute.ints[0])]; },
      bindings);
  std::vector<ir::NodeRef> made;
  for (size_t i = 0; i < roots.size(); ++i) {
    auto storage = make_ref<Storage>(device, values[i].to_bytes());
    made.push_back(ir::input(Ref<const ir::Object>(storage), roots[i]->dtype, roots[i]->shape));
  }
  return made;
}

}  // namespace pumice::engine
