#pragma once
#include <cstdint>
#include <list>
#include <span>
#include <unordered_map>
#include <vector>

#include "backends/webgpu/pipeline.h"

namespace pumice::backends::webgpu {

struct Bound {
  Block* block = nullptr;
  uint64_t offset = 0, size = 0;
};

// Bind groups made before, the latest used kept. Used by one queue.
class BindGroups {
 public:
  static constexpr size_t capacity = 4096;

  explicit BindGroups(const Context& context) : context_(context) {}
  ~BindGroups();
  BindGroups(const BindGroups&) = delete;

  // Null when the library gives none; its error goes where uncaptured ones go.
  wg::BindGroup find(const Pipeline& pipeline, std::span<const Bound> bindings);
  size_t size() const { return entries_.size(); }

 private:
  using Key = std::vector<uint64_t>;
  struct Hash {
    size_t operator()(const Key& key) const;
  };
  struct Entry {
    wg::BindGroup group;
    std::list<const Key*>::iterator use;
  };
  wg::BindGroup make(const Pipeline& pipeline, std::span<const Bound> bindings);
  void drop_oldest();

  const Context& context_;
  std::unordered_map<Key, Entry, Hash> entries_;
  std::list<const Key*> uses_;  // latest first
  Key key_;
  std::vector<wg::BindGroupEntry> rows_;
};

}  // namespace pumice::backends::webgpu
