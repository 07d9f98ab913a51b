#include "engine/plan_cache.h"

namespace pumice::engine {

std::shared_future<PlanRef> PlanCache::find_or_promise(const PlanKey& key,
                                                       std::promise<PlanRef>& promise) {
  std::lock_guard lock(mutex_);
  if (auto at = entries_.find(key); at != entries_.end()) {
    order_.splice(order_.begin(), order_, at->second);
    return at->second->second;
  }
  order_.emplace_front(key, promise.get_future().share());
  entries_[key] = order_.begin();
  if (order_.size() > capacity_) {
    entries_.erase(order_.back().first);
    order_.pop_back();
  }
  return {};
}

void PlanCache::erase(const PlanKey& key) {
  std::lock_guard lock(mutex_);
  if (auto at = entries_.find(key); at != entries_.end()) {
    order_.erase(at->second);
    entries_.erase(at);
  }
}

size_t PlanCache::size() {
  std::lock_guard lock(mutex_);
  return order_.size();
}

}  // namespace pumice::engine
