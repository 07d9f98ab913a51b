#include "backends/webgpu/requests.h"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "backends/webgpu/library.h"

namespace pumice::backends::webgpu {

namespace {

// Whose request this thread is in: its end may be that of all.
thread_local const Requests* here = nullptr;

}  // namespace

struct Requests::Table {
  struct Entry {
    Requests* owner;
    std::unique_ptr<Request> request;
  };
  std::mutex mutex;
  uintptr_t last = 0;
  std::map<uintptr_t, Entry> entries;
};

Requests::Table& Requests::table() {
  static auto* made = new Table;
  return *made;
}

wg::Callback<wg::OnDone> Requests::add(std::unique_ptr<Request> request) {
  wg::Callback<wg::OnDone> callback;
  callback.callback = report;
  Table& all = table();
  std::lock_guard lock(all.mutex);
  callback.user1 = reinterpret_cast<void*>(++all.last);
  all.entries.emplace(all.last, Table::Entry{this, std::move(request)});
  return callback;
}

void Requests::report(wg::Status status, wg::StringView message, void* number, void*) {
  Table& all = table();
  Table::Entry entry;
  {
    std::lock_guard lock(all.mutex);
    auto found = all.entries.find(reinterpret_cast<uintptr_t>(number));
    if (found == all.entries.end()) return;
    entry = std::move(found->second);
    all.entries.erase(found);
    ++entry.owner->running_;
  }
  const Requests* before = std::exchange(here, entry.owner);
  entry.request->done(status, text(message));
  entry.request.reset();
  bool alive = here == entry.owner;
  here = before;
  if (!alive) return;
  std::lock_guard lock(all.mutex);
  if (--entry.owner->running_ == 0) entry.owner->ended_.notify_all();
}

void Requests::drop() {
  Table& all = table();
  std::vector<std::unique_ptr<Request>> left;
  std::unique_lock lock(all.mutex);
  for (auto at = all.entries.begin(); at != all.entries.end();) {
    bool own = at->second.owner == this;
    if (own) left.push_back(std::move(at->second.request));
    at = own ? all.entries.erase(at) : std::next(at);
  }
  bool inside = here == this;
  ended_.wait(lock, [&] { return running_ == (inside ? 1 : 0); });
  if (inside) here = nullptr;
  lock.unlock();
}

}  // namespace pumice::backends::webgpu
