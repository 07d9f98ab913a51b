#pragma once
#include <stdexcept>
#include <string>
#include <utility>

namespace pumice {

/// Base of every exception Pumice throws. The kinds below say whose fault it is.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The caller's mistake, thrown at the wrong call: `[matmul] inner sizes differ: (4, 3) x (2, 5)`.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// A kernel did not compile on a device. Carries the generated source and the compiler's log.
class CompileError : public Error {
 public:
  CompileError(const std::string& what, std::string source, std::string log)
      : Error(what), source_(std::move(source)), log_(std::move(log)) {}
  const std::string& source() const { return source_; }
  const std::string& log() const { return log_; }

 private:
  std::string source_, log_;
};

/// A driver call failed: the API ("vulkan"), the call ("vkQueueSubmit") and its code.
class DeviceError : public Error {
 public:
  DeviceError(std::string api, std::string call, long code, const std::string& detail)
      : Error("[" + api + "] " + call + " failed (" + std::to_string(code) + ")" +
              (detail.empty() ? "" : ": " + detail)),
        api_(std::move(api)),
        call_(std::move(call)),
        code_(code) {}
  const std::string& api() const { return api_; }
  const std::string& call() const { return call_; }
  long code() const { return code_; }

 private:
  std::string api_, call_;
  long code_;
};

/// A bug in Pumice.
class InternalError : public Error {
 public:
  using Error::Error;
};

}  // namespace pumice
