#include "backends/webgpu/bind_groups.h"

namespace pumice::backends::webgpu {

size_t BindGroups::Hash::operator()(const Key& key) const {
  uint64_t h = key.size();
  for (uint64_t word : key) {
    h = (h ^ word) * 0x9e3779b97f4a7c15u;
    h ^= h >> 29;
  }
  return size_t(h);
}

BindGroups::~BindGroups() {
  for (auto& [key, entry] : entries_) context_.api.BindGroupRelease(entry.group);
}

wg::BindGroup BindGroups::find(const Pipeline& pipeline, std::span<const Bound> bindings) {
  key_.assign(1, pipeline.group.id);
  for (const Bound& b : bindings) key_.insert(key_.end(), {b.block->id, b.offset, b.size});
  auto found = entries_.find(key_);
  if (found != entries_.end()) {
    uses_.splice(uses_.begin(), uses_, found->second.use);
    return found->second.group;
  }
  wg::BindGroup made = make(pipeline, bindings);
  if (!made) return nullptr;
  if (entries_.size() >= capacity) drop_oldest();
  auto at = entries_.emplace(key_, Entry{made, {}}).first;
  uses_.push_front(&at->first);
  at->second.use = uses_.begin();
  return made;
}

wg::BindGroup BindGroups::make(const Pipeline& pipeline, std::span<const Bound> bindings) {
  rows_.assign(bindings.size(), {});
  for (size_t b = 0; b < bindings.size(); ++b) {
    rows_[b].binding = uint32_t(b);
    rows_[b].buffer = bindings[b].block->handle;
    rows_[b].offset = bindings[b].offset;
    rows_[b].size = bindings[b].size;
  }
  wg::BindGroupDescriptor descriptor;
  descriptor.label = wg::view(pipeline.name);
  descriptor.layout = pipeline.group.layout;
  descriptor.count = rows_.size();
  descriptor.entries = rows_.data();
  return context_.api.DeviceCreateBindGroup(context_.device, &descriptor);
}

void BindGroups::drop_oldest() {
  auto at = entries_.find(*uses_.back());
  uses_.pop_back();
  context_.api.BindGroupRelease(at->second.group);
  entries_.erase(at);
}

}  // namespace pumice::backends::webgpu
