#include "backends/cpu/profile.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <vector>

#include "base/settings.h"

namespace pumice::backends::cpu {

namespace {

struct Row {
  uint64_t launches = 0, items = 0, shared = 0;
  double total = 0, least = 1e30;
};

struct Table {
  std::mutex mutex;
  std::map<std::string, Row> rows;
};

// Leaked, so that kernels may still run while the process ends.
Table& table() {
  static Table* made = new Table;
  return *made;
}

void write() {
  std::lock_guard lock(table().mutex);
  std::vector<std::pair<std::string, Row>> rows(table().rows.begin(), table().rows.end());
  std::sort(rows.begin(), rows.end(),
            [](const auto& a, const auto& b) { return a.second.total > b.second.total; });
  double all = 0;
  for (const auto& [name, row] : rows) all += row.total;
  std::fprintf(stderr, "%10s %6s %9s %10s %10s %8s  kernel\n", "total ms", "%", "launches",
               "mean us", "least us", "items");
  for (const auto& [name, row] : rows)
    std::fprintf(stderr, "%10.2f %6.1f %9lu %10.2f %10.2f %8lu  %s%s\n", row.total * 1e-6,
                 100 * row.total / all, static_cast<unsigned long>(row.launches),
                 row.total * 1e-3 / double(row.launches), row.least * 1e-3,
                 static_cast<unsigned long>(row.items / row.launches), name.c_str(),
                 row.shared ? "" : " (one thread)");
}

}  // namespace

bool Profile::enabled() {
  static const bool on = [] {
    bool wanted = settings::flag("PUMICE_CPU_PROFILE", false);
    if (wanted) std::atexit(write);
    return wanted;
  }();
  return on;
}

void Profile::add(const std::string& kernel, uint64_t items, double nanoseconds, bool shared) {
  std::lock_guard lock(table().mutex);
  Row& row = table().rows[kernel];
  ++row.launches;
  row.items += items;
  row.shared += shared;
  row.total += nanoseconds;
  row.least = std::min(row.least, nanoseconds);
}

}  // namespace pumice::backends::cpu
