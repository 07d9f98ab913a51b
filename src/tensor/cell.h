#pragma once
#include <atomic>
#include <memory>

#include "ir/node.h"
#include "pumice/tensor.h"

namespace pumice::detail {

// What an operation's result takes over from its operands: where it lives, and the sizes that
// symbolic axes have. No device: constants, which live anywhere.
struct Context {
  engine::Device* device = nullptr;
  std::shared_ptr<const ir::Bindings> bindings;

  const ir::Bindings& sizes() const {
    static const ir::Bindings none{};
    return bindings ? *bindings : none;
  }
};

// The state all copies of a Tensor share. The node changes once, from the graph to the input that
// holds the computed value.
struct Cell : CellCount {
  Cell(ir::NodeRef n, Context c, bool w) : context(std::move(c)), weak(w), node_(std::move(n)) {}

  ir::NodeRef node() const {
    Lock lock(busy_);
    return node_;
  }
  void set_node(ir::NodeRef n) {
    Lock lock(busy_);
    std::swap(node_, n);
  }  // the old graph dies outside the lock: n is destroyed after it

  const Context context;
  const bool weak;

 private:
  struct Lock {
    explicit Lock(std::atomic_flag& f) : flag(f) {
      while (flag.test_and_set(std::memory_order_acquire)) {
      }
    }
    ~Lock() { flag.clear(std::memory_order_release); }
    std::atomic_flag& flag;
  };
  mutable std::atomic_flag busy_;
  ir::NodeRef node_;
};

}  // namespace pumice::detail
