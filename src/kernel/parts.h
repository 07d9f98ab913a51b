#pragma once
#include <unordered_map>

#include "ir/node.h"
#include "ir/target.h"

namespace pumice::kernel {

struct Wide;

// Whether a program for the target may hold values of this dtype. bool, f32, i32 and u32 it always
// may. The others are made of words: f16, bf16 and small ints of one (floats as their bits, u8 and
// u16 extended by zeros in a u32, i8 and i16 by their sign in an i32), 64-bit dtypes of two u32,
// the lower half first.
bool holds(const ir::Target& target, DType dtype);

// Ops on a 64-bit dtype that is made of words from which decompose() makes all others.
bool in_words(ir::Op op, DType dtype);

// The dtypes of what a value is made of: itself, or its words.
SmallVector<DType, 2> part_dtypes(const ir::Target& target, DType dtype);

using Parts = SmallVector<ir::NodeRef, 2>;

// Scalar expressions as expressions over the words of their leaves. Remembers what it has made.
class Words {
 public:
  explicit Words(const ir::Target& target) : target_(target) {}

  // The leaf (a `wild`) is made of these.
  void leaf(const ir::NodeRef& node, Parts parts) { done_[node] = std::move(parts); }
  // The node's value, by part_dtypes(), in ops and dtypes that the target has.
  const Parts& of(const ir::NodeRef& node);

 private:
  const Parts& split(const ir::NodeRef& node);
  Parts make(const ir::NodeRef& node);
  Parts constant(const ir::NodeRef& node) const;
  Parts arithmetic(const ir::NodeRef& node);
  Parts float_arithmetic(const ir::NodeRef& node) const;
  Wide apart(const Parts& x, DType t) const;
  Parts together(const Wide& w, DType t) const;
  Parts cast_from_double(const Wide& v, DType to) const;
  Parts cast_to_double(const Parts& x, DType from) const;
  Parts cast(const Parts& x, DType from, DType to) const;
  Parts bitcast(const Parts& x, DType from, DType to) const;
  bool held(DType t) const { return holds(target_, t); }

  const ir::Target& target_;
  std::unordered_map<ir::NodeRef, Parts> done_, finished_;
};

}  // namespace pumice::kernel
