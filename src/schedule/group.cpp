#include "schedule/group.h"

#include <algorithm>

#include "schedule/graph.h"
#include "schedule/substitute.h"

namespace pumice::schedule {

using namespace ir;

namespace {

// A draft, or several joined, and what decides whether more may join.
struct Group {
  Draft draft;
  std::vector<int> reads, writes;  // values, sorted
  std::vector<bool> before;        // groups that must run earlier
  size_t nodes = 0;                // size of its expressions
  bool reduces = false;
};

bool has(const std::vector<int>& sorted, int x) {
  return std::binary_search(sorted.begin(), sorted.end(), x);
}

void insert(std::vector<int>& sorted, int x) {
  auto at = std::lower_bound(sorted.begin(), sorted.end(), x);
  if (at == sorted.end() || *at != x) sorted.insert(at, x);
}

std::vector<NodeRef> expressions(const Draft& d) {
  std::vector<NodeRef> out;
  for (auto& s : d.stores) {
    out.push_back(s.scalar);
    out.push_back(s.index);
  }
  return out;
}

class Grouping {
 public:
  Grouping(std::vector<Draft>&& drafts, size_t most) : most_buffers_(most) {
    for (auto& d : drafts) add(std::move(d));
  }

  std::vector<Draft> result(const std::function<bool(int)>& needed) {
    drop_unread(needed);
    return in_order();
  }

 private:
  void add(Draft&& d) {
    Group g;
    g.draft = std::move(d);
    for (auto& n : topological_order(expressions(g.draft))) {
      ++g.nodes;
      if (n->op == Op::load) insert(g.reads, int(n->attribute.ints[0]));
      g.reduces = g.reduces || is_reduce(*n);
    }
    for (auto& s : g.draft.stores) insert(g.writes, s.value);
    g.before.assign(groups_.size(), false);
    for (int v : g.reads)
      if (int maker = maker_of(v); maker >= 0) require(g.before, maker);
    int into = g.reduces ? -1 : host_of(g);
    if (into >= 0) {
      join(size_t(into), std::move(g));
      return;
    }
    for (int v : g.writes) set_maker(v, int(groups_.size()));
    groups_.push_back(std::move(g));
  }

  int maker_of(int value) const {
    return size_t(value) < makers_.size() ? makers_[size_t(value)] : -1;
  }
  void set_maker(int value, int group) {
    if (makers_.size() <= size_t(value)) makers_.resize(size_t(value) + 1, -1);
    makers_[size_t(value)] = group;
  }

  void require(std::vector<bool>& before, int group) const {
    if (before.size() <= size_t(group)) before.resize(size_t(group) + 1, false);
    before[size_t(group)] = true;
    auto& more = groups_[size_t(group)].before;
    for (size_t i = 0; i < more.size(); ++i)
      if (more[i]) {
        if (before.size() <= i) before.resize(i + 1, false);
        before[i] = true;
      }
  }

  // The latest group that g may and should join.
  int host_of(const Group& g) const {
    for (size_t i = groups_.size(); i-- > 0;)
      if (suits(groups_[i], int(i), g)) return int(i);
    return -1;
  }

  bool suits(const Group& host, int number, const Group& g) const {
    if (host.draft.outputs != g.draft.outputs) return false;
    if (host.nodes + g.nodes > most_nodes) return false;
    bool consumes = false, shares = false;
    std::vector<int> buffers = host.reads;
    for (int v : host.writes) insert(buffers, v);
    for (int v : g.reads) {
      consumes = consumes || has(host.writes, v);
      shares = shares || has(host.reads, v);
      insert(buffers, v);
      // Nothing that g reads may have to wait for the host.
      int maker = maker_of(v);
      if (maker < 0 || maker == number) continue;
      auto& before = groups_[size_t(maker)].before;
      if (size_t(number) < before.size() && before[size_t(number)]) return false;
    }
    if (buffers.size() + g.writes.size() > most_buffers_) return false;
    if (!consumes && (!shares || host.reduces)) return false;
    return !consumes || reads_in_place(host, g);
  }

  // Each load of what the host writes stands at the host's own index.
  static bool reads_in_place(const Group& host, const Group& g) {
    for (auto& n : topological_order(expressions(g.draft))) {
      if (n->op != Op::load) continue;
      for (auto& s : host.draft.stores)
        if (s.value == n->attribute.ints[0] && (n->operand(0) != s.index || n->operands.size() > 1))
          return false;
    }
    return true;
  }

  void join(size_t into, Group&& g) {
    Group& host = groups_[into];
    host.nodes += g.nodes;
    Substitution forward;
    for (auto& n : topological_order(expressions(g.draft))) {
      if (n->op != Op::load) continue;
      for (auto& s : host.draft.stores)
        if (s.value == n->attribute.ints[0]) forward.put(n, s.scalar);
    }
    for (auto& s : g.draft.stores) {
      host.draft.stores.push_back({s.value, s.index, forward(s.scalar)});
      insert(host.writes, s.value);
      set_maker(s.value, int(into));
    }
    for (int v : g.reads)
      if (!has(host.writes, v)) insert(host.reads, v);
    std::vector<bool> more = std::move(g.before);
    if (more.size() > into) more[into] = false;
    // Whoever waits for the host now waits for what g needed.
    for (size_t i = 0; i < groups_.size(); ++i) {
      auto& before = groups_[i].before;
      if (i != into && (before.size() <= into || !before[into])) continue;
      if (before.size() < more.size()) before.resize(more.size(), false);
      for (size_t k = 0; k < more.size(); ++k)
        if (more[k]) before[k] = true;
    }
  }

  void drop_unread(const std::function<bool(int)>& needed) {
    std::vector<bool> read(makers_.size(), false);
    for (auto& g : groups_)
      for (int v : g.reads)
        if (size_t(v) < read.size()) read[size_t(v)] = true;
    for (auto& g : groups_)
      std::erase_if(g.draft.stores,
                    [&](auto& s) { return !read[size_t(s.value)] && !needed(s.value); });
  }

  // Groups may have come to wait for later ones; depth first puts makers before readers.
  std::vector<Draft> in_order() {
    std::vector<Draft> out;
    std::vector<int> state(groups_.size(), 0);
    for (size_t i = 0; i < groups_.size(); ++i) {
      std::vector<size_t> stack{i};
      while (!stack.empty()) {
        size_t at = stack.back();
        if (state[at] == 0) {
          state[at] = 1;
          for (int v : groups_[at].reads)
            if (int m = maker_of(v); m >= 0 && state[size_t(m)] == 0) stack.push_back(size_t(m));
          if (stack.back() != at) continue;
        }
        stack.pop_back();
        if (state[at] == 2) continue;
        state[at] = 2;
        if (!groups_[at].draft.stores.empty()) out.push_back(std::move(groups_[at].draft));
      }
    }
    return out;
  }

  const size_t most_buffers_;
  std::vector<Group> groups_;
  std::vector<int> makers_;  // group by value
};

}  // namespace

std::vector<Draft> group(std::vector<Draft> drafts, const std::function<bool(int)>& needed,
                         size_t most) {
  return Grouping(std::move(drafts), most).result(needed);
}

}  // namespace pumice::schedule
