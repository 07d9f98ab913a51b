#include <pumice/device.h>
#include <pumice/error.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "engine/device.h"

namespace pumice::tool {

const char* const devices_usage =
    "pumice devices [--json | --verbose]\n"
    "  Lists the devices of this machine, and for each unusable one the reason.\n"
    "  --json     for programs\n"
    "  --verbose  also what kernels for each device may use\n";

namespace {

struct Row {
  DeviceInfo info;
  std::vector<DType> dtypes, emulated;
  DeviceMemory memory;
  std::string target;
  std::vector<std::pair<std::string, std::string>> facts;
};

// Opens each usable device; one that fails to open is listed with what it said.
std::vector<Row> probe() {
  std::vector<Row> rows;
  for (const DeviceInfo& info : pumice::devices()) {
    Row row{info, {}, {}, {}, "", {}};
    if (info.usable) try {
        Device opened = device(info.name);
        row.dtypes = opened.native_dtypes();
        for (DType t : opened.dtypes())
          if (!std::ranges::count(row.dtypes, t)) row.emulated.push_back(t);
        row.memory = opened.memory_stats();
        row.target = ir::print(opened.handle()->target());
        row.facts = opened.handle()->describe();
      } catch (const Error& e) {
        row.info.usable = false;
        row.info.reason = e.what();
      }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<std::string> dtype_names(const std::vector<DType>& dtypes) {
  std::vector<std::string> names;
  for (DType dtype : dtypes) names.emplace_back(name(dtype));
  return names;
}

std::string words(const std::vector<DType>& dtypes) {
  std::string text;
  for (const std::string& name : dtype_names(dtypes)) text += " " + name;
  return text;
}

std::string gibibytes(uint64_t bytes) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f GiB", double(bytes) / (1 << 30));
  return text;
}

void print_json(const std::vector<Row>& rows) {
  auto list = nlohmann::ordered_json::array();
  for (const Row& row : rows)
    list.push_back({{"name", row.info.name},
                    {"backend", row.info.backend},
                    {"model", row.info.model},
                    {"driver", row.info.driver},
                    {"software", row.info.software},
                    {"usable", row.info.usable},
                    {"reason", row.info.reason},
                    {"memory_bytes", row.info.memory_bytes},
                    {"budget_bytes", row.memory.budget},
                    {"dtypes", dtype_names(row.dtypes)},
                    {"emulated_dtypes", dtype_names(row.emulated)},
                    {"target", row.target},
                    {"facts", row.facts}});
  // A driver's name may hold anything.
  auto text = list.dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
  std::printf("%s\n", text.c_str());
}

void print_text(const std::vector<Row>& rows, bool verbose) {
  for (const Row& row : rows) {
    const DeviceInfo& info = row.info;
    std::printf("%-12s %s%s%s\n", info.name.c_str(), info.model.c_str(),
                info.driver.empty() ? "" : (", " + info.driver).c_str(),
                info.software ? ", software" : "");
    if (!info.usable) {
      std::printf("             not usable: %s\n", info.reason.c_str());
      continue;
    }
    if (info.memory_bytes) std::printf("             %s", gibibytes(info.memory_bytes).c_str());
    if (info.memory_bytes && row.memory.budget)
      std::printf(", %s free for this process", gibibytes(row.memory.budget).c_str());
    if (info.memory_bytes) std::printf("\n");
    std::printf("             dtypes%s%s%s\n", words(row.dtypes).c_str(),
                row.emulated.empty() ? "" : "; emulated", words(row.emulated).c_str());
    // What is offered and not used is news for everybody.
    for (const auto& [key, value] : row.facts)
      if (verbose || key == "off") std::printf("             %s: %s\n", key.c_str(), value.c_str());
    if (verbose) std::printf("             %s\n", row.target.c_str());
  }
}

}  // namespace

int devices(Arguments arguments) {
  bool json = false, verbose = false;
  for (const std::string& argument : arguments) {
    if (argument == "--json")
      json = true;
    else if (argument == "--verbose")
      verbose = true;
    else
      throw UsageError("[devices] unknown option '" + argument + "'");
  }
  auto rows = probe();
  json ? print_json(rows) : print_text(rows, verbose);
  return 0;
}

}  // namespace pumice::tool
