#pragma once
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <string>

#include "backends/webgpu/abi.h"

namespace pumice::backends::webgpu {

// What an asynchronous call of the library reports to, once.
struct Request {
  virtual ~Request() = default;
  virtual void done(wg::Status status, const std::string& message) = 0;
};

// What the library has yet to report. It may do so from any thread, and when all is gone: what it
// gets is a number, which then stands for nothing.
class Requests {
 public:
  Requests() = default;
  Requests(const Requests&) = delete;
  ~Requests() { drop(); }

  // How the library reports to it. Kept until then, or drop().
  wg::Callback<wg::OnDone> add(std::unique_ptr<Request> request);
  // Forgets all, after those that run in other threads.
  void drop();

 private:
  struct Table;
  static Table& table();
  static void report(wg::Status status, wg::StringView message, void* number, void*);

  // Guarded by the table's mutex.
  int running_ = 0;
  std::condition_variable ended_;
};

}  // namespace pumice::backends::webgpu
