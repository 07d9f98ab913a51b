#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ir/node.h"

// A fast evaluator of scalar expressions over arrays: op by op, each result rounded to its dtype,
// a block at a time, as a device computes them. Independent of the interpreter and the backends.
namespace pumice::test {

// f32, f64, 32- and 64-bit ints and bool, which is held as uint32_t 0 or 1.
class Flat {
 public:
  // `inputs`: the `wild` leaves of `root`, in the order in which run() takes them. With `fused`
  // false, fma rounds twice, as it may on a device.
  Flat(const ir::NodeRef& root, const std::vector<ir::NodeRef>& inputs, bool fused = true);
  void run(const std::vector<const void*>& inputs, void* output, size_t count) const;
  size_t op_count() const;  // leaves are no ops

 private:
  static constexpr size_t block = 256;
  struct Step {
    ir::NodeRef node;
    int slot;
    int args[3];
    int input = -1;
  };
  void compute(const Step& step, std::byte* slots, size_t count) const;

  std::vector<Step> steps_;
  int slots_ = 0;
  bool fused_;
};

}  // namespace pumice::test
