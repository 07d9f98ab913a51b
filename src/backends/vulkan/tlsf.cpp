#include "backends/vulkan/tlsf.h"

#include <bit>

#include "base/error.h"

namespace pumice::backends::vulkan {

// Class (f, s) holds sizes from (16 + s) << (f - 1) on, below the next class; f = 0: size s.
Tlsf::Class Tlsf::class_of(uint64_t size) {
  if (size < second) return {0, int(size)};
  int shift = std::bit_width(size) - 1 - second_bits;
  return {shift + 1, int(size >> shift) - second};
}

// At least one spare node, so that what follows cannot fail half-way.
void Tlsf::prepare() {
  if (!spare_.empty()) return;
  nodes_.emplace_back();
  spare_.reserve(nodes_.capacity());
  spare_.push_back(Id(nodes_.size() - 1));
}

Tlsf::Id Tlsf::node() {
  prepare();
  Id id = spare_.back();
  spare_.pop_back();
  nodes_[id] = {};
  return id;
}

void Tlsf::link(Id id) {
  Node& n = nodes_[id];
  Class c = class_of(n.piece.size);
  Id& head = lists_[size_t(c.f)][size_t(c.s)];
  n.piece.free = true;
  n.before = none;
  n.after = head;
  if (head != none) nodes_[head].before = id;
  head = id;
  first_bits_ |= uint64_t(1) << c.f;
  second_bits_set_[size_t(c.f)] |= 1u << c.s;
  free_bytes_ += n.piece.size;
}

void Tlsf::unlink(Id id) {
  Node& n = nodes_[id];
  Class c = class_of(n.piece.size);
  if (n.before != none)
    nodes_[n.before].after = n.after;
  else
    lists_[size_t(c.f)][size_t(c.s)] = n.after;
  if (n.after != none) nodes_[n.after].before = n.before;
  n.piece.free = false;
  free_bytes_ -= n.piece.size;
  if (lists_[size_t(c.f)][size_t(c.s)] != none) return;
  second_bits_set_[size_t(c.f)] &= ~(1u << c.s);
  if (!second_bits_set_[size_t(c.f)]) first_bits_ &= ~(uint64_t(1) << c.f);
}

Tlsf::Id Tlsf::add(uint32_t region, uint64_t size) {
  Id id = node();
  nodes_[id].piece = {0, size, region, false};
  link(id);
  return id;
}

// The first range of any class above `c`: each of them is large enough for all of c's sizes.
Tlsf::Id Tlsf::larger_class(Class c) const {
  uint32_t same = c.s + 1 < second ? second_bits_set_[size_t(c.f)] >> (c.s + 1) << (c.s + 1) : 0;
  if (same) return lists_[size_t(c.f)][size_t(std::countr_zero(same))];
  uint64_t above = c.f + 1 < first ? first_bits_ >> (c.f + 1) << (c.f + 1) : 0;
  if (!above) return none;
  auto f = size_t(std::countr_zero(above));
  return lists_[f][size_t(std::countr_zero(second_bits_set_[f]))];
}

// Ranges of the size's own class may be too small; but a program that frees and takes the same
// sizes again should find what it freed.
Tlsf::Id Tlsf::take(uint64_t size, bool thorough) {
  Class c = class_of(size);
  Id id = lists_[size_t(c.f)][size_t(c.s)];
  for (int looked = 0; id != none && nodes_[id].piece.size < size; id = nodes_[id].after)
    if (++looked > 8 && !thorough) {
      id = none;
      break;
    }
  if (id == none) id = larger_class(c);
  return id == none ? none : split(id, size);
}

Tlsf::Id Tlsf::split(Id id, uint64_t size) {
  prepare();
  unlink(id);
  uint64_t rest = nodes_[id].piece.size - size;
  if (!rest) return id;
  Id other = node();
  Node &n = nodes_[id], &o = nodes_[other];
  n.piece.size = size;
  o.piece = {n.piece.offset + size, rest, n.piece.region, false};
  o.left = id;
  o.right = n.right;
  if (n.right != none) nodes_[n.right].left = other;
  n.right = other;
  link(other);
  return id;
}

void Tlsf::give(Id id) {
  PUMICE_ASSERT(!nodes_[id].piece.free, "a range given back twice");
  Id left = nodes_[id].left, right = nodes_[id].right;
  auto absorb = [&](Id a, Id b) {  // b goes, to the right of a
    nodes_[a].piece.size += nodes_[b].piece.size;
    nodes_[a].right = nodes_[b].right;
    if (nodes_[b].right != none) nodes_[nodes_[b].right].left = a;
    spare_.push_back(b);
  };
  if (right != none && nodes_[right].piece.free) {
    unlink(right);
    absorb(id, right);
  }
  if (left != none && nodes_[left].piece.free) {
    unlink(left);
    absorb(left, id);
    id = left;
  }
  link(id);
}

std::vector<Tlsf::Id> Tlsf::take_all() {
  std::vector<Id> all;
  for (Id id = 0; id < nodes_.size(); ++id)
    if (nodes_[id].piece.free) all.push_back(id);
  for (Id id : all) unlink(id);
  return all;
}

bool Tlsf::is_whole(Id id) const {
  const Node& n = nodes_[id];
  return n.piece.free && n.left == none && n.right == none;
}

void Tlsf::remove(Id id) {
  PUMICE_ASSERT(is_whole(id), "a region in use");
  unlink(id);
  spare_.push_back(id);
}

}  // namespace pumice::backends::vulkan
