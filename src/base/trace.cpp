#include "base/trace.h"

#include <cstdio>

#include "base/settings.h"
#include "base/text.h"

namespace pumice {

namespace {

// One write, so that lines stay whole.
void write_line(std::string_view topic, std::string_view text) {
  std::string line = cat("[", topic, "] ", text, "\n");
  std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace

void trace(std::string_view topic, std::string_view text) {
  if (settings::debug(topic)) write_line(topic, text);
}

TraceSpan::TraceSpan(std::string_view topic, std::string_view text)
    : topic_(topic), text_(text), on_(settings::debug(topic)) {
  if (on_) start_ = std::chrono::steady_clock::now();
}

TraceSpan::~TraceSpan() {
  if (!on_) return;
  std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - start_;
  char number[32];
  std::snprintf(number, sizeof number, "%.2f", ms.count());
  try {
    write_line(topic_, cat(text_, ": ", std::string_view(number), " ms"));
  } catch (...) {  // out of memory: a lost line
  }
}

}  // namespace pumice
