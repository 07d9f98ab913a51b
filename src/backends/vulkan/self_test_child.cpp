#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "backends/vulkan/self_test.h"
#include "backends/vulkan/trials.h"
#include "base/text.h"
#include "pumice/error.h"

namespace pumice::backends::vulkan {

namespace {

void say(const std::string& line) {
  std::printf("%s\n", line.c_str());
  std::fflush(stdout);
}

std::string one_line(std::string text) {
  for (char& ch : text)
    if (ch == '\n') ch = ' ';
  return text;
}

// As a driver would.
void simulate(const std::string& fault, Feature feature, std::string& wrong) {
  size_t colon = fault.find(':');
  if (colon == std::string::npos || fault.substr(0, colon) != name(feature)) return;
  std::string what = fault.substr(colon + 1);
  if (what == "crash") std::abort();
  while (what == "hang") ::sleep(1);
  if (what == "wrong") wrong = "simulated";
}

}  // namespace

std::string identity_text(const Capabilities& c) {
  std::string out = cat(int(c.driver_id), "-", c.vendor, "-", c.device, "-", c.driver_version, "-");
  char text[3];
  for (uint8_t byte : c.cache_uuid) {
    std::snprintf(text, sizeof text, "%02x", byte);
    out += text;
  }
  return out;
}

int run_self_test(const SelfTestChild& what) {
  Instance& made = instance();
  if (what.index >= made.devices.size()) return 3;
  VkPhysicalDevice physical = made.devices[what.index];
  Capabilities c = examine(made, physical);
  if (identity_text(c) != what.identity) return 3;
  for (size_t at = 0; at < what.without.size();) {
    size_t end = std::min(what.without.find(',', at), what.without.size());
    if (auto feature = feature_of(what.without.substr(at, end - at)))
      c.turn_off(*feature, "self-test");
    at = end + 1;
  }
  auto begin = [&](Feature feature, const std::string& trial) {
    say(cat("begin ", name(feature), " ", trial));
  };
  // The question alone has crashed drivers.
  if (c.has(Feature::cooperative_matrix) && !what.skip.contains(matrices_asked)) {
    begin(Feature::cooperative_matrix, matrices_asked);
    find_matrices(made, physical, c);
    say("ok");
  } else {
    find_matrices(made, physical, c);
  }
  auto all = trials(c);
  begin(all[0].feature, all[0].name);
  TrialDevice device(made, physical, c);
  for (const Trial& trial : all) {
    if (!trial.basic && what.skip.contains(trial.name)) continue;
    if (!trial.basic) begin(trial.feature, trial.name);
    std::string wrong = device.run(trial, what.seconds);
    if (!trial.basic) simulate(what.fault, trial.feature, wrong);
    say(wrong.empty() ? "ok" : cat("wrong ", one_line(wrong)));
    if (!wrong.empty()) ::_exit(4);
  }
  say("done");
  ::_exit(0);  // drivers that fell over have been seen to hang in their destructors
}

}  // namespace pumice::backends::vulkan
