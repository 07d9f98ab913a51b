#pragma once
#include <chrono>
#include <string_view>

// Lines to stderr for those who asked by PUMICE_DEBUG=topic,topic (or all).
namespace pumice {

// One "[topic] text" line when the topic is on. Lines of several threads do not mix.
void trace(std::string_view topic, std::string_view text);

// Traces "text: 1.23 ms" at the end of its scope. Costs nothing when the topic is off.
class TraceSpan {
 public:
  TraceSpan(std::string_view topic, std::string_view text);
  ~TraceSpan();
  TraceSpan(const TraceSpan&) = delete;
  TraceSpan& operator=(const TraceSpan&) = delete;

 private:
  std::string_view topic_, text_;
  bool on_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace pumice
